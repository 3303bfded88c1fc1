-- The leaving of a member of staff: transfer of contents and files, then deletion of the account.

-- Returns the number of contents and files of a person, and whether they have a second factor. No row for callers who may not
-- manage the account.
create function private.person_summary(person uuid) returns table (texts bigint, files bigint, has_second_factor boolean)
language plpgsql stable security definer rows 1 set search_path = '' as $$
begin
  if private.can_manage_person(person) then
    texts := (select count(*) from public.content where author_id = person and copy_of is null);
    files := (select count(*) from public.media_library where uploaded_by = person);
    has_second_factor := exists (select from auth.mfa_factors where user_id = person and status = 'verified');
    return next;
  end if;
end
$$;

-- Transfers contents and files to another member of staff. This is no save: dates and versions stay. Returns how many, working
-- copies included, or nothing when the caller may not do it.
create function private.transfer_ownership(person uuid, new_owner uuid) returns table (texts bigint, files bigint)
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
  -- A retry after a lost answer moves nothing, and is not recorded again.
  if texts + files > 0 then
    perform private.record_activity(
      auth.uid(), 'hand_over', 'content', person,
      (select btrim(first_name || ' ' || last_name) from public.profiles where id = person),
      jsonb_build_object('new_owner', new_owner_name, 'texts', texts, 'files', files)
    );
  end if;
  return next;
end
$$;

-- Deletes the account of another person, for super admins only. One super admin must remain (private.keep_one_super_admin).
-- First transfers contents and files to the new owner. Without a new owner, they stay without author.
create function private.delete_person(person uuid, new_owner uuid default null) returns setof uuid
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

select private.expose_function('person_summary');
select private.expose_function('transfer_ownership');
select private.expose_function('delete_person');
