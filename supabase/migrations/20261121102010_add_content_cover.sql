-- The picture of a content. The screen warns before a file that is used goes; then the text stays, without it.
alter table public.content
  add column cover_media_id uuid,
  add constraint content_cover_media_id_fkey foreign key (cover_media_id)
    references public.media_library (id) on delete set null;

create index content_cover_media_id_idx on public.content (cover_media_id);

grant insert (cover_media_id), update (cover_media_id) on public.content to authenticated;

-- What a visitor reads: articles and news while they are published, and of their row what a page shows; who wrote a text
-- and how often it was saved stay inside. JSON texts in an array, as the settings (20261121101020_create_site_settings.sql).

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

-- A cover that is cleared because its file was removed is nobody's change of the text: whoever may remove the file needs
-- no right over the texts that showed it.
drop trigger a_moderators_change_only_the_status on public.content;
create trigger a_moderators_change_only_the_status
  before update on public.content
  for each row when (pg_trigger_depth() = 0)
  execute function private.hold_moderators_to_status();
