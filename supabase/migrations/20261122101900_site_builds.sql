-- Builds of the site. Triggers count public changes, and a job asks the host for a new build.

-- The state of the builds. The primary key allows one row.
create table private.site_build (
  id boolean not null default true,
  -- the number of public changes; a build reads it first, and publishes it in build.json
  changes bigint not null default 0,
  changed_at timestamptz not null default now(),
  -- the transaction of the last count, because a transaction counts once
  changed_by xid8,
  -- the change of the last requested build, and of the last build that the host accepted
  requested_changes bigint not null default 0,
  accepted_changes bigint not null default 0,
  -- the acceptance of the build that is not online yet; null when no build is awaited
  accepted_at timestamptz,
  -- from build.json of the site: the last change that is online, and the number of records left out
  online_changes bigint,
  omitted_count integer not null default 0,
  -- the request of pg_net for build.json whose answer is awaited
  online_request_id bigint,
  -- accepted builds that did not come online, since the last one that did
  lost_builds integer not null default 0,
  requested_at timestamptz,
  -- requests since the last one that the host accepted
  attempts integer not null default 0,
  -- the request of pg_net to the deploy hook whose answer is awaited
  request_id bigint,
  -- why the last request failed
  failure text,
  constraint site_build_pkey primary key (id),
  constraint site_build_one_row check (id)
);

insert into private.site_build default values;

-- Counts a public change, once per transaction.
create function private.increment_site_version() returns void
language sql set search_path = '' as $$
  update private.site_build
  set changes = changes + 1, changed_at = now(), changed_by = pg_current_xact_id()
  where changed_by is distinct from pg_current_xact_id()
$$;

-- Returns whether a row is online, by the rule of private.online_content. Triggers call it for old and new rows; null without a
-- row.
create function private.is_online(content_row public.content) returns boolean
language sql stable set search_path = '' as $$
  select content_row.status = 'published'
    and (content_row.publish_at is null or content_row.publish_at <= now())
    and (content_row.unpublish_at is null or content_row.unpublish_at > now())
$$;

-- Counts changes of contents that are or were online, and of what they show.
create function private.track_public_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_public boolean := true;
begin
  if tg_table_name = 'content' then
    is_public := private.is_online(old) or private.is_online(new);
  elsif tg_table_name in ('content_tags', 'content_redirects') then
    is_public := exists (
      select from private.online_content as content_row where content_row.id = coalesce(new.content_id, old.content_id)
    );
  elsif tg_table_name = 'programmes' then
    -- a build contains the programmes of its day, two days leave a margin; each day has a build (private.apply_due_schedules)
    is_public := old.starts_at between now() - interval '2 days' and now() + interval '2 days'
      or new.starts_at between now() - interval '2 days' and now() + interval '2 days';
  elsif tg_table_name = 'media_library' then
    is_public := old is distinct from new and (
      exists (select from private.online_content as content_row where cover_media_id = new.id or share_media_id = new.id)
      or exists (
        select from public.content_media as usage join private.online_content as content_row on content_row.id = usage.content_id
        where usage.media_id = new.id
      )
      or exists (select from public.collections_showing(coalesce(new.id, old.id)))
    );
  end if;
  if is_public then
    perform private.increment_site_version();
  end if;
  return null;
end
$$;

-- Deferred: a transaction locks the row of private.site_build last, right before its commit. References that a deletion clears
-- fire the triggers of their own tables.
create constraint trigger track_content_change after insert or update or delete on public.content
  deferrable initially deferred for each row execute function private.track_public_change();
create constraint trigger track_tagging_change after insert or delete on public.content_tags
  deferrable initially deferred for each row execute function private.track_public_change();
create constraint trigger track_redirect_deletion after delete on public.content_redirects
  deferrable initially deferred for each row execute function private.track_public_change();
create constraint trigger track_category_change after update on public.categories
  deferrable initially deferred for each row
  when ((old.name, old.slug, old.parent_id, old.position) is distinct from (new.name, new.slug, new.parent_id, new.position))
  execute function private.track_public_change();
create constraint trigger track_tag_change after update on public.tags
  deferrable initially deferred for each row when ((old.name, old.slug) is distinct from (new.name, new.slug))
  execute function private.track_public_change();
create constraint trigger track_media_change after insert or update or delete on public.media_library
  deferrable initially deferred for each row execute function private.track_public_change();
create constraint trigger track_settings_change after update on public.site_settings
  deferrable initially deferred for each row when (
    (
      old.title, old.description, old.email, old.phone, old.address,
      old.facebook, old.twitter, old.instagram, old.youtube, old.linkedin,
      old.maintenance_mode, old.maintenance_until
    ) is distinct from (
      new.title, new.description, new.email, new.phone, new.address,
      new.facebook, new.twitter, new.instagram, new.youtube, new.linkedin,
      new.maintenance_mode, new.maintenance_until
    )
  )
  execute function private.track_public_change();

-- Stores the content of build.json, then requests the file again while a change is not online. Invalid answers change nothing.
create function private.check_online_build() returns void
language plpgsql set search_path = '' as $$
declare
  -- null when Vault does not know the site
  url text := rtrim(private.read_operator_secret('site_url'), '/') || '/build.json';
  build private.site_build;
  answer jsonb;
  built_changes bigint;
