-- The second factor, recovery codes and the sessions of an account. Auth creates factors and sessions (auth.mfa_factors,
-- auth.sessions); these functions read and delete them.
create extension if not exists pgcrypto with schema extensions;

-- Only a super admin who has a second factor may make it compulsory: otherwise every super admin might lose access until they
-- enrol. Switching off needs no factor. Triggers and operators, who have no auth.uid(), are not checked.
create function private.guard_second_factor_setting() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is not null and not (
    private.has_permission('all') and (private.has_second_factor() or not new.require_second_factor)
  ) then
    raise exception 'only a super admin with a second factor can require one' using errcode = '42501';
  end if;
  -- once a person has decided, the trigger require_second_factor_by_default changes nothing
  new.second_factor_decided := new.second_factor_decided or (select auth.uid()) is not null;
  return new;
end
$$;

create trigger guard_second_factor before update on public.site_settings
  for each row when (new.require_second_factor <> old.require_second_factor)
  execute function private.guard_second_factor_setting();

-- Requires a second factor of administrators once the first super admin has one, unless a person has decided otherwise. An
-- error only warns: it must not block the enrolment.
create function private.require_second_factor_by_default() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.account_has_permission(new.user_id, 'all') then
    update public.site_settings set require_second_factor = true
    where not require_second_factor and not second_factor_decided;
  end if;
  return null;
exception when others then
  raise warning 'second factor not required by default: %', sqlerrm;
  return null;
end
$$;

create trigger require_second_factor_by_default after update of status on auth.mfa_factors
  for each row when (new.status = 'verified' and old.status <> 'verified')
  execute function private.require_second_factor_by_default();

-- Recovery codes of a lost second factor: 80 bits each, stored as hashes, shown once. A used code deletes the factor and all
-- codes.
create table private.recovery_codes (
  hash bytea not null,
  user_id uuid not null,
  -- a code stops working when its factor is deleted
  factor_id uuid not null,
  constraint recovery_codes_pkey primary key (hash),
  constraint recovery_codes_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);
create index recovery_codes_user_id_idx on private.recovery_codes (user_id);

-- Hashes a code as typed: case, spaces and letters that look like digits do not matter.
create function private.hash_recovery_code(code text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(translate(upper(regexp_replace(code, '[^[:alnum:]]', '', 'g')), 'OIL', '011'), 'UTF8'))
$$;

-- Replaces the recovery codes of the caller with ten new ones, and returns them once.
create function private.make_recovery_codes() returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := (select auth.uid());
  factor uuid;
  random bytea;
  code text;
  codes text[] := '{}';
begin
  select id into factor from auth.mfa_factors
  where user_id = person and status = 'verified' and factor_type = 'totp' order by created_at limit 1;
  if factor is null or private.active_account() is null or not private.has_passed_second_factor() then
    raise exception 'a second factor must be given first' using errcode = '42501';
  end if;
  perform private.consume_rate_limit('account', person::text);
  delete from private.recovery_codes where user_id = person;
  while cardinality(codes) < 10 loop
    -- 16 characters from an alphabet of 32: five bits each, 80 in all
    random := extensions.gen_random_bytes(16);
    select string_agg(
      substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(random, place) & 31) + 1, 1)
        || case when place in (3, 7, 11) then '-' else '' end, '' order by place
    ) into code from generate_series(0, 15) as place;
    insert into private.recovery_codes (hash, user_id, factor_id) values (private.hash_recovery_code(code), person, factor);
    codes := codes || code;
  end loop;
  perform private.record_activity(
    person, 'make_recovery_codes', 'auth', person, (select email from auth.users where id = person)
  );
  return codes;
end
$$;

