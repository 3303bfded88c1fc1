import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, inject } from 'vitest';
import { withDatabase } from '../../../scripts/lib/with-database.ts';
import { type Connection, connectAsSuperuser } from './database.ts';
import { insertTestAccounts } from './fixtures.ts';

const SUPABASE_DIR = path.resolve(import.meta.dirname, '../..');
const MIGRATIONS_DIR = path.join(SUPABASE_DIR, 'migrations');

/** SQL with the defaults of hosted projects created before 2026: they grant every new object to everybody. */
export const GENEROUS_DEFAULT_PRIVILEGES_SQL = `
  alter default privileges for role postgres grant all on tables to public, anon, authenticated, service_role;
  alter default privileges for role postgres grant all on sequences to public, anon, authenticated, service_role;
  alter default privileges for role postgres grant all on functions to public, anon, authenticated, service_role;
  alter default privileges for role postgres grant all on schemas to public, anon, authenticated, service_role;
  alter default privileges for role postgres in schema public grant all on tables to anon, authenticated;
  alter default privileges for role postgres in schema public grant all on functions to anon, authenticated;
`;

/**
 * Database with the migrations and the test accounts, which scratch databases copy. A copy takes a tenth of the time of the
 * migrations.
 */
const TEMPLATE = 'scratch_template';

/** Creates the template database of a new test server. */
export async function createScratchTemplate(server: string): Promise<void> {
  await runStatement(server, `create database ${TEMPLATE} owner postgres template template0`);
  const url = toDatabaseUrl(server, TEMPLATE);
  await migrate(url, '');
  await withDatabase(url, insertTestAccounts);
}

/**
 * Opens a temporary database with the test accounts and the migrations, which role postgres applied. Drops it after the
 * tests of the file.
 * @param connections size of its pool.
 * @param setupSql SQL that the superuser runs before the migrations, for other defaults than those of Postgres. Such a
 * database has no test accounts.
 */
export async function openScratchDatabase(connections = 1, setupSql = ''): Promise<Connection> {
  const server = inject('databaseUrl');
  const name = `scratch_${crypto.randomUUID().replaceAll('-', '')}`;
  const template = setupSql ? 'template0' : TEMPLATE;
  await runStatement(server, `create database ${name} owner postgres template ${template}`);
  const url = toDatabaseUrl(server, name);
  const sql = connectAsSuperuser(url, connections);
  afterAll(async () => {
    await sql.end();
    await runStatement(server, `drop database ${name}`);
  });
  if (setupSql) await migrate(url, setupSql);
  // test:mutants breaks this database too, else the tests that use it would not notice the fault
  const mutantSql = inject('mutantSql');
  if (mutantSql) await sql.unsafe(mutantSql);
  return sql;
}

/** Runs a file of `supabase/` as role postgres, as a hosted project does. */
export async function runFileAsPostgres(sql: Connection, file: string): Promise<void> {
  await sql.unsafe(`set role postgres; ${readFileSync(path.join(SUPABASE_DIR, file), 'utf8')}; reset role`);
}

async function migrate(url: string, setupSql: string): Promise<void> {
  await withDatabase(url, async (sql) => {
    await sql.unsafe(readFileSync(path.join(import.meta.dirname, 'platform.sql'), 'utf8'));
    if (setupSql) await sql.unsafe(setupSql);
    await sql.unsafe('set role postgres');
    for (const file of readdirSync(MIGRATIONS_DIR).sort()) {
      await sql.begin((tx) => tx.unsafe(readFileSync(path.join(MIGRATIONS_DIR, file), 'utf8')));
    }
  });
}

function toDatabaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

const runStatement = (url: string, statement: string) => withDatabase(url, (sql) => sql.unsafe(statement));
