import type { Connection } from '../database.ts';

/**
 * Lists every privilege on the site's schemas, tables, columns, functions and types, except the owner's.
 * Lines are sorted: two databases with equal grants return equal lists. An object without a list of privileges (null)
 * has the defaults of its kind: 's' is a sequence, 'r' any other relation.
 */
export async function listAllGrants(sql: Connection): Promise<string[]> {
  const rows = await sql<{ line: string }[]>`
    with schemas as (
      select oid, nspname, nspowner, nspacl from pg_namespace where nspname in ('public', 'private')
    ),
    entries as (
      select 'schema ' || nspname as object, nspowner as owner, coalesce(nspacl, acldefault('n', nspowner)) as acl
      from schemas
      union all
      select 'relation ' || relname, relowner,
        coalesce(relacl, acldefault(case relkind when 'S' then 's'::"char" else 'r'::"char" end, relowner))
      from pg_class join schemas on schemas.oid = relnamespace where relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      union all
      select 'column ' || relname || '.' || attname, relowner, attacl
      from pg_attribute join pg_class on pg_class.oid = attrelid join schemas on schemas.oid = relnamespace
      where attacl is not null
      union all
      select 'function ' || proname, proowner, coalesce(proacl, acldefault('f', proowner))
      from pg_proc join schemas on schemas.oid = pronamespace
      union all
      select 'type ' || typname, typowner, coalesce(typacl, acldefault('T', typowner))
      from pg_type join schemas on schemas.oid = typnamespace where typtype in ('e', 'd')
    )
    select format(
      '%s: %s to %s', object, lower(granted.privilege_type),
      case granted.grantee when 0 then 'public' else granted.grantee::regrole::text end
    ) as line
    from entries, aclexplode(acl) as granted
    where granted.grantee <> owner`;
  return rows.map((row) => row.line).sort();
}
