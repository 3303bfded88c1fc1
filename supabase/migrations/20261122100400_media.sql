-- One row per uploaded file. The name of the file is unique, and the address contains it. So the deletion of a row can delete
-- only its own file.
create type public.media_type as enum ('image', 'video', 'audio', 'document');

-- Returns whether a name is one that the library generates. The bucket stores the files in its folder `uploads`.
create function private.is_media_filename(value text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return char_length(value) <= 142
  and value ~ '^[0-9]{13}-[a-z0-9]+(-[a-z0-9]+)*\.(jpg|png|gif|webp|avif|mp4|webm|mov|mp3|m4a|ogg|wav|flac|pdf|doc|docx|txt)$';
grant execute on function private.is_media_filename(text) to authenticated, service_role;

create table public.media_library (
  id uuid not null default gen_random_uuid(),
  filename text not null,
  original_filename text not null,
  file_path text not null,
  mime_type text not null,
  file_size bigint not null,
  media_type public.media_type not null,
  uploaded_by uuid,
  width integer,
  height integer,
  alt_text text,
  caption text,
  credit text,
  -- the rights of the group to the file; only staff read this text
  licence text,
  -- the point that a crop keeps in sight, in percent from left and top; null is the middle
  focal_x smallint,
  focal_y smallint,
  -- the average color of an opaque image, shown while it loads
  color text,
  -- The smaller versions of an image: [{name, width, height}]. The address of a rendition is the address of the file, a dot and
  -- its name. An empty list means that the image has no renditions, null that they are not made yet.
  renditions jsonb,
  -- when a new file replaced the one at this address; the journal distinguishes this from new renditions
  replaced_at timestamptz,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (
    private.fold(
      original_filename || ' ' || coalesce(alt_text, '') || ' ' || coalesce(caption, '') || ' ' || coalesce(credit, '')
    )
  ) stored,
  constraint media_library_pkey primary key (id),
  constraint media_library_filename_key unique (filename),
  -- the account may be erased, the file stays
  constraint media_library_uploaded_by_fkey foreign key (uploaded_by)
    references public.profiles (id) on delete set null,
  constraint media_library_filename_format check (private.is_media_filename(filename)),
  constraint media_library_original_filename_length check (
    char_length(original_filename) <= 300 and private.clean_text(original_filename) <> ''
  ),
  -- the address of this very file, because the site uses it as src and link
  constraint media_library_file_path_of_file check (
    char_length(file_path) <= 2000
    and coalesce(substring(file_path from '^https?://[a-z0-9._:\[\]-]+(/.+)$'), '')
      = '/storage/v1/object/public/media/uploads/' || filename
  ),
  constraint media_library_mime_type_format check (
    char_length(mime_type) <= 150 and mime_type ~* '^[a-z0-9][a-z0-9.+-]*/[a-z0-9][a-z0-9.+-]*$'
  ),
  constraint media_library_file_size_positive check (file_size >= 0),
  constraint media_library_width_positive check (width >= 0),
  constraint media_library_height_positive check (height >= 0),
  constraint media_library_alt_text_length check (char_length(alt_text) <= 500),
  constraint media_library_caption_length check (char_length(caption) <= 500),
  constraint media_library_credit_length check (char_length(credit) <= 200),
  constraint media_library_licence_length check (char_length(licence) <= 200),
  constraint media_library_focal_point check (
    (focal_x is null) = (focal_y is null) and focal_x between 0 and 100 and focal_y between 0 and 100
  ),
  constraint media_library_color_format check (char_length(color) <= 7 and color ~ '^#[0-9a-f]{6}$'),
  -- Visitors get the list unchanged: names that the bucket accepts, width and height as positive integers. A jsonpath condition on
  -- a wrong type is unknown, and a CHECK accepts unknown. So the check counts the valid items.
  constraint media_library_renditions_shape check (
    case jsonb_typeof(renditions)
      when 'array' then jsonb_array_length(renditions) <= 5
        and char_length(renditions::text) <= 500
        and jsonb_array_length(renditions) = jsonb_array_length(jsonb_path_query_array(
          renditions,
          'strict $[*] ? (
            @.name like_regex "^[0-9a-f]{8}-[0-9]{1,4}[.](webp|jpg|png)$"
            && @.width == @.width.floor() && @.width > 0 && @.height == @.height.floor() && @.height > 0
          )'
        ))
      else renditions is null
    end
  )
);

