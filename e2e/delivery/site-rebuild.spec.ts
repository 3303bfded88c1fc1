import { channelTimeZonesByKey } from '../../src/copy/channel-time.ts';
import { toGuideDay, toGuideInstant } from '../../src/shared/lib/guide-day.ts';
import { expectNoViolation } from '../support/axe.ts';
import { createSecretKeyClient } from '../support/backend.ts';
import { insertContent, openEditor, pressSaveButton } from '../support/content.ts';
import * as faults from '../support/faults.ts';
import { expectLongArticleBuilt, writeAndPublishLongArticle } from '../support/long-article.ts';
import { insertLibraryImage } from '../support/media.ts';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { getDemoEmail, signInByRequest, signInToDashboard } from '../support/staff.ts';
import { test as base, expect, waitForHydration } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

// These tests run a preview that builds the site when the database calls the deploy hook. A build takes 15 seconds,
// so they share one preview.
base.describe.configure({ mode: 'serial' });

let ownSite: OwnSite;

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
  baseURL: async ({}, use) => use(ownSite?.origin),
});

test.use({ expectedLogs: [/^mutation:/] });

test.beforeAll(async () => {
  ownSite = await startOwnSite();
  // The preview builds the site at its start. Without this right the build fails early, which saves its time.
  await ownSite.sql`revoke execute on function public.published_texts(uuid, integer) from anon`;
  const hasFirstBuildEnded = async () =>
    countFailedBuilds() > 0 || (await ownSite.readBuildInfo()).changes !== null;
  await expect.poll(hasFirstBuildEnded, { timeout: 60_000 }).toBe(true);
});

test.afterAll(() => ownSite?.stop());

const uniqueWord = createUniqueWord();
const title = `Une nouvelle à bâtir ${uniqueWord}`;
const PENDING_LABEL = 'En ligne, page en cours de mise à jour';
let longArticleSlug = '';

const countFailedBuilds = () =>
  ownSite.readOutput().split('[host] the site could not be built, the last build is served:').length - 1;

