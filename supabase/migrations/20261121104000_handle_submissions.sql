-- What staff make of a submission: where it stands, a note, and who dealt with it last. Visitors send none of it (their
-- column grants stay as they are), super admins change status and note, and the database signs.
-- Status is text with a check, not an enum: under row security an index is only used for operators that are leakproof,
-- and the equality of enums is not.
do $migration$
declare
  sent text;
begin
  foreach sent in array array['contact_messages', 'business_contacts', 'press_contacts', 'job_applications']
  loop
    execute format(
      $sql$
        alter table public.%1$I
          add column status text not null default 'new',
          add column note text not null default '',
          add column handled_by uuid,
          add column handled_at timestamptz,
          add constraint %2$I check (status in ('new', 'in_progress', 'done', 'spam')),
          add constraint %3$I check (char_length(note) <= 5000),
          -- what was done outlives the account of who did it
          add constraint %4$I foreign key (handled_by) references public.profiles (id) on delete set null
      $sql$,
      sent, sent || '_status_choice', sent || '_note_length', sent || '_handled_by_fkey'
    );
    execute format('create index %I on public.%I (status, created_at desc, id)', sent || '_status_created_at_idx', sent);
    execute format('create index %I on public.%I (handled_by)', sent || '_handled_by_idx', sent);
    execute format('grant update (status, note) on public.%I to authenticated', sent);
  end loop;
end
$migration$;

-- The same as before, and untouched by staff: policies hold even where grants are given away.
alter policy "anyone sends a contact message" on public.contact_messages
  with check (created_at = now() and status = 'new' and note = '' and handled_by is null and handled_at is null);
alter policy "anyone sends a business request" on public.business_contacts
  with check (created_at = now() and status = 'new' and note = '' and handled_by is null and handled_at is null);
alter policy "anyone sends a press request" on public.press_contacts
  with check (
    created_at = now() and interview_type is null
    and status = 'new' and note = '' and handled_by is null and handled_at is null
  );
alter policy "anyone applies for a job" on public.job_applications
  with check (created_at = now() and status = 'new' and note = '' and handled_by is null and handled_at is null);

-- Super admins follow messages up; only status and note are granted.
create policy "super admins handle contact messages" on public.contact_messages
  for update to authenticated
  using ((select private.has_permission('all')))
  with check ((select private.has_permission('all')));

-- Super admins follow requests up; only status and note are granted.
create policy "super admins handle business requests" on public.business_contacts
  for update to authenticated
  using ((select private.has_permission('all')))
  with check ((select private.has_permission('all')));

-- Super admins follow requests up; only status and note are granted.
create policy "super admins handle press requests" on public.press_contacts
  for update to authenticated
  using ((select private.has_permission('all')))
  with check ((select private.has_permission('all')));

-- Super admins follow applications up; only status and note are granted.
create policy "super admins handle applications" on public.job_applications
  for update to authenticated
  using ((select private.has_permission('all')))
  with check ((select private.has_permission('all')));

-- Who and when are not the sender's to choose (null: an operator, outside the API).
create function private.sign_handling() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.handled_by := auth.uid();
  new.handled_at := now();
  return new;
end
$$;

revoke execute on function private.sign_handling() from public, anon, authenticated, service_role;

create trigger sign_handling before update of status, note on public.contact_messages
  for each row when (new.status <> old.status or new.note <> old.note) execute function private.sign_handling();
create trigger sign_handling before update of status, note on public.business_contacts
  for each row when (new.status <> old.status or new.note <> old.note) execute function private.sign_handling();
create trigger sign_handling before update of status, note on public.press_contacts
  for each row when (new.status <> old.status or new.note <> old.note) execute function private.sign_handling();
create trigger sign_handling before update of status, note on public.job_applications
  for each row when (new.status <> old.status or new.note <> old.note) execute function private.sign_handling();
