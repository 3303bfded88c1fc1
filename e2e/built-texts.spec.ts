import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { buildNotes } from '../scripts/build/build-notes.ts';
import { pressSlugs } from '../src/content/site/press/slugs.ts';
import { pressSummaries } from '../src/content/site/press/summaries.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../supabase/local/keys.ts';
import { type BackendServer, serveBackend } from '../supabase/local/server.ts';
import { database } from './support/backend.ts';
import { given, unique } from './support/content.ts';
import { store } from './support/media.ts';
import { publicPaths } from './support/public-paths.ts';
import { expect, hydrated, test } from './support/test.ts';

// One backend and one build for all: two hundred articles of its own would stand in the way of other tests.
test.describe.configure({ mode: 'serial' });

const folder = mkdtempSync(path.join(tmpdir(), 'built-site-'));
const data = mkdtempSync(path.join(tmpdir(), 'built-data-'));
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const page = (address: string) => read(`${address.slice(1)}/index.html`);

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

interface Row {
  slug: string;
  title: string;
  content_type: 'article' | 'page' | 'news';
  at: Date;
  pinned: boolean;
}

const mark = unique();
const title = `Une nouvelle <b>bâtie</b> & ${mark} : l'essai`;
/** As print sets it. */
const printed = `Une nouvelle <b>bâtie</b> & ${mark}\u00a0: l’essai`;
const EMAIL = `redaction-${mark}@groupe-obouo.example`;
let backend: BackendServer;
/** Its address by the one name that the browser of the tests resolves. */
let project: string;
let article: { id: string; slug: string };
let staffPage: { id: string; slug: string };
let signed: { id: string; slug: string };
let draft: { id: string; slug: string };
let left = '';
/** What is online, newest first. */
let online: Row[];

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await serveBackend({ dir: data, durable: false });
  const { databaseUrl } = backend;
  const url = backend.url.replace('127.0.0.1', 'localhost');
  project = url;
  article = await given(url, {
    title,
    status: 'published',
    content: '## Une partie\n\nLe texte </script> entier.',
  });
  staffPage = await given(url, { title: `Une page ${mark}`, status: 'published', content_type: 'page' });
  draft = await given(url, { title: `Un brouillon ${mark}` });
  signed = await given(url, { title: `Un titre bien plus long ${mark}`, status: 'published' });
  left = article.slug;
  article.slug = `${left}-nouvelle`;
  const cover_media_id = await store(url, mark);
  const rows = database(url).from('content');
  const { error } = await rows
    .update({ slug: article.slug, cover_media_id, pinned: true })
    .eq('id', article.id);
  if (error) throw error;
  const told = {
    seo_title: `L'essentiel ${mark}`,
    seo_description: 'En bref : tout.',
    byline: "Awa N'Diaye",
  };
  const shared = await rows
    .update({ ...told, share_media_id: await store(url, `${mark}-partage`) })
    .eq('id', signed.id);
  if (shared.error) throw shared.error;
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  await sql`update public.site_settings set email = ${EMAIL}`;
  await sql`
    insert into public.content (title, slug, content, content_type, status, published_at, category_id)
    select 'Série ' || number, 'serie-' || number, 'Un texte.',
      (array['article', 'news', 'article', 'page'])[1 + number % 4]::public.content_type, 'published', now(),
      case when number % 5 > 0 then (select id from public.categories order by id offset number % 10 limit 1) end
    from generate_series(1, 200) as number`;
  await sql`insert into public.content (title, slug, content, status, published_at, publish_at)
    values ('À venir', 'a-venir', 'Un texte.', 'published', now(), now() + interval '1 day')`;
  await sql`alter table public.content disable trigger user`;
  await sql`
    update public.content set first_published_at = now() - substring(slug from 7)::int * interval '1 day'
    where slug like 'serie-%'`;
  await sql`alter table public.content enable trigger user`;
  online = await sql<Row[]>`
    select slug, title, content_type, first_published_at as at, pinned from private.online_content
    order by first_published_at desc, id`;
  await sql.end();
  await build(url);
});

test.afterAll(async () => {
  await backend?.close();
  for (const made of [folder, data, buildNotes(folder)]) rmSync(made, { recursive: true, force: true });
});

