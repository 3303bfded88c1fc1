-- CVs that come with applications. Private: what a visitor drops here, nobody but a super admin sees again. Who may drop one
-- is said with the tickets (20261121108200_give_cv_tickets.sql).
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

-- A CV is personal data; reading includes the signed link that downloads it.
create policy "super admins read CVs" on storage.objects
  for select to authenticated
  using (bucket_id = 'cv' and (select private.has_permission('all')));

-- Right to erasure.
create policy "super admins erase CVs" on storage.objects
  for delete to authenticated
  using (bucket_id = 'cv' and (select private.has_permission('all')));
