import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyMigrations } from '../local/postgres/migrations.ts';
import { openConnection } from './support/database.ts';

// This file runs on each PostgreSQL version of the suite. The embedded backend created the test database from the same
// files, as role postgres, which is no superuser (catalogue.test.ts).

const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, '../migrations');
const files = readdirSync(MIGRATIONS_FOLDER).sort();

const sql = openConnection();

describe('the migrations', () => {
  it('are recorded one by one, and not applied again', async () => {
    const history = await sql<{ version: string }[]>`
      select version from supabase_migrations.schema_migrations order by version`;
    expect(history.map(({ version }) => version)).toEqual(files.map((file) => file.split('_')[0]));
    expect(await applyMigrations(sql, MIGRATIONS_FOLDER)).toEqual([]);
  });

  it('name the schema of each extension', () => {
    const statements = files.flatMap((file) =>
      [...readFileSync(path.join(MIGRATIONS_FOLDER, file), 'utf8').matchAll(/create extension[^;]*/g)].map(
        String,
      ),
    );
    expect(statements.length).toBeGreaterThan(3);
    expect(statements.filter((statement) => !statement.includes(' with schema '))).toEqual([]);
  });
});
