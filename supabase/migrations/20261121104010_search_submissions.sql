-- Lists of submissions: searched by part of a name, an address or a subject, filtered, and paged by cursor, at the same
-- speed on the last page as on the first.
--
-- Under row security PostgreSQL uses an index only for conditions that are leakproof. LIKE is not, so a search sent
-- straight to a table reads the table whole. Here a function of the private schema, which asks for the permission
-- itself, finds the keys of one page by index; functions of the API, with no rights but the caller's, then read these
-- rows under row security like any other request.
create extension if not exists pg_trgm with schema extensions;

-- What is searched, without case or accents. Generated, so that no form sends it. The private function folded_pattern
-- holds the same letters.
do $migration$
declare
  searched record;
begin
  for searched in
    select * from (values
      ('contact_messages', $$name || ' ' || email || ' ' || subject$$),
      ('business_contacts', $$first_name || ' ' || last_name || ' ' || email || ' ' || company || ' ' || subject$$),
      ('press_contacts', $$first_name || ' ' || last_name || ' ' || email || ' ' || subject$$),
      ('job_applications', $$first_name || ' ' || last_name || ' ' || email || ' ' || job_title$$),
      ('newsletter_subscriptions', $$email$$)
    ) as list (source, words)
  loop
    execute format(
      $sql$
        alter table public.%I add column search_text text not null generated always as (
          replace(translate(
            lower(%s),
            'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝŸ',
            'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuyy'
          ), 'œ', 'oe')
        ) stored
      $sql$,
      searched.source, searched.words
    );
    execute format(
      'create index %I on public.%I using gin (search_text extensions.gin_trgm_ops)',
      searched.source || '_search_idx', searched.source
    );
  end loop;
end
$migration$;

create index newsletter_subscriptions_is_active_idx
  on public.newsletter_subscriptions (is_active, subscribed_at desc, id);

-- Pattern of LIKE that finds the words anywhere, spelled as search_text is; null when there is nothing to search.
create function private.folded_pattern(words text) returns text
language sql immutable set search_path = '' as $$
  select replace(translate(
    lower(private.search_pattern(words)),
    'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝŸ',
    'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuyy'
  ), 'œ', 'oe')
$$;

-- From and where of a list, as SQL. Everything that comes from outside is quoted; an unknown table is refused.
create function private.submission_filter(
  source text, words text, state text, since timestamptz, before timestamptz
) returns text
language plpgsql stable set search_path = '' as $$
declare
  dated text := case source when 'newsletter_subscriptions' then 'subscribed_at' else 'created_at' end;
  pattern text := private.folded_pattern(words);
begin
  if source is null or source not in (
    'contact_messages', 'business_contacts', 'press_contacts', 'job_applications', 'newsletter_subscriptions'
  ) then
    raise exception 'not a list of submissions: %', source using errcode = '22023';
  end if;
  return format('from public.%I where true', source)
    || case when pattern is null then '' else format(' and search_text like %L', pattern) end
    || case
      when state is null then ''
      when dated = 'subscribed_at' then format(' and is_active = %L', state = 'active')
      else format(' and status = %L', state)
    end
    || case when since is null then '' else format(' and %I >= %L', dated, since) end
    || case when before is null then '' else format(' and %I < %L', dated, before) end;
end
$$;

-- Keys of one page, newest first: of the first page without a cursor, of what follows the cursor, or, backwards, of what
-- stands before it (of the last page without a cursor). Answers super admins only.
create function private.find_submissions(
  source text, words text, state text, since timestamptz, before timestamptz,
  cursor_at timestamptz, cursor_id uuid, backwards boolean, wanted integer
) returns table (id uuid)
language plpgsql stable security definer rows 50 set search_path = '' as $$
declare
  dated text := case source when 'newsletter_subscriptions' then 'subscribed_at' else 'created_at' end;
  page text;
begin
  if not (select private.has_permission('all')) then
    raise exception 'only super admins read submissions' using errcode = '42501';
  end if;
  page := format('select id %s', private.submission_filter(source, words, state, since, before));
  if cursor_at is not null and cursor_id is not null then
    -- the first half is what the index starts from, the second what row comparison cannot say of mixed directions
    page := page || case
      when backwards then format(' and %1$I >= %2$L and (%1$I > %2$L or id < %3$L)', dated, cursor_at, cursor_id)
      else format(' and %1$I <= %2$L and (%1$I < %2$L or id > %3$L)', dated, cursor_at, cursor_id)
    end;
  end if;
  return query execute page || format(
    case when backwards then ' order by %I asc, id desc limit %s' else ' order by %I desc, id asc limit %s' end,
    dated, least(greatest(wanted, 1), 1000)
  );
end
$$;

-- How many rows a list has. Answers super admins only.
create function private.count_submissions(
  source text, words text, state text, since timestamptz, before timestamptz
) returns bigint
language plpgsql stable security definer set search_path = '' as $$
declare
  total bigint;
begin
  if not (select private.has_permission('all')) then
    raise exception 'only super admins read submissions' using errcode = '42501';
  end if;
  execute 'select count(*) ' || private.submission_filter(source, words, state, since, before) into total;
  return total;
