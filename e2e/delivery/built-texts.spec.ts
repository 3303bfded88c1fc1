import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getPageFilename, SHELL_FILE } from '../../build/page-file.ts';
import { defaultSettings } from '../../src/copy/site-settings.ts';
import { toGuideDay, toGuideInstant } from '../../src/shared/lib/guide-day.ts';
import { buildSiteFromBackend } from '../../supabase/local/jobs/site-build.ts';
import { expectNoViolation } from '../support/axe.ts';
import { createSecretKeyClient } from '../support/backend.ts';
import { serveFolder } from '../support/built-site.ts';
import { collectionsWithTexts } from '../support/collections.ts';
import { insertContent, openEditor, pressSaveButton } from '../support/content.ts';
import * as faults from '../support/faults.ts';
import { type IsolatedSite, startIsolatedSite } from '../support/isolated-site.ts';
import { publicPaths } from '../support/public-paths.ts';
import {
  CHANGED_SENTENCE,
  CHANGED_SETTINGS,
  type ExpectedOnlineText,
  expectedArticleTitle,
  publishTestRecords,
  uniqueRecordsWord,
} from '../support/publish-records.ts';
import { getDemoEmail, signInByRequest, signInToDashboard } from '../support/staff.ts';
import { test as base, expect, openPath, simulateInteraction, waitForHydration } from '../support/test.ts';

// These tests run a preview that builds the site when the database calls the deploy hook. A build takes 15 seconds,
// so all tests read the files of one build.
base.describe.configure({ mode: 'serial' });

let ownSite: IsolatedSite;
let records: Awaited<ReturnType<typeof publishTestRecords>>;

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
  baseURL: async ({}, use) => use(ownSite?.origin),
});

test.use({ expectedLogs: [/^mutation:/] });

test.beforeAll(async () => {
  ownSite = await startIsolatedSite();
  // The preview also builds the site at its start. Without this right, that build fails early, which saves 15 seconds.
  await ownSite.sql`revoke execute on function public.published_texts(uuid, integer) from anon`;
  const hasFirstBuildEnded = async () =>
    countFailedBuilds() > 0 || (await ownSite.readBuildInfo()).changes !== null;
  await expect.poll(hasFirstBuildEnded, { timeout: 60_000 }).toBe(true);
});

test.afterAll(() => ownSite?.stop());

const newsTitle = `Une nouvelle à bâtir ${uniqueRecordsWord}`;
const PENDING_LABEL = 'En ligne, page en cours de mise à jour';
let texts: Awaited<ReturnType<typeof insertTexts>>;
let programme: Awaited<ReturnType<typeof createEveningProgramme>>;

const countFailedBuilds = () =>
  ownSite.readOutput().split('[host] the site could not be built, the last build is served:').length - 1;

/** Inserts the texts that the first test publishes, schedules, renames and archives. */
async function insertTexts() {
  const { origin } = ownSite;
  return {
    article: await insertContent(origin, { title: newsTitle }),
    draft: await insertContent(origin),
    scheduledText: await insertContent(origin, { status: 'published' }),
    renamedText: await insertContent(origin, { status: 'published' }),
    archivedText: await insertContent(origin, { status: 'published' }),
  };
}

const getNewSlug = () => `${texts.renamedText.slug}-ailleurs`;

