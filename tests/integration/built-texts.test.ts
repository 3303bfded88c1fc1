import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { getPageFilename, SHELL_FILE } from '../../build/page-file.ts';
import { serveFolder } from '../../e2e/support/built-site.ts';
import { publicPaths } from '../../e2e/support/public-paths.ts';
import { defaultSettings } from '../../src/copy/site-settings.ts';
import { buildSiteFromBackend } from '../../supabase/local/jobs/site-build.ts';
import { serveBackend } from '../../supabase/local/server/serve-backend.ts';
import { createScratchDir } from '../../supabase/local/tests/support.ts';
import { connectAsSuperuser } from '../../supabase/tests/support/database.ts';
import { collectionsWithTexts } from './support/changed-collections.ts';
import {
  CHANGED_SENTENCE,
  CHANGED_SETTINGS,
  type ExpectedOnlineText,
  expectedArticleTitle,
  publishTestRecords,
  uniqueRecordsWord,
} from './support/publish-records.ts';

// A build takes 15 seconds, so all tests read the files of one build.
const dir = createScratchDir();
// Parallel builds need work folders of different names, which they take from this name.
const folder = path.join(dir, `${path.basename(dir)}-dist`);
let records: Awaited<ReturnType<typeof publishTestRecords>>;

beforeAll(async () => {
  const backend = await serveBackend({ dir: `${dir}/data`, durable: false });
  const sql = connectAsSuperuser(backend.databaseUrl, 1);
  records = await publishTestRecords(backend.url, sql);
  await buildSiteFromBackend('.', backend.url, folder);
  await sql.end();
  await backend.close();
});

const readFile = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const readPage = (address: string) => readFile(getPageFilename(address));

/** Collections that show `CHANGED_SENTENCE`. Another test checks the team. */
const collectionsWithChangedSentence = collectionsWithTexts.filter(({ key }) => key !== 'equipe');

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
  expect(structuredData.map((item) => item['@type'])).toEqual(['NewsArticle', 'BreadcrumbList']);
  expect(structuredData[0].headline).toBe(expectedArticleTitle);
  expect(readPage(`/pages/${records.staffPage.slug}`)).toContain(
    `<title>Une page ${uniqueRecordsWord}</title>`,
  );
});

test('byline and SEO fields are in the page, the byline also in the feed', () => {
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
    .find((itemXml) => itemXml.includes(records.signedText.slug));
  expect(item).toContain('<dc:creator>Awa N’Diaye</dc:creator>');
  // only the page of the article shows its byline
  expect(readPage('/presse')).not.toContain('N’Diaye');
});

test('sitemap and search index list every online text; feed and press page the newest', () => {
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
  // drafts and scheduled texts have no file
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
    .sort((article, other) => other.publishedAt - article.publishedAt);
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

test('a former address redirects, and no list names a hidden text', () => {
  expect(readFile('_redirects')).toContain(
    `/presse/${records.formerSlug} /presse/${records.article.slug} 301\n`,
  );
  for (const file of ['sitemap.xml', 'feed.xml', '_redirects', 'recherche.json', getPageFilename('/presse')])
    for (const hidden of [records.draft.slug, 'a-venir', 'À venir'])
      expect(readFile(file), file).not.toContain(hidden);
});

/** Returns every page without its JSON data, and the other files that print settings. */
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

test('each changed setting replaces its default value in every file', () => {
  const files = readPrintedFiles();
  const listFiles = (text: string) =>
    files.filter((printed) => printed.text.includes(text)).map(({ file }) => file);
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
    // « https://www.facebook.com/ » starts many addresses: only the whole attribute counts
    const wholeValue = defaultValue.startsWith('https:') ? `"${defaultValue}"` : defaultValue;
    expect(listFiles(wholeValue), name).toEqual([]);
  }
});

test('a changed collection is in the page with its picture and without hidden items', () => {
  const html = readPage('/a-propos');
  for (const text of [`Awa ${uniqueRecordsWord}`, 'Elle lit «\u00a0tout\u00a0».'])
    expect(html).toContain(text);
  expect(html).not.toContain('Aïcha Kouamé');
  // a title that counts the people is hidden when only one remains
  expect(html.slice(0, html.indexOf('id="page-data"'))).not.toContain('personne décide');
  const [, picture = ''] = /<img[^>]* src="(\/assets\/couverture-[^"]+)"/.exec(html) ?? [];
  expect(existsSync(path.join(folder, picture))).toBe(true);
  for (const output of [html, readFile('data/a-propos.json')]) expect(output).not.toContain('À venir');
});

test('each changed collection is in the HTML of its page', () => {
  for (const { label, pages } of collectionsWithChangedSentence) {
    const [{ href }] = pages;
    expect.soft(readPage(href.replace(/#.*/, '')), label).toContain(CHANGED_SENTENCE);
  }
  // « photographies » and « images-chaines » have no text
  const picture = /<img[^>]* src="\/assets\/couverture-[^"]+"/;
  const [topOfHome] = readPage('/').split('<h1');
  const [, restOfChannels] = readPage('/chaines').split('<h1');
  expect.soft(topOfHome).toMatch(picture);
  expect(restOfChannels).toMatch(picture);
});

test('a build keeps the last files when the project answers with an error', async () => {
  const sitemapBefore = readFile('sitemap.xml');
  // A static site stands in for the project: it does not know the functions.
  const staticSite = await serveFolder(folder);
  await expect(buildSiteFromBackend('.', staticSite.origin, folder)).rejects.toThrow(
    `${staticSite.origin} did not say what is published`,
  );
  staticSite.close();
  expect(readFile('sitemap.xml')).toBe(sitemapBefore);
});
