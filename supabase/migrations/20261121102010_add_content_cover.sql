-- The picture of a content. The screen warns before a file that is used goes; then the text stays, without it.
alter table public.content
  add column cover_media_id uuid,
  add constraint content_cover_media_id_fkey foreign key (cover_media_id)
    references public.media_library (id) on delete set null;

create index content_cover_media_id_idx on public.content (cover_media_id);

grant insert (cover_media_id), update (cover_media_id) on public.content to authenticated;

-- Visitors see the cover of what they may read, and of its row what a page shows: row security of "content" says what
-- that is, these columns say the rest. The two ids are what an embedded query joins on.
grant select (cover_media_id) on public.content to anon;
grant select (id, file_path, alt_text, width, height) on public.media_library to anon;

create policy "visitors see covers of published content" on public.media_library
  for select to anon
  using (exists (select from public.content where content.cover_media_id = media_library.id));

-- A cover that is cleared because its file was removed is nobody's change of the text: whoever may remove the file needs
-- no right over the texts that showed it.
drop trigger a_moderators_change_only_the_status on public.content;
create trigger a_moderators_change_only_the_status
  before update on public.content
  for each row when (pg_trigger_depth() = 0)
  execute function private.hold_moderators_to_status();
