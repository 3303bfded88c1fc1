import { pipeline } from 'node:stream/promises';
import type { TransactionSql } from 'postgres';
import type { BackupManifest, BackupTable } from './backup-folder.ts';
import { listAppliedMigrations } from './backup-tables.ts';
import {
  countAndHashRows,
  createColumnFilter,
  createRowCountHashStep,
  readBackupRows,
  readCopyRows,
} from './copy-text.ts';
import {
  buildCopyInStatement,
  buildCopyOutStatement,
  configureBackupSession,
  type DatabaseTable,
  getFullTableName,
  getQuotedTableName,
  isExcludedColumn,
  isExcludedTable,
  listTablesToBackUp,
} from './tables.ts';

/** Table of a backup, its target in the database, and the columns that both have. */
interface TablePair {
  backupTable: BackupTable;
  target: DatabaseTable;
  columns: string[];
}

/**
 * Returns a table with its target, or the reason why it has none. Skips a missing column of the schema `auth`,
 * which differs between versions of Supabase, but never a column of the site.
 */
function findTarget(
  backupTable: BackupTable,
  targets: ReadonlyMap<string, DatabaseTable>,
): TablePair | string {
  const target = targets.get(getFullTableName(backupTable));
  if (!target) return 'is not in this database';
  const columns = backupTable.columns.filter((column) => target.columns.includes(column));
  const missingColumns = backupTable.columns.filter(
    (column) => !columns.includes(column) && !isExcludedColumn(backupTable, column),
  );
  if (missingColumns.length > 0 && backupTable.schema !== 'auth')
    return `has no column ${missingColumns.join(', ')} here`;
  return { backupTable, target, columns };
}

/** Returns the tables of a backup without those that backups exclude. A backup of an earlier version may contain them. */
const listTablesToRestore = ({ tables }: BackupManifest): BackupTable[] =>
  tables.filter((table) => !isExcludedTable(table));

async function loadTablesByName(tx: TransactionSql): Promise<Map<string, DatabaseTable>> {
  return new Map((await listTablesToBackUp(tx)).map((table) => [getFullTableName(table), table]));
}

/** Compares the tables of a backup with a database. Returns one sentence for each table that differs. */
export async function compareTablesWithBackup(
  tx: TransactionSql,
  folder: string,
  manifest: BackupManifest,
): Promise<string[]> {
  await configureBackupSession(tx, manifest.takenAt);
  const targets = await loadTablesByName(tx);
  const differences: string[] = [];
  for (const backupTable of listTablesToRestore(manifest)) {
    const pairOrReason = findTarget(backupTable, targets);
    if (typeof pairOrReason === 'string') {
      if (backupTable.rows > 0) differences.push(`${getFullTableName(backupTable)} ${pairOrReason}`);
      continue;
    }
    const { target, columns } = pairOrReason;
    const actual = await readCopyRows(tx, buildCopyOutStatement(target, columns), countAndHashRows);
    const pickColumns = createColumnFilter(backupTable, columns);
    const expected = await countAndHashRows(pickColumns(readBackupRows(folder, backupTable)));
    if (actual.rows !== expected.rows) {
      differences.push(
        `${getFullTableName(backupTable)}: rows in the backup ${expected.rows}, here ${actual.rows}`,
      );
    } else if (actual.sha256 !== expected.sha256) {
      differences.push(
        `${getFullTableName(backupTable)}: rows ${expected.rows}, as in the backup, with other values`,
      );
    }
  }
  return differences;
}

async function fillTable(
  tx: TransactionSql,
  folder: string,
  { backupTable, target, columns }: TablePair,
): Promise<void> {
  const rowCounter = createRowCountHashStep();
  const copyQuery = tx.unsafe(buildCopyInStatement(target, columns));
  const copyStream = await copyQuery.writable();
  // postgres.js reports an error after the last row only to the query, which has resolved already
  Object.assign(copyQuery, { reject: (error: Error) => copyStream.destroy(error) });
  await pipeline(
    readBackupRows(folder, backupTable),
    rowCounter.countingStep,
    createColumnFilter(backupTable, columns),
    copyStream,
  ).catch((error) => {
    throw new Error(`${getFullTableName(backupTable)}: ${error.message}`, { cause: error });
  });
  const { rows, sha256 } = rowCounter.getCounts();
  if (rows !== backupTable.rows || sha256 !== backupTable.sha256)
    throw new Error(`${getFullTableName(backupTable)} is damaged in the backup.`);
}

/** Stops the scheduled jobs; `select private.schedule_jobs()` starts them again. */
async function stopJobs(tx: TransactionSql): Promise<void> {
  const [cron] = await tx`select to_regclass('cron.job') is not null as exists`;
  if (!cron?.exists) return;
  await tx`
    select cron.unschedule(jobname) from cron.job where jobname in (select name from private.scheduled_jobs)`;
}

/**
 * Inserts the rows of a backup into a migrated database, and stops its jobs. Triggers and foreign keys are
 * off, so nothing is logged, queued or sent.
 * @throws for a database with accounts, rows of visitors, other migrations or a missing table. The transaction then changes
 * nothing.
 */
export async function restoreTables(
  tx: TransactionSql,
  folder: string,
  manifest: BackupManifest,
): Promise<void> {
  const appliedMigrations = await listAppliedMigrations(tx);
  const canCompareMigrations = appliedMigrations.length > 0 && manifest.migrations.length > 0;
  if (canCompareMigrations && appliedMigrations.join() !== manifest.migrations.join()) {
    throw new Error(
      `The backup was made after migration ${manifest.migrations.at(-1)}, this database is at ${appliedMigrations.at(-1)}: check out the commit of the backup and apply its migrations.`,
    );
  }
  const [accounts] = await tx`select count(*)::int as count from auth.users`;
  if (accounts?.count !== 0) {
    throw new Error(`This database has ${accounts?.count} accounts already: restore into a new project.`);
  }
  const targets = await loadTablesByName(tx);
  const pairs: TablePair[] = [];
  for (const backupTable of listTablesToRestore(manifest)) {
    const pairOrReason = findTarget(backupTable, targets);
    if (typeof pairOrReason !== 'string') pairs.push(pairOrReason);
    else if (backupTable.rows > 0) throw new Error(`${getFullTableName(backupTable)} ${pairOrReason}.`);
  }
  const visitorTables = await tx`
    select 'public.' || name as name from private.submission_sources`;
  for (const { name } of visitorTables) {
    const [row] = await tx.unsafe(`select from ${name} limit 1`);
    if (row) throw new Error(`Visitors have written to ${name} already: restore into a new project.`);
  }
  await configureBackupSession(tx, manifest.takenAt);
  await stopJobs(tx);
  await tx`set local session_replication_role = replica`;
  const siteTables = pairs
    .filter(({ backupTable }) => backupTable.schema !== 'auth')
    .map(({ target }) => getQuotedTableName(target));
  // the migrations have inserted rows, such as roles
  await tx.unsafe(`truncate ${siteTables.join(', ')}`);
  for (const pair of pairs) await fillTable(tx, folder, pair);
}
