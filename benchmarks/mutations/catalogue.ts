import type postgres from 'postgres';

/** SQL that removes one defence of the database. */
export interface Mutant {
  /** Kind of the defence; the report adds up figures by kind. */
  readonly kind: string;
  /** Object that it defends: `schema.name`, `schema.` for a schema, `role.name` for a role, `schema.tables` for new tables. */
  readonly subject: string;
  readonly name: string;
  /** Statement that the superuser runs. */
  readonly sql: string;
  /** Statement that restores a role. Roles belong to the server, so a copy of the database does not restore them. */
  readonly restoreRolesSql?: string;
}

const SITE_TABLES = `(
  select oid, relname, relnamespace::regnamespace::text as schema, relrowsecurity, relkind from pg_class
  where relkind in ('r', 'p')
    and (relnamespace = 'public'::regnamespace or relnamespace = 'private'::regnamespace
      or oid = 'storage.objects'::regclass)
)`;

const ROLES = `unnest(array['anon', 'authenticated']) as role`;

/**
 * Returns a query for mutants of functions. Each mutant replaces one match of the pattern in one body.
 * `$pattern$` quotes the pattern in SQL.
 */
function createReplacementQuery(pattern: string, replacement: string, label: string): string {
  return `
    select nspname || '.' || proname as subject, '${label} ' || nth || ': '
        || left(regexp_substr(prosrc, $pattern$${pattern}$pattern$, 1, nth), 60) as name,
      -- in the body only, because the name of the function may match too
      regexp_replace(
        definition, $pattern$${pattern}$pattern$, '${replacement}', greatest(position('AS $function$' in definition), 1), nth
      ) as sql
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace, pg_get_functiondef(pg_proc.oid) as definition,
      generate_series(1, regexp_count(prosrc, $pattern$${pattern}$pattern$)) as nth
    where nspname in ('public', 'private') and prokind = 'f'
      -- Only migrations call add_follow_up, and they end before the tests start. So no test can catch its mutants.
      and proname <> 'add_follow_up'`;
}