-- Deletes the factors and the other sessions of the caller, who then enrols again. Returns false for a wrong code.
-- private.rate_limits limits the tries of each account.
create function private.use_recovery_code(code text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.active_account();
  address text := (select email from auth.users where id = person);
  session text := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id';
begin
  if person is null then
    return false;
  end if;
  perform private.consume_rate_limit('recovery', person::text);
  if not exists (
    select from private.recovery_codes as stored_code
    join auth.mfa_factors as factor on factor.id = stored_code.factor_id and factor.user_id = stored_code.user_id
    where stored_code.hash = private.hash_recovery_code(left(use_recovery_code.code, 100)) and stored_code.user_id = person
      and factor.status = 'verified'
  ) then
    -- an attacker with the password can try codes, so wrong codes make alerts like wrong passwords
    perform private.watch_password_attempts(jsonb_build_object('user_id', person, 'valid', false));
    return false;
  end if;
  perform private.record_activity(person, 'use_recovery_code', 'auth', person, address);
  perform private.queue_mail('recovery_code_used', address, idempotency_key => format('recovery code %s %s', person, now()));
  delete from private.recovery_codes where user_id = person;
  delete from auth.mfa_factors where user_id = person;
  delete from auth.sessions where user_id = person and id is distinct from session::uuid;
  return true;
end
$$;

-- Removes factors, codes and sessions of an account, for reset_second_factor and an operator (docs/operate/deploy.md).
-- Afterwards the password alone opens the account. Returns the number of factors.
create function private.remove_second_factor(person uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  factor_count integer;
begin
  delete from auth.mfa_factors where user_id = person;
  get diagnostics factor_count = row_count;
  delete from private.recovery_codes where user_id = person;
  delete from auth.sessions where user_id = person;
  return factor_count;
end
$$;

-- Lets a user manager reset the second factor of a colleague whose roles they may take away. A mail tells the colleague. Returns
-- the person when the account has no factor any more.
create function private.reset_second_factor(person uuid) returns setof uuid
language plpgsql security definer set search_path = '' as $$
begin
  if not private.can_manage_person(person) then
    return;
  end if;
  perform private.consume_rate_limit('account', auth.uid()::text);
  if private.remove_second_factor(person) > 0 then
    perform private.queue_mail(
      'second_factor_reset', (select email from auth.users where id = person),
      jsonb_build_object('by', private.current_user_name()), format('second factor reset %s %s', person, now())
    );
  end if;
  return next person;
end
$$;

select private.expose_function('reset_second_factor');

create trigger record_added_factor after update of status on auth.mfa_factors
  for each row when (new.status = 'verified' and old.status <> 'verified')
  execute function private.record_account_activity('add_second_factor', 'user_id');

create trigger record_removed_factor after delete on auth.mfa_factors
  for each row when (old.status = 'verified')
  execute function private.record_account_activity('remove_second_factor', 'user_id', 'reset_second_factor');

-- Lists the open sessions of the caller, latest use first, as Auth recorded them.
create function private.list_my_sessions() returns table (
  id uuid, created_at timestamptz, used_at timestamptz, user_agent text, address text, second_factor boolean, current boolean
)
language plpgsql stable security definer rows 10 set search_path = '' as $$
begin
  if private.active_account() is null or not private.has_passed_second_factor() then
    return;
  end if;
  return query
    select auth_session.id, auth_session.created_at,
      coalesce(auth_session.refreshed_at at time zone 'utc', auth_session.created_at) as latest_use, auth_session.user_agent,
      host(auth_session.ip), coalesce(auth_session.aal = 'aal2', false),
      auth_session.id::text is not distinct from nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id'
    from auth.sessions as auth_session
    where auth_session.user_id = (select auth.uid()) and (auth_session.not_after is null or auth_session.not_after > now())
    order by latest_use desc, auth_session.id limit 100;
end
$$;

-- Returns true when the session existed and belonged to the caller. Refuses a caller whose own session has ended, who would
-- otherwise believe that the other session is closed.
create function private.end_session(session uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if private.active_account() is null or not private.has_passed_second_factor() then
    raise exception 'an open session with the second factor is required' using errcode = '42501';
  end if;
  perform private.consume_rate_limit('account', auth.uid()::text);
  delete from auth.sessions where id = session and user_id = (select auth.uid());
  return found;
end
$$;

select private.expose_function('make_recovery_codes');
select private.expose_function('use_recovery_code');
select private.expose_function('list_my_sessions');
select private.expose_function('end_session');
