import { expect, it } from 'vitest';
import { defaultPressSlugs } from '@/copy/press/slugs';
import { parseBuiltPage, readBuiltPageHtml, readElementTexts } from './support.ts';

it.each(['/carrieres', '/obouo-play'])(
  'the style sheet of %s hides elements that need scripts',
  (address) => {
    expect(readBuiltPageHtml(address)).toMatch(
      /@media \(scripting:none\)\{[^@]*\.noscript\\:hidden\{display:none/,
    );
  },
);

it('the style sheet hides buttons that need scripts', () => {
  expect(readBuiltPageHtml('/')).toMatch(
    /\(scripting:none\)\{main button,button\[aria-haspopup=dialog\]\{display:none/,
  );
});

it.each(['/contact', '/help-center'])('%s shows no form without scripts', (address) => {
  expect(parseBuiltPage(address).querySelectorAll('form')).toHaveLength(0);
});

it('the contact page sends no message in its URL without scripts', () => {
  const methods = readBuiltPageHtml('/contact')
    .match(/<form[^>]*/g)
    ?.map((tag) => tag.includes('method="post"'));
  expect(methods).toEqual([true, true]);
});

it('the careers page lists six offers without tabs', () => {
  const page = parseBuiltPage('/carrieres');
  expect(readElementTexts(page, '[role=tabpanel] h3')).toHaveLength(6);
  expect(page.querySelectorAll('[role=tab]')).toHaveLength(0);
  const figures = readElementTexts(page, 'main section:first-of-type dl > div');
  expect(figures).toEqual(['talents500+', 'pays15', 'de satisfaction95%']);
  const [main] = readElementTexts(page, 'main');
  expect(readElementTexts(page, 'main a[href="/contact"]')).toContain('Nous contacter');
  for (const words of ['3000€', 'Jusqu’à 3 jours de télétravail', '20%', 'Poste Prioritaire'])
    expect(main).toContain(words);
});

it('the platform page shows its figures, its three panels and its offers', () => {
  const page = parseBuiltPage('/obouo-play');
  expect(readElementTexts(page, 'main dl dd')).toEqual(['1000+', '50+', '200+', '24/7']);
  expect(page.querySelectorAll('[role=tab]')).toHaveLength(0);
  const panelTitles = [...page.querySelectorAll('[role=tabpanel]')].map((panel) =>
    readElementTexts(panel, 'h4'),
  );
  expect(panelTitles.map(({ length }) => length)).toEqual([6, 3, 4]);
  expect(panelTitles[0]).toEqual(expect.arrayContaining(['Ma Liste', 'Jusqu’à 5 profils']));
  expect(panelTitles[1]).toEqual(['Mobile et tablette', 'Ordinateur', 'Smart TV et box']);
  expect(panelTitles[2]).toContain('Les Reines de Ségou');
  expect(page.querySelector('main')?.textContent.match(/[0-5],\d\/5/g)).toHaveLength(4);
  expect(readElementTexts(page, 'main section:last-of-type li h3')).toEqual(['Gratuit', 'Premium']);
  for (const words of ['Avec publicité', 'Sans publicité'])
    expect(page.querySelector('main section:last-of-type')?.textContent).toContain(words);
  expect(readElementTexts(page, 'main figcaption')).toEqual([expect.stringContaining('Illustration')]);
  for (const host of ['apps.apple.com', 'play.google.com'])
    expect(page.querySelector(`main a[href^="https://${host}/"]`)?.getAttribute('target')).toBe('_blank');
});

it('the offices show their hours and time zones, no time of the build', () => {
  const page = parseBuiltPage('/contact');
  expect(readElementTexts(page, '#bureaux li')).toEqual(['ParisUTC+1', 'AbidjanUTC+0']);
  expect(readElementTexts(page, '#bureaux article')).toEqual([
    expect.stringMatching(/Paris.*9h – 18h/),
    expect.stringMatching(/Abidjan.*8h – 17h/),
  ]);
  expect(readElementTexts(page, 'main a[href="/a-propos"]')).toContain('Découvrir le groupe');
});

it.each(defaultPressSlugs)('the article %s has a text, one further link and its own address', (slug) => {
  const page = parseBuiltPage(`/presse/${slug}`);
  expect(readElementTexts(page, 'h1')).toHaveLength(1);
  const [text = ''] = readElementTexts(page, 'main article.theme-light');
  expect(text.split(' ').length).toBeGreaterThan(300);
  expect(page.querySelectorAll('main article aside a')).toHaveLength(1);
  const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
  expect(canonical).toMatch(new RegExp(`/presse/${slug}$`));
});

it('the help centre contains the answer to its first question', () => {
  const details = parseBuiltPage('/help-center').querySelector('#resultats details');
  expect(details?.querySelector('summary')).not.toBeNull();
  expect(details?.textContent).toContain('9.99€, 19.99€ ou 29.99€ par mois');
});
