-- A search costs what its commonest word costs: the index holds, for each three letters, every row that has them, and
-- « awa@gmail.com » walks through all the rows that say « gmail ». So the index is asked only for the words that fewer
-- than half of the rows hold, and the whole pattern is tried on what it finds.

-- Condition « column like pattern », as SQL. The statistics of the column stand for its rows: a pattern they have seen is on
-- many rows, and is left to the planner, which then walks the list in its order.
create function private.like_condition(source text, searched text, operator text, pattern text) returns text
language plpgsql stable set search_path = '' as $$
declare
  whole text := format(' and %I %s %L', searched, operator, pattern);
  seen text[];
  known integer;
  word text;
  held integer;
  telling text := '';
  common boolean := false;
begin
  select histogram_bounds::text::text[] into seen from pg_catalog.pg_stats
  where schemaname = 'public' and tablename = source and attname = searched;
  known := coalesce(array_length(seen, 1), 0);
  if known = 0 or exists (select from unnest(seen) as value where value ilike pattern) then
    return whole;
  end if;
  -- a word with the sign after it, or with both halves of an escaped one: any part of the pattern is a pattern it implies.
  -- Eight are enough to tell; each asked for costs a look at the statistics and one at the index.
  for word in
    select part[1] from regexp_matches(pattern, '[[:alnum:]]{3,}(?:\\.|[^[:alnum:]\\%])?', 'g') as part limit 8
  loop
    select count(*) into held from unnest(seen) as value
    where value ilike '%' || (regexp_match(word, '^[[:alnum:]]+'))[1] || '%';
    if held * 2 < known then
      telling := telling || format(' and %I %s %L', searched, operator, '%' || word || '%');
    else
      common := true;
    end if;
  end loop;
  -- the empty text keeps the whole pattern away from the index
  if common and telling <> '' then
    return telling || format(' and %I || '''' %s %L', searched, operator, pattern);
  end if;
  return whole;
end
$$;

-- As before, the search apart.
create or replace function private.submission_filter(
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
    || case when pattern is null then '' else private.like_condition(source, 'search_text', 'like', pattern) end
    || case
      when state is null then ''
      when dated = 'subscribed_at' then format(' and is_active = %L', state = 'active')
      else format(' and status = %L', state)
    end
    || case when since is null then '' else format(' and %I >= %L', dated, since) end
    || case when before is null then '' else format(' and %I < %L', dated, before) end;
end
$$;

-- As before, the search apart; what was sent is in the text, quoted.
create or replace function private.people_condition(pattern text, wanted text[]) returns text
language sql stable set search_path = '' as $$
  select
    case
      when pattern is null then ''
      when pattern like '%@%' then private.like_condition('profiles', 'email', 'ilike', pattern)
      else private.like_condition('profiles', 'search_name', 'like', pattern)
    end
    || case
      when wanted = array['-'] then ' and roles is null' when wanted <> '{}' then ' and roles operator(pg_catalog.&&) $2'
      else ''
    end
$$;

revoke execute on function private.like_condition(text, text, text, text)
  from public, anon, authenticated, service_role;
