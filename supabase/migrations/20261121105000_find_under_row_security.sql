-- Searches that an index serves.
--
-- Under row security PostgreSQL gives an index only conditions whose operator is leakproof, and hides its statistics from
-- the others: uuid, text and timestamp comparisons are leakproof, those of enums and arrays, LIKE and ILIKE are not. Sent
-- straight to a table, a search reads the table whole, and sorts it even when every second row matches. So a private
-- function, which asks for the permission itself, finds the keys; a function of the API, with no rights but the
-- caller's, reads these rows under row security, for the API to filter, sort and page them.
--
-- The newest 1001 that match: one more than is shown, and « more than 1000 » is an answer that asks for another word.

-- Same signature as before it: whoever does not read everything searches among their own, which are few.
create or replace function private.content_ids_titled(words text) returns uuid[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  reads_all boolean := private.has_permission('content_edit')
    or private.has_permission('content_manage')
    or private.has_permission('content_moderate');
  pattern text;
begin
  if not (reads_all or private.has_permission('content_create') or private.has_permission('content_draft')) then
    return '{}';
  end if;
  pattern := private.search_pattern(words);
  if reads_all then
    return array(
      select id from public.content where title ilike pattern order by created_at desc, id limit 1001
    );
  end if;
  return array(
    with own as materialized (
      select id, title, created_at from public.content where author_id = (select auth.uid())
    )
    select id from own where title ilike pattern order by created_at desc, id limit 1001
  );
end
$$;

create function private.media_ids_found(words text) returns uuid[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  pattern text;
begin
  if not private.is_staff() then
    return '{}';
  end if;
  pattern := private.search_pattern(words);
  return array(
    select id from public.media_library where search_text like pattern order by created_at desc, id limit 1001
  );
end
$$;

create function public.media_found(words text) returns setof public.media_library
language sql stable rows 50 set search_path = '' as $$
  select * from public.media_library where id = any (private.media_ids_found(words))
$$;

create function private.activity_ids_found(words text) returns uuid[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  pattern text;
begin
  if not private.has_permission('user_manage') then
    return '{}';
  end if;
  pattern := private.search_pattern(words);
  return array(
    select id from public.activity_log where activity_log.words ilike pattern
    order by created_at desc, id limit 1001
  );
end
$$;

create function public.activity_found(words text) returns setof public.activity_log
language sql stable rows 50 set search_path = '' as $$
  select * from public.activity_log where id = any (private.activity_ids_found(activity_found.words))
$$;

revoke execute on function
  private.content_ids_titled(text), private.media_ids_found(text), public.media_found(text),
  private.activity_ids_found(text), public.activity_found(text)
  from public, anon, authenticated, service_role;
grant execute on function
  private.content_ids_titled(text), private.media_ids_found(text), public.media_found(text),
  private.activity_ids_found(text), public.activity_found(text)
  to authenticated;