const addressOf = ({ content_type, slug }: Row) => `/${content_type === 'page' ? 'pages' : 'presse'}/${slug}`;

test('what staff published is a page of its own: text, head, share preview, structured data', () => {
  const html = page(`/presse/${article.slug}`);
  const escaped = printed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  expect(html).toContain(`<title>${escaped}</title>`);
  expect(html).toContain(`<meta property="og:title" content="${escaped}"/>`);
  expect(html).toContain('<meta name="description" content="Un extrait."/>');
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="https://[^"]+/presse/${article.slug}"/>`));
  const [, share = ''] = /<meta property="og:image" content="https:\/\/[^/"]+([^"]+)"\/>/.exec(html) ?? [];
  expect(share).toMatch(/^\/partage\/couvertures\/\w+\.jpg$/);
  expect(existsSync(path.join(folder, share))).toBe(true);
  const [, picture = ''] = /<img[^>]* src="(\/assets\/couverture-[^"]+)"/.exec(html) ?? [];
  expect(existsSync(path.join(folder, picture))).toBe(true);
  expect(html).toMatch(/<h2[^>]*>Une partie<\/h2>/);
  const structured = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? ''),
  );
  expect(structured.map((one) => one['@type'])).toEqual(['NewsArticle', 'BreadcrumbList']);
  expect(structured[0].headline).toBe(printed);
  expect(page(`/pages/${staffPage.slug}`)).toContain(`<title>Une page ${mark}</title>`);
});

test('a text is signed, found and shared by what staff wrote for that', () => {
  const html = page(`/presse/${signed.slug}`);
  expect(html).toMatch(new RegExp(`<h1[^>]*>Un titre bien plus long ${mark}</h1>`));
  expect(html).toContain(`<title>L’essentiel ${mark}</title>`);
  expect(html).toContain(`<meta property="og:title" content="L’essentiel ${mark}"/>`);
  for (const name of ['name="description"', 'property="og:description"'])
    expect(html).toContain(`<meta ${name} content="En bref\u00a0: tout."/>`);
  expect(html).toMatch(/<meta property="og:image" content="[^"]+\/partage\/couvertures\/\w+\.jpg"\/>/);
  expect(html).toMatch(/<strong[^>]*>Awa N’Diaye<\/strong>/);
  expect(html).toContain('"author":{"@type":"Person","name":"Awa N’Diaye"}');
  const item = read('feed.xml')
    .split('<item>')
    .find((one) => one.includes(signed.slug));
  expect(item).toContain('<dc:creator>Awa N’Diaye</dc:creator>');
  // what only its own page says is in no list
  expect(page('/presse')).not.toContain('N’Diaye');
});

test('two hundred texts: their pages, the press page, feed and sitemap say what the database says', () => {
  expect(online.length).toBeGreaterThan(200);
  const stories = online.filter(({ content_type }) => content_type !== 'page');
  for (const row of online) {
    const html = page(addressOf(row));
    expect(html, row.slug).toMatch(
      new RegExp(`<link rel="canonical" href="https://[^/"]+${addressOf(row)}"/>`),
    );
    if (row.slug.startsWith('serie-')) expect(html).toMatch(new RegExp(`<h1[^>]*>${row.title}</h1>`));
    const [, share = ''] = /<meta property="og:image" content="https:\/\/[^/"]+([^"]+)"\/>/.exec(html) ?? [];
    expect(existsSync(path.join(folder, share)), row.slug).toBe(true);
  }
  // nothing else: no draft, nothing to come
  const files = (under: string) => readdirSync(path.join(folder, under), { withFileTypes: true });
  const folders = (under: string) =>
    files(under)
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  expect(folders('presse')).toEqual([...stories.map(({ slug }) => slug), ...pressSlugs].sort());
  expect(folders('pages').length).toBe(online.length - stories.length);

  const sitemap = [...read('sitemap.xml').matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(
    ([, at]) => at,
  );
  const own = [...publicPaths, ...pressSlugs.map((slug) => `/presse/${slug}`)];
  expect([...sitemap].sort()).toEqual([...new Set([...own, ...online.map(addressOf)])].sort());

  const searched: { url: string }[] = JSON.parse(read('recherche.json'));
  const found = new Set(searched.map(({ url }) => url));
  expect(online.filter((row) => !found.has(addressOf(row)))).toEqual([]);

  const all = [
    ...stories.map((row) => ({ address: addressOf(row), at: row.at.getTime() })),
    ...pressSummaries.map(({ slug, date }) => ({ address: `/presse/${slug}`, at: Date.parse(date) })),
  ].sort((one, other) => other.at - one.at);
  const feed = [...read('feed.xml').matchAll(/<link>https:\/\/[^/]+(\/presse\/[^<]+)<\/link>/g)].map(
    ([, at]) => at,
  );
  expect(feed).toEqual(all.slice(0, 50).map(({ address }) => address));

  const list = page('/presse');
  const listed = [...list.matchAll(/<a href="(\/presse\/[^"]+)" class="after:/g)].map(([, at]) => at);
  const pinned = stories.find((row) => row.pinned);
  const newest = all.slice(0, 12).map(({ address }) => address);
  const first = pinned ? addressOf(pinned) : '';
  expect(listed).toEqual([first, ...newest.filter((address) => address !== first)].slice(0, 8));
  expect(list.replaceAll(/<[^>]+>/g, ' ')).toMatch(new RegExp(`Tous\\s+${all.length}\\s+articles`));
  expect(page('/')).toContain(`href="${first}"`);
});

