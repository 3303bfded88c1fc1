import { getSchema, type JSONContent } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ArticleTextView } from '@/shared/article/article-text-view';
import { parseArticleText } from '@/shared/article/parsed-article';
import { readDefaultArticles } from '../../../../../build/read-articles.ts';
import { richTextExtensions } from './extensions';
import { toEditorDocument } from './from-markdown';
import { convertEditorDocumentToMarkdown } from './to-markdown';

const schema = getSchema(richTextExtensions);

/** Returns the document of the editor. Throws when the schema refuses it. */
function openInEditor(markdown: string) {
  const document = schema.nodeFromJSON(toEditorDocument(markdown));
  document.check();
  return document;
}

/** Splits text into words. Ignores whether blanks are bold and whether lists have blank lines. */
function splitIntoWords({ text, marks, content, ...node }: JSONContent): JSONContent {
  if (node.attrs?.spread !== undefined) node.attrs = { ...node.attrs, spread: false };
  if (text === undefined)
    return {
      ...node,
      marks,
      content: content?.flatMap((child) =>
        child.text === undefined ? [splitIntoWords(child)] : (splitIntoWords(child).content ?? []),
      ),
    };
  const isCode = marks?.some(({ type }) => type === 'code');
  return {
    content: text
      .split(/(\s+)/)
      .filter(Boolean)
      .map((word) => ({
        text: word,
        marks: word.trim() || isCode ? marks : marks?.filter(({ type }) => type === 'link'),
      })),
  };
}

/** Returns the rendered text. Ignores paragraphs and marks, which the comparison of documents covers. */
function renderText(markdown: string) {
  const page = renderToStaticMarkup(
    createElement(ArticleTextView, { lead: '', body: parseArticleText(markdown).body }),
  );
  return page
    .replace(/^<div class="[^"]*">/, '')
    .replaceAll(/<\/?(?:strong|em|p)>/g, '')
    .replaceAll(/\s+/g, ' ');
}

const word = fc.constantFrom(
  'Abidjan',
  'l’été',
  'a_b_c',
  '2*3*4',
  '1. fin',
  '[x]',
  '#',
  '<b>',
  '&amp;',
  'a|b',
  '> 1',
  '- x',
  '`',
  'https://youtu.be/abcdefghijk',
  '!',
  '~~',
  '\\',
  'fin.',
);
const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((list) => list.join(' '));
const address = fc.constantFrom(
  '/contact',
  'https://exemple.com/a_b?c=(d)&e=%20',
  '#partie-1',
  'mailto:a@exemple.com',
  '/a b',
  '',
);
const caption = fc.constantFrom('', 'Le studio', 'Une "vue" d’Abidjan', 'a (b)');
const formatTarget = (url: string, title: string) =>
  `<${url}>${title ? ` "${title.replaceAll('"', '\\"')}"` : ''}`;
const picture = fc
  .tuple(words, address, caption)
  .map(([alt, url, title]) => `![${alt.replaceAll(/[[\]`<\\]/g, '')}](${formatTarget(url, title)})`);

/** Text of a link. It contains no link, because Markdown does not allow one inside another. */
const label = fc.constantFrom('un lien', '**gras**', 'du `code`', '*a* **b**', 'a\\]b', '![vue](/v.png)');

const inline: fc.Arbitrary<string> = fc.letrec<{ inline: string; node: string }>((tie) => ({
  inline: fc.array(tie('node'), { minLength: 1, maxLength: 4 }).map((list) => list.join(' ')),
  node: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    words,
    words.map((text) => text.replaceAll(/([\\`*_[\]<>#|!~&-])/g, '\\$1')),
    tie('inline').map((text) => `**${text}**`),
    tie('inline').map((text) => `*${text}*`),
    tie('inline').map((text) => `_${text}_`),
    fc.tuple(label, address, caption).map(([text, url, title]) => `[${text}](${formatTarget(url, title)})`),
    words.map((text) => `\`\` ${text} \`\``),
    picture,
    words.map((text) => `${text}  \nsuite`),
    words.map((text) => `${text}\\\nsuite`),
    fc.constantFrom(
      'un<b>deux</b>',
      '[note][1]',
      '![vue][1]',
      '<https://exemple.com/a_b>',
      'mot**gras**mot',
      'mot*pen*ché',
      '**a***b*',
      '*a***b**c',
    ),
  ),
})).inline;

