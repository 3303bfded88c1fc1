import { describe, expect, inject, it } from 'vitest';
import { allAccessRules } from './support/all-rules.ts';
import { openConnection } from './support/database.ts';
import { OPERATIONS } from './support/rules.ts';

const sql = openConnection();

/** Matches the calls that check an account and its session, directly or through the policies of `content`. */
const CHECKS_ACCOUNT =
  /private\.(has_permission|require_permission|is_staff|active_account|can_assign_role|can_manage_person|may_read_forms|may_read_all_content|may_edit_all_content)\(|FROM content\b/;

const tables = await sql<{ name: string }[]>`
  select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`;

const functions = await sql<{ name: string; config: string[]; owner: string }[]>`
  select proname as name, coalesce(proconfig, '{}') as config, proowner::regrole::text as owner
  from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace) order by proname`;

describe('the catalogue', () => {
  it('is that of the requested version of PostgreSQL', async () => {
    const [server] = await sql`select current_setting('server_version_num')::int / 10000 as major`;
    expect(server).toEqual({ major: inject('postgresMajor') });
  });

  it('has rules for exactly the tables of the schema public', () => {
    expect(
      allAccessRules.map((rules) => rules.table).sort(),
      'supabase/tests/support/rules must have exactly these',
    ).toEqual(tables.map((table) => table.name));
  });

  it.each(allAccessRules)('has a rule for every granted operation on $table', ({ grants, rules }) => {
    const grantedOperations = OPERATIONS.filter((one) => grants.anon?.[one] ?? grants.authenticated[one]);
    expect(rules.map(({ operation }) => operation)).toEqual(expect.arrayContaining(grantedOperations));
  });

  it('has no view, materialised view or foreign table in the schema public', async () => {
    const relations = await sql`
      select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f')`;
    expect(relations).toEqual([]);
  });

  // PostgreSQL applies `using` to the new row too when a policy has no `with check`
  it('has update policies with one condition for the old and the new row', async () => {
    const violations = await sql`
      select tablename, policyname from pg_policies
      where schemaname = 'public' and cmd = 'UPDATE' and with_check is not null`;
    expect(violations).toEqual([]);
  });

  it('has no policy for accounts without a check of the session', async () => {
    const policies = await sql<{ policyname: string; text: string }[]>`
      select policyname, concat_ws(' ', qual, with_check) as text from pg_policies
      where schemaname in ('public', 'storage') and 'authenticated' = any (roles) and not 'anon' = any (roles)`;
    expect(policies.length).toBeGreaterThan(50);
    expect(policies.filter(({ text }) => !CHECKS_ACCOUNT.test(text))).toEqual([]);
  });

  it('has no private function for accounts without a check of the session', async () => {
    const definers = await sql<{ name: string; text: string }[]>`
      select proname as name, prosrc as text from pg_proc
      where pronamespace = 'private'::regnamespace and prosecdef and prosrc like '%auth.uid()%'
        and has_function_privilege('authenticated', oid, 'execute') order by 1`;
    const uncheckedFunctions = definers.filter(
      ({ text }) => !/private\.is_session_active\(/.test(text) && !CHECKS_ACCOUNT.test(text),
    );
    // the functions that call this one also check the session
    expect(uncheckedFunctions.map(({ name }) => name)).toEqual(['has_passed_second_factor']);
  });

  it('gives every function an empty search_path', () => {
    expect(functions.filter(({ config }) => !config.includes('search_path=""'))).toEqual([]);
  });

  // Supabase's linter warns of such functions (0028, 0029). So each is in `private`, with a caller in `public`.
  it('has no public security definer function that visitors or accounts may call', async () => {
    const callableFunctions = await sql`
      select proname, role from pg_proc, unnest(array['anon', 'authenticated']) as role
      where pronamespace = 'public'::regnamespace and prosecdef and has_function_privilege(role, oid, 'execute')`;
    expect(callableFunctions).toEqual([]);
  });

  it('was built by role postgres, which is no superuser', async () => {
    const [role] = await sql`select rolsuper from pg_roles where rolname = 'postgres'`;
    expect(role).toEqual({ rolsuper: false });
    expect(new Set(functions.map(({ owner }) => owner))).toEqual(new Set(['postgres']));
  });

  it('names every constraint after its table', async () => {
    // not-null constraints ('n') have generated names; constraint triggers ('t') are named as triggers
    const misnamedConstraints = await sql`
      select conname from pg_constraint
      where connamespace = 'public'::regnamespace and contype not in ('n', 't')
        and not starts_with(conname, (select relname from pg_class where oid = conrelid))`;
    expect(misnamedConstraints).toEqual([]);
  });

  it('limits the length of every text column that the API can write', async () => {
    const unlimitedColumns = await sql`
      select attrelid::regclass::text as table, attname as column from pg_attribute
      join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
        and atttypid = 'text'::regtype
        and (
          has_column_privilege('authenticated', attrelid, attnum, 'insert')
          or has_column_privilege('authenticated', attrelid, attnum, 'update')
        )
        and not exists (
          select from pg_constraint
          where conrelid = attrelid and attnum = any (conkey)
            and (
              contype = 'f' or pg_get_constraintdef(oid) ~ 'char_length|= ANY' or conname = 'roles_key_format'
              or pg_get_constraintdef(oid) ~ 'is_media_filename'
                and pg_get_functiondef('private.is_media_filename'::regproc) ~ 'char_length'
            )
        )`;
    expect(unlimitedColumns).toEqual([]);
  });

  it('publishes no table to realtime, whose delete events bypass row security', async () => {
    const publishedTables =
      await sql`select tablename from pg_publication_tables where schemaname = 'public'`;
    expect(publishedTables).toEqual([]);
  });

  // relreplident 'd': an update sends only the key of the old row
  it('sends no full old row to replication', async () => {
    const violations = await sql`
      select relname from pg_class
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r' and relreplident <> 'd'`;
    expect(violations).toEqual([]);
  });

  // such as CVE-2023-2455 and CVE-2025-8713
  it('runs on a PostgreSQL without known vulnerabilities of row security', async () => {
    const [server] = await sql`select current_setting('server_version_num')::int as version`;
    const patched = { 15: 150_014, 16: 160_010, 17: 170_006 }[inject('postgresMajor')] ?? 0;
    expect(server?.version).toBeGreaterThanOrEqual(patched);
  });
});
