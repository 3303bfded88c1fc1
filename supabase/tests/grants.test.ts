import { afterAll, describe, expect, it } from 'vitest';
import { others, people } from './support/actors.ts';
import { expectedGrants } from './support/all-rules.ts';
import { accessList } from './support/catalogue/access-list.ts';
import { attempt, connect, rolledBack, type Transaction } from './support/database.ts';
import type { RoleGrants } from './support/rules.ts';
import { createScratchDatabase, GENEROUS_DEFAULTS } from './support/scratch-database.ts';

const sql = connect();
afterAll(() => sql.end());

const VERBS = ['select', 'insert', 'update'] as const;

/** The code of a refusal; a policy refuses with the same code as a missing grant, and comes second. */
function wallOf(answer: Awaited<ReturnType<typeof attempt>>): string | null {
  if (answer.code === null || answer.code !== '42501') return answer.code;
  return answer.message.startsWith('permission denied for') ? answer.code : 'refused by a policy only';
}

interface Column {
  table: string;
  column: string;
  type: string;
  /** What an attempt to write it answers: the database computes generated columns itself, for anybody. */
  refusal: string;
}

const columns = await sql<Column[]>`
  select table_name as table, column_name as column, udt_schema || '.' || udt_name as type,
    case is_generated when 'NEVER' then '42501' else '428C9' end as refusal
  from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`;
const tables = [...new Set(columns.map(({ table }) => table))];

function columnsOf(table: string): string[] {
  return columns.filter((one) => one.table === table).map(({ column }) => column);
}

function granted(grants: RoleGrants, verb: (typeof VERBS)[number], table: string): readonly string[] {
  const listed = grants[verb] ?? [];
  return listed === 'all' ? columnsOf(table) : listed;
}

describe('grants', () => {
  it('are listed for exactly the tables of the schema public', () => {
    expect(
      Object.keys(expectedGrants).sort(),
      'supabase/tests/support/rules is to have exactly these',
    ).toEqual([...tables].sort());
  });

  describe.each(Object.entries(expectedGrants))('on %s', (table, byRole) => {
    it.each(['anon', 'authenticated'] as const)('give %s the listed columns and no more', async (role) => {
      const rows = await sql<{ column: string; verb: string }[]>`
        select attname as column, verb from pg_attribute, unnest(${[...VERBS]}::text[]) as verb
        where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped
          and has_column_privilege(${role}, attrelid, attnum, verb)
        order by attnum`;
      for (const verb of VERBS) {
        const held = rows.filter((row) => row.verb === verb).map((row) => row.column);
        expect(held.sort(), verb).toEqual([...granted(byRole[role], verb, table)].sort());
      }
    });

    it.each(['anon', 'authenticated'] as const)(
      'give %s no verb on the whole table but those',
      async (role) => {
        const verbs = ['delete', 'truncate', 'references', 'trigger'];
        const rows = await sql<{ verb: string }[]>`
        select verb from unnest(${verbs}::text[]) as verb
        where has_table_privilege(${role}, ${`public.${table}`}::regclass, verb)`;
        expect(rows.map((row) => row.verb)).toEqual(byRole[role].delete ? ['delete'] : []);
      },
    );

    it('give the service role every verb', async () => {
      const rows = await sql<{ verb: string }[]>`
        select verb from unnest(array['select', 'insert', 'update', 'delete']) as verb
        where has_table_privilege('service_role', ${`public.${table}`}::regclass, verb)`;
      expect(rows).toHaveLength(4);
    });

    // Mass assignment: a column that is not in the form must not get in with it, whoever sends it. 428C9: the column is
    // computed, so nobody writes it at all.
    it.each(['anon', 'super admin'] as const)('refuse %s every other column by effect', async (actor) => {
      const role = actor === 'anon' ? 'anon' : 'authenticated';
      const slipped: string[] = [];
      await rolledBack(sql, async (tx) => {
        for (const { column, type, refusal } of columns.filter((one) => one.table === table)) {
          const value = tx.unsafe(`null::${type}`);
          const target = tx(`public.${table}`);
          const tried = {
            insert: (at: Transaction) => at`insert into ${target} (${at(column)}) values (${value})`,
            update: (at: Transaction) => at`update ${target} set ${at(column)} = ${value}`,
            select: (at: Transaction) => at`select ${at(column)} from ${target}`,
          };
          for (const verb of VERBS) {
            if (granted(byRole[role], verb, table).includes(column)) continue;
            const answer = wallOf(await attempt(tx, actor, tried[verb]));
            if (answer !== (verb === 'select' ? '42501' : refusal))
              slipped.push(`${verb} ${column}: ${answer}`);
          }
        }
      });
      expect(slipped).toEqual([]);
    });
  });

  it('are the same where new objects are granted to everybody by default', async () => {
    const generous = await createScratchDatabase(GENEROUS_DEFAULTS);
    const other = connect(generous.url, 1);
    try {
      expect(await accessList(other)).toEqual(await accessList(sql));
    } finally {
      await other.end();
      await generous.drop();
    }
  });

  it.each(['anon', 'no role', 'super admin'] as const)(
    'keep %s out of the private schema and of accounts',
    async (actor) => {
      await rolledBack(sql, async (tx) => {
        for (const statement of [
          `select private.record_activity('${people.admin.id}', 'forged', 'auth', null, '')`,
          `select private.ensure_profile('${others.newcomer.id}', 'x@y.z', '{}', now(), now())`,
          'select email from auth.users',
          'insert into auth.users (id) values (gen_random_uuid())',
          'create table public.mine (id int)',
          'create table private.mine (id int)',
          'truncate public.activity_log',
        ]) {
          const { code } = await attempt(tx, actor, (at) => at.unsafe(statement));
          expect(code, statement).toBe('42501');
        }
      });
    },
  );

  it('let nobody but signed-in people ask about permissions', async () => {
    await rolledBack(sql, async (tx) => {
      const visitor = await attempt(tx, 'anon', (at) => at`select private.has_permission('all')`);
      expect(visitor.code).toBe('42501');
      const signedIn = await attempt(
        tx,
        'no role',
        (at) => at`select private.has_permission('all') as answer`,
      );
      expect(signedIn.rows).toEqual([{ answer: false }]);
    });
  });
});
