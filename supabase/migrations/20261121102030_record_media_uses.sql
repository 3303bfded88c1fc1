-- Which texts show which file, so that the library can tell before a file is removed. Written by a trigger only, from the
-- addresses in the text; a cover is a column of the content itself.
create table public.content_media (
  content_id uuid not null,
  media_id uuid not null,
  constraint content_media_pkey primary key (content_id, media_id),
  constraint content_media_content_id_fkey foreign key (content_id) references public.content (id) on delete cascade,
  constraint content_media_media_id_fkey foreign key (media_id) references public.media_library (id) on delete cascade
);

create index content_media_media_id_idx on public.content_media (media_id);

revoke all on public.content_media from public, anon, authenticated;
grant select on public.content_media to authenticated;
grant all on public.content_media to service_role;

alter table public.content_media enable row level security;

-- That a file is used is no secret among staff; the title of the text is read from "content", by its own rules.
create policy "staff read where files are used" on public.content_media
  for select to authenticated
  using ((select private.is_staff()));

create function private.record_media_uses() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.content_media where content_id = new.id;
  insert into public.content_media (content_id, media_id)
  select new.id, media.id
  from (
    select distinct hit.parts[1] as address
    from regexp_matches(
      new.content,
      '(https?://[^[:space:]<>"''()]+/storage/v1/object/public/media/uploads/[a-z0-9-]+\.[a-z0-9]+)', 'g'
    ) as hit (parts)
  ) as shown
  join public.media_library as media on media.file_path = shown.address;
  return null;
end
$$;

create trigger record_media_uses_of_new_text
  after insert on public.content
  for each row when (new.content ~ '/storage/v1/object/public/media/')
  execute function private.record_media_uses();

create trigger record_media_uses_of_changed_text
  after update of content on public.content
  for each row when (new.content is distinct from old.content)
  execute function private.record_media_uses();

revoke execute on function private.record_media_uses() from public, anon, authenticated, service_role;
