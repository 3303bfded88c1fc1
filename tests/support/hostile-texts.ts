import fc from 'fast-check';
import { type ArticleRow, emptyArticleRow } from '@/site/data/article';

const repeat = (part: string) => (length: number) => part.repeat(Math.ceil(length / part.length));

/** Returns a function that surrounds the words with as many `before` and `after` parts as the length allows. */
const surround = (before: string, words: string, after: string) => (length: number) => {
  const times = Math.floor(length / (before.length + after.length));
  return before.repeat(times) + words + after.repeat(times);
};

const repeatLines = (line: (index: number) => string) => (length: number) => {
  let text = '';
  for (let index = 0; text.length < length; index += 1) text += `${line(index)}\n`;
  return text;
};

const buildTable = (countColumns: (length: number) => number) => (length: number) => {
  const width = Math.max(1, Math.floor(countColumns(length)));
  const row = (cell: string) => `${`|${cell}`.repeat(width)}|\n`;
  return row('a') + row('-') + repeatLines(() => row('b').trim())(length);
};

/**
 * Functions that return a text of any length. Each repeats one construct, whose cost or depth may grow faster
 * than the text.
 */
export const hostileMarkdownBuilders: Readonly<Record<string, (length: number) => string>> = {
  'lists on one line': (length) => `${repeat('- ')(length)}x`,
  'numbers on one line': (length) => `${repeat('1. ')(length)}x`,
  quotes: repeat('>'),
  'quotes and lists': (length) => `${repeat('> - ')(length)}x`,
  'indented lists': repeatLines((index) => `${' '.repeat(2 * index)}- a`),
  'indented lists in a quote': repeatLines((index) => `> ${' '.repeat(2 * index)}- a`),
  'indented numbers': repeatLines((index) => `${' '.repeat(3 * index)}1. a`),
  'lists indented by tabs': repeatLines((index) => `${'\t'.repeat(index)}- a`),
  'lists of twenty levels': repeatLines((index) => `${' '.repeat(2 * (index % 19))}- a`),
  'quotes of twenty levels': repeatLines(() => `${'> '.repeat(19)}a`),
  'opening brackets': repeat('['),
  'closing brackets': repeat(']'),
  'opening pictures': repeat('!['),
  'pictures in pictures': surround('![', 'a', '](b)'),
  'links in links': surround('[', 'a', '](b)'),
  'links without an end': repeat('[a]('),
  'addresses without an end': repeat('[a](<b'),
  'titles without an end': repeat('[a](b "'),
  'parentheses in an address': (length) => `[a](${repeat('(')(length)}`,
  links: repeat('[a](b) '),
  references: (length) => `${repeat('[a] ')(length)}\n\n[a]: b`,
  'references to a long address': (length) =>
    `[a]: /${'b'.repeat(length / 2)}\n\n${repeat('[a]\n\n')(length / 2)}`,
  definitions: repeatLines((index) => `[a${index}]: b`),
  'definitions without an end': repeat('[a]: b "\n'),
  asterisks: repeat('*'),
  'asterisks before words': repeat('*a '),
  'asterisks after words': repeat('a* '),
  'asterisks within words': repeat('a*b*'),
  emphasis: repeat('*a* '),
  'emphasis in emphasis': surround('*', 'a', '*'),
  'both kinds of emphasis in each other': surround('*_', 'a', '_*'),
  'strong within emphasis': surround('*a **b ', 'c', '** d*'),
  'emphasis that never closes': repeat('*a_ '),
  'emphasis of unequal ends': repeat('a**b_c* '),
  'backticks of growing number': repeatLines((index) => '`'.repeat(index + 1)),
  'backticks of unequal number': repeat('``a` '),
  'tables of many columns': buildTable((length) => length / 4),
  'tables of many rows': buildTable(() => 2),
  'tables of many cells': buildTable((length) => Math.sqrt(length / 2)),
  'tables of short rows': (length) =>
    `${'|a'.repeat(length / 8)}|\n${'|-'.repeat(length / 8)}|\n${repeat('|\n')(length / 2)}`,
  'tables without a row': repeat('|a|\n|:-|\n\n'),
  bars: repeat('|'),
  'bars on lines': repeat('a|\n'),
  entities: repeat('&amp;'),
  'entities without an end': repeat('&'),
  'opening tags': repeat('<'),
  'opening tags before a word': (length) => `${'<'.repeat(length - 1)}a`,
  'attributes without an end': repeat('<a b="'),
  comments: repeat('<!-- '),
  instructions: repeat('a <?'),
  'character data': repeat('a <![CDATA['),
  addresses: repeat('<http://a'),
  'mail addresses': repeat('<a@'),
  'one word': repeat('a'),
  words: repeat('abc '),
  lines: repeat('a\n'),
  'lines that end in a break': repeat('a  \n'),
  paragraphs: repeat('a\n\n'),
  blanks: (length) => `a${' '.repeat(length)}b`,
  'blanks and non-breaking spaces': (length) => `« ${repeat('\u00a0 ')(length)}b`,
  'blank lines': repeat('\n'),
  backslashes: repeat('\\'),
  items: repeat('- a\n'),
  'empty items': repeat('-\n'),
  'items after blank lines': repeat('- a\n\n'),
  'items of two lists': repeat('- a\n* b\n'),
  headings: repeat('# a\n'),
  'number signs': (length) => `# a ${repeat('#')(length)}b`,
  'underlined headings': repeat('a\n=\n'),
  'underlined headings after many paragraphs': (length) =>
    `${repeat('a\n\n')(length)}${'a\n=\n\n'.repeat(99)}`,
  rules: repeat('---\n'),
  fences: repeat('```\n'),
  'fences in items': repeat('- ```\n'),
  'a quote with continuation lines': (length) => `> a\n${repeat('b\n')(length)}`,
  'indented code': repeat('    a\n'),
  'French punctuation': repeat('a !? : « b » ; '),
  'guillemets without an end': repeat('«'),
  ellipses: repeat('a...'),
  'links without an address': repeat('[a]( '),
  'brackets with schemes': repeat('](https:'),
  'empty addresses before a word': (length) => `${'](#'.repeat(length / 3 - 1)}a`,
};

