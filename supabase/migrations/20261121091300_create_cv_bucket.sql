-- CVs that come with applications. Private: what a visitor drops here, nobody but a super admin sees again.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'cv', 'cv', false, 5242880,
  array[
    'application/pdf', 'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  ]
)
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- Under a random name only: nothing to guess, nothing to overwrite (there is no policy for update either).
create policy "anyone drops a CV" on storage.objects
  for insert to anon, authenticated
  with check (
    bucket_id = 'cv'
    and name ~ '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\.(pdf|doc|docx)$'
  );

-- A CV is personal data; reading includes the signed link that downloads it.
create policy "super admins read CVs" on storage.objects
  for select to authenticated
  using (bucket_id = 'cv' and (select private.has_permission('all')));

-- Right to erasure.
create policy "super admins erase CVs" on storage.objects
  for delete to authenticated
  using (bucket_id = 'cv' and (select private.has_permission('all')));
