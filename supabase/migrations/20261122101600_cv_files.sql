-- CVs of applications. The bucket is private: only accounts that read applications read CVs.
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

-- Reading includes the signed link of a download. No account reads a CV in quarantine.
create policy "forms_jobs reads CVs" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'cv' and (select private.may_read_forms('job_applications'))
    and private.cv_scan_state(name) in ('clean', 'not_scanned')
  );

-- Right to erasure: super admins only.
create policy "super admins erase CVs" on storage.objects
  for delete to authenticated
  using (bucket_id = 'cv' and (select private.has_permission('all')));

-- A visitor needs a ticket for one file name before the upload. A policy cannot count uploads, because the storage API tests
-- policies in a transaction that it rolls back. So private.open_cv_upload counts the tickets.

-- Issued tickets. Only a few are open at once, so unused tickets block no candidate.
create table private.cv_tickets (
  name text not null,
  -- hashes of the address and the network of the sender; null for SQL of an operator
  address bytea,
  network bytea,
  created_at timestamptz not null default now(),
  -- The form requests the ticket right before the upload. It expires long before retention deletes a CV without application, so
  -- no second upload can use the name.
  expires_at timestamptz not null default now() + interval '2 minutes',
  constraint cv_tickets_pkey primary key (name)
);

create function private.has_cv_ticket(object_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.cv_tickets where name = object_name and expires_at > now()
  )
$$;

-- Issues a ticket: the file name of one CV, or '' when the bucket is full. The journal records a full bucket once an hour; an
-- exception would undo that line.
create function private.open_cv_upload(extension text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  -- 10 GiB, less 200 open tickets of 5 MiB
  max_bytes constant bigint := 10 * 1024 ^ 3 - 200 * 5 * 1024 ^ 2;
  origin constant record := private.read_request_origin();
  from_address constant bytea := private.hash_sender('cv', origin.address);
  from_network constant bytea := private.hash_sender('cv_network', origin.network);
  ticket_name text := gen_random_uuid() || '.' || extension;
begin
  if extension is null or extension not in ('pdf', 'doc', 'docx') then
    raise exception using errcode = '22023', message = 'a CV is a pdf, doc or docx file';
  end if;
  perform private.consume_rate_limit('cv', origin.address);
  perform private.consume_rate_limit('cv_network', origin.network);
  -- one at a time, so that two calls do not share the last place
  perform pg_advisory_xact_lock(hashtextextended('cv tickets', 0));
  if (
    select sum(coalesce((file.metadata ->> 'size')::bigint, bucket.file_size_limit))
    from storage.objects as file join storage.buckets as bucket on bucket.id = file.bucket_id
    where file.bucket_id = 'cv'
  ) > max_bytes then
    if not exists (
      select from public.activity_log
      where type = 'media' and action = 'cv_bucket_full' and created_at > now() - interval '1 hour'
    ) then
      perform private.record_activity(null, 'cv_bucket_full', 'media', null, '');
    end if;
    return '';
  end if;
  -- Deletes the oldest open tickets beyond 2 of the address, 9 of the network and 199 in all: a candidate uses a ticket within a
  -- second.
  delete from private.cv_tickets where expires_at <= now();
  delete from private.cv_tickets where name in (
    select name from private.cv_tickets where address = from_address order by created_at desc, name offset 2
  ) or name in (
    select name from private.cv_tickets where network = from_network order by created_at desc, name offset 9
  ) or name in (
    select name from private.cv_tickets order by created_at desc, name offset 199
  );
  insert into private.cv_tickets (name, address, network) values (ticket_name, from_address, from_network);
  return ticket_name;
end
$$;

grant execute on function private.has_cv_ticket(text) to anon, authenticated;
select private.expose_function('open_cv_upload', 'anon, authenticated');

-- Names are unguessable, and no policy for update lets a visitor overwrite a file.
create policy "anyone with a ticket uploads a CV" on storage.objects
  for insert to anon, authenticated
  with check (bucket_id = 'cv' and private.has_cv_ticket(name));
