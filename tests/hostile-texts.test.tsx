import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import {
  hasEmptyLink,
  lintContent,
  listLinkedContentPaths,
  parseContentText,
} from '@/admin/features/content/content-lint';
import { newContentValues } from '@/admin/features/content/content-schema';
import { toEditorDocument } from '@/admin/features/content/rich/from-markdown';
import { toCsvCell } from '@/admin/lib/csv';
import { renderFeed } from '@/app/feed';
import { escapeXml, renderJsonLdScript } from '@/app/markup';
import { createSearchIndex } from '@/app/search-index';
import { createSiteSnapshot } from '@/app/snapshot';
import { defaultSettings } from '@/copy/site-settings';
import { createArticleStructuredData } from '@/copy/structured-data';
import { ArticleTextView } from '@/shared/article/article-text-view';
import { getPageTitleAndDescription } from '@/shared/article/head';
import { parseMarkdown } from '@/shared/article/markdown';
import { parseArticleText } from '@/shared/article/parsed-article';
import { summarizeMarkdown } from '@/shared/article/summary';
import { isUnreadableMarkdownError } from '@/shared/article/unreadable-text';
import { getContentPath } from '@/shared/lib/content-path';
import { applyFrenchTypography } from '@/shared/lib/french-typography';
import { matchesSearchQuery } from '@/shared/lib/search-text';
import { type ArticleRow, typesetArticleRow } from '@/site/data/article';
import {
  type ExceededMarkdownLimit,
  findExceededMarkdownLimit,
  markdownLimits,
} from '../supabase/functions/_shared/markdown-limits';
import {
  cleanEmail,
  cleanText,
  isolateRightToLeftName,
  removeControlCharacters,
  removeControlCharactersFromJson,
} from '../supabase/functions/_shared/plain-text';
import {
  fuzzRunCount,
  hostileArticleArbitrary,
  hostileMarkdownArbitrary,
  hostileMarkdownBuilders,
  oddCharacters,
} from './support/hostile-texts';
import { findHtmlFaults, findXmlError } from './support/markup-faults';
import { createTestSiteSnapshot } from './support/test-site-snapshot';

const fuzzOptions = { numRuns: fuzzRunCount, seed: 42 };

/** Returns a snapshot of these texts. The feed needs no Markdown. */
const createFeedSnapshot = (texts: readonly ArticleRow[]) =>
  createSiteSnapshot({
    records: {
      texts: texts.map((row) => ({ ...row, body: [], headings: [], head: { title: '', description: '' } })),
      guide: [],
      readAt: 0,
    },
    collections: {},
    covers: {},
    defaultArticles: [],
    redirects: [],
  });

/** Returns the depth of a tree, without recursion. */
function measureDepth(tree: Nodes): number {
  let depth = 0;
  for (let level: Nodes[] = [tree]; level.length > 0; depth += 1)
    level = level.flatMap((node) => ('children' in node ? (node.children as Nodes[]) : []));
  return depth;
}

/** Maximum depth for recursive functions: nested lists, their items, and the content of a line. */
const MAX_DEPTH = 2 * markdownLimits.nesting + 6;

/** Returns the parsed body of a text, null when it is refused with a reason. */
function parseReadableBody(content: string) {
  try {
    return parseArticleText(content).body;
  } catch (error) {
    expect(isUnreadableMarkdownError(error)).toBe(true);
    return null;
  }
}

