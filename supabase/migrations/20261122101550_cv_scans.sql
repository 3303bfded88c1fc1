-- Virus scans of CVs (docs/operate/cv-scanner.md). Once Vault has the address of a scanner, a CV opens only after a clean
-- verdict.

-- The verdict of the scanner on each file of the bucket `cv`. private.files_to_remove deletes the rows of removed files.
create table private.cv_scans (
  name text not null,
  state text not null default 'pending',
  -- when the scanner was last asked, how often, and the id of the request that has no answer yet
  requested_at timestamptz not null default now(),
  attempts integer not null default 1,
  request_id bigint,
  constraint cv_scans_pkey primary key (name),
  constraint cv_scans_state_choice check (state in ('pending', 'clean', 'infected'))
);

-- Returns the state of a CV: clean, infected, pending, or not_scanned where no scanner is configured. An infected file stays
-- refused after an operator has removed the scanner.
create function private.cv_scan_state(path text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select state from private.cv_scans where name = path and state <> 'pending'),
    case when private.read_operator_secret('cv_scanner') is null then 'not_scanned' else 'pending' end
  )
$$;

-- Returns the state of a CV to those who read applications, null to all others.
create function public.cv_scan_state(path text) returns text
language sql stable set search_path = '' as $$
  select private.cv_scan_state(path) where private.may_read_forms('job_applications')
$$;

-- Stores the verdicts among the answers of the scanner. An answer counts if it names the file. After any other answer, or none
-- within two minutes, private.scan_cvs asks again.
create function private.read_scan_answers() returns void
language plpgsql set search_path = '' as $$
declare
  scan private.cv_scans;
  has_ended boolean;
  answer jsonb;
begin
  for scan in select * from private.cv_scans where request_id is not null loop
    answer := null;
    begin
      execute
        'select true, case when status_code = 200 then content::jsonb end from net._http_response where id = $1'
        into has_ended, answer using scan.request_id;
    exception when data_exception or program_limit_exceeded then
      has_ended := true;
    end;
    if answer ->> 'name' = scan.name and answer ->> 'verdict' in ('clean', 'infected') then
      update private.cv_scans set state = answer ->> 'verdict', request_id = null where name = scan.name;
    elsif has_ended or scan.requested_at < now() - interval '2 minutes' then
      update private.cv_scans set request_id = null where name = scan.name;
    end if;
  end loop;
end
$$;

-- Reads the answers of the scanner, then asks it about at most `max_files` CVs without verdict. A job calls it each minute.
-- Returns the number of requests.
create function private.scan_cvs(max_files integer default 20) returns integer
language plpgsql set search_path = '' as $$
declare
  address text := private.read_operator_secret('cv_scanner');
  secret text := private.read_operator_secret('cv_scanner_secret');
  file_name text;
  request_count integer := 0;
  new_request_id bigint;
begin
  if address is null then
    return 0;
  end if;
  if secret is null then
    raise exception 'Vault has the secret cv_scanner and lacks cv_scanner_secret' using errcode = '55000';
  end if;
  perform private.read_scan_answers();
  for file_name in
    select file.name from storage.objects as file left join private.cv_scans as known_scan on known_scan.name = file.name
    where file.bucket_id = 'cv'
      and exists (select from public.job_applications as application where application.cv_path = file.name)
      and (
        known_scan.name is null
        or (known_scan.state = 'pending' and known_scan.requested_at + private.retry_pause(known_scan.attempts) <= now())
      )
    order by known_scan.requested_at nulls first limit max_files
  loop
    new_request_id := private.send_request(
      'post', address, jsonb_build_object('content-type', 'application/json', 'authorization', 'Bearer ' || secret),
      timeout_milliseconds => 60000, body => jsonb_build_object('name', file_name)
    );
    insert into private.cv_scans as stored_scan (name, request_id) values (file_name, new_request_id)
    on conflict (name) do update set
      requested_at = now(), attempts = stored_scan.attempts + 1, request_id = excluded.request_id;
    request_count := request_count + 1;
  end loop;
  return request_count;
end
$$;

grant execute on function private.cv_scan_state(text), public.cv_scan_state(text) to authenticated;
