import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getChunkListPath } from '../../build/chunk-list.ts';
import { getPageFilename, SHELL_FILE } from '../../build/page-file.ts';
import { defaultSettings } from '../../src/copy/site-settings.ts';
import { type BackendServer, serveBackend } from '../../supabase/local/server/serve-backend.ts';
import { createSecretKeyClient } from '../support/backend.ts';
import { buildSite, serveFolder } from '../support/built-site.ts';
import { collectionsWithTexts } from '../support/collections.ts';
import { publicPaths } from '../support/public-paths.ts';
import {
  CHANGED_SENTENCE,
  CHANGED_SETTINGS,
  type ExpectedOnlineText,
  expectedArticleTitle,
  publishTestRecords,
  uniqueRecordsWord,
} from '../support/publish-records.ts';
import { expect, simulateInteraction, test, waitForHydration } from '../support/test.ts';

// All tests share one backend and one build: 80 more texts would disturb other tests.
test.describe.configure({ mode: 'serial' });

const folder = mkdtempSync(path.join(tmpdir(), 'built-site-'));
const dataFolder = mkdtempSync(path.join(tmpdir(), 'built-data-'));
const readFile = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const readPage = (address: string) => readFile(getPageFilename(address));

/** Collections of which one item or text was changed; the team has a test below. */
const otherCollections = collectionsWithTexts.filter(({ key }) => key !== 'equipe');
let backend: BackendServer;
/** Address of the backend with the host name `localhost`, because the browser resolves no other name. */
let backendUrl: string;
let records: Awaited<ReturnType<typeof publishTestRecords>>;

test.beforeAll(async () => {
  backend = await serveBackend({ dir: dataFolder, durable: false });
  backendUrl = backend.url.replace('127.0.0.1', 'localhost');
  records = await publishTestRecords(backendUrl, backend.databaseUrl);
  await buildSite(folder, backendUrl);
});

test.afterAll(async () => {
  await backend?.close();
  for (const folderOrFile of [folder, dataFolder, getChunkListPath(folder)])
    rmSync(folderOrFile, { recursive: true, force: true });
});

const getPublicPath = ({ content_type, slug }: ExpectedOnlineText) =>
  `/${content_type === 'page' ? 'pages' : 'presse'}/${slug}`;

test('a published text is a page with head, share preview and structured data', () => {
  const html = readPage(`/presse/${records.article.slug}`);
  const escapedTitle = expectedArticleTitle
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  expect(html).toContain(`<title>${escapedTitle}</title>`);
  expect(html).toContain(`<meta property="og:title" content="${escapedTitle}"/>`);
  expect(html).toContain('<meta name="description" content="Un extrait."/>');
  expect(html).toMatch(
    new RegExp(`<link rel="canonical" href="https://[^"]+/presse/${records.article.slug}"/>`),
  );
  const [, shareImagePath = ''] =
    /<meta property="og:image" content="https:\/\/[^/"]+([^"]+)"\/>/.exec(html) ?? [];
  expect(shareImagePath).toMatch(/^\/partage\/couvertures\/\w+\.jpg$/);
  expect(existsSync(path.join(folder, shareImagePath))).toBe(true);
  const [, picture = ''] = /<img[^>]* src="(\/assets\/couverture-[^"]+)"/.exec(html) ?? [];
  expect(existsSync(path.join(folder, picture))).toBe(true);
  expect(html).toMatch(/<h2[^>]*>Une partie<\/h2>/);
  const structuredData = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? ''),
  );
  expect(structuredData.map((one) => one['@type'])).toEqual(['NewsArticle', 'BreadcrumbList']);
  expect(structuredData[0].headline).toBe(expectedArticleTitle);
  expect(readPage(`/pages/${records.staffPage.slug}`)).toContain(
    `<title>Une page ${uniqueRecordsWord}</title>`,
  );
});

