import { afterAll, describe, expect, it } from 'vitest';
import { allRules } from './support/all-rules.ts';
import { offeredFunctions, visitorFunctions } from './support/catalogue/functions.ts';
import { attempt, connect, rolledBack } from './support/database.ts';

// What nobody is offered is tried by everybody: with the rights of a visitor, and with those of the most trusted person.
const sql = connect();
afterAll(() => sql.end());

const ACTORS = [
  { actor: 'anon', role: 'anon' },
  { actor: 'super admin', role: 'authenticated' },
] as const;

const functions = await sql<{ schema: string; name: string; types: string[] }[]>`
  select nspname as schema, proname as name, array(select unnest(proargtypes)::regtype::text) as types
  from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
  where nspname in ('public', 'private') and prorettype <> 'trigger'::regtype and prokind = 'f'
  order by nspname, proname`;

/** The functions a role may call by name: a visitor does not look into the private schema. */
const callable: Readonly<Record<string, readonly string[]>> = {
  anon: visitorFunctions,
  authenticated: Object.values(await offeredFunctions(sql)).flat(),
};

describe.each(ACTORS)('$actor', ({ actor, role }) => {
  it('is refused every function that is not for them, before its first line runs', async () => {
    const slipped: string[] = [];
    await rolledBack(sql, async (tx) => {
      for (const { schema, name, types } of functions) {
        if (callable[role]?.includes(name)) continue;
        const nothing = types.map((type) => `null::${type}`).join(', ');
        const answer = await attempt(tx, actor, (at) => at.unsafe(`select ${schema}.${name}(${nothing})`));
        // some refuse by themselves, with the same code, or call their private namesake, which does with the same words:
        // that is not what is asked here
        const refusals = [`permission denied for function ${name}`, `permission denied for schema ${schema}`];
        const refused = answer.code !== null && refusals.includes(answer.message) && !answer.within;
        if (!refused) slipped.push(`${schema}.${name}: ${answer.code}`);
      }
    });
    expect(slipped).toEqual([]);
  });

  it('may not look into the private schema as a visitor, nor read or change its tables as anybody', async () => {
    const rows = await sql<{ name: string }[]>`
      select relname as name from pg_class where relnamespace = 'private'::regnamespace and relkind = 'r'`;
    expect(rows.length).toBeGreaterThan(0);
    await rolledBack(sql, async (tx) => {
      for (const { name } of rows) {
        for (const statement of [`table private.${name}`, `delete from private.${name}`]) {
          const { code } = await attempt(tx, actor, (at) => at.unsafe(statement));
          expect(code, statement).toBe('42501');
        }
      }
    });
  });

  it.each(allRules)('may not empty the table $table at a stroke', async ({ table }) => {
    await rolledBack(sql, async (tx) => {
      const { code } = await attempt(tx, actor, (at) => at`truncate ${at(`public.${table}`)}`);
      expect(code).toBe('42501');
    });
  });

  it.each(['public', 'private'])(
    'may not make a table, a view or a function in the schema %s',
    async (schema) => {
      await rolledBack(sql, async (tx) => {
        for (const statement of [
          `create table ${schema}.mine (id int)`,
          `create view ${schema}.mine as select 1 as id`,
          `create function ${schema}.mine() returns int language sql as 'select 1'`,
        ]) {
          const { code } = await attempt(tx, actor, (at) => at.unsafe(statement));
          expect(code, statement).toBe('42501');
        }
      });
    },
  );
});
