-- Retention: pg_cron deletes expired rows every hour. The migrations of visitors' tables give their periods to
-- private.register_visitor_table.
insert into private.retention_policies (kind, retention_period, source, timestamp_column) values
  -- a CV whose application is gone, or never came
  ('orphaned_cvs', '30 minutes', null, 'created_at'),
  ('activity_log', '1 year', 'public.activity_log', 'created_at'),
  ('consent_proofs', '6 months', 'public.consent_proofs', 'created_at'),
  -- from the time at which the allowance is full again; private.limit_form_inserts also deletes some
  ('rate_limit_buckets', '1 hour', 'private.rate_limit_buckets', 'full_at');

-- Returns the files that the storage API must remove: CVs without application, infected CVs, and files whose row left the bin of
-- the library. SQL cannot delete a stored file. The function first deletes rows of erased_files and cv_scans whose file is gone; the
-- verdict on an infected CV stays as long as the application.
create function private.files_to_remove(max_rows integer default 1000) returns table (bucket text, name text)
language plpgsql set search_path = '' as $$
begin
  delete from private.erased_files as erased_file
  where not exists (select from storage.objects as file where file.bucket_id = 'media' and file.name = erased_file.name);
  delete from private.cv_scans as scan
  where not exists (select from storage.objects as file where file.bucket_id = 'cv' and file.name = scan.name)
    and not (
      scan.state = 'infected' and exists (select from public.job_applications as application where application.cv_path = scan.name)
    );
  return query
    (
      (
        select 'cv', file.name from storage.objects as file
        where file.bucket_id = 'cv'
          and file.created_at < now() - (select retention_period from private.retention_policies where kind = 'orphaned_cvs')
          and not exists (select from public.job_applications as application where application.cv_path = file.name)
        order by file.created_at limit max_rows
      )
      union
      select 'cv', scan.name from private.cv_scans as scan
      join storage.objects as file on file.bucket_id = 'cv' and file.name = scan.name
      where scan.state = 'infected'
    )
    union all
    (
      select 'media', erased_file.name from private.erased_files as erased_file
      where not private.is_referenced_file(erased_file.name)
    )
    limit max_rows;
end
$$;

-- Deletes at most `max_rows` expired rows of each kind, oldest first, and returns the kinds that had some. The period of a row
-- starts at its `timestamp_column`, or at a later follow-up of staff. pg_cron repeats it.
create function private.apply_retention(max_rows integer default 10000) returns table (kind text, deleted_count bigint)
language plpgsql set search_path = '' as $$
declare
  policy private.retention_policies;
  has_follow_up boolean;
begin
  for policy in
    select * from private.retention_policies where source is not null order by retention_policies.kind
  loop
    has_follow_up := exists (
      select from pg_catalog.pg_attribute where attrelid = policy.source and attname = 'handled_at' and not attisdropped
    );
    -- skips rows that another transaction locks
    execute format(
      'delete from %1$s where ctid = any (array(
         select ctid from %1$s where %2$I < $1%3$s order by %2$I limit $2 for update skip locked
       ))',
      policy.source, policy.timestamp_column, case when has_follow_up then ' and coalesce(handled_at < $1, true)' end
    ) using now() - policy.retention_period, max_rows;
    get diagnostics deleted_count = row_count;
    kind := policy.kind;
    if deleted_count > 0 then
      return next;
    end if;
  end loop;
end
$$;

-- Asks the storage API to remove the files of private.files_to_remove, where pg_net and the secrets in Vault exist. Returns how
-- many. Ten minutes later, the job asks again for files that are still there.
create function private.remove_files(max_files integer default 500) returns integer
language plpgsql set search_path = '' as $$
declare
  address text := private.read_operator_secret('project_url');
  secret text := private.read_operator_secret('secret_key');
  file record;
  request_count integer := 0;
begin
  if address is null or secret is null then
    return 0;
  end if;
  for file in select * from private.files_to_remove(max_files) loop
    perform private.send_request(
      'delete', rtrim(address, '/') || '/storage/v1/object/' || file.bucket || '/' || file.name,
      jsonb_build_object('apikey', secret)
    );
    request_count := request_count + 1;
  end loop;
  return request_count;
end
$$;

-- The jobs that pg_cron runs. `every` is the longest time between two runs: private.health() uses it to find a late job.
create view private.scheduled_jobs with (security_invoker = true) as
  select * from (values
    ('retention', '17 * * * *', interval '1 hour', 'select * from private.apply_retention()'),
    ('removed_files', '*/10 * * * *', interval '10 minutes', 'select private.remove_files()'),
    ('due_content', '* * * * *', interval '1 minute', 'select private.apply_due_schedules()'),
    ('site_build', '* * * * *', interval '1 minute', 'select private.request_build()'),
    ('alerts', '* * * * *', interval '1 minute', 'select private.queue_alerts()'),
    ('campaigns', '* * * * *', interval '1 minute', 'select private.start_due_campaigns()'),
    ('mails', '* * * * *', interval '1 minute', 'select private.call_send_mails_when_due()'),
    ('cv_scans', '* * * * *', interval '1 minute', 'select private.scan_cvs()'),
    -- pg_cron itself keeps all its runs
    ('job_runs', '41 3 * * *', interval '1 day',
      'delete from cron.job_run_details where coalesce(end_time, start_time) < now() - interval ''7 days'''),
    ('health', '* * * * *', interval '1 minute', 'select private.measure_health()')
  ) as job (name, schedule, every, command);

-- Schedules these jobs. Returns whether pg_cron exists. An operator who installs pg_cron later calls this function.
create function private.schedule_jobs() returns boolean
language plpgsql set search_path = '' as $$
declare
  job record;
begin
  if to_regclass('cron.job') is null then
    return false;
  end if;
  for job in select * from private.scheduled_jobs loop
    execute 'select cron.schedule($1, $2, $3)' using job.name, job.schedule, job.command;
  end loop;
  return true;
end
$$;

do $migration$
declare
  extension_to_create record;
begin
  -- pg_cron must be in pg_catalog; pg_net also creates a schema net
  for extension_to_create in
    select * from (values ('pg_cron', 'pg_catalog'), ('pg_net', 'extensions')) as extension (name, schema_name)
  loop
    if exists (select from pg_available_extensions where name = extension_to_create.name) then
      begin
        execute format(
          'create extension if not exists %I with schema %I', extension_to_create.name, extension_to_create.schema_name
        );
      exception when others then
        -- The server does not preload the extension, or runs it for another database. The migration goes on without it, and the
        -- operator reads the warning.
        raise warning 'the extension % could not be installed: %', extension_to_create.name, sqlerrm;
      end;
    end if;
  end loop;
  perform private.schedule_jobs();
end
$migration$;
