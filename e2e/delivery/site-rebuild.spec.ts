import { channelTimes } from '../../src/copy/channel-time.ts';
import { dayOf, instantOf } from '../../src/shared/lib/guide-day.ts';
import { expectNoViolation } from '../support/axe.ts';
import { database } from '../support/backend.ts';
import { insertContent, openEditor, pressSave, unique } from '../support/content.ts';
import * as faults from '../support/faults.ts';
import { type Host, startHost } from '../support/host.ts';
import { storeImage } from '../support/media.ts';
import { demoEmail, openSession, signIn } from '../support/staff.ts';
import { expectStoryBuilt, writeStory } from '../support/story.ts';
import { test as base, expect, waitForHydration } from '../support/test.ts';

// Runs a preview whose host builds when the database asks. A build takes both cores for 15 seconds, so all
// tests share one.
base.describe.configure({ mode: 'serial' });

let host: Host;

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs off its parameter
  baseURL: async ({}, use) => use(host?.origin),
});

test.use({ expectedLogs: [/^mutation:/] });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  host = await startHost();
});

test.afterAll(() => host?.stop());

const mark = unique();
const title = `Une nouvelle à bâtir ${mark}`;
const PENDING = 'En ligne, page en cours de mise à jour';
let story = '';

/** Returns a programme of this evening, in the time zone of the channel. */
async function createEveningProgramme() {
  const { zone } = channelTimes.hivowood;
  const day = dayOf(Date.now(), zone);
  const evening = `Une soirée ${mark}`;
  await database(host.origin)
    .from('programmes')
    .insert({
      channel: 'hivowood',
      title: evening,
      starts_at: new Date(instantOf(day, '20:45', zone)).toISOString(),
      ends_at: new Date(instantOf(day, '22:00', zone)).toISOString(),
    });
  const dated = new Intl.DateTimeFormat('fr', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return { dated: new RegExp(dated.format(new Date(day)), 'i'), evening };
}

test('a story is written by a contributor, finished and published by an editor', async ({ page }) => {
  test.setTimeout(240_000);
  story = await writeStory(page);
});

test('publications wait for the build, and a failed build keeps the old files', async ({ page }) => {
  test.setTimeout(240_000);
  const article = await insertContent(host.origin, { title });
  const draft = await insertContent(host.origin);
  const due = await insertContent(host.origin, { status: 'published' });
  const moved = await insertContent(host.origin, { status: 'published' });
  const archived = await insertContent(host.origin, { status: 'published' });
  const uncovered = await insertContent(host.origin, { title: `Sans image ${mark}`, status: 'published' });
  const rows = database(host.origin).from('content');
  const slug = `${moved.slug}-ailleurs`;
  await host.sql`update public.content set publish_at = now() + interval '1 hour' where id = ${due.id}`;
  const { dated, evening } = await createEveningProgramme();

  await openSession(page, demoEmail('editor'));
  await openEditor(page, article.id);
  await page.getByLabel('Statut').selectOption('published');
  await pressSave(page);
  await expect(page.getByText('Contenu mis à jour avec succès').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Publication' })).toContainText(PENDING);
  await page.goto(`/admin/content?q=${encodeURIComponent(title)}`);
  const row = page.getByRole('row', { name: title });
  await expect(row).toContainText(PENDING);
  await expectNoViolation(page);

  // the scheduled time arrives
  await host.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`
      update public.content set publish_at = now() - interval '1 second', first_published_at = now() - interval '1 second'
      where id = ${due.id}`;
    await tx`update private.schedule_log_cursor set until = now() - interval '1 minute'`;
  });
  await rows.update({ slug }).eq('id', moved.id);
  const cover = await storeImage(host.origin, `${mark}-perdue`);
  await database(host.origin)
    .from('media_library')
    .update({ renditions: [{ name: '0123abcd-800.webp', width: 800, height: 600 }] })
    .eq('id', cover)
    .throwOnError();
  await rows.update({ cover_media_id: cover }).eq('id', uncovered.id).throwOnError();
  await rows.update({ status: 'archived' }).eq('id', archived.id);
  await host.sql`revoke execute on function public.published_texts(uuid, integer) from anon`;
  const before = await host.build();
  await host.minute();
  await expect
    .poll(host.said, { timeout: 60_000 })
    .toContain('[host] the site could not be built, the last build is served:');

  // no further build is requested
  await host.sql`
    update private.site_build
    set changed_at = now() - interval '21 minutes', requested_at = now() - interval '21 minutes'`;
  const line = page.getByRole('region', { name: 'Mise à jour du site' });
  await signIn(page, demoEmail('moderator'));
  await expect(line).toContainText('La mise à jour du site a échoué');
  await expect(line.getByRole('button')).toHaveCount(0);
  await openSession(page, demoEmail('editor'));
  await page.goto(`/admin/content?q=${encodeURIComponent(title)}`);
  await expect(row).toContainText('La mise à jour a échoué');
  await host.sql`grant execute on function public.published_texts(uuid, integer) to anon`;
  await page.goto('/admin');
  await expect(line).toContainText('La mise à jour du site a échoué');
  await expectNoViolation(page);
  const ask = line.getByRole('button', { name: 'Mettre à jour le site' });
  const removeFault = await faults.inject(page, /\/rpc\/request_site_build/, faults.captivePortal);
  await ask.click();
  await expect(page.getByText('La mise à jour n’a pas pu être demandée')).toBeVisible();
  await removeFault();
  await ask.click();
  await expect(page.getByText('Mise à jour demandée')).toBeVisible();
  await expect(line).toContainText('Mise à jour du site en cours…');
  // the host still serves the old files
  expect(await host.build()).toEqual(before);
  expect((await host.get('/contact')).status).toBe(200);
  expect((await host.get(`/presse/${article.slug}`)).status).toBe(404);
  await host.rebuilt();

  const answer = await host.get(`/presse/${article.slug}`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain(`<title>${title}</title>`);
  const [, image = ''] = /<meta property="og:image" content="https:\/\/[^/]+([^"]+)"/.exec(html) ?? [];
  expect((await host.get(image)).headers.get('content-type')).toBe('image/jpeg');
  for (const online of [due.slug, slug]) expect((await host.get(`/presse/${online}`)).status).toBe(200);
  for (const hidden of [draft, archived]) expect((await host.get(`/presse/${hidden.slug}`)).status).toBe(404);
  const redirect = await host.get(`/presse/${moved.slug}`);
  expect([redirect.status, redirect.headers.get('location')]).toEqual([301, `/presse/${slug}`]);
  const channelsPage = await (await host.get('/chaines')).text();
  expect(channelsPage).toContain(evening);
  expect(channelsPage).toMatch(dated);
  const sitemap = await (await host.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`/presse/${due.slug}</loc>`);
  expect(sitemap).not.toContain(draft.slug);

  // hydration keeps the built text
  await page.goto('/chaines');
  await waitForHydration(page);
  await expect(page.locator('#programme').getByText(evening)).toBeVisible();

  await page.goto(`/admin/content?q=${encodeURIComponent(title)}`);
  await expect(row.getByText('En ligne', { exact: true })).toBeVisible();
  await page.goto('/admin');
  await expect(line).toContainText('Site à jour');
  const failureLink = page
    .getByRole('link', { name: `Sans image ${mark}` })
    .filter({ hasText: 'le fichier n’a pas pu être lu' });
  await expect(failureLink).toBeVisible();
  await expectNoViolation(page);
  await failureLink.click();
  await expect(page.getByRole('region', { name: 'Publication' })).toContainText(
    'Ce contenu est affiché sans son image',
  );
});

test('the story that was written is built by the host and read without a script', async () => {
  await expectStoryBuilt(host, story);
});
