-- Repeated events: beyond a limit, one line of the journal counts them (activity_log.is_alert).

-- Counts an event within `window_length`. Above `threshold`, it writes one line with the amount in the journal, and updates it.
create function private.record_repeated_event(
  counter_key text, added_amount bigint, threshold bigint, window_length interval,
  actor_id uuid, action_name text, kind public.activity_type, target uuid, label text, details jsonb default '{}'
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  counter constant private.event_counters := private.increment_counter(counter_key, added_amount, window_length);
begin
  if counter.amount <= threshold then
    return;
  end if;
  details := details || jsonb_build_object('amount', counter.amount);
  if counter.line is null then
    update private.event_counters
    set line = private.record_activity(actor_id, action_name, kind, target, label, details)
    where key = counter_key;
  else
    update public.activity_log set details = record_repeated_event.details where id = counter.line;
  end if;
end
$$;

-- Returns one page of the journal for its export, newest first. Searches on the screen stop at 1,000 lines, this one does not.
create function private.export_activity(
  words text default null, wanted_type public.activity_type default null, person uuid default null,
  since timestamptz default null, before timestamptz default null, alerts_only boolean default false,
  cursor_at timestamptz default null, cursor_id uuid default null, page_size integer default 500
) returns setof public.activity_log
language plpgsql security definer rows 500 set search_path = '' as $$
declare
  exported_count bigint;
begin
  perform private.require_permission('user_manage');
  return query execute 'select * from public.activity_log where true'
    || private.build_activity_condition(wanted_type, person, since, before, alerts_only)
    || private.build_search_condition(words)
    || case when cursor_at is null or cursor_id is null then ''
      -- the first condition finds the start in the index; the second excludes equal values of earlier pages
      else format(' and created_at <= %1$L and (created_at < %1$L or id > %2$L)', cursor_at, cursor_id)
    end
    || ' order by created_at desc, id limit $1'
    using least(greatest(page_size, 1), 1000);
  get diagnostics exported_count = row_count;
  -- only an export of the journal requests more than 100 lines; private.count_submission_reads watches the exports of forms
  if page_size > 100 then
    perform private.consume_rate_limit('export', auth.uid()::text);
    perform private.record_repeated_event(
      counter_key => 'export of activity_log by ' || auth.uid(), added_amount => exported_count, threshold => 500,
      window_length => '1 hour', actor_id => auth.uid(), action_name => 'mass_export', kind => 'settings', target => null,
      label => '', details => '{"list": "activity_log"}'
    );
  end if;
end
$$;

select private.expose_function('export_activity');

-- Counts refused passwords per account (« Password Verification Attempt » hook, docs/operate/supabase-project.md). It stores no
-- unknown address, and never blocks a sign-in.
create function private.watch_password_attempts(event jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account public.profiles;
begin
  if event -> 'valid' = 'false' then
    select * into account from public.profiles where id = (event ->> 'user_id')::uuid;
    -- members of staff have a role
    if account.roles is not null then
      perform private.record_repeated_event(
        counter_key => 'refused passwords of ' || account.id, added_amount => 1, threshold => 4, window_length => '10 minutes',
        actor_id => null, action_name => 'failed_sign_ins', kind => 'auth', target => account.id, label => account.email
      );
    end if;
    if account.id is not null then
      -- one password tried on many accounts
      perform private.record_repeated_event(
        counter_key => 'refused passwords', added_amount => 1, threshold => 29, window_length => '10 minutes',
        actor_id => null, action_name => 'failed_sign_ins', kind => 'auth', target => null, label => ''
      );
    end if;
  end if;
  return '{"decision": "continue"}';
exception when others then
  raise warning 'refused password not counted: %', sqlerrm;
  return '{"decision": "continue"}';
end
$$;

-- Auth connects with this role.
grant usage on schema private to supabase_auth_admin;
grant execute on function private.watch_password_attempts(jsonb) to supabase_auth_admin;
