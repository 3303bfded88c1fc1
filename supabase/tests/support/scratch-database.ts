import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { connect } from './database.ts';

const SUPABASE_DIR = path.resolve(import.meta.dirname, '../..');
const MIGRATIONS_DIR = path.join(SUPABASE_DIR, 'migrations');

/** A database of one's own on the test server. */
export interface ScratchDatabase {
  readonly url: string;
  /** Removes the database; its connections must be closed. */
  drop(): Promise<void>;
}

/** The world of hosted projects made before 2026: whatever the migrations create is everybody's, until they take it back. */
export const GENEROUS_DEFAULTS = `
  alter default privileges for role postgres grant all on tables to public, anon, authenticated, service_role;
  alter default privileges for role postgres grant all on sequences to public, anon, authenticated, service_role;
  alter default privileges for role postgres grant all on functions to public, anon, authenticated, service_role;
  alter default privileges for role postgres grant all on schemas to public, anon, authenticated, service_role;
  alter default privileges for role postgres in schema public grant all on tables to anon, authenticated;
  alter default privileges for role postgres in schema public grant all on functions to anon, authenticated;
`;

/** Migrated once for all test files: a copy takes a tenth of the time the migrations take. */
const TEMPLATE = 'scratch_template';

/** Makes, on a new test server, the database that scratch databases are copies of. */
export async function createScratchTemplate(server: string): Promise<void> {
  await onServer(server, `create database ${TEMPLATE} owner postgres template template0`);
  await fill(databaseOn(server, TEMPLATE), '');
}

/**
 * Makes a database of its own on the test server, with the migrations applied by role postgres, for tests that commit.
 * @param prepare SQL to run as superuser before the migrations, to start from another world than the default one.
 */
export async function createScratchDatabase(prepare = ''): Promise<ScratchDatabase> {
  const server = inject('databaseUrl');
  const name = `scratch_${crypto.randomUUID().replaceAll('-', '')}`;
  const template = prepare ? 'template0' : TEMPLATE;
  await onServer(server, `create database ${name} owner postgres template ${template}`);
  const url = databaseOn(server, name);
  const drop = () => onServer(server, `drop database ${name}`);
  try {
    if (prepare) await fill(url, prepare);
    // a mutant is one everywhere, else these tests would pass on what the migrations say
    const mutation = inject('mutation');
    if (mutation) await onServer(url, mutation);
  } catch (error) {
    await drop();
    throw error;
  }
  return { url, drop };
}

/** Runs a file of `supabase/` as role postgres, which is how it would run on a hosted project. */
export async function runFileAsPostgres(url: string, file: string): Promise<void> {
  const sql = connect(url, 1);
  try {
    await sql.unsafe(`set role postgres; ${readFileSync(path.join(SUPABASE_DIR, file), 'utf8')}`);
  } finally {
    await sql.end();
  }
}

async function fill(url: string, prepare: string): Promise<void> {
  const sql = connect(url, 1);
  try {
    await sql.unsafe(readFileSync(path.join(import.meta.dirname, 'platform.sql'), 'utf8'));
    if (prepare) await sql.unsafe(prepare);
    await sql.unsafe('set role postgres');
    for (const file of readdirSync(MIGRATIONS_DIR).sort()) {
      await sql.begin((tx) => tx.unsafe(readFileSync(path.join(MIGRATIONS_DIR, file), 'utf8')));
    }
  } finally {
    await sql.end();
  }
}

function databaseOn(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(url: string, statement: string): Promise<void> {
  const sql = connect(url, 1);
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}
