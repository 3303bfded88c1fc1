import { describe, expect, it } from 'vitest';
import type { SubmissionTableName } from '../../src/admin/features/inbox/submission-source.ts';
import { submissionSources } from '../../src/copy/admin/submission-sources.ts';
import { tablesWithVisitorEmail } from './support/all-rules.ts';
import { openConnection } from './support/database.ts';

const sql = openConnection();

interface VisitorTable {
  table: string;
  /** The column from which the retention period runs; null without a registration. */
  dateColumn: string | null;
}

// Tables into which a visitor may write an e-mail address, found by their grants. A new table must follow
// these rules.
const tables = await sql<VisitorTable[]>`
  select relname as table, timestamp_column as "dateColumn"
  from pg_class join pg_attribute on attrelid = pg_class.oid
  left join private.retention_policies on source = pg_class.oid and kind = relname
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'email'
    and has_column_privilege('anon', attrelid, attnum, 'insert')
  order by relname`;

const forms = await sql<{ name: SubmissionTableName; tab: string; columns: string[] }[]>`
  select name, tab, array(
    select attname::text from pg_attribute where attrelid = format('public.%I', name)::regclass and attnum > 0
  ) as columns
  from private.submission_sources order by name`;

const ORDER = ['normalise_email', 'limit_form_inserts', 'resubscribe', 'discard_duplicate_submission'];
const HELP = 'docs/how-to/add-a-table.md, step 2';

describe('the tables that visitors write an address into', () => {
  it('are those of the fixtures', () => {
    expect(
      tables.map(({ table }) => table),
      HELP,
    ).toEqual(tablesWithVisitorEmail);
  });

  it('are listed for the erasure of a person', () => {
    expect(Object.keys(submissionSources).sort(), HELP).toEqual(tablesWithVisitorEmail);
  });

  it.each(tables)(
    '$table has the indexes and triggers of its registration',
    async ({ table, dateColumn }) => {
      const [checks] = await sql`
      with indexes as (
        select indisunique, (
          select attname from pg_attribute where attrelid = indrelid and attnum = indkey[0]
        ) as first from pg_index where indrelid = ${`public.${table}`}::regclass
      ), triggers as (
        select proname, tgname from pg_trigger join pg_proc on pg_proc.oid = tgfoid
        where tgrelid = ${`public.${table}`}::regclass and tgenabled = 'O'
      )
      select
        exists (select from indexes where first = 'email') as "index on the address",
        exists (select from indexes where first = ${dateColumn}) as "index on the date",
        exists (select from triggers where proname = 'normalise_email') as "trigger normalise_email",
        exists (select from triggers where proname = 'limit_form_inserts') as "trigger limit_form_inserts",
        exists (select from triggers where proname = 'discard_duplicate_submission')
          or exists (select from indexes where first = 'email' and indisunique) as "trigger discard_duplicate_submission",
        -- PostgreSQL runs the triggers in the order of their names
        (select array_agg(proname order by tgname) = array_agg(proname order by array_position(${ORDER}::name[], proname))
          from triggers where proname = any (${ORDER})) as "order of triggers"`;
      const missingChecks = Object.entries(checks ?? {}).filter(([, isPresent]) => !isPresent);
      expect(
        missingChecks.map(([check]) => check),
        HELP,
      ).toEqual([]);
    },
  );
});

describe('the forms of the back office', () => {
  it('are those of the database, with the same tabs', () => {
    expect(forms.map(({ name, tab }) => [name, tab])).toEqual(
      Object.entries(submissionSources)
        .map(([name, { tab }]) => [name, tab])
        .sort(),
    );
  });

  it('get no follow-up without a line in private.submission_sources', async () => {
    const call = sql`select private.add_follow_up('unknown_form', 'rows', 'anyone sends a row')`;
    await expect(call).rejects.toThrow('private.submission_sources has no line for unknown_form');
  });

  it.each(forms)('show columns that exist: $name', ({ name, columns }) => {
    const { columns: detailColumns, listColumns } = submissionSources[name];
    expect(columns).toEqual(expect.arrayContaining([...detailColumns, ...listColumns]));
  });
});
