-- Messages of the contact page. Visitors write, super admins read and erase; nobody changes what was written.
create table public.contact_messages (
  id uuid not null default gen_random_uuid(),
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null default now(),
  constraint contact_messages_pkey primary key (id),
  constraint contact_messages_name_length check (char_length(name) <= 300 and name ~ '\S'),
  -- one @, no blank, no control character, no < or >: staff reply to it
  constraint contact_messages_email_format check (
    char_length(email) <= 254 and email ~ '^[^@<>[:space:][:cntrl:]]+@[^@<>[:space:][:cntrl:]]+$'
  ),
  constraint contact_messages_subject_length check (char_length(subject) <= 300 and subject ~ '\S'),
  constraint contact_messages_message_length check (char_length(message) <= 20000 and message ~ '\S')
);

create index contact_messages_created_at_idx on public.contact_messages (created_at desc, id);

revoke all on public.contact_messages from public, anon, authenticated;
grant insert (name, email, subject, message) on public.contact_messages to anon, authenticated;
grant select, delete on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;

alter table public.contact_messages enable row level security;

-- Anyone may write, staff included; the date is now, which the grants say as well.
create policy "anyone sends a contact message" on public.contact_messages
  for insert to anon, authenticated
  with check (created_at = now());

-- Messages are personal data: super admins only.
create policy "super admins read contact messages" on public.contact_messages
  for select to authenticated
  using ((select private.has_permission('all')));

-- Right to erasure, and spam.
create policy "super admins erase contact messages" on public.contact_messages
  for delete to authenticated
  using ((select private.has_permission('all')));

create trigger normalise_email
  before insert or update of email on public.contact_messages
  for each row execute function private.normalise_email();
