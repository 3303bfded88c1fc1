-- The bin of deleted contents. They leave their table, so that no other query needs to know of a bin, and their address becomes
-- free. restore_content restores them.
create table public.content_bin (
  -- id of the deleted content
  id uuid not null,
  title text not null,
  slug text not null,
  status public.content_status not null,
  content_type public.content_type not null,
  deleted_by uuid,
  -- a copy, because colleagues cannot read each other's profiles, and an account may be deleted
  deleted_by_name text not null default '',
  deleted_at timestamptz not null default now(),
  -- the row, and its rows in other tables:
  -- {"row": {…}, "tags": […], "revisions": […], "redirects": […], "copy": {…}, "copy_tags": […]}
  snapshot jsonb not null,
  -- searched without case or accents
  search_text text not null generated always as (
    private.fold(
      title || ' ' || slug || ' ' || coalesce(snapshot #>> '{row,excerpt}', '') || ' ' || coalesce(snapshot #>> '{row,byline}', '')
    )
  ) stored,
  constraint content_bin_pkey primary key (id),
  constraint content_bin_deleted_by_fkey foreign key (deleted_by) references public.profiles (id) on delete set null
);

create index content_bin_deleted_at_idx on public.content_bin (deleted_at desc, id);
create index content_bin_deleted_by_idx on public.content_bin (deleted_by, deleted_at desc, id);

grant select (id, title, slug, status, content_type, deleted_by, deleted_by_name, deleted_at, search_text), delete
  on public.content_bin to authenticated;

alter table public.content_bin enable row level security;

insert into private.retention_policies (kind, retention_period, source, timestamp_column) values
  ('content_bin', '30 days', 'public.content_bin', 'deleted_at');

create policy "managers see the bin, authors what they deleted" on public.content_bin
  for select to authenticated
  using (
    (select private.has_permission('content_manage'))
    or (
      deleted_by = (select auth.uid())
      and ((select private.has_permission('content_create')) or (select private.has_permission('content_draft')))
    )
  );

create policy "content managers empty the bin" on public.content_bin
  for delete to authenticated
  using ((select private.has_permission('content_manage')));

-- Moves a deleted content to the bin, with its tags, revisions, redirects and working copy. The trigger runs before the deletion,
-- which also deletes these rows.
create function private.move_content_to_bin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.content_bin (id, title, slug, status, content_type, deleted_by, deleted_by_name, snapshot)
  values (
    old.id, old.title, old.slug, old.status, old.content_type,
    (select id from public.profiles where id = (select auth.uid())), private.current_user_name(),
    jsonb_build_object(
      'row', to_jsonb(old) - 'search_words',
      'tags', (select coalesce(jsonb_agg(tag_id), '[]') from public.content_tags where content_id = old.id),
      'revisions', (
        select coalesce(jsonb_agg(to_jsonb(revision)), '[]') from public.content_revisions as revision
        where content_id = old.id
      ),
      'redirects', (
        select coalesce(jsonb_agg(to_jsonb(redirect)), '[]') from public.content_redirects as redirect
        where content_id = old.id
      ),
      'copy', (select to_jsonb(copy) from public.content as copy where copy.copy_of = old.id),
      'copy_tags', (
        select coalesce(jsonb_agg(tag_id), '[]')
        from public.content_tags join public.content as copy on copy.id = content_id
        where copy.copy_of = old.id
      )
    )
  );
  return old;
end
$$;

-- A working copy that is discarded or goes online is deleted permanently.
create trigger move_content_to_bin before delete on public.content
  for each row when (old.copy_of is null) execute function private.move_content_to_bin();

-- Inserts a row of a bin into its table. A reference to a deleted row becomes null, a column added since has its default.
create function private.restore_row(target regclass, fields jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  reference record;
  referenced_row_exists boolean;
  column_names text;
begin
  for reference in
    select attname, confrelid::regclass as referenced_table
    from pg_catalog.pg_constraint join pg_catalog.pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where conrelid = target and contype = 'f'
  loop
    execute format('select exists (select from %s where id = $1)', reference.referenced_table)
      into referenced_row_exists using (fields ->> reference.attname)::uuid;
    if not referenced_row_exists then
      fields := fields || jsonb_build_object(reference.attname, null);
    end if;
  end loop;
  select string_agg(quote_ident(attname), ', ') into column_names from pg_catalog.pg_attribute
  where attrelid = target and attnum > 0 and not attisdropped and attgenerated = '' and fields ? attname;
  execute format('insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1)', target, column_names)
    using fields;
end
$$;

-- Restores a content from the bin with its tags, revisions, working copy and redirects. It comes back as a draft. With
-- `keep_status` it keeps its status, if the caller may set that status. A number is added to an address that another text or a
-- redirect has.
create function private.restore_content(
  text_id uuid, keep_status boolean, out slug text, out has_new_address boolean, out status public.content_status
) returns setof record
language plpgsql security definer set search_path = '' as $$
declare
  bin_row public.content_bin;
  suffix_number integer := 1;
  -- fields that every restored text loses; a draft loses more
  reset_fields jsonb := '{"autosaved_at": null}';
begin
  select * into bin_row from public.content_bin where id = text_id for update;
  if bin_row.id is null or not coalesce(
    private.has_permission('content_manage')
    or (
      bin_row.deleted_by = (select auth.uid())
      and (private.has_permission('content_create') or private.has_permission('content_draft'))
    ), false
  ) then
    return;
  end if;

  slug := bin_row.slug;
  while exists (
    select from public.content as other where other.slug = restore_content.slug and other.copy_of is null
  ) or exists (
    select from public.content_redirects
    where path = private.content_path(bin_row.content_type, restore_content.slug)
  ) loop
    suffix_number := suffix_number + 1;
    -- a slug has at most 200 characters: 194, a hyphen and five digits
    slug := rtrim(left(bin_row.slug, 194), '-') || '-' || suffix_number;
  end loop;
  has_new_address := slug <> bin_row.slug;

  -- as in the update policy, an account that may read every text may set any status
  if keep_status and (bin_row.status = 'draft' or private.may_read_all_content()) then
    status := bin_row.status;
  else
    status := 'draft';
    reset_fields := reset_fields || '{
      "published_at": null, "update_at": null,
      "review_requested_at": null, "review_requested_by": "", "review_note": "", "review_note_by": ""
    }';
  end if;

  perform private.restore_row('public.content', bin_row.snapshot -> 'row' || reset_fields || jsonb_build_object(
    'slug', slug, 'status', status, 'version', (bin_row.snapshot #>> '{row,version}')::integer + 1
  ));

  insert into public.content_tags (content_id, tag_id)
  select text_id, id from public.tags where bin_row.snapshot -> 'tags' ? id::text;
  insert into public.content_revisions (content_id, version, snapshot, author, author_name, created_at)
  select text_id, old_revision.version, old_revision.snapshot, person.id, old_revision.author_name, old_revision.created_at
  from jsonb_populate_recordset(null::public.content_revisions, bin_row.snapshot -> 'revisions') as old_revision
  left join public.profiles as person on person.id = old_revision.author;
  insert into public.content_redirects (id, path, content_id, created_at)
  select old_redirect.id, old_redirect.path, text_id, old_redirect.created_at
  from jsonb_populate_recordset(null::public.content_redirects, bin_row.snapshot -> 'redirects') as old_redirect
  where not exists (
    select from public.content as other
    where other.slug = substring(old_redirect.path from '[^/]+$') and other.copy_of is null
      and private.content_path(other.content_type, other.slug) = old_redirect.path
  )
  on conflict do nothing;

  if jsonb_typeof(bin_row.snapshot -> 'copy') = 'object' then
    -- `copied_version` rises with the version of the original; a copy with the address of the original gets its new address
    perform private.restore_row('public.content', bin_row.snapshot -> 'copy' || reset_fields || jsonb_build_object(
      'copied_version', (bin_row.snapshot #>> '{copy,copied_version}')::integer + 1,
      'slug', coalesce(nullif(bin_row.snapshot #>> '{copy,slug}', bin_row.slug), slug)
    ));
    insert into public.content_tags (content_id, tag_id)
    select (bin_row.snapshot #>> '{copy,id}')::uuid, id from public.tags where bin_row.snapshot -> 'copy_tags' ? id::text;
  end if;

  delete from public.content_bin where id = text_id;
  return next;
end
$$;

-- Restores at most 100 contents, as drafts or with their former status. Returns the restored ones with their new status.
create function public.restore_content(text_ids uuid[], keep_status boolean default false)
returns table (id uuid, slug text, has_new_address boolean, status public.content_status)
language sql set search_path = '' as $$
  select text_id, restored.slug, restored.has_new_address, restored.status
  from unnest(private.check_batch_size(text_ids)) as text_id, private.restore_content(text_id, keep_status) as restored
$$;

-- Records that a person deleted a row of a bin, unless it was restored. For a media file, adds its stored files to
-- `erased_files`, for removal. Arguments: activity type, table, and column of the title.
create function private.record_final_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_restored boolean;
begin
  execute format('select exists (select from public.%I where id = $1)', tg_argv[1]) into is_restored using old.id;
  if is_restored then
    return null;
  end if;
  if tg_table_name = 'media_bin' then
    insert into private.erased_files (name)
    select 'uploads/' || old.filename
    union
    select 'uploads/' || old.filename || '.' || (rendition ->> 'name') from jsonb_array_elements(old.renditions) as rendition
    on conflict do nothing;
  end if;
  if auth.uid() is not null then
    perform private.record_activity(
      auth.uid(), 'final_delete', tg_argv[0]::public.activity_type, old.id, to_jsonb(old) ->> tg_argv[2]
    );
  end if;
  return null;
end
$$;

create trigger record_activity after delete on public.content_bin
  for each row execute function private.record_final_deletion('content', 'content', 'title');

grant execute on function private.restore_content(uuid, boolean), public.restore_content(uuid[], boolean) to authenticated;
