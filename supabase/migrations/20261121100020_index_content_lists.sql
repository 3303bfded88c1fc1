-- Row security lets an index serve a condition only when its operator is leakproof: uuid, timestamp and text comparisons
-- are, those of enums and `ilike` are not. Hence partial indexes for a status or a type (a predicate is not evaluated),
-- and functions for the search.
drop index public.content_status_created_at_idx;
drop index public.content_created_at_idx;
drop index public.content_author_id_idx;

-- author_id is in every policy: with it inside, an exact count reads the index alone
create index content_created_at_idx on public.content (created_at desc, id) include (author_id);
create index content_updated_at_idx on public.content (updated_at desc, id) include (author_id);
create index content_title_idx on public.content (title, id) include (author_id);
create index content_author_id_idx on public.content (author_id, created_at desc, id);

create index content_drafts_idx on public.content (created_at desc, id) include (author_id) where status = 'draft';
create index content_published_idx on public.content (created_at desc, id) include (author_id)
  where status = 'published';
create index content_archived_idx on public.content (created_at desc, id) include (author_id)
  where status = 'archived';
create index content_articles_idx on public.content (created_at desc, id) include (author_id)
  where content_type = 'article';
create index content_pages_idx on public.content (created_at desc, id) include (author_id)
  where content_type = 'page';
create index content_news_idx on public.content (created_at desc, id) include (author_id)
  where content_type = 'news';

create extension if not exists pg_trgm with schema extensions;

create index content_title_trgm_idx on public.content using gin (title extensions.gin_trgm_ops);

-- The contents whose title matches, among those the person may read, 2001 at most: more is a common word, which the list
-- finds soon enough by walking one of its orders. Decides nothing: rows are then read under row security.
create function private.content_ids_titled(words text) returns uuid[]
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
    return array(select id from public.content where title ilike pattern limit 2001);
  end if;
  -- their own first: a common word is on a million titles, an author has written a few hundred
  return array(
    with own as materialized (select id, title from public.content where author_id = (select auth.uid()))
    select id from own where title ilike pattern limit 2001
  );
end
$$;

-- The contents with such a title, for the API to filter, sort and page like the table itself.
create function public.content_titled(words text) returns setof public.content
language sql stable set search_path = '' as $$
  select * from public.content where id = any (private.content_ids_titled(words))
$$;

revoke execute on function
  private.content_ids_titled(text), public.content_titled(text)
  from public, anon, authenticated;
grant execute on function
  private.content_ids_titled(text), public.content_titled(text)
  to authenticated, service_role;
