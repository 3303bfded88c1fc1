-- The last 25 saved versions of each content. A trigger writes them; the editor compares and restores them.
create table public.content_revisions (
  content_id uuid not null,
  version integer not null,
  snapshot jsonb not null,
  author uuid,
  -- colleagues cannot read each other's profiles; the name stays when the account goes
  author_name text not null default '',
  created_at timestamptz not null default now(),
  constraint content_revisions_pkey primary key (content_id, version),
  constraint content_revisions_content_id_fkey foreign key (content_id) references public.content (id) on delete cascade,
  constraint content_revisions_author_fkey foreign key (author) references public.profiles (id) on delete set null,
  constraint content_revisions_snapshot_object check (jsonb_typeof(snapshot) = 'object')
);

create index content_revisions_author_idx on public.content_revisions (author);

grant select on public.content_revisions to authenticated;

alter table public.content_revisions enable row level security;

-- Row security of content applies inside this subquery: readers of a content read its revisions.
create policy "those who read a content read its revisions" on public.content_revisions
  for select to authenticated
  using (exists (select from public.content where content.id = content_revisions.content_id));

-- Returns the columns of a content that a revision keeps, as JSON. Columns of later migrations are included.
create function private.content_snapshot(content_row public.content) returns jsonb
language sql immutable set search_path = '' as $$
  select to_jsonb(content_row) - array[
    'id', 'author_id', 'published_at', 'first_published_at', 'publish_at', 'unpublish_at', 'created_at',
    'updated_at', 'version', 'autosaved_at', 'pinned', 'minutes', 'copy_of', 'copied_version', 'update_at', 'search_words',
    'review_requested_at', 'review_requested_by', 'review_note', 'review_note_by'
  ]
$$;

create function private.keep_content_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  new_snapshot jsonb := private.content_snapshot(new);
begin
  if tg_op = 'UPDATE' then
    -- keeps the state before the first revision: rows written with triggers off have none
    insert into public.content_revisions (content_id, version, snapshot, created_at)
    select old.id, old.version, private.content_snapshot(old), old.updated_at
    where not exists (select from public.content_revisions where content_id = old.id)
    on conflict do nothing;

    if new_snapshot = private.content_snapshot(old) then
      return null;
    end if;

    -- consecutive automatic saves of one person stay one revision
    delete from public.content_revisions
    where content_id = old.id and version = old.version and old.autosaved_at is not null
      and author is not distinct from (select auth.uid());
  end if;

  insert into public.content_revisions (content_id, version, snapshot, author, author_name)
  values (
    new.id, new.version, new_snapshot,
    (select id from public.profiles where id = (select auth.uid())), private.current_user_name()
  );

  delete from public.content_revisions
  where content_id = new.id and version <= (
    select version from public.content_revisions where content_id = new.id order by version desc offset 25 limit 1
  );
  return null;
end
$$;

create trigger keep_revision after insert on public.content
  for each row execute function private.keep_content_revision();

-- Only at depth 0: a foreign key that clears a reference (depth 1) is no save.
create trigger keep_saved_revision after update on public.content
  for each row when (pg_trigger_depth() = 0 and old.author_id is not distinct from new.author_id)
  execute function private.keep_content_revision();
