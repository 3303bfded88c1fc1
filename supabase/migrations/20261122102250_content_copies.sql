-- Working copies of online contents. A copy is a draft in the same table, so that editor, automatic saves, previews, reviews and
-- revisions work on it. It replaces its original in one transaction: visitors never read an unfinished change.

-- Returns the columns that a copy and its original share. New columns of the table are included.
create function private.copied_fields(source public.content) returns jsonb
language sql immutable set search_path = '' as $$
  select private.content_snapshot(source) - 'status' || jsonb_build_object(
    'publish_at', source.publish_at, 'unpublish_at', source.unpublish_at, 'pinned', source.pinned
  )
$$;

-- Creates the working copy of an online content, with its author and tags. Returns null when the version was replaced, when a
-- copy exists, or without permission: editors copy any content, authors their own.
create function private.create_copy(text_id uuid, base_version integer) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  original public.content;
  copy_id uuid;
begin
  select * into original from public.content as content_row
  where id = text_id and version = base_version and private.is_online(content_row)
    and (
      private.may_edit_all_content()
      or (author_id = (select auth.uid()) and private.has_permission('content_draft'))
    );
  if original.id is null then
    return null;
  end if;
  select id into copy_id from public.save_content(
    private.copied_fields(original) || jsonb_build_object(
      'author_id', original.author_id, 'copy_of', original.id, 'copied_version', original.version
    ),
    array(select tag_id from public.content_tags where content_id = original.id)
  );
  return copy_id;
exception when unique_violation then
  return null;
end
$$;

-- Overwrites an original with its working copy, tags and preview links included, then deletes the copy. Callers: accounts that may
-- change an online content, and the job, which has no account. Returns null when the original has another version.
create function private.publish_copy_row(copy_id uuid, original_version integer) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  copy public.content;
  original_id uuid;
  copy_tags uuid[] := array(select tag_id from public.content_tags where content_id = copy_id);
begin
  if not ((select auth.uid()) is null or private.may_edit_all_content()) then
    raise exception 'a working copy may not be put online' using errcode = '42501';
  end if;
  select * into copy from public.content where id = copy_id;
  -- private.record_content_activity reads this setting
  perform set_config('content.copy_online', copy.copy_of::text, true);
  select id into original_id from public.save_content(
    private.copied_fields(copy), tags_added => copy_tags,
    tags_removed => array(select tag_id from public.content_tags where content_id = copy.copy_of and tag_id <> all (copy_tags)),
    text_id => copy.copy_of, base_version => original_version
  );
  perform set_config('content.copy_online', '', true);
  if original_id is not null then
    update public.content_previews set content_id = original_id where content_id = copy_id;
    delete from public.content where id = copy_id;
  end if;
  return original_id;
end
$$;

-- Saves a working copy and puts it online. Returns the original, or no row when the copy or the original has another version.
create function public.publish_copy(
  copy_id uuid, base_version integer, original_version integer, fields jsonb,
  tags_added uuid[] default '{}', tags_removed uuid[] default '{}'
) returns setof public.content
language plpgsql set search_path = '' as $$
declare
  original_id uuid;
begin
  -- locks the original, so that its version stays until the copy replaces it
  select original.id into original_id
  from public.content as original join public.content as copy on copy.copy_of = original.id
  where copy.id = copy_id and original.version = original_version
  for update of original;
  if original_id is null
    or not exists (select from public.save_content(fields, tags_added, tags_removed, text_id => copy_id, base_version => base_version))
  then
    return;
  end if;
  perform private.publish_copy_row(copy_id, original_version);
  return query select * from public.content where id = original_id;
end
$$;

-- Puts the copies online whose time has come, and returns how many. A copy stays with its date when its original has changed
-- since, or when its address is taken. The editor screen says why.
create function private.put_due_copies_online() returns integer
language plpgsql set search_path = '' as $$
declare
  due_copy record;
  updated_count integer := 0;
begin
  for due_copy in
    select copy.id, copy.copied_version
    from public.content as copy join public.content as original on original.id = copy.copy_of
    where copy.update_at <= now() and original.version = copy.copied_version
    order by copy.update_at
  loop
    begin
      if private.publish_copy_row(due_copy.id, due_copy.copied_version) is not null then
        updated_count := updated_count + 1;
      end if;
    exception when unique_violation or exclusion_violation then
      raise warning 'copy % not put online: %', due_copy.id, sqlerrm;
    end;
  end loop;
  return updated_count;
end
$$;

grant execute on function
  private.create_copy(uuid, integer), private.publish_copy_row(uuid, integer),
  public.publish_copy(uuid, integer, integer, jsonb, uuid[], uuid[])
  to authenticated;
