-- Health of the site, for uptime services and administrators. The job `health` measures each minute. The public function reads
-- a few rows, so frequent calls cost little. It reveals no person, address or error message.

-- The bytes of the plan, here Supabase Pro. An operator changes them (docs/operate/monitoring.md).
create table private.quotas (
  name text not null,
  bytes bigint not null,
  constraint quotas_pkey primary key (name),
  constraint quotas_name_known check (name in ('database', 'files')),
  constraint quotas_bytes_positive check (bytes > 0)
);
insert into private.quotas (name, bytes) values ('database', 8 * 1024::bigint ^ 3), ('files', 100 * 1024::bigint ^ 3);

-- The last measure. One row: the key can only be true.
create table private.health_measures (
  id boolean not null default true,
  -- when the job `health` last ran
  measured_at timestamptz,
  -- arrival of the oldest waiting mail, due time of the oldest unclaimed one, time of the last sent one
  oldest_waiting_at timestamptz,
  overdue_since timestamptz,
  last_sent_at timestamptz,
  -- failed and unconfirmed mails of the last day, without those to unknown mailboxes; 1,000 at most
  failed_mail_count integer not null default 0,
  database_bytes bigint,
  files_bytes bigint,
  -- sizes are measured once an hour
  sizes_measured_at timestamptz,
  constraint health_measures_pkey primary key (id),
  constraint health_measures_one_row check (id)
);
insert into private.health_measures default values;

-- The last finished run of each job.
create table private.job_runs (
  job text not null,
  -- when the job was first seen, so that a new job is not late
  scheduled_at timestamptz not null default now(),
  ended_at timestamptz,
  succeeded boolean,
  constraint job_runs_pkey primary key (job)
);

create index mails_waiting_idx on private.mails (created_at) where state = 'waiting';
create index mails_sent_idx on private.mails (outcome_at) where state = 'sent';

-- Measures once a minute what private.health() reports: the last run of each scheduled job, mails, sizes.
create function private.measure_health() returns void
language plpgsql set search_path = '' as $$
begin
  if to_regclass('cron.job_run_details') is not null then
    execute $sql$
      insert into private.job_runs as job_run (job, ended_at, succeeded)
      select job.jobname, last_run.end_time, last_run.status = 'succeeded'
      from cron.job as job
      join private.scheduled_jobs as scheduled_job on scheduled_job.name = job.jobname
      left join lateral (
        select run.status, run.end_time from cron.job_run_details as run
        where run.jobid = job.jobid and run.status in ('succeeded', 'failed') and run.end_time is not null
        order by run.runid desc limit 1
      ) as last_run on true
      where job.active
      on conflict (job) do update set
        ended_at = coalesce(excluded.ended_at, job_run.ended_at), succeeded = coalesce(excluded.succeeded, job_run.succeeded)
    $sql$;
    execute 'delete from private.job_runs where job <> all (array(select jobname from cron.job where active and jobname is not null))';
  end if;
  update private.health_measures set
    measured_at = now(),
    oldest_waiting_at = (
      select created_at from private.mails
      where state = 'waiting' and (attempts > 0 or due <= now()) order by created_at limit 1
    ),
    overdue_since = (select min(due) from private.mails where state = 'waiting' and due <= now()),
    last_sent_at = (select max(outcome_at) from private.mails where state = 'sent'),
    failed_mail_count = (
      select count(*) from (
        select from private.mails
        where state in ('failed', 'unconfirmed') and not bounced and created_at > now() - interval '1 day' limit 1000
      ) as failed_mails
    )
  where id;
  update private.health_measures set
    database_bytes = pg_database_size(current_database()),
    files_bytes = (select coalesce(sum((metadata ->> 'size')::bigint), 0) from storage.objects),
    sizes_measured_at = now()
  where id and coalesce(sizes_measured_at < now() - interval '1 hour', true);
end
$$;

create function private.seconds_since(moment timestamptz) returns integer
language sql stable set search_path = '' as $$
  -- greatest() ignores null
  select case when moment is not null then greatest(extract(epoch from now() - moment), 0)::integer end
$$;

-- Jobs. The job `health` measures them, so the state is `down` when that job has not run for ten minutes.
create view private.job_health with (security_invoker = true) as
  with jobs as (
    select job.name, run.ended_at, case
      when run.job is null then 'unscheduled'
      when coalesce(run.ended_at, run.scheduled_at) < now() - job.every * 2 - interval '5 minutes' then 'late'
      when run.succeeded is false then 'failed'
      else 'ok'
    end as state
    from private.scheduled_jobs as job left join private.job_runs as run on run.job = job.name
  )
  select
    case
      when coalesce(measured_at < now() - interval '10 minutes', true) then 'down'
      when exists (select from jobs where jobs.state <> 'ok') then 'degraded'
      else 'ok'
    end as state,
    private.seconds_since(measured_at) as checked_seconds_ago,
    (
      select json_agg(row_to_json(item)) from (
        select name, jobs.state, private.seconds_since(ended_at) as last_run_seconds_ago from jobs order by name
      ) as item
    ) as items
  from private.health_measures;

