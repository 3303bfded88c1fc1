-- Exact counts of the lists that grow without end, at the price of reading one index. Under row security a condition on an
-- enum is tried row by row and no process helps another, so counting a million rows took half a second. As for the searches, a
-- private function asks once what the person may read and counts just that; the door of the API runs as whoever knocks.

-- A count per status, type and category is read off these few columns: repeated keys are stored once.
create index content_count_idx on public.content (status, content_type, category_id);

-- The same for the lists whose smallest index was as large as the table: a count of a million rows reads 7 MB.
create index profiles_count_idx on public.profiles ((roles is null));
create index profiles_without_role_count_idx on public.profiles ((roles is null)) where roles is null;
create index newsletter_subscriptions_count_idx on public.newsletter_subscriptions (is_active);

-- What row security lets the person read: everything, or their own.
create function private.count_content(
  wanted_status public.content_status, wanted_type public.content_type, wanted_category uuid
) returns bigint
language plpgsql stable security definer set search_path = '' as $$
declare
  total bigint;
  condition text := 'true';
begin
  if not (
    private.has_permission('content_edit')
    or private.has_permission('content_manage')
    or private.has_permission('content_moderate')
  ) then
    if not (private.has_permission('content_create') or private.has_permission('content_draft')) then
      return 0;
    end if;
    condition := 'author_id = (select auth.uid())';
  end if;
  execute 'select count(*) from public.content where ' || condition
    || case when wanted_status is null then '' else ' and status = $1' end
    || case when wanted_type is null then '' else ' and content_type = $2' end
    || case when wanted_category is null then '' else ' and category_id = $3' end
    into total using wanted_status, wanted_type, wanted_category;
  return total;
end
$$;

create function private.count_media(wanted_type public.media_type, undescribed boolean) returns bigint
language plpgsql stable security definer set search_path = '' as $$
declare
  total bigint;
begin
  if not private.is_staff() then
    return 0;
  end if;
  execute 'select count(*) from public.media_library where true'
    || case when wanted_type is null then '' else ' and media_type = $1' end
    || case when undescribed then ' and media_type = ''image'' and alt_text is null' else '' end
    into total using wanted_type;
  return total;
end
$$;

create function private.count_activity(wanted_type public.activity_type, person uuid, since timestamptz) returns bigint
language plpgsql stable security definer set search_path = '' as $$
declare
  total bigint;
begin
  if not private.has_permission('user_manage') then
    return 0;
  end if;
  execute 'select count(*) from public.activity_log where true'
    || case when wanted_type is null then '' else ' and type = $1' end
    || case when person is null then '' else ' and actor = $2' end
    || case when since is null then '' else ' and created_at >= $3' end
    into total using wanted_type, person, since;
  return total;
end
$$;

-- People as before; of a search, 1001 at most, as many as the other lists find: « more than 1000 » asks for another word.
create or replace function private.count_people(words text, wanted text[]) returns bigint
language plpgsql stable security definer set search_path = '' as $$
declare
  total bigint;
  people text;
  pattern text;
begin
  if not private.has_permission('user_manage') then
    return 0;
  end if;
  if cardinality(wanted) > 20 then
    raise exception 'too many roles' using errcode = '22023';
  end if;
  pattern := private.search_pattern(words);
  people := ' from public.profiles where true' || private.people_condition(pattern, wanted);
  execute case
    when pattern is null then 'select count(*)' || people
    else 'select count(*) from (select' || people || ' order by created_at desc, id limit 1001) as found'
  end into total using pattern, wanted;
  return total;
end
$$;

-- What the API offers: null, or false, for any.
create function public.count_content(
  wanted_status public.content_status default null, wanted_type public.content_type default null,
  wanted_category uuid default null
) returns bigint
language sql stable set search_path = '' as $$
  select private.count_content(wanted_status, wanted_type, wanted_category)
$$;

create function public.count_media(wanted_type public.media_type default null, undescribed boolean default false)
returns bigint
language sql stable set search_path = '' as $$ select private.count_media(wanted_type, undescribed) $$;

create function public.count_activity(
  wanted_type public.activity_type default null, person uuid default null, since timestamptz default null
) returns bigint
language sql stable set search_path = '' as $$ select private.count_activity(wanted_type, person, since) $$;

revoke execute on function
  private.count_content(public.content_status, public.content_type, uuid),
  private.count_media(public.media_type, boolean),
  private.count_activity(public.activity_type, uuid, timestamptz),
  public.count_content(public.content_status, public.content_type, uuid),
  public.count_media(public.media_type, boolean),
  public.count_activity(public.activity_type, uuid, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function
  private.count_content(public.content_status, public.content_type, uuid),
  private.count_media(public.media_type, boolean),
  private.count_activity(public.activity_type, uuid, timestamptz),
  public.count_content(public.content_status, public.content_type, uuid),
  public.count_media(public.media_type, boolean),
  public.count_activity(public.activity_type, uuid, timestamptz)
  to authenticated;
