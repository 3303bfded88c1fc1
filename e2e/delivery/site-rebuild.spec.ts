import { toGuideDay, toGuideInstant } from '../../src/shared/lib/guide-day.ts';
import { expectNoViolation } from '../support/axe.ts';
import { createSecretKeyClient } from '../support/backend.ts';
import { insertContent, openEditor, pressSaveButton } from '../support/content.ts';
import * as faults from '../support/faults.ts';
import { type IsolatedSite, startIsolatedSite } from '../support/isolated-site.ts';
import { insertImageIntoLibrary } from '../support/media.ts';
import { getDemoEmail, signInByRequest, signInToDashboard } from '../support/staff.ts';
import { test as base, expect, openPath, simulateInteraction, waitForHydration } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

// Staff publish on a preview that builds the site when the database calls the deploy hook. A build takes 15 seconds, so
// all tests follow one build. tests/integration/built-texts.test.ts reads the files of a build.
base.describe.configure({ mode: 'serial' });

let ownSite: IsolatedSite;

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

const uniqueWord = createUniqueWord();
const newsTitle = `Une nouvelle à bâtir ${uniqueWord}`;
const PENDING_LABEL = 'En ligne, page en cours de mise à jour';
let texts: Awaited<ReturnType<typeof insertTexts>>;
let programme: Awaited<ReturnType<typeof createEveningProgramme>>;
let unshownRecords: Awaited<ReturnType<typeof publishUnshownRecords>>;

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

/** Publishes a text whose cover misses the file of a rendition, and a page whose Markdown the parser refuses. */
async function publishUnshownRecords() {
  const { origin } = ownSite;
  const database = createSecretKeyClient(origin);
  const textWithoutCover = await insertContent(origin, {
    title: `Sans image ${uniqueWord}`,
    status: 'published',
  });
  // the row of this cover names a rendition that the storage does not have
  const cover_media_id = await insertImageIntoLibrary(origin, `${uniqueWord}-perdue`);
  const renditions = [{ name: '0123abcd-800.webp', width: 800, height: 600 }];
  await database.from('media_library').update({ renditions }).eq('id', cover_media_id).throwOnError();
  await database.from('content').update({ cover_media_id }).eq('id', textWithoutCover.id).throwOnError();
  // the parser refuses so many characters of references, the database accepts them
  const unreadableText = await insertContent(origin, {
    status: 'published',
    content_type: 'page',
    content: `[a]: /${'b'.repeat(100_000)}\n\n${'[a]\n\n'.repeat(6)}`,
  });
  return { textWithoutCover, unreadableText };
}

const getNewSlug = () => `${texts.renamedText.slug}-ailleurs`;

/** Inserts a programme of this evening. Returns its title and a pattern of its date. */
async function createEveningProgramme() {
  const day = toGuideDay(Date.now());
  const programmeTitle = `Une soirée ${uniqueWord}`;
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
  // French writes « 1er » for the first day of a month
  const date = dateFormat.format(new Date(day)).replace(' 1 ', ' 1er ');
  return { datePattern: new RegExp(date, 'i'), programmeTitle };
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
  unshownRecords = await publishUnshownRecords();
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
    .getByRole('link', { name: `Sans image ${uniqueWord}` })
    .filter({ hasText: 'le fichier n’a pas pu être lu' });
  await expect(failureLink).toBeVisible();
  await expectNoViolation(page);
  await failureLink.click();
  await expect(page.getByRole('region', { name: 'Publication' })).toContainText(
    'Ce contenu est affiché sans son image',
  );
});

test('a record that cannot be shown is left out of the build and listed', async ({ page }) => {
  const { textWithoutCover, unreadableText } = unshownRecords;
  const { omitted } = await (await ownSite.get('/build.json')).json();
  expect(omitted).toEqual([
    { kind: 'cover', id: textWithoutCover.id, reason: 'file-missing' },
    { kind: 'text', id: unreadableText.id, reason: 'references' },
  ]);
  const html = await (await ownSite.get(`/presse/${textWithoutCover.slug}`)).text();
  expect(html).toContain(`<title>Sans image ${uniqueWord}</title>`);
  // only the data of the page may name addresses of the storage
  expect(html.slice(0, html.indexOf('id="page-data"'))).not.toContain('/storage/');
  const answer = await page.goto(`/pages/${unreadableText.slug}`);
  expect(answer?.status()).toBe(404);
  await simulateInteraction(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce texte ne peut pas être affiché');
  await expect(page.getByText('Vérifiez votre connexion')).toHaveCount(0);
});

test('an article hydrates unchanged and shows later changes', async ({ page }) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  const liveResponse = page.waitForResponse(/published_text/);
  await page.goto(`/presse/${texts.article.slug}`);
  await simulateInteraction(page);
  await (await liveResponse).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByRole('heading', { level: 1, name: newsTitle })).toBeVisible();
  // the browser loads no parser for a text that has not changed since the build
  expect(requestedUrls.filter((url) => /to-article/.test(url))).toEqual([]);
  const rows = createSecretKeyClient(ownSite.origin).from('content');
  await rows.update({ title: `Corrigé ${uniqueWord}` }).eq('id', texts.article.id);
  await page.reload();
  await simulateInteraction(page);
  await expect(page.getByRole('heading', { level: 1, name: `Corrigé ${uniqueWord}` })).toBeVisible();
  await rows.update({ status: 'archived' }).eq('id', texts.article.id);
  await page.reload();
  await simulateInteraction(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Ce contenu n’est plus en ligne' })).toBeVisible();
});
