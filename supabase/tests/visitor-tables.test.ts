import { afterAll, expect, it } from 'vitest';
import { connect } from './support/database.ts';
import { formRows } from './support/fixtures.ts';

const sql = connect();
afterAll(() => sql.end());

// Every table into which a visitor may write an address, found by its grant: what is asked of one is asked of all, so that
// the next one cannot land without it.
const tables = await sql<{ table: string }[]>`
  select relname as table from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'email'
    and has_column_privilege('anon', attrelid, attnum, 'insert')
  order by relname`;

it('are those of the fixtures', () => {
  expect(
    tables.map(({ table }) => table),
    'a new table adds its row to formRows of support/fixtures.ts',
  ).toEqual([...Object.keys(formRows), 'newsletter_subscriptions'].sort());
});

it.each(tables)(
  '$table is limited, recognised when sent again, kept for a time, found and erased',
  async ({ table }) => {
    const [asked] = await sql`
    with triggers as (
      select proname from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where tgrelid = ${`public.${table}`}::regclass and tgenabled = 'O'
    ), answers as (
      select proname, unnest(proargnames) as answer from pg_proc
      where pronamespace = 'public'::regnamespace and proname in ('find_person', 'erase_person')
    ), formats as (
      select conname, replace(pg_get_constraintdef(oid), ' NOT VALID', '') as definition from pg_constraint
      where connamespace = 'public'::regnamespace and contype = 'c'
    )
    select
      exists (select from triggers where proname = 'limit_form_inserts') as "trigger limit_form_inserts",
      exists (select from triggers where proname = 'recognise_resent')
        or exists (
          select from pg_index
          where indrelid = ${`public.${table}`}::regclass and indisunique
            and pg_get_indexdef(indexrelid) like '%(email)'
        ) as "trigger recognise_resent",
      (select definition from formats where conname = ${table} || '_email_format') is not distinct from
        (select definition from formats where conname = 'contact_messages_email_format')
        as "email_format of contact_messages",
      exists (select from private.retention_periods() where kind = ${table}) as "period in retention_periods",
      exists (select from answers where proname = 'find_person' and answer = ${table}) as "column of find_person",
      exists (select from answers where proname = 'erase_person' and answer = ${table}) as "column of erase_person"`;
    const missing = Object.entries(asked ?? {}).filter(([, done]) => !done);
    expect(
      missing.map(([what]) => what),
      'docs/how-to-add.md, « A table », step 2',
    ).toEqual([]);
  },
);
