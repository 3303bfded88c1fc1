-- Articles, pages and news written by staff. Visitors cannot read the table.
create type public.content_status as enum ('draft', 'published', 'archived');
create type public.content_type as enum ('article', 'page', 'news');

-- Returns the folded words of a text, each once. A word with an apostrophe counts in parts and as a whole.
create function private.text_words(value text) returns tsvector
language sql immutable strict parallel safe set search_path = '' as $$
  select strip(to_tsvector('pg_catalog.simple', regexp_replace(
    private.fold(translate(value, '''’', '  ') || ' ' || value), '[^[:alnum:]]+', ' ', 'g'
  )))
$$;
grant execute on function private.text_words(text) to authenticated, service_role;

create table public.content (
  id uuid not null default gen_random_uuid(),
  title text not null,
  slug text not null,
  content text not null default '',
  excerpt text not null default '',
  status public.content_status not null default 'draft',
  content_type public.content_type not null default 'article',
  author_id uuid,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- date of the last change of title, summary or text after the first publication; null without such a change
  text_changed_at timestamptz,
  -- the first time online; of a scheduled text, the planned time. Archiving clears a date in the future
  first_published_at timestamptz,
  -- planned start and end of the publication; null means at once, and no end
  publish_at timestamptz,
  unpublish_at timestamptz,
  version integer not null default 1,
  -- time of the last automatic save, null after a manual one: consecutive automatic saves are one revision
  autosaved_at timestamptz,
  category_id uuid,
  -- null after the deletion of the file: the content stays, without a cover
  cover_media_id uuid,
  -- replaces title, excerpt and cover for search engines and social networks
  seo_title text not null default '',
  seo_description text not null default '',
  share_media_id uuid,
  -- the author that the page shows; empty: the page names the group
  byline text not null default '',
  -- the press page shows the newest pinned text first; the home page shows the newest five first
  pinned boolean not null default false,
  -- the review (20261122102000_content_review.sql): when and by whom it was requested, then the reviewer's note, which stays until the
  -- next request or the publication. Names are copies, because colleagues cannot read each other's profiles
  review_requested_at timestamptz,
  review_requested_by text not null default '',
  review_note text not null default '',
  review_note_by text not null default '',
  -- the online content that this working copy will replace (20261122102250_content_copies.sql); null for other contents
  copy_of uuid,
  -- the version of the original that the copy started from
  copied_version integer,
  -- when a job puts the copy online
  update_at timestamptz,
  -- 160 words a minute, one minute at least (src/shared/lib/reading-minutes.ts)
  minutes smallint not null generated always as
    (greatest(1, ceil(regexp_count(content, '\S+') / 160.0))::smallint) stored,
  -- the words that the back office searches
  search_words tsvector not null generated always as
    (private.text_words(title || ' ' || slug || ' ' || excerpt || ' ' || byline || ' ' || content)) stored,
  constraint content_pkey primary key (id),
  -- the account may be erased, the article stays
  constraint content_author_id_fkey foreign key (author_id) references public.profiles (id) on delete set null,
  constraint content_category_id_fkey foreign key (category_id) references public.categories (id) on delete set null,
  constraint content_cover_media_id_fkey foreign key (cover_media_id)
    references public.media_library (id) on delete set null,
  constraint content_share_media_id_fkey foreign key (share_media_id)
    references public.media_library (id) on delete set null,
  constraint content_copy_of_key unique (copy_of),
  constraint content_copy_of_fkey foreign key (copy_of) references public.content (id) on delete cascade,
  constraint content_copy_is_draft check (copy_of is null or status = 'draft'),
  constraint content_copied_version_set check ((copy_of is null) = (copied_version is null)),
  constraint content_update_at_copy check (update_at is null or copy_of is not null),
  constraint content_title_length check (char_length(title) <= 300 and private.clean_text(title) <> ''),
  -- static hosts reserve these two file names
  constraint content_slug_format check (
    char_length(slug) <= 200 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and slug not in ('index', '404')
  ),
  constraint content_content_length check (char_length(content) <= 200000),
  constraint content_excerpt_length check (char_length(excerpt) <= 2000),
  constraint content_seo_title_length check (char_length(seo_title) <= 200),
  constraint content_seo_description_length check (char_length(seo_description) <= 500),
  constraint content_byline_length check (char_length(byline) <= 120),
  constraint content_published_at_set check ((status = 'published') = (published_at is not null)),
  constraint content_schedule_order check (unpublish_at > publish_at),
  constraint content_dates_range check (
    private.is_plausible_date(first_published_at) and private.is_plausible_date(publish_at)
    and private.is_plausible_date(unpublish_at) and private.is_plausible_date(update_at)
  ),
  constraint content_autosaved_at_draft check (autosaved_at is null or status = 'draft'),
  constraint content_review_requested_at_draft check (review_requested_at is null or status = 'draft'),
  constraint content_review_note_length check (char_length(review_note) <= 1000)
);

-- a copy keeps the slug of its original
create unique index content_slug_key on public.content (slug) where copy_of is null;

-- Under row security, an index serves only leakproof conditions: uuid, timestamp and text comparisons, not enums or LIKE. Hence
-- partial indexes for status and type, and functions for searches. Every policy reads author_id, so the indexes include it: an
-- exact count then reads the index alone.
-- This index includes working copies, because a search reads them too.
create index content_created_at_idx on public.content (created_at desc, id) include (author_id, copy_of);
create index content_updated_at_idx on public.content (updated_at desc, id) include (author_id) where copy_of is null;
create index content_title_idx on public.content (title, id) include (author_id) where copy_of is null;
create index content_author_id_idx on public.content (author_id, created_at desc, id) include (copy_of);

create index content_drafts_idx on public.content (created_at desc, id) include (author_id) where status = 'draft' and copy_of is null;
create index content_published_idx on public.content (created_at desc, id) include (author_id)
  where status = 'published' and copy_of is null;
create index content_archived_idx on public.content (created_at desc, id) include (author_id)
  where status = 'archived' and copy_of is null;
create index content_articles_idx on public.content (created_at desc, id) include (author_id)
  where content_type = 'article' and copy_of is null;
create index content_pages_idx on public.content (created_at desc, id) include (author_id)
  where content_type = 'page' and copy_of is null;
create index content_news_idx on public.content (created_at desc, id) include (author_id)
  where content_type = 'news' and copy_of is null;

create index content_review_idx on public.content (created_at desc, id) include (author_id)
  where review_requested_at is not null;

create index content_folded_title_trgm_idx on public.content using gin (private.fold(title) extensions.gin_trgm_ops);
create index content_search_words_idx on public.content using gin (search_words);
create index content_category_id_created_at_idx on public.content (category_id, created_at desc, id);
create index content_cover_media_id_idx on public.content (cover_media_id);
create index content_share_media_id_idx on public.content (share_media_id);
-- the lists of visitors
create index content_public_idx on public.content (first_published_at desc, id)
  where status = 'published' and content_type in ('article', 'news');
create index content_public_category_idx on public.content (category_id, first_published_at desc, id)
  where status = 'published' and content_type in ('article', 'news');
create index content_public_search_idx on public.content
  using gin (private.fold(title || ' ' || excerpt) extensions.gin_trgm_ops)
  where status = 'published' and content_type in ('article', 'news');
create index content_pinned_idx on public.content (first_published_at desc, id)
  where pinned and status = 'published' and content_type in ('article', 'news');
-- scheduled starts and ends
create index content_publish_at_idx on public.content (publish_at) where status = 'published' and publish_at is not null;
create index content_unpublish_at_idx on public.content (unpublish_at)
  where status = 'published' and unpublish_at is not null;
create index content_update_at_idx on public.content (update_at) where update_at is not null;

grant select, delete on public.content to authenticated;
-- the editor sends `published_at`; private.stamp_content replaces its value
grant insert (
  title, slug, content, excerpt, status, content_type, author_id, published_at, publish_at, unpublish_at,
  category_id, cover_media_id, seo_title, seo_description, share_media_id, byline, pinned, update_at
) on public.content to authenticated;
grant update (
  title, slug, content, excerpt, status, content_type, published_at, publish_at, unpublish_at, autosaved_at,
  category_id, cover_media_id, seo_title, seo_description, share_media_id, byline, pinned, update_at, copied_version
) on public.content to authenticated;

alter table public.content enable row level security;

-- Returns whether the caller may change every content.
create function private.may_edit_all_content() returns boolean
language sql stable set search_path = '' as $$
  select private.has_permission('content_edit') or private.has_permission('content_manage')
$$;

-- Returns whether the caller may read every content. Moderators may, although they may change only the status.
create function private.may_read_all_content() returns boolean
language sql stable set search_path = '' as $$
  select private.may_edit_all_content() or private.has_permission('content_moderate')
$$;

grant execute on function private.may_edit_all_content(), private.may_read_all_content() to authenticated, service_role;

create policy "editors and moderators read any content, authors their own" on public.content
  for select to authenticated
  using (
    (select private.may_read_all_content())
    or (
      author_id = (select auth.uid())
      and ((select private.has_permission('content_create')) or (select private.has_permission('content_draft')))
    )
  );

-- Returns SQL conditions that a content fulfils when it has every word of the search; '' for a search without words. In titles, a
-- word is found anywhere; in address, excerpt, byline and body, only at the start of a word. `with_authors` also searches the names
-- of authors.
create function private.build_content_search_condition(words text, with_authors boolean) returns text
language plpgsql stable set search_path = '' as $$
declare
  conditions text := '';
  word text;
  prefixes text;
  authors uuid[];
begin
  foreach word in array private.split_search_words(words) loop
    select string_agg(part || ':*', ' & ') into prefixes
    from regexp_split_to_table(word, '[^[:alnum:]]+') as part where part <> '';
    authors := '{}';
    if with_authors then
      -- the first condition uses the index, the second keeps e-mail addresses out of the search
      authors := array(
        select id from public.profiles
        where search_text like '%' || word || '%' and search_name like '%' || word || '%' and roles is not null limit 100
      );
    end if;
    conditions := conditions || format(' and (private.fold(title) like %L', '%' || word || '%')
      || case
        when prefixes is null then ''
        -- for « __init__ », the index finds « init », and the second condition checks the underscores
        when word ~ '[\\%_]' then format(
          ' or (search_words @@ %L and private.fold(excerpt || '' '' || byline || '' '' || content) like %L)',
          prefixes, '%' || word || '%'
        )
        else format(' or search_words @@ %L', prefixes)
      end
      || case when authors = '{}' then '' else format(' or author_id = any (%L)', authors) end
      || ')';
  end loop;
  return conditions;
end
$$;

-- Returns the contents that have the words (private.build_content_search_condition). The API filters, sorts and pages them like
-- the table.
create function public.search_content(words text) returns setof public.content
language sql stable set search_path = '' as $$
  select * from public.content where id = any (private.search_ids('content', words))
$$;

grant execute on function public.search_content(text) to authenticated;

create policy "editors create any content, contributors drafts" on public.content
  for insert to authenticated
  with check (
    author_id = (select auth.uid())
    and (
      (select private.has_permission('content_create'))
      or (select private.has_permission('content_manage'))
      or (status = 'draft' and (select private.has_permission('content_draft')))
    )
  );

-- Moderators may update each row; the trigger a_moderators_change_only_the_status lets them change only the status.
create policy "editors update any content, contributors their own drafts" on public.content
  for update to authenticated
  using (
    (select private.may_read_all_content())
    or (author_id = (select auth.uid()) and status = 'draft' and (select private.has_permission('content_draft')))
  );

-- Managers delete any content; authors delete their own drafts, editors any working copy. A trigger moves it to the bin
-- (20261122102100_content_bin.sql).
create policy "managers delete any content, authors their own drafts" on public.content
  for delete to authenticated
  using (
    (select private.has_permission('content_manage'))
    or (copy_of is not null and (select private.may_edit_all_content()))
    or (
      author_id = (select auth.uid()) and status = 'draft'
      and ((select private.has_permission('content_create')) or (select private.has_permission('content_draft')))
    )
  );

-- Lets moderators change only the status. Grants cannot, because moderators and editors share one database role. Operators have no
-- account, and may change all.
create function private.restrict_moderator_updates() returns trigger
language plpgsql set search_path = '' as $$
declare
  -- The editor sends published_at with the status. PostgreSQL computes minutes and search_words after this trigger. Only
  -- private.review_content writes the review columns.
  ignored_columns text[] := array[
    'status', 'published_at', 'minutes', 'search_words',
    'review_requested_at', 'review_requested_by', 'review_note', 'review_note_by'
  ];
  -- editors alone schedule a working copy, or change a scheduled one
  is_scheduled_copy constant boolean := old.update_at is not null or new.update_at is not null;
  is_own_draft constant boolean := old.author_id = (select auth.uid()) and old.status = 'draft' and new.status = 'draft';
begin
  if (select auth.uid()) is null
    or (select private.may_edit_all_content())
    or (is_own_draft and not is_scheduled_copy and (select private.has_permission('content_draft')))
  then
    return new;
  end if;
  if is_scheduled_copy or to_jsonb(new) - ignored_columns is distinct from to_jsonb(old) - ignored_columns then
    raise exception 'moderators change only the status of content' using errcode = '42501';
  end if;
  return new;
end
$$;

-- PostgreSQL fires the triggers of a table in alphabetical order: checks (a_) run before private.stamp_content (b_). The depth is
-- above 0 when a foreign key clears the cover of a deleted file, which needs no right over the content.
create trigger a_moderators_change_only_the_status before update on public.content
  for each row when (pg_trigger_depth() = 0) execute function private.restrict_moderator_updates();

-- Refuses pin, byline and dates by accounts that may not publish. A restored content (version above 1) keeps its earlier values.
create function private.require_right_to_publish() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (select auth.uid()) is null
    or (select private.has_permission('content_create'))
    or (select private.may_read_all_content())
  then
    return new;
  end if;
  raise exception 'only accounts that may publish set pin, byline and dates' using errcode = '42501';
end
$$;

create trigger a_require_right_to_publish_on_insert before insert on public.content
  for each row when (
    new.version = 1 and new.copy_of is null
    and (new.pinned or new.byline <> '' or new.publish_at is not null or new.unpublish_at is not null)
  )
  execute function private.require_right_to_publish();

create trigger a_require_right_to_publish_on_update before update on public.content
  for each row when (
    pg_trigger_depth() = 0
    and (new.pinned, new.byline, new.publish_at, new.unpublish_at)
      is distinct from (old.pinned, old.byline, old.publish_at, old.unpublish_at)
  )
  execute function private.require_right_to_publish();

-- Sets the columns that a save must not choose: dates, version and the end of a review. `published_at` is now for a published content,
-- else null. `first_published_at` follows the schedule until it has passed. From then on it stays, also in the archive and the bin (a
-- restored content has a version above 1). Only a `publish_at` in the past replaces it: in this way staff give an old text its date.
create function private.stamp_content() returns trigger
language plpgsql set search_path = '' as $$
declare
  first_online_at timestamptz := case
    when tg_op = 'UPDATE' then old.first_published_at
    when new.version > 1 then new.first_published_at
  end;
begin
  -- The save of a draft is automatic when it sends a new `autosaved_at`; this trigger replaces the time.
  if tg_op = 'UPDATE' then
    new.autosaved_at := case
      when new.status = 'draft' and new.autosaved_at is distinct from old.autosaved_at and new.autosaved_at is not null
      then now()
    end;
    if old.review_requested_at is distinct from new.review_requested_at then
      -- a step of a review is no save, and keeps version and dates
      return new;
    end if;
  end if;
  new.published_at := case
    when new.status <> 'published' then null
    -- a restored content keeps its date
    when tg_op = 'INSERT' and new.version > 1 then new.published_at
    else now()
  end;
  -- a start in the past becomes the first publication date, and schedules nothing
  if new.publish_at <= now() and new.status = 'published'
    and (tg_op = 'INSERT' or old.status <> 'published' or new.publish_at is distinct from old.publish_at)
  then
    first_online_at := new.publish_at;
    new.publish_at := null;
  end if;
  new.first_published_at := greatest(new.published_at, case when new.status = 'published' then new.publish_at end);
  if first_online_at <= now() then
    new.first_published_at := first_online_at;
  end if;
  if tg_op = 'UPDATE' then
    new.version := old.version + 1;
  end if;
  -- a review ends when the text leaves the drafts, or when an editor schedules the copy
  if new.status <> 'draft' or new.update_at is not null then
    new.review_requested_at := null;
    new.review_requested_by := '';
    new.review_note := '';
    new.review_note_by := '';
  end if;
  new.updated_at := now();
  -- compares with `old`: the save that publishes a text for the first time is no later change, even if it sets a date in the past
  if tg_op = 'UPDATE' and old.first_published_at <= now()
    and (new.title, new.excerpt, new.content) is distinct from (old.title, old.excerpt, old.content)
  then
    new.text_changed_at := now();
  end if;
  return new;
end
$$;

create trigger b_stamp_new_content before insert on public.content
  for each row execute function private.stamp_content();

-- Two kinds of update are no save, and keep dates and version. A foreign key clears a reference to a deleted row (depth above 0). A
-- transfer changes the author (20261122102850_leaving.sql).
create trigger b_stamp_saved_content before update on public.content
  for each row when (pg_trigger_depth() = 0 and old.author_id is not distinct from new.author_id)
  execute function private.stamp_content();

-- Records what happened to a text. A save that changes the status has the action of the new status, even with other changes.
create function private.record_content_activity() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb;
  after jsonb;
  compared_columns constant text[] := array[
    'title', 'slug', 'status', 'content_type', 'category', 'publish_at', 'unpublish_at', 'pinned', 'byline', 'update_at'
  ];
  edited_columns jsonb;
  changes jsonb;
  action_name text;
begin
  if tg_op = 'DELETE' then
    if old.copy_of is null then
      perform private.record_activity(
        auth.uid(), 'delete', 'content', old.id, old.title, jsonb_build_object('status', old.status)
      );
    -- Only a discarded copy has a line. When a copy goes online, this transaction has saved the original (updated_at = now()). When
    -- the original was deleted, it no longer exists.
    elsif exists (select from public.content where id = old.copy_of and updated_at < now()) then
      perform private.record_activity(auth.uid(), 'copy_delete', 'content', old.copy_of, old.title);
    end if;
    return null;
  end if;
  if tg_op = 'INSERT' then
    if new.copy_of is null then
      -- a restored text is no new text
      perform private.record_activity(
        auth.uid(), case when new.version > 1 then 'restore' else 'create' end, 'content', new.id, new.title,
        jsonb_build_object('status', new.status)
      );
    else
      perform private.record_activity(auth.uid(), 'copy_create', 'content', new.copy_of, new.title);
    end if;
    return null;
  end if;

  -- the name of the category: its id says nothing after a deletion
  before := to_jsonb(old) || jsonb_build_object(
    'category', (select name from public.categories where id = old.category_id)
  );
  after := to_jsonb(new) || jsonb_build_object(
    'category', (select name from public.categories where id = new.category_id)
  );
  changes := private.compare_columns(before, after, compared_columns);
  -- names of the other changed columns, without their values; columns of later migrations are included
  select coalesce(jsonb_agg(name order by name), '[]') into edited_columns
  from jsonb_object_keys(private.content_snapshot(new) - compared_columns - array['category_id', 'text_changed_at']) as name
  where before -> name is distinct from after -> name;

  action_name := case
    when new.update_at is distinct from old.update_at
      then case when new.update_at is null then 'copy_unschedule' else 'copy_schedule' end
    when new.review_requested_at is not null and old.review_requested_at is null then 'propose'
    when new.status = old.status and new.review_requested_at is null and old.review_requested_at is not null
      then case when new.review_note = '' then 'take_back' else 'return' end
    -- the line of a copy comes when it goes online
    when new.copy_of is not null then null
    when current_setting('content.copy_online', true) = new.id::text then 'copy_publish'
    when new.status = old.status then 'update'
    when new.status = 'published' and new.publish_at > now() then 'schedule'
    when new.status = 'published' then 'publish'
    when new.status = 'archived' then 'archive'
    else 'unpublish'
  end;
  if action_name is null then
    return null;
  end if;
  perform private.record_activity(
    auth.uid(), action_name, 'content', coalesce(new.copy_of, new.id), new.title,
    jsonb_strip_nulls(jsonb_build_object(
      'status', new.status,
      'changes', nullif(changes, '{}'),
      'edited', nullif(edited_columns, '[]'),
      'note', case when new.review_note is distinct from old.review_note then nullif(new.review_note, '') end
    ))
  );
  return null;
end
$$;

create trigger record_activity after insert or delete on public.content
  for each row execute function private.record_content_activity();

-- Of consecutive automatic saves, only the first leaves a line. References that a deletion clears (depth above 0) and transfers
-- (20261122102850_leaving.sql) leave none.
create trigger record_saved_activity after update on public.content
  for each row when (
    pg_trigger_depth() = 0
    and (old.autosaved_at is null or new.autosaved_at is null or old.update_at is distinct from new.update_at)
    and old.author_id is not distinct from new.author_id
  )
  execute function private.record_content_activity();