end
$$;

-- What the API offers. Each reads its table under row security, with the rights of whoever calls.
create function public.list_contact_messages(
  words text default null, state text default null, since timestamptz default null, before timestamptz default null,
  cursor_at timestamptz default null, cursor_id uuid default null, backwards boolean default false,
  wanted integer default 21
) returns setof public.contact_messages
language sql stable rows 50 set search_path = '' as $$
  select sent.* from public.contact_messages as sent
  join private.find_submissions(
    'contact_messages', words, state, since, before, cursor_at, cursor_id, backwards, wanted
  ) as found on found.id = sent.id
  order by sent.created_at desc, sent.id
$$;

create function public.list_business_contacts(
  words text default null, state text default null, since timestamptz default null, before timestamptz default null,
  cursor_at timestamptz default null, cursor_id uuid default null, backwards boolean default false,
  wanted integer default 21
) returns setof public.business_contacts
language sql stable rows 50 set search_path = '' as $$
  select sent.* from public.business_contacts as sent
  join private.find_submissions(
    'business_contacts', words, state, since, before, cursor_at, cursor_id, backwards, wanted
  ) as found on found.id = sent.id
  order by sent.created_at desc, sent.id
$$;

create function public.list_press_contacts(
  words text default null, state text default null, since timestamptz default null, before timestamptz default null,
  cursor_at timestamptz default null, cursor_id uuid default null, backwards boolean default false,
  wanted integer default 21
) returns setof public.press_contacts
language sql stable rows 50 set search_path = '' as $$
  select sent.* from public.press_contacts as sent
  join private.find_submissions(
    'press_contacts', words, state, since, before, cursor_at, cursor_id, backwards, wanted
  ) as found on found.id = sent.id
  order by sent.created_at desc, sent.id
$$;

create function public.list_job_applications(
  words text default null, state text default null, since timestamptz default null, before timestamptz default null,
  cursor_at timestamptz default null, cursor_id uuid default null, backwards boolean default false,
  wanted integer default 21
) returns setof public.job_applications
language sql stable rows 50 set search_path = '' as $$
  select sent.* from public.job_applications as sent
  join private.find_submissions(
    'job_applications', words, state, since, before, cursor_at, cursor_id, backwards, wanted
  ) as found on found.id = sent.id
  order by sent.created_at desc, sent.id
$$;

-- The token that unsubscribes stays in the database, so this one names its columns.
create function public.list_newsletter_subscriptions(
  words text default null, state text default null, since timestamptz default null, before timestamptz default null,
  cursor_at timestamptz default null, cursor_id uuid default null, backwards boolean default false,
  wanted integer default 21
) returns table (id uuid, email text, is_active boolean, subscribed_at timestamptz)
language sql stable rows 50 set search_path = '' as $$
  select sent.id, sent.email, sent.is_active, sent.subscribed_at from public.newsletter_subscriptions as sent
  join private.find_submissions(
    'newsletter_subscriptions', words, state, since, before, cursor_at, cursor_id, backwards, wanted
  ) as found on found.id = sent.id
  order by sent.subscribed_at desc, sent.id
$$;

create function public.count_submissions(
  sources text[], words text default null, state text default null, since timestamptz default null,
  before timestamptz default null
) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(private.count_submissions(source, words, state, since, before)), 0)::bigint
  from unnest(sources) as source
$$;

revoke execute on function
  private.folded_pattern(text),
  private.submission_filter(text, text, text, timestamptz, timestamptz),
  private.find_submissions(
    text, text, text, timestamptz, timestamptz, timestamptz, uuid, boolean, integer
  ),
  private.count_submissions(text, text, text, timestamptz, timestamptz),
  public.list_contact_messages(text, text, timestamptz, timestamptz, timestamptz, uuid, boolean, integer),
  public.list_business_contacts(text, text, timestamptz, timestamptz, timestamptz, uuid, boolean, integer),
  public.list_press_contacts(text, text, timestamptz, timestamptz, timestamptz, uuid, boolean, integer),
  public.list_job_applications(text, text, timestamptz, timestamptz, timestamptz, uuid, boolean, integer),
  public.list_newsletter_subscriptions(text, text, timestamptz, timestamptz, timestamptz, uuid, boolean, integer),
  public.count_submissions(text[], text, text, timestamptz, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function
  private.find_submissions(
    text, text, text, timestamptz, timestamptz, timestamptz, uuid, boolean, integer
  ),
  private.count_submissions(text, text, text, timestamptz, timestamptz),
  public.list_contact_messages(text, text, timestamptz, timestamptz, timestamptz, uuid, boolean, integer),
  public.list_business_contacts(text, text, timestamptz, timestamptz, timestamptz, uuid, boolean, integer),
  public.list_press_contacts(text, text, timestamptz, timestamptz, timestamptz, uuid, boolean, integer),
  public.list_job_applications(text, text, timestamptz, timestamptz, timestamptz, uuid, boolean, integer),
  public.list_newsletter_subscriptions(text, text, timestamptz, timestamptz, timestamptz, uuid, boolean, integer),
  public.count_submissions(text[], text, text, timestamptz, timestamptz)
  to authenticated;
