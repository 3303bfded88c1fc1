import { getSchema, type JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { richTextExtensions } from './extensions';
import { toEditorDocument } from './from-markdown';
import { PICTURE_PLACEHOLDER_PREFIX } from './paste';
import { convertEditorDocumentToMarkdown } from './to-markdown';

const schema = getSchema(richTextExtensions);

const toMark = (type: string) =>
  type === 'link' ? { type, attrs: { href: '/contact', title: '' } } : { type };

const text = (words: string, ...marks: string[]): JSONContent => ({
  type: 'text',
  text: words,
  marks: marks.map(toMark),
});
const bold = (words: string) => text(words, 'bold');
const lineBreak: JSONContent = { type: 'hardBreak' };
const boldBreak: JSONContent = { ...lineBreak, marks: [{ type: 'bold' }] };
const paragraph = (...content: JSONContent[]): JSONContent => ({ type: 'paragraph', content });
const table = (...cells: JSONContent[][]): JSONContent => ({
  type: 'table',
  content: ['tableHeader', 'tableCell'].map((type) => ({
    type: 'tableRow',
    content: cells.map((content) => ({ type, content: [paragraph(...content)] })),
  })),
});

const saveToMarkdown = (...content: JSONContent[]): string =>
  convertEditorDocumentToMarkdown(schema.nodeFromJSON({ type: 'doc', content }));

const openMarkdown = (markdown: string) => schema.nodeFromJSON(toEditorDocument(markdown));

/** Returns the paragraph after a save, with adjacent texts of equal marks joined. */
function saveParagraph(...content: JSONContent[]): JSONContent | undefined {
  return openMarkdown(saveToMarkdown(paragraph(...content))).toJSON().content[0];
}

const toParagraph = (...content: JSONContent[]): JSONContent =>
  schema.nodeFromJSON(paragraph(...content)).toJSON();

/** Lines with characters that have a meaning in Markdown. */
const plainLines = [
  '16 * 9 et 4 * 3',
  'HT * hors taxes * voir notes',
  '* hors taxes',
  '__init__',
  '1998. Une année',
  '- 18 ans',
  '# 1 des ventes',
  '> 18 ans',
  '~~ environ ~~',
  '[note] (voir)',
  'a | b',
  'R&D &amp; <b>',
];

/** Name, content, and the content after a save when it differs. */
it.each<[string, JSONContent[], JSONContent[]?]>([
  ['bold before «', [text('dit '), bold('« non »'), text('hier')]],
  ['bold inside « »', [text('«\u00a0'), bold('non'), text('\u00a0»')]],
  ['bold beside «', [text('dit«'), bold('non'), text('»hier')]],
  ['bold colon', [text('Note'), bold(' :'), text('suite')], [text('Note '), bold(':'), text('suite')]],
  ['bold before a colon', [bold('Note'), text(' : suite')]],
  ['bold with a colon', [bold('Note :'), text(' suite')]],
  ['bold with a colon before a letter', [bold('Note :'), text('suite')]],
  [
    'a non-breaking space at the end of bold',
    [bold('Note\u00a0'), text('suite')],
    [bold('Note'), text('\u00a0suite')],
  ],
  [
    'a break at the end of bold',
    [bold('Note'), boldBreak, text('suite')],
    [bold('Note'), lineBreak, text('suite')],
  ],
  ['a break at the start of bold', [text('a'), boldBreak, bold('b')], [text('a'), lineBreak, bold('b')]],
  ['a break inside bold', [bold('a'), boldBreak, bold('b')]],
  [
    'a blank before a break',
    [bold('a '), boldBreak, text('b')],
    [bold('a'), text(' '), lineBreak, text('b')],
  ],
  ['bold beside an emoji', [text('a'), bold('🎉'), text('b')]],
])('saves %s', (_, content, savedContent = content) => {
  expect(saveParagraph(...content)).toEqual(toParagraph(...savedContent));
});

it('keeps the line breaks of a table cell', () => {
  const lines = [bold('Un'), boldBreak, text('deux | trois'), lineBreak, lineBreak, text('quatre')];
  const markdown = saveToMarkdown(table(lines, [text('b')]));
  expect(markdown).toBe(
    ['**Un**<br>deux \\| trois<br><br>quatre', '**Un**<br>deux \\| trois<br><br>quatre']
      .map((cell) => `| ${cell} | b |`)
      .join('\n| - | - |\n'),
  );
  expect(saveToMarkdown(...(openMarkdown(markdown).toJSON().content as JSONContent[]))).toBe(markdown);
});

const words = fc
  .array(
    fc.constantFrom(
      ...plainLines,
      '«',
      '»',
      '« non »',
      ':',
      ' :',
      '\u00a0',
      ' ',
      'mot',
      '*',
      '_',
      '<br>',
      '\\',
      '’',
      '1.',
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join(''));
const marks = fc.subarray(['bold', 'italic', 'link']);
const line = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.tuple(words, marks).map(([one, types]) => text(one, ...types)) },
    { weight: 1, arbitrary: marks.map((types) => ({ ...lineBreak, marks: types.map(toMark) })) },
  ),
  { minLength: 1, maxLength: 6 },
);
const block = fc.oneof(
  line.map((content) => paragraph(...content)),
  line.map((content): JSONContent => ({ type: 'heading', attrs: { level: 3 }, content })),
  line.map((content): JSONContent => ({ type: 'blockquote', content: [paragraph(...content)] })),
  line.map(
    (content): JSONContent => ({
      type: 'orderedList',
      attrs: { start: 3 },
      content: [{ type: 'listItem', content: [paragraph(...content)] }],
    }),
  ),
  fc.tuple(line, line).map(([one, other]) => table(one, other)),
);

it('keeps all letters, and writes equal Markdown at a second save', () => {
  const getLetters = (document: Node) => document.textContent.replaceAll(/\s/g, '');
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 3 }), (content) => {
      const markdown = saveToMarkdown(...content);
      const savedDocument = openMarkdown(markdown);
      expect(convertEditorDocumentToMarkdown(savedDocument)).toBe(markdown);
      expect(getLetters(savedDocument)).toBe(getLetters(schema.nodeFromJSON({ type: 'doc', content })));
    }),
    { numRuns: 400, seed: 46 },
  );
});

it('omits a picture from the Markdown until its upload', () => {
  const src = `${PICTURE_PLACEHOLDER_PREFIX}0`;
  expect(saveToMarkdown(paragraph(text('Un mot')), { type: 'figure', attrs: { src } })).toBe('Un mot');
});
