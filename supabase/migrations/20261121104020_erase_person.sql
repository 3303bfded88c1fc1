-- Right to erasure: everything one person ever sent, found and erased by e-mail address, in any spelling.

-- Under row security lower(email) = '…' cannot use an index (lower is not leakproof); a generated column can.
drop index public.business_contacts_email_idx;
drop index public.press_contacts_email_idx;
drop index public.job_applications_email_idx;
alter table public.business_contacts add column email_key text not null generated always as (lower(email)) stored;
alter table public.press_contacts add column email_key text not null generated always as (lower(email)) stored;
alter table public.job_applications add column email_key text not null generated always as (lower(email)) stored;
create index business_contacts_email_idx on public.business_contacts (email_key);
create index press_contacts_email_idx on public.press_contacts (email_key);
create index job_applications_email_idx on public.job_applications (email_key);
-- this one keeps addresses in one spelling already, as the newsletter does
create index contact_messages_email_idx on public.contact_messages (email);

-- What is kept of a person, table by table, and the names of their CVs. Read under row security: for anybody but a super
-- admin there is nothing to find. Of what is sent no more is read than an address may have, and one character.
create function public.find_person(person text) returns table (
  contact_messages bigint, business_contacts bigint, press_contacts bigint, job_applications bigint,
  newsletter_subscriptions bigint, cv_paths text[]
)
language sql stable rows 1 set search_path = '' as $$
  select
    (select count(*) from public.contact_messages where email = lower(left(btrim(person), 255))),
    (select count(*) from public.business_contacts where email_key = lower(left(btrim(person), 255))),
    (select count(*) from public.press_contacts where email_key = lower(left(btrim(person), 255))),
    (select count(*) from public.job_applications where email_key = lower(left(btrim(person), 255))),
    (select count(*) from public.newsletter_subscriptions where email = lower(left(btrim(person), 255))),
    array(
      select cv_path from public.job_applications
      where email_key = lower(left(btrim(person), 255)) and cv_path is not null order by cv_path
    )
$$;

-- One line of the journal says that somebody was erased, by whom and how much; whom it was about is gone.
create function private.record_erasure(erased jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not (select private.has_permission('all')) then
    raise exception 'only super admins erase submissions' using errcode = '42501';
  end if;
  perform private.record_activity(auth.uid(), 'erase_person', 'settings', null, 'Formulaires', erased);
end
$$;

-- Erases a person from the five tables at once, or from none. Files are beyond SQL's reach: the storage API removes them
-- first, and as long as one is left nothing is erased, because the name of the file would be lost with the row.
create function public.erase_person(person text) returns table (
  contact_messages bigint, business_contacts bigint, press_contacts bigint, job_applications bigint,
  newsletter_subscriptions bigint
)
language plpgsql set search_path = '' as $$
declare
  wanted text;
begin
  if not (select private.has_permission('all')) then
    raise exception 'only super admins erase submissions' using errcode = '42501';
  end if;
  wanted := lower(left(btrim(person), 255));
  if exists (
    select from public.job_applications as sent
    join storage.objects as file on file.name = sent.cv_path and file.bucket_id = 'cv'
    where sent.email_key = wanted
  ) then
    raise exception 'a CV of this person is still stored' using errcode = '55000';
  end if;
  delete from public.contact_messages as sent where sent.email = wanted;
  get diagnostics contact_messages = row_count;
  delete from public.business_contacts as sent where sent.email_key = wanted;
  get diagnostics business_contacts = row_count;
  delete from public.press_contacts as sent where sent.email_key = wanted;
  get diagnostics press_contacts = row_count;
  delete from public.job_applications as sent where sent.email_key = wanted;
  get diagnostics job_applications = row_count;
  delete from public.newsletter_subscriptions as sent where sent.email = wanted;
  get diagnostics newsletter_subscriptions = row_count;
  if contact_messages + business_contacts + press_contacts + job_applications + newsletter_subscriptions > 0 then
    perform private.record_erasure(jsonb_build_object(
      'contact_messages', contact_messages, 'business_contacts', business_contacts, 'press_contacts', press_contacts,
      'job_applications', job_applications, 'newsletter_subscriptions', newsletter_subscriptions
    ));
  end if;
  return next;
end
$$;

revoke execute on function public.find_person(text), public.erase_person(text), private.record_erasure(jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.find_person(text), public.erase_person(text), private.record_erasure(jsonb)
  to authenticated;
