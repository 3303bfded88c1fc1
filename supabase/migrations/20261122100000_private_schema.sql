-- Helpers that policies and triggers call. The schema is not exposed by the API: nothing in it is reachable over HTTP.
create schema if not exists private;

revoke all on schema private from public, anon, authenticated, service_role;
grant usage on schema private to authenticated, service_role;

-- A new table, sequence or function is closed until its migration grants it, so no migration revokes anything. PostgreSQL lets
-- everybody execute a new function by default: that is only taken away for all schemas at once.
alter default privileges revoke all on tables from public, anon, authenticated, service_role;
alter default privileges revoke all on sequences from public, anon, authenticated, service_role;
alter default privileges revoke all on functions from public, anon, authenticated, service_role;
alter default privileges in schema public, private revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public, private revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public, private revoke all on functions from anon, authenticated, service_role;

-- Lists are searched by part of a word.
create extension if not exists pg_trgm with schema extensions;

-- A token is good until it expires, an hour perhaps, also after its session was ended everywhere or by another password: so
-- the session is looked up. What no session opened (an operator's statement, a test) names none.
create function private.is_session_active() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  session text := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id';
begin
  if session is null then
    return true;
  end if;
  return exists (
    select from auth.sessions as open
    where open.id = session::uuid and (open.not_after is null or open.not_after > now())
  );
end
$$;

-- Returns the account that sends the request, or null once its session has ended or it is suspended. Policies and functions that
-- need no permission ask this: auth.uid() alone answers for an hour longer.
create function private.active_account() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_session_active() and not exists (
    select from public.profiles as person where person.id = auth.uid() and person.suspended_at is not null
  ) then
    return auth.uid();
  end if;
  return null;
end
$$;

-- Returns whether an account holds a permission now, whoever asks. Links that it gave to others end with that right.
create function private.account_has_permission(account uuid, wanted text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.user_roles as held
    join public.role_permissions as granted on granted.role = held.role
    where held.user_id = account and granted.permission in (wanted, 'all')
  ) and not exists (
    select from public.profiles as person where person.id = account and person.suspended_at is not null
  );
end
$$;

-- An app that makes codes (TOTP), given at least once: the one kind this project lets people have.
create function private.has_second_factor() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.mfa_factors
    where user_id = (select auth.uid()) and status = 'verified' and factor_type = 'totp'
  )
$$;

-- Whether the person must have one and has none: by the setting, whoever answers for the accounts. Asks the tables and not
-- has_permission, which asks this.
create function private.second_factor_due() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.site_settings where require_second_factor)
    and exists (
      select from public.user_roles as held
      join public.role_permissions as granted on granted.role = held.role
      where held.user_id = (select auth.uid()) and granted.permission in ('all', 'user_manage')
    )
    and not private.has_second_factor();
end
$$;

-- Who has a factor has given it with this very token, whatever their role: a password alone opens nothing of theirs. The factor is
-- looked up each time: a token that outlives it is worth what it would be without.
create function private.second_factor_given() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.has_second_factor() then
    return coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal' = 'aal2', false);
  end if;
  return not private.second_factor_due();
end
$$;

-- The one question every policy asks: does the person who sends this request hold the permission? It answers about
-- auth.uid() only, looks the tables up each time (a removed role stops at once, whatever the token says), wants the second factor
-- of whoever has or owes one and is plpgsql so that it can stand before the tables it reads. Call it as
-- (select private.has_permission('…')): once a query.
create function private.has_permission(wanted text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.account_has_permission((select auth.uid()), wanted)
    and private.is_session_active() and private.second_factor_given();
end
$$;

-- Staff is whoever holds a role, whatever it permits; an account without any role is a stranger who has signed up.
create function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.user_roles as held where held.user_id = (select auth.uid()))
    and private.active_account() is not null and private.second_factor_given();
end
$$;

-- Sets those of these columns that the table has, because no request may choose them. An operator is null.
create function private.stamp_save() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  return jsonb_populate_record(new, jsonb_build_object(
    'version', case tg_op when 'INSERT' then 1 else (to_jsonb(old) ->> 'version')::integer + 1 end,
    'updated_at', now(),
    'updated_by', auth.uid(),
    'updated_by_name', private.current_user_name(),
    'granted_by', auth.uid()
  ));
end
$$;

