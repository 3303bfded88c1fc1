import type { Connection } from '../database.ts';

/**
 * Returns a sorted line for each object of the migrations: columns, constraints, indexes, policies, triggers and
 * functions. Also lists what they add to the platform's schemas.
 */
export async function listSchemaObjects(sql: Connection): Promise<string[]> {
  const rows = await sql.begin(async (tx) => {
    // Postgres then prints every name with its schema
    await tx`set local search_path = ''`;
    return tx<{ line: string }[]>`
    with tables as (
      select oid, relnamespace::regnamespace || '.' || relname as name, relnamespace, relrowsecurity from pg_class
      where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    )
    select format('table %s, row security %s', name, relrowsecurity) as line from tables
    union all
    select format(
      'column %s.%s %s %s %s', name, attname, format_type(atttypid, atttypmod),
      case when attnotnull then 'not null' end, pg_get_expr(adbin, adrelid)
    )
    from pg_attribute join tables on tables.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum where attnum > 0 and not attisdropped
    union all
    select format('constraint %s.%s %s', name, conname, pg_get_constraintdef(pg_constraint.oid))
    from pg_constraint join tables on tables.oid = conrelid
    union all
    select pg_get_indexdef(indexrelid) from pg_index join tables on tables.oid = indrelid
    union all
    select concat_ws(' ', 'policy', tablename, policyname, cmd, permissive, roles::text, qual, 'check', with_check)
    from pg_policies where schemaname in ('public', 'private', 'storage')
    union all
    select pg_get_triggerdef(pg_trigger.oid) from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all
    select pg_get_functiondef(oid) from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prokind = 'f'`;
  });
  return rows.map(({ line }) => line).sort();
}
