-- What is asked of every table that visitors write to: limits, what was sent again, and the register of what is kept of people.

-- Visitors have no account: each insert into a form counts for its address, its network and its e-mail (private.rate_limits).
create function private.limit_form_inserts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  origin record;
begin
  -- an operator: SQL without a request, or the secret key
  if nullif(current_setting('request.headers', true), '') is null
    or nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role' = 'service_role'
  then
    return new;
  end if;
  origin := private.request_origin();
  -- Always in this order: what comes from one address waits for the row of that address first, so that no two requests
  -- wait for each other; and an address that is over its limit spends nothing of its network's.
  perform private.consume_rate_limit('address', origin.address);
  perform private.consume_rate_limit('network', origin.network);
  perform private.consume_rate_limit('email', concat_ws(' ', origin.address, lower(trim(new.email))));
  -- Nothing is kept longer than it is needed, without ever waiting for a request that does the same. One row in twenty
  -- sweeps for the others: it costs as much as all three counts.
  if random() < 0.05 then
    delete from private.rate_limit_buckets where ctid = any (array(
      select ctid from private.rate_limit_buckets where due < now() order by due limit 1000 for update skip locked
    ));
  end if;
  return new;
end
$$;

-- A visitor whose network fell silent sends the same form again: the first one may have arrived. The same words of the
-- same person within the hour are one message, and the answer is the same either way, so it tells nobody anything.
-- (The newsletter has its unique address for that.)
create function private.discard_duplicate_submission() returns trigger
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
      'create trigger c_discard_duplicate before insert on %s for each row execute function private.discard_duplicate_submission(%L)',
      source, address
    );
  end if;
end
$$;
