-- The journal of the back office. Written by triggers only, so it can neither be forged nor cleaned through the API.
create type public.activity_type as enum ('content', 'media', 'settings', 'auth', 'role');

create table public.activity_log (
  id uuid not null default gen_random_uuid(),
  actor uuid,
  actor_name text not null,
  -- a name is its owner’s to change, an address is confirmed: it says who acted whatever they were called. It stays when the
  -- account goes, as the name does, and goes with its line; null where no person acted
  actor_email text,
  action text not null,
  type public.activity_type not null,
  target_id uuid,
  target_label text not null default '',
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  constraint activity_log_pkey primary key (id),
  -- the line outlives the account; name and address say who it was
  constraint activity_log_actor_fkey foreign key (actor) references public.profiles (id) on delete set null
);

create index activity_log_created_at_idx on public.activity_log (created_at desc, id);
create index activity_log_type_created_at_idx on public.activity_log (type, created_at desc, id);
create index activity_log_actor_idx on public.activity_log (actor);

revoke all on public.activity_log from public, anon, authenticated;
grant select on public.activity_log to authenticated;
grant all on public.activity_log to service_role;

alter table public.activity_log enable row level security;

-- The journal tells who did what and when: for those who answer for the accounts.
create policy "user managers read the journal" on public.activity_log
  for select to authenticated
  using ((select private.has_permission('user_manage')));

-- The only way in. Without a person behind the request (operator, seed) the line is the system's.
create function private.record_activity(
  who uuid, what text, kind public.activity_type, about uuid, label text, more jsonb default '{}'
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person public.profiles;
begin
  select * into person from public.profiles where id = who;
  insert into public.activity_log (actor, actor_name, actor_email, action, type, target_id, target_label, details)
  values (
    person.id,
    coalesce(btrim(person.first_name || ' ' || person.last_name), 'Système'),
    person.email,
    what, kind, about, coalesce(label, ''), more
  );
end
$$;

-- What happened to a text is told by its status first: publishing is more than updating.
create function private.record_content_activity() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.record_activity(
      auth.uid(), 'delete', 'content', old.id, old.title, jsonb_build_object('status', old.status)
    );
    return null;
  end if;
  perform private.record_activity(
    auth.uid(),
    case
      when tg_op = 'INSERT' then 'create'
      when new.status = old.status then 'update'
      when new.status = 'published' then 'publish'
      when new.status = 'archived' then 'archive'
      else 'unpublish'
    end,
    'content', new.id, new.title, jsonb_build_object('status', new.status)
  );
  return null;
end
$$;

create trigger record_activity
  after insert or delete on public.content
  for each row execute function private.record_content_activity();

-- Depth 0: clearing the author of an erased account is no activity of anyone's on the text.
create trigger record_saved_activity
  after update on public.content
  for each row when (pg_trigger_depth() = 0)
  execute function private.record_content_activity();

create function private.record_media_activity() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_activity(
    auth.uid(),
    case tg_op when 'INSERT' then 'upload' when 'UPDATE' then 'update' else 'delete' end,
    'media', coalesce(new.id, old.id), coalesce(new.original_filename, old.original_filename)
  );
  return null;
end
$$;

create trigger record_activity
  after insert or delete on public.media_library
  for each row execute function private.record_media_activity();

create trigger record_saved_activity
  after update on public.media_library
  for each row when (pg_trigger_depth() = 0)
  execute function private.record_media_activity();

create function private.record_role_activity() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := coalesce(new.user_id, old.user_id);
begin
  perform private.record_activity(
    auth.uid(),
    case tg_op when 'INSERT' then 'assign' else 'remove' end,
    'role', person,
    (select btrim(first_name || ' ' || last_name) from public.profiles where id = person),
    jsonb_build_object('role', coalesce(new.role, old.role))
  );
  return null;
end
$$;

create trigger record_activity
  after insert or delete on public.user_roles
  for each row execute function private.record_role_activity();

-- Another name, or another address, must not make somebody else of a person: both are told, old and new. An address is
-- changed by the link in a mail, which only the person has.
create function private.record_identity_activity() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  name text := btrim(new.first_name || ' ' || new.last_name);
  previous text := btrim(old.first_name || ' ' || old.last_name);
begin
  if name is distinct from previous then
    perform private.record_activity(
      auth.uid(), case when auth.uid() = new.id then 'rename' else 'rename_person' end, 'auth', new.id, name,
      jsonb_build_object('changes', jsonb_build_object('name', jsonb_build_array(previous, name)))
    );
  end if;
  if new.email is distinct from old.email then
    perform private.record_activity(
      new.id, 'change_email', 'auth', new.id, new.email,
      jsonb_build_object('changes', jsonb_build_object('email', jsonb_build_array(old.email, new.email)))
    );
  end if;
  return null;
end
$$;

create trigger record_activity
  after update on public.profiles
  for each row execute function private.record_identity_activity();

-- Sign-ins leave their time on the account. A journal that fails must not keep people out, so this one only warns.
create function private.record_sign_in() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_activity(new.id, 'sign_in', 'auth', new.id, new.email);
  return null;
exception when others then
  raise warning 'sign-in not recorded: %', sqlerrm;
  return null;
end
$$;

create trigger record_sign_in
  after update of last_sign_in_at on auth.users
  for each row when (new.last_sign_in_at is distinct from old.last_sign_in_at and new.last_sign_in_at is not null)
  execute function private.record_sign_in();

revoke execute on function
  private.record_activity(uuid, text, public.activity_type, uuid, text, jsonb),
  private.record_content_activity(), private.record_media_activity(), private.record_role_activity(),
  private.record_identity_activity(), private.record_sign_in()
  from public, anon, authenticated, service_role;
