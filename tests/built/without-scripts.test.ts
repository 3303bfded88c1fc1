import { expect, it } from 'vitest';
import { pressSlugs } from '@/copy/press/slugs';
import { parseBuiltPage, readBuiltPageHtml, readElementTexts } from './support.ts';

it.each(['/carrieres', '/obouo-play'])(
  'the style sheet of %s hides elements that need scripts',
  (address) => {
    expect(readBuiltPageHtml(address)).toMatch(
      /@media \(scripting:none\)\{[^@]*\.noscript\\:hidden\{display:none/,
    );
  },
);

it('the careers page lists six offers without tabs', () => {
  const page = parseBuiltPage('/carrieres');
  expect(readElementTexts(page, '[role=tabpanel] h3')).toHaveLength(6);
  expect(page.querySelectorAll('[role=tab]')).toHaveLength(0);
});

it('the platform page shows its three panels one after the other', () => {
  const page = parseBuiltPage('/obouo-play');
  expect(page.querySelectorAll('[role=tab]')).toHaveLength(0);
  const headings = readElementTexts(page, 'h2, h3, h4');
  for (const heading of ['Ma Liste', 'Smart TV et box', 'Les Reines de Ségou'])
    expect(headings).toContain(heading);
});

it('the map of the offices shows time zones, and no time of the build', () => {
  expect(readElementTexts(parseBuiltPage('/contact'), '#bureaux li')).toEqual(['ParisUTC+1', 'AbidjanUTC+0']);
});

it.each(pressSlugs)('the article %s has a text, one further link and its own address', (slug) => {
  const page = parseBuiltPage(`/presse/${slug}`);
  expect(readElementTexts(page, 'h1')).toHaveLength(1);
  const [text = ''] = readElementTexts(page, 'main article.theme-light');
  expect(text.split(' ').length).toBeGreaterThan(300);
  expect(page.querySelectorAll('main article aside a')).toHaveLength(1);
  const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
  expect(canonical).toMatch(new RegExp(`/presse/${slug}$`));
});

it('each article has a different title', () => {
  const titles = pressSlugs.flatMap((slug) => readElementTexts(parseBuiltPage(`/presse/${slug}`), 'h1'));
  expect(new Set(titles).size).toBe(10);
});

it('the help centre contains the answer to its first question', () => {
  const details = parseBuiltPage('/help-center').querySelector('#resultats details');
  expect(details?.querySelector('summary')).not.toBeNull();
  expect(details?.textContent).toContain('9.99€, 19.99€ ou 29.99€ par mois');
});
