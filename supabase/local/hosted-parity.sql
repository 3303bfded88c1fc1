-- Fix 14 of README.md. Adds what a hosted project has and the database of @supabase/lite lacks. This file runs at every start, before the
-- migrations, as the superuser supabase_admin. So each statement must work when its object exists already.

-- Roles. As on a hosted project, the role "postgres" runs migrations and is not a superuser.
do $$
declare
  hosted_role record;
begin
  for hosted_role in
    select * from (values
      ('postgres', 'login createdb createrole replication bypassrls'),
      ('authenticator', 'login noinherit'),
      ('anon', 'nologin'),
      ('authenticated', 'nologin'),
      ('service_role', 'nologin bypassrls'),
      ('supabase_auth_admin', 'nologin noinherit createrole'),
      ('supabase_storage_admin', 'nologin noinherit createrole')
    ) as hosted (name, attributes)
  loop
    if not exists (select from pg_roles where rolname = hosted_role.name) then
      execute format('create role %I %s', hosted_role.name, hosted_role.attributes);
    end if;
  end loop;
end
$$;
grant anon, authenticated, service_role to postgres with admin option;
grant anon, authenticated, service_role to authenticator;
-- Restoring a backup turns triggers off. Hosted projects allow that by the extension supautils.
grant set on parameter session_replication_role to postgres;

-- The role "postgres" owns the database. As its owner, it also owns schema public (pg_database_owner). No default privileges
-- are set. Hosted projects of 2026 grant no rights on a new table, so a forgotten GRANT fails here too.
alter database postgres owner to postgres;
alter database postgres set search_path = "$user", public, extensions;
grant usage on schema public to anon, authenticated, service_role;

create schema if not exists extensions authorization postgres;
create extension if not exists pgcrypto with schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;

-- Auth: "postgres" may read and write the tables of this schema, reference them and create triggers on them, but owns none.
alter table auth.users add column if not exists instance_id uuid;
alter table auth.users add column if not exists is_super_admin boolean;
alter table auth.identities alter column id set default gen_random_uuid();
create table if not exists auth.mfa_amr_claims (
  id uuid primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  authentication_method text not null,
  constraint mfa_amr_claims_session_id_authentication_method_pkey unique (session_id, authentication_method)
);
do $$
begin
  if to_regtype('auth.factor_status') is null then
    create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
    create type auth.factor_status as enum ('unverified', 'verified');
  end if;
end
$$;
create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  secret text,
  phone text,
  last_challenged_at timestamptz unique
);
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);
create unique index if not exists mfa_factors_user_friendly_name_unique on auth.mfa_factors (friendly_name, user_id)
  where trim(friendly_name) <> '';
grant usage on schema auth to postgres, anon, authenticated, service_role, supabase_auth_admin;
grant all on all tables in schema auth to postgres, supabase_auth_admin;

-- Tokens of mails are unique; empty ones and six-digit codes are exempt.
create unique index if not exists confirmation_token_idx on auth.users (confirmation_token)
  where confirmation_token !~ '^[0-9 ]*$';
create unique index if not exists recovery_token_idx on auth.users (recovery_token)
  where recovery_token !~ '^[0-9 ]*$';
create unique index if not exists email_change_token_new_idx on auth.users (email_change_token_new)
  where email_change_token_new !~ '^[0-9 ]*$';
create unique index if not exists email_change_token_current_idx on auth.users (email_change_token_current)
  where email_change_token_current !~ '^[0-9 ]*$';
create unique index if not exists reauthentication_token_idx on auth.users (reauthentication_token)
  where reauthentication_token !~ '^[0-9 ]*$';

-- auth.uid() of the library reads only request.jwt.claim.sub. Database tests set request.jwt.claims, as PostgREST
-- does.
create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;

-- Storage.
grant usage on schema storage to postgres, anon, authenticated, service_role, supabase_storage_admin;
grant all on all tables in schema storage to postgres, anon, authenticated, service_role, supabase_storage_admin;

-- A row deleted by SQL would leave its file behind. So only the storage API may delete; it sets a flag. Here, it
-- also deletes as superuser, without the flag; migrations and jobs run as "postgres".
create or replace function storage.protect_delete() returns trigger language plpgsql as $$
begin
  if current_user <> 'supabase_admin'
    and coalesce(current_setting('storage.allow_delete_query', true), 'false') <> 'true' then
    raise exception using
      errcode = '42501',
      message = 'Direct deletion from storage tables is not allowed. Use the Storage API instead.',
      hint = 'This prevents accidental data loss from orphaned objects.';
  end if;
  return null;
end
$$;
create or replace trigger protect_objects_delete before delete on storage.objects
  for each statement execute function storage.protect_delete();
create or replace trigger protect_buckets_delete before delete on storage.buckets
  for each statement execute function storage.protect_delete();

-- A hosted project lets "postgres" write policies on storage.objects without owning it, by an extension that is
-- not available here. Here, only an owner may write policies. So the role storage_policy_owner owns objects and buckets,
-- and "postgres" is a member of it. An event trigger lets owners change policies, triggers and grants only.
do $$
begin
  if not exists (select from pg_roles where rolname = 'storage_policy_owner') then
    create role storage_policy_owner nologin;
  end if;
end
$$;
grant storage_policy_owner to postgres;
grant usage on schema storage to storage_policy_owner;
alter table storage.objects owner to storage_policy_owner;
alter table storage.buckets owner to storage_policy_owner;

create or replace function extensions.refuse_storage_ddl() returns event_trigger language plpgsql as $$
declare
  changed text;
