-- Searching people at any size. Under row security a condition that is not leakproof (like, &&) may only be tried on rows
-- the policy has let through, one by one: no index on names or roles can serve it. Who may see every profile is a question
-- about the person asking, not about a row, so it is asked once here, and the indexes do the rest.

-- One page of the users screen. `words` are looked for in folded names, or in addresses when they hold an @; of `wanted`
-- roles one is enough, '-' alone stands for people without any.
create function private.find_people(words text, wanted text[], sort text, skip integer, size integer)
returns setof public.profiles
language plpgsql stable security definer set search_path = '' as $$
declare
  ordered text := case sort
    when 'oldest' then ' order by created_at, id desc'
    when 'name' then ' order by search_name, id'
    when 'name-desc' then ' order by search_name desc, id desc'
    else ' order by created_at desc, id'
  end;
  pattern text;
begin
  if not private.has_permission('user_manage') then
    return;
  end if;
  pattern := private.search_pattern(words);
  -- Built as text so that each call is planned for what it asks; nothing of what was sent is in the text. The rows before
  -- the page are skipped in the index, and only those of the page are read.
  return query execute
    'select profiles.* from (select id from public.profiles where true'
    || private.people_condition(pattern, wanted) || ordered
    || ' offset $3 limit $4) as page join public.profiles using (id)' || ordered
    using pattern, wanted, greatest(skip, 0), least(greatest(size, 0), 100);
end
$$;

create function private.count_people(words text, wanted text[]) returns bigint
language plpgsql stable security definer set search_path = '' as $$
declare
  found bigint;
  pattern text;
begin
  if not private.has_permission('user_manage') then
    return 0;
  end if;
  pattern := private.search_pattern(words);
  execute 'select count(*) from public.profiles where true' || private.people_condition(pattern, wanted)
    into found using pattern, wanted;
  return found;
end
$$;

-- The condition both share, over $1 = pattern and $2 = wanted.
create function private.people_condition(pattern text, wanted text[]) returns text
language sql immutable set search_path = '' as $$
  select
    case when pattern is null then '' when pattern like '%@%' then ' and email ilike $1' else ' and search_name like $1' end
    || case
      when wanted = array['-'] then ' and roles is null' when wanted <> '{}' then ' and roles operator(pg_catalog.&&) $2'
      else ''
    end
$$;

-- The two doors the API offers: they run as whoever knocks.
create function public.find_people(
  words text default null, wanted text[] default '{}', sort text default 'newest', skip integer default 0, size integer default 20
) returns setof public.profiles
language sql stable set search_path = '' as $$ select * from private.find_people(words, wanted, sort, skip, size) $$;

create function public.count_people(words text default null, wanted text[] default '{}') returns bigint
language sql stable set search_path = '' as $$ select private.count_people(words, wanted) $$;

revoke execute on function
  private.find_people(text, text[], text, integer, integer), private.count_people(text, text[]),
  private.people_condition(text, text[]), public.find_people(text, text[], text, integer, integer),
  public.count_people(text, text[])
  from public, anon, authenticated, service_role;
grant execute on function
  private.find_people(text, text[], text, integer, integer), private.count_people(text, text[]),
  public.find_people(text, text[], text, integer, integer), public.count_people(text, text[])
  to authenticated, service_role;
