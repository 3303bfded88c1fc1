import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
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

/** Text of every source, and the names of all files: where the names of code in the docs must occur. */
const sources = files
  .filter((file) => /\.(?:ts|tsx|js|mjs|css|sql|toml|json|html)$/.test(file) && statSync(file).isFile())
  .map((file) => readFileSync(file, 'utf8'))
  .concat(...names)
  .join('\n');

/** Names in the examples of the how-to pages. */
const EXAMPLE_NAMES = /^(?:address|rappel|callback|content_subtitle)/i;

const howToPages = pages.filter(({ page }) => page.startsWith('docs/how-to/'));

test.each(howToPages)('$page names only existing code', ({ text }) => {
  const code = [...text.matchAll(/```.*?```|`[^`\n]+`/gs)].map(([part]) => part).join('\n');
  const codeNames = [
    ...code.matchAll(/\b(?:[a-z]+(?:[A-Z_]\w+)+|(?:[A-Z][a-z]+){2,}|[A-Z]+_[A-Z_]+)\b/g),
  ].map(([name]) => name);
  expect(codeNames.filter((name) => !EXAMPLE_NAMES.test(name) && !sources.includes(name))).toEqual([]);
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

test('the docs create each secret of Vault once, because a second time is refused', () => {
  const secrets = pages.flatMap(({ text }) =>
    [...text.matchAll(/vault\.create_secret\('[^']*', '(\w+)'\)/g)].map(([, name]) => name),
  );
  expect(secrets).toEqual([...new Set(secrets)]);
  expect(secrets).toContain('site_url');
});

test('a server deployment keeps assets of the replaced build and the week before', () => {
  const [, recipe = ''] =
    /```sh\n(# \/srv\/site\/build\.sh.*?)```/s.exec(readFileSync('docs/operate/publishing.md', 'utf8')) ?? [];
  const site = mkdtempSync(path.join(tmpdir(), 'server-'));
  const writeFile = (file: string, text: string, ageDays = 0) => {
    const date = new Date(Date.now() - ageDays * 86_400_000);
    mkdirSync(path.dirname(`${site}/${file}`), { recursive: true });
    writeFileSync(`${site}/${file}`, text, { mode: 0o755 });
    utimesSync(`${site}/${file}`, date, date);
  };
  writeFile('releases/1/build.json', '{}', 30);
  writeFile('releases/1/assets/replaced.js', '', 30);
  writeFile('releases/1/assets/week-before.js', '', 35);
  writeFile('releases/1/assets/older.js', '', 60);
  symlinkSync(`${site}/releases/1`, `${site}/current`);
  const build =
    'while [ "$1" != --outDir ]; do shift; done; mkdir -p "$2/assets"; touch "$2/build.json" "$2/assets/new.js"';
  writeFile('bin/npm', `#!/bin/sh\n${build}\n`);
  const env = { ...process.env, PATH: `${site}/bin:${process.env.PATH}` };
  execFileSync('sh', ['-c', recipe.replaceAll('/srv/site', site)], { env });
  expect(readdirSync(`${site}/current/assets`)).toEqual(['new.js', 'replaced.js', 'week-before.js']);
  rmSync(site, { recursive: true });
});
