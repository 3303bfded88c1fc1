-- Published contents for visitors, due schedules, and redirects of earlier addresses.

-- The time up to which the journal contains due schedules. The primary key allows one row.
create table private.schedule_log_cursor (
  id boolean not null default true,
  until timestamptz not null default now(),
  constraint schedule_log_cursor_pkey primary key (id),
  constraint schedule_log_cursor_one_row check (id)
);

insert into private.schedule_log_cursor default values;

-- Puts due working copies and drafts of collections online. Then records the contents that came online or left since the last run.
-- Returns how many changed. private.online_content follows the clock, so only copies and drafts wait for this job. The function also
-- switches off a maintenance whose end has come, which builds the site.
create function private.apply_due_schedules() returns integer
language plpgsql set search_path = '' as $$
declare
  since timestamptz;
  scheduled_change record;
  changed_count integer := private.put_due_copies_online() + private.put_due_collection_drafts_online();
begin
  select until into since from private.schedule_log_cursor for update;
  for scheduled_change in
    select id, title, 'publish' as action, publish_at as happened_at from public.content
    where status = 'published' and publish_at > since and publish_at <= now()
    union all
    select id, title, 'take_down', unpublish_at from public.content
    where status = 'published' and unpublish_at > since and unpublish_at <= now()
    order by happened_at
  loop
    perform private.record_activity(null, scheduled_change.action, 'content', scheduled_change.id, scheduled_change.title);
    changed_count := changed_count + 1;
  end loop;
  update public.site_settings set maintenance_mode = false, maintenance_until = null
  where maintenance_mode and maintenance_until <= now();
  if changed_count > 0 or exists (
    -- a new day of the guide: it starts at five in the morning in Abidjan, which has the time of UTC
    select from public.programmes
    where date_trunc('day', since - interval '5 hours', 'UTC') < date_trunc('day', now() - interval '5 hours', 'UTC')
      and starts_at between now() - interval '1 day' and now() + interval '1 day'
  ) or exists (
    -- an offer closed yesterday, or a date for investors is over
    select from public.site_collections, jsonb_path_query(
      value, case key when 'offres' then jsonpath '$.items[*].closesOn' else '$.items[*].day' end
    ) as day
    where key in ('offres', 'rendez-vous-investisseurs')
      and day #>> '{}' >= to_char(since at time zone 'UTC', 'YYYY-MM-DD')
      and day #>> '{}' < to_char(now() at time zone 'UTC', 'YYYY-MM-DD')
  ) or exists (
    -- the help centre hides a state of the services after seven days
    select from public.site_collections
    where key = 'etat-services'
      and value #>> '{texts,date}' >= to_char((since - interval '7 days') at time zone 'UTC', 'YYYY-MM-DD')
      and value #>> '{texts,date}' < to_char((now() - interval '7 days') at time zone 'UTC', 'YYYY-MM-DD')
  ) then
    -- builds the site again (20261122101900_site_builds.sql)
    perform private.increment_site_version();
  end if;
  update private.schedule_log_cursor set until = now();
  return changed_count;
end
$$;

-- Earlier paths of contents; the site redirects them. A path contains the type, so a new type also leaves a redirect. A redirect
-- points at the content, not at an address, so redirects form no chain.
create table public.content_redirects (
  id uuid not null default gen_random_uuid(),
  path text not null,
  content_id uuid not null,
  created_at timestamptz not null default now(),
  constraint content_redirects_pkey primary key (id),
  constraint content_redirects_path_key unique (path),
  constraint content_redirects_content_id_fkey foreign key (content_id) references public.content (id) on delete cascade,
  constraint content_redirects_path_format check (path ~ '^/(presse|pages)/[a-z0-9]+(-[a-z0-9]+)*$')
);

create index content_redirects_content_id_idx on public.content_redirects (content_id);
create index content_redirects_created_at_idx on public.content_redirects (created_at desc, id);

grant select, delete on public.content_redirects to authenticated;

alter table public.content_redirects enable row level security;

-- The policies of content decide who reads a former address.
create policy "readers of a text read its redirects" on public.content_redirects
  for select to authenticated
  using (exists (select from public.content where content.id = content_redirects.content_id));

-- A trigger writes redirects. Editors delete one to free its address.
create policy "editors delete redirects" on public.content_redirects
  for delete to authenticated
  using ((select private.may_edit_all_content()));

-- Returns the path at which the site shows a text.
create function private.content_path(kind public.content_type, slug text) returns text
language sql immutable set search_path = '' as $$
  select case kind when 'page' then '/pages/' else '/presse/' end || slug
$$;

