import { expect, test } from 'vitest';

const modules = import.meta.glob(['/src/copy/**/*.ts', '!**/*.test.ts'], { eager: true });
const articles = import.meta.glob<string>('/src/copy/articles/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Finds « de », « le », « que »… written whole before a vowel. Skips y, h and ou + vowel, which elide in some words only. */
const MISSING_ELISION =
  /(?<![\p{L}’-])(?:de|le|la|que|ne|se|je|me|te|jusque|lorsque|puisque)\s+(?!ou[aeiou])[aeiouàâéèêëîïôûœ]\p{L}*/giu;

/** Words that take no elision. */
const EXCEPTIONS = /^(?:la une|de A|le ou|la ou)$/i;

function collectTexts(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') texts.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collectTexts(part, texts);
}

const findMissingElisions = (text: string): string[] =>
  (text.match(MISSING_ELISION) ?? []).filter((words) => !EXCEPTIONS.test(words));

test('findMissingElisions returns words without their elision', () => {
  expect(findMissingElisions('Portrait de Aïcha, à la une de Obouo Play')).toEqual(['de Aïcha', 'de Obouo']);
});

test('every text of the site has its elisions', () => {
  const texts = new Set(Object.values(articles));
  collectTexts(Object.values(modules), texts);
  expect(texts.size).toBeGreaterThan(2000);
  expect([...texts].flatMap(findMissingElisions)).toEqual([]);
});

test('no text of a page ends with a word that a name elides', () => {
  const publicModules = Object.entries(modules).filter(([file]) => !file.includes('/admin/'));
  const texts = new Set<string>();
  collectTexts(
    publicModules.map(([, module]) => module),
    texts,
  );
  expect([...texts].filter((text) => /(?<!\p{L})(?:de|que|jusque)$/u.test(text))).toEqual([]);
});