/**
 * Characters that break parsers, XML or a line: control characters, lone surrogates, direction marks, unusual
 * spaces, emoji, unusual letters.
 */
export const oddCharacters = [
  '\u0000',
  '\u0001',
  '\u0007',
  '\u0008',
  '\u000b',
  '\u000c',
  '\u000d',
  '\u001b',
  '\u001f',
  '\u007f',
  '\u0085',
  '\ud800',
  '\udfff',
  '\ufffe',
  '\uffff',
  '\ufffd',
  '\ufeff',
  '\u200b',
  '\u200d',
  '\u200f',
  '\u2028',
  '\u2029',
  '\u202a',
  '\u202e',
  '\u2066',
  '\u2069',
  '\u0301'.repeat(30),
  '\u00a0',
  '\u202f',
  '😀',
  '👩‍👩‍👧',
  'ﷺ',
  'İ',
  'ß',
  '𝒳',
];

const markupParts = [
  '<',
  '>',
  '&',
  '"',
  "'",
  '</script>',
  '<!--',
  ']]>',
  '{',
  '}',
  '\\',
  '\n',
  '\r\n',
  '\t',
  ' ',
  'à',
  'É',
];

const oddPart = fc.oneof(
  fc.constantFrom(...oddCharacters),
  fc.constantFrom(...markupParts),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
);

/** Generates hostile titles, names and addresses. */
export const hostileLineArbitrary: fc.Arbitrary<string> = fc
  .array(oddPart, { minLength: 1, maxLength: 12 })
  .map((parts) => parts.join(''));

const markdownPart = fc.oneof(
  fc
    .tuple(fc.constantFrom(...Object.values(hostileMarkdownBuilders)), fc.integer({ min: 1, max: 300 }))
    .map(([createText, length]) => createText(length)),
  fc.constantFrom(
    '- ',
    '> ',
    '1. ',
    '# ',
    '**',
    '*',
    '_',
    '`',
    '![',
    '](',
    '[',
    ']',
    ')',
    '|',
    '|-|-|\n',
    '\n\n',
    '  \n',
  ),
  fc.constantFrom(
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    '![a](/b.jpg "c")',
    '[a](b "bouton")',
    '[a]: b\n',
  ),
  hostileLineArbitrary,
);

/** Generates Markdown that is deep, wide or odd, or all three. Some texts exceed the limits. */
export const hostileMarkdownArbitrary: fc.Arbitrary<string> = fc
  .array(markdownPart, { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join('').slice(0, 200_000));

const hostileTerm = fc.record({ slug: fc.constant('a'), name: hostileLineArbitrary });

/** Generates texts as the database stores them, with a hostile value in each field that staff type. */
export const hostileArticleArbitrary: fc.Arbitrary<ArticleRow> = fc
  .record({
    id: fc.uuid(),
    slug: fc.stringMatching(/^[a-z0-9]{1,9}$/),
    title: hostileLineArbitrary,
    excerpt: fc.oneof(hostileLineArbitrary, fc.constant('')),
    content: hostileMarkdownArbitrary,
    content_type: fc.constantFrom('article' as const, 'news' as const, 'page' as const),
    pinned: fc.boolean(),
    category: fc.option(hostileTerm.map((term) => ({ ...term, parent: null }))),
    tags: fc.array(hostileTerm, { maxLength: 3 }),
    seo_title: fc.oneof(hostileLineArbitrary, fc.constant('')),
    seo_description: fc.oneof(hostileLineArbitrary, fc.constant('')),
    byline: fc.oneof(hostileLineArbitrary, fc.constant('')),
  })
  .map((fields) => ({ ...emptyArticleRow, first_published_at: '2026-11-20T08:00:00+00:00', ...fields }));

/** Number of texts that a test tries; `FUZZ_RUNS` raises it. */
export const fuzzRunCount = Number(process.env.FUZZ_RUNS ?? 100);