-- Stores a redirect from the old path of a content that has been online, and deletes one from its new path. Refuses a path that
-- redirects to another content: an editor must delete that redirect first.
create function private.sync_redirects() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  new_path text := private.content_path(new.content_type, new.slug);
  old_path text;
begin
  delete from public.content_redirects where path = new_path and content_id = new.id;
  if exists (select from public.content_redirects where path = new_path) then
    raise exception 'this address redirects to another text'
      using errcode = '23P01', table = 'content_redirects', schema = 'public';
  end if;
  if tg_op = 'UPDATE' and old.first_published_at <= now() then
    old_path := private.content_path(old.content_type, old.slug);
    if old_path <> new_path then
      insert into public.content_redirects (path, content_id) values (old_path, new.id)
      on conflict on constraint content_redirects_path_key do update set content_id = excluded.content_id, created_at = now();
    end if;
  end if;
  return null;
end
$$;

-- A working copy has no address.
create trigger keep_redirect after insert or update of slug, content_type on public.content
  for each row when (new.copy_of is null) execute function private.sync_redirects();

-- Published contents for visitors, without authors and versions. Visitors call these functions and read no table: a pattern
-- over 200,000 characters kept the database busy for minutes. Answers are JSON texts in an array
-- (20261122101000_site_settings.sql).

-- The files of the library as pages read them, without empty fields.
create view private.media_items with (security_invoker = true) as
  select id, media_type, jsonb_strip_nulls(jsonb_build_object(
    'file_path', file_path, 'alt_text', alt_text, 'caption', caption, 'credit', credit, 'width', width, 'height', height,
    'focal_x', focal_x, 'focal_y', focal_y, 'color', color, 'renditions', renditions
  )) as item
  from public.media_library;

-- The contents as visitors read them: `item` has the fields of a list, `page` those that only the page of a text shows.
create view private.content_items with (security_invoker = true) as
  select
    private.fold(content_row.title || ' ' || content_row.excerpt) as search_text,
    jsonb_build_object(
      'id', content_row.id, 'slug', content_row.slug, 'title', content_row.title, 'excerpt', content_row.excerpt,
      'content_type', content_row.content_type, 'first_published_at', content_row.first_published_at,
      'minutes', content_row.minutes, 'pinned', content_row.pinned,
      'category', (
        select jsonb_build_object('slug', category.slug, 'name', category.name, 'parent', parent.slug)
        from public.categories as category left join public.categories as parent on parent.id = category.parent_id
        where category.id = content_row.category_id
      ),
      'tags', (
        select coalesce(jsonb_agg(jsonb_build_object('slug', tag.slug, 'name', tag.name) order by tag.name), '[]')
        from public.content_tags as content_tag join public.tags as tag on tag.id = content_tag.tag_id
        where content_tag.content_id = content_row.id
      ),
      'cover', (select cover.item from private.media_items as cover where cover.id = content_row.cover_media_id)
    ) as item,
    jsonb_build_object(
      -- « Mis à jour le », JSON-LD and sitemap: the publication, or a later change of the text. For a draft: the last save
      'modified_at', coalesce(
        greatest(content_row.first_published_at, content_row.text_changed_at), content_row.updated_at
      ),
      'content', content_row.content, 'byline', content_row.byline,
      'seo_title', content_row.seo_title, 'seo_description', content_row.seo_description,
      'share', (select share.item from private.media_items as share where share.id = content_row.share_media_id),
      'pictures', (
        select coalesce(jsonb_agg(media.item), '[]')
        from public.content_media as usage join private.media_items as media on media.id = usage.media_id
        where usage.content_id = content_row.id and media.media_type = 'image'
      )
    ) as page,
    content_row.*
  from public.content as content_row;

-- The rule of publication, exact to the second. Every function that shows contents to visitors reads this view; previews also
-- read drafts.
create view private.online_content with (security_invoker = true) as
  select * from private.content_items
  where status = 'published'
    and (publish_at is null or publish_at <= now())
    and (unpublish_at is null or unpublish_at > now());

-- Slugs of default articles that `npm run content:import` imported. From then on, only the database decides what these
-- addresses show, also after a deletion.
create table private.imported_articles (
  slug text not null,
  constraint imported_articles_pkey primary key (slug)
);

-- Returns the content of an address, or `moved_to` with its new address, or `withdrawn`. It reveals nothing of contents that
-- were never online. This function and the three that follow write dates by the clock of Paris: pages print them without a time.
create function private.published_text(path text) returns text[]
language plpgsql stable security definer set search_path = '' set timezone = 'Europe/Paris' as $$
declare
  is_page boolean := path like '/pages/%';
  wanted_slug text := substring(path from '^/(?:presse|pages)/(.+)$');
  answer jsonb;
