import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readDefaultArticles } from './read-articles.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'articles-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['artwork: city', 'artwork: citi', '« citi » is no artwork.'],
  ['category: expansion', 'category: expansio', '« expansio » is no category.'],
  ['date: 2025-06-03', 'date: 2025-13-03', '« 2025-13-03 » is no date.'],
  ['date: 2025-06-03', 'date: 2025-6-3', '« 2025-6-3 » is no date.'],
  ['date: 2025-06-03', 'date: 2025-06', '« 2025-06 » is no date.'],
  ['date: 2025-06-03', 'date: 2025-02-31', '« 2025-02-31 » is no date.'],
])('refuses an article in which « %s » is « %s »', (line, wrongLine, message) => {
  const file = path.join(folder, 'bureau.md');
  const article = readFileSync('src/copy/articles/bureau-regional-dakar.md', 'utf8');
  expect(article).toContain(line);
  writeFileSync(file, article.replace(line, wrongLine));
  expect(() => readDefaultArticles(folder)).toThrow(`${file}: ${message}`);
});