describe('a hostile text', () => {
  it('is shown as well-formed HTML or refused with a reason', () => {
    let readableCount = 0;
    fc.assert(
      fc.property(hostileArticleArbitrary, (typedArticle) => {
        const article = typesetArticleRow(removeControlCharactersFromJson(typedArticle));
        const body = parseReadableBody(article.content);
        if (body === null) {
          expect(summarizeMarkdown(article.content)).toBe('');
          return;
        }
        readableCount += 1;
        expect(measureDepth(parseMarkdown(article.content))).toBeLessThanOrEqual(MAX_DEPTH);
        expect(
          findHtmlFaults(renderToStaticMarkup(<ArticleTextView lead={article.excerpt} body={body} />)),
        ).toEqual([]);
        const head = getPageTitleAndDescription({ ...article, summary: summarizeMarkdown(article.content) });
        expect(head.description.length).toBeLessThanOrEqual(
          Math.max(160, article.excerpt.length, article.seo_description.length),
        );
        expect(() => matchesSearchQuery('a', article.title)).not.toThrow();
      }),
      fuzzOptions,
    );
    expect(readableCount).toBeGreaterThan(fuzzRunCount / 2);
  });

  it('keeps the feed well-formed, even with control characters', () => {
    const texts = fc.sample(hostileArticleArbitrary, fuzzOptions);
    for (let start = 0; start < texts.length; start += 50)
      expect(findXmlError(renderFeed(createFeedSnapshot(texts.slice(start, start + 50))))).toBeUndefined();
  });

  it('keeps JSON-LD and the search file valid', () => {
    const index = createSearchIndex();
    fc.assert(
      fc.property(hostileArticleArbitrary, (text) => {
        const { title, excerpt: description, byline: author, first_published_at: date } = text;
        const path = getContentPath(text);
        const metadata = { path, title, description, author, date, modified: date };
        const [element = ''] = createArticleStructuredData(metadata, ['/a.jpg'], defaultSettings).map(
          renderJsonLdScript,
        );
        const json = element.slice(element.indexOf('>') + 1, element.lastIndexOf('<'));
        expect(json).not.toContain('<');
        expect(removeControlCharactersFromJson(JSON.parse(json))).toEqual(JSON.parse(json));
        index.add(path, `<title>${escapeXml(title)}</title><main><p>${escapeXml(description)}</p></main>`);
      }),
      fuzzOptions,
    );
    const entries = JSON.parse(index.toJson(createTestSiteSnapshot().collections));
    expect(entries.length).toBeGreaterThan(fuzzRunCount);
    expect(removeControlCharactersFromJson(entries)).toEqual(entries);
  });

  it('is parsed by the checks and the rich text of the editor', () => {
    fc.assert(
      fc.property(hostileMarkdownArbitrary, (content) => {
        const parsedText = parseContentText(content);
        expect(listLinkedContentPaths(parsedText.nodes).length).toBeLessThanOrEqual(100);
        const facts = { cover: undefined, linkStates: new Map() };
        const remarks = lintContent({ ...newContentValues, title: 'a', content }, parsedText, facts);
        if (parsedText.unreadableReason) expect(remarks).toHaveLength(1);
        else expect(toEditorDocument(content).type).toBe('doc');
        expect(hasEmptyLink(content)).toBe(remarks.some(({ isBlocking }) => isBlocking === true));
      }),
      fuzzOptions,
    );
  });
});

/** Returns milliseconds of processor time of this thread, which other processes do not change. */
function measureCpuMilliseconds(work: () => void): number {
  const usageBefore = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(usageBefore);
  return (user + system) / 1000;
}

/** Characters of the longest text: the limit of a content in long runs, less in short ones. */
const MAX_LENGTH = fuzzRunCount >= 3000 ? 200_000 : 8_000;

test.each(Object.keys(hostileMarkdownBuilders))(
  'reading a long text takes time in proportion to its length: %s',
  (name) => {
    for (let length = MAX_LENGTH; length >= 4000; length /= 4) {
      const text = hostileMarkdownBuilders[name]?.(length).slice(0, length) ?? '';
      const cpuMilliseconds = measureCpuMilliseconds(() => {
        const isReadable = parseContentText(text).unreadableReason === null;
        const isWithinLimits = findExceededMarkdownLimit(text) === null;
        if (isReadable) parseArticleText(text);
        // the parser counts references, which the limits do not
        if (!isReadable && isWithinLimits) expect(name).toContain('references');
        summarizeMarkdown(text);
        hasEmptyLink(text);
        applyFrenchTypography(text);
      });
      // 50 ms for each 1,000 characters, after a fixed start
      expect(cpuMilliseconds).toBeLessThan(1500 + length / 20);
    }
  },
);

/** Builds a table of fifty columns, then tables of one cell for the remainder. A delimiter row counts, a head does not. */
const buildTables = (cellCount: number) =>
  `${'|a'.repeat(50)}\n${'|-'.repeat(50)}\n${'|a\n'.repeat(cellCount / 50 - 1)}${'\n|a\n|-\n'.repeat(cellCount % 50)}`;