begin
  select item || page into answer
  from private.online_content where slug = wanted_slug and (content_type = 'page') = is_page;

  if answer is null then
    select case
      when exists (select from private.online_content as online where online.id = past_content.id)
      then jsonb_build_object('moved_to', private.content_path(past_content.content_type, past_content.slug))
      else jsonb_build_object('withdrawn', true)
    end into answer
    from public.content as past_content
    where past_content.first_published_at <= now() and (
      past_content.slug = wanted_slug and (past_content.content_type = 'page') = is_page
      or past_content.id = (
        select redirect.content_id from public.content_redirects as redirect where redirect.path = published_text.path
      )
    );
  end if;
  if answer is null and path like '/presse/%' and exists (select from private.imported_articles where slug = wanted_slug) then
    answer := jsonb_build_object('withdrawn', true);
  end if;
  return case when answer is null then '{}' else array[answer::text] end;
end
$$;

-- Returns at most 25 articles and news, newest first, after the cursor. `category` and `tag` are slugs: a category includes its
-- children, and overrides a tag. `words` are searched in title and summary.
create function private.published_news(
  category text default null, tag text default null, year integer default null, words text default null,
  cursor_at timestamptz default null, cursor_id uuid default null, page_size integer default 13, only_pinned boolean default false
) returns text[]
language plpgsql stable security definer set search_path = '' set timezone = 'Europe/Paris'
  set plan_cache_mode = 'force_custom_plan' as $$
declare
  max_items integer := least(greatest(page_size, 1), 25);
  category_ids uuid[];
  tag_key uuid;
  patterns text[] := nullif(array(select '%' || word || '%' from unnest(private.split_search_words(words)) as word), '{}');
  -- PostgreSQL looks up one pattern in the trigram index
  longest_pattern text := (select pattern from unnest(patterns) as pattern order by char_length(pattern) desc limit 1);
  earliest timestamptz := '-infinity';
  latest timestamptz := coalesce(cursor_at, 'infinity');
begin
  -- shorter words would read every text, because the trigram index does not hold them
  if year not between 1900 and 2100 or longest_pattern !~ '[[:alnum:]]{3}' then
    return '{}';
  end if;
  if year is not null then
    earliest := make_timestamptz(year, 1, 1, 0, 0, 0);
    latest := least(latest, earliest + interval '1 year' - interval '1 microsecond');
  end if;
  if category is not null then
    category_ids := array(
      select category_row.id from public.categories as category_row
      left join public.categories as parent_category on parent_category.id = category_row.parent_id
      where category_row.slug = category or parent_category.slug = category
    );
    return array(
      select page_row.item::text
      -- one index scan for each category
      from unnest(category_ids) as section cross join lateral (
        select item, first_published_at, id from private.online_content
        where category_id = section and content_type in ('article', 'news')
          and first_published_at between earliest and latest
          and (patterns is null or search_text like longest_pattern and search_text like all (patterns))
          and (cursor_at is null or first_published_at < cursor_at or id > cursor_id)
          and (pinned or not only_pinned)
        order by first_published_at desc, id limit max_items
      ) as page_row
      order by page_row.first_published_at desc, page_row.id limit max_items
    );
  end if;
  if tag is not null then
    select id into tag_key from public.tags where slug = tag;
    return array(
      select item::text from private.online_content
      where content_type in ('article', 'news')
        and first_published_at between earliest and latest
        and (patterns is null or search_text like longest_pattern and search_text like all (patterns))
        and (cursor_at is null or first_published_at < cursor_at or id > cursor_id)
        and (pinned or not only_pinned)
        and exists (select from public.content_tags where content_id = online_content.id and tag_id = tag_key)
      order by first_published_at desc, id limit max_items
    );
  end if;
  return array(
    select item::text from private.online_content
    where content_type in ('article', 'news')
      -- the range finds the start in the index; the last condition excludes equal values of earlier pages
      and first_published_at between earliest and latest
      and (patterns is null or search_text like longest_pattern and search_text like all (patterns))
      and (cursor_at is null or first_published_at < cursor_at or id > cursor_id)
      and (pinned or not only_pinned)
    order by first_published_at desc, id limit max_items
  );
end
$$;

