-- Rate limits: one allowance per kind and sender, refilled at a steady pace (leaky bucket, GCRA). Every limit calls
-- private.consume_rate_limit(kind, sender). A new limit is one line of private.rate_limits and such a call.

-- How many requests one sender may make at once (burst), and after which time one more is allowed (gap).
create view private.rate_limits with (security_invoker = true) as
  select * from (values
    -- all forms together, by IP address, which may stand for an office, a school or a mobile operator
    ('address', 60, interval '6 seconds'),
    -- neighbouring addresses that one customer gets: a /24 or a /48
    ('network', 300, interval '1 second'),
    -- one e-mail address from one IP address: by the e-mail address alone, an attacker could lock its owner out
    ('email', 10, interval '2 minutes'),
    -- acknowledgements to one e-mail address, which a stranger may type
    ('acknowledgement', 3, interval '8 hours'),
    -- proofs of consent, counted apart from the forms: many cookie choices must not block a message
    ('consent', 30, interval '12 seconds'),
    -- upload tickets for a CV
    ('cv', 10, interval '6 minutes'),
    ('cv_network', 60, interval '1 minute'),
    -- attempts to open a preview link with an unknown or expired token
    ('preview', 60, interval '6 seconds'),
    -- addresses of newsletter tests, per account: a test goes to any address
    ('newsletter_test', 20, interval '3 minutes'),
    -- newsletter tokens, valid or not, so that the answer is the same for both
    ('newsletter_token', 60, interval '6 seconds'),
    -- reports of errors from browsers
    ('client_error', 20, interval '1 minute'),
    ('client_error_network', 100, interval '10 seconds'),
    -- recovery codes, per account
    ('recovery', 5, interval '12 minutes'),
    -- changes of accounts: one's own name, choices, metadata, sessions and recovery codes; resets of a colleague's second factor
    ('account', 60, interval '10 seconds'),
    -- new names, per account: each one is a line of the journal
    ('rename', 5, interval '10 minutes'),
    -- lines that one account adds to the journal; a bulk action of the back office adds 31 a minute
    ('journal', 2000, interval '2 seconds'),
    -- exact counts, and searches for a person to erase or for texts of a newsletter, per account: far more than a person reads
    ('search', 300, interval '500 milliseconds'),
    -- pages of an export, per account
    ('export', 1200, interval '1 second'),
    -- preview links that an account creates for others
    ('preview_link', 60, interval '1 minute'),
    -- mails of invitations, per account; a withdrawn invitation counts too
    ('invitation', 100, interval '15 minutes'),
    -- new accounts, without an invitation
    ('sign_up', 30, interval '2 minutes'),
    ('sign_up_network', 60, interval '1 minute')
  ) as allowance (kind, burst, gap);

-- A random salt per database: the hashes below cannot be looked up in a table of all addresses.
create table private.rate_limit_salt (
  salt text not null,
  constraint rate_limit_salt_pkey primary key (salt)
);
insert into private.rate_limit_salt (salt) values (gen_random_uuid()::text || gen_random_uuid()::text);

-- One row per kind and sender. `full_at` is the time at which the sender's allowance is full again; retention deletes rows
-- after that time. The table is unlogged: backups leave it out, and a crash empties it.
create unlogged table private.rate_limit_buckets (
  sender bytea not null,
  full_at timestamptz not null,
  constraint rate_limit_buckets_pkey primary key (sender)
);
create index rate_limit_buckets_full_at_idx on private.rate_limit_buckets (full_at);

-- Returns the IP address and the network of the request. The edge sets cf-connecting-ip; otherwise the last hop of X-Forwarded-For
-- counts, because the sender can invent the earlier hops. SQL of an operator has no headers, hence null. Requests without a usable
-- address share the sender 'unknown', so that the forms stay limited.
create function private.read_request_origin(out address text, out network text)
language plpgsql stable set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  hops text[] := string_to_array(headers ->> 'x-forwarded-for', ',');
  sent_address text := lower(trim(coalesce(headers ->> 'cf-connecting-ip', hops[cardinality(hops)], '')));
  -- without the prefix of an IPv4 address in IPv6 form
  raw_address text := regexp_replace(sent_address, '^::ffff:(?=\d+\.)', '');
begin
  if headers is null then
    return;
  end if;
  address := host(raw_address::inet);
  if family(raw_address::inet) = 6 then
    -- one customer has a whole /64 of IPv6 addresses
    address := host(network(set_masklen(raw_address::inet, 64)));
    network := host(network(set_masklen(raw_address::inet, 48)));
  else
    network := host(network(set_masklen(raw_address::inet, 24)));
  end if;
exception when invalid_text_representation then
  address := 'unknown';
  network := 'unknown';
end
$$;

-- Hashes a sender (IP address, network, e-mail address, account), so that no address is stored.
create function private.hash_sender(limit_kind text, sender_key text) returns bytea
language plpgsql stable set search_path = '' as $$
begin
  return sha256(convert_to((select salt from private.rate_limit_salt limit 1) || ' ' || limit_kind || ' ' || sender_key, 'UTF8'));
end
$$;

-- The limits that counted a request without a usable IP address, until retention deletes the rows. An operator checks it after each
-- deploy.
create view private.requests_without_address with (security_invoker = true) as
  select rate_limit.kind, bucket.full_at
  from private.rate_limits as rate_limit
  join private.rate_limit_buckets as bucket on bucket.sender = private.hash_sender(rate_limit.kind, 'unknown');

-- Counts one request of a sender and raises PT429 over the limit. The error rolls back the count of the refused request.
-- Ignores a null sender: SQL of an operator, see private.read_request_origin.
create function private.consume_rate_limit(limit_kind text, sender_key text) returns void
language plpgsql set search_path = '' as $$
declare
  hash bytea := private.hash_sender(limit_kind, sender_key);
  gap interval;
  -- from an empty allowance to a full one
  refill_time interval;
  -- when the allowance is full again if this request counts
  next_full_at timestamptz;
begin
  if sender_key is null then
    return;
  end if;
  -- Reads without a lock first, so that a flood is refused without making other requests of the address wait.
  select rate_limit.gap, rate_limit.burst * rate_limit.gap, bucket.full_at + rate_limit.gap into gap, refill_time, next_full_at
  from private.rate_limits as rate_limit left join private.rate_limit_buckets as bucket on bucket.sender = hash
  where rate_limit.kind = limit_kind;
  if next_full_at is null or next_full_at - now() <= refill_time then
    -- the row lock makes requests of one sender wait for each other, so that each one counts
    insert into private.rate_limit_buckets as bucket (sender, full_at) values (hash, now() + gap)
    on conflict (sender) do update set full_at = greatest(bucket.full_at, now()) + gap
    returning bucket.full_at into next_full_at;
  end if;
  if next_full_at - now() > refill_time then
    -- PostgREST answers HTTP 429; the hint is the number of seconds to wait
    raise exception using errcode = 'PT429', message = 'too many requests',
      hint = ceil(extract(epoch from next_full_at - now() - refill_time))::text;
  end if;
end
$$;
