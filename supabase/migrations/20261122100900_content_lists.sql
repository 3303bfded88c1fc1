-- Searches and counts contents in two functions each (20261122100200_activity_log.sql says why). Accounts that may not read every
-- content search their own.
create function private.content_ids_titled(words text) returns uuid[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  reads_all boolean := private.may_read_all_content();
  pattern text;
begin
  if not (reads_all or private.has_permission('content_create') or private.has_permission('content_draft')) then
    return '{}';
  end if;
  pattern := private.folded_pattern(words);
  if reads_all then
    return array(
      select id from public.content where private.fold(title) like pattern order by created_at desc, id limit 1001
    );
  end if;
  return array(
    with own as materialized (
      select id, title, created_at from public.content where author_id = (select auth.uid())
    )
    select id from own where private.fold(title) like pattern order by created_at desc, id limit 1001
  );
end
$$;

-- The contents with such a title, for the API to filter, sort and page like the table itself.
create function public.content_titled(words text) returns setof public.content
language sql stable set search_path = '' as $$
  select * from public.content where id = any (private.content_ids_titled(words))
$$;

-- Counts what row security lets the caller read: every content, or their own.
create function private.count_content(
  wanted_status public.content_status, wanted_type public.content_type, wanted_category uuid
) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  total bigint;
  condition text := 'true';
begin
  perform private.consume_rate_limit('search', auth.uid()::text);
  if not private.may_read_all_content() then
    if not (private.has_permission('content_create') or private.has_permission('content_draft')) then
      return 0;
    end if;
    condition := 'author_id = (select auth.uid())';
  end if;
  execute 'select count(*) from public.content where ' || condition
    || case when wanted_status is null then '' else ' and status = $1' end
    || case when wanted_type is null then '' else ' and content_type = $2' end
    || case when wanted_category is null then '' else ' and category_id = $3' end
    into total using wanted_status, wanted_type, wanted_category;
  return total;
end
$$;

create function public.count_content(
  wanted_status public.content_status default null, wanted_type public.content_type default null,
  wanted_category uuid default null
) returns bigint
language sql set search_path = '' as $$
  select private.count_content(wanted_status, wanted_type, wanted_category)
$$;

grant execute on function
  private.content_ids_titled(text), public.content_titled(text),
  private.count_content(public.content_status, public.content_type, uuid),
  public.count_content(public.content_status, public.content_type, uuid)
  to authenticated;
grant execute on function public.content_titled(text) to service_role;
