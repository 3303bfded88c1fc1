-- TV guide. An exclusion constraint keeps programmes of one channel from overlapping.
create extension if not exists btree_gist with schema extensions;

create table public.programmes (
  id uuid not null default gen_random_uuid(),
  channel text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  title text not null,
  kind text not null default '',
  summary text not null default '',
  highlight boolean not null default false,
  -- counts the saves; a save sends the version that it replaces
  version integer not null default 1,
  constraint programmes_pkey primary key (id),
  constraint programmes_channel_known check (channel in ('hivowood', 'obouo-tv', 'inspiration', 'marmite')),
  constraint programmes_title_length check (char_length(title) <= 160 and private.clean_text(title) <> ''),
  constraint programmes_kind_length check (char_length(kind) <= 60),
  constraint programmes_summary_length check (char_length(summary) <= 500),
  constraint programmes_starts_at_range check (private.is_plausible_date(starts_at)),
  constraint programmes_duration check (ends_at > starts_at and ends_at - starts_at <= interval '24 hours'),
  constraint programmes_no_overlap exclude using gist (channel with =, tstzrange(starts_at, ends_at) with &&)
);

create index programmes_channel_starts_at_idx on public.programmes (channel, starts_at);

grant select, insert (channel, starts_at, ends_at, title, kind, summary, highlight),
  update (starts_at, ends_at, title, kind, summary, highlight), delete
  on public.programmes to authenticated;

alter table public.programmes enable row level security;

create policy "staff read the guide" on public.programmes
  for select to authenticated
  using ((select private.is_staff()));

-- Accounts that may edit any content also edit the guide.
create policy "editors add programmes" on public.programmes
  for insert to authenticated
  with check ((select private.may_edit_all_content()));

create policy "editors change programmes" on public.programmes
  for update to authenticated
  using ((select private.may_edit_all_content()));

create policy "editors delete programmes" on public.programmes
  for delete to authenticated
  using ((select private.may_edit_all_content()));

create trigger stamp_save before update on public.programmes
  for each row execute function private.stamp_save();

-- Imports programmes in one transaction. First deletes the programmes that start in the `cleared_periods` ({"channel", "since",
-- "until"}). Fails unless these are exactly the `expected_programmes` ({"id", "version"}) that the preview announced.
-- Returns the parameters of `undo_programme_changes`: id and version of each added row, and the removed rows. Row security applies.
create function public.import_programmes(
  programmes jsonb, cleared_periods jsonb default '[]', expected_programmes jsonb default '[]'
) returns table (added jsonb, removed jsonb)
language plpgsql set search_path = '' as $$
begin
  if not private.may_edit_all_content() then
    raise exception 'importing programmes needs the right to edit any content' using errcode = '42501';
  end if;
  if jsonb_array_length(programmes) > 5000 or jsonb_array_length(cleared_periods) > 5000
    or jsonb_array_length(expected_programmes) > 20000 then
    raise exception 'too many programmes' using errcode = '22023';
  end if;
  -- when programmes are inserted next, the journal reports the deletion in the line of that insert
  perform set_config('guide.insert_follows', case when jsonb_array_length(programmes) > 0 then 'true' else '' end, true);
  with deleted_row as (
    delete from public.programmes as old
    using jsonb_to_recordset(cleared_periods) as span (channel text, since timestamptz, until timestamptz)
    where old.channel = span.channel and old.starts_at >= span.since and old.starts_at < span.until
    returning old.*
  )
  select coalesce(jsonb_agg(to_jsonb(deleted_row)), '[]') into removed from deleted_row;
  if exists (
    select from jsonb_to_recordset(removed) as deleted_row (id uuid, version integer)
    full join jsonb_to_recordset(expected_programmes) as expected_row (id uuid, version integer) using (id, version)
    where deleted_row.id is null or expected_row.id is null
  ) then
    -- PostgREST answers with the status 409
    raise exception 'the guide has changed since it was compared' using errcode = 'PT409';
  end if;
  with inserted_row as (
    insert into public.programmes (channel, starts_at, ends_at, title, kind, summary, highlight)
    select
      new_row.channel, new_row.starts_at, new_row.ends_at, new_row.title, coalesce(new_row.kind, ''),
      coalesce(new_row.summary, ''), coalesce(new_row.highlight, false)
    from jsonb_populate_recordset(null::public.programmes, programmes) as new_row
    returning id, version
  )
  select coalesce(jsonb_agg(to_jsonb(inserted_row)), '[]') into added from inserted_row;
  return next;
end
$$;

