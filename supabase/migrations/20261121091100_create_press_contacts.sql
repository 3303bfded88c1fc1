-- Requests of journalists, and subscriptions to the press newsletter. Visitors write, super admins read and erase.
-- What the form leaves empty arrives as '', a date that was not chosen as null.
create table public.press_contacts (
  id uuid not null default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null default '',
  media text not null,
  position text not null default '',
  type text not null default '',
  subject text not null default '',
  message text not null default '',
  interview_date date,
  deadline date,
  newsletter_subscription boolean not null default false,
  -- shown on the forms screen when there is one; the site's form has no such field
  interview_type text,
  created_at timestamptz not null default now(),
  constraint press_contacts_pkey primary key (id),
  constraint press_contacts_first_name_length check (char_length(first_name) <= 100 and first_name ~ '\S'),
  constraint press_contacts_last_name_length check (char_length(last_name) <= 100 and last_name ~ '\S'),
  -- one @, no blank, no control character, no < or >: staff reply to it
  constraint press_contacts_email_format check (
    char_length(email) <= 254 and email ~ '^[^@<>[:space:][:cntrl:]]+@[^@<>[:space:][:cntrl:]]+$'
  ),
  constraint press_contacts_phone_length check (char_length(phone) <= 50),
  constraint press_contacts_media_choice check (media in (
    'Télévision', 'Radio', 'Presse écrite', 'Presse en ligne', 'Blog', 'Podcast', 'Réseaux sociaux',
    'Agence de communication', 'Freelance', 'Autre'
  )),
  constraint press_contacts_position_length check (char_length(position) <= 300),
  constraint press_contacts_type_choice check (type in (
    '', 'Demande d''interview', 'Communiqué de presse', 'Invitation événement', 'Dossier de presse', 'Visuels/Photos',
    'Données/Statistiques', 'Contact dirigeant', 'Autre'
  )),
  constraint press_contacts_subject_length check (char_length(subject) <= 300),
  constraint press_contacts_message_length check (char_length(message) <= 20000),
  -- not in the past, wherever the visitor's clock stands, and in a future that means something
  constraint press_contacts_interview_date_range check (
    interview_date between (created_at at time zone 'UTC')::date and (created_at at time zone 'UTC')::date + 3660
  ),
  constraint press_contacts_deadline_range check (
    deadline between (created_at at time zone 'UTC')::date and (created_at at time zone 'UTC')::date + 3660
  ),
  constraint press_contacts_interview_type_length check (char_length(interview_type) <= 300)
);

create index press_contacts_created_at_idx on public.press_contacts (created_at desc, id);
-- addresses keep the spelling they were given; somebody who asks for their data is found in any
create index press_contacts_email_idx on public.press_contacts (lower(email));

revoke all on public.press_contacts from public, anon, authenticated;
grant insert (
  first_name, last_name, email, phone, media, position, type, subject, message, interview_date, deadline,
  newsletter_subscription
) on public.press_contacts to anon, authenticated;
grant select, delete on public.press_contacts to authenticated;
grant all on public.press_contacts to service_role;

alter table public.press_contacts enable row level security;

-- Anyone may write, staff included; the date is now, which the grants say as well, and no form fills interview_type.
create policy "anyone sends a press request" on public.press_contacts
  for insert to anon, authenticated
  with check (created_at = now() and interview_type is null);

-- Requests are personal data: super admins only.
create policy "super admins read press requests" on public.press_contacts
  for select to authenticated
  using ((select private.has_permission('all')));

-- Right to erasure, and spam.
create policy "super admins erase press requests" on public.press_contacts
  for delete to authenticated
  using ((select private.has_permission('all')));
