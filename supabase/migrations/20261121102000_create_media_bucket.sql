-- The files of the media library. Public: their addresses are on the site. A stored file is never active content of ours:
-- no SVG, HTML, XML or script, neither by declared type nor by name.
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

-- Those who may add a row may add its file, under the one form of name the library makes. There is no policy for update:
-- nothing that is published is ever replaced under its address.
create policy "editors add files to the media library" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'media'
    and name ~ '^uploads/[0-9]{13}-[a-z0-9]+(-[a-z0-9]+)*\.(jpg|png|gif|webp|avif|mp4|webm|mov|mp3|m4a|ogg|wav|flac|pdf|doc|docx|txt)$'
    and char_length(name) <= 150
    and ((select private.has_permission('media_upload')) or (select private.has_permission('media_manage')))
  );

-- Listing is for looking after what is stored; a file itself is read at its public address, which asks nobody.
create policy "media managers list files" on storage.objects
  for select to authenticated
  using (bucket_id = 'media' and (select private.has_permission('media_manage')));

-- A file may be in use anywhere: removing it is for managers, as is its row.
create policy "media managers remove files" on storage.objects
  for delete to authenticated
  using (bucket_id = 'media' and (select private.has_permission('media_manage')));
