-- Tags: flat, many to a text.
create table public.tags (
  id uuid not null default gen_random_uuid(),
  name text not null,
  slug text not null,
  -- Set to another tag, this one gives it its texts and disappears: merging is one statement, whole or not at all.
  merged_into uuid,
  constraint tags_pkey primary key (id),
  constraint tags_slug_key unique (slug),
  constraint tags_merged_into_fkey foreign key (merged_into) references public.tags (id) on delete set null,
  constraint tags_merged_into_another check (merged_into <> id),
  constraint tags_name_length check (char_length(name) <= 60 and name ~ '\S'),
  constraint tags_slug_format check (char_length(slug) <= 100 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);

create index tags_name_idx on public.tags (name, id);
create index tags_merged_into_idx on public.tags (merged_into);

revoke all on public.tags from public, anon, authenticated;
grant select on public.tags to authenticated;
grant insert (name, slug), update (name, slug, merged_into), delete on public.tags to authenticated;
grant all on public.tags to service_role;

alter table public.tags enable row level security;

-- Words to put under a text, nothing about anybody.
create policy "accounts read tags" on public.tags
  for select to authenticated
  using (true);

-- The vocabulary is shared, so it is kept by those who manage the content; everyone else picks from it.
create policy "content managers create tags" on public.tags
  for insert to authenticated
  with check ((select private.has_permission('content_manage')));

-- Renaming and merging, likewise.
create policy "content managers change tags" on public.tags
  for update to authenticated
  using ((select private.has_permission('content_manage')))
  with check ((select private.has_permission('content_manage')));

-- Texts lose the tag and nothing else.
create policy "content managers delete tags" on public.tags
  for delete to authenticated
  using ((select private.has_permission('content_manage')));

create table public.content_tags (
  content_id uuid not null,
  tag_id uuid not null,
  constraint content_tags_pkey primary key (content_id, tag_id),
  constraint content_tags_content_id_fkey foreign key (content_id) references public.content (id) on delete cascade,
  constraint content_tags_tag_id_fkey foreign key (tag_id) references public.tags (id) on delete cascade
);

create index content_tags_tag_id_idx on public.content_tags (tag_id, content_id);

revoke all on public.content_tags from public, anon, authenticated;
grant select on public.content_tags to authenticated;
grant insert (content_id, tag_id), delete on public.content_tags to authenticated;
grant all on public.content_tags to service_role;

alter table public.content_tags enable row level security;

-- Who reads a text reads its tags: the policies of content answer.
create policy "readers of a text read its tags" on public.content_tags
  for select to authenticated
  using (exists (select from public.content where content.id = content_tags.content_id));

-- The same people as "editors update any content, contributors their own drafts", moderators left out: they change the
-- status alone.
create policy "writers of a text give it tags" on public.content_tags
  for insert to authenticated
  with check (
    (select private.has_permission('content_edit'))
    or (select private.has_permission('content_manage'))
    or (
      (select private.has_permission('content_draft'))
      and exists (
        select from public.content
        where content.id = content_tags.content_id and author_id = (select auth.uid()) and status = 'draft'
      )
    )
  );

-- What one may give one may take away.
create policy "writers of a text take tags from it" on public.content_tags
  for delete to authenticated
  using (
    (select private.has_permission('content_edit'))
    or (select private.has_permission('content_manage'))
    or (
      (select private.has_permission('content_draft'))
      and exists (
        select from public.content
        where content.id = content_tags.content_id and author_id = (select auth.uid()) and status = 'draft'
      )
    )
  );

-- Runs as its owner: the person was let through to the tag, and the tag is on texts that person may not all edit.
create function private.merge_tag() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.content_tags (content_id, tag_id)
  select content_id, new.merged_into from public.content_tags where tag_id = new.id
  on conflict do nothing;
  delete from public.tags where id = new.id;
  return null;
end
$$;

create trigger z_merge_tag
  after update of merged_into on public.tags
  for each row when (new.merged_into is not null)
  execute function private.merge_tag();

revoke execute on function private.merge_tag() from public, anon, authenticated, service_role;
