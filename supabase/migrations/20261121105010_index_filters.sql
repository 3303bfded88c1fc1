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
-- And no statement of a visitor may keep the database busy longer than 3 s, none of an account longer than 8 s.
do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('authenticated', 'plan_cache_mode', 'force_custom_plan'),
      ('anon', 'statement_timeout', '3s'),
      ('authenticated', 'statement_timeout', '8s')
    ) as setting (role, name, value)
  loop
    if not exists (
      select from pg_catalog.pg_db_role_setting
      where setdatabase = 0 and setrole = wanted.role::regrole and wanted.name || '=' || wanted.value = any (setconfig)
    ) then
      execute format('alter role %I set %I = %L', wanted.role, wanted.name, wanted.value);
    end if;
  end loop;
exception when insufficient_privilege then
  raise warning 'settings of the roles "anon" and "authenticated" are left as they are: an operator sets them (docs/deploy.md)';
end
$$;
notify pgrst, 'reload config';
