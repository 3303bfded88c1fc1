import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import postgres from 'postgres';
import { startBackend } from '../supabase/local/backend.ts';

// `npm run db:types` writes the TypeScript types of the database from the migrations, with the engine of
// `supabase gen types` (that command itself would need Docker) on a throw-away database. With `--check` it writes
// nothing and fails when the file is out of date.

const ROOT = path.resolve(import.meta.dirname, '..');
const TARGET = 'src/types/database.ts';
// The target itself is exempt from the formatter, so the text is formatted as if it had another name.
const FORMAT_AS = 'src/types/database-draft.ts';

async function typesOfMigrations(): Promise<string> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'db-types-'));
  try {
    const backend = await startBackend({ dir, origin: 'http://localhost', durable: false, seed: false });
    return await printTypes(backend.databaseUrl).finally(backend.close);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function printTypes(databaseUrl: string): Promise<string> {
  const client = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const database = { query: async (sql: string) => ({ rows: [...(await client.unsafe(sql))] }) };
    const metadata = await introspect(database, { includedSchemas: ['public'] });
    return await generateTypescript(sortGeneratorMetadata(metadata), {
      detectOneToOneRelationships: true,
      format: async (source: string) => format(source),
    });
  } finally {
    await client.end();
  }
}

function format(source: string): string {
  const biome = path.join(ROOT, 'node_modules/.bin/biome');
  const flags = ['format', `--stdin-file-path=${FORMAT_AS}`];
  return execFileSync(biome, flags, { cwd: ROOT, input: source, encoding: 'utf8' });
}

const target = path.join(ROOT, TARGET);
const types = await typesOfMigrations();
const written = existsSync(target) ? readFileSync(target, 'utf8') : '';
if (types === written) {
  console.log(`${TARGET} is up to date.`);
} else if (process.argv.includes('--check')) {
  console.error(`${TARGET} does not match the migrations: run "npm run db:types" and commit the result.`);
  process.exitCode = 1;
} else {
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, types);
  console.log(`${TARGET} is written.`);
}