-- E-mail addresses are compared and stored in one spelling; shared by every table that takes one from a form.
create function private.normalise_email() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.email := lower(regexp_replace(new.email, '^\s+|\s+$', '', 'g'));
  return new;
end
$$;

-- Returns a text as searches compare it: small letters, no accent, no ligature, straight apostrophes. src/shared/lib/search-text.ts does
-- the same. Generated columns call it, so whoever writes such a table executes it.
create function private.fold(value text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select replace(
    replace(regexp_replace(normalize(lower(value), nfd), '[\u0300-\u036f]', '', 'g'), 'œ', 'oe'), '’', ''''
  )
$$;
grant execute on function private.fold(text) to anon, authenticated, service_role;

-- Returns the pattern of LIKE that finds the words anywhere in a folded text, or null without words. A long search costs too
-- much, so it is refused. Callers check the permission first.
create function private.search_pattern(words text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if char_length(words) > 200 then
    raise exception 'a search takes at most 200 characters' using errcode = '22023';
  end if;
  return private.fold('%' || regexp_replace(nullif(btrim(words), ''), '([\\%_])', '\\\1', 'g') || '%');
end
$$;

-- Condition « column like pattern », as SQL. A search costs what its commonest word costs: the index holds, for each three
-- letters, every row that has them, and « awa@gmail.com » walks through all the rows that say « gmail ». So the index is
-- asked only for the words that fewer than half of the rows hold, and the whole pattern is tried on what it finds. The
-- statistics of the column stand for its rows: a pattern they have seen is on many rows, and is left to the planner, which
-- then walks the list in its order.
create function private.like_condition(source text, searched text, operator text, pattern text) returns text
language plpgsql stable set search_path = '' as $$
declare
  whole text := format(' and %I %s %L', searched, operator, pattern);
  seen text[];
  known integer;
  word text;
  held integer;
  telling text := '';
  common boolean := false;
begin
  select histogram_bounds::text::text[] into seen from pg_catalog.pg_stats
  where schemaname = 'public' and tablename = source and attname = searched;
  known := coalesce(array_length(seen, 1), 0);
  if known = 0 or exists (select from unnest(seen) as value where value ilike pattern) then
    return whole;
  end if;
  -- a word with the sign after it, or with both halves of an escaped one: any part of the pattern is a pattern it implies.
  -- Eight are enough to tell; each asked for costs a look at the statistics and one at the index.
  for word in
    select part[1] from regexp_matches(pattern, '[[:alnum:]]{3,}(?:\\.|[^[:alnum:]\\%])?', 'g') as part limit 8
  loop
    select count(*) into held from unnest(seen) as value
    where value ilike '%' || (regexp_match(word, '^[[:alnum:]]+'))[1] || '%';
    if held * 2 < known then
      telling := telling || format(' and %I %s %L', searched, operator, '%' || word || '%');
    else
      common := true;
    end if;
  end loop;
  -- the empty text keeps the whole pattern away from the index
  if common and telling <> '' then
    return telling || format(' and %I || '''' %s %L', searched, operator, pattern);
  end if;
  return whole;
end
$$;

grant execute on function private.has_permission(text), private.is_staff() to authenticated, service_role;
grant execute on function private.active_account(), private.second_factor_given() to authenticated;

-- A partial index needs the value while planning, and after five runs PostgreSQL prefers one plan for every value: the
-- walk through the whole list that is right for a common value. PostgREST applies the settings of the role it takes.
-- And no statement of a visitor may keep the database busy longer than 3 s, none of an account longer than 8 s.
do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('authenticated', 'plan_cache_mode', 'force_custom_plan'),
      ('anon', 'statement_timeout', '3s'),
      ('authenticated', 'statement_timeout', '8s')
    ) as setting (role, name, value)
  loop
    if not exists (
      select from pg_catalog.pg_db_role_setting
      where setdatabase = 0 and setrole = wanted.role::regrole and wanted.name || '=' || wanted.value = any (setconfig)
    ) then
      execute format('alter role %I set %I = %L', wanted.role, wanted.name, wanted.value);
    end if;
  end loop;
exception when insufficient_privilege then
  raise warning 'settings of the roles "anon" and "authenticated" are left as they are: an operator sets them (docs/operate/supabase-project.md)';
end
$$;
notify pgrst, 'reload config';
