import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type postgres from 'postgres';
import { StartError } from '../start-error.ts';

type Transaction = postgres.TransactionSql<Record<string, unknown>>;

const MIGRATION_NAME = /^(\d+)_(.*)\.sql$/;

/**
 * Applies new migrations, oldest first, each in one transaction and as role "postgres", as `supabase db push`
 * does. The history is in the Supabase CLI's own table.
 * @returns the file names applied now.
 * @throws with file and reason of a failed migration, which is rolled back; with the line, when PostgreSQL names a
 * position. Also when the file of an applied migration has changed or is missing: then the schema may differ from the files.
 */
export async function applyMigrations(database: postgres.Sql, folder: string): Promise<string[]> {
  const rows =
    await database`select version, statements from supabase_migrations.schema_migrations order by version`;
  const files = listMigrationFiles(folder);
  const readText = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const textsByVersion = new Map(files.map((file) => [readVersion(file), readText(file)]));
  const outdatedRows = rows.filter(
    ({ version, statements }) => textsByVersion.get(version) !== statements[0],
  );
  if (outdatedRows[0]) {
    throw new StartError(
      `The local data were made by migrations that are no longer in ${folder}, or have changed ` +
        `(${outdatedRows.length}, the first is ${outdatedRows[0].version}): delete the data with "npm run db:reset".`,
    );
  }
  const appliedVersions = new Set(rows.map(({ version }) => version));
  const pendingFiles = files.filter((file) => !appliedVersions.has(readVersion(file)));
  for (const file of pendingFiles) {
    const text = readText(file);
    await runAsPostgres(database, `migrations/${file}`, text, async (transaction) => {
      const name = MIGRATION_NAME.exec(file)?.[2] ?? '';
      await transaction`insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${readVersion(file)}, ${name}, ${[text]})`;
    });
  }
  return pendingFiles;
}

/**
 * Runs new or changed seed files, each in one transaction, as role "postgres".
 * @param patterns paths relative to `supabase/`, wildcards allowed; a missing file is no error.
 */
export async function applySeeds(
  database: postgres.Sql,
  supabaseDir: string,
  patterns: string[],
): Promise<void> {
  const rows = await database`select path, hash from supabase_migrations.seed_files`;
  const appliedSeeds = new Map(rows.map((row) => [String(row.path), String(row.hash)]));
  for (const file of globSync(patterns, { cwd: supabaseDir }).sort()) {
    const text = readFileSync(path.join(supabaseDir, file), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex');
    if (appliedSeeds.get(file) === hash) continue;
    await runAsPostgres(database, file, text, async (transaction) => {
      await transaction`insert into supabase_migrations.seed_files (path, hash) values (${file}, ${hash})
        on conflict (path) do update set hash = excluded.hash`;
    });
  }
}

async function runAsPostgres(
  database: postgres.Sql,
  file: string,
  text: string,
  writeHistory: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  try {
    await database.begin(async (transaction) => {
      await transaction`set local role postgres`;
      await transaction.unsafe(text);
      // the file may have changed the role
      await transaction`set local role postgres`;
      await writeHistory(transaction);
    });
  } catch (error) {
    throw new Error(`supabase/${file} failed and was rolled back: ${describeError(error, text)}`, {
      cause: error,
    });
  }
}

function describeError(error: unknown, text: string): string {
  if (!(error instanceof Error)) return String(error);
  const { position, where, hint } = error as Error & { position?: string; where?: string; hint?: string };
  const line = position ? `line ${text.slice(0, Number(position)).split('\n').length}: ` : '';
  return [`${line}${error.message}`, hint, where].filter(Boolean).join('\n  ');
}

function listMigrationFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => MIGRATION_NAME.test(file))
    .sort();
}

function readVersion(file: string): string {
  return MIGRATION_NAME.exec(file)?.[1] ?? '';
}
