// Each query except `tablesSql` returns one column, `line`, in a stable order; $1 is a table or a schema.

/** Tables of which schema.sql lists the rows that the migrations insert. */
export const TABLES_WITH_MIGRATED_ROWS = [
  'public.roles',
  'public.role_permissions',
  'private.retention_policies',
];

/** Value of $1 that selects all tables of the platform instead of one table. */
export const PLATFORM_TABLES_SELECTOR = 'platform';

const SITE_SCHEMAS = `('public'::regnamespace, 'private'::regnamespace)`;
const TABLE = `case when relnamespace in ${SITE_SCHEMAS} then relnamespace::regnamespace || '.' || relname else '${PLATFORM_TABLES_SELECTOR}' end`;
/** Role of a grant. Postgres writes 0 for « public », which means every role. */
const GRANTEE = `case grantee when 0 then 'public' else quote_ident(grantee::regrole::text) end`;

/** Query for the grants of a schema, type, sequence or view, one grant a line. */
const buildGrantsSql = (object: string, acl: string, owner: string) => `coalesce((
    select string_agg(format(E'\\ngrant %s on %s to %s;', lower(privilege_type), ${object}, ${GRANTEE}), '' order by ${GRANTEE}, privilege_type)
    from aclexplode(${acl}) where grantee <> ${owner}
  ), '')`;

/** Query for role settings, grants of the schemas, extensions, enum types and buckets. */
export const schemaPrerequisitesSql = `
  select line from (
    select 1 as place, setrole::regrole::text as name,
      format('alter role %s set %s = %L;', setrole::regrole, split_part(setting, '=', 1), split_part(setting, '=', 2)) as line
    from pg_db_role_setting, unnest(setconfig) as setting
    where setdatabase = 0 and setrole in ('anon'::regrole, 'authenticated'::regrole)
    union all
    select 1, nspname, btrim(${buildGrantsSql("'schema ' || nspname", "coalesce(nspacl, acldefault('n', nspowner))", 'nspowner')}, E'\\n')
    from pg_namespace where oid in ${SITE_SCHEMAS}
    union all
    select 2, extname, format('create extension %s with schema %s;', extname, extnamespace::regnamespace)
    from pg_extension where extnamespace <> 'pg_catalog'::regnamespace
    union all
    select 3, typname, format('create type %s as enum (%s);', pg_type.oid::regtype, (
      select string_agg(quote_literal(enumlabel), ', ' order by enumsortorder) from pg_enum where enumtypid = pg_type.oid
    )) || ${buildGrantsSql("'type ' || pg_type.oid::regtype", "coalesce(typacl, acldefault('T', typowner))", 'typowner')}
    from pg_type where typtype = 'e' and typnamespace in ${SITE_SCHEMAS}
    union all
    select 4, id, format(
      E'insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values (\\n  %L, %L, %s, %s,\\n  array[%s]\\n);',
      id, name, public::text, file_size_limit,
      (select string_agg(quote_literal(allowed), ', ') from unnest(allowed_mime_types) as allowed)
    )
    from storage.buckets
  ) as statements order by place, name, line`;

/** Query for name and persistence of each table of the site. */
export const tablesSql = `
  select relnamespace::regnamespace || '.' || relname as name, case relpersistence when 'u' then 'unlogged ' else '' end as persistence
  from pg_class where relkind in ('r', 'p') and relnamespace in ${SITE_SCHEMAS}
  order by relnamespace::regnamespace::text = 'private', relname`;

export const columnsSql = `
  select concat_ws(' ',
    quote_ident(attname), format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
    case
      when attgenerated = 's' then 'generated always as (' || pg_get_expr(adbin, adrelid, true) || ') stored'
      when adbin is not null then 'default ' || pg_get_expr(adbin, adrelid, true)
    end
  ) as line
  from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attrelid = $1::text::regclass and attnum > 0 and not attisdropped order by attnum`;

/** Query for the constraints of a table: primary key, unique, foreign keys, checks, exclusions. */
export const constraintsSql = `
  select format('constraint %I %s', conname, pg_get_constraintdef(oid, true)) as line from pg_constraint
  where conrelid = $1::text::regclass and contype in ('p', 'u', 'f', 'c', 'x') order by position(contype in 'pufcx'), conname`;

export const indexesSql = `
  select pg_get_indexdef(indexrelid, 0, true) || ';' as line from pg_index
  where indrelid = $1::text::regclass and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  order by indexrelid::regclass::text`;

export const rowSecuritySql = `
  select format('alter table %s enable row level security;', $1::text) as line from pg_class
  where oid = $1::text::regclass and relrowsecurity`;

/** Adds parentheses around a « select », a call or a name; other conditions have their own. */
function conditionSql(column: string): string {
  const condition = String.raw`regexp_replace(pg_get_expr(${column}, polrelid), '\s+', ' ', 'g')`;
  return `case when ${condition} ~ '^\\((?! SELECT)' then ${condition} else '(' || ${condition} || ')' end`;
}