-- Mails. The state is `down` when a due mail has waited for two hours. It is also `down` when a mail has waited for six hours
-- and none was sent since it came.
create view private.mail_health with (security_invoker = true) as
  select
    case
      when overdue_since < now() - interval '2 hours' then 'down'
      when has_sent_none_since and oldest_waiting_at < now() - interval '6 hours' then 'down'
      when overdue_since < now() - interval '15 minutes' then 'degraded'
      when has_sent_none_since and oldest_waiting_at < now() - interval '1 hour' then 'degraded'
      when failed_mail_count > 20 then 'degraded'
      else 'ok'
    end as state,
    private.seconds_since(oldest_waiting_at) as oldest_waiting_seconds,
    private.seconds_since(overdue_since) as overdue_seconds,
    private.seconds_since(last_sent_at) as last_sent_seconds_ago,
    failed_mail_count as failed_last_day_count
  from (
    select *, oldest_waiting_at > coalesce(last_sent_at, '-infinity') as has_sent_none_since from private.health_measures
  ) as measure;

-- The pages online. The state is `degraded` when a change is not online after 15 minutes, a build was lost, or the build left a record
-- out.
-- Without a host to ask, the limit is a day. Without the address of the site in Vault, nothing reads build.json.
create view private.site_health with (security_invoker = true) as
  with build as (
    select *, private.read_operator_secret('deploy_hook') is not null as is_host_connected,
      private.read_operator_secret('site_url') is not null as is_watched
    from private.site_build
  ), known_build as (
    -- without build.json, trust the answer of the host
    select *, case when is_watched then online_changes else greatest(accepted_changes, online_changes) end as known_changes from build
  ), pending_build as (
    select *, case
      when changes <= coalesce(known_changes, 0) or not (is_host_connected or is_watched) then null
      -- `least`: a later change does not restart the wait for an accepted build
      else least(accepted_at, changed_at)
    end as since
    from known_build
  )
  select
    case
      when lost_builds > 0 or omitted_count > 0 then 'degraded'
      when since < now() - case when is_host_connected then interval '15 minutes' else interval '1 day' end then 'degraded'
      else 'ok'
    end as state,
    is_host_connected, is_watched, changes, online_changes,
    private.seconds_since(since) as outstanding_seconds, lost_builds as lost_build_count,
    omitted_count as omitted_record_count
  from pending_build;

-- Stored bytes and their share of the quotas. A hosted project refuses writes from 95 % of its disk on.
create view private.disk_health with (security_invoker = true) as
  with sizes as (
    select measure.database_bytes, measure.files_bytes, database_limit.bytes as database_quota, files_limit.bytes as files_quota,
      round(100.0 * measure.database_bytes / database_limit.bytes, 1) as database_percent,
      round(100.0 * measure.files_bytes / files_limit.bytes, 1) as files_percent
    from private.health_measures as measure
    left join private.quotas as database_limit on database_limit.name = 'database'
    left join private.quotas as files_limit on files_limit.name = 'files'
  )
  select
    case
      when greatest(database_percent, files_percent) >= 95 then 'down'
      when greatest(database_percent, files_percent) >= 80 then 'degraded'
      else 'ok'
    end as state,
    database_bytes, database_quota as database_quota_bytes, database_percent as database_quota_percent,
    files_bytes, files_quota as files_quota_bytes, files_percent as files_quota_percent
  from sizes;

-- Returns the worst state first, then the report of each part. Only this key is called `status`, because a monitor may search for
-- "status":"ok". With `as_error`, PostgREST answers HTTP 503 for any other status.
create function private.health(as_error boolean default false) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  report json;
begin
  select row_to_json(answer) into report from (
    select
      case
        when 'down' in (jobs.state, mails.state, site.state, disk.state) then 'down'
        when 'degraded' in (jobs.state, mails.state, site.state, disk.state) then 'degraded'
        else 'ok'
      end as status,
      row_to_json(jobs) as jobs, row_to_json(mails) as mails, row_to_json(site) as site, row_to_json(disk) as disk
    from private.job_health as jobs, private.mail_health as mails, private.site_health as site,
      private.disk_health as disk
  ) as answer;
  if as_error and report ->> 'status' <> 'ok' then
    raise exception using errcode = 'PT503', message = report ->> 'status', detail = report::text;
  end if;
  return report;
end
$$;

select private.expose_function('health', 'anon, authenticated');
