-- What a role is called and what it permits decides over people: each change is told in the journal, old and new. A role
-- has a key and no id, so the key stands in the details.
create function private.record_role_definition() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then jsonb_build_object('label', old.label, 'description', old.description) end;
  after jsonb := case when tg_op <> 'DELETE' then jsonb_build_object('label', new.label, 'description', new.description) end;
begin
  perform private.record_activity(
    auth.uid(),
    case tg_op when 'INSERT' then 'create' when 'UPDATE' then 'update' else 'delete' end,
    'role', null, coalesce(new.label, old.label),
    jsonb_strip_nulls(jsonb_build_object('role', coalesce(new.key, old.key), 'old', before, 'new', after))
  );
  return null;
end
$$;

create trigger record_activity
  after insert or delete on public.roles
  for each row execute function private.record_role_definition();

-- A new place in the list is no change worth a line.
create trigger record_saved_activity
  after update on public.roles
  for each row when (old.label <> new.label or old.description <> new.description)
  execute function private.record_role_definition();

-- One line for each role a statement gave permissions to or took them from. Permissions that go with their role say
-- nothing: its deletion is told already.
create function private.record_role_permissions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  touched record;
  held text[];
  previous text[];
begin
  for touched in
    select role.key, role.label, array_agg(changed.permission) as permissions
    from changed_rows as changed join public.roles as role on role.key = changed.role
    group by role.key, role.label
  loop
    held := array(
      select permission from public.role_permissions where role = touched.key order by permission
    );
    if tg_op = 'INSERT' then
      previous := array(select one from unnest(held) as one where one <> all (touched.permissions) order by one);
    else
      previous := array(select one from unnest(held || touched.permissions) as one order by one);
    end if;
    perform private.record_activity(
      auth.uid(), 'update', 'role', null, touched.label,
      jsonb_build_object(
        'role', touched.key,
        'old', jsonb_build_object('permissions', to_jsonb(previous)),
        'new', jsonb_build_object('permissions', to_jsonb(held))
      )
    );
  end loop;
  return null;
end
$$;

create trigger record_given_permissions
  after insert on public.role_permissions
  referencing new table as changed_rows
  for each statement execute function private.record_role_permissions();

create trigger record_taken_permissions
  after delete on public.role_permissions
  referencing old table as changed_rows
  for each statement execute function private.record_role_permissions();

revoke execute on function private.record_role_definition(), private.record_role_permissions()
  from public, anon, authenticated, service_role;