// Each query returns subject, name and SQL of mutants. It reads the catalogue of Postgres, so a new table,
// policy, constraint or trigger gets its mutants automatically.
const QUERIES: Readonly<Record<string, string>> = {
  // An update policy without `with check` applies `using` to the new row too. If that condition reads no column, it gives
  // one result for both rows: `with check (true)` then changes nothing, and is left out.
  'policy clause set to true': `
    select schemaname || '.' || tablename as subject, policyname || ': ' || clause as name,
      format('alter policy %I on %I.%I %s (true)', policyname, schemaname, tablename, clause) as sql
    from pg_policies, lateral (values
      ('using', qual), ('with check', coalesce(with_check, case when cmd in ('UPDATE', 'ALL') then qual end))
    ) as clauses (clause, condition)
    where schemaname in ('public', 'storage') and trim(condition, '() ') <> 'true'
      and not (
        cmd = 'UPDATE' and clause = 'with check' and qual = condition and not exists (
          -- a dependency of the policy on a column
          select from pg_depend join pg_policy on pg_policy.oid = objid
          where classid = 'pg_policy'::regclass and polname = policyname and refobjid = polrelid and refobjsubid > 0
            and polrelid = format('%I.%I', schemaname, tablename)::regclass
        )
      )`,

  'row level security off': `
    select schema || '.' || relname as subject, 'row level security' as name,
      format('alter table %I.%I disable row level security', schema, relname) as sql
    from ${SITE_TABLES} as site_table where relrowsecurity`,

  // A role with a grant on every column gains nothing from a grant on the table.
  'column grant widened to the table': `
    select schema || '.' || relname as subject, privilege || ' to ' || role as name,
      format('grant %s on %I.%I to %I', privilege, schema, relname, role) as sql
    from ${SITE_TABLES} as site_table, unnest(array['select', 'insert', 'update']) as privilege, ${ROLES}
    where schema = 'public' and has_any_column_privilege(role, oid, privilege) and not has_table_privilege(role, oid, privilege)
      and exists (
        select from pg_attribute where attrelid = site_table.oid and attnum > 0 and not attisdropped
          and not has_column_privilege(role, site_table.oid, attnum, privilege)
      )`,

  'privilege granted': `
    select schema || '.' || relname as subject, privilege || ' to ' || role as name,
      format('grant %s on %I.%I to %I', privilege, schema, relname, role) as sql
    from ${SITE_TABLES} as site_table, unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as privilege, ${ROLES}
    where schema = 'public'
      and not has_table_privilege(role, oid, privilege)
      and not (privilege in ('select', 'insert', 'update') and has_any_column_privilege(role, oid, privilege))`,

  // A caller resolves the name of a private function only with `usage` on its schema. Trigger functions
  // cannot be called.
  'execute granted': `
    select nspname || '.' || proname as subject, 'execute to ' || role as name,
      concat(
        case when not has_schema_privilege(role, nspname, 'usage') then format('grant usage on schema %I to %I; ', nspname, role) end,
        format('grant execute on function %s to %I', pg_proc.oid::regprocedure, role)
      ) as sql
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace, ${ROLES}
    where nspname in ('public', 'private') and prorettype <> 'trigger'::regtype
      and not has_function_privilege(role, pg_proc.oid, 'execute')`,

  'create granted on a schema': `
    select schema || '.' as subject, 'create to ' || role as name,
      format('grant create on schema %I to %I', schema, role) as sql
    from unnest(array['public', 'private']) as schema, ${ROLES} where not has_schema_privilege(role, schema, 'create')`,

  // Migrations run as postgres, so its default privileges decide about new objects.
  'new objects granted by default': `
    select place || '.' || kind as subject, 'all to ' || role as name,
      format('alter default privileges for role postgres %s grant all on %s to %s',
        case when place = 'any schema' then '' else 'in schema ' || place end, kind, role) as sql
    from unnest(array['any schema', 'public', 'private']) as place, unnest(array['tables', 'sequences', 'functions']) as kind,
      unnest(array['public', 'anon', 'authenticated']) as role`,

  'timeout of a role removed': `
    select 'role.' || role as subject, setting as name, format('alter role %I reset %I', role, part[1]) as sql,
      format('alter role %I set %I = %L', role, part[1], part[2]) as "restoreRolesSql"
    from ${ROLES} join pg_db_role_setting on setrole = role::regrole and setdatabase = 0, unnest(setconfig) as setting,
      string_to_array(setting, '=') as part
    where part[1] like '%timeout'`,

  // `cascade` also drops the foreign keys that reference a key.
  'constraint dropped': `
    select schema || '.' || relname as subject, conname as name,
      format('alter table %I.%I drop constraint %I cascade', schema, relname, conname) as sql
    from pg_constraint join ${SITE_TABLES} as site_table on site_table.oid = conrelid
    where schema in ('public', 'private') and contype in ('c', 'f', 'u', 'x', 'p') and conislocal`,

  'unique index dropped': `
    select schema || '.' || relname as subject, indexrelid::regclass::text as name,
      format('drop index %s', indexrelid::regclass) as sql
    from pg_index join ${SITE_TABLES} as site_table on site_table.oid = indrelid
    where indisunique and schema in ('public', 'private')
      and not exists (select from pg_constraint where conindid = indexrelid)`,

  // Each mutant of the next three kinds removes one exception, permission check or call from the body of a function.
  'exception removed from a function': `
    ${createReplacementQuery('raise exception[^;]*;', 'null;', 'exception')}`,

  'permission check removed from a function': `
    ${createReplacementQuery(String.raw`private\.(has_permission|is_staff|may_read_forms|may_read_all_content|may_edit_all_content|may_create_preview|can_assign_role|can_grant_role|can_manage_person|has_cv_ticket|has_second_factor|has_passed_second_factor)\((?:[^()]|\([^()]*\))*\)`, 'true', 'permission check')}`,

  'call removed from a function': `
    ${createReplacementQuery(String.raw`perform private\.(?:--[^\n]*\n|[^;])*;`, 'null;', 'call')}`,

  'trigger dropped': `
    select tgrelid::regclass::text as subject, tgname as name,
      format('drop trigger %I on %s', tgname, tgrelid::regclass) as sql
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
};

/** Returns every mutant of the migrated database, in a stable order. */
export async function findMutants(sql: postgres.Sql): Promise<Mutant[]> {
  const mutants: Mutant[] = [];
  for (const [kind, query] of Object.entries(QUERIES)) {
    const rows = await sql.begin(async (tx) => {
      // Postgres then prints names with their schema
      await tx`set local search_path = ''`;
      return tx.unsafe<Omit<Mutant, 'kind'>[]>(
        `select * from (${query}) as mutants order by subject, name, sql`,
      );
    });
    mutants.push(...rows.map((row) => ({ kind, ...row })));
  }
  return mutants;
}
