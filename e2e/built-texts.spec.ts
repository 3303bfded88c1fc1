import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildNotes } from '../scripts/build/build-notes.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../supabase/local/keys.ts';
import { database } from './support/backend.ts';
import { given, unique } from './support/content.ts';
import { expect, hydrated, test } from './support/test.ts';

// One build for all: it takes seconds, and reads what is published by then.
test.describe.configure({ mode: 'serial' });

const folder = mkdtempSync(path.join(tmpdir(), 'built-site-'));
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

const build = (url: string) =>
  promisify(execFile)('npx', ['vite', 'build', '--outDir', folder, '--emptyOutDir'], {
    env: { ...process.env, VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: LOCAL_PUBLISHABLE_KEY },
  });

/** The built files as a static host serves them. */
async function serve() {
  const types: Record<string, string> = {
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.svg': 'image/svg+xml',
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const candidates = [pathname, `${pathname}/index.html`].map((file) => path.join(folder, file));
    const file = candidates.find((name) => path.extname(name) && existsSync(name));
    const type = types[path.extname(file ?? '.html')] ?? 'application/octet-stream';
    response.writeHead(file ? 200 : 404, { 'content-type': type });
    response.end(readFileSync(file ?? path.join(folder, '404.html')));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

const mark = unique();
const title = `Une nouvelle <b>bâtie</b> & ${mark}`;
let article: { id: string; slug: string };
let page: { id: string; slug: string };
let draft: { id: string; slug: string };
let left = '';

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(180_000);
  article = await given(baseURL, {
    title,
    status: 'published',
    content: '## Une partie\n\nLe texte </script> entier.',
  });
  page = await given(baseURL, { title: `Une page ${mark}`, status: 'published', content_type: 'page' });
  draft = await given(baseURL, { title: `Un brouillon ${mark}` });
  left = article.slug;
  article.slug = `${left}-nouvelle`;
  const { error } = await database(baseURL)
    .from('content')
    .update({ slug: article.slug })
    .eq('id', article.id);
  if (error) throw error;
  await build(baseURL ?? '');
});

test.afterAll(() => {
  for (const made of [folder, buildNotes(folder)]) rmSync(made, { recursive: true, force: true });
});

test('what staff published is a page of its own: text, head, share preview, structured data', () => {
  const html = read(`presse/${article.slug}/index.html`);
  const escaped = `Une nouvelle &lt;b&gt;bâtie&lt;/b&gt; &amp; ${mark}`;
  expect(html).toContain(`<title>${escaped}</title>`);
  expect(html).toContain(`<meta property="og:title" content="${escaped}"/>`);
  expect(html).toContain('<meta name="description" content="Un extrait."/>');
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="https://[^"]+/presse/${article.slug}"/>`));
  expect(html).toMatch(
    new RegExp(`<meta property="og:image" content="https://[^"]+/partage/presse/${article.slug}.jpg"/>`),
  );
  expect(existsSync(path.join(folder, `partage/presse/${article.slug}.jpg`))).toBe(true);
  expect(html).toMatch(/<h2[^>]*>Une partie<\/h2>/);
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );
  expect(data.map((one) => one['@type'])).toEqual(['NewsArticle', 'BreadcrumbList']);
  expect(data[0].headline).toBe(title);
  expect(read(`pages/${page.slug}/index.html`)).toContain(`<title>Une page ${mark}</title>`);
});

test('it stands in the sitemap and the feed, its old address leads on; a draft is nowhere', () => {
  const sitemap = read('sitemap.xml');
  expect(sitemap).toContain(`/presse/${article.slug}</loc>`);
  expect(sitemap).toContain(`/pages/${page.slug}</loc>`);
  const feed = read('feed.xml');
  expect(feed).toContain(`/presse/${article.slug}</link>`);
  expect(feed).not.toContain(page.slug);
  expect(read('_redirects')).toContain(`/presse/${left} /presse/${article.slug} 301\n`);
  for (const file of ['sitemap.xml', 'feed.xml', '_redirects'])
    expect(read(file), file).not.toContain(draft.slug);
  expect(existsSync(path.join(folder, `presse/${draft.slug}`))).toBe(false);
});

test('the page reads without a script, is hydrated as it stands, and follows what staff do since', async ({
  page: tab,
  browser,
  baseURL,
}) => {
  const site = await serve();
  const reader = await browser.newPage({ javaScriptEnabled: false });
  await reader.goto(`${site.origin}/presse/${article.slug}`);
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(reader.getByText('Le texte', { exact: false }).first()).toBeVisible();
  await reader.close();

  await tab.goto(`${site.origin}/presse/${article.slug}`);
  await hydrated(tab);
  await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await database(baseURL)
    .from('content')
    .update({ title: `Corrigé ${mark}` })
    .eq('id', article.id);
  await tab.reload();
  await expect(tab.getByRole('heading', { level: 1, name: `Corrigé ${mark}` })).toBeVisible();
  await database(baseURL).from('content').update({ status: 'archived' }).eq('id', article.id);
  await tab.reload();
  await expect(tab.getByRole('heading', { level: 1, name: 'Ce contenu n’est plus en ligne' })).toBeVisible();
  site.close();
});

test('a project that does not answer leaves the last build as it was', async () => {
  const before = read('sitemap.xml');
  const refused = await build('http://localhost:9').catch((error: { stderr: string }) => error.stderr);
  expect(refused).toContain('http://localhost:9 did not say what is published');
  expect(read('sitemap.xml')).toBe(before);
});