/** For each limit: the reason of the refusal beyond it, and a builder of texts. */
const limitedTexts: readonly (readonly [
  reason: ExceededMarkdownLimit,
  build: (count: number) => string,
  limit: number,
])[] = [
  ['lines', (count) => '\n'.repeat(count - 1), markdownLimits.lines],
  ['nesting', (count) => `${'> '.repeat(count)}a`, markdownLimits.nesting],
  ['nesting', (count) => `${'- '.repeat(count)}a`, markdownLimits.nesting],
  ['nesting', (count) => '>'.repeat(count), markdownLimits.nesting],
  ['table', (count) => `${'|a'.repeat(count)}\n${'|-'.repeat(count)}`, markdownLimits.columns],
  ['table', buildTables, markdownLimits.cells],
  ['marks', (count) => 'a\n=\n\n'.repeat(count), markdownLimits.underlines],
  ['marks', (count) => 'a <!b\n\n'.repeat(count), markdownLimits.declarations],
  // one mark for the line itself
  ['marks', (count) => '*'.repeat(count - 1), Math.sqrt(markdownLimits.markSquareSum)],
];

test.each(limitedTexts)(
  'a text at the limit of %s is readable, and none beyond: %#',
  (reason, build, limit) => {
    expect(findExceededMarkdownLimit(build(limit))).toBeNull();
    expect(findExceededMarkdownLimit(build(limit + 1))).toBe(reason);
    expect(() => parseArticleText(build(limit + 1))).toThrow(
      expect.objectContaining({ name: 'UnreadableMarkdownError', reason }),
    );
  },
);

test('emphasis within emphasis is shown once', () => {
  const { body } = parseArticleText('*a *b **c *d* e** f* g*');
  expect(renderToStaticMarkup(<ArticleTextView lead="" body={body} />)).toContain(
    '<p><em>a b <strong>c d e</strong> f g</em></p>',
  );
});

test('an address that is repeated too often is refused', () => {
  const text = `[a]: /${'b'.repeat(100_000)}\n\n${'[a]\n\n'.repeat(6)}`;
  expect(() => parseArticleText(text)).toThrow(expect.objectContaining({ reason: 'references' }));
});

test.each([
  '- a\n'.repeat(1500),
  'Un *mot* et [un lien](/presse).\n\n'.repeat(2000),
  '- '.repeat(40),
  '|a|b|\n|-|-|\n'.concat('|c|d|\n'.repeat(900)),
])('a long ordinary text stays within the limits: %#', (text) => {
  expect(findExceededMarkdownLimit(text)).toBeNull();
});

test.each(oddCharacters)('a cell of CSV holds no control character: %j', (character) => {
  expect(toCsvCell(`a${character}b`)).toBe(toCsvCell(removeControlCharacters(`a${character}b`)));
});

test('removeControlCharacters keeps lines and words', () => {
  expect(removeControlCharacters('a\u0000b\u000bc\r\nd\re\tf\ud800g\u202eh😀\ufffe')).toBe(
    'abc\nd\ne\tfgh😀',
  );
});

test.each([
  ['Awa\u0000 Koné\ud83d\u202e', 'Awa Koné'],
  ['\u200b Awa \ufeff\u2060', 'Awa'],
  ['\u200b\u200d\u2060\u3164\ufe0f', ''],
  ['م\u200cن', 'م\u200cن'],
  ['Merci ❤️', 'Merci ❤️'],
  ['Merci 👩‍👩‍👧', 'Merci 👩‍👩‍👧'],
  ['０１ ２３', '01 23'],
])('cleanText turns %j into %j', (typed, stored) => {
  expect(cleanText(typed)).toBe(stored);
});

test.each([
  'awa@exemple.com.',
  ' awa@exemple.com\u200b',
  'awa\u200b@exemple\u00ad.com ..',
  'awa@exemple.com',
])('cleanEmail turns %j into awa@exemple.com', (typed) => {
  expect(cleanEmail(typed)).toBe('awa@exemple.com');
});

test('isolateRightToLeftName puts a right-to-left name into Unicode isolate characters', () => {
  expect(isolateRightToLeftName('Awa Koné')).toBe('Awa Koné');
  expect(isolateRightToLeftName('عائشة')).toBe('\u2068عائشة\u2069');
});