test('an address that was left leads on, and settings that staff changed are in every page', () => {
  expect(read('_redirects')).toContain(`/presse/${left} /presse/${article.slug} 301\n`);
  // what is no page yet is told nowhere
  for (const file of ['sitemap.xml', 'feed.xml', '_redirects', 'recherche.json', 'presse/index.html'])
    for (const hidden of [draft.slug, 'a-venir', 'À venir']) expect(read(file), file).not.toContain(hidden);
  for (const address of ['/', '/contact', `/presse/${article.slug}`, '/carrieres'])
    expect(page(address === '/' ? '/.' : address), address).toContain(`mailto:${EMAIL}`);
  expect(page('/.')).toContain(`"email":"${EMAIL}"`);
});

test('the page reads without a script, is hydrated as it stands, and follows what staff do since', async ({
  page: tab,
  browser,
}) => {
  const site = await serve();
  const reader = await browser.newPage({ javaScriptEnabled: false });
  await reader.goto(`${site.origin}/presse/${article.slug}`);
  await expect(reader.getByRole('heading', { level: 1, name: printed })).toBeVisible();
  await expect(reader.getByText('Le texte', { exact: false }).first()).toBeVisible();
  await reader.goto(`${site.origin}/presse`);
  await expect(reader.getByRole('article').first()).toContainText(printed);
  await reader.close();

  await tab.goto(`${site.origin}/presse`);
  await hydrated(tab);
  const stories = tab.getByRole('tabpanel').getByRole('article');
  const shown = await stories.count();
  await tab.getByRole('button', { name: 'Voir plus' }).click();
  await expect(stories.nth(shown + 11)).toBeVisible();

  await tab.goto(`${site.origin}/presse/${article.slug}`);
  await hydrated(tab);
  await expect(tab.getByRole('heading', { level: 1, name: printed })).toBeVisible();
  const rows = database(project).from('content');
  await rows.update({ title: `Corrigé ${mark}` }).eq('id', article.id);
  await tab.reload();
  await expect(tab.getByRole('heading', { level: 1, name: `Corrigé ${mark}` })).toBeVisible();
  await rows.update({ status: 'archived' }).eq('id', article.id);
  await tab.reload();
  await expect(tab.getByRole('heading', { level: 1, name: 'Ce contenu n’est plus en ligne' })).toBeVisible();
  await tab.goto(`${site.origin}/presse`);
  await expect(tab.getByRole('tabpanel')).toContainText(printed);
  await hydrated(tab);
  await expect(tab.getByRole('tabpanel')).not.toContainText(printed);
  site.close();
});

test('a project that does not answer leaves the last build as it was', async () => {
  const before = read('sitemap.xml');
  const refused = await build('http://localhost:9').catch((error: { stderr: string }) => error.stderr);
  expect(refused).toContain('http://localhost:9 did not say what is published');
  expect(read('sitemap.xml')).toBe(before);
});
