import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type BundledChunk, getChunkListPath } from '../../build/chunk-list.ts';
import { SHELL_FILE } from '../../build/page-file.ts';

it('the build contains every asset that a page or its data names', () => {
  const files = globSync(['dist/**/*.html', 'dist/data/**/*.json']);
  const assetNames = new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\/assets\/[\w.-]+\.\w+/g)].map(([asset]) => asset),
    ),
  );
  expect(assetNames.size).toBeGreaterThan(100);
  expect([...assetNames].filter((asset) => !existsSync(`dist${asset}`))).toEqual([]);
});

it('the build has no look-behind in its regular expressions, which Safari 16.3 cannot read', () => {
  const scripts = globSync('dist/assets/*.js');
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter((file) => /\(\?<[=!]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('public pages inline their style sheet and load no other', () => {
  const pages = globSync('dist/**/*.html').filter((file) => !file.endsWith(SHELL_FILE));
  expect(pages.length).toBeGreaterThan(20);
  const hasInlineStylesOnly = (html: string) => html.includes('<style') && !html.includes('rel="stylesheet"');
  expect(pages.filter((file) => !hasInlineStylesOnly(readFileSync(file, 'utf8')))).toEqual([]);
  const chunks: BundledChunk[] = JSON.parse(readFileSync(getChunkListPath(), 'utf8'));
  const siteScripts = chunks
    .filter(({ moduleIds }) => moduleIds.some((id) => id.includes('/src/site/')))
    .map(({ fileName }) => `dist/${fileName}`);
  expect(siteScripts.length).toBeGreaterThan(20);
  expect(siteScripts.filter((file) => /assets\/[\w.-]+\.css/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
