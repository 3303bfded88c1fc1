-- Helpers of policies and triggers. The API does not expose this schema.
-- Helpers that most requests run are plpgsql: a connection keeps their plans. PostgreSQL plans an SQL function with its own
-- search_path again in each statement.
create schema if not exists private;

revoke all on schema private from public, anon, authenticated, service_role;
grant usage on schema private to authenticated, service_role;

-- New tables, sequences and functions get no privileges: a later migration grants what it needs, and never revokes. By default,
-- PostgreSQL lets PUBLIC execute new functions; only a default privilege without a schema changes that.
alter default privileges revoke all on tables from public, anon, authenticated, service_role;
alter default privileges revoke all on sequences from public, anon, authenticated, service_role;
alter default privileges revoke all on functions from public, anon, authenticated, service_role;
alter default privileges in schema public, private revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public, private revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public, private revoke all on functions from anon, authenticated, service_role;
-- The exception: the secret key may use every table of the API.
alter default privileges in schema public grant all on tables to service_role;

create extension if not exists pg_trgm with schema extensions;

-- Returns whether the session of the token is still open: a token stays valid for up to an hour after a sign-out or a new
-- password. Returns true without a session, as in SQL of an operator or a test.
create function private.is_session_active() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  session text := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id';
begin
  if session is null then
    return true;
  end if;
  return exists (
    select from auth.sessions as auth_session
    where auth_session.id = session::uuid and (auth_session.not_after is null or auth_session.not_after > now())
  );
end
$$;

-- Returns the account of the caller, or null when its session has ended or it is suspended. Policies and functions that need no
-- permission use it instead of auth.uid().
create function private.active_account() returns uuid
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'auto' as $$
begin
  if private.is_session_active() and not exists (
    select from public.profiles as person where person.id = auth.uid() and person.suspended_at is not null
  ) then
    return auth.uid();
  end if;
  return null;
end
$$;

-- Returns whether an account has a permission now. For the caller, private.has_permission also checks session and second factor.
create function private.account_has_permission(account uuid, permission_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.user_roles as user_role
    join public.role_permissions as role_permission on role_permission.role = user_role.role
    where user_role.user_id = account and role_permission.permission in (permission_name, 'all')
  ) and not exists (
    select from public.profiles as person where person.id = account and person.suspended_at is not null
  );
end
$$;

-- Returns whether the caller has confirmed a TOTP app, the only kind of second factor here.
create function private.has_second_factor() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from auth.mfa_factors
    where user_id = (select auth.uid()) and status = 'verified' and factor_type = 'totp'
  );
end
$$;

-- Returns whether the caller has passed the second factor with this token, or needs none. The settings may require a second
-- factor of administrators. Each request reads the factors, so a deleted one stops counting at once.
create function private.has_passed_second_factor() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.has_second_factor() then
    return coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal' = 'aal2', false);
  end if;
  return not (
    exists (select from public.site_settings where require_second_factor)
    and private.account_has_permission((select auth.uid()), 'user_manage')
  );
end
$$;

-- Returns whether the caller has a permission, an active session and the second factor. A removed role stops at once. Policies
-- call (select private.has_permission('…')), so that PostgreSQL evaluates the function once per statement. plpgsql allows its
-- creation before the tables that it reads. `plan_cache_mode` overrides the role setting at the end of this file: every request
-- calls this function, so PostgreSQL may keep the plans of its queries.
create function private.has_permission(permission_name text) returns boolean
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'auto' as $$
begin
  return private.account_has_permission((select auth.uid()), permission_name)
    and private.is_session_active() and private.has_passed_second_factor();
end
$$;

-- Refuses the request of a caller without the permission.
create function private.require_permission(permission_name text) returns void
language plpgsql set search_path = '' as $$
begin
  if not private.has_permission(permission_name) then
    raise exception 'this needs the permission %', permission_name using errcode = '42501';
  end if;
end
$$;

-- Returns whether the caller is staff: an account with any role, an active session and the second factor. An account without a role is
-- a stranger who signed up.
create function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'auto' as $$
begin
  return exists (select from public.user_roles as user_role where user_role.user_id = (select auth.uid()))
    and private.active_account() is not null and private.has_passed_second_factor();
end
$$;

-- Sets version, time and author of a saved row, in the columns that its table has. Requests cannot choose these values. A job
-- has no account, so it sets `updated_by` itself.
create function private.stamp_save() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person_name constant text := private.current_user_name();
begin
  return jsonb_populate_record(new, jsonb_build_object(
    'version', case tg_op when 'INSERT' then 1 else (to_jsonb(old) ->> 'version')::integer + 1 end,
    'updated_at', now(),
    'updated_by', coalesce(auth.uid(), (to_jsonb(new) ->> 'updated_by')::uuid),
    'updated_by_name', person_name,
    'user_name', person_name,
    'granted_by', auth.uid()
  ));
