-- Lists of submissions: searched by words of `search_text`, filtered, and paged by cursor.
--
-- Under row security, PostgreSQL searches a table without its index, because LIKE is not leakproof. The database also counts how
-- many rows of personal data each person reads. So only these functions return personal columns: they check the permission,
-- find a page by index, and record how many rows the person has read.

-- The last 1,000 rows of each form that each member of staff read within the hour. Unlogged: backups leave it out.
create unlogged table private.submission_reads (
  reader uuid not null,
  form text not null,
  since timestamptz not null default now(),
  row_ids uuid[] not null,
  constraint submission_reads_pkey primary key (reader, form)
);

-- Counts rows that the caller reads for the first time in an hour. More than 500 rows of a form make an alert in the journal.
-- One row per reader and form keeps pages fast; it remembers 1,000 ids, so older ones count again.
create function private.count_submission_reads(source text, ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  new_ids constant uuid[] := array(
    select unnest(ids)
    except
    select unnest(row_ids) from private.submission_reads as recent_reads
    where recent_reads.reader = auth.uid() and recent_reads.form = source and recent_reads.since >= now() - interval '1 hour'
  );
begin
  if auth.uid() is null or new_ids = '{}' then
    return;
  end if;
  delete from private.submission_reads where ctid = any (array(
    select ctid from private.submission_reads as old_reads where old_reads.since < now() - interval '1 hour' for update skip locked
  ));
  insert into private.submission_reads as reads (reader, form, row_ids) values (auth.uid(), source, new_ids)
  on conflict (reader, form) do update set row_ids = (excluded.row_ids || reads.row_ids)[:1000];
  perform private.record_repeated_event(
    counter_key => 'reading of ' || source || ' by ' || auth.uid(), added_amount => cardinality(new_ids), threshold => 500,
    window_length => '1 hour', actor_id => auth.uid(), action_name => 'mass_export', kind => 'settings', target => null,
    label => '', details => jsonb_build_object('list', source)
  );
end
$$;

-- Returns FROM and WHERE of a list as SQL with quoted values, and refuses an unknown form. The state `open` keeps new rows and rows
-- in progress; `due_before` keeps those of them that are due before that day. A form without follow-up lacks the columns of
-- `due_before` and `assignee_filter`, so PostgreSQL refuses them.
create function private.build_submission_filter(
  form private.submission_sources, words text, state text, since timestamptz, before timestamptz, assignee_filter text,
  due_before date
) returns text
language plpgsql stable set search_path = '' as $$
begin
  if form.name is null then
    raise exception 'not a list of submissions' using errcode = '22023';
  end if;
  if assignee_filter not in ('mine', 'nobody') then
    raise exception 'assignee_filter is mine or nobody' using errcode = '22023';
  end if;
  return format('from public.%I where true', form.name)
    || private.build_search_condition(words)
    || case
      when state is null then ''
      when form.has_follow_up and state = 'open' then ' and status in (''new'', ''in_progress'')'
      when form.has_follow_up then format(' and status = %L', state)
      -- the filter « press » keeps the active addresses of that audience
      when state = 'press' then ' and is_active and audience = ''press'''
      else format(' and is_active = %L', state = 'active')
    end
    || case when since is null then '' else format(' and %I >= %L', form.timestamp_column, since) end
    || case when before is null then '' else format(' and %I < %L', form.timestamp_column, before) end
    || case assignee_filter
      when 'mine' then format(' and assignee = %L', auth.uid())
      when 'nobody' then ' and assignee is null'
      else ''
    end
    || case
      when due_before is null then ''
      -- PostgreSQL uses the partial index only when the condition repeats the predicate of the index
      else format(' and due_on < %L and status in (''new'', ''in_progress'')', due_before)
    end;
end
$$;

-- Returns one page of a form, newest first: the page after the cursor, or the first one without a cursor. With `backwards`, it
-- returns the page before the cursor, or the last one; with `wanted_id`, only that row. It checks the permission, and records the
-- rows as read by the caller. `fields` holds the columns on which signed-in people have any grant; `columns` reduces them further.
-- Tokens and search keys have no grant. `plan_cache_mode` lets PostgreSQL keep plans here; the role `authenticated` would plan each
-- statement.
create function private.list_submissions(
  source text, columns text[] default null, words text default null, state text default null, since timestamptz default null,
  before timestamptz default null, cursor_at timestamptz default null, cursor_id uuid default null, backwards boolean default false,
  page_size integer default 21, assignee_filter text default null, due_before date default null, wanted_id uuid default null
) returns table (id uuid, sent_at timestamptz, fields jsonb)
language plpgsql security definer rows 50 set search_path = '' set plan_cache_mode = 'auto' as $$
declare
  form private.submission_sources;
  -- all clauses after SELECT
  page_query text;
  column_list text;
  date_column text;
  ids uuid[];
begin
  if not private.may_read_forms(source) then
    raise exception 'this form needs another permission' using errcode = '42501';
  end if;
  if cardinality(columns) > 50 then
    raise exception 'no form has so many columns' using errcode = '22023';
  end if;
  if page_size > 100 then
    perform private.consume_rate_limit('export', auth.uid()::text);
  end if;
  select * into form from private.submission_sources where submission_sources.name = source;
  page_query := private.build_submission_filter(form, words, state, since, before, assignee_filter, due_before);
  date_column := form.timestamp_column;
  if wanted_id is not null then
    page_query := page_query || format(' and id = %L', wanted_id);
  end if;
  if cursor_at is not null and cursor_id is not null then
    -- the first condition finds the start in the index; one row comparison cannot express mixed directions
    page_query := page_query || case
      when backwards then format(' and %1$I >= %2$L and (%1$I > %2$L or id < %3$L)', date_column, cursor_at, cursor_id)
      else format(' and %1$I <= %2$L and (%1$I < %2$L or id > %3$L)', date_column, cursor_at, cursor_id)
    end;
  end if;
  page_query := page_query || format(
    case when backwards then ' order by %I asc, id desc limit %s' else ' order by %I desc, id asc limit %s' end,
    date_column, least(greatest(page_size, 1), 1000)
  );
  select string_agg(quote_ident(attname), ', ' order by attnum) into column_list from pg_catalog.pg_attribute
  where attrelid = format('public.%I', source)::regclass and attnum > 0 and not attisdropped
    and has_column_privilege('authenticated', attrelid, attnum, 'select, insert, update')
    and (columns is null or attname = any (columns || array['id', date_column]));
  for id, sent_at, fields in execute format(
    'select id, %1$I, to_jsonb(page) from (select %2$s %3$s) as page order by %1$I desc, id', date_column, column_list, page_query
  ) loop
    ids := ids || id;
    return next;
  end loop;
  -- a bulk action reads only ids and the follow-up, which are no personal data of visitors
  if columns is null or not columns <@ array['status', 'assignee', 'due_on', 'version'] then
    perform private.count_submission_reads(source, ids);
  end if;
end
$$;

-- Counts the rows of several lists together. A search counts each list up to a ceiling, because a common word took up to a second;
-- an export counts exactly. The function refuses a caller who may not read one of the forms.
create function private.count_submissions(
  sources text[], words text default null, state text default null, since timestamptz default null,
  before timestamptz default null, ceiling integer default null, assignee_filter text default null, due_before date default null
) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  source text;
  form private.submission_sources;
  filter_query text;
  amount bigint;
  total bigint := 0;
begin
  if cardinality(sources) > (select count(*) from private.submission_sources) then
    raise exception 'there are not so many lists of submissions' using errcode = '22023';
  end if;
  perform private.consume_rate_limit('search', auth.uid()::text);
  foreach source in array coalesce(sources, '{}') loop
    if not private.may_read_forms(source) then
      raise exception 'this form needs another permission' using errcode = '42501';
    end if;
    select * into form from private.submission_sources where submission_sources.name = source;
    filter_query := private.build_submission_filter(form, words, state, since, before, assignee_filter, due_before);
    execute case
      when ceiling is null then 'select count(*) ' || filter_query
      -- in the order of the list, so that PostgreSQL reads the index of that order and stops at the limit
      else format(
        'select count(*) from (select %s order by %I desc, id limit %s) as limited_rows',
        filter_query, form.timestamp_column, ceiling
      )
    end into amount;
    total := total + amount;
  end loop;
  return total;
end
$$;

-- Returns the possible assignees of a form to those who may read it.
create function private.list_assignable_users(source text) returns table (id uuid, name text)
language sql stable security definer rows 20 set search_path = '' as $$
  select reader.id, reader.name from private.form_readers as reader
  where reader.form = source and (select private.may_read_forms(source)) order by reader.name, reader.id
$$;

select private.expose_function('list_submissions');
select private.expose_function('count_submissions');
select private.expose_function('list_assignable_users');

-- Right to erasure: super admins find and erase all rows of an e-mail address, in upper or lower case.

-- Counts the rows of a person by table, and lists their CVs, for super admins. Longer input than an address is cut.
create function private.find_person(person text) returns table (row_counts jsonb, cv_paths text[])
language plpgsql security definer rows 1 set search_path = '' as $$
declare
  email_address constant text := lower(left(btrim(person), 255));
  form_name text;
  amount bigint;
begin
  perform private.require_permission('all');
  perform private.consume_rate_limit('search', auth.uid()::text);
  row_counts := '{}';
  for form_name in select name from private.submission_sources order by name loop
    execute format('select count(*) from public.%I where email = $1', form_name) into amount using email_address;
    row_counts := row_counts || jsonb_build_object(form_name, amount);
  end loop;
  cv_paths := array(
    select cv_path from public.job_applications where email = email_address and cv_path is not null order by cv_path
  );
  return next;
end
$$;

-- Erases a person from every table or from none, and returns the number of rows by table. The storage API must remove stored
-- CVs first: once the row is erased, nothing says whose file it is.
create function private.erase_person(person text) returns table (erased jsonb)
language plpgsql security definer rows 1 set search_path = '' as $$
declare
  email_address text;
  form_name text;
  amount bigint;
  total bigint := 0;
begin
  perform private.require_permission('all');
  email_address := lower(left(btrim(person), 255));
  if exists (
    select from public.job_applications as application
    join storage.objects as file on file.name = application.cv_path and file.bucket_id = 'cv'
    where application.email = email_address
      -- the caller cannot see a file in quarantine; the job removed_files deletes it
      and private.cv_scan_state(file.name) in ('clean', 'not_scanned')
  ) then
    raise exception 'a CV of this person is still stored' using errcode = '55000';
  end if;
  erased := '{}';
  for form_name in select name from private.submission_sources order by name loop
    execute format('delete from public.%I where email = $1', form_name) using email_address;
    get diagnostics amount = row_count;
    erased := erased || jsonb_build_object(form_name, amount);
    total := total + amount;
  end loop;
  -- the campaign of a deleted mail would wait for its outcome forever
  update private.mails set state = 'cancelled' where recipient = email_address and state in ('waiting', 'claimed');
  delete from private.mails where recipient = email_address;
  if total > 0 then
    -- the line says who erased how many rows, not of whom
    perform private.record_activity(auth.uid(), 'erase_person', 'settings', null, 'Formulaires', erased);
  end if;
  return next;
end
$$;

select private.expose_function('find_person');
select private.expose_function('erase_person');
