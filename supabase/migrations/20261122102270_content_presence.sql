-- The people who have a text open. The editor reports them every 20 seconds while its tab is visible. A working copy counts as its
-- original. Unlogged: a crash empties the table.
create unlogged table public.content_presence (
  content_id uuid not null,
  user_id uuid not null default auth.uid(),
  -- colleagues cannot read each other's profiles
  user_name text not null default '',
  seen_at timestamptz not null default now(),
  constraint content_presence_pkey primary key (content_id, user_id),
  constraint content_presence_content_id_fkey foreign key (content_id) references public.content (id) on delete cascade,
  constraint content_presence_user_id_fkey foreign key (user_id) references public.profiles (id) on delete cascade
);

create index content_presence_user_id_idx on public.content_presence (user_id);

grant select, insert (content_id), delete on public.content_presence to authenticated;

alter table public.content_presence enable row level security;

insert into private.retention_policies (kind, retention_period, source, timestamp_column) values
  ('content_presence', '1 hour', 'public.content_presence', 'seen_at');

-- Row security of content applies inside this subquery.
create policy "readers of a text see who has it open" on public.content_presence
  for select to authenticated
  using (exists (select from public.content where content.id = content_presence.content_id));

create policy "readers of a text report that they have it open" on public.content_presence
  for insert to authenticated
  with check (
    user_id = (select private.active_account())
    and exists (select from public.content where content.id = content_presence.content_id)
  );

create policy "people report that they left a text" on public.content_presence
  for delete to authenticated
  using (
    user_id = (select private.active_account())
    and exists (select from public.content where content.id = content_presence.content_id)
  );

create trigger stamp_new before insert on public.content_presence
  for each row execute function private.stamp_save();

-- Reports that the caller has a text open, and returns the names of other people who have it open. A report counts for two and a half
-- minutes, so that one lost request changes nothing. `leaving` ends it at once.
create function public.report_presence(text_id uuid, leaving boolean default false) returns table (name text)
language plpgsql set search_path = '' as $$
begin
  delete from public.content_presence where content_id = text_id and user_id = (select auth.uid());
  if leaving then
    return;
  end if;
  -- another tab of the same person may report at the same time
  insert into public.content_presence (content_id) values (text_id) on conflict do nothing;
  return query
    select presence.user_name from public.content_presence as presence
    where presence.content_id = text_id and presence.user_id <> (select auth.uid())
      and presence.seen_at > now() - interval '150 seconds'
    order by presence.user_name, presence.user_id;
end
$$;

grant execute on function public.report_presence(uuid, boolean) to authenticated;
