-- The journal of the back office. Only triggers and functions of this project write it, so the API can neither forge nor delete
-- lines.
create type public.activity_type as enum ('content', 'media', 'settings', 'auth', 'role');

create table public.activity_log (
  id uuid not null default gen_random_uuid(),
  actor uuid,
  actor_name text not null,
  -- the address of the actor, kept after the deletion of the account; null without an account
  actor_email text,
  action text not null,
  type public.activity_type not null,
  target_id uuid,
  target_label text not null default '',
  details jsonb not null default '{}',
  -- clock_timestamp() keeps the order of the lines of one save; now() would be equal for all of them
  created_at timestamptz not null default clock_timestamp(),
  -- one column to search, so that one index answers
  search_text text generated always as (
    private.fold(target_label || ' ' || actor_name || coalesce(' ' || actor_email, ''))
  ) stored,
  -- lines that user managers must not miss
  is_alert boolean not null generated always as (
    action in ('failed_sign_ins', 'mass_export', 'mass_erasure', 'erase_person', 'reset_second_factor', 'suspend')
    or (action = 'assign' and coalesce(details ->> 'role' = 'super_admin', false))
  ) stored,
  constraint activity_log_pkey primary key (id),
  constraint activity_log_actor_name_length check (char_length(actor_name) <= 201),
  constraint activity_log_target_label_length check (char_length(target_label) <= 300),
  constraint activity_log_details_size check (octet_length(details::text) <= 10000),
  -- the line outlives the account; name and address say who it was
  constraint activity_log_actor_fkey foreign key (actor) references public.profiles (id) on delete set null
);

create index activity_log_created_at_idx on public.activity_log (created_at desc, id);
create index activity_log_actor_created_at_idx on public.activity_log (actor, created_at desc, id);
create index activity_log_search_text_trgm_idx on public.activity_log using gin (search_text extensions.gin_trgm_ops);
-- Under row security, PostgreSQL uses no index to compare an enum, which is not leakproof. A partial index needs no comparison.
create index activity_log_content_idx on public.activity_log (created_at desc, id) where type = 'content';
create index activity_log_media_idx on public.activity_log (created_at desc, id) where type = 'media';
create index activity_log_settings_idx on public.activity_log (created_at desc, id) where type = 'settings';
create index activity_log_auth_idx on public.activity_log (created_at desc, id) where type = 'auth';
create index activity_log_role_idx on public.activity_log (created_at desc, id) where type = 'role';
create index activity_log_alerts_idx on public.activity_log (created_at desc, id) where is_alert is true;

grant select on public.activity_log to authenticated;

alter table public.activity_log enable row level security;

create policy "user managers read the journal" on public.activity_log
  for select to authenticated
  using ((select private.has_permission('user_manage')));

-- Counts of recent events, so that one line of the journal covers many. Unlogged: backups leave it out, and a crash empties it.
create unlogged table private.event_counters (
  -- the kind of event and its actor
  key text not null,
  amount bigint not null,
  since timestamptz not null default now(),
  -- the line of the journal that counts these events; null before it exists
  line uuid,
  constraint event_counters_pkey primary key (key)
);
create index event_counters_since_idx on private.event_counters (since);

-- Adds to the counter of an event and returns it. The first event opens a window of `window_length`, an hour at most.
create function private.increment_counter(counter_key text, added_amount bigint, window_length interval) returns private.event_counters
language plpgsql security definer set search_path = '' as $$
declare
  counter private.event_counters;
begin
  -- Skips rows that another transaction locks.
  delete from private.event_counters where ctid = any (array(
    select ctid from private.event_counters where since < now() - interval '1 hour' limit 100 for update skip locked
  ));
  delete from private.event_counters where key = counter_key and since < now() - window_length;
  insert into private.event_counters as stored_counter (key, amount) values (counter_key, added_amount)
  on conflict (key) do update set amount = stored_counter.amount + excluded.amount
  returning * into counter;
  return counter;
end
$$;

