import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StorageClient } from '@supabase/storage-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyPath, sha256Of } from '../../scripts/operate/file-manifest.ts';
import { LOCAL_SECRET_KEY } from './keys.ts';
import { type BackendServer, serveBackend } from './server.ts';
import { scratchDir } from './test-support.ts';

const dir = scratchDir();
const copy = `${dir}/copy`;
const servers: BackendServer[] = [];

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const bytes = (size: number) => Uint8Array.from({ length: size }, (_, index) => (index * 31) % 251);
/** Types that a tool which guesses gets wrong, names that a path cannot hold, and sizes at the ends. */
const FILES: readonly (readonly [
  bucket: string,
  name: string,
  type: string,
  body: Uint8Array,
  cache: string,
])[] = [
  ['media', 'uploads/1700000000000-contrat.docx', DOCX, bytes(1200), '31536000'],
  ['media', 'uploads/1700000000001-plateau.avif', 'image/avif', bytes(5000), '31536000'],
  ['media', 'uploads/1700000000002-jingle.wav', 'audio/wav', bytes(64_000), '3600'],
  ['media', 'uploads/1700000000003-voix.ogg', 'audio/ogg', bytes(700), '0'],
  ['media', 'uploads/vide.txt', 'text/plain', bytes(0), '3600'],
  ['media', 'été à Dakar/Réunion n° 3, « bilan ».pdf', 'application/pdf', bytes(900), '3600'],
  ['media', `longs/${'a'.repeat(200)}/${'b'.repeat(200)}.png`, 'image/png', bytes(10), '3600'],
  ['media', 'a.mp4', 'video/mp4', bytes(8 * 2 ** 20), '3600'],
  ['cv', 'd290f1ee-6c54-4b01-90e6-d701748f0851.pdf', 'application/pdf', bytes(3000), '3600'],
];

const storageOf = (index: number) =>
  new StorageClient(`${servers[index]?.url}/storage/v1`, { apikey: LOCAL_SECRET_KEY });

beforeAll(async () => {
  for (const name of ['source', 'target']) {
    servers.push(await serveBackend({ dir: `${dir}/${name}`, durable: false, seed: false }));
  }
  for (const [bucket, name, type, body, cacheControl] of FILES) {
    const file = new Blob([body as BlobPart], { type });
    const { error } = await storageOf(0).from(bucket).upload(name, file, { cacheControl });
    if (error) throw new Error(`${name}: ${error.message}`);
  }
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function run(script: string, index: number, key = LOCAL_SECRET_KEY) {
  const program = path.resolve(import.meta.dirname, '../../scripts', script);
  const owner = new URL(servers[index]?.databaseUrl ?? '');
  owner.username = 'postgres';
  const project = { SUPABASE_URL: servers[index]?.url, SUPABASE_SECRET_KEY: key, DATABASE_URL: owner.href };
  const env = { ...process.env, ...project };
  const child = spawn(process.execPath, [program, copy], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, complaint] = await Promise.all([child.stdout.toArray(), child.stderr.toArray()]);
  return { code: await ended, out: out.join(''), complaint: complaint.join('') };
}

async function look(index: number, bucket: string, name: string) {
  const info = await storageOf(index).from(bucket).info(name);
  const { data, error } = await storageOf(index).from(bucket).download(name);
  if (error || info.error) throw new Error(`${name}: ${error?.message ?? info.error?.message}`);
  const { metadata } = info.data;
  const { size, mimetype, cacheControl } = (metadata ?? {}) as Record<string, unknown>;
  return { size, mimetype, cacheControl, sha256: await sha256Of(data.stream()) };
}

const places = () => readdirSync(copy, { recursive: true }).map(String).sort();

test('every file goes into the copy, under no name that somebody chose', async () => {
  expect(await run('backup-files.ts', 0)).toMatchObject({
    code: 0,
    complaint: '',
    out: expect.stringContaining('9 of them fetched'),
  });
  expect(places().filter((name) => !/^(?:media|cv)(?:\/[0-9a-f]{64})?$/.test(name))).toEqual([
    'manifest.json',
  ]);
  expect(statSync(copy).mode & 0o077).toBe(0);
});

test('run again it fetches what is missing, and forgets what the storage no longer holds', async () => {
  const [gone, cut] = places().filter((name) => name.includes('/')) as [string, string];
  rmSync(path.join(copy, gone));
  writeFileSync(path.join(copy, `${cut}.part`), 'half');
  writeFileSync(path.join(copy, 'cv', 'f'.repeat(64)), 'erased since');
  const before = places().length;
  expect(await run('backup-files.ts', 0)).toMatchObject({
    code: 0,
    complaint: '',
    out: expect.stringContaining('1 of them fetched'),
  });
  expect(places()).toHaveLength(before - 1);
});

test('each comes back under its own name, type, cache time and content, and a second time nothing is done', async () => {
  expect(await run('restore-files.ts', 1)).toMatchObject({
    code: 0,
    complaint: '',
    out: expect.stringContaining('9 uploaded'),
  });
  for (const [bucket, name, type, body] of FILES) {
    const there = await look(1, bucket, name);
    expect(there).toEqual(await look(0, bucket, name));
    expect([there.mimetype, there.sha256], name).toEqual([type, await sha256Of([body])]);
  }
  expect(await run('restore-files.ts', 1)).toMatchObject({
    code: 0,
    complaint: '',
    out: expect.stringContaining('9 there already'),
  });
});

test('what is there with another content stays, what is missing or damaged is told, and the rest is restored', async () => {
  const [docx, avif, wav, ogg] = FILES.map(([, name]) => name) as [string, string, string, string];
  const target = storageOf(1).from('media');
  await target.remove([docx, avif, wav, ogg]);
  await target.upload(docx, new Blob(['other'], { type: DOCX }));
  const { files } = JSON.parse(readFileSync(`${copy}/manifest.json`, 'utf8'));
  rmSync(copyPath(copy, 'media', avif));
  writeFileSync(copyPath(copy, 'media', wav), 'damaged');
  const { code, out, complaint } = await run('restore-files.ts', 1);
  expect(code).toBe(1);
  expect(complaint.trim().split('\n').sort()).toEqual([
    `media/${docx} is there with another content, which stays`,
    `media/${avif} is missing in the copy`,
    `media/${wav} is damaged in the copy`,
  ]);
  expect(out).toContain(`${files.length} files: 1 uploaded, 5 there already, 3 not restored.`);
  expect((await look(1, 'media', docx)).size).toBe('other'.length);
});

test('a key that may not read ends it without a manifest', async () => {
  rmSync(`${copy}/cv`, { recursive: true });
  const { code, complaint } = await run('backup-files.ts', 0, 'sb_secret_of_another_project_000');
  expect([code, complaint === '', existsSync(`${copy}/manifest.json`)]).toEqual([1, false, false]);
});
