import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DEFAULT_ARTICLE_PATHS } from '../../e2e/support/default-article-paths.ts';
import { parseBuiltPage } from './support.ts';

it('the press page announces its feed, and awards to come', () => {
  const page = parseBuiltPage('/presse');
  const link = page.querySelector('link[rel="alternate"][type="application/rss+xml"]');
  expect(link?.getAttribute('href')).toBe('/feed.xml');
  expect(page.querySelector('main')?.textContent).toContain('Prochainement...');
});

it('the feed holds the ten articles under stable identifiers', () => {
  const feed = readFileSync('dist/feed.xml', 'utf8');
  const items = [...feed.matchAll(/<guid isPermaLink="false">groupe-obouo:presse:([\w-]+)<\/guid>/g)];
  expect(items.map(([, slug]) => `/presse/${slug}`)).toEqual(DEFAULT_ARTICLE_PATHS);
  expect(feed).toContain('<pubDate>Sun, 21 Sep 2025 12:00:00 GMT</pubDate>');
  expect(feed).toContain('<category>Prix &amp; Awards</category>');
});
