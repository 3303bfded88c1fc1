import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import type postgres from 'postgres';
import { formatSchema } from './lib/schema/print-schema.ts';
import { withDatabase, withTemporaryDatabase } from './lib/with-database.ts';

// `npm run db:schema` writes two files from a temporary migrated database: its final schema as SQL to read,
// and its TypeScript types. It uses the engine of `supabase gen types`, which itself would need Docker.
// `--check` writes nothing and fails when a file is out of date.

const ROOT = path.resolve(import.meta.dirname, '..');
const SCHEMA = 'supabase/schema.sql';
const TYPES = 'src/types/database.ts';
// The formatter skips the generated file, so the text is formatted under another name.
const FORMAT_AS = 'src/types/database-draft.ts';

async function generateTypes(sql: postgres.Sql): Promise<string> {
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

const generatedFiles = await withTemporaryDatabase((url) =>
  withDatabase(url, async (sql) => ({
    [SCHEMA]: await formatSchema(sql),
    [TYPES]: await generateTypes(sql),
  })),
);
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
