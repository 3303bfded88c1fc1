-- « Proposer à la relecture »: who writes drafts and may not publish them asks for a reader. Those who may publish find what
-- waits, and send it back with a word or publish it, which ends the request (private.set_content_timestamps). The columns are content's;
-- they change by these functions alone, each a line of the journal, and the draft stays its author's to write all the while.

-- The name of who asks, as colleagues read it.
create function private.current_user_name() returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select btrim(first_name || ' ' || last_name) from public.profiles where id = (select auth.uid())), '')
$$;

-- Its author proposes a draft. Asked twice it is one request; nobody else's text is found.
create function private.propose_content(text_id uuid) returns setof uuid
language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_permission('content_draft') then
    return;
  end if;
  update public.content
  set review_requested_at = now(), review_requested_by = private.current_user_name(), review_note = '', review_note_by = ''
  where id = text_id and author_id = (select auth.uid()) and status = 'draft' and review_requested_at is null;
  return query
    select id from public.content
    where id = text_id and author_id = (select auth.uid()) and review_requested_at is not null;
end
$$;

-- Its author thinks again.
create function private.take_back_content(text_id uuid) returns setof uuid
language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_permission('content_draft') then
    return;
  end if;
  update public.content set review_requested_at = null, review_requested_by = ''
  where id = text_id and author_id = (select auth.uid()) and review_requested_at is not null;
  return query
    select id from public.content
    where id = text_id and author_id = (select auth.uid()) and status = 'draft' and review_requested_at is null;
end
$$;

-- A reader sends it back, with a word that its author finds in the editor.
create function private.return_content(text_id uuid, note text) returns setof uuid
language plpgsql security definer set search_path = '' as $$
begin
  if not private.may_read_all_content() then
    return;
  end if;
  if coalesce(note, '') !~ '\S' then
    raise exception 'a text comes back with a word' using errcode = '22023';
  end if;
  return query
    update public.content
    set review_requested_at = null, review_requested_by = '', review_note = btrim(note), review_note_by = private.current_user_name()
    where id = text_id and review_requested_at is not null
    returning id;
end
$$;

-- What the API offers: the text, or nothing when it was not for whoever asked.
create function public.propose_content(text_id uuid) returns table (id uuid)
language sql set search_path = '' as $$ select private.propose_content(text_id) $$;

create function public.take_back_content(text_id uuid) returns table (id uuid)
language sql set search_path = '' as $$ select private.take_back_content(text_id) $$;

create function public.return_content(text_id uuid, note text) returns table (id uuid)
language sql set search_path = '' as $$ select private.return_content(text_id, note) $$;

grant execute on function
  private.propose_content(uuid), public.propose_content(uuid), private.take_back_content(uuid),
  public.take_back_content(uuid), private.return_content(uuid, text), public.return_content(uuid, text)
  to authenticated;
