-- What is asked of every table that visitors write to: limits, what was sent again, and the register of what is kept of people.

-- Forms are open to anybody with the public key, so a burst is cut here. Each sender has an allowance that refills at
-- a steady pace: far above what people send, also from behind a shared address, and far below what a script sends.
-- Whoever is over it is told when to try again, and spends nobody's allowance but their own.

-- How many at once, then one each so often.
create function private.form_limits() returns table (kind text, burst integer, gap interval)
language sql immutable rows 10 set search_path = '' as $$
  values
    -- over all forms together; behind one address there may be an office, a school or a mobile operator
    ('address', 60, interval '6 seconds'),
    -- the addresses next to each other that one customer is given: a /24 or a /48
    ('network', 300, interval '1 second'),
    -- One person at one address. Never the e-mail alone: whoever writes in somebody's name would lock them out.
    ('email', 10, interval '2 minutes'),
    -- counted apart from the forms: whoever changes their mind ten times may still write to us
    ('consent', 30, interval '12 seconds'),
    -- places for a CV: 20 in any hour, and for the whole network six times that
    ('cv', 10, interval '6 minutes'),
    ('cv_network', 60, interval '1 minute'),
    -- links to a preview that open nothing: a team behind one address tries an old one, a script tries all there are
    ('preview', 60, interval '6 seconds'),
    -- ways out of the newsletter and back in, good or not: so that the answer says the same of both
    ('newsletter_token', 60, interval '6 seconds'),
    -- codes of recovery, by account: five at once, then five an hour
    ('recovery', 5, interval '12 minutes')
$$;

-- Random, made once per database, so that the hashes below cannot be looked up in a table of all addresses.
create table private.form_rate_salt (
  salt text not null,
  constraint form_rate_salt_pkey primary key (salt)
);
insert into private.form_rate_salt (salt) values (gen_random_uuid()::text || gen_random_uuid()::text);

-- What each sender has spent, as the time at which it will be made up for (a leaky bucket, GCRA). A sender is only known
-- by a salted hash, and worth nothing once that time has come. Unlogged: it is in no backup, nor there after a crash.
create unlogged table private.form_rate (
  sender bytea not null,
  due timestamptz not null,
  constraint form_rate_pkey primary key (sender)
);
create index form_rate_due_idx on private.form_rate (due);

revoke all on private.form_rate_salt, private.form_rate from public, anon, authenticated, service_role;

-- Where a request came from: what the edge says, else the last hop before us. The first element of X-Forwarded-For is
-- the sender's own invention. Null without headers, which is SQL run by an operator.
create function private.request_origin(out address text, out network text)
language plpgsql stable set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  hops text[] := string_to_array(headers ->> 'x-forwarded-for', ',');
  said text := regexp_replace(
    lower(trim(coalesce(headers ->> 'cf-connecting-ip', hops[cardinality(hops)]))), '^::ffff:(?=\d+\.)', ''
  );
begin
  address := nullif(said, '');
  if family(said::inet) = 6 then
    -- whoever has an IPv6 address has the 2^64 around it
    address := host(network(set_masklen(said::inet, 64)));
    network := host(network(set_masklen(said::inet, 48)));
  else
    network := host(network(set_masklen(said::inet, 24)));
  end if;
exception when invalid_text_representation then
  -- no address: still one sender, of no network
  return;
end
$$;

-- Counts one row for a sender, and refuses it over the limit. The count of a refused statement is undone with it.
-- Nobody is counted without a value.
create function private.count_form_row(wanted text, value text) returns void
language plpgsql set search_path = '' as $$
declare
  hash bytea := sha256(convert_to(
    (select salt from private.form_rate_salt limit 1) || ' ' || wanted || ' ' || value, 'UTF8'
  ));
  pace interval;
  allowance interval;
  spent timestamptz;
begin
  if value is null then
    return;
  end if;
  -- What is known without a lock: a flood is refused before others behind the same address would wait for it.
  select gap, burst * gap, due + gap into pace, allowance, spent
  from private.form_limits() left join private.form_rate on sender = hash where kind = wanted;
  if spent is null or spent - now() <= allowance then
    -- the row lock makes requests of one sender wait for each other, so that none is missed
    insert into private.form_rate as known (sender, due) values (hash, now() + pace)
    on conflict (sender) do update set due = greatest(known.due, now()) + pace
    returning due into spent;
  end if;
  if spent - now() > allowance then
    -- PostgREST answers HTTP 429; the hint is the number of seconds after which one more passes
    raise exception using errcode = 'PT429', message = 'too many requests',
      hint = ceil(extract(epoch from spent - now() - allowance))::text;
  end if;