// The query does not use PostgreSQL's pretty format, which drops the parentheses between « and » and « or ». They decide
// the meaning.
export const policiesSql = `
  select format('create policy %I on %I.%I', policyname, schemaname, tablename)
    || case permissive when 'RESTRICTIVE' then ' as restrictive' else '' end
    || format(E'\\n  for %s to %s', lower(cmd), array_to_string(roles, ', '))
    || coalesce(E'\\n  using ' || ${conditionSql('polqual')}, '')
    || coalesce(E'\\n  with check ' || ${conditionSql('polwithcheck')}, '') || ';' as line
  from pg_policy join pg_class on pg_class.oid = polrelid
  join pg_policies on schemaname = relnamespace::regnamespace::text and tablename = relname and policyname = polname
  where ${TABLE} = $1::text order by polrelid::regclass::text, position(left(cmd, 1) in 'SIUD'), polname`;

export const triggersSql = `
  select replace(pg_get_triggerdef(pg_trigger.oid, true), ' FOR EACH ', E'\\n  FOR EACH ') || ';' as line
  from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
  where ${TABLE} = $1::text and not tgisinternal and pronamespace in ${SITE_SCHEMAS} order by tgrelid::regclass::text, tgname`;

export const tableGrantsSql = `
  with granted_privileges as (
    select grantee, lower(privilege_type) as verb, null::int2 as column_number from pg_class, aclexplode(relacl)
    where oid = $1::text::regclass and grantee <> relowner
    union all
    select grantee, lower(privilege_type), attnum
    from pg_attribute, aclexplode(attacl) where attrelid = $1::text::regclass and attnum > 0 and not attisdropped
  ), privileges_by_verb as (
    select grantee, verb, coalesce(verb || ' (' || (
      select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
      where attrelid = $1::text::regclass and attnum = any (array_agg(granted_privileges.column_number))
    ) || ')', verb) as privileges
    from granted_privileges group by grantee, verb, column_number is null
  ), privileges_by_role as (
    -- « all » when the role has each privilege that the owner of a table has by default
    select grantee, case
      when array_agg(distinct verb) @> (
        select array_agg(lower(privilege_type)) from pg_class, aclexplode(acldefault('r', relowner)) where oid = $1::text::regclass
      ) then 'all'
      else string_agg(privileges, ', ' order by position(left(verb, 3) in 'sel ins upd del'), privileges)
    end as privileges
    from privileges_by_verb group by grantee
  )
  select format('grant %s on %s to %s;', privileges, $1::text, string_agg(${GRANTEE}, ', ' order by ${GRANTEE})) as line
  from privileges_by_role group by privileges order by min(${GRANTEE}), privileges`;

/** Returns the query for the rows of a table, each as an SQL comment. */
export const buildRowsAsCommentsSql = (table: string) =>
  `select concat_ws(' ', '--', (select string_agg(key || ': ' || value, ', ' order by ordinality) from json_each_text(to_json(table_row))
    with ordinality where value <> '')) as line from ${table} as table_row order by line`;

export const sequencesSql = `
  select format(
    'create sequence %I.%I as %s minvalue %s start %s;', schemaname, sequencename, data_type, min_value, start_value
  ) || ${buildGrantsSql("'sequence ' || pg_class.oid::regclass", 'relacl', 'relowner')} as line
  from pg_sequences join pg_class on pg_class.oid = format('%I.%I', schemaname, sequencename)::regclass
  where schemaname in ('public', 'private') order by schemaname, sequencename`;

export const viewsSql = `
  select format(
    E'create view %s with (%s) as\\n%s', pg_class.oid::regclass, array_to_string(reloptions, ', '), btrim(pg_get_viewdef(pg_class.oid, true))
  ) || ${buildGrantsSql('pg_class.oid::regclass', 'relacl', 'relowner')} as line
  from pg_class where relkind = 'v' and relnamespace in ${SITE_SCHEMAS} order by pg_class.oid::regclass::text`;

/** Matches a function of `public` that private.expose_function created. */
const EXPOSED_FUNCTION = `pronamespace = 'public'::regnamespace
  and pg_get_functiondef(pg_proc.oid) ~ format('(?:RETURN|select \\* from) private\\.%s\\([a-z_, ]*\\)(?: \\$function\\$)?\\s*$', proname)`;

export const exposedFunctionsSql = `
  select format(
    'select private.expose_function(%L, %L);', proname, (
      select string_agg(${GRANTEE}, ', ' order by ${GRANTEE}) from aclexplode(proacl) where grantee <> proowner
    )
  ) as line
  from pg_proc where ${EXPOSED_FUNCTION} order by proname`;

export const functionsSql = `
  select btrim(pg_get_functiondef(pg_proc.oid), E'\\n') || ';' || coalesce(E'\\n' || (
    select format(
      'grant execute on function %s to %s;', pg_proc.oid::regprocedure, string_agg(${GRANTEE}, ', ' order by ${GRANTEE})
    )
    from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee <> proowner having count(*) > 0
  ), '') as line
  from pg_proc where pronamespace = $1::text::regnamespace and not (${EXPOSED_FUNCTION}) order by proname, pg_proc.oid::regprocedure::text`;