/** Inserts a programme of this evening, in the time zone of the channel. Returns its title and a pattern of its date. */
async function createEveningProgramme() {
  const { zone } = channelTimeZonesByKey.hivowood;
  const day = toGuideDay(Date.now(), zone);
  const programmeTitle = `Une soirée ${uniqueWord}`;
  await createSecretKeyClient(ownSite.origin)
    .from('programmes')
    .insert({
      channel: 'hivowood',
      title: programmeTitle,
      starts_at: new Date(toGuideInstant(day, '20:45', zone)).toISOString(),
      ends_at: new Date(toGuideInstant(day, '22:00', zone)).toISOString(),
    });
  const dateFormat = new Intl.DateTimeFormat('fr', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return { datePattern: new RegExp(dateFormat.format(new Date(day)), 'i'), programmeTitle };
}

test('a contributor writes a long article; an editor finishes and publishes it', async ({ page }) => {
  test.setTimeout(240_000);
  longArticleSlug = await writeAndPublishLongArticle(page);
});

test('publications wait for the build, and a failed build keeps the old files', async ({ page }) => {
  test.setTimeout(240_000);
  const article = await insertContent(ownSite.origin, { title });
  const draft = await insertContent(ownSite.origin);
  const scheduledText = await insertContent(ownSite.origin, { status: 'published' });
  const renamedText = await insertContent(ownSite.origin, { status: 'published' });
  const archivedText = await insertContent(ownSite.origin, { status: 'published' });
  const textWithoutCover = await insertContent(ownSite.origin, {
    title: `Sans image ${uniqueWord}`,
    status: 'published',
  });
  const contentTable = createSecretKeyClient(ownSite.origin).from('content');
  const newSlug = `${renamedText.slug}-ailleurs`;
  await ownSite.sql`update public.content set publish_at = now() + interval '1 hour' where id = ${scheduledText.id}`;
  const { datePattern, programmeTitle } = await createEveningProgramme();

  await signInByRequest(page, getDemoEmail('editor'));
  await openEditor(page, article.id);
  await page.getByLabel('Statut').selectOption('published');
  await pressSaveButton(page);
  await expect(page.getByText('Contenu mis à jour avec succès').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Publication' })).toContainText(PENDING_LABEL);
  await page.goto(`/admin/content?q=${encodeURIComponent(title)}`);
  const row = page.getByRole('row', { name: title });
  await expect(row).toContainText(PENDING_LABEL);

  // the scheduled time arrives; `replica` skips the triggers, which would clear a past `publish_at`
  await ownSite.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`
      update public.content set publish_at = now() - interval '1 second', first_published_at = now() - interval '1 second'
      where id = ${scheduledText.id}`;
    await tx`update private.schedule_log_cursor set until = now() - interval '1 minute'`;
  });
  await contentTable.update({ slug: newSlug }).eq('id', renamedText.id);
  const cover = await insertLibraryImage(ownSite.origin, `${uniqueWord}-perdue`);
  await createSecretKeyClient(ownSite.origin)
    .from('media_library')
    .update({ renditions: [{ name: '0123abcd-800.webp', width: 800, height: 600 }] })
    .eq('id', cover)
    .throwOnError();
  await contentTable.update({ cover_media_id: cover }).eq('id', textWithoutCover.id).throwOnError();
  await contentTable.update({ status: 'archived' }).eq('id', archivedText.id);
  const buildBefore = await ownSite.readBuildInfo();
  const failedBuildCount = countFailedBuilds();
  await ownSite.runScheduledJobsOnce();
  await expect.poll(countFailedBuilds, { timeout: 60_000 }).toBeGreaterThan(failedBuildCount);

  // a request of 21 minutes ago counts as failed (`BUILD_TIMEOUT_MS` of src/admin/lib/build-status.ts)
  await ownSite.sql`
    update private.site_build
    set changed_at = now() - interval '21 minutes', requested_at = now() - interval '21 minutes'`;
  const buildStatus = page.getByRole('region', { name: 'Mise à jour du site' });
  await signInToDashboard(page, getDemoEmail('moderator'));
  await expect(buildStatus).toContainText('La mise à jour du site a échoué');
  await expect(buildStatus.getByRole('button')).toHaveCount(0);
  await signInByRequest(page, getDemoEmail('editor'));
  await page.goto(`/admin/content?q=${encodeURIComponent(title)}`);
  await expect(row).toContainText('La mise à jour a échoué');
  await ownSite.sql`grant execute on function public.published_texts(uuid, integer) to anon`;
  await page.goto('/admin');
  await expect(buildStatus).toContainText('La mise à jour du site a échoué');
  const requestButton = buildStatus.getByRole('button', { name: 'Mettre à jour le site' });
  const removeFault = await faults.injectFault(page, /\/rpc\/request_site_build/, faults.captivePortal);
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
  await ownSite.waitForRebuild();

  const answer = await ownSite.get(`/presse/${article.slug}`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain(`<title>${title}</title>`);
  const [, image = ''] = /<meta property="og:image" content="https:\/\/[^/]+([^"]+)"/.exec(html) ?? [];
  expect((await ownSite.get(image)).headers.get('content-type')).toBe('image/jpeg');
  for (const online of [scheduledText.slug, newSlug])
    expect((await ownSite.get(`/presse/${online}`)).status).toBe(200);
  for (const hidden of [draft, archivedText])
    expect((await ownSite.get(`/presse/${hidden.slug}`)).status).toBe(404);
  const redirect = await ownSite.get(`/presse/${renamedText.slug}`);
  expect([redirect.status, redirect.headers.get('location')]).toEqual([301, `/presse/${newSlug}`]);
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

  await page.goto(`/admin/content?q=${encodeURIComponent(title)}`);
  await expect(row.getByText('En ligne', { exact: true })).toBeVisible();
  await page.goto('/admin');
  await expect(buildStatus).toContainText('Site à jour');
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

test('the built files contain the whole long article', async () => {
  await expectLongArticleBuilt(ownSite, longArticleSlug);
});
