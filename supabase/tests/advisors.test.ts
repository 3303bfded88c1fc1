import { describe, expect } from 'vitest';
import { it } from './support/rollback-test.ts';

// Rules of Supabase's database linter (splinter) for these schemas, with the names that the linter gives them. On a hosted
// project, `npm run supabase -- db advisors --remote` runs the linter itself. Each query must first find a flaw that the test
// creates. catalogue.test.ts is stricter than 0011 (search path of functions) and 0016 (materialised views in the API).

interface Lint {
  readonly name: string;
  /** Returns one row for each finding. */
  readonly query: string;
  /** SQL that creates one finding; each test rolls it back. */
  readonly flaw: string;
}

const IN_OUR_SCHEMAS = `relnamespace in ('public'::regnamespace, 'private'::regnamespace)`;
const TABLE = 'create table public.flawed (id uuid primary key);';
const TABLE_WITH_RLS = `${TABLE} alter table public.flawed enable row level security;`;
const POLICIES = `select schemaname, tablename, policyname, cmd, roles, permissive,
  concat_ws(' ', qual, with_check) as text from pg_policies where schemaname in ('public', 'private', 'storage')`;

const LINTS: readonly Lint[] = [
  {
    name: '0001_unindexed_foreign_keys',
    query: `select conname from pg_constraint join pg_class on pg_class.oid = conrelid
      where contype = 'f' and ${IN_OUR_SCHEMAS} and not exists (
        -- an index whose first columns are those of the foreign key
        select from pg_index where indrelid = conrelid and indpred is null
          and (string_to_array(indkey::text, ' ')::int2[])[1:cardinality(conkey)] @> conkey
      )`,
    flaw: 'create table public.flawed (id uuid primary key, parent uuid references public.flawed (id))',
  },
  {
    name: '0003_auth_rls_initplan',
    query: `select policyname from (${POLICIES}) as policies
      -- removes each call in a subselect, such as (select auth.uid()), then looks for a call outside one. Ignores calls of our
      -- functions with a column as argument, which depend on the row.
      where regexp_replace(text, '\\(?\\s*SELECT\\s+((auth|private)\\.\\w+|current_setting)\\(', '', 'gi')
        ~ '(auth\\.(uid|role|jwt|email)|current_setting)\\(|private\\.(has_permission|has_passed_second_factor|is_staff|may_\\w+|active_account)\\([)'']'`,
    flaw: `${TABLE_WITH_RLS} create policy flaw on public.flawed using (id = auth.uid())`,
  },
  {
    name: '0004_no_primary_key',
    query: `select relname from pg_class where relkind = 'r' and ${IN_OUR_SCHEMAS} and not exists (
      select from pg_index where indrelid = pg_class.oid and indisprimary)`,
    flaw: 'create table public.flawed (id uuid)',
  },
  {
    name: '0006_multiple_permissive_policies',
    query: `select tablename from (${POLICIES}) as policies, unnest(roles) as role,
        unnest(case cmd when 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[cmd] end) as verb
      where schemaname <> 'storage'
      group by tablename, role, verb having count(*) > 1`,
    flaw: `${TABLE_WITH_RLS} create policy one on public.flawed using (id is null);
      create policy two on public.flawed for select using (id is not null)`,
  },
  {
    name: '0007_policy_exists_rls_disabled',
    query: `select relname from pg_class where not relrowsecurity
      and exists (select from pg_policy where polrelid = pg_class.oid)`,
    flaw: `${TABLE} create policy flaw on public.flawed using (id is null)`,
  },
  {
    name: '0009_duplicate_index',
    query: `select indrelid::regclass from pg_index join pg_class on pg_class.oid = indrelid where ${IN_OUR_SCHEMAS}
      group by indrelid, indkey::text, indclass::text, indoption::text, pg_get_expr(indexprs, indrelid),
        pg_get_expr(indpred, indrelid) having count(*) > 1`,
    flaw: `${TABLE} create index flawed_again on public.flawed (id)`,
  },
  {
    name: '0010_security_definer_view',
    query: `select relname from pg_class where relkind = 'v' and ${IN_OUR_SCHEMAS}
      and not coalesce(reloptions, '{}') && array['security_invoker=on', 'security_invoker=true']`,
    flaw: `${TABLE_WITH_RLS} create view public.flawed_view as select id from public.flawed`,
  },
  {
    name: '0013_rls_disabled_in_public',
    query: `select relname from pg_class
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not relrowsecurity`,
    flaw: TABLE,
  },
  {
    name: '0014_extension_in_public',
    query: `select extname from pg_extension where extnamespace = 'public'::regnamespace`,
    flaw: 'create extension pg_visibility schema public',
  },
  {
    name: '0015_rls_references_user_metadata',
    query: `select policyname from (${POLICIES}) as policies where text ~ 'user_metadata'`,
    flaw: `${TABLE_WITH_RLS} create policy flaw on public.flawed
      using (current_setting('request.jwt.claims', true)::jsonb -> 'user_metadata' ->> 'role' = 'admin')`,
  },
  {
    name: '0024_permissive_rls_policy',
    // the linter accepts such a policy for select, this test does not
    query: `select policyname from pg_policies where schemaname in ('public', 'storage')
      and (trim(qual, '() ') = 'true' or trim(with_check, '() ') = 'true')`,
    flaw: `${TABLE_WITH_RLS} create policy flaw on public.flawed for delete using (true)`,
  },
];

describe.each(LINTS)('the linter’s rule $name', ({ query, flaw }) => {
  it('finds a flaw where there is one', async ({ tx }) => {
    await tx.unsafe(flaw);
    expect(await tx.unsafe(query)).toHaveLength(1);
  });

  it('finds nothing in the migrated database', async ({ tx }) => {
    expect(await tx.unsafe(query)).toEqual([]);
  });
});
