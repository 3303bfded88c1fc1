-- The bin of the media library, like that of contents (20261122102100_content_bin.sql). The stored file stays, so links to it
-- still work, but covers and texts no longer show it. restore_media restores a row.
create table public.media_bin (
  -- id of the deleted file
  id uuid not null,
  filename text not null,
  original_filename text not null,
  file_path text not null,
  file_size bigint not null,
  media_type public.media_type not null,
  renditions jsonb,
  deleted_by uuid,
  deleted_by_name text not null default '',
  deleted_at timestamptz not null default now(),
  -- the row, and the texts that showed it: {"row": {…}, "covers": […], "shares": […], "texts": […]}
  snapshot jsonb not null,
  -- copy of media_library.search_text
  search_text text not null,
  constraint media_bin_pkey primary key (id),
  constraint media_bin_filename_key unique (filename),
  constraint media_bin_deleted_by_fkey foreign key (deleted_by) references public.profiles (id) on delete set null
);

create index media_bin_deleted_at_idx on public.media_bin (deleted_at desc, id);
create index media_bin_deleted_by_idx on public.media_bin (deleted_by);

grant select (
  id, filename, original_filename, file_path, file_size, media_type, renditions, deleted_by, deleted_by_name, deleted_at,
  search_text
), delete on public.media_bin to authenticated;

alter table public.media_bin enable row level security;

insert into private.retention_policies (kind, retention_period, source, timestamp_column) values
  ('media_bin', '30 days', 'public.media_bin', 'deleted_at');

-- Only media managers see the bin. An uploader may only restore a file that they deleted (restore_media).
create policy "media managers see the bin" on public.media_bin
  for select to authenticated
  using ((select private.has_permission('media_manage')));

create policy "media managers empty the bin" on public.media_bin
  for delete to authenticated
  using ((select private.has_permission('media_manage')));

-- Moves a deleted file to the bin, with the ids of the texts that show it. The trigger runs before the deletion, which also
-- deletes these references.
create function private.move_media_to_bin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.media_bin (
    id, filename, original_filename, file_path, file_size, media_type, renditions, deleted_by, deleted_by_name, snapshot,
    search_text
  )
  values (
    old.id, old.filename, old.original_filename, old.file_path, old.file_size, old.media_type, old.renditions,
    (select id from public.profiles where id = (select auth.uid())), private.current_user_name(),
    jsonb_build_object(
      'row', to_jsonb(old),
      'covers', (select coalesce(jsonb_agg(id), '[]') from public.content where cover_media_id = old.id),
      'shares', (select coalesce(jsonb_agg(id), '[]') from public.content where share_media_id = old.id),
      'texts', (select coalesce(jsonb_agg(content_id), '[]') from public.content_media where media_id = old.id)
    ),
    old.search_text
  );
  return old;
end
$$;

create trigger move_media_to_bin before delete on public.media_library
  for each row execute function private.move_media_to_bin();

-- Refuses a file name that is in the bin. Reattaches a restored file to the contents that showed it, unless they have another
-- picture by now. Inside a trigger, the triggers that count and log a save of these contents do not run.
create function private.reattach_restored_media() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  bin_row public.media_bin;
begin
  select * into bin_row from public.media_bin where filename = new.filename;
  if bin_row.id is null then
    return null;
  end if;
  if bin_row.id <> new.id then
    raise exception 'a file of this name is in the bin' using errcode = '23505';
  end if;
  update public.content set cover_media_id = new.id
  where id = any (array(select jsonb_array_elements_text(bin_row.snapshot -> 'covers')::uuid)) and cover_media_id is null;
  update public.content set share_media_id = new.id
  where id = any (array(select jsonb_array_elements_text(bin_row.snapshot -> 'shares')::uuid)) and share_media_id is null;
  insert into public.content_media (content_id, media_id)
  select id, new.id from public.content
  where id = any (array(select jsonb_array_elements_text(bin_row.snapshot -> 'texts')::uuid))
    and strpos(content, '/media/uploads/' || new.filename) > 0
  on conflict do nothing;
  return null;
end
$$;

create trigger reattach_restored_media after insert on public.media_library
  for each row execute function private.reattach_restored_media();

-- Restores at most 100 files. Returns those that the caller may restore.
create function private.restore_media(media_ids uuid[]) returns setof uuid
language plpgsql security definer set search_path = '' as $$
declare
  bin_row public.media_bin;
begin
  for bin_row in
    select * from public.media_bin where id = any (private.check_batch_size(media_ids)) and (
      private.has_permission('media_manage')
      -- an editor may restore their own file after deleting it themselves
      or (
        deleted_by = auth.uid() and snapshot -> 'row' ->> 'uploaded_by' = auth.uid()::text
        and private.has_permission('media_upload')
      )
    ) for update
  loop
    perform private.restore_row('public.media_library', bin_row.snapshot -> 'row');
    delete from public.media_bin where id = bin_row.id;
    return next bin_row.id;
  end loop;
end
$$;

select private.expose_function('restore_media');

-- Stored files whose row left the bin, until the storage API has removed them (private.files_to_remove).
create table private.erased_files (
  name text not null,
  constraint erased_files_pkey primary key (name)
);

create trigger record_activity after delete on public.media_bin
  for each row execute function private.record_final_deletion('media', 'media_library', 'original_filename');

-- Returns whether a row of the library or of the bin names a stored object, as its file or a rendition.
create function private.is_referenced_file(object text) returns boolean
language sql stable security definer set search_path = '' as $$
  with library_row as (
    select filename, renditions from public.media_library where filename = private.main_media_filename(object)
    union all
    select filename, renditions from public.media_bin where filename = private.main_media_filename(object)
  )
  select exists (
    select from library_row
    where object = 'uploads/' || filename
      or exists (
        select from jsonb_array_elements(renditions) as rendition
        where object = 'uploads/' || filename || '.' || (rendition ->> 'name')
      )
  )
$$;

grant execute on function private.is_referenced_file(text) to authenticated;

-- Managers, and editors for their own files, remove a file once no row refers to it: an outdated browser tab must not delete a
-- file that a row uses.
create policy "managers and uploaders remove files that no row names" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'media'
    and ((select private.has_permission('media_manage')) or private.owns_media_object(name))
    and not private.is_referenced_file(name)
  );