test('byline and SEO fields of a text are in its page and the feed', () => {
  const html = readPage(`/presse/${records.signedText.slug}`);
  expect(html).toMatch(new RegExp(`<h1[^>]*>Un titre bien plus long ${uniqueRecordsWord}</h1>`));
  expect(html).toContain(`<title>L’essentiel ${uniqueRecordsWord}</title>`);
  expect(html).toContain(`<meta property="og:title" content="L’essentiel ${uniqueRecordsWord}"/>`);
  for (const name of ['name="description"', 'property="og:description"'])
    expect(html).toContain(`<meta ${name} content="En bref\u00a0: tout."/>`);
  expect(html).toMatch(/<meta property="og:image" content="[^"]+\/partage\/couvertures\/\w+\.jpg"\/>/);
  expect(html).toMatch(/<strong[^>]*>Awa N’Diaye<\/strong>/);
  expect(html).toContain('"author":{"@type":"Person","name":"Awa N’Diaye"}');
  const item = readFile('feed.xml')
    .split('<item>')
    .find((one) => one.includes(records.signedText.slug));
  expect(item).toContain('<dc:creator>Awa N’Diaye</dc:creator>');
  // a field of the article's own page is in no list
  expect(readPage('/presse')).not.toContain('N’Diaye');
});

test('pages, press page, feed, sitemap and search index list every online text', () => {
  expect(records.online.length).toBeGreaterThan(80);
  const articles = records.online.filter(({ content_type }) => content_type !== 'page');
  for (const row of records.online) {
    const html = readPage(getPublicPath(row));
    expect(html, row.slug).toMatch(
      new RegExp(`<link rel="canonical" href="https://[^/"]+${getPublicPath(row)}"/>`),
    );
    if (row.slug.startsWith('serie-')) expect(html).toMatch(new RegExp(`<h1[^>]*>${row.title}</h1>`));
    const [, shareImagePath = ''] =
      /<meta property="og:image" content="https:\/\/[^/"]+([^"]+)"\/>/.exec(html) ?? [];
    expect(existsSync(path.join(folder, shareImagePath)), row.slug).toBe(true);
  }
  // no other file: no draft, no scheduled text
  const listSlugs = (subfolder: string) =>
    readdirSync(path.join(folder, subfolder))
      .map((file) => file.replace(/\.html$/, ''))
      .sort();
  expect(listSlugs('presse')).toEqual(articles.map(({ slug }) => slug).sort());
  expect(listSlugs('pages').length).toBe(records.online.length - articles.length);

  const sitemap = [...readFile('sitemap.xml').matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(
    ([, address]) => address,
  );
  expect([...sitemap].sort()).toEqual([...publicPaths, ...records.online.map(getPublicPath)].sort());

  const searchEntries: { url: string }[] = JSON.parse(readFile('recherche.json'));
  const indexedUrls = new Set(searchEntries.map(({ url }) => url));
  expect(records.online.filter((row) => !indexedUrls.has(getPublicPath(row)))).toEqual([]);

  const allArticles = articles
    .map((row) => ({ address: getPublicPath(row), publishedAt: row.first_published_at.getTime() }))
    .sort((one, other) => other.publishedAt - one.publishedAt);
  const feed = [...readFile('feed.xml').matchAll(/<link>https:\/\/[^/]+(\/presse\/[^<]+)<\/link>/g)].map(
    ([, address]) => address,
  );
  expect(feed).toEqual(allArticles.slice(0, 50).map(({ address }) => address));

  const list = readPage('/presse');
  const listedPaths = [...list.matchAll(/<a href="(\/presse\/[^"]+)" class="after:/g)].map(
    ([, address]) => address,
  );
  const pinned = articles.find((row) => row.pinned);
  const newest = allArticles.slice(0, 10).map(({ address }) => address);
  const firstPath = pinned ? getPublicPath(pinned) : '';
  expect(listedPaths).toEqual([firstPath, ...newest.filter((address) => address !== firstPath)].slice(0, 10));
  expect(list.replaceAll(/<[^>]+>/g, ' ')).toMatch(new RegExp(`Tous\\s+${allArticles.length}\\s+articles`));
  expect(readPage('/')).toContain(`href="${firstPath}"`);
});

