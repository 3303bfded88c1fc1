import { describe, expect, it } from 'vitest';
import { allAccessRules } from './support/all-rules.ts';
import { listStaffFunctions, visitorFunctions } from './support/catalogue/functions.ts';
import { listRefusalsAs, openConnection, withRollback } from './support/database.ts';

// Calls each function as a visitor and as a super admin: a grant depends on the role only.
const sql = openConnection();

const ACTORS = [
  { actor: 'anon', role: 'anon' },
  { actor: 'super admin', role: 'authenticated' },
] as const;

const functions = await sql<{ schema: string; name: string; types: string[] }[]>`
  select nspname as schema, proname as name, array(select unnest(proargtypes)::regtype::text) as types
  from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
  where nspname in ('public', 'private') and prorettype <> 'trigger'::regtype and prokind = 'f'
  order by nspname, proname`;

/** Functions that a role may call by name. A visitor has no usage of the private schema. */
const callable: Readonly<Record<string, readonly string[]>> = {
  anon: visitorFunctions,
  authenticated: Object.values(await listStaffFunctions(sql)).flat(),
};

describe.each(ACTORS)('$actor', ({ actor, role }) => {
  it('is refused every function that is not granted to the role', async () => {
    const refusedFunctions = functions.filter(({ name }) => !callable[role]?.includes(name));
    const calls = refusedFunctions.map(({ schema, name, types }) => {
      const nullArguments = types.map((type) => `null::${type}`).join(', ');
      return `select ${schema}.${name}(${nullArguments})`;
    });
    const refusals = await withRollback(sql, (tx) => listRefusalsAs(tx, actor, calls));
    const unexpectedlyCallable = refusedFunctions.filter(({ schema, name }, index) => {
      const refusal = refusals[index];
      const expected = [`permission denied for function ${name}`, `permission denied for schema ${schema}`];
      // a function that may be called can raise the same error itself
      return !refusal || refusal.isRaisedInFunction || !expected.includes(refusal.message);
    });
    expect(refusedFunctions.length).toBeGreaterThan(20);
    expect(unexpectedlyCallable).toEqual([]);
  });

  it('reads and changes no table of the private schema, and empties no table', async () => {
    const rows = await sql<{ name: string; kind: string; column: string }[]>`
      select relname as name, relkind as kind, quote_ident(min(attname)) as column
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'private'::regnamespace and relkind in ('r', 'v')
        and attnum > 0 and not attisdropped and attgenerated = ''
      group by relname, relkind`;
    const tables = rows.filter(({ kind }) => kind === 'r');
    expect(tables.length).toBeGreaterThan(0);
    expect(
      await listNotRefused([
        ...rows.map(({ name }) => `table private.${name}`),
        ...tables.flatMap(({ name, column }) => [
          `insert into private.${name} default values`,
          `update private.${name} set ${column} = null`,
          `delete from private.${name}`,
        ]),
        ...allAccessRules.map(({ table }) => `truncate public.${table}`),
      ]),
    ).toEqual([]);
  });

  it('creates no table, view or function in a schema', async () => {
    expect(
      await listNotRefused(
        ['public', 'private', 'extensions', 'auth'].flatMap((schema) => [
          `create table ${schema}.mine (id int)`,
          `create view ${schema}.mine as select 1 as id`,
          `create function ${schema}.mine() returns int language sql as 'select 1'`,
        ]),
      ),
    ).toEqual([]);
  });

  /** Returns the statements that were not refused for a missing right. */
  async function listNotRefused(statements: string[]): Promise<string[]> {
    const refusals = await withRollback(sql, (tx) => listRefusalsAs(tx, actor, statements));
    return statements.filter((_, index) => refusals[index]?.code !== '42501');
  }
});