-- Adds a line to the journal and returns its id; no other function adds lines. Without an account (operator, job) the actor
-- is « Système ». An account without a role leaves no line. Five equal events within an hour leave five lines; the line of the
-- sixth counts the later ones. A bulk action on contents or files leaves 30 lines a minute; one more line counts the later
-- rows.
create function private.record_activity(
  actor_id uuid, action_name text, kind public.activity_type, target uuid, label text, extra jsonb default '{}'
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person public.profiles;
  repeat_counter private.event_counters;
  line_id uuid;
  stored_details jsonb := extra;
  is_erasure constant boolean := action_name in ('delete', 'final_delete', 'erase_person');
  recent_line_count bigint;
begin
  -- leaves 1,000 bytes of activity_log_details_size for an amount that is added later
  if octet_length(stored_details::text) > 9000 then
    stored_details := '{"cut": true}';
  end if;
  if actor_id is not null then
    if not exists (select from public.user_roles where user_id = actor_id) then
      return null;
    end if;
    if is_erasure then
      perform private.record_repeated_event(
        counter_key => 'erasures by ' || actor_id, added_amount => 1, threshold => 20, window_length => '1 hour',
        actor_id => actor_id, action_name => 'mass_erasure', kind => 'settings', target => null, label => ''
      );
    end if;
    if kind in ('content', 'media') then
      select count(*), (array_agg(recent_line.id) filter (where recent_line.details ? 'others'))[1] into recent_line_count, line_id
      from (
        select * from public.activity_log as line
        where line.actor = actor_id and line.created_at > now() - interval '1 minute'
          and line.action = action_name and line.type = kind
        limit 31
      ) as recent_line;
      if line_id is not null then
        -- this line counts the later rows of the bulk action
        update public.activity_log set details = jsonb_build_object('others', (details ->> 'others')::bigint + 1) where id = line_id;
        return line_id;
      elsif recent_line_count >= 30 then
        target := null;
        label := 'autres éléments';
        stored_details := '{"others": 1}';
      end if;
    end if;
    perform private.consume_rate_limit('journal', actor_id::text);
    if not is_erasure then
      repeat_counter := private.increment_counter(
        'line ' || md5(jsonb_build_array(actor_id, action_name, kind, target, label, extra)::text), 1, '1 hour'
      );
      if repeat_counter.amount > 5 then
        stored_details := stored_details || jsonb_build_object('amount', repeat_counter.amount);
      end if;
      if repeat_counter.line is not null then
        update public.activity_log set details = stored_details where id = repeat_counter.line;
        return repeat_counter.line;
      end if;
    end if;
    select * into person from public.profiles where id = actor_id;
  end if;
  insert into public.activity_log (actor, actor_name, actor_email, action, type, target_id, target_label, details)
  values (
    person.id,
    coalesce(btrim(person.first_name || ' ' || person.last_name), 'Système'),
    person.email,
    action_name, kind, target, left(coalesce(label, ''), 300), stored_details
  )
  returning id into line_id;
  if repeat_counter.amount > 5 then
    update private.event_counters as counter set line = line_id where counter.key = repeat_counter.key;
  end if;
  return line_id;
end
$$;

-- Returns the columns whose value differs, old and new: {"title": ["old", "new"], …}. Callers leave long texts out.
create function private.compare_columns(before jsonb, after jsonb, column_names text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(name, jsonb_build_array(before -> name, after -> name)), '{}')
  from unnest(column_names) as name
  where before -> name is distinct from after -> name
$$;

-- Writes a line for a saved row. The argument is JSON:
-- `type`: the type of the activity.
-- `actions`: the action of each operation.
-- `label`: the column with the label, or `label_text`: one label for all rows.
-- `id`: the column with the id, "id" by default. `has_id: false` stores no id.
-- `changes`: the columns whose old and new values an update records. When none differs, it writes no line.
-- `copies`: details of every line, each copied from one column or from a list of columns.
-- Names replace ids, which say nothing after a deletion: `parent` is the name of the parent category, `person_name` that of the
-- account. Details with a role also have the label of that role.
create function private.record_row_activity() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  rule constant jsonb := tg_argv[0];
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  row_values jsonb := coalesce(after, before);
  details jsonb := '{}';
begin
  if tg_op = 'UPDATE' and rule ? 'changes' then
    if rule -> 'changes' ? 'parent' then
      before := before || jsonb_build_object('parent', (select name from public.categories where id = old.parent_id));
      after := after || jsonb_build_object('parent', (select name from public.categories where id = new.parent_id));
    end if;
    details := private.compare_columns(before, after, array(select jsonb_array_elements_text(rule -> 'changes')));
    if details = '{}' then
      return null;
    end if;
    details := jsonb_build_object('changes', details);
  end if;
  if rule ? 'copies' then
    details := details || (
      select jsonb_object_agg(detail, case jsonb_typeof(source)
        when 'array' then (select jsonb_agg(row_values -> name) from jsonb_array_elements_text(source) as name)
        else row_values -> (source #>> '{}')
      end)
      from jsonb_each(rule -> 'copies') as copy (detail, source)
    );
  end if;
  if details ? 'role' then
    details := details || jsonb_strip_nulls(jsonb_build_object(
      'role_label', (select label from public.roles where key = details ->> 'role')
    ));
  end if;
  if rule ->> 'label' = 'person_name' then
    row_values := row_values || jsonb_build_object('person_name', (
      select btrim(first_name || ' ' || last_name) from public.profiles where id = (row_values ->> 'user_id')::uuid
    ));
  end if;
  perform private.record_activity(
    auth.uid(), rule #>> array['actions', lower(tg_op)], (rule ->> 'type')::public.activity_type,
    case when rule -> 'has_id' is distinct from 'false' then (row_values ->> coalesce(rule ->> 'id', 'id'))::uuid end,
    coalesce(rule ->> 'label_text', row_values ->> (rule ->> 'label')), details
  );
  return null;
end
$$;

-- Records what Auth did with an account. Arguments: the action, the column with the account, and the action when a colleague
-- did it. Deleted accounts and accounts without a role leave no line. An error only warns: a failing journal must not block sign-ins.
create function private.record_account_activity() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person constant uuid := (case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end) ->> tg_argv[1];
begin
  perform private.record_activity(
    -- an operator or a colleague may delete a factor; only its owner signs in and adds one
    case tg_op when 'DELETE' then auth.uid() else person end,
    case when auth.uid() <> person then coalesce(tg_argv[2], tg_argv[0]) else tg_argv[0] end,
    'auth', person, account.email
  )
  from auth.users as account
  where account.id = person and exists (select from public.user_roles where user_id = person);
  return null;
exception when others then
  raise warning '% not recorded: %', tg_argv[0], sqlerrm;
  return null;
end
$$;

create trigger record_sign_in after update of last_sign_in_at on auth.users
  for each row when (new.last_sign_in_at is distinct from old.last_sign_in_at and new.last_sign_in_at is not null)
  execute function private.record_account_activity('sign_in', 'id');

-- Returns the ids of the newest 1001 rows of a list that have the words: the screen shows 1000, then asks for more precise
-- words. Some accounts search all rows of a list, some their own rows, the others none.
--
-- Under row security, PostgreSQL uses an index only for leakproof conditions, and LIKE is not leakproof. So this function checks the
-- permission and finds ids by index. Functions of the API then read these rows under row security, with the rights of the caller.
create function private.search_ids(list text, words text) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  condition text;
  reads_all boolean;
  reads_own boolean := false;
  ids uuid[];
begin
  case list
    when 'activity_log' then
      reads_all := private.has_permission('user_manage');
    when 'media_library' then
      reads_all := private.is_staff();
    when 'content' then
      reads_all := private.may_read_all_content();
      reads_own := private.has_permission('content_create') or private.has_permission('content_draft');
  end case;
  if not (reads_all or reads_own) then
    return '{}';
  end if;
  condition := case list
    when 'content' then private.build_content_search_condition(words, reads_all)
    else private.build_search_condition(words)
  end;
  if condition = '' then
    return '{}';
  end if;
  execute format(
    'select array(
       with readable_row as %s (select * from public.%I where %s)
       select id from readable_row where true%s order by created_at desc, id limit 1001
     )',
    -- an account has few rows: `materialized` makes PostgreSQL find them by author first, not by the index of the words
    case when reads_all then 'not materialized' else 'materialized' end,
    list,
    case when reads_all then 'true' else format('author_id = %L', auth.uid()) end,
    condition
  ) into ids;
  return ids;
end
$$;

create function public.search_activity(words text) returns setof public.activity_log
language sql stable rows 50 set search_path = '' as $$
  select * from public.activity_log where id = any (private.search_ids('activity_log', words))
$$;

-- Returns the filters of the journal as SQL; null stands for any.
create function private.build_activity_condition(
  wanted_type public.activity_type, person uuid, since timestamptz, before timestamptz, alerts_only boolean
) returns text
language sql stable set search_path = '' as $$
  select
    case when wanted_type is null then '' else format(' and type = %L', wanted_type) end
    || case when person is null then '' else format(' and actor = %L', person) end
    || case when since is null then '' else format(' and created_at >= %L', since) end
    || case when before is null then '' else format(' and created_at < %L', before) end
    || case when alerts_only then ' and is_alert is true' else '' end
$$;

-- Counts lines exactly. Under row security, PostgreSQL tests an enum row by row: a million rows took half a second. This
-- function checks the permission once, then reads one index.
create function private.count_activity(
  wanted_type public.activity_type default null, person uuid default null, since timestamptz default null,
  before timestamptz default null, alerts_only boolean default false
) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  total bigint;
begin
  if not private.has_permission('user_manage') then
    return 0;
  end if;
  perform private.consume_rate_limit('search', auth.uid()::text);
  execute 'select count(*) from public.activity_log where true'
    || private.build_activity_condition(wanted_type, person, since, before, alerts_only) into total;
  return total;
end
$$;

grant execute on function private.search_ids(text, text), public.search_activity(text) to authenticated;
select private.expose_function('count_activity');
