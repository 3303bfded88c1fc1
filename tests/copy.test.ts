import { expect, test } from 'vitest';
import { sitePagePaths } from '@/app/routes';
import { headerAndFooterLinks } from '@/copy/navigation';
import { homeHeroVariantsByPath } from '@/copy/pages/home';
import { notFoundPageText } from '@/copy/pages/not-found';

/** Pages with a name, without the home page and its variants. */
const pages = sitePagePaths.filter((path) => !/^\/(?:$|hero-demo-)/.test(path));

const sources = import.meta.glob<string>('../src/copy/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Texts with the ordinary spaces and straight apostrophes of the specification. */
const SPECIFIED_TEXTS = new Set([
  // stored value of a form: the page shows a typographic apostrophe
  "Demande d'interview",
  "Bienvenue dans l'administration!",
  "Erreur d'inscription",
  "Erreur lors de l'upload des fichiers",
  "Impossible d'assigner le rôle",
  "L'utilisateur a déjà ce rôle",
  'Êtes-vous sûr de vouloir retirer ce rôle ?',
  'Êtes-vous sûr de vouloir supprimer ce contenu ?',
  'Êtes-vous sûr de vouloir supprimer ce fichier ?',
]);

/** Returns the sentences of a module: literals with a space and a letter or a price. A value in a template becomes 0. */
function extractSentences(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(?<=^|\s)\/\/.*$/gm, '');
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g)]
    .map(
      ([, single, double, template]) => single ?? double ?? template?.replaceAll(/\$\{[^}]*\}/g, '0') ?? '',
    )
    .map((text) => text.replaceAll('\\u00a0', '\u00a0'))
    .filter((text) => /\s/.test(text) && /[\p{L}€]/u.test(text));
}

test.each(Object.entries(sources))('%s follows French typography', (_file, source) => {
  for (const sentence of extractSentences(source).filter((text) => !SPECIFIED_TEXTS.has(text))) {
    expect(sentence, 'non-breaking space before ; : ! ? »').not.toMatch(/ [;:!?»]/);
    expect(sentence, 'non-breaking space between a number and its unit').not.toMatch(
      /(?<![-\d])\d+ (?:[€%]|(?:ans?|jours?|mois|min|h|[kM]o)\b)|n° |L\. \d/,
    );
    expect(sentence, 'non-breaking space between thousands').not.toMatch(/\d \d{3} \p{L}/u);
    expect(sentence, 'non-breaking space after «').not.toMatch(/«(?!\u00a0)/);
    expect(sentence, 'typographic apostrophe').not.toMatch(/\p{L}'\p{L}/u);
    expect(sentence, 'no filler text').not.toMatch(/lorem|ipsum|TODO/i);
  }
});

test('navigation, footer and error page link only to existing pages', () => {
  const links = [...Object.values(headerAndFooterLinks).flat(), ...notFoundPageText.suggestions];
  expect(
    links.map(({ href }) => href.replace(/#.*/, '')).filter((href) => !['/', ...pages].includes(href)),
  ).toEqual([]);
});

test('lists of header and footer link to every page except /contact', () => {
  const linkedPaths = Object.values(headerAndFooterLinks)
    .flat()
    .map(({ href }) => href);
  // only the button of the footer links to /contact
  expect(pages.filter((path) => !linkedPaths.includes(path))).toEqual(['/contact']);
});

test('the four home variants have their own image and tagline', () => {
  const variants = Object.entries(homeHeroVariantsByPath).filter(([path]) => path !== '/');
  expect(variants).toHaveLength(4);
  expect(new Set(variants.map(([, { image }]) => image)).size).toBe(4);
  expect(new Set(Object.values(homeHeroVariantsByPath).map(({ tagline }) => tagline)).size).toBe(5);
});