test('a former address redirects, and no file names a hidden text', () => {
  expect(readFile('_redirects')).toContain(
    `/presse/${records.formerSlug} /presse/${records.article.slug} 301\n`,
  );
  for (const file of ['sitemap.xml', 'feed.xml', '_redirects', 'recherche.json', getPageFilename('/presse')])
    for (const hidden of [records.draft.slug, 'a-venir', 'À venir'])
      expect(readFile(file), file).not.toContain(hidden);
});

/** Returns every page, without its data, and the files that print settings. */
const readPrintedFiles = () => [
  ...globSync('**/*.html', { cwd: folder })
    .filter((file) => file !== SHELL_FILE)
    .map((file) => ({
      file,
      text: readFile(file).replace(/<script type="application\/json".*?<\/script>/s, ''),
    })),
  ...['feed.xml', 'manifest.webmanifest', 'kit-presse/presentation-groupe-obouo.txt'].map((file) => ({
    file,
    text: readFile(file),
  })),
];

test('each setting is wherever the site prints it, and its default value nowhere', () => {
  const files = readPrintedFiles();
  const listFiles = (text: string) => files.filter((one) => one.text.includes(text)).map(({ file }) => file);
  const pages = files.map(({ file }) => file).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(110);
  const { title, description, ...contactSettings } = CHANGED_SETTINGS;

  const year = new Date().getFullYear();
  for (const printed of [`© ${year} ${title}.`, `<meta property="og:site_name" content="${title}"/>`])
    expect(listFiles(printed)).toEqual(pages);
  for (const page of publicPaths) expect(readPage(page)).toMatch(new RegExp(`<title>[^<]*${title}`));
  expect(listFiles(`<title>${title}, espace presse</title>`)).toEqual(['feed.xml']);
  expect(listFiles(`"name":"${title}"`)).toEqual(
    expect.arrayContaining(['carrieres.html', 'manifest.webmanifest']),
  );
  expect(listFiles(`"name":"${defaultSettings.title}"`)).toEqual([]);
  const searchEntries: { title: string }[] = JSON.parse(readFile('recherche.json'));
  expect(searchEntries.filter((entry) => entry.title.includes(` | ${title}`))).toEqual([]);

  expect(listFiles(`<meta name="description" content="${description}"/>`)).toContain('index.html');
  expect(listFiles(defaultSettings.description)).toEqual([]);

  for (const [name, value] of Object.entries(contactSettings)) {
    const filesWithValue = listFiles(value);
    expect(
      pages.filter((page) => !filesWithValue.includes(page)),
      name,
    ).toEqual([]);
    const defaultValue = String(Reflect.get(defaultSettings, name));
    // the home page of a network is the start of many addresses
    const wholeValue = defaultValue.startsWith('https:') ? `"${defaultValue}"` : defaultValue;
    expect(listFiles(wholeValue), name).toEqual([]);
  }
});

