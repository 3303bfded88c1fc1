-- Roles are data: a super admin edits the permissions of a role. Policies check permissions, never roles. Functions name two roles:
-- super_admin, which one account must keep, and contributor, which open registration gives.
create table public.roles (
  key text not null,
  label text not null,
  description text not null default '',
  position integer not null default 100,
  is_system boolean not null default false,
  -- counts the saves; a save names the version that it replaces
  version integer not null default 1,
  constraint roles_pkey primary key (key),
  constraint roles_key_format check (key ~ '^[a-z][a-z0-9_]{1,39}$'),
  constraint roles_label_length check (char_length(label) <= 60 and private.clean_text(label) <> ''),
  constraint roles_description_length check (char_length(description) <= 300)
);

grant select, insert (key, label, description), update (label, description), delete on public.roles to authenticated;

alter table public.roles enable row level security;

-- Staff read role names, which badges show.
create policy "staff read roles" on public.roles
  for select to authenticated
  using ((select private.is_staff()));

create policy "super admins create roles" on public.roles
  for insert to authenticated
  with check ((select private.has_permission('all')) and not is_system);

-- The grant of updates leaves out key and is_system.
create policy "super admins rename roles" on public.roles
  for update to authenticated
  using ((select private.has_permission('all')));

create trigger stamp_save before update on public.roles
  for each row execute function private.stamp_save();

-- A foreign key prevents the deletion of a role that an account has.
create policy "super admins delete custom roles" on public.roles
  for delete to authenticated
  using ((select private.has_permission('all')) and not is_system);

create table public.role_permissions (
  role text not null,
  permission text not null,
  constraint role_permissions_pkey primary key (role, permission),
  constraint role_permissions_role_fkey foreign key (role) references public.roles (key) on delete cascade,
  constraint role_permissions_permission_known check (
    permission in (
      'all', 'content_manage', 'user_manage', 'media_manage', 'content_create', 'content_edit', 'media_upload',
      'content_moderate', 'comment_manage', 'content_draft',
      -- submissions: one permission for each tab of the inbox (private.submission_sources)
      'forms_business', 'forms_press', 'forms_jobs', 'forms_newsletter'
    )
  ),
  -- "all" makes a super admin. A second role with it would escape the rule that one super admin remains.
  constraint role_permissions_all_is_super_admin check (permission <> 'all' or role = 'super_admin')
);

grant select, insert (role, permission), delete on public.role_permissions to authenticated;

alter table public.role_permissions enable row level security;

-- Staff read permissions, so that the interface offers only allowed actions.
create policy "staff read permissions of roles" on public.role_permissions
  for select to authenticated
  using ((select private.is_staff()));

create policy "super admins give permissions to roles" on public.role_permissions
  for insert to authenticated
  with check ((select private.has_permission('all')));

-- super_admin keeps "all": otherwise one click could lock all accounts out.
create policy "super admins take permissions from roles" on public.role_permissions
  for delete to authenticated
  using ((select private.has_permission('all')) and permission <> 'all');

-- Saves a role with its permissions in one transaction, under row security. Without a version, it creates the role. It returns
-- no row when another save replaced that version.
create function public.save_role(
  role_key text, role_label text, role_description text, permissions_added text[] default '{}',
  permissions_removed text[] default '{}', base_version integer default null
) returns setof public.roles
language plpgsql set search_path = '' as $$
declare
  stored public.roles;
begin
  if cardinality(permissions_added) > 20 or cardinality(permissions_removed) > 20 then
    raise exception 'too many permissions' using errcode = '22023';
  end if;
  if base_version is null then
    insert into public.roles (key, label, description) values (role_key, role_label, role_description)
    returning * into stored;
  else
    update public.roles set label = role_label, description = role_description
    where key = role_key and version = base_version
    returning * into stored;
    if not found then
      return;
    end if;
  end if;
  insert into public.role_permissions (role, permission) select stored.key, unnest(permissions_added) on conflict do nothing;
  delete from public.role_permissions where role = stored.key and permission = any (permissions_removed);
  -- row security refuses without an error
  if exists (select from public.role_permissions where role = stored.key and permission = any (permissions_removed)) then
    raise exception 'the caller may not remove this permission' using errcode = '42501';
  end if;
  return next stored;
end
$$;

grant execute on function public.save_role(text, text, text, text[], text[], integer) to authenticated;

-- Inserts the first roles before the triggers of the journal exist, so that the journal does not record them.
insert into public.roles (key, label, description, position, is_system) values
  ('super_admin', 'Super Admin', 'Accès complet à toutes les fonctionnalités', 10, true),
  ('admin', 'Administrateur', 'Gestion du contenu, des médias et des utilisateurs', 20, true),
  ('editor', 'Éditeur', 'Création et modification du contenu, ajout de médias', 30, true),
  ('moderator', 'Modérateur', 'Modération du contenu et des commentaires', 40, true),
  ('contributor', 'Contributeur', 'Rédaction de ses propres brouillons', 50, true);

