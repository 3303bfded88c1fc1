-- Requests of investors, partners, distributors, advertisers and licensees. Visitors write, super admins read and erase.
-- What the form leaves empty arrives as '', a date that was not chosen as null.
create table public.business_contacts (
  id uuid not null default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null default '',
  company text not null default '',
  position text not null default '',
  subject text not null,
  budget text not null default '',
  message text not null default '',
  appointment_date date,
  time_slot text not null default '',
  created_at timestamptz not null default now(),
  constraint business_contacts_pkey primary key (id),
  constraint business_contacts_first_name_length check (char_length(first_name) <= 100 and first_name ~ '\S'),
  constraint business_contacts_last_name_length check (char_length(last_name) <= 100 and last_name ~ '\S'),
  -- one @, no blank, no control character, no < or >: staff reply to it
  constraint business_contacts_email_format check (
    char_length(email) <= 254 and email ~ '^[^@<>[:space:][:cntrl:]]+@[^@<>[:space:][:cntrl:]]+$'
  ),
  constraint business_contacts_phone_length check (char_length(phone) <= 50),
  constraint business_contacts_company_length check (char_length(company) <= 300),
  constraint business_contacts_position_length check (char_length(position) <= 300),
  constraint business_contacts_subject_choice check (subject in (
    'Investissement', 'Distribution', 'Licensing', 'Partenariats', 'Publicité', 'Autre'
  )),
  constraint business_contacts_budget_choice check (budget in (
    '', 'Moins de 50K€', '50K€ - 100K€', '100K€ - 500K€', '500K€ - 1M€', 'Plus de 1M€', 'À discuter'
  )),
  constraint business_contacts_message_length check (char_length(message) <= 20000),
  -- not in the past, wherever the visitor's clock stands, and in a future that means something
  constraint business_contacts_appointment_date_range check (
    appointment_date between (created_at at time zone 'UTC')::date and (created_at at time zone 'UTC')::date + 3660
  ),
  constraint business_contacts_time_slot_choice check (time_slot in (
    '', '09:00-10:00', '10:00-11:00', '11:00-12:00', '14:00-15:00', '15:00-16:00', '16:00-17:00'
  ))
);

create index business_contacts_created_at_idx on public.business_contacts (created_at desc, id);
-- addresses keep the spelling they were given; somebody who asks for their data is found in any
create index business_contacts_email_idx on public.business_contacts (lower(email));

revoke all on public.business_contacts from public, anon, authenticated;
grant insert (
  first_name, last_name, email, phone, company, position, subject, budget, message, appointment_date, time_slot
) on public.business_contacts to anon, authenticated;
grant select, delete on public.business_contacts to authenticated;
grant all on public.business_contacts to service_role;

alter table public.business_contacts enable row level security;

-- Anyone may write, staff included; the date is now, which the grants say as well.
create policy "anyone sends a business request" on public.business_contacts
  for insert to anon, authenticated
  with check (created_at = now());

-- Requests are personal data: super admins only.
create policy "super admins read business requests" on public.business_contacts
  for select to authenticated
  using ((select private.has_permission('all')));

-- Right to erasure, and spam.
create policy "super admins erase business requests" on public.business_contacts
  for delete to authenticated
  using ((select private.has_permission('all')));
