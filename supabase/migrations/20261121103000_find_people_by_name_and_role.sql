-- The users screen finds people by name and by role, in any order, at any size: both live on the profile itself.
create extension if not exists pg_trgm with schema extensions;

alter table public.profiles
  -- first and last name as one types them: no capital, no accent, no ligature (src/shared/lib/search-text.ts folds the same way)
  add column search_name text not null generated always as (
    replace(
      replace(
        regexp_replace(normalize(lower(first_name || ' ' || last_name), nfd), '[\u0300-\u036f]', '', 'g'), 'œ', 'oe'
      ), '’', ''''
    )
  ) stored,
  -- keys of the roles held, null for none, to filter and count people by; user_roles grants, this only repeats it
  add column roles text[];

create index profiles_search_name_trgm_idx on public.profiles using gin (search_name extensions.gin_trgm_ops);
create index profiles_email_trgm_idx on public.profiles using gin (email extensions.gin_trgm_ops);
create index profiles_search_name_idx on public.profiles (search_name, id);
create index profiles_roles_idx on public.profiles using gin (roles);
create index profiles_without_role_idx on public.profiles (created_at desc, id) where roles is null;

-- Counting the holders of a role reads the index alone; it starts with the foreign key, so the older one can go.
create index user_roles_role_user_id_idx on public.user_roles (role, user_id);
drop index public.user_roles_role_idx;

-- Whatever is written there, by whom and in which order: the column says what user_roles says.
create function private.repeat_roles() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.roles := (
    select array_agg(held.role order by held.role) from public.user_roles as held where held.user_id = new.id
  );
  return new;
end
$$;

create trigger repeat_roles
  before insert or update of roles on public.profiles
  for each row execute function private.repeat_roles();

create function private.refresh_repeated_roles() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set roles = roles where id in (new.user_id, old.user_id);
  return null;
end
$$;

create trigger refresh_repeated_roles
  after insert or update or delete on public.user_roles
  for each row execute function private.refresh_repeated_roles();

revoke execute on function private.repeat_roles(), private.refresh_repeated_roles()
  from public, anon, authenticated, service_role;

update public.profiles set roles = roles where id in (select user_id from public.user_roles);
