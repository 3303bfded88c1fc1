-- One row per account: the name that staff see, the e-mail address that user managers see. Auth owns the accounts in auth.users.
create table public.profiles (
  id uuid not null,
  first_name text not null,
  last_name text not null default '',
  email text,
  created_at timestamptz not null default now(),
  -- time of the newest security alert in the journal that this person has dismissed
  security_alerts_seen_at timestamptz,
  -- true when this person has hidden the list « Premiers pas » of the dashboard
  first_steps_hidden boolean not null default false,
  -- the mails that this person wants: about texts that others propose, and about decisions on their own texts
  -- (20261122102620_review_mails.sql)
  proposal_mails boolean not null default true,
  decision_mails boolean not null default true,
  -- in lower case without accents (private.fold): the names, and the names with the e-mail address, for search
  search_name text not null generated always as (private.fold(first_name || ' ' || last_name)) stored,
  search_text text not null generated always as (
    private.fold(first_name || ' ' || last_name || coalesce(' ' || email, ''))
  ) stored,
  -- a copy of user_roles for filters and counts; null without a role
  roles text[],
  -- a copy of auth.users.email_confirmed_at; null for an unconfirmed address
  confirmed_at timestamptz,
  -- last visit of the back office, with a precision of ten minutes (public.register_visit)
  last_seen_at timestamptz,
  suspended_at timestamptz,
  constraint profiles_pkey primary key (id),
  constraint profiles_id_fkey foreign key (id) references auth.users (id) on delete cascade,
  constraint profiles_first_name_length check (char_length(first_name) <= 100 and private.clean_text(first_name) <> ''),
  constraint profiles_last_name_length check (char_length(last_name) <= 100)
);

create index profiles_created_at_idx on public.profiles (created_at desc, id);
create index profiles_search_name_idx on public.profiles (search_name, id);

grant select on public.profiles to authenticated;
grant update (first_name, last_name, security_alerts_seen_at, first_steps_hidden, proposal_mails, decision_mails)
  on public.profiles to authenticated;

alter table public.profiles enable row level security;

-- People read their own profile. The users screen shows all profiles, to user managers only: others cannot list accounts.
create policy "people read their own profile, user managers read all" on public.profiles
  for select to authenticated
  using (id = (select private.active_account()) or (select private.has_permission('user_manage')));

-- People change their names and choices, with the second factor if they need one. The column grant excludes e-mail and roles.
create policy "people rename themselves" on public.profiles
  for update to authenticated
  using (id = (select private.active_account()) and suspended_at is null and (select private.has_passed_second_factor()));

-- Limits how often an account changes its profile. Writes of triggers to other columns do not count, nor those of an operator,
-- who has no account.
create function private.limit_profile_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null then
    perform private.consume_rate_limit('account', auth.uid()::text);
    if (new.first_name, new.last_name) is distinct from (old.first_name, old.last_name) then
      perform private.consume_rate_limit('rename', auth.uid()::text);
    end if;
  end if;
  return new;
end
$$;

create trigger limit_changes
  before update of first_name, last_name, security_alerts_seen_at, first_steps_hidden, proposal_mails, decision_mails
  on public.profiles
  for each row execute function private.limit_profile_changes();

-- Creates a profile with the names of the sign-up. Visitors write that metadata, so no role comes from it. Names are cut and
-- cleaned, so that no name blocks a sign-up.
create function private.ensure_profile(account auth.users) returns void
language plpgsql security definer set search_path = '' as $$
declare
  metadata constant jsonb := account.raw_user_meta_data;
  clean_first_name text := left(regexp_replace(private.clean_text(metadata ->> 'first_name'), '\s+', ' ', 'g'), 100);
  clean_last_name text := left(regexp_replace(private.clean_text(metadata ->> 'last_name'), '\s+', ' ', 'g'), 100);
  mail_name text := left(btrim(split_part(account.email, '@', 1)), 100);
