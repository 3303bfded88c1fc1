import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { TransactionSql } from 'postgres';
import { type BackupManifest, type BackupTable, getBackupTablePath } from './backup-folder.ts';
import { createRowCountHashStep, readCopyRows } from './copy-text.ts';
import {
  assertNoUnknownSequence,
  buildCopyOutStatement,
  configureBackupSession,
  type DatabaseTable,
  listTablesToBackUp,
} from './tables.ts';

async function writeTable(tx: TransactionSql, folder: string, table: DatabaseTable): Promise<BackupTable> {
  const { schema, name, columns } = table;
  const rowCounter = createRowCountHashStep();
  await readCopyRows(tx, buildCopyOutStatement(table, columns), (rows) =>
    pipeline(
      rows,
      rowCounter.countingStep,
      createGzip(),
      createWriteStream(getBackupTablePath(folder, table), { mode: 0o600 }),
    ),
  );
  return { schema, name, columns, ...rowCounter.getCounts() };
}

/** Returns the versions of the migrations that the Supabase CLI has applied; none when another tool applied them. */
export async function listAppliedMigrations(tx: TransactionSql): Promise<string[]> {
  const [history] =
    await tx`select to_regclass('supabase_migrations.schema_migrations') is not null as exists`;
  if (!history?.exists) return [];
  const rows = await tx`select version from supabase_migrations.schema_migrations order by version`;
  return rows.map(({ version }) => String(version));
}

/** Returns the names of the secrets in Vault. */
export async function listVaultSecretNames(tx: TransactionSql): Promise<string[]> {
  const [vault] = await tx`select to_regclass('vault.secrets') is not null as exists`;
  if (!vault?.exists) return [];
  const rows = await tx`select name from vault.secrets where name is not null order by name`;
  return rows.map(({ name }) => String(name));
}

/** Writes every table into the folder, from one snapshot of the database. */
export async function backUpTables(
  tx: TransactionSql,
  folder: string,
): Promise<Pick<BackupManifest, 'takenAt' | 'migrations' | 'secrets' | 'tables'>> {
  const [clock] = await tx`select to_json(now()) #>> '{}' as now`;
  const takenAt = String(clock?.now);
  await configureBackupSession(tx, takenAt);
  await assertNoUnknownSequence(tx);
  const tablesFolder = path.join(folder, 'tables');
  rmSync(tablesFolder, { recursive: true, force: true });
  mkdirSync(tablesFolder, { mode: 0o700 });
  const tables: BackupTable[] = [];
  for (const table of await listTablesToBackUp(tx)) tables.push(await writeTable(tx, folder, table));
  return {
    takenAt,
    migrations: await listAppliedMigrations(tx),
    secrets: await listVaultSecretNames(tx),
    tables,
  };
}
