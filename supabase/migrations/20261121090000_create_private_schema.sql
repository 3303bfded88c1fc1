-- Helpers that policies and triggers call. The schema is not exposed by the API: nothing in it is reachable over HTTP.
create schema if not exists private;

revoke all on schema private from public, anon, authenticated, service_role;
grant usage on schema private to authenticated, service_role;

-- What is made from here on is nobody’s until a migration grants it, whatever defaults a project was born with. That everybody may
-- execute a new function is a default of PostgreSQL itself, which is taken away everywhere or nowhere.
alter default privileges revoke all on tables from public, anon, authenticated, service_role;
alter default privileges revoke all on sequences from public, anon, authenticated, service_role;
alter default privileges revoke all on functions from public, anon, authenticated, service_role;
alter default privileges in schema public, private revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public, private revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public, private revoke all on functions from anon, authenticated, service_role;

-- A token is good until it expires, an hour perhaps, also after its session was ended everywhere or by another password: so
-- the session is looked up. What no session opened (an operator's statement, a test) names none.
create function private.session_lives() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  session text := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id';
begin
  if session is null then
    return true;
  end if;
  return exists (select from auth.sessions as open where open.id = session::uuid);
end
$$;

-- The one question every policy asks: does the person who sends this request hold the permission? It answers about
-- auth.uid() only, looks the tables up each time (a removed role stops at once, whatever the token says) and is
-- plpgsql so that it can stand before the tables it reads. Call it as (select private.has_permission('…')): once a query.
create function private.has_permission(wanted text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.user_roles as held
    join public.role_permissions as granted on granted.role = held.role
    where held.user_id = (select auth.uid())
      and granted.permission in (wanted, 'all')
  ) and private.session_lives();
end
$$;

-- Staff is whoever holds a role, whatever it permits; an account without any role is a stranger who has signed up.
create function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.user_roles as held where held.user_id = (select auth.uid()))
    and private.session_lives();
end
$$;

revoke execute on function private.session_lives() from public, anon, authenticated, service_role;

-- E-mail addresses are compared and stored in one spelling; shared by every table that takes one from a form.
create function private.normalise_email() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.email := lower(regexp_replace(new.email, '^\s+|\s+$', '', 'g'));
  return new;
end
$$;

-- Pattern of LIKE that finds anywhere what somebody typed; null when they typed nothing. Callers send words, never a
-- pattern, and few of them: what a search costs is not theirs to choose. Called once the permission is known.
create function private.search_pattern(words text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if char_length(words) > 200 then
    raise exception 'a search takes at most 200 characters' using errcode = '22023';
  end if;
  return '%' || regexp_replace(nullif(btrim(words), ''), '([\\%_])', '\\\1', 'g') || '%';
end
$$;

revoke execute on function
  private.has_permission(text), private.is_staff(), private.normalise_email(), private.search_pattern(text)
  from public, anon, authenticated, service_role;
grant execute on function private.has_permission(text), private.is_staff() to authenticated, service_role;
