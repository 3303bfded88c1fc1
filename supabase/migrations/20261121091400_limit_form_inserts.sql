-- Forms are open to anybody with the public key, so a burst is cut here: so many rows a minute and an hour for one
-- network address over all forms, and for one e-mail address. Far above what people send, also from behind a shared
-- address, and far below what a script sends.

-- Random, made once per database, so that the hashes below cannot be looked up in a table of all addresses.
create table private.form_rate_salt (
  salt text not null,
  constraint form_rate_salt_pkey primary key (salt)
);
insert into private.form_rate_salt (salt) values (gen_random_uuid()::text || gen_random_uuid()::text);

-- Rows inserted in one minute by one sender, who is only known by a salted hash. Unlogged: it is in no backup, and
-- worth nothing after a crash.
create unlogged table private.form_rate (
  sender bytea not null,
  minute timestamptz not null,
  hits integer not null,
  constraint form_rate_pkey primary key (sender, minute)
);
create index form_rate_minute_idx on private.form_rate (minute);

revoke all on private.form_rate_salt, private.form_rate from public, anon, authenticated, service_role;

-- The network address a request came from: what the edge says, else the last hop before us. The first element of
-- X-Forwarded-For is the sender's own invention. Null without headers, which is SQL run by an operator.
create function private.request_address() returns text
language plpgsql stable set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  hops text[] := string_to_array(headers ->> 'x-forwarded-for', ',');
  address text := lower(trim(coalesce(headers ->> 'cf-connecting-ip', hops[cardinality(hops)])));
begin
  address := regexp_replace(address, '^::ffff:(?=\d+\.)', '');
  if address ~ '^[0-9a-f:]+$' and address like '%:%:%' then
    begin
      -- whoever has an IPv6 address has the 2^64 around it
      return host(network(set_masklen(address::inet, 64)));
    exception when invalid_text_representation then
      return address;
    end;
  end if;
  return nullif(address, '');
end
$$;

-- Counts one row for a sender and refuses it over the limits. The count of a refused statement is undone with it.
create function private.count_form_row(kind text, value text, per_minute integer, per_hour integer) returns void
language plpgsql set search_path = '' as $$
declare
  hash bytea := sha256(convert_to(
    (select salt from private.form_rate_salt limit 1) || ' ' || kind || ' ' || value, 'UTF8'
  ));
  this_minute integer;
  this_hour integer;
begin
  -- the row lock makes requests of one sender wait for each other, so that none is missed
  insert into private.form_rate as known (sender, minute, hits) values (hash, date_trunc('minute', now()), 1)
  on conflict (sender, minute) do update set hits = known.hits + 1
  returning hits into this_minute;
  select sum(hits) into this_hour from private.form_rate
  where sender = hash and minute > now() - interval '1 hour';
  if this_minute > per_minute or this_hour > per_hour then
    -- PostgREST answers HTTP 429
    raise exception using errcode = 'PT429', message = 'too many requests';
  end if;
end
$$;

create function private.limit_form_inserts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  address text := private.request_address();
begin
  -- SQL of an operator, a migration or a test has no request behind it
  if nullif(current_setting('request.headers', true), '') is null then
    return new;
  end if;
  if address is not null then
    perform private.count_form_row('address', address, 20, 200);
  end if;
  if new.email is not null then
    perform private.count_form_row('email', lower(trim(new.email)), 10, 30);
  end if;
  -- Nothing is kept longer than it is needed, without ever waiting for a request that does the same.
  delete from private.form_rate where ctid = any (array(
    select ctid from private.form_rate where minute < now() - interval '2 hours'
    order by minute limit 100 for update skip locked
  ));
  return new;
end
$$;

revoke execute on function
  private.request_address(), private.count_form_row(text, text, integer, integer), private.limit_form_inserts()
  from public, anon, authenticated, service_role;

-- By name after the trigger that gives an e-mail address its one spelling, and before the newsletter's second one.
create trigger a_rate_limit before insert on public.newsletter_subscriptions
  for each row execute function private.limit_form_inserts();
create trigger rate_limit before insert on public.contact_messages
  for each row execute function private.limit_form_inserts();
create trigger rate_limit before insert on public.business_contacts
  for each row execute function private.limit_form_inserts();
create trigger rate_limit before insert on public.press_contacts
  for each row execute function private.limit_form_inserts();
create trigger rate_limit before insert on public.job_applications
  for each row execute function private.limit_form_inserts();
