import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { applyMigrations } from '../local/postgres/migrations.ts';
import { accessList } from './support/catalogue/access-list.ts';
import { schemaList } from './support/catalogue/schema-list.ts';
import { type Connection, connect } from './support/database.ts';
import { createScratchDatabase, GENEROUS_DEFAULTS } from './support/scratch-database.ts';

// Runs on each PostgreSQL version of the suite. The embedded backend created the test database from the same
// files, as role postgres, which is no superuser (catalogue.test.ts).
const FOLDER = path.resolve(import.meta.dirname, '../migrations');
const files = readdirSync(FOLDER).sort();

const sql = connect();
afterAll(() => sql.end());

/** Runs the work on a scratch database after this SQL. */
async function onScratch<T>(prepare: string, work: (scratch: Connection) => Promise<T>): Promise<T> {
  const database = await createScratchDatabase(prepare);
  const scratch = connect(database.url, 1);
  try {
    return await work(scratch);
  } finally {
    await scratch.end();
    await database.drop();
  }
}

describe('the migrations', () => {
  it('are recorded one by one, and applied again change nothing', async () => {
    const history = await sql<{ version: string }[]>`
      select version from supabase_migrations.schema_migrations order by version`;
    expect(history.map(({ version }) => version)).toEqual(files.map((file) => file.split('_')[0]));
    const before = [await schemaList(sql), await accessList(sql)];
    expect(await applyMigrations(sql, FOLDER)).toEqual([]);
    expect([await schemaList(sql), await accessList(sql)]).toEqual(before);
  });

  it('say in which schema each extension is', () => {
    const statements = files.flatMap((file) =>
      [...readFileSync(path.join(FOLDER, file), 'utf8').matchAll(/create extension[^;]*/g)].map(String),
    );
    expect(statements.length).toBeGreaterThan(3);
    expect(statements.filter((statement) => !statement.includes(' with schema '))).toEqual([]);
  });

  it.each([
    ['a bare platform', ''],
    ['a platform that grants new objects to everybody', GENEROUS_DEFAULTS],
  ])('make the same schema of %s', async (_platform, prepare) => {
    const reached = await onScratch(prepare, async (scratch) => schemaList(scratch));
    expect(reached.length).toBeGreaterThan(files.length);
    expect(reached).toEqual(await schemaList(sql));
  });
});
