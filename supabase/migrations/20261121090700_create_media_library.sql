-- One row per uploaded file: what it is called, where it is served from, who brought it. The bucket comes later. A row names its
-- file in one way only, which nobody else’s row shares: whoever removes a row removes that file and no other.
create type public.media_type as enum ('image', 'video', 'audio', 'document');

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
  created_at timestamptz not null default now(),
  constraint media_library_pkey primary key (id),
  constraint media_library_filename_key unique (filename),
  -- the account may be erased, the file stays
  constraint media_library_uploaded_by_fkey foreign key (uploaded_by)
    references public.profiles (id) on delete set null,
  -- the form under which the bucket takes a file (its policy, by the same pattern), within the folder
  constraint media_library_filename_format check (
    char_length(filename) <= 142
    and filename ~ '^[0-9]{13}-[a-z0-9]+(-[a-z0-9]+)*\.(jpg|png|gif|webp|avif|mp4|webm|mov|mp3|m4a|ogg|wav|flac|pdf|doc|docx|txt)$'
  ),
  constraint media_library_original_filename_length check (
    char_length(original_filename) <= 300 and original_filename ~ '\S'
  ),
  -- it becomes a src and a link: the address at which a project serves this very file, and nothing else
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
  constraint media_library_alt_text_length check (char_length(alt_text) <= 500)
);

create index media_library_created_at_idx on public.media_library (created_at desc, id);
create index media_library_media_type_created_at_idx on public.media_library (media_type, created_at desc, id);
-- the files that a text shows are found by their addresses
create index media_library_file_path_idx on public.media_library (file_path);
create index media_library_uploaded_by_idx on public.media_library (uploaded_by);

revoke all on public.media_library from public, anon, authenticated;
grant select, delete on public.media_library to authenticated;
grant insert (
  filename, original_filename, file_path, mime_type, file_size, media_type, uploaded_by, width, height, alt_text
) on public.media_library to authenticated;
grant update (alt_text) on public.media_library to authenticated;
grant all on public.media_library to service_role;

alter table public.media_library enable row level security;

-- Any member of staff may look for a file to use.
create policy "staff read the media library" on public.media_library
  for select to authenticated
  using ((select private.is_staff()));

-- Editors and managers add files, signed with their own name.
create policy "editors add media under their own name" on public.media_library
  for insert to authenticated
  with check (
    uploaded_by = (select auth.uid())
    and ((select private.has_permission('media_upload')) or (select private.has_permission('media_manage')))
  );

-- Managers write alternative texts; nothing else of a file can be changed.
create policy "media managers describe files" on public.media_library
  for update to authenticated
  using ((select private.has_permission('media_manage')))
  with check ((select private.has_permission('media_manage')));

-- A file may be in use anywhere: removing it is for managers.
create policy "media managers delete files" on public.media_library
  for delete to authenticated
  using ((select private.has_permission('media_manage')));
