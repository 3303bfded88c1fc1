-- Articles, pages and news written by staff. Visitors cannot read the table.
create type public.content_status as enum ('draft', 'published', 'archived');
create type public.content_type as enum ('article', 'page', 'news');

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
  first_published_at timestamptz,
  version integer not null default 1,
  constraint content_pkey primary key (id),
  constraint content_slug_key unique (slug),
  -- the account may be erased, the article stays
  constraint content_author_id_fkey foreign key (author_id) references public.profiles (id) on delete set null,
  constraint content_title_length check (char_length(title) <= 300 and title ~ '\S'),
  constraint content_slug_format check (char_length(slug) <= 200 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint content_content_length check (char_length(content) <= 200000),
  constraint content_excerpt_length check (char_length(excerpt) <= 2000),
  constraint content_published_at_set check ((status = 'published') = (published_at is not null))
);

create index content_created_at_idx on public.content (created_at desc, id);
create index content_status_created_at_idx on public.content (status, created_at desc, id);
create index content_author_id_idx on public.content (author_id);

revoke all on public.content from public, anon, authenticated;
grant select, delete on public.content to authenticated;
-- published_at is part of the payload the editor sends; the trigger below has the last word on it
grant insert (title, slug, content, excerpt, status, content_type, author_id, published_at)
  on public.content to authenticated;
grant update (title, slug, content, excerpt, status, content_type, published_at) on public.content to authenticated;
grant all on public.content to service_role;

alter table public.content enable row level security;

-- Editors, managers and moderators work on everything; contributors and authors see what they wrote themselves.
create policy "editors and moderators read any content, authors their own" on public.content
  for select to authenticated
  using (
    (select private.has_permission('content_edit'))
    or (select private.has_permission('content_manage'))
    or (select private.has_permission('content_moderate'))
    or (
      author_id = (select auth.uid())
      and ((select private.has_permission('content_create')) or (select private.has_permission('content_draft')))
    )
  );

-- Everyone signs what they create; contributors create drafts only, publishing is for those who edit.
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

-- Editors update anything, contributors their own drafts and only to drafts; a moderator passes here for the status
-- and is held to it by the trigger "moderators change only the status".
create policy "editors update any content, contributors their own drafts" on public.content
  for update to authenticated
  using (
    (select private.has_permission('content_edit'))
    or (select private.has_permission('content_manage'))
    or (select private.has_permission('content_moderate'))
    or (author_id = (select auth.uid()) and status = 'draft' and (select private.has_permission('content_draft')))
  )
  with check (
    (select private.has_permission('content_edit'))
    or (select private.has_permission('content_manage'))
    or (select private.has_permission('content_moderate'))
    or (author_id = (select auth.uid()) and status = 'draft' and (select private.has_permission('content_draft')))
  );

-- Managers delete anything; a contributor may throw an own draft away, nothing that has gone live.
create policy "managers delete any content, contributors their own drafts" on public.content
  for delete to authenticated
  using (
    (select private.has_permission('content_manage'))
    or (author_id = (select auth.uid()) and status = 'draft' and (select private.has_permission('content_draft')))
  );

-- Grants cannot tell a moderator from an editor (one database role), so this does. Requests without a person are the
-- operator's; columns that the next trigger decides do not count as a change.
create function private.hold_moderators_to_status() returns trigger
language plpgsql set search_path = '' as $$
declare
  decided text[] := array['status', 'published_at', 'first_published_at', 'updated_at', 'version'];
begin
  if (select auth.uid()) is null
    or (select private.has_permission('content_edit'))
    or (select private.has_permission('content_manage'))
    or (
      old.author_id = (select auth.uid()) and old.status = 'draft' and new.status = 'draft'
      and (select private.has_permission('content_draft'))
    )
  then
    return new;
  end if;
  if to_jsonb(new) - decided is distinct from to_jsonb(old) - decided then
    raise exception 'moderators change only the status of content' using errcode = '42501';
  end if;
  return new;
end
$$;

create trigger a_moderators_change_only_the_status
  before update on public.content
  for each row execute function private.hold_moderators_to_status();

-- The publication date is now whenever the saved status is published and null otherwise, whatever was sent; the first
-- one is kept, even through archiving.
create function private.date_content() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.published_at := case when new.status = 'published' then now() end;
  if tg_op = 'UPDATE' then
    new.first_published_at := old.first_published_at;
    new.version := old.version + 1;
  else
    new.first_published_at := null;
  end if;
  new.first_published_at := coalesce(new.first_published_at, new.published_at);
  new.updated_at := now();
  return new;
end
$$;

create trigger b_date_new_content
  before insert on public.content
  for each row execute function private.date_content();

-- A foreign key that clears author_id when an account is erased is not a save: it runs inside a trigger (depth above 0)
-- and must not bring an old article back to the top with today's date.
create trigger b_date_saved_content
  before update on public.content
  for each row when (pg_trigger_depth() = 0)
  execute function private.date_content();

revoke execute on function private.hold_moderators_to_status(), private.date_content()
  from public, anon, authenticated, service_role;