begin
  insert into public.profiles (id, first_name, last_name, email, created_at, confirmed_at)
  values (
    account.id,
    coalesce(nullif(clean_first_name, ''), nullif(mail_name, ''), 'Utilisateur'),
    coalesce(clean_last_name, ''), account.email, coalesce(account.created_at, now()), account.email_confirmed_at
  )
  on conflict (id) do nothing;
end
$$;

-- Creates the profile of a new account, and gives the role contributor while registration is open. Copies a changed address, and
-- when it was confirmed, to the profile.
create function private.sync_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    update public.profiles set email = new.email, confirmed_at = new.email_confirmed_at where id = new.id;
    return null;
  end if;
  perform private.ensure_profile(new);
  begin
    if exists (select from public.site_settings where open_registration) then
      insert into public.user_roles (user_id, role) values (new.id, 'contributor') on conflict do nothing;
    end if;
  exception when others then
    -- must not block the sign-up
    raise warning 'first role not given: %', sqlerrm;
  end;
  return null;
end
$$;

create trigger create_profile after insert on auth.users
  for each row execute function private.sync_profile();

-- Limits the metadata of an account: any session may write it, and every token contains it.
create function private.limit_account_metadata() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if pg_column_size(new.raw_user_meta_data) > 4000 then
    raise exception 'the metadata of an account are 4,000 bytes at most' using errcode = '22001';
  end if;
  if tg_op = 'UPDATE' then
    perform private.consume_rate_limit('account', new.id::text);
  end if;
  return new;
end
$$;

create trigger limit_metadata_of_new_account before insert on auth.users
  for each row execute function private.limit_account_metadata();

create trigger limit_metadata before update of raw_user_meta_data on auth.users
  for each row when (new.raw_user_meta_data is distinct from old.raw_user_meta_data)
  execute function private.limit_account_metadata();

create trigger copy_address_to_profile after update of email, email_confirmed_at on auth.users
  for each row when (
    new.email is distinct from old.email or new.email_confirmed_at is distinct from old.email_confirmed_at
  )
  execute function private.sync_profile();

-- Ends the sessions of a suspended account. Auth refuses new ones until `banned_until`. It accepts no infinite date, so the ban
-- lasts a hundred years.
create function private.apply_suspension() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.suspended_at is not null then
    delete from auth.sessions where user_id = new.id;
  end if;
  update auth.users
  set banned_until = case when new.suspended_at is not null then now() + interval '100 years' end
  where id = new.id;
  return null;
end
$$;

create trigger apply_suspension after update of suspended_at on public.profiles
  for each row when ((old.suspended_at is null) <> (new.suspended_at is null)) execute function private.apply_suspension();

-- Records a changed name or address, old and new: a renamed account must stay recognisable. Records suspensions and their end.
create function private.record_identity_activity() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  name text := btrim(new.first_name || ' ' || new.last_name);
  previous_name text := btrim(old.first_name || ' ' || old.last_name);
begin
  if name is distinct from previous_name then
    perform private.record_activity(
      auth.uid(), case when auth.uid() = new.id then 'rename' else 'rename_person' end, 'auth', new.id, name,
      jsonb_build_object('changes', jsonb_build_object('name', jsonb_build_array(previous_name, name)))
    );
  end if;
  if new.email is distinct from old.email then
    perform private.record_activity(
      new.id, 'change_email', 'auth', new.id, new.email,
      jsonb_build_object('changes', jsonb_build_object('email', jsonb_build_array(old.email, new.email)))
    );
  end if;
  if (new.suspended_at is null) <> (old.suspended_at is null) then
    perform private.record_activity(
      auth.uid(), case when new.suspended_at is null then 'reinstate' else 'suspend' end, 'auth', new.id, name
    );
  end if;
  return null;
end
$$;

create trigger record_activity after update on public.profiles
  for each row execute function private.record_identity_activity();
