-- A kind of file or of event, newest first. The operator of an enum is not leakproof, so under row security it cannot be
-- looked up in an index; the predicate of a partial index is not evaluated at all. These take the place of two indexes
-- that started with the enum and could serve no request.
create index media_library_images_idx on public.media_library (created_at desc, id) where media_type = 'image';
create index media_library_videos_idx on public.media_library (created_at desc, id) where media_type = 'video';
create index media_library_audio_idx on public.media_library (created_at desc, id) where media_type = 'audio';
create index media_library_documents_idx on public.media_library (created_at desc, id) where media_type = 'document';
drop index if exists public.media_library_media_type_created_at_idx;

create index activity_log_content_idx on public.activity_log (created_at desc, id) where type = 'content';
create index activity_log_media_idx on public.activity_log (created_at desc, id) where type = 'media';
create index activity_log_settings_idx on public.activity_log (created_at desc, id) where type = 'settings';
create index activity_log_auth_idx on public.activity_log (created_at desc, id) where type = 'auth';
create index activity_log_role_idx on public.activity_log (created_at desc, id) where type = 'role';
drop index if exists public.activity_log_type_created_at_idx;

-- A partial index needs the value while planning, and after five runs PostgreSQL prefers one plan for every value: the
-- walk through the whole list that is right for a common value. PostgREST applies the settings of the role it takes.
do $$
begin
  if not exists (
    select from pg_catalog.pg_db_role_setting
    where setrole = 'authenticated'::regrole and 'plan_cache_mode=force_custom_plan' = any (setconfig)
  ) then
    alter role authenticated set plan_cache_mode = 'force_custom_plan';
  end if;
exception when insufficient_privilege then
  raise notice 'plan_cache_mode is left as it is: an operator may set it for the role "authenticated"';
end
$$;
