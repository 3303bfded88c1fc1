import { describe, expect } from 'vitest';
import { expectedGrants } from './support/all-rules.ts';
import { attemptAs, listRefusalsAs, openConnection, withRollback } from './support/database.ts';
import { it } from './support/rollback-test.ts';
import type { ApiRoleGrants } from './support/rules.ts';

const sql = openConnection();

const VERBS = ['select', 'insert', 'update'] as const;
type Verb = (typeof VERBS)[number];

interface Column {
  table: string;
  column: string;
  type: string;
  /** Error code of a refused write; 428C9 for generated columns, which no role writes. */
  refusalCode: string;
}

const columns = await sql<Column[]>`
  select table_name as table, column_name as column, udt_schema || '.' || udt_name as type,
    case is_generated when 'NEVER' then '42501' else '428C9' end as "refusalCode"
  from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`;

const listColumns = (table: string) => columns.filter((one) => one.table === table);

const storedColumnGrants = await sql<{ role: string; table: string; column: string; verb: string }[]>`
  select role, relname as table, attname as column, verb
  from pg_attribute join pg_class on pg_class.oid = attrelid,
    unnest(array['anon', 'authenticated']) as role, unnest(${[...VERBS]}::text[]) as verb
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
    and has_column_privilege(role, attrelid, attnum, verb)`;
const storedTableGrants = await sql<{ role: string; table: string; verb: string }[]>`
  select role, relname as table, verb
  from pg_class, unnest(array['anon', 'authenticated', 'service_role']) as role,
    unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as verb
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and has_table_privilege(role, pg_class.oid, verb)`;

function listExpectedColumns(grants: ApiRoleGrants, verb: Verb, table: string): readonly string[] {
  const columnGrant = grants[verb] ?? [];
  return columnGrant === 'all' ? listColumns(table).map(({ column }) => column) : columnGrant;
}

describe('grants', () => {
  describe.each(Object.entries(expectedGrants))('on %s', (table, grants) => {
    const byRole = { anon: {}, ...grants };
    it.each(['anon', 'authenticated'] as const)('give %s the listed columns and no more', (role) => {
      for (const verb of VERBS) {
        const grantedColumns = storedColumnGrants
          .filter((one) => one.role === role && one.table === table && one.verb === verb)
          .map(({ column }) => column);
        expect(grantedColumns.sort(), verb).toEqual(
          [...listExpectedColumns(byRole[role], verb, table)].sort(),
        );
      }
    });

    it.each(['anon', 'authenticated'] as const)('give %s no verb on the whole table but delete', (role) => {
      const verbs = listGrantedVerbs(role).filter((verb) => !['select', 'insert', 'update'].includes(verb));
      expect(verbs).toEqual(byRole[role].delete ? ['delete'] : []);
    });

    it('give the service role every verb', () => {
      expect(listGrantedVerbs('service_role')).toEqual(
        expect.arrayContaining(['select', 'insert', 'update', 'delete']),
      );
    });

    const listGrantedVerbs = (role: string) =>
      storedTableGrants.filter((one) => one.role === role && one.table === table).map(({ verb }) => verb);

    // Mass assignment: a request must not set columns that the form lacks. Row security refuses with the same
    // code as a missing grant, so the test also reads the message.
    it.each(['anon', 'super admin'] as const)('refuse %s every column that is not listed', async (actor) => {
      const role = actor === 'anon' ? 'anon' : 'authenticated';
      const statements = listColumns(table).flatMap(({ column, type, refusalCode }) => {
        const statementsByVerb = {
          select: { code: '42501', text: `select ${column} from public.${table}` },
          insert: {
            code: refusalCode,
            text: `insert into public.${table} (${column}) values (null::${type})`,
          },
          update: { code: refusalCode, text: `update public.${table} set ${column} = null::${type}` },
        };
        const isGranted = (verb: Verb) => listExpectedColumns(byRole[role], verb, table).includes(column);
        return VERBS.filter((verb) => !isGranted(verb)).map((verb) => statementsByVerb[verb]);
      });
      const texts = statements.map(({ text }) => text);
      const refusals = await withRollback(sql, (tx) => listRefusalsAs(tx, actor, texts));
      const unexpected = statements.filter(({ code }, index) => {
        const refusal = refusals[index];
        const isRefusedByGrant = code !== '42501' || refusal?.message.startsWith('permission denied for');
        return refusal?.code !== code || !isRefusedByGrant;
      });
      expect(unexpected).toEqual([]);
    });
  });

  it.for(['anon', 'no role', 'super admin'] as const)(
    'keep %s out of the table of accounts',
    async (actor, { tx }) => {
      for (const statement of [
        'select email from auth.users',
        'insert into auth.users (id) values (gen_random_uuid())',
      ]) {
        const { code } = await attemptAs(tx, actor, statement);
        expect(code, statement).toBe('42501');
      }
    },
  );
});
