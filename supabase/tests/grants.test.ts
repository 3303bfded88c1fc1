import { describe, expect, it } from 'vitest';
import { allAccessRules } from './support/all-rules.ts';
import { listStaffFunctions, reviewedFunctionsByRole } from './support/catalogue/functions.ts';
import { openConnection } from './support/database.ts';
import type { ApiRoleGrants } from './support/rules.ts';

// Reads privileges from the catalogue: PostgreSQL itself checks them before each statement.
const sql = openConnection();

const API_ROLES = ['anon', 'authenticated'] as const;
const VERBS = ['select', 'insert', 'update'] as const;
type Verb = (typeof VERBS)[number];

const columns = await sql<{ table: string; column: string }[]>`
  select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`;

const storedColumnGrants = await sql<{ role: string; table: string; column: string; verb: string }[]>`
  select role, relname as table, attname as column, verb
  from pg_attribute join pg_class on pg_class.oid = attrelid,
    unnest(${[...API_ROLES]}::text[]) as role, unnest(${[...VERBS]}::text[]) as verb
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
    and has_column_privilege(role, attrelid, attnum, verb)`;
const storedTableGrants = await sql<{ role: string; table: string; verb: string }[]>`
  select role, relname as table, verb
  from pg_class, unnest(array['anon', 'authenticated', 'service_role']) as role,
    unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as verb
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and has_table_privilege(role, pg_class.oid, verb)`;

/** Functions of our schemas that each role may call; `public` stands for every role. */
const callableFunctions = await sql<{ role: string; schema: string; name: string }[]>`
  select distinct pronamespace::regnamespace::text as schema, proname as name,
    case grantee when 0 then 'public' else grantee::regrole::text end as role
  from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner)))
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and grantee <> proowner order by name`;

function listExpectedColumns(grants: ApiRoleGrants, verb: Verb, table: string): readonly string[] {
  const columnGrant = grants[verb] ?? [];
  if (columnGrant !== 'all') return columnGrant;
  return columns.filter((one) => one.table === table).map(({ column }) => column);
}

// Mass assignment: a request must not set columns that the form lacks.
describe.each(allAccessRules)('grants on $table', ({ table, grants }) => {
  const byRole = { anon: {}, ...grants };
  const listGrantedVerbs = (role: string) =>
    storedTableGrants.filter((one) => one.role === role && one.table === table).map(({ verb }) => verb);

  it.each(API_ROLES)('give %s the listed columns and no more', (role) => {
    for (const verb of VERBS) {
      const grantedColumns = storedColumnGrants
        .filter((one) => one.role === role && one.table === table && one.verb === verb)
        .map(({ column }) => column);
      expect(grantedColumns.sort(), verb).toEqual([...listExpectedColumns(byRole[role], verb, table)].sort());
    }
  });

  it.each(API_ROLES)('give %s delete only if listed, and no truncate, references or trigger', (role) => {
    const verbs = listGrantedVerbs(role).filter((verb) => !['select', 'insert', 'update'].includes(verb));
    expect(verbs).toEqual(byRole[role].delete ? ['delete'] : []);
  });

  it('give the service role every verb', () => {
    expect(listGrantedVerbs('service_role')).toEqual(
      expect.arrayContaining(['select', 'insert', 'update', 'delete']),
    );
  });
});

describe('visitors and accounts', () => {
  it('have no right on a private table, view or sequence, nor on the accounts', async () => {
    const rights = await sql`
      select role, relname from pg_class, unnest(${[...API_ROLES]}::text[]) as role
      where (relnamespace = 'private'::regnamespace or oid = 'auth.users'::regclass)
        and case
          when relkind in ('r', 'v') then has_any_column_privilege(role, oid, 'select, insert, update, references')
            or has_table_privilege(role, oid, 'delete, truncate, trigger')
          when relkind = 'S' then has_sequence_privilege(role, oid, 'usage, select, update')
        end`;
    expect(rights).toEqual([]);
  });

  it('create nothing in a schema, and visitors have no usage of the private one', async () => {
    const rights = await sql`
      select role, schema, privilege from unnest(${[...API_ROLES]}::text[]) as role,
        unnest(array['public', 'private', 'extensions', 'auth']) as schema, unnest(array['create', 'usage']) as privilege
      where has_schema_privilege(role, schema, privilege)
        and (privilege = 'create' or (role, schema) = ('anon', 'private'))`;
    expect(rights).toEqual([]);
  });

  it('call only functions of the API, and functions that these use', async () => {
    const staffFunctions = await listStaffFunctions(sql);
    for (const schema of ['public', 'private'] as const)
      expect(
        callableFunctions
          .filter((one) => one.role === 'authenticated' && one.schema === schema)
          .map(({ name }) => name),
      ).toEqual(staffFunctions[schema]);
  });

  it('call, like other roles, only reviewed functions', () => {
    const namesByRole: Record<string, string[]> = {};
    for (const { role, name } of callableFunctions)
      if (role !== 'authenticated') namesByRole[role] = [...new Set([...(namesByRole[role] ?? []), name])];
    expect(
      namesByRole,
      'read each of them, then write it into supabase/tests/support/catalogue/functions.ts',
    ).toEqual(reviewedFunctionsByRole);
  });
});
