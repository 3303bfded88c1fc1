import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { connect } from './database.ts';

const SUPABASE_DIR = path.resolve(import.meta.dirname, '../..');
const MIGRATIONS_DIR = path.join(SUPABASE_DIR, 'migrations');

export interface ScratchDatabase {
  readonly url: string;
  /** Removes the database; its connections must be closed. */
  drop(): Promise<void>;
}

/**
 * Makes a database of its own on the test server, with the migrations applied by role postgres, for tests that commit.
 * @param prepare SQL to run as superuser before the migrations, to start from another world than the default one.
 */
export async function createScratchDatabase(prepare = ''): Promise<ScratchDatabase> {
  const server = inject('databaseUrl');
  const name = `scratch_${crypto.randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} owner postgres template template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const drop = () => onServer(server, `drop database ${name}`);
  try {
    await fill(url.href, prepare);
  } catch (error) {
    await drop();
    throw error;
  }
  return { url: url.href, drop };
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

async function onServer(url: string, statement: string): Promise<void> {
  const sql = connect(url, 1);
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}
