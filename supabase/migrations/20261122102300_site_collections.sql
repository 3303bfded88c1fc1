-- Facts of the site that staff edit: offers, team, questions… src/copy/collections defines their shape. The database stores any
-- object up to a size, and the site skips items that do not match.
create table public.site_collections (
  key text not null,
  -- its name in the journal
  label text not null,
  value jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  constraint site_collections_pkey primary key (key),
  constraint site_collections_updated_by_fkey foreign key (updated_by) references public.profiles (id) on delete set null,
  constraint site_collections_key_format check (char_length(key) <= 40 and key ~ '^[a-z][a-z-]+$'),
  constraint site_collections_label_length check (char_length(label) <= 80 and private.clean_text(label) <> ''),
  constraint site_collections_value_object check (jsonb_typeof(value) = 'object'),
  constraint site_collections_value_size check (octet_length(value::text) <= 200000)
);

create index site_collections_updated_by_idx on public.site_collections (updated_by);

grant select, insert (key, label, value), update (label, value) on public.site_collections to authenticated;

alter table public.site_collections enable row level security;

-- Visitors read collections by private.published_collections, which leaves out hidden items.
create policy "staff read the collections" on public.site_collections
  for select to authenticated
  using ((select private.is_staff()));

create policy "editors create collections" on public.site_collections
  for insert to authenticated
  with check ((select private.may_edit_all_content()));

create policy "editors change collections" on public.site_collections
  for update to authenticated
  using ((select private.may_edit_all_content()));

-- Revisions of a collection, as public.content_revisions for contents.
create table public.site_collection_revisions (
  key text not null,
  version integer not null,
  value jsonb not null,
  author uuid,
  author_name text not null default '',
  created_at timestamptz not null default now(),
  constraint site_collection_revisions_pkey primary key (key, version),
  constraint site_collection_revisions_key_fkey foreign key (key) references public.site_collections (key) on delete cascade,
  constraint site_collection_revisions_author_fkey foreign key (author) references public.profiles (id) on delete set null
);

create index site_collection_revisions_author_idx on public.site_collection_revisions (author);

grant select on public.site_collection_revisions to authenticated;

alter table public.site_collection_revisions enable row level security;

create policy "editors read revisions of collections" on public.site_collection_revisions
  for select to authenticated
  using ((select private.may_edit_all_content()));

-- Changes to a collection that visitors do not read yet, beside its live value. At `publish_at` they go online.
create table public.site_collection_drafts (
  key text not null,
  label text not null,
  value jsonb not null,
  -- the live version that the draft started from; 0 for the default value
  base_version integer not null,
  publish_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  constraint site_collection_drafts_pkey primary key (key),
  constraint site_collection_drafts_updated_by_fkey foreign key (updated_by) references public.profiles (id) on delete set null,
  constraint site_collection_drafts_key_format check (char_length(key) <= 40 and key ~ '^[a-z][a-z-]+$'),
  constraint site_collection_drafts_label_length check (char_length(label) <= 80 and private.clean_text(label) <> ''),
  constraint site_collection_drafts_value_object check (jsonb_typeof(value) = 'object'),
  constraint site_collection_drafts_value_size check (octet_length(value::text) <= 200000),
  constraint site_collection_drafts_base_version check (base_version >= 0),
  constraint site_collection_drafts_publish_at_range check (private.is_plausible_date(publish_at))
);

create index site_collection_drafts_updated_by_idx on public.site_collection_drafts (updated_by);

grant select, delete on public.site_collection_drafts to authenticated;
grant insert (key, label, value, base_version, publish_at), update (label, value, base_version, publish_at)
  on public.site_collection_drafts to authenticated;

alter table public.site_collection_drafts enable row level security;

create policy "editors read and write drafts of collections" on public.site_collection_drafts
  for all to authenticated
  using ((select private.may_edit_all_content()));

create trigger stamp_save before insert or update of value, publish_at on public.site_collection_drafts
  for each row execute function private.stamp_save();

create trigger stamp_save before insert or update of value on public.site_collections
  for each row execute function private.stamp_save();

create function private.keep_collection_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person public.profiles;
begin
  select * into person from public.profiles where id = new.updated_by;
  insert into public.site_collection_revisions (key, version, value, author, author_name)
  values (
    new.key, new.version, new.value, person.id, coalesce(btrim(person.first_name || ' ' || person.last_name), '')
  );
  delete from public.site_collection_revisions where key = new.key and version <= new.version - 25;
  return null;
end
$$;

create trigger keep_revision after insert or update of value on public.site_collections
  for each row execute function private.keep_collection_revision();

-- Records a saved collection. An update names the added, removed and changed items, twenty of each at most.
create function private.record_collection_activity() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := case tg_op when 'UPDATE' then old.value end;
  details jsonb;
