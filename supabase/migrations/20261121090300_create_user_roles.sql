-- Who holds which role. An assignment is made or removed, never changed.
-- user_id points at profiles, so that the API can embed roles in a profile; granted_by points at auth.users, because a
-- second key to profiles would make that embedding ambiguous.
create table public.user_roles (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  role text not null,
  created_at timestamptz not null default now(),
  granted_by uuid,
  constraint user_roles_pkey primary key (id),
  constraint user_roles_user_id_role_key unique (user_id, role),
  constraint user_roles_user_id_fkey foreign key (user_id) references public.profiles (id) on delete cascade,
  constraint user_roles_role_fkey foreign key (role) references public.roles (key),
  constraint user_roles_granted_by_fkey foreign key (granted_by) references auth.users (id) on delete set null
);

create index user_roles_role_idx on public.user_roles (role);
create index user_roles_granted_by_idx on public.user_roles (granted_by);
create index user_roles_created_at_idx on public.user_roles (created_at desc, id);

revoke all on public.user_roles from public, anon, authenticated;
grant select, delete on public.user_roles to authenticated;
grant insert (user_id, role) on public.user_roles to authenticated;
grant all on public.user_roles to service_role;

alter table public.user_roles enable row level security;

-- May the person who sends this request give this role to that person, or take it away? Nobody touches their own roles;
-- a super admin assigns any role; a user manager only roles below their own, and never on a super admin.
create function private.can_assign_role(person uuid, wanted text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null or person = (select auth.uid()) then
    return false;
  end if;
  if private.has_permission('all') then
    return true;
  end if;
  return private.has_permission('user_manage')
    and not exists (
      select from public.role_permissions as granted
      where granted.role = wanted and granted.permission in ('all', 'user_manage')
    )
    and not exists (
      select from public.user_roles as held
      join public.role_permissions as granted on granted.role = held.role
      where held.user_id = person and granted.permission = 'all'
    );
end
$$;

revoke execute on function private.can_assign_role(uuid, text) from public, anon, authenticated, service_role;
grant execute on function private.can_assign_role(uuid, text) to authenticated, service_role;

-- Everyone sees which roles they hold; the users screen needs all, for user managers only.
create policy "people read their own roles, user managers read all" on public.user_roles
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_permission('user_manage')));

-- User managers hand out roles below their own, super admins any; nobody promotes themselves.
create policy "user managers assign roles below their own" on public.user_roles
  for insert to authenticated
  with check (private.can_assign_role(user_id, role));

-- What one may not give one may not take away either.
create policy "user managers remove roles below their own" on public.user_roles
  for delete to authenticated
  using (private.can_assign_role(user_id, role));

-- The name behind an assignment is not the sender's to choose (null: an operator, outside the API).
create function private.sign_role_assignment() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.granted_by := auth.uid();
  return new;
end
$$;

create trigger sign_role_assignment
  before insert on public.user_roles
  for each row execute function private.sign_role_assignment();

-- One super admin must remain, whoever removes the others and however: also an operator, also by deleting an account.
-- The lock makes simultaneous removals wait for each other, so that the later one counts what the earlier one left.
create function private.keep_one_super_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from old_rows where role = 'super_admin') then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtext('private.keep_one_super_admin'));
  if not exists (select from public.user_roles where role = 'super_admin') then
    raise exception 'the last super admin cannot be removed'
      using errcode = 'P0001', hint = 'Give the role super_admin to somebody else first.';
  end if;
  return null;
end
$$;

create trigger keep_one_super_admin_on_delete
  after delete on public.user_roles
  referencing old table as old_rows
  for each statement execute function private.keep_one_super_admin();

create trigger keep_one_super_admin_on_update
  after update on public.user_roles
  referencing old table as old_rows
  for each statement execute function private.keep_one_super_admin();

revoke execute on function private.sign_role_assignment(), private.keep_one_super_admin()
  from public, anon, authenticated, service_role;
