import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { runScheduledJobs } from '../supabase/local/scheduled-jobs.ts';
import { expectNoViolation } from './support/axe.ts';
import { database } from './support/backend.ts';
import { edit, given, save, unique } from './support/content.ts';
import * as faults from './support/faults.ts';
import { demoEmail, openSession, signIn } from './support/staff.ts';
import { test as base, expect } from './support/test.ts';

// A preview of its own, whose host builds: what is published, scheduled, moved and archived until it is in the files.
base.describe.configure({ mode: 'serial' });

const dir = mkdtempSync(path.join(tmpdir(), 'rebuilt-site-'));
let origin: string;
let preview: ChildProcess;
let sql: postgres.Sql;
/** What the preview has said. */
let said = '';

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs off its parameter
  baseURL: async ({}, use) => use(origin),
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

test.use({ expectedLogs: [/^mutation:/] });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  preview = spawn('npx', ['vite', 'preview', '--port', String(port)], {
    env: {
      ...process.env,
      LOCAL_BACKEND_DIR: dir,
      LOCAL_BACKEND_DURABLE: '0',
      LOCAL_BACKEND_DEPLOYS: '1',
      NO_COLOR: '1',
    },
    detached: true,
  });
  for (const stream of [preview.stdout, preview.stderr])
    stream?.on('data', (text) => {
      said += text;
    });
  await expect.poll(() => said, { timeout: 90_000 }).toContain(`${origin}/\n`);
  sql = postgres(/postgres:\/\/\S+/.exec(said)?.[0] ?? '', { max: 1, onnotice: () => undefined });
});

test.afterAll(async () => {
  await sql?.end();
  if (preview?.pid && preview.exitCode === null) {
    process.kill(-preview.pid, 'SIGTERM');
    await once(preview, 'close');
  }
  rmSync(dir, { recursive: true, force: true });
});

/** The minute goes by: what the database asks of the host is sent. */
const minute = () => runScheduledJobs(sql, fetch);

const get = (address: string) => fetch(`${origin}${address}`, { redirect: 'manual' });

interface Build {
  builtAt: string;
  changes: number | null;
}
const build = async () => (await (await get('/build.json')).json()) as Build;

/** Minutes go by until the files are those of everything that visitors can see. */
const rebuilt = () =>
  expect
    .poll(
      async () => {
        await minute();
        const [counted] = await sql`select changes::int from private.site_build`;
        return (await build()).changes === counted?.changes;
      },
      { timeout: 150_000, intervals: [1000] },
    )
    .toBe(true);

const mark = unique();
const title = `Une nouvelle à bâtir ${mark}`;
const PENDING = 'En ligne, page en cours de mise à jour';
let moved: Awaited<ReturnType<typeof given>>;
let archived: Awaited<ReturnType<typeof given>>;

test('what is published, and what comes due, is built into the site, and staff see it coming', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const article = await given(origin, { title });
  const draft = await given(origin);
  const due = await given(origin, { status: 'published' });
  moved = await given(origin, { status: 'published' });
  archived = await given(origin, { status: 'published' });
  await sql`update public.content set publish_at = now() + interval '1 hour' where id = ${due.id}`;

  expect((await get(`/presse/${article.slug}`)).status).toBe(404);

  await openSession(page, demoEmail('editor'));
  await edit(page, article.id);
  await page.getByLabel('Statut').selectOption('published');
  await save(page);
  await expect(page.getByText('Contenu mis à jour avec succès').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Publication' })).toContainText(PENDING);
  await page.goto(`/admin/content?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('row', { name: title })).toContainText(PENDING);
  await expectNoViolation(page);

  // its hour has come
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`
      update public.content set publish_at = now() - interval '1 second', first_published_at = now() - interval '1 second'
      where id = ${due.id}`;
    await tx`update private.told_schedules set until = now() - interval '1 minute'`;
  });
  const before = await build();
  await minute();
  // the old files are served meanwhile
  expect(await build()).toEqual(before);
  expect((await get('/contact')).status).toBe(200);
  await rebuilt();

  const answer = await get(`/presse/${article.slug}`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain(`<title>${title}</title>`);
  const [, image = ''] = /<meta property="og:image" content="https:\/\/[^/]+([^"]+)"/.exec(html) ?? [];
  expect((await get(image)).headers.get('content-type')).toBe('image/jpeg');
  for (const { slug } of [due, moved, archived]) expect((await get(`/presse/${slug}`)).status).toBe(200);
  expect((await get(`/presse/${draft.slug}`)).status).toBe(404);
  const sitemap = await (await get('/sitemap.xml')).text();
  expect(sitemap).toContain(`/presse/${due.slug}</loc>`);
  expect(sitemap).not.toContain(draft.slug);

  await page.reload();
  await expect(page.getByRole('row', { name: title }).getByText('En ligne', { exact: true })).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('status').filter({ hasText: 'Site à jour' })).toBeVisible();
});

test('a build that fails leaves the old files, staff see it, and have the site built', async ({ page }) => {
  test.setTimeout(240_000);
  const slug = `${moved.slug}-ailleurs`;
  const rows = database(origin).from('content');
  await sql`revoke execute on function public.published_texts(uuid, integer) from anon`;
  const before = await build();
  await rows.update({ slug }).eq('id', moved.id);
  await rows.update({ status: 'archived' }).eq('id', archived.id);
  await minute();
  await expect
    .poll(() => said, { timeout: 60_000 })
    .toContain('[host] the site could not be built, the last build is served:');
  expect(await build()).toEqual(before);
  for (const text of [moved, archived]) expect((await get(`/presse/${text.slug}`)).status).toBe(200);

  // nothing more comes of it
  await sql`
    update private.site_build
    set changed_at = now() - interval '21 minutes', requested_at = now() - interval '21 minutes'`;
  const line = page.getByRole('region', { name: 'Mise à jour du site' });
  await signIn(page, demoEmail('moderator'));
  await expect(line).toContainText('La mise à jour du site a échoué');
  await expect(line.getByRole('button')).toHaveCount(0);
  await signIn(page, demoEmail('editor'));
  await expect(line).toContainText('La mise à jour du site a échoué');
  await expectNoViolation(page);
  await page.goto(`/admin/content?q=${encodeURIComponent(moved.title)}`);
  await expect(page.getByRole('row', { name: moved.title })).toContainText('La mise à jour a échoué');
  await sql`grant execute on function public.published_texts(uuid, integer) to anon`;
  await page.goto('/admin');
  const ask = line.getByRole('button', { name: 'Mettre à jour le site' });
  const mend = await faults.inject(page, /\/rpc\/request_site_build/, faults.misshapen);
  await ask.click();
  await expect(page.getByText('La mise à jour n’a pas pu être demandée')).toBeVisible();
  await mend();
  await ask.click();
  await expect(page.getByText('Mise à jour demandée')).toBeVisible();
  await expect(line).toContainText('Mise à jour du site en cours…');
  await rebuilt();

  const left = await get(`/presse/${moved.slug}`);
  expect([left.status, left.headers.get('location')]).toEqual([301, `/presse/${slug}`]);
  expect((await get(`/presse/${slug}`)).status).toBe(200);
  expect((await get(`/presse/${archived.slug}`)).status).toBe(404);
  await page.reload();
  await expect(line).toContainText('Site à jour');
});