insert into public.role_permissions (role, permission) values
  ('super_admin', 'all'),
  ('admin', 'content_manage'),
  ('admin', 'user_manage'),
  ('admin', 'media_manage'),
  ('editor', 'content_create'),
  ('editor', 'content_edit'),
  ('editor', 'media_upload'),
  ('moderator', 'content_moderate'),
  ('moderator', 'comment_manage'),
  ('contributor', 'content_draft');

-- A role has a key and no id, so the details hold the key. The journal does not record a new position.
create trigger record_activity after insert or update or delete on public.roles
  for each row execute function private.record_row_activity('{
    "type": "role", "has_id": false, "label": "label", "changes": ["label", "description"],
    "copies": {"key": "key", "description": "description"},
    "actions": {"insert": "create", "update": "update", "delete": "delete"}
  }');

-- Records one line for each role that a statement gave permissions to or took them from. A deleted role has a line already.
create function private.record_role_permissions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed_role record;
  current_permissions text[];
  previous_permissions text[];
begin
  for changed_role in
    select role.key, role.label, array_agg(changed_rows.permission) as permissions
    from changed_rows join public.roles as role on role.key = changed_rows.role
    group by role.key, role.label
  loop
    current_permissions := array(
      select permission from public.role_permissions where role = changed_role.key order by permission
    );
    if tg_op = 'INSERT' then
      previous_permissions := array(
        select name from unnest(current_permissions) as name where name <> all (changed_role.permissions) order by name
      );
    else
      previous_permissions := array(select name from unnest(current_permissions || changed_role.permissions) as name order by name);
    end if;
    perform private.record_activity(
      auth.uid(), 'update', 'role', null, changed_role.label,
      jsonb_build_object(
        'role', changed_role.key,
        'old', jsonb_build_object('permissions', to_jsonb(previous_permissions)),
        'new', jsonb_build_object('permissions', to_jsonb(current_permissions))
      )
    );
  end loop;
  return null;
end
$$;

create trigger record_given_permissions after insert on public.role_permissions
  referencing new table as changed_rows
  for each statement execute function private.record_role_permissions();

create trigger record_taken_permissions after delete on public.role_permissions
  referencing old table as changed_rows
  for each statement execute function private.record_role_permissions();

-- The roles of each account. An assignment is created or deleted, never changed. The API embeds roles in a profile through
-- user_id. So granted_by references auth.users: a second key to profiles would make that embedding ambiguous.
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

-- counting the holders of a role reads the index alone
create index user_roles_role_user_id_idx on public.user_roles (role, user_id);
create index user_roles_granted_by_idx on public.user_roles (granted_by);

grant select, insert (user_id, role), delete on public.user_roles to authenticated;

alter table public.user_roles enable row level security;

