-- CVs that come with applications. Private: who reads applications reads what came with them.
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
create policy "forms_jobs reads CVs" on storage.objects
  for select to authenticated
  using (bucket_id = 'cv' and (select private.may_read_forms('job_applications')));

-- Right to erasure: super admins only.
create policy "super admins erase CVs" on storage.objects
  for delete to authenticated
  using (bucket_id = 'cv' and (select private.has_permission('all')));

-- A file needs a place before it is sent. The storage service tries a permission in a transaction that it takes back, so
-- that a policy cannot count: the place is given, and counted, by a call of its own.

-- Names given away and not told to anybody else. Each is worth one file: it is taken once it is there.
create table private.cv_tickets (
  name text not null,
  created_at timestamptz not null default now(),
  constraint cv_tickets_pkey primary key (name)
);
create index cv_tickets_created_at_idx on private.cv_tickets (created_at);
revoke all on private.cv_tickets from public, anon, authenticated, service_role;

-- Until when a ticket is good. No longer than a file without an application is kept: the name of one that was removed is
-- not there to be taken again.
create function private.cv_tickets_since() returns timestamptz
language sql stable set search_path = '' as $$
  select now() - (select kept from private.personal_data where kind = 'orphaned_cvs')
$$;

create function private.has_cv_ticket(wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.cv_tickets where name = wanted and created_at > private.cv_tickets_since()
  )
$$;

-- Bytes that are in the bucket, or may be once the open tickets are used.
create function private.cv_bytes() returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(coalesce((file.metadata ->> 'size')::bigint, bucket.file_size_limit)), 0)::bigint + (
    select count(*) from private.cv_tickets as ticket
    where ticket.created_at > private.cv_tickets_since()
      and not exists (select from storage.objects where bucket_id = 'cv' and objects.name = ticket.name)
  ) * (select file_size_limit from storage.buckets where id = 'cv')
  from storage.objects as file join storage.buckets as bucket on bucket.id = file.bucket_id
  where file.bucket_id = 'cv'
$$;

-- The name under which one CV may be sent; none ('') when the bucket is full, which the journal says at most once an hour:
-- an exception would take that line back.
create function private.give_cv_ticket(extension text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  most_bytes constant bigint := 10 * 1024 ^ 3;
  origin constant record := private.request_origin();
  given text := gen_random_uuid() || '.' || extension;
begin
  if extension is null or extension not in ('pdf', 'doc', 'docx') then
    raise exception using errcode = '22023', message = 'a CV is a pdf, doc or docx file';
  end if;
  perform private.consume_rate_limit('cv', origin.address);
  perform private.consume_rate_limit('cv_network', origin.network);
  delete from private.cv_tickets where ctid = any (array(
    select ctid from private.cv_tickets where created_at <= private.cv_tickets_since()
    order by created_at limit 100 for update skip locked
  ));
  -- one at a time, so that two calls do not share the last place
  perform pg_advisory_xact_lock(hashtextextended('cv tickets', 0));
  if private.cv_bytes() + (select file_size_limit from storage.buckets where id = 'cv') > most_bytes then
    if not exists (
      select from public.activity_log
      where type = 'media' and action = 'cv_bucket_full' and created_at > now() - interval '1 hour'
    ) then
      perform private.record_activity(null, 'cv_bucket_full', 'media', null, '');
    end if;
    return '';
  end if;
  insert into private.cv_tickets (name) values (given);
  return given;
end
$$;

-- The body is bound to the private function when it is made, so that visitors need not look into its schema.
create function public.open_cv_upload(extension text) returns text
language sql set search_path = ''
begin atomic
  select private.give_cv_ticket(extension);
end;

revoke execute on function
  private.cv_tickets_since(), private.has_cv_ticket(text), private.cv_bytes(), private.give_cv_ticket(text),
  public.open_cv_upload(text)
  from public, anon, authenticated, service_role;
grant execute on function private.has_cv_ticket(text), private.give_cv_ticket(text), public.open_cv_upload(text)
  to anon, authenticated;

-- There is nothing to guess and nothing to overwrite: no policy for update, and a name that is taken is taken.
create policy "anyone with a ticket drops a CV" on storage.objects
  for insert to anon, authenticated
  with check (bucket_id = 'cv' and private.has_cv_ticket(name));