const indentLines = (text: string, indentation: string) => text.replaceAll(/\n(?!\n|$)/g, `\n${indentation}`);

const blocks: fc.Arbitrary<string> = fc.letrec<{ block: string; blocks: string }>((tie) => ({
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 2 }).map((list) => list.join('\n\n')),
  block: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    inline,
    fc.tuple(fc.integer({ min: 1, max: 6 }), words).map(([depth, text]) => `${'#'.repeat(depth)} ${text}`),
    picture,
    fc.array(picture, { minLength: 2, maxLength: 4 }).map((list) => list.join('\n')),
    fc.constantFrom(
      '---',
      '<https://vimeo.com/123456789>',
      '[Le film](https://youtu.be/abcdefghijk)',
      '[![Affiche](/p.jpg)](https://dai.ly/x8abcde)',
      '[Nous *écrire*](/contact "bouton")',
      '<div class="x">\nbrut\n</div>',
      '    du code\n\n      en retrait',
      '1) un\n2) deux\n\n\n1) trois',
      '- a\n- b\n\n* c',
      '1. a\n   1. b\n\n      c\n2. d',
      '- \n- b',
    ),
    fc
      .tuple(words, fc.constantFrom('', 'js', 'js meta'))
      .map(([text, info]) => `\`\`\`\`${info}\n${text}\n\n${text}\n\`\`\`\``),
    tie('blocks').map((text) => `> ${text.replaceAll('\n', '\n> ')}`),
    fc
      .array(tie('blocks'), { minLength: 1, maxLength: 2 })
      .map((items) => items.map((item) => `- ${indentLines(item, '  ')}`).join('\n')),
    fc
      .tuple(fc.integer({ min: 0, max: 12 }), fc.array(tie('blocks'), { minLength: 1, maxLength: 2 }))
      .map(([start, items]) =>
        items.map((item, index) => `${start + index}. ${indentLines(item, '    ')}`).join('\n\n'),
      ),
    fc.array(fc.tuple(words, words), { minLength: 2, maxLength: 4 }).map(([head, ...rows]) => {
      const formatRow = (cells: string[]) =>
        `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
      return [formatRow(head ?? []), '| :-- | --: |', ...rows.map(formatRow)].join('\n');
    }),
  ),
})).blocks;

const markdownText = fc
  .array(blocks, { minLength: 1, maxLength: 3 })
  .map((list) => `${list.join('\n\n')}\n\n[1]: /note "Une note"`);

function expectLosslessRoundTrip(markdown: string) {
  const document = openInEditor(markdown);
  const savedMarkdown = convertEditorDocumentToMarkdown(document);
  expect(renderText(savedMarkdown)).toBe(renderText(markdown));
  expect(splitIntoWords(openInEditor(savedMarkdown).toJSON())).toEqual(splitIntoWords(document.toJSON()));
}

it('keeps a whole text from Markdown to the editor and back', () => {
  // A fixed seed makes a failure reproducible.
  fc.assert(fc.property(markdownText, expectLosslessRoundTrip), { numRuns: 250, seed: 16 });
});

it.each(readDefaultArticles().map(({ slug, content }) => [slug, content]))(
  'keeps the Markdown of the default article %s exactly',
  (_slug, markdown) => {
    expect(convertEditorDocumentToMarkdown(openInEditor(markdown))).toBe(markdown);
  },
);

it('writes a changed document like a new document with the same content', () => {
  const markdown = '# Un\n\nDeux\n\n- trois\n\nquatre\n\n> cinq';
  const originalDocument = openInEditor(markdown);
  // Fills the cache with the unchanged blocks.
  convertEditorDocumentToMarkdown(originalDocument);
  const { tr } = EditorState.create({ doc: originalDocument });
  const transaction = tr
    .insertText(' *bis*', tr.doc.child(0).nodeSize + 1)
    .delete(0, tr.doc.child(0).nodeSize)
    .setNodeMarkup(0, schema.nodes.heading, { level: 3 });
  const newDocument = schema.nodeFromJSON(transaction.doc.toJSON());
  expect(convertEditorDocumentToMarkdown(transaction.doc)).toBe(convertEditorDocumentToMarkdown(newDocument));
  expect(convertEditorDocumentToMarkdown(transaction.doc)).toBe(
    '### \\*bis\\*Deux\n\n- trois\n\nquatre\n\n> cinq',
  );
});