-- Returns whether an account may give a role to a person or take it away. People never change their own roles. A super admin
-- assigns any role. A user manager never changes the roles of a super admin, and assigns only system roles without `user_manage`
-- whose permissions they have. `content_manage` and `media_manage` include the smaller permissions of their kind.
create function private.can_grant_role(giver uuid, person uuid, role_key text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  giver_permissions constant text[] := array(
    select role_permission.permission from public.user_roles as giver_role
    join public.role_permissions as role_permission on role_permission.role = giver_role.role
    where giver_role.user_id = giver
  );
  grantable_permissions text[] := array_remove(giver_permissions, 'user_manage');
begin
  if giver is null or person is not distinct from giver then
    return false;
  end if;
  if 'all' = any (giver_permissions) then
    return true;
  end if;
  if 'content_manage' = any (giver_permissions) then
    grantable_permissions := grantable_permissions
      || array['content_create', 'content_edit', 'content_moderate', 'content_draft', 'comment_manage'];
  end if;
  if 'media_manage' = any (giver_permissions) then
    grantable_permissions := grantable_permissions || array['media_upload'];
  end if;
  return 'user_manage' = any (giver_permissions)
    and exists (select from public.roles as role where role.key = role_key and role.is_system)
    and array(select permission from public.role_permissions where role = role_key) <@ grantable_permissions
    and not exists (
      select from public.user_roles as person_role
      join public.role_permissions as role_permission on role_permission.role = person_role.role
      where person_role.user_id = person and role_permission.permission = 'all'
    );
end
$$;

-- Returns whether the caller may assign the role. A null person has no account yet.
create function private.can_assign_role(person uuid, role_key text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.has_permission('user_manage') and private.can_grant_role((select auth.uid()), person, role_key);
end
$$;

-- Returns whether the caller may manage another account: only when the caller may take away each of its roles.
create function private.can_manage_person(person uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.has_permission('user_manage')
    and person <> (select auth.uid())
    and exists (select from public.profiles where id = person)
    and not exists (
      select from public.user_roles as user_role
      where user_role.user_id = person and not private.can_grant_role((select auth.uid()), person, user_role.role)
    );
end
$$;

grant execute on function private.can_assign_role(uuid, text) to authenticated;

create policy "people read their own roles, user managers read all" on public.user_roles
  for select to authenticated
  using (user_id = (select private.active_account()) or (select private.has_permission('user_manage')));

create policy "user managers assign roles below their own" on public.user_roles
  for insert to authenticated
  with check (private.can_assign_role(user_id, role));

-- The right to take a role away is the right to give it.
create policy "user managers remove roles below their own" on public.user_roles
  for delete to authenticated
  using (private.can_assign_role(user_id, role));

create trigger stamp_new before insert on public.user_roles
  for each row execute function private.stamp_save();

-- One super admin who is not suspended must remain, also when an operator removes others or deletes an account. The lock makes
-- simultaneous removals wait, so that each one sees the result of the others.
create function private.keep_one_super_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changes_super_admins boolean;
begin
  if tg_table_name = 'profiles' then
    changes_super_admins := exists (select from public.user_roles where user_id = new.id and role = 'super_admin');
  else
    changes_super_admins := exists (select from old_rows where role = 'super_admin');
  end if;
  if not changes_super_admins then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtext('private.keep_one_super_admin'));
  if not exists (
    select from public.user_roles as user_role join public.profiles as person on person.id = user_role.user_id
    where user_role.role = 'super_admin' and person.suspended_at is null
  ) then
    raise exception 'the last super admin cannot be removed'
      using errcode = 'P0001', hint = 'Give the role super_admin to somebody else first.';
  end if;
  return null;
end
$$;

create trigger keep_one_active_super_admin after update of suspended_at on public.profiles
  for each row when (new.suspended_at is not null and old.suspended_at is null) execute function private.keep_one_super_admin();

create trigger keep_one_super_admin_on_delete after delete on public.user_roles
  referencing old table as old_rows
  for each statement execute function private.keep_one_super_admin();

create trigger keep_one_super_admin_on_update after update on public.user_roles
  referencing old table as old_rows
  for each statement execute function private.keep_one_super_admin();

create trigger record_activity after insert on public.user_roles
  for each row when (new.user_id is distinct from auth.uid()) execute function private.record_row_activity('{
    "type": "role", "id": "user_id", "label": "person_name", "copies": {"role": "role"}, "actions": {"insert": "assign"}
  }');

-- People cannot assign roles to themselves, so this is an accepted invitation.
create trigger record_accepted_invitation after insert on public.user_roles
  for each row when (new.user_id = auth.uid()) execute function private.record_row_activity('{
    "type": "role", "id": "user_id", "label": "person_name", "copies": {"role": "role"}, "actions": {"insert": "accept"}
  }');

create trigger record_removed_role after delete on public.user_roles
  for each row execute function private.record_row_activity('{
    "type": "role", "id": "user_id", "label": "person_name", "copies": {"role": "role"}, "actions": {"delete": "remove"}
  }');

-- Copies user_roles to profiles.roles after each change of user_roles, and overrides other values.
create function private.sync_profile_roles() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'user_roles' then
    -- fires this trigger on the profile
    update public.profiles set roles = roles where id in (new.user_id, old.user_id);
    return null;
  end if;
  new.roles := (
    select array_agg(user_role.role order by user_role.role) from public.user_roles as user_role where user_role.user_id = new.id
  );
  return new;
end
$$;

create trigger sync_profile_roles before insert or update of roles on public.profiles
  for each row execute function private.sync_profile_roles();

create trigger sync_profile_roles after insert or update or delete on public.user_roles
  for each row execute function private.sync_profile_roles();

-- Suspends or reinstates at most 100 accounts; triggers end the sessions. Returns those that the caller may manage.
create function private.set_suspended(people uuid[], suspended boolean) returns setof uuid
language plpgsql security definer set search_path = '' as $$
declare
  managed_people constant uuid[] := array(
    select person from unnest(private.check_batch_size(people)) as person where private.can_manage_person(person)
  );
begin
  update public.profiles set suspended_at = case when suspended then now() end
  where id = any (managed_people) and (suspended_at is null) = suspended;
  return query select unnest(managed_people);
end
$$;

select private.expose_function('set_suspended');

-- Creates profiles for accounts that are older than the trigger.
select private.ensure_profile(account) from auth.users as account;