create index media_library_created_at_idx on public.media_library (created_at desc, id);
create index media_library_uploaded_by_idx on public.media_library (uploaded_by);
create index media_library_search_text_trgm_idx on public.media_library
  using gin (search_text extensions.gin_trgm_ops);

-- One index per sort order. Both date orders use created_at_idx above.
create index media_library_name_idx on public.media_library (original_filename, id);
create index media_library_file_size_idx on public.media_library (file_size desc, id);

-- Images without alternative text.
create index media_library_missing_alt_text_idx on public.media_library (created_at desc, id)
  where media_type = 'image' and alt_text is null;

-- Images without renditions.
create index media_library_missing_renditions_idx on public.media_library (created_at desc, id)
  where media_type = 'image' and renditions is null;

-- Filters by type, newest first. Under row security, PostgreSQL cannot compare an enum by index. The planner
-- matches the condition of a partial index instead.
create index media_library_images_idx on public.media_library (created_at desc, id) where media_type = 'image';
create index media_library_videos_idx on public.media_library (created_at desc, id) where media_type = 'video';
create index media_library_audio_idx on public.media_library (created_at desc, id) where media_type = 'audio';
create index media_library_documents_idx on public.media_library (created_at desc, id) where media_type = 'document';

grant select, delete on public.media_library to authenticated;
grant insert (
  filename, original_filename, file_path, mime_type, file_size, media_type, uploaded_by, width, height, alt_text,
  credit, licence, color, renditions
) on public.media_library to authenticated;
grant update (
  file_size, width, height, alt_text, caption, credit, licence, focal_x, focal_y, color, renditions, replaced_at
) on public.media_library to authenticated;

alter table public.media_library enable row level security;

-- Refuses a file on another server, because the site loads each file from the address in its row. Vault knows the address of
-- the project. A development machine has no https and answers on several ports, so the check skips it. The trigger fires
-- for users of the API only, because a restored row may have an earlier address of the project.
create function private.refuse_foreign_file() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- both functions are in 20261122101450_outgoing_requests.sql
  project_origin constant text := private.read_address_origin(private.read_operator_secret('project_url'));
begin
  if project_origin like 'https://%' and private.read_address_origin(new.file_path) is distinct from project_origin then
    raise exception 'the project does not serve this file'
      using errcode = '23514', schema = 'public', table = 'media_library', column = 'file_path';
  end if;
  return new;
end
$$;

create trigger refuse_foreign_file before insert or update of file_path on public.media_library
  for each row when (current_user in ('anon', 'authenticated')) execute function private.refuse_foreign_file();

-- Any member of staff may look for a file to use.
create policy "staff read the media library" on public.media_library
  for select to authenticated
  using ((select private.is_staff()));

create policy "editors add media under their own name" on public.media_library
  for insert to authenticated
  with check (
    uploaded_by = (select auth.uid())
    and ((select private.has_permission('media_upload')) or (select private.has_permission('media_manage')))
  );

-- Managers, and editors for their own files, change descriptions, and the technical columns of a replaced or prepared file. Its
-- name and address never change.
create policy "managers and uploaders describe files" on public.media_library
  for update to authenticated
  using (
    (select private.has_permission('media_manage'))
    or (uploaded_by = (select auth.uid()) and (select private.has_permission('media_upload')))
  );

-- A trigger moves the row to the bin (20261122102150_media_bin.sql), and the stored file stays until the row leaves it.
create policy "managers and uploaders delete files" on public.media_library
  for delete to authenticated
  using (
    (select private.has_permission('media_manage'))
    or (uploaded_by = (select auth.uid()) and (select private.has_permission('media_upload')))
  );

create function private.record_media_activity() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_activity(
    auth.uid(),
    case
      -- a restored file is no upload
      when tg_op = 'INSERT' and exists (select from public.media_bin where id = new.id) then 'restore'
      when tg_op = 'INSERT' then 'upload'
      when tg_op = 'DELETE' then 'delete'
      when new.replaced_at is distinct from old.replaced_at then 'replace'
      -- new renditions of a stored file
      when (new.file_size, new.width, new.height, new.color, new.renditions)
        is distinct from (old.file_size, old.width, old.height, old.color, old.renditions) then 'prepare'
      else 'update'
    end,
    'media', coalesce(new.id, old.id), coalesce(new.original_filename, old.original_filename)
  );
  return null;
