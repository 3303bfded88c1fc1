-- The parts of a hosted project that migrations and seed need, for scratch databases beside the test
-- database. Runs as superuser. The roles already exist, because they belong to the whole cluster.
grant usage on schema public to anon, authenticated, service_role;

create schema extensions authorization postgres;
create extension pgcrypto with schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;

create schema auth authorization supabase_auth_admin;
grant usage on schema auth to postgres, anon, authenticated, service_role;

create table auth.users (
  instance_id uuid, id uuid primary key, aud varchar(255), role varchar(255), email varchar(255) unique,
  encrypted_password varchar(255), email_confirmed_at timestamptz, confirmation_token varchar(255),
  recovery_token varchar(255), email_change varchar(255), email_change_token_new varchar(255),
  raw_app_meta_data jsonb, raw_user_meta_data jsonb, last_sign_in_at timestamptz, created_at timestamptz,
  updated_at timestamptz, banned_until timestamptz, invited_at timestamptz
);

create table auth.identities (
  id uuid primary key, user_id uuid not null references auth.users (id) on delete cascade, provider text not null,
  provider_id text not null, identity_data jsonb not null, last_sign_in_at timestamptz, created_at timestamptz,
  updated_at timestamptz, unique (provider, provider_id)
);

create type auth.factor_status as enum ('unverified', 'verified');

create table auth.mfa_factors (
  id uuid primary key, user_id uuid not null references auth.users (id) on delete cascade, friendly_name text,
  factor_type text not null, status auth.factor_status not null, created_at timestamptz not null,
  updated_at timestamptz not null, secret text
);

create table auth.sessions (
  id uuid primary key, user_id uuid not null references auth.users (id) on delete cascade, created_at timestamptz,
  updated_at timestamptz, refreshed_at timestamp, not_after timestamptz, user_agent text, ip inet, aal text
);

alter table auth.users owner to supabase_auth_admin;
alter table auth.mfa_factors owner to supabase_auth_admin;
alter table auth.sessions owner to supabase_auth_admin;
alter table auth.identities owner to supabase_auth_admin;
grant all on all tables in schema auth to postgres;

create function auth.uid() returns uuid language sql stable as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;

create schema storage authorization supabase_storage_admin;
grant usage on schema storage to postgres, anon, authenticated, service_role;

create table storage.buckets (
  id text primary key, name text not null unique, public boolean default false, file_size_limit bigint,
  allowed_mime_types text[], created_at timestamptz default now()
);

create table storage.objects (
  id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets (id), name text,
  owner_id text, metadata jsonb, created_at timestamptz default now()
);

alter table storage.objects enable row level security;
alter table storage.buckets enable row level security;
grant all on all tables in schema storage to postgres, anon, authenticated, service_role;
-- role postgres creates policies on these tables, which requires ownership
alter table storage.objects owner to postgres;
alter table storage.buckets owner to postgres;