end
$$;

create function private.limit_form_inserts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  origin record;
begin
  -- SQL of an operator, a migration or a test has no request behind it
  if nullif(current_setting('request.headers', true), '') is null then
    return new;
  end if;
  origin := private.request_origin();
  -- Always in this order: what comes from one address waits for the row of that address first, so that no two requests
  -- wait for each other; and an address that is over its limit spends nothing of its network's.
  perform private.count_form_row('address', origin.address);
  perform private.count_form_row('network', origin.network);
  perform private.count_form_row('email', concat_ws(' ', origin.address, lower(trim(new.email))));
  -- Nothing is kept longer than it is needed, without ever waiting for a request that does the same. One row in twenty
  -- sweeps for the others: it costs as much as all three counts.
  if random() < 0.05 then
    delete from private.form_rate where ctid = any (array(
      select ctid from private.form_rate where due < now() order by due limit 1000 for update skip locked
    ));
  end if;
  return new;
end
$$;

-- A visitor whose network fell silent sends the same form again: the first one may have arrived. The same words of the
-- same person within the hour are one message, and the answer is the same either way, so it tells nobody anything.
-- (The newsletter has its unique address for that.)
create function private.recognise_resent() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  earlier jsonb;
  -- what the database or staff add to a row, generated columns included: all that a visitor may not send
  added text[];
begin
  -- SQL of an operator, a migration or a test has no request behind it
  if nullif(current_setting('request.headers', true), '') is null then
    return new;
  end if;
  -- the first attempt may still be under way: the second waits for its end
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ' ' || lower(new.email), 0));
  for earlier in execute format(
    $sql$
      select to_jsonb(sent) from public.%I as sent
      where sent.%I = lower($1) and sent.created_at > now() - interval '1 hour'
    $sql$,
    tg_table_name, tg_argv[0]
  ) using new.email loop
    -- asked only when there is something to compare: it costs a tenth of a form
    added := coalesce(added, array(
      select attname from pg_catalog.pg_attribute
      where attrelid = tg_relid and attnum > 0 and not has_column_privilege('anon', tg_relid, attnum, 'insert')
    ));
    if earlier - added = to_jsonb(new) - added then
      return null;
    end if;
  end loop;
  return new;
end
$$;

-- What is kept of people: for how long, and where somebody is found who asks for what is theirs. Retention and erasure
-- (20261122101500_retention.sql, 20261122101700_submissions.sql) do what stands here, and the privacy policy prints the same
-- periods (supabase/tests/retention-policy.test.ts).
create table private.personal_data (
  kind text not null,
  kept interval not null,
  -- null where the rows are not SQL's to delete
  source regclass,
  -- the period runs from this column
  dated text not null default 'created_at',
  -- rows in which this column is true stay
  spared text,
  -- the indexed column that holds the person's address in small letters; null where none is kept
  address text,
  constraint personal_data_pkey primary key (kind)
);
revoke all on private.personal_data from public, anon, authenticated, service_role;

-- Called once, by the migration that makes a table into which visitors write their address: a new table is limited,
-- recognised when it is sent again (unless the address is unique, which tells by itself), kept for a time and erased with its
-- person from then on. supabase/tests/visitor-tables.test.ts finds the table that was forgotten. Triggers run by name: an
-- address gets its one spelling (a_normalise_email, where it has one), then its sender is counted, then what was sent
-- already is recognised, so that sending again counts as sending.
create function private.register_visitor_table(
  name text, kept interval, address text default 'email', dated text default 'created_at', spared text default null,
  resent boolean default true
) returns void
language plpgsql set search_path = '' as $$
declare
  source constant regclass := format('public.%I', name)::regclass;
begin
  insert into private.personal_data (kind, kept, source, dated, spared, address)
  values (name, kept, source, dated, spared, address);
  execute format(
    'create trigger b_rate_limit before insert on %s for each row execute function private.limit_form_inserts()', source
  );
  if resent then
    execute format(
      'create trigger c_recognise_resent before insert on %s for each row execute function private.recognise_resent(%L)',
      source, address
    );
  end if;
end
$$;

revoke execute on function
  private.form_limits(), private.request_origin(), private.count_form_row(text, text),
  private.limit_form_inserts(), private.recognise_resent(),
  private.register_visitor_table(text, interval, text, text, text, boolean)
  from public, anon, authenticated, service_role;
