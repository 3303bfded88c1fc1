-- Contents found by title and counted: see the journal (20261122100200_activity_log.sql) for why this takes two functions
-- each. Whoever does not read everything searches among their own, which are few.
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

-- The contents with such a title, for the API to filter, sort and page like the table itself.
create function public.content_titled(words text) returns setof public.content
language sql stable set search_path = '' as $$
  select * from public.content where id = any (private.content_ids_titled(words))
$$;

-- What row security lets the person read: everything, or their own.
create function private.count_content(
  wanted_status public.content_status, wanted_type public.content_type, wanted_category uuid
) returns bigint
language plpgsql stable security definer set search_path = '' as $$
declare
  total bigint;
  condition text := 'true';
begin
  if not (
    private.has_permission('content_edit')
    or private.has_permission('content_manage')
    or private.has_permission('content_moderate')
  ) then
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
language sql stable set search_path = '' as $$
  select private.count_content(wanted_status, wanted_type, wanted_category)
$$;

revoke execute on function
  private.content_ids_titled(text), public.content_titled(text),
  private.count_content(public.content_status, public.content_type, uuid),
  public.count_content(public.content_status, public.content_type, uuid)
  from public, anon, authenticated, service_role;
grant execute on function
  private.content_ids_titled(text), public.content_titled(text),
  private.count_content(public.content_status, public.content_type, uuid),
  public.count_content(public.content_status, public.content_type, uuid)
  to authenticated;
grant execute on function public.content_titled(text) to service_role;

-- What a visitor reads: articles and news while they are published, and of their row what a page shows; who wrote a text
-- and how often it was saved stay inside. Visitors ask these functions and read no table, or any condition could be put on a
-- text of 200,000 characters (a pattern kept the database busy for minutes): JSON texts in an array, as the settings
-- (20261122101000_site_settings.sql).

-- The article at an address with its text and cover, if there is one.
create function private.published_article(slug text) returns text[]
language sql stable security definer set search_path = '' as $$
  select array(
    select json_build_object(
      'id', content.id, 'slug', content.slug, 'title', content.title, 'excerpt', content.excerpt,
      'content_type', content.content_type, 'first_published_at', content.first_published_at,
      'content', content.content,
      'cover', case when cover.id is not null
        then json_build_object('file_path', cover.file_path, 'alt_text', cover.alt_text) end
    )::text
    from public.content left join public.media_library as cover on cover.id = content.cover_media_id
    where content.slug = published_article.slug
      and content.status = 'published' and content.content_type in ('article', 'news')
  )
$$;

-- The newest first, those after the cursor; 25 at most, whatever is wanted.
create function private.published_news(cursor_at timestamptz, cursor_id uuid, wanted integer) returns text[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
begin
  return array(
    select row_to_json(item)::text
    from (
      select id, slug, title, excerpt, content_type, first_published_at from public.content
      where status = 'published' and content_type in ('article', 'news')
        -- the first half is where the index starts from, the second leaves out the ties already shown
        and first_published_at <= coalesce(cursor_at, 'infinity')
        and (cursor_at is null or first_published_at < cursor_at or id > cursor_id)
      order by first_published_at desc, id limit least(greatest(wanted, 1), 25)
    ) as item
  );
end
$$;

-- What the API offers.
create function public.published_article(slug text) returns text[]
language sql stable set search_path = ''
return private.published_article(slug);

create function public.published_news(
  cursor_at timestamptz default null, cursor_id uuid default null, wanted integer default 7
) returns text[]
language sql stable set search_path = ''
return private.published_news(cursor_at, cursor_id, wanted);

revoke execute on function
  private.published_article(text), public.published_article(text),
  private.published_news(timestamptz, uuid, integer), public.published_news(timestamptz, uuid, integer)
  from public, anon, authenticated, service_role;
grant execute on function
  private.published_article(text), public.published_article(text),
  private.published_news(timestamptz, uuid, integer), public.published_news(timestamptz, uuid, integer)
  to anon, authenticated;
