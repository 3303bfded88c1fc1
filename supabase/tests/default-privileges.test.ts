import { describe, expect, it } from 'vitest';
import { formatSchema } from '../../scripts/lib/schema/print-schema.ts';
import { openConnection, withRollback } from './support/database.ts';
import { GENEROUS_DEFAULT_PRIVILEGES_SQL, openScratchDatabase } from './support/scratch-database.ts';

const sql = openConnection();
const schema = await formatSchema(sql);

const platforms = [
  ['a bare platform', await openScratchDatabase()],
  [
    'a platform that grants new objects to everybody',
    await openScratchDatabase(1, GENEROUS_DEFAULT_PRIVILEGES_SQL),
  ],
] as const;

describe.each(platforms)('on %s', (_platform, scratch) => {
  it('the migrations create the same schema, with the same grants', async () => {
    expect(await formatSchema(scratch)).toBe(schema);
  });

  it('a new object grants API roles nothing, except public tables to the service role', async () => {
    const grantedPrivileges = await withRollback(scratch, async (tx) => {
      await tx`set local role postgres`;
      for (const place of ['public', 'private']) {
        await tx.unsafe(`
          create table ${place}.later_table (id int);
          create sequence ${place}.later_sequence;
          create function ${place}.later_function() returns int language sql as 'select 1'`);
      }
      return tx`
        select kind, place, role from unnest(array['anon', 'authenticated', 'service_role']) as role,
          unnest(array['public', 'private']) as place, unnest(array['table', 'sequence', 'function']) as kind
        where case kind
          when 'table' then has_table_privilege(role, place || '.later_table', 'select, insert, update, delete, truncate')
            or has_any_column_privilege(role, place || '.later_table', 'select, insert, update')
          when 'sequence' then has_sequence_privilege(role, place || '.later_sequence', 'usage, select, update')
          else has_function_privilege(role, place || '.later_function()', 'execute')
        end`;
    });
    expect(grantedPrivileges).toEqual([{ kind: 'table', place: 'public', role: 'service_role' }]);
  });
});