end
$$;

-- Returns the ids of a bulk action unchanged. Refuses more than 100, which would run too long.
create function private.check_batch_size(ids uuid[]) returns uuid[]
language plpgsql immutable set search_path = '' as $$
begin
  if cardinality(ids) > 100 then
    raise exception 'at most 100 rows at once' using errcode = '22023';
  end if;
  return ids;
end
$$;
grant execute on function private.check_batch_size(uuid[]) to authenticated;

-- Returns a text as forms send it. Removes control characters other than tab and line feed, marks that change the text direction,
-- and what is invisible at its ends; full-width digits become ordinary. Returns '' when a reader would see nothing.
-- supabase/functions/_shared/plain-text.ts does the same, and a test compares them. CHECK constraints call it as the role that
-- writes the row, hence the grant below.
create function private.clean_text(value text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  control_characters constant text := '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]';
  invisible_characters constant text :=
    '\s\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028\u2029\u202f\u205f-\u2064\u2800\u3000\u3164\ufeff\uffa0';
begin
  value := regexp_replace(regexp_replace(value, '\r\n?', E'\n', 'g'), control_characters, '', 'g');
  -- Takes the text from the first visible character to the last. A variation selector draws nothing alone, but belongs to the
  -- character before it.
  return translate(
    coalesce(substring(value from format('[^%1$s\ufe00-\ufe0f](?:.*[^%1$s])?', invisible_characters)), ''),
    '０１２３４５６７８９＋', '0123456789+'
  );
end
$$;

-- Returns whether a date is in the years 1900 to 2099, which the forms accept, in any time zone.
create function private.is_plausible_date(value timestamptz) returns boolean
language sql immutable strict parallel safe set search_path = ''
return value >= '1899-12-31T00:00:00Z' and value < '2100-01-02T00:00:00Z';

-- Returns an e-mail address without invisible characters, and without the dots at its end that pasted sentences leave.
create function private.clean_email(value text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return regexp_replace(
    regexp_replace(
      private.clean_text(value), '[\u00ad\u034f\u061c\u115f\u1160\u180e\u200b-\u200f\u2060-\u2064\u2800\u3164\ufeff\uffa0]', '', 'g'
    ), '[.\s\u00a0]+$', ''
  );
end
$$;

-- Returns whether a text is one clean e-mail address. The address becomes a mail header: "x,victim@example.org" would be two
-- recipients, and "g:victim@example.org;" a group. So it refuses blanks, control characters and the special characters of
-- RFC 5322 other than the dot. A typed address needs a dot in its domain. The address of an account may have none
-- (`admin@localhost`).
-- CHECK constraints call it as the visitor who writes the row. Visitors have no access to this schema, hence `security definer`.
create function private.is_email_address(value text, requires_dot boolean default true) returns boolean
language plpgsql immutable strict parallel safe security definer set search_path = '' as $$
begin
  return value = private.clean_email(value)
    and value ~ '^[^]@<>()[,;:\\"[:space:][:cntrl:]]+@[^]@<>()[,;:\\"[:space:][:cntrl:]]+$'
    and (not requires_dot or value ~ '@[^.]+(\.[^.]+)+$');
end
$$;
grant execute on function private.clean_text(text), private.is_email_address(text, boolean) to anon, authenticated, service_role;
grant execute on function private.is_plausible_date(timestamptz) to authenticated, service_role;

-- Stores e-mail addresses clean and in lower case, so that comparisons work.
create function private.normalise_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.email := lower(private.clean_email(new.email));
  return new;
end
$$;

-- Returns a text as searches compare it: lower case, no accents, no ligatures, no apostrophes. So « nguessan » finds N’Guessan.
-- src/shared/lib/search-text.ts does the same, except for apostrophes. The grant below exists because generated columns call this
-- function as the role that writes the row.
--
-- PostgreSQL computes generated columns before it checks lengths. normalize() takes hours for a megabyte of combining marks, and no
-- timeout interrupts it. So it gets parts of 200 characters.
create function private.fold(value text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select replace(replace(replace(
    regexp_replace(
      lower(coalesce(string_agg(normalize(match.parts[1], nfkd), '' order by match.place), '')), '[\u0300-\u036f’]', '', 'g'
    ), 'œ', 'oe'), 'æ', 'ae'), '''', '')
  from regexp_matches(value, '.{1,200}', 'g') with ordinality as match (parts, place)
$$;
grant execute on function private.fold(text) to anon, authenticated, service_role;

-- Returns the words of a search, folded and escaped for LIKE. A word of more than three letters loses its plural ending: s, or x
-- after u. Refuses a long search, which would cost too much.
create function private.split_search_words(words text) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  if char_length(words) > 200 then
    raise exception 'a search takes at most 200 characters' using errcode = '22023';
  end if;
  return array(
    select distinct regexp_replace(stem, '([\\%_])', '\\\1', 'g')
    from regexp_split_to_table(words, '[\s''’«»"-]+') as part
    cross join lateral private.fold(part) as word
    cross join lateral regexp_replace(word, '^(.{3,})(?:s|(?<=u)x)$', '\1') as stem
    where word <> ''
  );
end
$$;

-- Returns the SQL conditions that find every word of a search in the column search_text, in any order; '' without words.
-- The trigram index takes longest for a whole e-mail address, because most rows contain « gmail » and « com ». So it looks up two
-- parts: the end of the part before « @ », from its last word of three letters or digits or more, and the first word after « @ ». The
-- whole address then filters these rows; `|| ''` keeps it out of the index.
create function private.build_search_condition(words text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(string_agg(
    case when word ~ '[[:alnum:]]{3}.*@' then format(
      ' and search_text like %L and search_text like %L and search_text || '''' like %L',
      '%' || substring(word from '^.*(?<![[:alnum:]])([[:alnum:]]{3}.*@)') || '%',
      '%' || substring(word from '@[[:alnum:]]*') || '%', '%' || word || '%'
    ) else format(' and search_text like %L', '%' || word || '%') end,
    ''
  ), '')
  from unnest(private.split_search_words(words)) as word
$$;

-- Exposes a function of this schema to the API. Creates a function with the same name in `public`, and grants both. The new function
-- runs with the rights of the caller: Supabase's linter warns of security definer functions in an exposed schema (0028, 0029).
-- PostgreSQL binds `return` at creation, so visitors need no access to this schema. A function that returns a set has no `return`,
-- and serves accounts only. A set of ids becomes a table with the column `id`.
create function private.expose_function(function_name text, roles text default 'authenticated') returns void
language plpgsql set search_path = '' as $$
declare
  source pg_catalog.pg_proc;
  argument_names text;
begin
  select * into strict source from pg_catalog.pg_proc where oid = format('private.%I', function_name)::regproc;
  select string_agg(quote_ident(name), ', ') into argument_names from unnest(source.proargnames[:source.pronargs]) as name;
  execute format(
    'create function public.%I(%s) returns %s language sql %s set search_path = '''' %s',
    function_name,
    pg_get_function_arguments(source.oid),
    replace(pg_get_function_result(source.oid), 'SETOF uuid', 'TABLE(id uuid)'),
    case source.provolatile when 's' then 'stable' else 'volatile' end,
    case
      when source.proretset then format(
        'rows %s as $body$ select * from private.%I(%s) $body$', source.prorows, function_name, argument_names
      )
      else format('return private.%I(%s)', function_name, argument_names)
    end
  );
  execute format('grant execute on function private.%1$I, public.%1$I to %2$s', function_name, roles);
end
$$;

grant execute on function private.has_permission(text) to authenticated, service_role;
grant execute on function private.is_staff(), private.active_account(), private.has_passed_second_factor() to authenticated;

-- Settings of roles, which PostgREST applies. Statements of visitors end after 3 s, those of accounts after 8 s. Without
-- force_custom_plan, PostgreSQL may use one plan for all values after five runs, which cannot use partial indexes.
do $$
declare
  role_setting record;
begin
  for role_setting in
    select * from (values
      ('authenticated', 'plan_cache_mode', 'force_custom_plan'),
      ('anon', 'statement_timeout', '3s'),
      ('authenticated', 'statement_timeout', '8s')
    ) as setting (role, name, value)
  loop
    if not exists (
      select from pg_catalog.pg_db_role_setting
      where setdatabase = 0 and setrole = role_setting.role::regrole
        and role_setting.name || '=' || role_setting.value = any (setconfig)
    ) then
      execute format('alter role %I set %I = %L', role_setting.role, role_setting.name, role_setting.value);
    end if;
  end loop;
exception when insufficient_privilege then
  raise warning 'an operator sets the settings of the roles "anon" and "authenticated" (docs/operate/supabase-project.md)';
end
$$;
notify pgrst, 'reload config';