begin
  if (select rolsuper from pg_roles where rolname = current_user) then
    return;
  end if;
  if tg_event = 'sql_drop' then
    select object_identity into changed from pg_event_trigger_dropped_objects()
    where original and schema_name = 'storage' and object_type not in ('policy', 'trigger') limit 1;
  else
    select object_identity into changed from pg_event_trigger_ddl_commands()
    where schema_name = 'storage' and command_tag in ('ALTER TABLE', 'CREATE INDEX', 'COMMENT') limit 1;
  end if;
  if changed is not null then
    raise exception using errcode = '42501', message = format('must be owner of %s', changed);
  end if;
end
$$;
alter function extensions.refuse_storage_ddl() owner to supabase_admin;
do $$
begin
  if not exists (select from pg_event_trigger where evtname = 'refuse_storage_change') then
    create event trigger refuse_storage_change on ddl_command_end execute function extensions.refuse_storage_ddl();
    create event trigger refuse_storage_drop on sql_drop execute function extensions.refuse_storage_ddl();
  end if;
end
$$;

-- Vault, without its encryption: secrets that an operator stores in the database.
create schema if not exists vault;
create table if not exists vault.secrets (
  id uuid primary key default gen_random_uuid(),
  name text unique,
  description text not null default '',
  secret text not null
);
create or replace view vault.decrypted_secrets as
  select id, name, description, secret, secret as decrypted_secret from vault.secrets;
create or replace function vault.create_secret(new_secret text, new_name text default null, new_description text default '')
returns uuid language sql security definer set search_path = '' as $$
  insert into vault.secrets (secret, name, description) values (new_secret, new_name, new_description) returning id
$$;
revoke execute on function vault.create_secret(text, text, text) from public;
grant usage on schema vault to postgres, service_role;
grant select, delete on vault.secrets, vault.decrypted_secrets to postgres, service_role;
grant execute on function vault.create_secret(text, text, text) to postgres, service_role;

-- pg_net: a queue of requests. scheduled-jobs.ts sends them and stores their answers.
create schema if not exists net;
create sequence if not exists net.http_request_queue_id_seq;
create table if not exists net.http_request_queue (
  id bigint not null default nextval('net.http_request_queue_id_seq'),
  method text not null,
  url text not null,
  headers jsonb,
  body bytea,
  timeout_milliseconds integer not null
);
create table if not exists net._http_response (
  id bigint,
  status_code integer,
  content_type text,
  headers jsonb,
  content text,
  timed_out boolean,
  error_msg text,
  created timestamptz not null default now()
);
create or replace function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{"Content-Type": "application/json"}',
  timeout_milliseconds integer default 5000
) returns bigint language sql security definer set search_path = '' as $$
  insert into net.http_request_queue (method, url, headers, body, timeout_milliseconds)
  values ('POST', url, headers, convert_to(body::text, 'utf8'), timeout_milliseconds) returning id
$$;
create or replace function net.http_get(
  url text, params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds integer default 5000
) returns bigint language sql security definer set search_path = '' as $$
  insert into net.http_request_queue (method, url, headers, timeout_milliseconds)
  values ('GET', url, headers, timeout_milliseconds) returning id
$$;
create or replace function net.http_delete(
  url text, params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds integer default 5000,
  body jsonb default null
) returns bigint language sql security definer set search_path = '' as $$
  insert into net.http_request_queue (method, url, headers, body, timeout_milliseconds)
  values ('DELETE', url, headers, convert_to(body::text, 'utf8'), timeout_milliseconds) returning id
$$;
create or replace function net.wake() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('net', '');
  return null;
end
$$;
create or replace trigger wake after insert on net.http_request_queue for each statement execute function net.wake();
revoke execute on all functions in schema net from public;
grant usage on schema net to postgres, service_role;
grant select on all tables in schema net to postgres, service_role;
grant execute on all functions in schema net to postgres, service_role;

-- pg_cron: a list of jobs, which scheduled-jobs.ts runs.
create schema if not exists cron;
create table if not exists cron.job (
  jobid bigint generated always as identity primary key,
  schedule text not null,
  command text not null,
  nodename text not null default 'localhost',
  nodeport integer not null default 5432,
  database text not null default current_database(),
  username text not null default 'postgres',
  active boolean not null default true,
  jobname text,
  constraint jobname_username_uniq unique (jobname, username)
);
create table if not exists cron.job_run_details (
  jobid bigint,
  runid bigint generated by default as identity primary key,
  job_pid integer,
  database text,
  username text,
  command text,
  status text,
  return_message text,
  start_time timestamptz,
  end_time timestamptz
);
create or replace function cron.schedule(job_name text, schedule text, command text) returns bigint
language sql security definer set search_path = '' as $$
  insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
  on conflict on constraint jobname_username_uniq do update set schedule = excluded.schedule, command = excluded.command
  returning jobid
$$;
create or replace function cron.unschedule(job_name text) returns boolean
language sql security definer set search_path = '' as $$ delete from cron.job where jobname = job_name returning true $$;
revoke execute on all functions in schema cron from public;
grant usage on schema cron to postgres;
grant select on cron.job to postgres;
grant select, delete on cron.job_run_details to postgres;
grant execute on all functions in schema cron to postgres;

-- "postgres" pushes migrations, so it writes their history.
alter schema supabase_migrations owner to postgres;
alter table supabase_migrations.schema_migrations owner to postgres;
alter table supabase_migrations.seed_files owner to postgres;
