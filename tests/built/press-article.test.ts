import { expect, it } from 'vitest';
import { parseBuiltPage, readBuiltPageHtml, readElementTexts } from './support.ts';

const ADDRESS = '/presse/hivowood-fespaco';
const TITLE = 'Hivowood pourrait concourir au FESPACO';

it('an article shows category, date, reading time and author', () => {
  const page = parseBuiltPage(ADDRESS);
  expect(page.title).toBe(TITLE);
  const openingTexts = readElementTexts(page, 'main section:first-of-type *');
  for (const text of ['Prix & Awards', '2 mars 2025', '3 min de lecture', 'La rédaction du Groupe Obouo'])
    expect(openingTexts).toContain(text);
  expect(readElementTexts(page, 'article.theme-light h2')).toHaveLength(5);
});

it('an article has share metadata and structured data', () => {
  const html = readBuiltPageHtml(ADDRESS);
  expect(html).toContain('<meta property="og:type" content="article"/>');
  expect(html).toMatch(/<meta property="og:image" content="[^"]+\.jpg"\/>/);
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const [news, breadcrumb] = scripts.map(([, json = '']) => JSON.parse(json));
  expect(news).toMatchObject({
    '@type': 'NewsArticle',
    headline: TITLE,
    datePublished: expect.stringMatching(/^2025-03-02T/),
    author: { name: 'La rédaction du Groupe Obouo' },
  });
  expect(breadcrumb.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Accueil',
    'Presse',
    TITLE,
  ]);
});
