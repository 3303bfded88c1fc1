import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const files = globSync('{benchmarks,build,docs,e2e,public,scripts,src,supabase,tests}/**/*').concat(
  globSync('*.*'),
);
const folders = new Set(files.map((file) => file.split('/')[0]));
const names = new Set(files.map((file) => path.basename(file)));

/** Files in examples of the how-to pages, which do not exist. */
const EXAMPLE = /callback|rappel|address(?:es)?[.-]|features\/addresses/;

const pages = ['README.md', ...globSync('docs/**/*.md')].map((page) => ({
  page,
  text: readFileSync(page, 'utf8'),
}));

/** Returns the words that a shell makes of `a/{b,c}.ts`. */
function expandBraces(word: string): string[] {
  const [set, names = ''] = /\{(.*?)\}/.exec(word) ?? [];
  return set ? names.split(',').flatMap((name) => expandBraces(word.replace(set, name))) : [word];
}

/** Returns the paths of text and commands, without punctuation after them. Paths with `*`, `…` or `<name>` are examples. */
const listPaths = (text: string): string[] =>
  [...text.matchAll(/(?<![\w/])[\w./{},*<>…-]*[\w/}*>…]/g)]
    .flatMap(([word]) => expandBraces(word))
    .filter((word) => !/[*<>…]/.test(word) && !EXAMPLE.test(word))
    .filter((word) => folders.has(/^(.+?)\//.exec(word)?.[1]) || /^[\w.-]+\.(?:ts|tsx|sql)$/.test(word));

test.each(pages)('$page names only existing files and folders', ({ text }) => {
  expect(listPaths(text).filter((word) => !existsSync(word) && !names.has(word))).toEqual([]);
});

test('the docs name more than a hundred paths', () => {
  expect(pages.flatMap(({ text }) => listPaths(text)).length).toBeGreaterThan(100);
});

test.each(pages)('$page links only to existing pages', ({ page, text }) => {
  const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(path.join(path.dirname(page), link)))).toEqual([]);
});

test.each(pages)('$page names only existing commands', ({ text }) => {
  const commands = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});