begin
  if url is null then
    return;
  end if;
  select * into strict build from private.site_build for update;
  if build.online_request_id is not null then
    begin
      execute 'select content::jsonb from net._http_response where id = $1 and status_code = 200'
        into answer using build.online_request_id;
      if jsonb_typeof(answer -> 'changes') = 'number' then
        built_changes := (answer ->> 'changes')::bigint;
        if built_changes is distinct from build.online_changes then
          build.lost_builds := 0;
          build.failure := null;
          build.accepted_at := case when built_changes < build.accepted_changes then now() end;
        end if;
        build.online_changes := built_changes;
        build.omitted_count := case jsonb_typeof(answer -> 'omitted')
          when 'array' then jsonb_array_length(answer -> 'omitted') else 0
        end;
      end if;
    exception when data_exception then
      null;
    end;
    build.online_request_id := null;
  end if;
  if build.changes > coalesce(build.online_changes, -1) then
    begin
      build.online_request_id := private.send_request('get', url, headers => '{}', timeout_milliseconds => 30000);
    exception when insufficient_privilege then
      build.failure := sqlerrm;
    end;
  end if;
  update private.site_build set
    online_changes = build.online_changes, omitted_count = build.omitted_count,
    online_request_id = build.online_request_id, lost_builds = build.lost_builds, accepted_at = build.accepted_at,
    failure = build.failure
  where id;
end
$$;

-- Stores the answers of host and site, then asks the host for a build if one is needed; returns whether it tried. A build that
-- is not online 15 minutes after its acceptance counts as lost. The function then requests another build. This one counts as lost
-- after 30 minutes, the next after 1 hour, later ones after up to 4 hours. The deploy hook is a secret: its address is enough to
-- start builds.
create function private.request_build() returns boolean
language plpgsql set search_path = '' as $$
declare
  hook text := private.read_operator_secret('deploy_hook');
  build private.site_build;
  status integer;
  error_text text;
  has_answer boolean;
begin
  perform private.check_online_build();
  if hook is null then
    return false;
  end if;
  select * into strict build from private.site_build for update;
  if build.request_id is not null then
    execute 'select true, status_code, error_msg from net._http_response where id = $1'
      into has_answer, status, error_text using build.request_id;
    if status between 200 and 299 then
      build.accepted_changes := build.requested_changes;
      build.accepted_at := coalesce(build.accepted_at, now());
      build.attempts := 0;
      build.failure := null;
      build.request_id := null;
    elsif has_answer or build.requested_at < now() - interval '2 minutes' then
      build.failure := coalesce(status::text, error_text, 'no answer');
      build.request_id := null;
    end if;
  end if;
  if build.request_id is null and build.accepted_changes > coalesce(build.online_changes, -1)
    and build.accepted_at < now() - interval '15 minutes' * 2 ^ least(build.lost_builds, 4)
    and private.read_operator_secret('site_url') is not null
  then
    -- the accepted build counts as lost; the next condition requests another one
    build.accepted_changes := coalesce(build.online_changes, 0);
    build.accepted_at := null;
    build.lost_builds := build.lost_builds + 1;
  end if;
  if build.request_id is null and build.changes > build.accepted_changes
    and (build.attempts = 0 or build.requested_at + private.retry_pause(build.attempts) <= now())
  then
    begin
      build.request_id := private.send_request('post', hook, timeout_milliseconds := 30000);
    exception when insufficient_privilege then
      build.failure := sqlerrm;
    end;
    build.requested_changes := build.changes;
    build.attempts := build.attempts + 1;
    build.requested_at := now();
  end if;
  update private.site_build set
    requested_changes = build.requested_changes, accepted_changes = build.accepted_changes, accepted_at = build.accepted_at,
    requested_at = build.requested_at,
    attempts = build.attempts, request_id = build.request_id, failure = build.failure, lost_builds = build.lost_builds
  where id;
  return build.requested_at = now();
end
$$;

-- Returns the number of changes, the time, and the default articles that the build leaves out (`imported`). A build calls this before
-- it reads the contents, so that it misses no change.
create function private.published_state() returns text[]
language sql stable security definer set search_path = '' as $$
  select array(
    select jsonb_build_object(
      'changes', changes, 'at', now(),
      'imported', array(select slug from private.imported_articles order by slug)
    )::text
    from private.site_build
  )
$$;

-- Returns the state of the build for staff. `is_connected` means that Vault has a deploy hook.
create function private.site_state()
returns table (
  is_connected boolean, changes bigint, changed_at timestamptz, accepted_changes bigint, requested_at timestamptz,
  has_failed boolean
)
language sql stable security definer set search_path = '' as $$
  select private.read_operator_secret('deploy_hook') is not null, changes, changed_at, accepted_changes, requested_at,
    failure is not null or lost_builds > 0
  from private.site_build where (select private.is_staff())
$$;

-- Requests a build without a change, or before the end of a pause, for accounts that may edit any content.
create function private.request_site_build() returns table (changes bigint)
language plpgsql security definer rows 1 set search_path = '' as $$
begin
  if not private.may_edit_all_content() then
    raise exception 'requesting a build needs the right to edit any content' using errcode = '42501';
  end if;
  perform private.increment_site_version();
  -- Supabase refuses an update without a where clause
  return query
    update private.site_build as build set attempts = 0, failure = null, lost_builds = 0 where id returning build.changes;
end
$$;

select private.expose_function('published_state', 'anon, authenticated');
select private.expose_function('request_site_build');
select private.expose_function('site_state');
