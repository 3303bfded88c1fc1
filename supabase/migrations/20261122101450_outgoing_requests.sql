-- The servers that the database may call. An operator adds one here; docs/operate/outgoing-requests.md lists every caller.
create table private.outgoing_origins (
  -- `*` stands for one label of the host name, as in the address of a hosted project
  origin text not null,
  purpose text not null,
  constraint outgoing_origins_pkey primary key (origin),
  constraint outgoing_origins_format check (origin ~ '^https?://(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$')
);

insert into private.outgoing_origins values
  ('https://*.supabase.co', 'the functions and files of the project itself'),
  ('https://api.netlify.com', 'the deploy hook of Netlify'),
  ('https://api.cloudflare.com', 'the deploy hook of Cloudflare Pages');

-- Returns a secret of Vault; null without Vault. Also null without pg_net, which most callers need.
create function private.read_operator_secret(secret_name text) returns text
language plpgsql stable set search_path = '' as $$
declare
  secret text;
begin
  if to_regclass('vault.decrypted_secrets') is null or to_regclass('net.http_request_queue') is null then
    return null;
  end if;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into secret using secret_name;
  return nullif(btrim(secret), '');
end
$$;

-- Returns scheme, host and port of an address.
create function private.read_address_origin(address text) returns text
language sql immutable set search_path = '' as $$ select substring(address from '^(https?://[a-z0-9.:-]+)(?:[/?#]|$)') $$;

-- Returns whether the database may call an address: its origin is in the list, or is that of the site (Vault secret site_url).
create function private.is_allowed_address(address text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(target.origin = private.read_address_origin(private.read_operator_secret('site_url')), false) or exists (
    select from private.outgoing_origins as allowed
    -- https://abc.supabase.co → https://*.supabase.co
    where allowed.origin in (target.origin, regexp_replace(target.origin, '^(https?://)[a-z0-9-]+\.', '\1*.'))
  )
  from (select private.read_address_origin(address)) as target (origin)
$$;

-- Returns the pause before the next attempt: a minute, doubled by each failed attempt, one hour at most.
create function private.retry_pause(failed_attempts integer) returns interval
language sql immutable set search_path = '' as $$
  -- a large exponent would overflow the interval
  select least(interval '1 minute' * 2 ^ least(failed_attempts, 6), interval '1 hour')
$$;

-- Puts a request (get, post or delete) in the queue of pg_net, for an allowed address only. Returns its id.
create function private.send_request(
  method text, address text, headers jsonb default '{"Content-Type": "application/json"}',
  timeout_milliseconds integer default 5000, body jsonb default null
) returns bigint
language plpgsql set search_path = '' as $$
declare
  request_id bigint;
begin
  if not private.is_allowed_address(address) then
    raise exception 'the server of this address is not in private.outgoing_origins' using errcode = '42501';
  end if;
  execute format(
    'select net.%I(url := $1, headers := $2, timeout_milliseconds := $3%s)',
    'http_' || method, case when body is not null then ', body := $4' end
  ) into request_id using address, headers, timeout_milliseconds, body;
  return request_id;
end
$$;
