-- The journal says what changed, old and new; of long texts only that they did, never their words.

-- {"title": ["old", "new"], …} of the columns whose value differs.
create function private.changes_between(before jsonb, after jsonb, told text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(name, jsonb_build_array(before -> name, after -> name)), '{}')
  from unnest(told) as name
  where before -> name is distinct from after -> name
$$;

create or replace function private.record_content_activity() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb;
  after jsonb;
  edited jsonb;
  changes jsonb;
begin
  if tg_op = 'DELETE' then
    perform private.record_activity(
      auth.uid(), 'delete', 'content', old.id, old.title, jsonb_build_object('status', old.status)
    );
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform private.record_activity(
      auth.uid(), 'create', 'content', new.id, new.title, jsonb_build_object('status', new.status)
    );
    return null;
  end if;

  -- a category by its name: its id says nothing, and less once it is deleted
  before := to_jsonb(old) || jsonb_build_object(
    'category', (select name from public.categories where id = old.category_id)
  );
  after := to_jsonb(new) || jsonb_build_object(
    'category', (select name from public.categories where id = new.category_id)
  );
  changes := private.changes_between(
    before, after, array['title', 'slug', 'status', 'content_type', 'category']
  );
  select coalesce(jsonb_agg(name order by name), '[]') into edited
  from unnest(array['content', 'excerpt', 'cover_media_id']) as name
  where before -> name is distinct from after -> name;

  perform private.record_activity(
    auth.uid(),
    case
      when new.status = old.status then 'update'
      when new.status = 'published' then 'publish'
      when new.status = 'archived' then 'archive'
      else 'unpublish'
    end,
    'content', new.id, new.title,
    jsonb_strip_nulls(jsonb_build_object(
      'status', new.status,
      'changes', nullif(changes, '{}'),
      'edited', nullif(edited, '[]')
    ))
  );
  return null;
end
$$;

create function private.record_settings_activity() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changes jsonb := private.changes_between(
    to_jsonb(old), to_jsonb(new),
    array[
      'title', 'description', 'url', 'email', 'phone', 'address', 'facebook', 'twitter', 'instagram', 'youtube',
      'linkedin', 'maintenance_mode', 'public_comments', 'open_registration'
    ]
  );
begin
  if changes <> '{}' then
    perform private.record_activity(
      auth.uid(), 'update', 'settings', null, 'Paramètres du site', jsonb_build_object('changes', changes)
    );
  end if;
  return null;
end
$$;

create trigger record_activity
  after update on public.site_settings
  for each row execute function private.record_settings_activity();

-- Categories and tags: lines of type content, whose actions carry the noun (category_create, tag_delete…), so that
-- "create" alone keeps counting texts. Their order is nobody's news.
create function private.record_taxonomy_activity() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  noun text := tg_argv[0];
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  kept jsonb := coalesce(after, before);
  changes jsonb;
  target text;
begin
  if tg_op = 'UPDATE' and after ->> 'merged_into' is not null then
    select name into target from public.tags where id = (after ->> 'merged_into')::uuid;
    perform private.record_activity(
      auth.uid(), 'tag_merge', 'content', (after ->> 'merged_into')::uuid, before ->> 'name',
      jsonb_build_object('into', target)
    );
    return null;
  end if;
  if tg_op = 'UPDATE' then
    if noun = 'category' then
      before := before || jsonb_build_object(
        'parent', (select name from public.categories where id = (before ->> 'parent_id')::uuid)
      );
      after := after || jsonb_build_object(
        'parent', (select name from public.categories where id = (after ->> 'parent_id')::uuid)
      );
    end if;
    changes := private.changes_between(before, after, array['name', 'slug', 'description', 'parent']);
    if changes = '{}' then
      return null;
    end if;
  end if;
  perform private.record_activity(
    auth.uid(),
    noun || case tg_op when 'INSERT' then '_create' when 'UPDATE' then '_update' else '_delete' end,
    'content', (kept ->> 'id')::uuid, kept ->> 'name',
    case when changes is null then '{}' else jsonb_build_object('changes', changes) end
  );
  return null;
end
$$;

create trigger record_activity
  after insert or update or delete on public.categories
  for each row when (pg_trigger_depth() = 0)
  execute function private.record_taxonomy_activity('category');

create trigger record_activity
  after insert or update or delete on public.tags
  for each row when (pg_trigger_depth() = 0)
  execute function private.record_taxonomy_activity('tag');

-- Tags given to a text or taken from it: one line a save and a direction, with their names. Depth 0: what goes with a
-- deleted text, a deleted tag or a merge is told by the line of that.
create function private.record_tagging_activity() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  text_told record;
begin
  for text_told in
    select content.id, content.title, jsonb_agg(tags.name order by tags.name) as names
    from changed
    join public.content on content.id = changed.content_id
    join public.tags on tags.id = changed.tag_id
    group by content.id, content.title
  loop
    perform private.record_activity(
      auth.uid(), 'update', 'content', text_told.id, text_told.title,
      jsonb_build_object(case tg_op when 'INSERT' then 'tags_added' else 'tags_removed' end, text_told.names)
    );
  end loop;
  return null;
end
$$;

create trigger record_added_tags
  after insert on public.content_tags
  referencing new table as changed
  for each statement when (pg_trigger_depth() = 0)
  execute function private.record_tagging_activity();

create trigger record_removed_tags
  after delete on public.content_tags
  referencing old table as changed
  for each statement when (pg_trigger_depth() = 0)
  execute function private.record_tagging_activity();

revoke execute on function
  private.changes_between(jsonb, jsonb, text[]), private.record_settings_activity(),
  private.record_taxonomy_activity(), private.record_tagging_activity()
  from public, anon, authenticated, service_role;

-- Lists of the journal: by person, and by words of the target or the person.
create extension if not exists pg_trgm with schema extensions;

create index activity_log_actor_created_at_idx on public.activity_log (actor, created_at desc, id);
-- one column to search, so that one index answers
alter table public.activity_log
  add column words text generated always as (
    target_label || ' ' || actor_name || coalesce(' ' || actor_email, '')
  ) stored;
create index activity_log_words_trgm_idx on public.activity_log using gin (words extensions.gin_trgm_ops);
