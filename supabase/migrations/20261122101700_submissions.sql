-- Lists of submissions: searched by part of a name, an address or a subject, filtered, and paged by cursor, at the same
-- speed on the last page as on the first.
--
-- Under row security PostgreSQL uses an index only for conditions that are leakproof. LIKE is not, so a search sent
-- straight to a table reads the table whole. And what is read of people must be counted. So nothing but these functions gives
-- columns that say something of a person: they ask for the permission themselves, find a page by index and count its rows.

-- Rows of a form that each member of staff read within the hour, the last 1,000. Unlogged: backups leave it out.
create unlogged table private.submission_reads (
  reader uuid not null,
  form text not null,
  since timestamptz not null default now(),
  row_ids uuid[] not null,
  constraint submission_reads_pkey primary key (reader, form)
);

-- Counts rows of a form that the caller has not read within the hour. More than 500 of them are a line that stands out.
create function private.note_reading(list text, ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  fresh constant uuid[] := array(
    select unnest(ids)
    except
    select unnest(row_ids) from private.submission_reads as recent
    where recent.reader = auth.uid() and recent.form = list and recent.since >= now() - interval '1 hour'
  );
begin
  if auth.uid() is null or fresh = '{}' then
    return;
  end if;
  delete from private.submission_reads where ctid = any (array(
    select ctid from private.submission_reads as old where old.since < now() - interval '1 hour' for update skip locked
  ));
  insert into private.submission_reads as known (reader, form, row_ids) values (auth.uid(), list, fresh)
  on conflict (reader, form) do update set row_ids = (excluded.row_ids || known.row_ids)[:1000];
  perform private.tally(
    'reading of ' || list || ' by ' || auth.uid(), cardinality(fresh), 500, '1 hour',
    auth.uid(), 'mass_export', 'settings', null, '', jsonb_build_object('list', list)
  );
end
$$;

-- The tables of public in which a person is found, and the column of their address.
create function private.tables_with_address() returns table (name text, address text)
language sql stable security definer rows 10 set search_path = '' as $$
  select kind, address from private.personal_data where address is not null order by kind
$$;

-- From and where of a list, as SQL. Everything that comes from outside is quoted; an unknown table is refused. `whose` is
-- 'mine' or 'nobody'; what is still open and was due before `due_before` is late. Nobody is given a subscription: asked of
-- that list, both fail for want of a column.
create function private.submission_filter(
  source text, words text, state text, since timestamptz, before timestamptz, whose text, due_before date
) returns text
language plpgsql stable set search_path = '' as $$
declare
  dated text := case source when 'newsletter_subscriptions' then 'subscribed_at' else 'created_at' end;
  pattern text := private.folded_pattern(words);
begin
  if source is null or not exists (select from private.tables_with_address() where name = source) then
    raise exception 'not a list of submissions: %', source using errcode = '22023';
  end if;
  if whose not in ('mine', 'nobody') then
    raise exception 'neither mine nor nobody''s' using errcode = '22023';
  end if;
  return format('from public.%I where true', source)
    || case when pattern is null then '' else private.like_condition(source, 'search_text', 'like', pattern) end
    || case
      when state is null then ''
      when dated = 'subscribed_at' then format(' and is_active = %L', state = 'active')
      else format(' and status = %L', state)
    end
    || case when since is null then '' else format(' and %I >= %L', dated, since) end
    || case when before is null then '' else format(' and %I < %L', dated, before) end
    || case whose
      when 'mine' then format(' and assignee = %L', auth.uid())
      when 'nobody' then ' and assignee is null'
      else ''
    end
    || case
      when due_before is null then ''
      -- in the words of the index
      else format(' and due_on < %L and status in (''new'', ''in_progress'')', due_before)
    end;
end
$$;

-- Returns the rows of one page, newest first: the first page without a cursor, else what follows the cursor. Backwards, it returns
-- what stands before the cursor, or the last page. With wanted_id, it returns that row alone. It answers those who may read the form,
-- and counts the rows: the functions of the lists write. `row_type` is a null of the type of the table.
create function private.read_submissions(
  row_type anyelement, source text, words text, state text, since timestamptz, before timestamptz,
  cursor_at timestamptz, cursor_id uuid, backwards boolean, wanted integer, whose text, due_before date, wanted_id uuid
) returns setof anyelement
language plpgsql security definer rows 50 set search_path = '' as $$
declare
  dated text := case source when 'newsletter_subscriptions' then 'subscribed_at' else 'created_at' end;
  page text;
  ids uuid[];
begin
  if not private.may_read_forms(source) then
    raise exception 'another permission reads this form' using errcode = '42501';
  end if;
  if wanted > 100 then
    perform private.consume_rate_limit('export', auth.uid()::text);
  end if;
  page := format('select * %s', private.submission_filter(source, words, state, since, before, whose, due_before));
  if wanted_id is not null then
    page := page || format(' and id = %L', wanted_id);
  end if;
  if cursor_at is not null and cursor_id is not null then
    -- the first half is what the index starts from, the second what row comparison cannot say of mixed directions
    page := page || case
      when backwards then format(' and %1$I >= %2$L and (%1$I > %2$L or id < %3$L)', dated, cursor_at, cursor_id)
      else format(' and %1$I <= %2$L and (%1$I < %2$L or id > %3$L)', dated, cursor_at, cursor_id)
    end;
  end if;
  page := page || format(
    case when backwards then ' order by %I asc, id desc limit %s' else ' order by %I desc, id asc limit %s' end,
    dated, least(greatest(wanted, 1), 1000)
  );
  -- the parameter holds each row: PostgreSQL 15 declares no variable of its type
  for row_type in execute format('select * from (%s) as page order by %I desc, id', page, dated) loop
    ids := ids || row_type.id;
    return next row_type;
  end loop;
  perform private.note_reading(source, ids);
end
$$;

-- How many rows lists have, together. A word that most rows hold took up to a second to count: the screen counts a search to
-- a ceiling, as on the other lists; without one it is exact, for the export, which reads every row anyway. Asked for one
-- form too many, it answers nothing rather than less.
create function private.count_submissions(
  sources text[], words text, state text, since timestamptz, before timestamptz, ceiling integer, whose text,
  due_before date
) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  source text;
  dated text;
  found text;
  held bigint;
  total bigint := 0;
begin
  if cardinality(sources) > (select count(*) from private.tables_with_address()) then
    raise exception 'there are not so many lists of submissions' using errcode = '22023';
  end if;
  perform private.consume_rate_limit('search', auth.uid()::text);
  foreach source in array coalesce(sources, '{}') loop
    if not private.may_read_forms(source) then
      raise exception 'another permission reads this form' using errcode = '42501';
    end if;
    dated := case source when 'newsletter_subscriptions' then 'subscribed_at' else 'created_at' end;
    found := private.submission_filter(source, words, state, since, before, whose, due_before);
    execute case
      when ceiling is null then 'select count(*) ' || found
      -- in the order of the list, so that its index is walked until enough are found
      else format('select count(*) from (select %s order by %I desc, id limit %s) as counted', found, dated, ceiling)
    end into held;
    total := total + held;
  end loop;
  return total;
end
$$;

-- What the API offers.
create function public.list_contact_messages(
  words text default null, state text default null, since timestamptz default null, before timestamptz default null,
  cursor_at timestamptz default null, cursor_id uuid default null, backwards boolean default false,
  wanted integer default 21, whose text default null, due_before date default null, wanted_id uuid default null
) returns setof public.contact_messages
language sql rows 50 set search_path = '' as $$
  select * from private.read_submissions(
    null::public.contact_messages, 'contact_messages', words, state, since, before, cursor_at, cursor_id, backwards, wanted, whose,
    due_before, wanted_id
  )
$$;

create function public.list_business_contacts(
  words text default null, state text default null, since timestamptz default null, before timestamptz default null,
  cursor_at timestamptz default null, cursor_id uuid default null, backwards boolean default false,
  wanted integer default 21, whose text default null, due_before date default null, wanted_id uuid default null
) returns setof public.business_contacts
language sql rows 50 set search_path = '' as $$
  select * from private.read_submissions(
    null::public.business_contacts, 'business_contacts', words, state, since, before, cursor_at, cursor_id, backwards, wanted, whose,
    due_before, wanted_id
  )
$$;

create function public.list_press_contacts(
  words text default null, state text default null, since timestamptz default null, before timestamptz default null,
  cursor_at timestamptz default null, cursor_id uuid default null, backwards boolean default false,
  wanted integer default 21, whose text default null, due_before date default null, wanted_id uuid default null
) returns setof public.press_contacts
language sql rows 50 set search_path = '' as $$
  select * from private.read_submissions(
    null::public.press_contacts, 'press_contacts', words, state, since, before, cursor_at, cursor_id, backwards, wanted, whose,
    due_before, wanted_id
  )
$$;

create function public.list_job_applications(
  words text default null, state text default null, since timestamptz default null, before timestamptz default null,
  cursor_at timestamptz default null, cursor_id uuid default null, backwards boolean default false,
  wanted integer default 21, whose text default null, due_before date default null, wanted_id uuid default null
) returns setof public.job_applications
language sql rows 50 set search_path = '' as $$
  select * from private.read_submissions(
    null::public.job_applications, 'job_applications', words, state, since, before, cursor_at, cursor_id, backwards, wanted, whose,
    due_before, wanted_id
  )
$$;

-- The token that unsubscribes stays in the database, so this one names its columns.
create function public.list_newsletter_subscriptions(
  words text default null, state text default null, since timestamptz default null, before timestamptz default null,
  cursor_at timestamptz default null, cursor_id uuid default null, backwards boolean default false,
  wanted integer default 21, wanted_id uuid default null
) returns table (id uuid, email text, is_active boolean, subscribed_at timestamptz)
language sql rows 50 set search_path = '' as $$
  select id, email, is_active, subscribed_at from private.read_submissions(
    null::public.newsletter_subscriptions, 'newsletter_subscriptions', words, state, since, before, cursor_at, cursor_id,
    backwards, wanted, null, null, wanted_id
  )
$$;

create function public.count_submissions(
  sources text[], words text default null, state text default null, since timestamptz default null,
  before timestamptz default null, ceiling integer default null, whose text default null, due_before date default null
) returns bigint
language sql set search_path = '' as $$
  select private.count_submissions(sources, words, state, since, before, ceiling, whose, due_before)
$$;

-- To whom what a form sent may be given, by name: who deals with a form sees the colleagues who do, and of no other account
-- anything.
create function private.form_handlers(source text) returns table (id uuid, name text)
language plpgsql stable security definer rows 20 set search_path = '' as $$
begin
  if not private.may_read_forms(source) then
    raise exception 'another permission reads this form' using errcode = '42501';
  end if;
  return query select one.id, one.name from private.handlers_of(source) as one order by one.name, one.id;
end
$$;

create function public.form_handlers(source text) returns table (id uuid, name text)
language sql stable rows 20 set search_path = '' as $$
  select one.id, one.name from private.form_handlers(source) as one
$$;

grant execute on function
  private.read_submissions(
    anyelement, text, text, text, timestamptz, timestamptz, timestamptz, uuid, boolean, integer, text, date, uuid
  ),
  private.count_submissions(text[], text, text, timestamptz, timestamptz, integer, text, date),
  public.list_contact_messages(
    text, text, timestamptz, timestamptz, timestamptz, uuid, boolean, integer, text, date, uuid
  ),
  public.list_business_contacts(
    text, text, timestamptz, timestamptz, timestamptz, uuid, boolean, integer, text, date, uuid
  ),
  public.list_press_contacts(
    text, text, timestamptz, timestamptz, timestamptz, uuid, boolean, integer, text, date, uuid
  ),
  public.list_job_applications(
    text, text, timestamptz, timestamptz, timestamptz, uuid, boolean, integer, text, date, uuid
  ),
  public.list_newsletter_subscriptions(text, text, timestamptz, timestamptz, timestamptz, uuid, boolean, integer, uuid),
  public.count_submissions(text[], text, text, timestamptz, timestamptz, integer, text, date),
  private.form_handlers(text), public.form_handlers(text)
  to authenticated;

-- Right to erasure: everything one person ever sent, found and erased by e-mail address, in any spelling.

-- How much is kept of a person, by table, and the names of their CVs: for super admins, who may read and erase all of it. Of
-- what is sent no more is read than an address may have, and one character.
create function private.find_person(person text) returns table (held jsonb, cv_paths text[])
language plpgsql security definer rows 1 set search_path = '' as $$
declare
  wanted constant text := lower(left(btrim(person), 255));
  place record;
  amount bigint;
begin
  if not (select private.has_permission('all')) then
    raise exception 'only super admins look a person up' using errcode = '42501';
  end if;
  perform private.consume_rate_limit('search', auth.uid()::text);
  held := '{}';
  for place in select * from private.tables_with_address() loop
    execute format('select count(*) from public.%I where %I = $1', place.name, place.address) into amount using wanted;
    held := held || jsonb_build_object(place.name, amount);
  end loop;
  cv_paths := array(
    select cv_path from public.job_applications where email_key = wanted and cv_path is not null order by cv_path
  );
  return next;
end
$$;

create function public.find_person(person text) returns table (held jsonb, cv_paths text[])
language sql rows 1 set search_path = '' as $$ select * from private.find_person(person) $$;

-- One line of the journal says that somebody was erased, by whom and how much; whom it was about is gone.
create function private.record_erasure(erased jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not (select private.has_permission('all')) then
    raise exception 'only super admins erase submissions' using errcode = '42501';
  end if;
  perform private.record_activity(auth.uid(), 'erase_person', 'settings', null, 'Formulaires', erased);
end
$$;

-- Erases a person from every table at once, or from none; answers how much, by table. Files are beyond SQL's reach: the
-- storage API removes them first, and as long as one is left nothing is erased, because the name of the file would be lost
-- with the row.
create function private.erase_person(person text) returns table (erased jsonb)
language plpgsql security definer rows 1 set search_path = '' as $$
declare
  wanted text;
  place record;
  amount bigint;
  total bigint := 0;
begin
  if not (select private.has_permission('all')) then
    raise exception 'only super admins erase submissions' using errcode = '42501';
  end if;
  wanted := lower(left(btrim(person), 255));
  if exists (
    select from public.job_applications as sent
    join storage.objects as file on file.name = sent.cv_path and file.bucket_id = 'cv'
    where sent.email_key = wanted
      -- the caller cannot see a file in quarantine: removed_files deletes it, once no application names it
      and private.is_cv_open(file.name)
  ) then
    raise exception 'a CV of this person is still stored' using errcode = '55000';
  end if;
  erased := '{}';
  for place in select * from private.tables_with_address() loop
    execute format('delete from public.%I where %I = $1', place.name, place.address) using wanted;
    get diagnostics amount = row_count;
    erased := erased || jsonb_build_object(place.name, amount);
    total := total + amount;
  end loop;
  perform private.forget_mails(wanted);
  if total > 0 then
    perform private.record_erasure(erased);
  end if;
  return next;
end
$$;

create function public.erase_person(person text) returns table (erased jsonb)
language sql rows 1 set search_path = '' as $$ select * from private.erase_person(person) $$;

grant execute on function
  private.find_person(text), public.find_person(text), private.erase_person(text), public.erase_person(text)
  to authenticated;
