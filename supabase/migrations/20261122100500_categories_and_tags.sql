-- Categories: a tree of two levels. The foreign key enforces the two levels, also during concurrent writes: a parent must have
-- level 1, and a category with children cannot get a parent.
create table public.categories (
  id uuid not null default gen_random_uuid(),
  name text not null,
  slug text not null,
  description text not null default '',
  parent_id uuid,
  position integer not null default 1000000,
  level smallint generated always as (case when parent_id is null then 1 else 2 end) stored,
  parent_level smallint generated always as (case when parent_id is not null then 1 end) stored,
  constraint categories_pkey primary key (id),
  constraint categories_slug_key unique (slug),
  constraint categories_id_level_key unique (id, level),
  constraint categories_parent_id_fkey foreign key (parent_id, parent_level) references public.categories (id, level),
  constraint categories_name_length check (char_length(name) <= 80 and private.clean_text(name) <> ''),
  constraint categories_slug_format check (char_length(slug) <= 100 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint categories_description_length check (char_length(description) <= 500),
  constraint categories_position_positive check (position > 0)
);

create index categories_parent_id_idx on public.categories (parent_id, parent_level, position, name);

grant select, insert (name, slug, description, parent_id), update (name, slug, description, parent_id, position), delete
  on public.categories to authenticated;

alter table public.categories enable row level security;

-- Category names are not personal.
create policy "accounts read categories" on public.categories
  for select to authenticated
  using ((select private.active_account()) is not null);

create policy "content managers create categories" on public.categories
  for insert to authenticated
  with check ((select private.has_permission('content_manage')));

create policy "content managers change categories" on public.categories
  for update to authenticated
  using ((select private.has_permission('content_manage')));

-- Texts of a deleted category stay, without a category.
create policy "content managers delete categories" on public.categories
  for delete to authenticated
  using ((select private.has_permission('content_manage')));

-- Numbers siblings 1, 2, 3… The moved category keeps its new place, the others make room. The update fires this trigger again,
-- which then finds nothing to change.
create function private.renumber_categories() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  moved_id uuid := case when tg_op = 'DELETE' then null else new.id end;
  moves_down boolean := tg_op = 'UPDATE'
    and new.parent_id is not distinct from old.parent_id and new.position > old.position;
begin
  update public.categories as category set position = sibling.new_position
  from (
    select id, row_number() over (
      partition by parent_id
      -- a category that moved up goes before the one at its position, one that moved down goes after
      order by position, case when id is distinct from moved_id then 1 when moves_down then 2 else 0 end, name, id
    ) as new_position
    from public.categories
    where parent_id is not distinct from (case when tg_op = 'DELETE' then old.parent_id else new.parent_id end)
      or parent_id is not distinct from (case when tg_op = 'INSERT' then new.parent_id else old.parent_id end)
  ) as sibling
  where category.id = sibling.id and category.position <> sibling.new_position;
  return null;
end
$$;

create trigger renumber_categories after insert or delete or update of position, parent_id on public.categories
  for each row execute function private.renumber_categories();

-- Tags: flat, many to a text.
create table public.tags (
  id uuid not null default gen_random_uuid(),
  name text not null,
  slug text not null,
  search_name text not null generated always as (private.fold(name)) stored,
  -- set to another tag to merge: a trigger moves the contents to that tag and deletes this one
  merged_into uuid,
  constraint tags_pkey primary key (id),
  constraint tags_slug_key unique (slug),
  constraint tags_merged_into_fkey foreign key (merged_into) references public.tags (id) on delete set null,
  constraint tags_merged_into_another check (merged_into <> id),
  constraint tags_name_length check (char_length(name) <= 60 and private.clean_text(name) <> ''),
  constraint tags_slug_format check (char_length(slug) <= 100 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);

create index tags_name_idx on public.tags (name, id);
create index tags_merged_into_idx on public.tags (merged_into);

grant select, insert (name, slug), update (name, slug, merged_into), delete on public.tags to authenticated;

alter table public.tags enable row level security;

-- Tag names are not personal.
create policy "accounts read tags" on public.tags
  for select to authenticated
  using ((select private.active_account()) is not null);

create policy "content managers create tags" on public.tags
  for insert to authenticated
  with check ((select private.has_permission('content_manage')));

create policy "content managers change tags" on public.tags
  for update to authenticated
  using ((select private.has_permission('content_manage')));

-- Texts lose the tag and nothing else.
create policy "content managers delete tags" on public.tags
  for delete to authenticated
  using ((select private.has_permission('content_manage')));

create function private.merge_tag() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.content_tags (content_id, tag_id)
  select content_id, new.merged_into from public.content_tags where tag_id = new.id
  on conflict do nothing;
  perform private.record_activity(
    auth.uid(), 'tag_merge', 'content', new.merged_into, old.name,
    jsonb_build_object('into', (select name from public.tags where id = new.merged_into))
  );
  delete from public.tags where id = new.id;
  return null;
end
$$;

create trigger merge_tag after update of merged_into on public.tags
  for each row when (new.merged_into is not null) execute function private.merge_tag();

-- These actions contain the word « category » or « tag », because « create » alone means a content.
create trigger record_activity after insert or update or delete on public.categories
  for each row when (pg_trigger_depth() = 0) execute function private.record_row_activity('{
    "type": "content", "label": "name", "changes": ["name", "slug", "description", "parent"],
    "actions": {"insert": "category_create", "update": "category_update", "delete": "category_delete"}
  }');

create trigger record_activity after insert or delete on public.tags
  for each row when (pg_trigger_depth() = 0) execute function private.record_row_activity('{
    "type": "content", "label": "name", "actions": {"insert": "tag_create", "delete": "tag_delete"}
  }');

create trigger record_saved_activity after update on public.tags
  for each row when (pg_trigger_depth() = 0 and new.merged_into is null) execute function private.record_row_activity('{
    "type": "content", "label": "name", "changes": ["name", "slug"], "actions": {"update": "tag_update"}
  }');
