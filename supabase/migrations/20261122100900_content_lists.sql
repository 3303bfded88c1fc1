-- Returns the contents that have the words (private.content_search_condition). The API filters, sorts and pages them like the table.
create function public.search_content(words text) returns setof public.content
language sql stable set search_path = '' as $$
  select * from public.content where id = any (private.search_ids('content', words))
$$;

-- Counts what row security lets the caller read: every content, or their own.
create function private.count_content(
  wanted_status public.content_status, wanted_type public.content_type, wanted_category uuid
) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  total bigint;
  condition text := 'copy_of is null';
begin
  perform private.consume_rate_limit('search', auth.uid()::text);
  if not private.may_read_all_content() then
    if not (private.has_permission('content_create') or private.has_permission('content_draft')) then
      return 0;
    end if;
    condition := 'copy_of is null and author_id = (select auth.uid())';
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
  public.search_content(text),
  private.count_content(public.content_status, public.content_type, uuid),
  public.count_content(public.content_status, public.content_type, uuid)
  to authenticated;
grant execute on function public.search_content(text) to service_role;