end
$$;

create trigger record_activity after insert or delete on public.media_library
  for each row execute function private.record_media_activity();

-- The journal omits a change of uploaded_by alone: a deleted account (a foreign key, so depth above 0) or a transfer causes it
-- (20261122102850_leaving.sql).
create trigger record_saved_activity after update on public.media_library
  for each row when (pg_trigger_depth() = 0 and old.uploaded_by is not distinct from new.uploaded_by)
  execute function private.record_media_activity();

create function public.search_media(words text) returns setof public.media_library
language sql stable rows 50 set search_path = '' as $$
  select * from public.media_library where id = any (private.search_ids('media_library', words))
$$;

grant execute on function public.search_media(text) to authenticated;

-- The bucket of the library is public, because the site links to its files. It refuses active content (SVG, HTML, XML, scripts)
-- by type and by name.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'media', 'media', true, 52428800,
  array[
    'image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif',
    'video/mp4', 'video/webm', 'video/quicktime',
    'audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav', 'audio/flac',
    'application/pdf', 'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'text/plain'
  ]
)
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- Returns the name of the file that a stored object belongs to. The pattern removes the suffix of a rendition:
-- « x.jpg.0123abcd-640.webp » belongs to « x.jpg ».
create function private.main_media_filename(object text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(substring(object from '^uploads/(.+)$'), '(\.[a-z0-9]+)\.[0-9a-f]{8}-\d+\.[a-z]+$', '\1')
$$;

-- Returns whether the caller is an editor who uploaded the file that an object belongs to. Its row decides, because a replaced
-- or transferred file has an object of another owner. Before the row exists, the owner of the object counts. A file in the bin
-- has no owner.
create function private.owns_media_object(object text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  main_file constant text := private.main_media_filename(object);
begin
  return private.has_permission('media_upload') and case
    -- the table of the bin is in 20261122102150_media_bin.sql
    when exists (select from public.media_library where filename = main_file)
      or exists (select from public.media_bin where filename = main_file)
    then exists (select from public.media_library where filename = main_file and uploaded_by = (select auth.uid()))
    else exists (
      select from storage.objects
      where bucket_id = 'media' and name = object and owner_id = (select auth.uid())::text
    )
  end;
end
$$;

grant execute on function private.owns_media_object(text) to authenticated;

-- Accounts that may add a row may add its file, under the name that the library generates.
create policy "editors add files to the media library" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'media'
    and private.is_media_filename(substring(name from '^uploads/(.+)$'))
    and ((select private.has_permission('media_upload')) or (select private.has_permission('media_manage')))
  );

-- Refuses signed upload addresses, because they work for two hours without a check of the policies. The storage API sets the name
-- of the current operation in `storage.operation`.
create policy "nobody signs uploads" on storage.objects
  as restrictive for insert to anon, authenticated
  with check (coalesce((select current_setting('storage.operation', true)), '') !~ '(^|\.)object\.sign_upload_url$');

-- The name of a rendition starts with the name of its image. Managers add renditions to any image, editors to their own
-- (private.owns_media_object).
create policy "editors add renditions of their images" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'media'
    and name ~ '^uploads/[0-9]{13}-[a-z0-9]+(-[a-z0-9]+)*\.(jpg|png|gif|webp|avif)\.[0-9a-f]{8}-[0-9]{1,4}\.(webp|jpg|png)$'
    and char_length(name) <= 170
    and (
      (select private.has_permission('media_manage'))
      or private.owns_media_object(substring(name from '^(uploads/.+)\.[^.]+\.[^.]+$'))
    )
  );

-- Managers, and editors for their own files, replace a file at its address, which texts contain. A new rendition always
-- has a new name, so that browsers may cache it.
create policy "managers and uploaders replace files" on storage.objects
  for update to authenticated
  using (
    bucket_id = 'media' and ((select private.has_permission('media_manage')) or private.owns_media_object(name))
  )
  with check (
    bucket_id = 'media'
    and private.is_media_filename(substring(name from '^uploads/(.+)$'))
    and ((select private.has_permission('media_manage')) or private.owns_media_object(name))
  );

-- Managers list stored files to find orphans, and editors their own. Visitors read a file at its public address, without a policy.
create policy "managers and uploaders list files" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'media' and ((select private.has_permission('media_manage')) or private.owns_media_object(name))
  );
