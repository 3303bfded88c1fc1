import type { TransactionSql } from 'postgres';

/** Tables that a backup excludes, with the reason. A backup copies all other tables of `public`, `private` and `auth`. */
export const EXCLUDED_TABLES: Readonly<Record<string, string>> = {
  'private.rate_limit_buckets': 'allowances that are full again within 25 hours, unlogged',
  'private.event_counters': 'counts of the last hour, unlogged',
  'private.submission_reads': 'ids of rows that staff read in the last hour, unlogged',
  'auth.sessions': 'a stolen backup must not open a session',
  'auth.refresh_tokens': 'belong to sessions',
  'auth.mfa_amr_claims': 'belong to sessions',
  'auth.mfa_challenges': 'valid for five minutes',
  'auth.webauthn_challenges': 'valid for five minutes',
  'auth.flow_state': 'sign-ins that are not finished',
  'auth.saml_relay_states': 'sign-ins that are not finished',
  'auth.one_time_tokens': 'links of mails that are valid for an hour',
  'auth.audit_log_entries': 'log of the platform, with network addresses',
  'auth.schema_migrations': 'version of the platform',
  'auth.instances': 'the platform writes it for each project',
};

/** Sequences that a backup excludes, with the reason. An unknown sequence stops the backup. */
export const EXCLUDED_SEQUENCES: Readonly<Record<string, string>> = {
  'private.acknowledgement_allowance': 'time at which an allowance is full again',
  'private.newsletter_mail_allowance': 'time at which an allowance is full again',
  'private.newsletter_answers': 'time at which an allowance is full again',
};

/** Columns whose values are valid in one database only. A restore leaves the defaults of the new database. */
const EXCLUDED_COLUMNS: Readonly<Record<string, string>> = {
  'private.site_build.changed_by': 'number of a transaction',
  'private.site_build.request_id': 'number of a request of pg_net',
  'private.site_build.online_request_id': 'number of a request of pg_net',
  'private.cv_scans.request_id': 'number of a request of pg_net',
};

/**
 * SQL expressions that a backup stores instead of a column's values, so that a restored project sends nothing twice.
 * The old project may send a mail a second after the backup. Staff decide about unconfirmed mails and stopped campaigns.
 */
const SAFE_VALUES: Readonly<Record<string, string>> = {
  'private.mails.state': `case when state in ('waiting', 'claimed') then 'unconfirmed' else state end`,
  'private.campaign_deliveries.state': `case state when 'queued' then 'unconfirmed' else state end`,
  'public.campaigns.state': `case state when 'sending' then 'stopped' when 'scheduled' then 'draft' else state end`,
  'public.campaigns.scheduled_at': 'null::timestamptz',
  'public.alert_follows.notified_until': `greatest(notified_until, current_setting('backup.taken_at')::timestamptz)`,
};

/** Table of a database, with its writable columns. */
export interface DatabaseTable {
  schema: string;
  name: string;
  columns: string[];
  /** Columns of the primary key; all columns when there is none. */
  key: string[];
}

type TableName = Pick<DatabaseTable, 'schema' | 'name'>;

/** Returns `schema.name` of a table, without quotes. */
export const getFullTableName = ({ schema, name }: TableName) => `${schema}.${name}`;

/** Returns true for a table that a backup excludes. */
export const isExcludedTable = (table: TableName) => getFullTableName(table) in EXCLUDED_TABLES;

/** Returns true for a column that a backup excludes. */
export const isExcludedColumn = (table: TableName, column: string) =>
  `${getFullTableName(table)}.${column}` in EXCLUDED_COLUMNS;

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
const quoteAll = (names: readonly string[]) => names.map(quote).join(', ');
/** Returns schema and name of a table, quoted for SQL. */
export const getQuotedTableName = ({ schema, name }: TableName) => `${quote(schema)}.${quote(name)}`;

/**
 * Configures a transaction that reads or writes a backup. Equal rows then give equal text on every server, and row
 * security hides no row. SQL can read the time of the backup (`backup.taken_at`).
 */
export async function configureBackupSession(tx: TransactionSql, takenAt: string): Promise<void> {
  await tx`select
    set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO', true),
    set_config('intervalstyle', 'postgres', true), set_config('extra_float_digits', '1', true),
    set_config('bytea_output', 'hex', true), set_config('search_path', '', true),
    set_config('statement_timeout', '0', true), set_config('row_security', 'off', true),
    set_config('backup.taken_at', ${takenAt}, true)`;
}

/** Returns the tables of a database that a backup copies. */
export async function listTablesToBackUp(tx: TransactionSql): Promise<DatabaseTable[]> {
  const tables = await tx<DatabaseTable[]>`
    select space.nspname as schema, relation.relname as name,
      array_agg(col.attname::text order by col.attnum) as columns,
      coalesce(
        array_agg(col.attname::text order by col.attnum) filter (where col.attnum = any (primary_key.indkey)),
        array_agg(col.attname::text order by col.attnum)
      ) as key
    from pg_catalog.pg_class as relation
    join pg_catalog.pg_namespace as space on space.oid = relation.relnamespace
    join pg_catalog.pg_attribute as col on col.attrelid = relation.oid and col.attnum > 0
      and not col.attisdropped and col.attgenerated = ''
    left join pg_catalog.pg_index as primary_key on primary_key.indrelid = relation.oid and primary_key.indisprimary
    where relation.relkind in ('r', 'p') and not relation.relispartition and space.nspname in ('public', 'private', 'auth')
    group by space.nspname, relation.relname order by space.nspname, relation.relname`;
  return tables
    .filter((table) => !isExcludedTable(table))
    .map((table) => ({
      ...table,
      columns: table.columns.filter((column) => !isExcludedColumn(table, column)),
    }));
}

/** Checks that every sequence is in `EXCLUDED_SEQUENCES`. @throws for an unknown sequence. */
export async function assertNoUnknownSequence(tx: TransactionSql): Promise<void> {
  const sequences = await tx<TableName[]>`
    select schemaname as schema, sequencename as name from pg_catalog.pg_sequences
    where schemaname in ('public', 'private')`;
  const unknownSequences = sequences.map(getFullTableName).filter((name) => !(name in EXCLUDED_SEQUENCES));
  if (unknownSequences.length > 0)
    throw new Error(`scripts/lib/operate/tables.ts does not know: ${unknownSequences.join(', ')}.`);
}

/** Returns the statement that reads these columns of a table, sorted by its key. */
export function buildCopyOutStatement(table: DatabaseTable, columns: readonly string[]): string {
  const values = columns.map((column) => {
    const safeValue = SAFE_VALUES[`${getFullTableName(table)}.${column}`];
    return safeValue ? `${safeValue} as ${quote(column)}` : quote(column);
  });
  const order = table.key.map((column) => `${getQuotedTableName(table)}.${quote(column)}::text collate "C"`);
  return `copy (select ${values.join(', ')} from ${getQuotedTableName(table)} order by ${order.join(', ')}) to stdout`;
}

/** Returns the statement that writes these columns of a table. */
export function buildCopyInStatement(table: DatabaseTable, columns: readonly string[]): string {
  return `copy ${getQuotedTableName(table)} (${quoteAll(columns)}) from stdin`;
}
