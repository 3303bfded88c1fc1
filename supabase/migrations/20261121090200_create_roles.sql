-- Roles are data: what a role may do is a list of permissions that a super admin edits, never a name known to the code.
create table public.roles (
  key text not null,
  label text not null,
  description text not null default '',
  position integer not null default 100,
  is_system boolean not null default false,
  constraint roles_pkey primary key (key),
  constraint roles_key_format check (key ~ '^[a-z][a-z0-9_]{1,39}$'),
  constraint roles_label_length check (char_length(label) <= 60 and label ~ '\S'),
  constraint roles_description_length check (char_length(description) <= 300)
);

create index roles_position_idx on public.roles (position, key);

revoke all on public.roles from public, anon, authenticated;
grant select, delete on public.roles to authenticated;
grant insert (key, label, description, position) on public.roles to authenticated;
grant update (label, description, position) on public.roles to authenticated;
grant all on public.roles to service_role;

alter table public.roles enable row level security;

-- Staff read role names wherever a badge is shown; an account without a role has no business here.
create policy "staff read roles" on public.roles
  for select to authenticated
  using ((select private.is_staff()));

-- Only a super admin shapes roles; a system role cannot be made by hand.
create policy "super admins create roles" on public.roles
  for insert to authenticated
  with check ((select private.has_permission('all')) and not is_system);

-- Only a super admin renames roles; key and is_system are out of reach by grant.
create policy "super admins rename roles" on public.roles
  for update to authenticated
  using ((select private.has_permission('all')))
  with check ((select private.has_permission('all')));

-- Only a super admin removes roles, never a system role; a role that somebody holds is kept by its foreign key.
create policy "super admins delete roles of their own making" on public.roles
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
      'content_moderate', 'comment_manage', 'content_draft'
    )
  ),
  -- "all" is what makes a super admin: a second role with it would escape the rule that one must always remain.
  constraint role_permissions_all_is_super_admin check (permission <> 'all' or role = 'super_admin')
);

revoke all on public.role_permissions from public, anon, authenticated;
grant select, delete on public.role_permissions to authenticated;
grant insert (role, permission) on public.role_permissions to authenticated;
grant all on public.role_permissions to service_role;

alter table public.role_permissions enable row level security;

-- Staff read what their role permits: the interface shows only what the database would accept.
create policy "staff read permissions of roles" on public.role_permissions
  for select to authenticated
  using ((select private.is_staff()));

-- Only a super admin widens a role.
create policy "super admins give permissions to roles" on public.role_permissions
  for insert to authenticated
  with check ((select private.has_permission('all')));

-- Only a super admin narrows a role, and super_admin keeps "all": otherwise one click locks everybody out.
create policy "super admins take permissions from roles" on public.role_permissions
  for delete to authenticated
  using ((select private.has_permission('all')) and permission <> 'all');

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
