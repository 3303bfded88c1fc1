-- One row per account: the name staff see and the address user managers see. Accounts themselves belong to auth.users.
create table public.profiles (
  id uuid not null,
  first_name text not null,
  last_name text not null default '',
  email text,
  created_at timestamptz not null default now(),
  constraint profiles_pkey primary key (id),
  constraint profiles_id_fkey foreign key (id) references auth.users (id) on delete cascade,
  constraint profiles_first_name_length check (char_length(first_name) <= 100 and first_name ~ '\S'),
  constraint profiles_last_name_length check (char_length(last_name) <= 100)
);

create index profiles_created_at_idx on public.profiles (created_at desc, id);

revoke all on public.profiles from public, anon, authenticated;
grant select on public.profiles to authenticated;
grant update (first_name, last_name) on public.profiles to authenticated;
grant all on public.profiles to service_role;

alter table public.profiles enable row level security;

-- Everyone sees who they are; the users screen needs all profiles, for user managers only (no account enumeration).
create policy "people read their own profile, user managers read all" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()) or (select private.has_permission('user_manage')));

-- A name is its owner's business; the column grant keeps e-mail, id and date out of reach.
create policy "people rename themselves" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()))
  with check (id = (select auth.uid()));

-- Sign-up metadata is written by the visitor: only two names are taken from it, cut to fit, so that nothing in it can
-- refuse the sign-up or mean anything else. A role never comes from here.
create function private.ensure_profile(account_id uuid, account_email text, metadata jsonb, created timestamptz)
returns void language plpgsql security definer set search_path = '' as $$
declare
  given_first text := left(btrim(regexp_replace(metadata ->> 'first_name', '\s+', ' ', 'g')), 100);
  given_last text := left(btrim(regexp_replace(metadata ->> 'last_name', '\s+', ' ', 'g')), 100);
  mail_name text := left(btrim(split_part(account_email, '@', 1)), 100);
begin
  insert into public.profiles (id, first_name, last_name, email, created_at)
  values (
    account_id,
    coalesce(nullif(given_first, ''), nullif(mail_name, ''), 'Utilisateur'),
    coalesce(given_last, ''),
    account_email,
    coalesce(created, now())
  )
  on conflict (id) do nothing;
end
$$;

create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.ensure_profile(new.id, new.email, new.raw_user_meta_data, new.created_at);
  return null;
end
$$;

create trigger create_profile
  after insert on auth.users
  for each row execute function private.create_profile();

create function private.copy_email_to_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set email = new.email where id = new.id;
  return null;
end
$$;

create trigger copy_email_to_profile
  after update of email on auth.users
  for each row when (new.email is distinct from old.email)
  execute function private.copy_email_to_profile();

revoke execute on function
  private.ensure_profile(uuid, text, jsonb, timestamptz), private.create_profile(), private.copy_email_to_profile()
  from public, anon, authenticated, service_role;

-- Accounts older than this migration get the profile the trigger would have given them.
select private.ensure_profile(id, email, raw_user_meta_data, created_at) from auth.users;
