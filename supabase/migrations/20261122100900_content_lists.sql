-- Returns the contents that have the words (private.content_search_condition). The API filters, sorts and pages them like the table.
create function public.search_content(words text) returns setof public.content
language sql stable set search_path = '' as $$
  select * from public.content where id = any (private.search_ids('content', words))
$$;

grant execute on function public.search_content(text) to authenticated, service_role;
