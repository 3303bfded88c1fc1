-- Rules for every table into which visitors write an e-mail address: rate limits, duplicates, retention and erasure.

-- Returns whether a request of the API runs. SQL of an operator, a migration or a test has no request behind it.
create function private.is_api_request() returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(current_setting('request.headers', true), '') <> '';
end
$$;

-- Returns whether a request of the API runs without the secret key. PostgREST sets `role` from the key or the token.
create function private.is_public_request() returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return private.is_api_request() and current_setting('role', true) is distinct from 'service_role';
end
$$;

-- Limits inserts of visitors by address, network and e-mail (private.rate_limits).
create function private.limit_form_inserts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  origin record;
begin
  -- the trigger subscribe_press_contact inserts a subscription for a press form, which has counted already
  if pg_trigger_depth() > 1 or not private.is_public_request() then
    return new;
  end if;
  origin := private.read_request_origin();
  -- The order is fixed: requests from one address wait at the row of that address first, which prevents deadlocks. A sender
  -- over its limit takes nothing from the allowance of its network.
  perform private.consume_rate_limit('address', origin.address);
  perform private.consume_rate_limit('network', origin.network);
  perform private.consume_rate_limit('email', concat_ws(' ', origin.address, new.email));
  -- Deletes old buckets without waiting for other requests. Only one insert in twenty deletes, because that costs as much as the
  -- three counts.
  if random() < 0.05 then
    delete from private.rate_limit_buckets where ctid = any (array(
      select ctid from private.rate_limit_buckets where full_at < now() order by full_at limit 1000 for update skip locked
    ));
  end if;
  return new;
end
$$;

-- Discards a submission that repeats one of the last hour, with the same e-mail and values: a visitor who got no answer sends the
-- form again. The answer is the same in both cases, so it reveals nothing. The newsletter needs no such check, because its
-- addresses are unique.
create function private.discard_duplicate_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  earlier_submission jsonb;
  -- columns that visitors cannot send, generated ones included
  unsent_columns text[];
begin
  if not private.is_api_request() then
    return new;
  end if;
  -- waits for a first attempt that is still running
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ' ' || new.email, 0));
  for earlier_submission in execute format(
    $sql$
      select to_jsonb(submission) from public.%I as submission
      where submission.email = $1 and submission.created_at > now() - interval '1 hour'
    $sql$,
    tg_table_name
  ) using new.email loop
    -- read here, because it takes a tenth of the time of an insert, and most submissions have no earlier row
    unsent_columns := coalesce(unsent_columns, array(
      select attname from pg_catalog.pg_attribute
      where attrelid = tg_relid and attnum > 0 and not has_column_privilege('anon', tg_relid, attnum, 'insert')
    ));
    if earlier_submission - unsent_columns = to_jsonb(new) - unsent_columns then
      return null;
    end if;
  end loop;
  return new;
end
$$;

-- How long each kind of data stays (20261122101500_retention.sql). supabase/tests/retention-policy.test.ts compares it with the
-- privacy policy.
create table private.retention_policies (
  kind text not null,
  retention_period interval not null,
  -- null when SQL cannot delete the rows
  source regclass,
  -- the period runs from this column
  timestamp_column text not null default 'created_at',
  constraint retention_policies_pkey primary key (kind)
);

-- Records that a super admin deleted rows of a form: one line for a statement, with their number. erase_person writes its own.
create function private.record_erased_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  amount constant bigint := (select count(*) from erased_rows);
begin
  if amount > 0 then
    perform private.record_activity(
      auth.uid(), 'erase_submissions', 'settings', null, 'Formulaires', jsonb_build_object(tg_table_name, amount)
    );
    perform private.record_repeated_event(
      counter_key => 'erasures by ' || auth.uid(), added_amount => amount, threshold => 20, window_length => '1 hour',
      actor_id => auth.uid(), action_name => 'mass_erasure', kind => 'settings', target => null, label => ''
    );
  end if;
  return null;
end
$$;

-- Prepares a table into which visitors write an address: lower case, check and index of the column `email`, rate limit, duplicate
-- detection, retention, and the journal of erasures. The migration of the table calls this once.
-- supabase/tests/visitor-tables.test.ts finds a forgotten table. Triggers fire in alphabetical order: a_normalise_email first, then the
-- limit, then the duplicate check, so that a repeated form counts too. A table with a unique address needs no index and no duplicate
-- check.
create function private.register_visitor_table(
  name text, retention_period interval, timestamp_column text default 'created_at', detect_duplicates boolean default true
) returns void
language plpgsql set search_path = '' as $$
declare
  source constant regclass := format('public.%I', name)::regclass;
begin
  insert into private.retention_policies (kind, retention_period, source, timestamp_column)
  values (name, retention_period, source, timestamp_column);
  -- one recipient, because the address becomes a mail header
  execute format(
    'alter table %s add constraint %I check (char_length(email) <= 254 and private.is_email_address(email))',
    source, name || '_email_format'
  );
  execute format(
    'create trigger a_normalise_email before insert or update of email on %s for each row execute function private.normalise_email()',
    source
  );
  execute format(
    'create trigger b_rate_limit before insert on %s for each row execute function private.limit_form_inserts()', source
  );
  if detect_duplicates then
    execute format('create index %I on %s (email)', name || '_email_idx', source);
    execute format(
      'create trigger c_discard_duplicate before insert on %s for each row execute function private.discard_duplicate_submission()',
      source
    );
  end if;
  -- only for the API: erasure and retention run with another role
  execute format(
    'create trigger record_erased_rows after delete on %s referencing old table as erased_rows for each statement '
    'when (current_user = ''authenticated'') execute function private.record_erased_rows()', source
  );
end
$$;
