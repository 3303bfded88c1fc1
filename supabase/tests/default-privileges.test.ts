import { expect, it } from 'vitest';
import { withRollback } from './support/database.ts';
import { GENEROUS_DEFAULTS, withScratchDatabase } from './support/scratch-database.ts';

it.each([
  ['a bare platform', ''],
  ['a platform that grants new objects to everybody', GENEROUS_DEFAULTS],
])(
  'a new object on %s is closed, except a table of the API for the secret key',
  async (_platform, prepare) => {
    const granted = await withScratchDatabase(prepare, (scratch) =>
      withRollback(scratch, async (tx) => {
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
      }),
    );
    expect([...granted]).toEqual([{ kind: 'table', place: 'public', role: 'service_role' }]);
  },
);
