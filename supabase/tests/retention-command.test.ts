import { spawn } from 'node:child_process';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from '../local/keys.ts';
import { peopleByActor } from './support/actors.ts';
import { createAnonymousClient, signIn } from './support/clients.ts';
import { openConnection } from './support/database.ts';
import { createStoredFileColumns, dialogRows } from './support/fixtures.ts';
import { createCvFile, postCvUploadTicket } from './support/visitors.ts';

const sql = openConnection();

describe('npm run retention', () => {
  const script = path.resolve(import.meta.dirname, '../../scripts/retention.ts');

  async function run(extraEnv: Record<string, string>) {
    const owner = new URL(inject('databaseUrl'));
    owner.username = 'postgres';
    const { SUPABASE_URL: _url, SUPABASE_SECRET_KEY: _key, ...inherited } = process.env;
    const child = spawn(process.execPath, [script], {
      env: { ...inherited, DATABASE_URL: owner.href, ...extraEnv },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const [out, errorOutput] = await Promise.all([child.stdout.toArray(), child.stderr.toArray()]);
    return { code: await ended, out: out.join(''), errorOutput: errorOutput.join('') };
  }

  it('erases expired applications and bin rows, then their files and unused CVs by the API', async () => {
    const visitor = createAnonymousClient();
    const names = await Promise.all(Array.from({ length: 4 }, async () => (await postCvUploadTicket()).name));
    const [expired, current, forgotten, fresh] = names as [string, string, string, string];
    for (const name of names) {
      expect((await visitor.storage.from('cv').upload(name, createCvFile())).error).toBeNull();
    }
    const email = `${crypto.randomUUID()}@example.org`;
    const insertApplication = (cv_path: string, created_at: string) => sql`
      insert into public.job_applications ${sql({ ...dialogRows.job_applications, availability: null, email, cv_path, created_at })}`;
    await insertApplication(expired, '2020-01-01');
    await insertApplication(current, new Date().toISOString());
    await sql`
      update storage.objects set created_at = now() - interval '31 minutes'
      where bucket_id = 'cv' and name = any (${[expired, current, forgotten]})`;
    const listStored = async () => {
      const rows =
        await sql`select name from storage.objects where bucket_id = 'cv' and name = any (${names})`;
      return rows.map(({ name }) => name).sort();
    };

    // a picture past its days in the bin
    const picture = createStoredFileColumns('jpg');
    const file = new File(['x'], 'f', { type: 'image/jpeg' });
    const manager = createAnonymousClient();
    await signIn(manager, peopleByActor.admin);
    const { error } = await manager.storage.from('media').upload(`uploads/${picture.filename}`, file);
    expect(error).toBeNull();
    await sql`
      insert into public.media_bin (id, filename, file_path, original_filename, file_size, media_type, snapshot, search_text, deleted_at)
      values (gen_random_uuid(), ${picture.filename}, ${picture.file_path}, 'A.jpg', 1, 'image', '{}', 'a', '2020-01-01')`;
    const loadPictures = () => sql`select from storage.objects where name = ${`uploads/${picture.filename}`}`;

    // without the key, rows are deleted, files stay, and the command fails
    const withoutKey = await run({});
    expect(withoutKey).toMatchObject({
      code: 1,
      errorOutput: expect.stringContaining('SUPABASE_SECRET_KEY'),
    });
    expect(withoutKey.out).toContain('job_applications: 1');
    expect(withoutKey.out).toContain('media_bin: 1');
    expect(await sql`select cv_path from public.job_applications where email = ${email}`).toEqual([
      { cv_path: current },
    ]);
    expect(await listStored()).toEqual([...names].sort());

    // with a visitor's key it finds no file to delete, and fails
    const withVisitorKey = await run({
      SUPABASE_URL: inject('apiUrl'),
      SUPABASE_SECRET_KEY: LOCAL_PUBLISHABLE_KEY,
    });
    expect(withVisitorKey.code).toBe(1);
    expect(await listStored()).toEqual([...names].sort());

    const withSecretKey = await run({
      SUPABASE_URL: inject('apiUrl'),
      SUPABASE_SECRET_KEY: LOCAL_SECRET_KEY,
    });
    expect(withSecretKey).toMatchObject({ code: 0, errorOutput: '' });
    expect(await listStored()).toEqual([current, fresh].sort());
    expect(await loadPictures()).toHaveLength(0);
    const again = await run({});
    expect(again).toMatchObject({
      code: 0,
      out: expect.stringContaining('No row is past its retention period.'),
    });
    await sql`delete from public.job_applications where email = ${email}`;
  });
});