/** Inserts a programme of this evening. Returns its title and a pattern of its date. */
async function createEveningProgramme() {
  const day = toGuideDay(Date.now());
  const programmeTitle = `Une soirée ${uniqueRecordsWord}`;
  await createSecretKeyClient(ownSite.origin)
    .from('programmes')
    .insert({
      channel: 'hivowood',
      title: programmeTitle,
      starts_at: new Date(toGuideInstant(day, '20:45')).toISOString(),
      ends_at: new Date(toGuideInstant(day, '22:00')).toISOString(),
    });
  const dateFormat = new Intl.DateTimeFormat('fr', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return { datePattern: new RegExp(dateFormat.format(new Date(day)), 'i'), programmeTitle };
}

test('publications wait for the build, and staff ask again for one that failed', async ({ page }) => {
  texts = await insertTexts();
  programme = await createEveningProgramme();
  const { article, scheduledText, renamedText, archivedText } = texts;
  const contentTable = createSecretKeyClient(ownSite.origin).from('content');
  await ownSite.sql`update public.content set publish_at = now() + interval '1 hour' where id = ${scheduledText.id}`;

  await signInByRequest(page, getDemoEmail('editor'));
  await openEditor(page, article.id);
  await page.getByLabel('Statut').selectOption('published');
  await pressSaveButton(page);
  await expect(page.getByText('Contenu mis à jour avec succès').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Publication' })).toContainText(PENDING_LABEL);
  await openPath(page, `/admin/content?q=${encodeURIComponent(newsTitle)}`);
  const row = page.getByRole('row', { name: newsTitle });
  await expect(row).toContainText(PENDING_LABEL);

  // the scheduled time arrives; `replica` skips the triggers, which would clear a past `publish_at`
  await ownSite.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`
      update public.content set publish_at = now() - interval '1 second', first_published_at = now() - interval '1 second'
      where id = ${scheduledText.id}`;
    await tx`update private.schedule_log_cursor set until = now() - interval '1 minute'`;
  });
  await contentTable.update({ slug: getNewSlug() }).eq('id', renamedText.id);
  await contentTable.update({ status: 'archived' }).eq('id', archivedText.id);
  records = await publishTestRecords(ownSite);
  const buildBefore = await ownSite.readBuildInfo();

  // a request of 21 minutes ago counts as failed (`BUILD_TIMEOUT_MS` of src/admin/lib/build-status.ts)
  await ownSite.sql`
    update private.site_build
    set changed_at = now() - interval '21 minutes', requested_at = now() - interval '21 minutes'`;
  const buildStatus = page.getByRole('region', { name: 'Mise à jour du site' });
  await signInToDashboard(page, getDemoEmail('moderator'));
  await expect(buildStatus).toContainText('La mise à jour du site a échoué');
  await expect(buildStatus.getByRole('button')).toHaveCount(0);
  await signInByRequest(page, getDemoEmail('editor'));
  await page.goto(`/admin/content?q=${encodeURIComponent(newsTitle)}`);
  await expect(row).toContainText('La mise à jour a échoué');
  await ownSite.sql`grant execute on function public.published_texts(uuid, integer) to anon`;
  await openPath(page, '/admin');
  await expect(buildStatus).toContainText('La mise à jour du site a échoué');
  const requestButton = buildStatus.getByRole('button', { name: 'Mettre à jour le site' });
  const removeFault = await faults.injectFault(page, /\/rpc\/request_site_build/, faults.captivePortalFault);
  await requestButton.click();
  await expect(page.getByText('La mise à jour n’a pas pu être demandée')).toBeVisible();
  await removeFault();
  await requestButton.click();
  await expect(page.getByText('Mise à jour demandée')).toBeVisible();
  await expect(buildStatus).toContainText('Mise à jour du site en cours…');
  // the preview still serves the old files
  expect(await ownSite.readBuildInfo()).toEqual(buildBefore);
  expect((await ownSite.get('/contact')).status).toBe(200);
  expect((await ownSite.get(`/presse/${article.slug}`)).status).toBe(404);
});

test('the build that staff asked for shows every change that was waiting', async ({ page }) => {
  test.setTimeout(240_000);
  const { article, draft, scheduledText, renamedText, archivedText } = texts;
  const { programmeTitle, datePattern } = programme;
  await ownSite.waitForRebuild();
  // a build of a later change fails from here on: it would replace the files that the tests below read
  await ownSite.sql`revoke execute on function public.published_texts(uuid, integer) from anon`;

  const answer = await ownSite.get(`/presse/${article.slug}`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain(`<title>${newsTitle}</title>`);
  const [, image = ''] = /<meta property="og:image" content="https:\/\/[^/]+([^"]+)"/.exec(html) ?? [];
  expect((await ownSite.get(image)).headers.get('content-type')).toBe('image/jpeg');
  for (const online of [scheduledText.slug, getNewSlug()])
    expect((await ownSite.get(`/presse/${online}`)).status).toBe(200);
  for (const hidden of [draft, archivedText])
    expect((await ownSite.get(`/presse/${hidden.slug}`)).status).toBe(404);
  const redirect = await ownSite.get(`/presse/${renamedText.slug}`);
  expect([redirect.status, redirect.headers.get('location')]).toEqual([301, `/presse/${getNewSlug()}`]);
  const channelsPage = await (await ownSite.get('/chaines')).text();
  expect(channelsPage).toContain(programmeTitle);
  expect(channelsPage).toMatch(datePattern);
  const sitemap = await (await ownSite.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`/presse/${scheduledText.slug}</loc>`);
  expect(sitemap).not.toContain(draft.slug);

  // hydration keeps the built text
  await page.goto('/chaines');
  await waitForHydration(page);
  await expect(page.locator('#programme').getByText(programmeTitle)).toBeVisible();
});

test('after the build, staff read what is online and what was left out', async ({ page }) => {
  await signInByRequest(page, getDemoEmail('editor'));
  await page.goto(`/admin/content?q=${encodeURIComponent(newsTitle)}`);
  const row = page.getByRole('row', { name: newsTitle });
  await expect(row.getByText('En ligne', { exact: true })).toBeVisible();
  await openPath(page, '/admin');
  await expect(page.getByRole('region', { name: 'Mise à jour du site' })).toContainText('Site à jour');
  const failureLink = page
    .getByRole('link', { name: `Sans image ${uniqueRecordsWord}` })
    .filter({ hasText: 'le fichier n’a pas pu être lu' });
  await expect(failureLink).toBeVisible();
  await expectNoViolation(page);
  await failureLink.click();
  await expect(page.getByRole('region', { name: 'Publication' })).toContainText(
    'Ce contenu est affiché sans son image',
  );
});

