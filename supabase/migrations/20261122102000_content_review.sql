-- Reviews: an author who may not publish proposes a draft. A reviewer returns it with a note, or publishes it, which ends the
-- request (private.stamp_content). Apart from that trigger and a restoration, only private.review_content changes the columns of
-- the review. Each step leaves a line in the journal. The author may edit the draft meanwhile.

-- Returns the full name of the caller, or '' without an account.
create function private.current_user_name() returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select btrim(first_name || ' ' || last_name) from public.profiles where id = (select auth.uid())), '')
$$;

-- Takes one step of a review. An author proposes a draft ('propose') or withdraws it ('take_back'). A reviewer returns it with a
-- note ('return'). Returns the id of the text, or nothing when the caller may not take this step.
-- A repeated step changes nothing, and returns the id too; a repeated return needs the same note.
create function private.review_content(text_id uuid, step text, note text default null) returns setof uuid
language plpgsql security definer set search_path = '' as $$
begin
  case step
    when 'propose', 'take_back' then
      if not private.has_permission('content_draft') then
        return;
      end if;
      update public.content
      set review_requested_at = case step when 'propose' then now() end,
        review_requested_by = case step when 'propose' then private.current_user_name() else '' end,
        review_note = '', review_note_by = ''
      where id = text_id and author_id = (select auth.uid()) and status = 'draft'
        and (review_requested_at is null) = (step = 'propose');
      return query
        select id from public.content
        where id = text_id and author_id = (select auth.uid()) and status = 'draft'
          and (review_requested_at is not null) = (step = 'propose');
    when 'return' then
      if not private.may_read_all_content() then
        return;
      end if;
      if private.clean_text(coalesce(note, '')) = '' then
        raise exception 'a returned text needs a note' using errcode = '22023';
      end if;
      update public.content
      set review_requested_at = null, review_requested_by = '',
        review_note = btrim(note), review_note_by = private.current_user_name()
      where id = text_id and review_requested_at is not null;
      return query
        select id from public.content
        where id = text_id and review_requested_at is null
          and review_note = btrim(note) and review_note_by = private.current_user_name();
    else
      raise exception 'unknown step of a review' using errcode = '22023';
  end case;
end
$$;

select private.expose_function('review_content');
