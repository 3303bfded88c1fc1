import { spawn } from 'node:child_process';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from '../local/keys.ts';
import { openActorApiClient, uploadCv } from './support/clients.ts';
import { openConnection } from './support/database.ts';
import { createMediaFileColumns, dialogFormRowsByTable } from './support/fixtures.ts';

const sql = openConnection();

const manager = openActorApiClient('admin');

const SCRIPT = path.resolve(import.meta.dirname, '../../scripts/retention.ts');

/** Runs `npm run retention` with this key of the project, if any. */
async function runRetention({ secretKey = '', args = [] as string[] } = {}) {
  const ownerUrl = new URL(inject('databaseUrl'));
  ownerUrl.username = 'postgres';
  const { SUPABASE_URL: _url, SUPABASE_SECRET_KEY: _key, ...inherited } = process.env;
  const project = secretKey ? { SUPABASE_URL: inject('apiUrl'), SUPABASE_SECRET_KEY: secretKey } : {};
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    env: { ...inherited, DATABASE_URL: ownerUrl.href, ...project },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, errorOutput] = await Promise.all([child.stdout.toArray(), child.stderr.toArray()]);
  return { code: await ended, out: out.join(''), errorOutput: errorOutput.join('') };
}

/** Uploads a picture, and inserts its row into the bin with an expired date. Returns the path of the file. */
async function binExpiredPicture(): Promise<string> {
  const { filename, file_path } = createMediaFileColumns('jpg');
  const file = new File(['x'], 'f', { type: 'image/jpeg' });
  const { error } = await manager.storage.from('media').upload(`uploads/${filename}`, file);
  if (error) throw error;
  await sql`
    insert into public.media_bin
      (id, filename, file_path, original_filename, file_size, media_type, snapshot, search_text, deleted_at)
    values (gen_random_uuid(), ${filename}, ${file_path}, 'A.jpg', 1, 'image', '{}', 'a', '2020-01-01')`;
  return `uploads/${filename}`;
}

describe('npm run retention', () => {
  it('with an option prints its usage and fails', async () => {
    expect(await runRetention({ args: ['--help'] })).toEqual({
      code: 2,
      out: '',
      errorOutput: expect.stringContaining('Usage: npm run retention'),
    });
  });

  it('erases expired applications and bin rows, then their files and unused CVs', async () => {
    const expiredCv = await uploadCv();
    const currentCv = await uploadCv();
    const unusedCv = await uploadCv();
    const freshCv = await uploadCv();
    const names = [expiredCv, currentCv, unusedCv, freshCv].sort();
    const row = {
      ...dialogFormRowsByTable.job_applications,
      availability: null,
      email: `${expiredCv}@example.org`,
    };
    const rows = [
      { ...row, cv_path: expiredCv, created_at: '2020-01-01' },
      { ...row, cv_path: currentCv, created_at: new Date().toISOString() },
    ];
    await sql`insert into public.job_applications ${sql(rows)}`;
    await sql`
      update storage.objects set created_at = now() - interval '31 minutes'
      where bucket_id = 'cv' and name in (${expiredCv}, ${currentCv}, ${unusedCv})`;
    const picture = await binExpiredPicture();
    const listStored = async () => {
      const files = await sql`select name from storage.objects where name = any (${[...names, picture]})`;
      return files.map(({ name }) => name).sort();
    };

    // without the key, rows are deleted, files stay, and the command fails
    const withoutKey = await runRetention();
    expect(withoutKey).toMatchObject({
      code: 1,
      errorOutput: expect.stringContaining('SUPABASE_SECRET_KEY'),
    });
    expect(withoutKey.out).toContain('job_applications: 1');
    expect(withoutKey.out).toContain('media_bin: 1');
    expect(await sql`select cv_path from public.job_applications where email = ${row.email}`).toEqual([
      { cv_path: currentCv },
    ]);
    expect(await listStored()).toEqual([...names, picture]);

    // with a visitor's key, the command finds no file to delete, and fails
    expect((await runRetention({ secretKey: LOCAL_PUBLISHABLE_KEY })).code).toBe(1);
    expect(await listStored()).toEqual([...names, picture]);

    expect(await runRetention({ secretKey: LOCAL_SECRET_KEY })).toMatchObject({
      code: 0,
      out: expect.stringContaining('No row is past its retention period.'),
      errorOutput: '',
    });
    expect(await listStored()).toEqual([currentCv, freshCv].sort());
    await sql`delete from public.job_applications where email = ${row.email}`;
  });
});
