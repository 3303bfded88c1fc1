-- The users screen pages like the other lists (src/admin/lib/keyset.ts): by « what comes after this person » or « before that
-- one », the last page read backwards, so that a page costs the same wherever it stands and nobody who signs up meanwhile
-- shifts the others. `skip` stays for an address written by hand, which knows a number and no person.
drop function public.find_people(text, text[], text, integer, integer);
drop function private.find_people(text, text[], text, integer, integer);

-- `cursor_value` is what the ordering column of the person `cursor_id` holds. Backwards, rows come from the end of the list.
create function private.find_people(
  words text, wanted text[], sort text, skip integer, size integer,
  cursor_value text, cursor_id uuid, backwards boolean
) returns setof public.profiles
language plpgsql stable security definer set search_path = '' as $$
declare
  by_name boolean := sort in ('name', 'name-desc');
  ascending boolean := (sort in ('oldest', 'name')) <> backwards;
  -- an index read from either end: names go with the ids upwards, dates against them
  ids_ascending boolean := ascending = by_name;
  ordered text := format(
    ' order by %I %s, id %s', case when by_name then 'search_name' else 'created_at' end,
    case when ascending then 'asc' else 'desc' end, case when ids_ascending then 'asc' else 'desc' end
  );
  place text := '';
  pattern text;
begin
  if not private.has_permission('user_manage') then
    return;
  end if;
  if cardinality(wanted) > 20 then
    raise exception 'too many roles' using errcode = '22023';
  end if;
  pattern := private.search_pattern(words);
  if cursor_value is not null and cursor_id is not null then
    -- the first half is where the index starts from, the second leaves out the ties already shown
    place := format(
      case when by_name
        then ' and search_name %1$s= $5 and (search_name %1$s $5 or id %2$s $6)'
        else ' and created_at %1$s= $5::timestamptz and (created_at %1$s $5::timestamptz or id %2$s $6)'
      end,
      case when ascending then '>' else '<' end, case when ids_ascending then '>' else '<' end
    );
  end if;
  -- Built as text so that each call is planned for what it asks. The rows before the page are skipped in the index, and
  -- only those of the page are read.
  return query execute
    'select profiles.* from (select id from public.profiles where true'
    || private.people_condition(pattern, wanted) || place || ordered
    || ' offset $3 limit $4) as page join public.profiles using (id)' || ordered
    using pattern, wanted, greatest(skip, 0), least(greatest(size, 0), 100), cursor_value, cursor_id;
end
$$;

-- The door the API offers: it runs as whoever knocks.
create function public.find_people(
  words text default null, wanted text[] default '{}', sort text default 'newest', skip integer default 0,
  size integer default 20, cursor_value text default null, cursor_id uuid default null, backwards boolean default false
) returns setof public.profiles
language sql stable set search_path = '' as $$
  select * from private.find_people(words, wanted, sort, skip, size, cursor_value, cursor_id, backwards)
$$;

revoke execute on function
  private.find_people(text, text[], text, integer, integer, text, uuid, boolean),
  public.find_people(text, text[], text, integer, integer, text, uuid, boolean)
  from public, anon, authenticated, service_role;
grant execute on function
  private.find_people(text, text[], text, integer, integer, text, uuid, boolean),
  public.find_people(text, text[], text, integer, integer, text, uuid, boolean)
  to authenticated, service_role;