-- Undoes an import or a deletion. Deletes the added rows that are unchanged, then restores the removed rows whose time is free.
-- Returns the number of added rows that stay, and the removed rows that are not restored. A second call returns the same. Row
-- security applies.
create function public.undo_programme_changes(added_programmes jsonb, removed_programmes jsonb)
returns table (kept_count integer, unrestored_programmes jsonb)
language plpgsql set search_path = '' as $$
begin
  if not private.may_edit_all_content() then
    raise exception 'undoing changes of the guide needs the right to edit any content' using errcode = '42501';
  end if;
  if jsonb_array_length(added_programmes) > 5000 or jsonb_array_length(removed_programmes) > 20000 then
    raise exception 'too many programmes' using errcode = '22023';
  end if;
  delete from public.programmes as programme
  using jsonb_to_recordset(added_programmes) as added_row (id uuid, version integer)
  where programme.id = added_row.id and programme.version = added_row.version;
  insert into public.programmes (channel, starts_at, ends_at, title, kind, summary, highlight)
  select
    removed_row.channel, removed_row.starts_at, removed_row.ends_at, removed_row.title, removed_row.kind,
    removed_row.summary, removed_row.highlight
  from jsonb_populate_recordset(null::public.programmes, removed_programmes) as removed_row
  on conflict do nothing;
  select count(*) into kept_count
  from public.programmes as programme
  join jsonb_to_recordset(added_programmes) as added_row (id uuid) using (id);
  select coalesce(jsonb_agg(item), '[]') into unrestored_programmes
  from jsonb_array_elements(removed_programmes) as item
  where not exists (
    select from public.programmes as programme
    where programme.channel = item ->> 'channel' and programme.starts_at = (item ->> 'starts_at')::timestamptz
      and programme.ends_at = (item ->> 'ends_at')::timestamptz and programme.title = item ->> 'title'
  );
  return next;
end
$$;

-- Writes one line of the journal per statement, for all its programmes. The line of an import also counts the
-- programmes that it replaced.
create function private.record_programme_batch() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  verb text := case tg_op when 'INSERT' then 'create' else 'delete' end;
  replaced_count text := nullif(current_setting('guide.replaced', true), '');
  batch record;
begin
  select
    count(*) as programme_count, min(starts_at) as since, max(ends_at) as until, min(title) as title,
    jsonb_agg(distinct channel) as channels
  into batch from changed_rows;
  if batch.programme_count = 0 then
    return null;
  end if;
  if tg_op = 'DELETE' and current_setting('guide.insert_follows', true) = 'true' then
    perform set_config('guide.replaced', batch.programme_count::text, true);
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform set_config('guide.insert_follows', '', true);
    perform set_config('guide.replaced', '', true);
  end if;
  perform private.record_activity(
    auth.uid(),
    case when batch.programme_count = 1 and replaced_count is null then 'programme_' else 'programmes_' end || verb,
    'content', null, case when batch.programme_count = 1 then batch.title else '' end,
    jsonb_strip_nulls(jsonb_build_object(
      'programmes', batch.programme_count, 'replaced', replaced_count::integer, 'channels', batch.channels,
      'since', batch.since, 'until', batch.until
    ))
  );
  return null;
end
$$;

create trigger record_added after insert on public.programmes referencing new table as changed_rows
  for each statement execute function private.record_programme_batch();

create trigger record_deleted after delete on public.programmes referencing old table as changed_rows
  for each statement execute function private.record_programme_batch();

create trigger record_changed after update on public.programmes
  for each row execute function private.record_row_activity('{
    "type": "content", "label": "title", "actions": {"update": "programme_update"},
    "changes": ["title", "starts_at", "ends_at", "kind", "summary", "highlight"],
    "copies": {"channels": ["channel"], "since": "starts_at", "until": "ends_at"}
  }');

-- Counts public changes, as for contents (20261122101900_site_builds.sql).
create constraint trigger track_programme_change after insert or update or delete on public.programmes
  deferrable initially deferred for each row execute function private.track_public_change();

-- The fields of each programme that visitors read.
create view private.programme_items with (security_invoker = true) as
  select channel, starts_at, ends_at, jsonb_build_object(
    'channel', channel, 'starts_at', starts_at, 'ends_at', ends_at, 'title', title, 'kind', kind, 'summary', summary,
    'highlight', highlight
  )::text as item
  from public.programmes;

-- Returns at most a thousand programmes that start on a channel within a span of at most eight days.
create function private.published_programmes(channel text, since timestamptz, until timestamptz) returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select item from private.programme_items as programme
    where programme.channel = published_programmes.channel
      and starts_at >= since and starts_at < least(until, since + interval '8 days')
    order by starts_at limit 1000
  );
end
$$;

-- Returns at most two programmes of each channel: the current and the next one, or the next two when none is on the air. Leaves out
-- programmes that start in more than twelve hours.
create function private.published_on_air() returns text[]
language sql stable security definer set search_path = '' as $$
  select array(
    select programme.item
    from unnest(array['hivowood', 'obouo-tv', 'inspiration', 'marmite']) as channel_key cross join lateral (
      select item from private.programme_items
      -- a programme lasts a day at most, so the index scan can start 24 hours ago
      where channel = channel_key and starts_at > now() - interval '24 hours' and starts_at < now() + interval '12 hours'
        and ends_at > now()
      order by starts_at limit 2
    ) as programme
  )
$$;

grant execute on function public.import_programmes(jsonb, jsonb, jsonb) to authenticated;
grant execute on function public.undo_programme_changes(jsonb, jsonb) to authenticated;
select private.expose_function('published_programmes', 'anon, authenticated');
select private.expose_function('published_on_air', 'anon, authenticated');
