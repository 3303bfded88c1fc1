// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { afterEach, expect, it } from 'vitest';
import { embedPastedVideos } from './embed-videos';
import { richTextExtensions, richTextInputRuleOptions } from './extensions';
import { parsePastedPlainText } from './paste-plain-text';
import { convertEditorDocumentToMarkdown } from './to-markdown';

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

function openEditor(): Editor {
  editor = new Editor({
    element: document.createElement('div'),
    extensions: richTextExtensions,
    ...richTextInputRuleOptions,
    editorProps: {
      clipboardTextParser: parsePastedPlainText,
      transformPasted: (slice, view) => embedPastedVideos(slice, view.state),
    },
  });
  return editor;
}

/** Types text as a keyboard does, because the input rules read each letter. Returns the Markdown. */
function typeText(text: string): string {
  const { view } = openEditor();
  for (const letter of text) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter, from, to);
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert)))
      view.dispatch(insert());
  }
  return convertEditorDocumentToMarkdown(view.state.doc);
}

/** Pastes plain text. Returns the Markdown. */
function pasteText(text: string): string {
  const { view } = openEditor();
  const getData = (type: string) => (type === 'text/plain' ? text : '');
  view.dom.dispatchEvent(Object.assign(new Event('paste'), { clipboardData: { getData } }));
  return convertEditorDocumentToMarkdown(view.state.doc);
}

const literalLines = [
  ['16 * 9 et 4 * 3', '16 \\* 9 et 4 \\* 3'],
  ['HT * hors taxes * voir notes', 'HT \\* hors taxes \\* voir notes'],
  ['* hors taxes', '\\* hors taxes'],
  ['**Un** et _deux_', '\\*\\*Un\\*\\* et \\_deux\\_'],
  ['__init__', '\\_\\_init\\_\\_'],
  ['un `mot` ', 'un \\`mot\\`'],
  ['1998. Une année', '1998\\. Une année'],
  ['- 18 ans', '\\- 18 ans'],
  ['-18 ans', '-18 ans'],
  ['#un', '\\#un'],
  ['---', '\\---'],
] as const;

it.each(literalLines)('keeps the typed line %s as plain text', (text, markdown) => {
  expect(typeText(text)).toBe(markdown);
});

it.each(literalLines)('keeps the pasted line %s as plain text', (text, markdown) => {
  expect(pasteText(text)).toBe(markdown);
});

it.each([
  ['- Un', '- Un'],
  ['1. Un', '1. Un'],
  ['## Un', '## Un'],
  ['> Un', '> Un'],
])('formats the typed line %s', (text, markdown) => {
  expect(typeText(text)).toBe(markdown);
});

it.each([
  ['- Un\n- Deux\n\nTrois', '- Un\n- Deux\n\nTrois'],
  ['• Un\n• Deux', '- Un\n- Deux'],
  ['1. Un\n2. Deux\n3. Trois', '1. Un\n2. Deux\n3. Trois'],
  ['# Titre\n\nUn\n## Partie\nDeux', '## Titre\n\nUn\n\n### Partie\n\nDeux'],
  ['Tarifs :\n- Une place\n- 18 ans et moins', 'Tarifs :\n\n- Une place\n- 18 ans et moins'],
  ['- <b>16 * 9</b>', '- \\<b>16 \\* 9\\</b>'],
])('keeps the lists and headings of the pasted plain text %j', (text, markdown) => {
  expect(pasteText(text)).toBe(markdown);
});

it('leaves a paste without formatting to ProseMirror', () => {
  const { view } = openEditor();
  expect(parsePastedPlainText('- Un', view.state.selection.$from, true, view)).toBe(null);
});

it('turns a pasted video address alone on its line into a video', () => {
  const { view } = openEditor();
  const paste = new Event('paste') as ClipboardEvent;
  const insertText = (text: string) =>
    // `false`: the text does not take the marks of the text before it.
    view.dispatch(view.state.tr.replaceSelectionWith(view.state.schema.text(text), false));
  view.pasteText(' https://youtu.be/abcdefghijk ', paste);
  insertText('Voir ');
  view.pasteText('https://vimeo.com/123456789', paste);
  insertText(' aussi.');
  editor?.commands.enter();
  view.pasteText('Un\nhttps://dai.ly/x8abcde\nDeux', paste);
  view.pasteHTML(
    '<p>Trois</p><p><a href="https://vimeo.com/987654321?share=copy">Le tournage</a></p>',
    paste,
  );
  insertText('Fin.');
  expect(view.state.doc.children.filter(({ type }) => type.name === 'video')).toHaveLength(3);
  expect(convertEditorDocumentToMarkdown(view.state.doc).split('\n\n')).toEqual([
    '<https://youtu.be/abcdefghijk>',
    'Voir <https://vimeo.com/123456789> aussi.',
    'Un',
    '<https://dai.ly/x8abcde>',
    'DeuxTrois',
    '[Le tournage](https://vimeo.com/987654321?share=copy)',
    'Fin.',
  ]);
});

it.each(['https://vimeo.com/123456789', 'vimeo.com/123456789', 'vimeo.com/1234…', 'vimeo.com/1234...'])(
  'gives no title to a pasted video whose link shows its address %s',
  (text) => {
    const { view } = openEditor();
    view.pasteHTML(
      `<p><a href="https://vimeo.com/123456789">${text}</a></p>`,
      new Event('paste') as ClipboardEvent,
    );
    expect(convertEditorDocumentToMarkdown(view.state.doc)).toBe('<https://vimeo.com/123456789>');
  },
);
