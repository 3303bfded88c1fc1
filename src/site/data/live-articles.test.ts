import { expect, it, vi } from 'vitest';
import type { ArticleSummary } from './article';
import { fetchArticleBatch, fetchPressArticles, refreshHomeArticles } from './live-articles';
import type { PressArticlesData } from './site-data';

const createUnimportedArticle = (slug: string): ArticleSummary => ({
  slug,
  title: slug,
  excerpt: '',
  content_type: 'article',
  minutes: 2,
  pinned: false,
  first_published_at: '2025-06-01T12:00:00Z',
  category: { slug: 'expansion', name: 'Expansion', parent: null },
  tags: [],
  cover: { file_path: '/a.jpg' },
});

/** The imported article, as the build knew it. */
const builtArticle: ArticleSummary = {
  ...createUnimportedArticle('importe'),
  cover: null,
  artwork: 'drum',
};

const importedRow = {
  ...createUnimportedArticle('importe'),
  id: 'b',
  title: 'Importé',
  byline: '',
  cover: null,
};

/** Answers of a database with two imported articles, one of them withdrawn since. */
const answers: Record<string, object[]> = {
  published_news: [importedRow],
  'published_news?only_pinned': [],
  published_counts: [
    { count: 1, years: [2026, 2023], imported: ['importe', 'retire'] },
    { slug: 'expansion', name: 'Expansion', parent: null, count: 1 },
  ],
};

const stubAnswers = (stubbedAnswers: Record<string, object[]>) =>
  vi.stubGlobal('fetch', async (url: string) => {
    const name = /rpc\/(\w+(?:\?only_pinned)?)/.exec(url)?.[1] ?? '';
    return Response.json((stubbedAnswers[name] ?? []).map((row) => JSON.stringify(row)));
  });

it('counts each article once when the build knew only the files', async () => {
  stubAnswers(answers);
  const unimportedArticles = ['importe', 'retire', 'inconnu'].map(createUnimportedArticle);
  const builtList: PressArticlesData = {
    newest: unimportedArticles,
    hasMore: false,
    pinned: [],
    unimportedArticles,
    defaultArticleValues: {},
    counts: { total: 3, years: [], categories: [] },
  };
  const { counts, newest } = await fetchPressArticles(builtList);
  expect(newest.map(({ slug }) => slug).sort()).toEqual(['importe', 'inconnu']);
  expect(counts).toMatchObject({ total: 2, categories: [{ slug: 'expansion', count: 2 }] });
  expect(counts.years).toEqual([2026, 2025, 2023]);
});

it('searches words in any order, without the punctuation and invisible characters around them', async () => {
  const requestedWords: (string | null)[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requestedWords.push(new URL(url, 'http://localhost').searchParams.get('words'));
    return Response.json([]);
  });
  const article = { ...createUnimportedArticle('dakar'), title: 'Un bureau à Dakar' };
  const list: PressArticlesData = {
    newest: [],
    hasMore: false,
    pinned: [],
    unimportedArticles: [article, createUnimportedArticle('abidjan')],
    defaultArticleValues: {},
    counts: { total: 2, years: [], categories: [] },
  };
  const { articles } = await fetchArticleBatch({ words: 'Dakar,\u200b bureaux ?' }, list);
  expect(articles.map(({ slug }) => slug)).toEqual(['dakar']);
  expect(requestedWords).toEqual(['dakar bureau']);
});

it.each([
  ['withdrawn', [{ withdrawn: true }]],
  ['deleted', []],
])('replaces a %s article of the home page by the newest one', async (_state, published_text) => {
  stubAnswers({ ...answers, published_text });
  const { others } = await refreshHomeArticles({ pinned: [], others: [createUnimportedArticle('retire')] });
  expect(others.map(({ slug }) => slug)).toEqual(['importe']);
});

it('shows the corrected title of an article on the home page', async () => {
  stubAnswers(answers);
  const { others } = await refreshHomeArticles({ pinned: [], others: [builtArticle] });
  expect(others).toMatchObject([{ slug: 'importe', title: 'Importé', artwork: 'drum' }]);
});

it('keeps the artwork of a pinned article of the home page', async () => {
  stubAnswers({ ...answers, 'published_news?only_pinned': [importedRow] });
  const { pinned } = await refreshHomeArticles({ pinned: [builtArticle], others: [] });
  expect(pinned).toMatchObject([{ slug: 'importe', title: 'Importé', artwork: 'drum' }]);
});

it('keeps an article of the home page that is only a file', async () => {
  stubAnswers({ ...answers, published_text: [] });
  const others = [createUnimportedArticle('streaming-adaptatif')];
  expect(await refreshHomeArticles({ pinned: [], others })).toEqual({ pinned: [], others });
});