begin
  with item as (
    select is_new, element, element ->> 'id' as id,
      left(coalesce(element ->> 'name', element ->> 'title', element ->> 'question', element ->> 'id'), 80) as name
    from (values (false, before), (true, new.value)) as saved (is_new, value), jsonb_path_query(value, '$.items[*]') as element
    where element ->> 'id' is not null
  ), changed_item as (
    select max(name) filter (where not is_new) as old_name, max(name) filter (where is_new) as new_name
    from item group by id
    having array_agg(element) filter (where not is_new) is distinct from array_agg(element) filter (where is_new)
  )
  select jsonb_strip_nulls(jsonb_build_object(
    'items_added', to_jsonb((array_agg(new_name) filter (where old_name is null))[:20]),
    'items_removed', to_jsonb((array_agg(old_name) filter (where new_name is null))[:20]),
    'items_changed', to_jsonb((array_agg(new_name) filter (where old_name is not null and new_name is not null))[:20])
  ))
  into details from changed_item
  where before is not null;
  perform private.record_activity(
    auth.uid(), 'collection_update', 'content', null, new.label,
    jsonb_build_object('collection', new.key) || coalesce(details, '{}')
  );
  return null;
end
$$;

create trigger record_activity after insert or update of value on public.site_collections
  for each row execute function private.record_collection_activity();

create constraint trigger track_collection_change after insert or update of value on public.site_collections
  deferrable initially deferred for each row execute function private.track_public_change();

-- Returns the collections that name a file, in their drafts too, under row security.
create function public.collections_showing(file uuid) returns table (key text, label text)
language sql stable set search_path = '' as $$
  select key, label from (
    select key, label, value from public.site_collections
    union all select key, label, value from public.site_collection_drafts
  ) as collection_value
  where strpos(value::text, file::text) > 0 group by key, label order by label
$$;

-- Saves a collection over the version that the caller read (0: the default value). With `draft_version`, the new value comes from
-- a draft, which is deleted. Returns no row when a colleague saved since.
create function public.save_collection(
  collection_key text, base_version integer, collection_label text, new_value jsonb, draft_version integer default null
) returns setof public.site_collections
language sql set search_path = '' as $$
  with saved_collection as (
    insert into public.site_collections as collection (key, label, value) values (collection_key, collection_label, new_value)
    on conflict (key) do update set value = excluded.value, label = excluded.label where collection.version = base_version
    returning *
  ), deleted_draft as (
    delete from public.site_collection_drafts
    where key = collection_key and version = draft_version and exists (select from saved_collection)
  )
  select * from saved_collection
$$;

-- Puts the drafts online whose time has come, and returns how many. A draft whose collection changed since stays with its date:
-- the form says so.
create function private.put_due_collection_drafts_online() returns integer
language plpgsql set search_path = '' as $$
declare
  due_draft public.site_collection_drafts;
  updated_count integer := 0;
begin
  for due_draft in
    select draft.* from public.site_collection_drafts as draft left join public.site_collections as live using (key)
    where draft.publish_at <= now() and coalesce(live.version, 0) = draft.base_version
    order by draft.publish_at
    for update of draft
  loop
    insert into public.site_collections as live (key, label, value, updated_by)
    values (due_draft.key, due_draft.label, due_draft.value, due_draft.updated_by)
    on conflict (key) do update set value = excluded.value, label = excluded.label, updated_by = excluded.updated_by
    where live.version = due_draft.base_version;
    -- not found: a colleague has saved since the select, and the draft stays
    if found then
      delete from public.site_collection_drafts where key = due_draft.key;
      updated_count := updated_count + 1;
    end if;
  end loop;
  return updated_count;
end
$$;

-- Returns the collections that staff changed, without hidden items and with their files. With `known` ({"key": version}), returns
-- only the named collections whose version differs.
create function private.published_collections(known jsonb default null) returns text[]
language sql stable security definer set search_path = '' as $$
  with visible_collection as materialized (
    select key, version, case
      when jsonb_typeof(value -> 'items') = 'array' then jsonb_set(value, '{items}', (
        select coalesce(jsonb_agg(item order by item_number), '[]')
        from jsonb_array_elements(value -> 'items') with ordinality as list (item, item_number)
        where item -> 'hidden' is distinct from 'true'
      ))
      else value
    end as value
    from public.site_collections
    where known is null or (known ? key and known -> key is distinct from to_jsonb(version))
  )
  select array(
    select jsonb_build_object('key', key, 'version', version, 'value', value, 'media', (
      select coalesce(jsonb_agg(media_item.item || jsonb_build_object(
        'id', media.id, 'name', media.original_filename, 'type', media.mime_type, 'size', media.file_size
      )), '[]')
      from public.media_library as media join private.media_items as media_item on media_item.id = media.id
      where media.id in (
        -- the fields that hold the id of a file
        select (field #>> '{}')::uuid
        from jsonb_path_query(value, 'lax $.*.*') as field
        where jsonb_typeof(field) = 'string'
          and field #>> '{}' ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
      )
    ))::text
    from visible_collection order by key
  )
$$;

select private.expose_function('published_collections', 'anon, authenticated');
grant execute on function
  public.save_collection(text, integer, text, jsonb, integer),
  public.collections_showing(uuid)
  to authenticated;