test('a record that cannot be shown is left out of the build and listed', async ({ page }) => {
  expect(JSON.parse(readFile('build.json')).omitted).toEqual([
    { kind: 'cover', id: records.textWithoutCover.id, reason: 'file-missing' },
    { kind: 'text', id: records.unreadableText.id, reason: 'references' },
  ]);
  const html = readPage(`/presse/${records.textWithoutCover.slug}`);
  expect(html).toContain(`<title>Sans image ${uniqueRecordsWord}</title>`);
  // only the data of the page may name addresses of the storage
  expect(html.slice(0, html.indexOf('id="page-data"'))).not.toContain('/storage/');
  expect(existsSync(path.join(folder, getPageFilename(`/pages/${records.unreadableText.slug}`)))).toBe(false);
  const site = await serveFolder(folder);
  const answer = await page.goto(`${site.origin}/pages/${records.unreadableText.slug}`);
  expect(answer?.status()).toBe(404);
  await simulateInteraction(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce texte ne peut pas être affiché');
  await expect(page.getByText('Vérifiez votre connexion')).toHaveCount(0);
  site.close();
});

test('an article is readable without scripts, hydrates unchanged, and shows later changes', async ({
  page,
  browser,
}) => {
  const site = await serveFolder(folder);
  const reader = await browser.newPage({ javaScriptEnabled: false });
  await reader.goto(`${site.origin}/presse/${records.article.slug}`);
  await expect(reader.getByRole('heading', { level: 1, name: expectedArticleTitle })).toBeVisible();
  await expect(reader.getByText('Le texte', { exact: false }).first()).toBeVisible();
  await reader.goto(`${site.origin}/presse`);
  await expect(reader.getByRole('article').first()).toContainText(expectedArticleTitle);
  await reader.close();

  await page.goto(`${site.origin}/presse`);
  await waitForHydration(page);
  const articles = page.getByRole('tabpanel').getByRole('article');
  const articleCount = await articles.count();
  await page.getByRole('button', { name: 'Voir plus' }).click();
  // one press adds nine articles (`ARTICLE_PAGE_SIZE`)
  await expect(articles.nth(articleCount + 8)).toBeVisible();
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  const liveResponse = page.waitForResponse(/published_text/);
  await page.goto(`${site.origin}/presse/${records.article.slug}`);
  await simulateInteraction(page);
  await (await liveResponse).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByRole('heading', { level: 1, name: expectedArticleTitle })).toBeVisible();
  // the browser loads no parser for a text that has not changed since the build
  expect(requestedUrls.filter((url) => /to-article/.test(url))).toEqual([]);
  const rows = createSecretKeyClient(backendUrl).from('content');
  await rows.update({ title: `Corrigé ${uniqueRecordsWord}` }).eq('id', records.article.id);
  await page.reload();
  await simulateInteraction(page);
  await expect(page.getByRole('heading', { level: 1, name: `Corrigé ${uniqueRecordsWord}` })).toBeVisible();
  await rows.update({ status: 'archived' }).eq('id', records.article.id);
  await page.reload();
  await simulateInteraction(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Ce contenu n’est plus en ligne' })).toBeVisible();
  await page.goto(`${site.origin}/presse`);
  await expect(page.getByRole('tabpanel')).toContainText(expectedArticleTitle);
  await simulateInteraction(page);
  await expect(articles.filter({ hasText: expectedArticleTitle })).toHaveCount(0);
  site.close();
});

test('a changed collection is in the page with its picture and without hidden items', async ({ page }) => {
  const html = readPage('/a-propos');
  for (const text of [`Awa ${uniqueRecordsWord}`, 'Elle lit «\u00a0tout\u00a0».'])
    expect(html).toContain(text);
  expect(html).not.toContain('Aïcha Kouamé');
  // a title in the plural hides when only one person remains
  expect(html.slice(0, html.indexOf('id="page-data"'))).not.toContain('personne décide');
  const [, picture = ''] = /<img[^>]* src="(\/assets\/couverture-[^"]+)"/.exec(html) ?? [];
  expect(existsSync(path.join(folder, picture))).toBe(true);
  for (const output of [html, readFile('data/a-propos.json')]) expect(output).not.toContain('À venir');

  const site = await serveFolder(folder);
  await page.goto(`${site.origin}/a-propos`);
  await waitForHydration(page);
  await expect(page.locator('#equipe h3')).toHaveText([`Awa ${uniqueRecordsWord}`]);
  site.close();
});

test('each changed collection is in the HTML of its page', () => {
  for (const { label, pages } of otherCollections) {
    const [{ href }] = pages;
    expect.soft(readPage(href.replace(/#.*/, '')), label).toContain(CHANGED_SENTENCE);
  }
  expect(readPage('/chaines')).toMatch(/<main.*<img[^>]* src="\/assets\/couverture-[^"]+"/s);
});

test('a build keeps the last files when the project does not answer', async () => {
  const sitemapBefore = readFile('sitemap.xml');
  const staticSite = await serveFolder(folder);
  const buildError = await buildSite(folder, staticSite.origin).catch(
    (error: { stderr: string }) => error.stderr,
  );
  expect(buildError).toContain(`${staticSite.origin} did not say what is published`);
  staticSite.close();
  expect(readFile('sitemap.xml')).toBe(sitemapBefore);
});
