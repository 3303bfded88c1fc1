-- The tags of a text.
create table public.content_tags (
  content_id uuid not null,
  tag_id uuid not null,
  constraint content_tags_pkey primary key (content_id, tag_id),
  constraint content_tags_content_id_fkey foreign key (content_id) references public.content (id) on delete cascade,
  constraint content_tags_tag_id_fkey foreign key (tag_id) references public.tags (id) on delete cascade
);

create index content_tags_tag_id_idx on public.content_tags (tag_id, content_id);

grant select on public.content_tags to authenticated;
grant insert (content_id, tag_id), delete on public.content_tags to authenticated;

alter table public.content_tags enable row level security;

-- Row security of content applies inside this subquery.
create policy "readers of a text read its tags" on public.content_tags
  for select to authenticated
  using (exists (select from public.content where content.id = content_tags.content_id));

-- Editors add tags to any text, contributors to their own drafts. An account that may only create contents adds tags in the
-- transaction of the new content.
create policy "writers of a text add tags" on public.content_tags
  for insert to authenticated
  with check (
    (select private.may_edit_all_content())
    or (
      (select private.has_permission('content_draft'))
      and exists (
        select from public.content
        where content.id = content_tags.content_id and author_id = (select auth.uid()) and status = 'draft'
          and update_at is null
      )
    )
    or (
      (select private.has_permission('content_create'))
      and exists (
        select from public.content
        where content.id = content_tags.content_id and author_id = (select auth.uid()) and created_at = now()
      )
    )
  );

create policy "writers of a text remove tags" on public.content_tags
  for delete to authenticated
  using (
    (select private.may_edit_all_content())
    or (
      (select private.has_permission('content_draft'))
      and exists (
        select from public.content
        where content.id = content_tags.content_id and author_id = (select auth.uid()) and status = 'draft'
          and update_at is null
      )
    )
  );

-- Records tags added to a content or removed from it, one line per save and direction. Only at depth 0: a deleted content, a
-- deleted tag or a merge (depth 1) has a line already. So has a content restored from the bin. A working copy has a
-- line when it goes online.
create function private.record_tagging_activity() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed_content record;
begin
  for changed_content in
    select content.id, content.title, jsonb_agg(tags.name order by tags.name) as names
    from changed_rows
    join public.content on content.id = changed_rows.content_id
    join public.tags on tags.id = changed_rows.tag_id
    where content.copy_of is null
      and not exists (select from public.content_bin where content_bin.id = content.id)
    group by content.id, content.title
  loop
    perform private.record_activity(
      auth.uid(), 'update', 'content', changed_content.id, changed_content.title,
      jsonb_build_object(case tg_op when 'INSERT' then 'tags_added' else 'tags_removed' end, changed_content.names)
    );
  end loop;
  return null;
end
$$;

create trigger record_added_tags after insert on public.content_tags
  referencing new table as changed_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.record_tagging_activity();

create trigger record_removed_tags after delete on public.content_tags
  referencing old table as changed_rows
  for each statement when (pg_trigger_depth() = 0)
  execute function private.record_tagging_activity();

-- Saves a content with its tags in one transaction, under row security. `fields` holds columns by name. Without an id, it
-- creates the content. `as_copy` saves to a new working copy of the content. It returns no row when another save replaced the
-- version, or when a copy exists already.
create function public.save_content(
  fields jsonb, tags_added uuid[] default '{}', tags_removed uuid[] default '{}', text_id uuid default null,
  base_version integer default null, as_copy boolean default false
) returns setof public.content
language plpgsql set search_path = '' as $$
declare
  column_names text;
  stored public.content;
begin
  if cardinality(tags_added) > 100 or cardinality(tags_removed) > 100 then
    raise exception 'too many tags' using errcode = '22023';
  end if;
  select string_agg(quote_ident(name), ', ') into column_names from jsonb_object_keys(fields) as name;
  if column_names is null or char_length(column_names) > 1000 then
    raise exception 'no columns, or too many' using errcode = '22023';
  end if;
  -- a list of numbers such as 1e131071 would become a text of a gigabyte, before row security refuses the row
  if exists (select from jsonb_each(fields) as field (name, value) where jsonb_typeof(value) in ('array', 'object')) then
    raise exception 'no column holds a list or an object' using errcode = '22023';
  end if;
  if text_id is null then
    execute format(
      'insert into public.content (%1$s) select %1$s from jsonb_populate_record(null::public.content, $1) returning *', column_names
    ) into stored using fields;
  else
    if as_copy then
      text_id := private.create_copy(text_id, base_version);
      base_version := 1;
    end if;
    execute format(
      'update public.content set (%1$s) = (select %1$s from jsonb_populate_record(null::public.content, $1))
       where id = $2 and version = $3 returning *', column_names
    ) into stored using fields, text_id, base_version;
    if stored.id is null then
      return;
    end if;
  end if;
  if cardinality(tags_added) > 0 then
    -- skips a tag that a colleague deleted meanwhile
    insert into public.content_tags (content_id, tag_id)
    select stored.id, id from public.tags where id = any (tags_added)
    on conflict do nothing;
  end if;
  if cardinality(tags_removed) > 0 then
    delete from public.content_tags where content_id = stored.id and tag_id = any (tags_removed);
    -- row security refuses without an error
    if exists (select from public.content_tags where content_id = stored.id and tag_id = any (tags_removed)) then
      raise exception 'the caller may not remove this tag' using errcode = '42501';
    end if;
  end if;
  return next stored;
end
$$;

grant execute on function public.save_content(jsonb, uuid[], uuid[], uuid, integer, boolean) to authenticated;

-- The files that each content shows, so that the library warns before a deletion. A trigger reads the addresses in the text; a
-- cover is a column of content.
create table public.content_media (
  content_id uuid not null,
  media_id uuid not null,
  constraint content_media_pkey primary key (content_id, media_id),
  constraint content_media_content_id_fkey foreign key (content_id) references public.content (id) on delete cascade,
  constraint content_media_media_id_fkey foreign key (media_id) references public.media_library (id) on delete cascade
);

create index content_media_media_id_idx on public.content_media (media_id);

grant select on public.content_media to authenticated;

alter table public.content_media enable row level security;

-- Staff may know that a file is used; row security of content hides titles.
create policy "staff read where files are used" on public.content_media
  for select to authenticated
  using ((select private.is_staff()));

create function private.record_media_uses() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.content_media where content_id = new.id;
  insert into public.content_media (content_id, media_id)
  -- Reads the file names alone: after a restore, an address may have the host of the earlier project.
  select distinct new.id, media.id
  from regexp_matches(
    new.content, '/storage/v1/object/public/media/uploads/([a-z0-9-]+\.[a-z0-9]+)', 'g'
  ) as match (parts)
  join public.media_library as media on media.filename = match.parts[1];
  return null;
end
$$;

create trigger record_media_uses_of_new_text after insert on public.content
  for each row when (new.content ~ '/storage/v1/object/public/media/') execute function private.record_media_uses();

create trigger record_media_uses_of_changed_text after update of content on public.content
  for each row when (new.content is distinct from old.content) execute function private.record_media_uses();