const readFile = (file: string) => readFileSync(path.join(ownSite.folder, file), 'utf8');
const readPage = (address: string) => readFile(getPageFilename(address));

/** Collections that show `CHANGED_SENTENCE`. The test of the team is a separate one. */
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
  expect(existsSync(path.join(ownSite.folder, shareImagePath))).toBe(true);
  const [, picture = ''] = /<img[^>]* src="(\/assets\/couverture-[^"]+)"/.exec(html) ?? [];
  expect(existsSync(path.join(ownSite.folder, picture))).toBe(true);
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
  // the byline is a field of the page of the article, so no list prints it
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
    expect(existsSync(path.join(ownSite.folder, shareImagePath)), row.slug).toBe(true);
  }
  // drafts and scheduled texts have no file
  const listSlugs = (subfolder: string) =>
    readdirSync(path.join(ownSite.folder, subfolder))
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
  ...globSync('**/*.html', { cwd: ownSite.folder })
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

test('a record that cannot be shown is left out of the build and listed', async ({ page }) => {
  expect(JSON.parse(readFile('build.json')).omitted).toEqual([
    { kind: 'cover', id: records.textWithoutCover.id, reason: 'file-missing' },
    { kind: 'text', id: records.unreadableText.id, reason: 'references' },
  ]);
  const html = readPage(`/presse/${records.textWithoutCover.slug}`);
  expect(html).toContain(`<title>Sans image ${uniqueRecordsWord}</title>`);
  // only the data of the page may name addresses of the storage
  expect(html.slice(0, html.indexOf('id="page-data"'))).not.toContain('/storage/');
  expect(
    existsSync(path.join(ownSite.folder, getPageFilename(`/pages/${records.unreadableText.slug}`))),
  ).toBe(false);
  const answer = await page.goto(`/pages/${records.unreadableText.slug}`);
  expect(answer?.status()).toBe(404);
  await simulateInteraction(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce texte ne peut pas être affiché');
  await expect(page.getByText('Vérifiez votre connexion')).toHaveCount(0);
});

test('an article hydrates unchanged and shows later changes', async ({ page }) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  const liveResponse = page.waitForResponse(/published_text/);
  await page.goto(`/presse/${records.article.slug}`);
  await simulateInteraction(page);
  await (await liveResponse).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByRole('heading', { level: 1, name: expectedArticleTitle })).toBeVisible();
  // the browser loads no parser for a text that has not changed since the build
  expect(requestedUrls.filter((url) => /to-article/.test(url))).toEqual([]);
  const rows = createSecretKeyClient(ownSite.origin).from('content');
  await rows.update({ title: `Corrigé ${uniqueRecordsWord}` }).eq('id', records.article.id);
  await page.reload();
  await simulateInteraction(page);
  await expect(page.getByRole('heading', { level: 1, name: `Corrigé ${uniqueRecordsWord}` })).toBeVisible();
  await rows.update({ status: 'archived' }).eq('id', records.article.id);
  await page.reload();
  await simulateInteraction(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Ce contenu n’est plus en ligne' })).toBeVisible();
});

test('a changed collection is in the page with its picture and without hidden items', () => {
  const html = readPage('/a-propos');
  for (const text of [`Awa ${uniqueRecordsWord}`, 'Elle lit «\u00a0tout\u00a0».'])
    expect(html).toContain(text);
  expect(html).not.toContain('Aïcha Kouamé');
  // the site hides a title with a number when only one person remains
  expect(html.slice(0, html.indexOf('id="page-data"'))).not.toContain('personne décide');
  const [, picture = ''] = /<img[^>]* src="(\/assets\/couverture-[^"]+)"/.exec(html) ?? [];
  expect(existsSync(path.join(ownSite.folder, picture))).toBe(true);
  for (const output of [html, readFile('data/a-propos.json')]) expect(output).not.toContain('À venir');
});

test('each changed collection is in the HTML of its page', () => {
  for (const { label, pages } of collectionsWithChangedSentence) {
    const [{ href }] = pages;
    expect.soft(readPage(href.replace(/#.*/, '')), label).toContain(CHANGED_SENTENCE);
  }
  // the collection of pictures has no text
  expect(readPage('/chaines')).toMatch(/<main.*<img[^>]* src="\/assets\/couverture-[^"]+"/s);
});

test('a build keeps the last files when the project answers with an error', async () => {
  const sitemapBefore = readFile('sitemap.xml');
  const staticSite = await serveFolder(ownSite.folder);
  await expect(buildSiteFromBackend('.', staticSite.origin, ownSite.folder)).rejects.toThrow(
    `${staticSite.origin} did not say what is published`,
  );
  staticSite.close();
  expect(readFile('sitemap.xml')).toBe(sitemapBefore);
});