-- Counts the articles and news online. The first row counts all and has no slug. It lists the years with an article or news,
-- newest first. It also lists the slugs of imported articles, whose files the site no longer counts. One row follows for each
-- category that has some, its children included. Counts stop at 1,000, because visitors call this.
create function private.published_counts() returns text[]
language sql stable security definer set search_path = '' set timezone = 'Europe/Paris' as $$
  with direct_counts as (
    select category.id, category.parent_id, category.slug, category.name, category.position, direct_count.count
    from public.categories as category cross join lateral (
      select count(*) from (
        select from private.online_content where category_id = category.id and content_type in ('article', 'news') limit 1000
      ) as limited_rows
    ) as direct_count
  ), total_counts as (
    select category_row.slug, category_row.name, parent_category.slug as parent,
      coalesce(parent_category.position, category_row.position) as sort_position,
      category_row.count + coalesce(sum(child_category.count), 0) as count
    from direct_counts as category_row
    left join direct_counts as parent_category on parent_category.id = category_row.parent_id
    left join direct_counts as child_category on child_category.parent_id = category_row.id
    group by category_row.id, category_row.slug, category_row.name, category_row.position, category_row.count,
      parent_category.slug, parent_category.position
  ), first_year as (
    select extract(year from min(first_published_at))::integer as year
    from private.online_content
    -- the first year that published_news accepts
    where content_type in ('article', 'news') and first_published_at >= '1900-01-01'
  ), published_years as (
    select past_year as year
    from first_year, generate_series(first_year.year, extract(year from now())::integer) as past_year
    where exists (
      select from private.online_content where content_type in ('article', 'news')
        and first_published_at >= make_timestamptz(past_year, 1, 1, 0, 0, 0)
        and first_published_at < make_timestamptz(past_year + 1, 1, 1, 0, 0, 0)
    )
  ), first_row as (
    select jsonb_build_object(
      'count', (
        select count(*) from (select from private.online_content where content_type in ('article', 'news') limit 1000) as limited_rows
      ),
      'years', array(select year from published_years order by year desc),
      'imported', array(select slug from private.imported_articles order by slug)
    ) as counts
  )
  select counts::text || array(
    select jsonb_build_object('slug', slug, 'name', name, 'parent', parent, 'count', least(count, 1000))::text
    from total_counts where count > 0 order by sort_position, slug
  )
  from first_row
$$;

-- Returns at most 25 published contents with their texts and redirects, for the build. They are in the order of their ids, after
-- the cursor.
create function private.published_texts(cursor_id uuid default null, page_size integer default 25) returns text[]
language plpgsql stable security definer set search_path = '' set timezone = 'Europe/Paris' as $$
begin
  return array(
    select (item || page || jsonb_build_object('redirects', array(
      select jsonb_build_object('from', redirect.path, 'to', private.content_path(online.content_type, online.slug))
      from public.content_redirects as redirect where redirect.content_id = online.id order by redirect.path
    )))::text
    from private.online_content as online
    where id > coalesce(cursor_id, '00000000-0000-0000-0000-000000000000')
    order by id limit least(greatest(page_size, 1), 25)
  );
end
$$;

-- Returns which of at most 100 addresses are online or moved. Visitors can learn the same from published_text.
create function private.list_online_addresses(paths text[]) returns table (path text, state text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if cardinality(paths) > 100 then
    raise exception 'too many addresses' using errcode = '22023';
  end if;
  return query
  select private.content_path(content_row.content_type, content_row.slug), 'online'
  from private.online_content as content_row
  where content_row.slug = any (select substring(linked_path from '^/(?:presse|pages)/(.+)$') from unnest(paths) as linked_path)
  union all
  select redirect.path, 'moved'
  from public.content_redirects as redirect join private.online_content as content_row on content_row.id = redirect.content_id
  where redirect.path = any (paths);
end
$$;

-- Returns the state of each linked address for the editor. Unpublished contents show only to those who may read them.
create function public.link_targets(paths text[]) returns table (path text, state text)
language sql stable set search_path = ''
begin atomic
  select linked_path, coalesce(
    online.state,
    (
      select case
        when status <> 'published' then status::text
        when unpublish_at <= now() then 'withdrawn'
        else 'scheduled'
      end
      from public.content
      where slug = substring(linked_path from '^/(?:presse|pages)/(.+)$') and (content_type = 'page') = (linked_path like '/pages/%')
        and copy_of is null
    ),
    'unknown'
  )
  from unnest(paths) as linked_path left join private.list_online_addresses(paths) as online on online.path = linked_path;
end;

select private.expose_function('published_text', 'anon, authenticated');
select private.expose_function('published_news', 'anon, authenticated');
select private.expose_function('published_counts', 'anon, authenticated');
select private.expose_function('published_texts', 'anon, authenticated');
grant execute on function private.list_online_addresses(text[]), public.link_targets(text[]) to authenticated;
