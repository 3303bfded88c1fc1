-- Leaving staff: ownership of their contents and files, then their account.

-- Counts the contents and files of a person, for those who may manage the account.
create function private.count_owned_items(person uuid, out texts bigint, out files bigint) returns setof record
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.can_manage_person(person) then
    texts := (select count(*) from public.content where author_id = person);
    files := (select count(*) from public.media_library where uploaded_by = person);
    return next;
  end if;
end
$$;

create function public.count_owned_items(person uuid) returns table (texts bigint, files bigint)
language sql stable rows 1 set search_path = '' as $$ select * from private.count_owned_items(person) $$;

-- Transfers contents and files to another member of staff. This is no save: dates and versions stay. Returns how many, or
-- nothing when the caller may not do it.
create function private.transfer_ownership(person uuid, new_owner uuid, out texts bigint, out files bigint) returns setof record
language plpgsql security definer set search_path = '' as $$
declare
  new_owner_name text;
begin
  if not (private.can_manage_person(person) and private.has_permission('content_manage')) then
    return;
  end if;
  select btrim(first_name || ' ' || last_name) into new_owner_name from public.profiles
  where id = new_owner and id <> person and suspended_at is null and roles is not null;
  if new_owner_name is null then
    raise exception 'the new owner is not an active member of staff' using errcode = '22023';
  end if;
  update public.content set author_id = new_owner where author_id = person;
  get diagnostics texts = row_count;
  update public.media_library set uploaded_by = new_owner where uploaded_by = person;
  get diagnostics files = row_count;
  perform private.record_activity(
    auth.uid(), 'hand_over', 'content', person,
    (select btrim(first_name || ' ' || last_name) from public.profiles where id = person),
    jsonb_build_object('heir', new_owner_name, 'texts', texts, 'files', files)
  );
  return next;
end
$$;

create function public.transfer_ownership(person uuid, new_owner uuid) returns table (texts bigint, files bigint)
language sql rows 1 set search_path = '' as $$ select * from private.transfer_ownership(person, new_owner) $$;

-- Deletes an account, and first transfers its contents and files when a new owner is named. Super admins delete others, never
-- themselves, and one must remain (private.keep_one_super_admin). Without a new owner, contents and files stay without author.
create function private.delete_person(person uuid, new_owner uuid) returns setof uuid
language plpgsql security definer set search_path = '' as $$
declare
  name text;
begin
  if not (private.has_permission('all') and private.can_manage_person(person)) then
    return;
  end if;
  if new_owner is not null then
    perform private.transfer_ownership(person, new_owner);
  end if;
  select btrim(first_name || ' ' || last_name) into name from public.profiles where id = person;
  delete from auth.users where id = person;
  perform private.record_activity(auth.uid(), 'delete_person', 'auth', null, name);
  return next person;
end
$$;

create function public.delete_person(person uuid, new_owner uuid default null) returns table (id uuid)
language sql set search_path = '' as $$ select * from private.delete_person(person, new_owner) $$;

grant execute on function
  private.count_owned_items(uuid), public.count_owned_items(uuid), private.transfer_ownership(uuid, uuid), public.transfer_ownership(uuid, uuid),
  private.delete_person(uuid, uuid), public.delete_person(uuid, uuid)
  to authenticated;
