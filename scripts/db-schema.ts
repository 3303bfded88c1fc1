import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import postgres from 'postgres';
import { startBackend } from '../supabase/local/backend.ts';
import { formatSchema } from './lib/schema/print-schema.ts';

// `npm run db:schema` writes two files from a temporary migrated database: its final schema as SQL to read,
// and its TypeScript types. It uses the engine of `supabase gen types`, which itself would need Docker.
// `--check` writes nothing and fails when a file is out of date.

const ROOT = path.resolve(import.meta.dirname, '..');
const SCHEMA = 'supabase/schema.sql';
const TYPES = 'src/types/database.ts';
// The formatter skips the generated file, so the text is formatted under another name.
const FORMAT_AS = 'src/types/database-draft.ts';

async function withMigratedDatabase<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'db-schema-'));
  try {
    const backend = await startBackend({ dir, origin: 'http://localhost', durable: false, seed: false });
    const sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => {} });
    return await work(sql).finally(async () => {
      await sql.end();
      await backend.close();
    });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function printTypes(sql: postgres.Sql): Promise<string> {
  const database = { query: async (text: string) => ({ rows: [...(await sql.unsafe(text))] }) };
  const metadata = await introspect(database, { includedSchemas: ['public'] });
  return generateTypescript(sortGeneratorMetadata(metadata), {
    detectOneToOneRelationships: true,
    format: async (source: string) => format(source),
  });
}

function format(source: string): string {
  const biome = path.join(ROOT, 'node_modules/.bin/biome');
  const flags = ['format', `--stdin-file-path=${FORMAT_AS}`];
  return execFileSync(biome, flags, { cwd: ROOT, input: source, encoding: 'utf8' });
}

const generatedFiles = await withMigratedDatabase(async (sql) => ({
  [SCHEMA]: await formatSchema(sql),
  [TYPES]: await printTypes(sql),
}));
for (const [name, text] of Object.entries(generatedFiles)) {
  const file = path.join(ROOT, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) {
    console.log(`${name} is up to date.`);
  } else if (process.argv.includes('--check')) {
    console.error(`${name} does not match the migrations: run "npm run db:schema" and commit the result.`);
    process.exitCode = 1;
  } else {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`${name} is written.`);
  }
}
