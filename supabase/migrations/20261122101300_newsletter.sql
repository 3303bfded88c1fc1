-- Subscriptions to the newsletters: one row for each address and audience. Readers subscribe in the footer, journalists with the
-- press form. Visitors only insert; staff with the permission forms_newsletter manage the rows.
create table public.newsletter_subscriptions (
  id uuid not null default gen_random_uuid(),
  email text not null,
  audience text not null default 'readers',
  is_active boolean not null default true,
  subscribed_at timestamptz not null default now(),
  unsubscribe_token uuid not null default gen_random_uuid(),
  -- searched without case or accents
  search_text text not null generated always as (private.fold(email)) stored,
  -- when the row became inactive: not confirmed yet, unsubscribed or bounced. Retention deletes it 30 days later; until then, a mistake
  -- can be undone
  unsubscribed_at timestamptz,
  -- the token of the confirmation mail, which proves that a person owns the address (20261122102650_newsletter_mails.sql)
  confirmation_token uuid,
  confirmation_asked_at timestamptz,
  -- when the mail server of the address refused it as unknown
  bounced_at timestamptz,
  constraint newsletter_subscriptions_pkey primary key (id),
  constraint newsletter_subscriptions_email_key unique (email, audience),
  constraint newsletter_subscriptions_audience_choice check (audience in ('readers', 'press')),
  constraint newsletter_subscriptions_unsubscribe_token_key unique (unsubscribe_token),
  constraint newsletter_subscriptions_unsubscribed_at_set check (is_active = (unsubscribed_at is null)),
  constraint newsletter_subscriptions_confirmation_token_key unique (confirmation_token),
  constraint newsletter_subscriptions_confirmation_asked_at_set check (
    (confirmation_token is null) = (confirmation_asked_at is null)
  ),
  constraint newsletter_subscriptions_bounced_inactive check (bounced_at is null or not is_active)
);

create index newsletter_subscriptions_subscribed_at_idx on public.newsletter_subscriptions (subscribed_at desc, id);
create index newsletter_subscriptions_is_active_idx
  on public.newsletter_subscriptions (is_active, subscribed_at desc, id);
create index newsletter_subscriptions_search_idx on public.newsletter_subscriptions
  using gin (search_text extensions.gin_trgm_ops);
create index newsletter_subscriptions_unsubscribed_at_idx
  on public.newsletter_subscriptions (unsubscribed_at) where unsubscribed_at is not null;
-- An exact count reads this index alone. Queries for the audience of the press find their few rows by it.
create index newsletter_subscriptions_count_idx on public.newsletter_subscriptions (is_active, audience);

grant insert (email) on public.newsletter_subscriptions to anon, authenticated;
-- The token unsubscribes, so no account reads it. private.list_submissions returns addresses, and counts how many each account reads.
grant select (id, is_active, subscribed_at, audience, confirmation_asked_at), update (is_active), delete
  on public.newsletter_subscriptions to authenticated;

alter table public.newsletter_subscriptions enable row level security;

-- Visitors and staff may subscribe: the row is active, or waits for a confirmation. A repeated subscription keeps its date
-- (below).
create policy "anyone subscribes to the newsletter" on public.newsletter_subscriptions
  for insert to anon, authenticated
  with check (is_active or confirmation_token is not null);

-- Personal data: its own permission reads it.
create policy "forms_newsletter reads subscriptions" on public.newsletter_subscriptions
  for select to authenticated
  using ((select private.may_read_forms('newsletter_subscriptions')));

-- Staff unsubscribe a person who asked by other means; only is_active is granted.
create policy "forms_newsletter switches subscriptions on and off" on public.newsletter_subscriptions
  for update to authenticated
  using ((select private.may_read_forms('newsletter_subscriptions')));

-- Right to erasure: super admins only.
create policy "super admins erase subscriptions" on public.newsletter_subscriptions
  for delete to authenticated
  using ((select private.has_permission('all')));

select private.register_visitor_table(
  'newsletter_subscriptions', '30 days', timestamp_column => 'unsubscribed_at', detect_duplicates => false
);

-- Hashes of unsubscribed addresses whose row was deleted. A new subscription of such an address must be confirmed by mail.
create table private.suppression_list (
  address_hash bytea not null,
  audience text not null,
  added_at timestamptz not null default now(),
  constraint suppression_list_pkey primary key (address_hash, audience)
);
create index suppression_list_added_at_idx on private.suppression_list (added_at);
insert into private.retention_policies (kind, retention_period, source, timestamp_column) values
  ('suppression_list', '3 years', 'private.suppression_list', 'added_at');

-- Adds the address of a deleted row. Removes the address of a subscription that is active again.
create function private.update_suppression_list() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    delete from private.suppression_list
    where address_hash = sha256(convert_to(new.email, 'UTF8')) and audience = new.audience;
  else
    insert into private.suppression_list (address_hash, audience) values (sha256(convert_to(old.email, 'UTF8')), old.audience)
    on conflict do nothing;
  end if;
  return null;
end
$$;

-- A row with a confirmation token needs no hash: either its address never unsubscribed, or its hash is stored already.
create trigger add_to_suppression_list after delete on public.newsletter_subscriptions
  for each row when (not old.is_active and old.bounced_at is null and old.confirmation_token is null)
  execute function private.update_suppression_list();
create trigger remove_from_suppression_list after update of is_active on public.newsletter_subscriptions
  for each row when (new.is_active and not old.is_active) execute function private.update_suppression_list();

-- Handles each subscription. An existing row is deleted and inserted again, so that the answer does not reveal whether an
-- address is subscribed: limits, checks and row counts are those of a new address. The row keeps its unsubscribe token, so that links
-- in old mails work. Anyone may type an address. So an unsubscribed address, and with double opt-in a new one, becomes active only when
-- its owner confirms by mail.
create function private.resubscribe() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- other SQL gets the error of the unique key for an active row
  is_request constant boolean := private.is_api_request();
  existing public.newsletter_subscriptions;
  row_kind text := 'new';
  mail_kind text;
begin
  if is_request then
    -- waits for a concurrent insert of the same address: the unique key would reveal it
    perform pg_advisory_xact_lock(hashtextextended('newsletter ' || new.email, 0));
  end if;
  delete from public.newsletter_subscriptions
  where email = new.email and audience = new.audience and (is_request or not is_active)
  returning * into existing;
  if existing.id is null then
    if is_request and (
      -- an import with the secret key is no public request: its addresses are confirmed already
      (private.is_public_request() and (select newsletter_double_opt_in from public.site_settings))
      or exists (
        select from private.suppression_list
        where address_hash = sha256(convert_to(new.email, 'UTF8')) and audience = new.audience
      )
    ) then
      new.is_active := false;
      new.confirmation_token := gen_random_uuid();
      new.confirmation_asked_at := now();
    end if;
  -- While a new address waits for its confirmation, confirmation_asked_at equals unsubscribed_at: its insert set both. For a day it counts as known, so a
  -- second try sends no second mail.
  elsif existing.is_active or (
    existing.confirmation_asked_at = existing.unsubscribed_at and existing.confirmation_asked_at > now() - interval '1 day'
  ) then
    row_kind := 'known';
    new := existing;
  else
    -- an unsubscribed or unconfirmed address: the link of a mail of the last day stays valid
    existing.confirmation_token := case
      when existing.confirmation_asked_at > now() - interval '1 day' then existing.confirmation_token else gen_random_uuid()
    end;
    existing.confirmation_asked_at := now();
    new := existing;
  end if;
  if is_request and row_kind = 'new' then
    -- one mail a day per address
    mail_kind := case when new.is_active then 'newsletter_welcome' else 'newsletter_confirmation' end;
    perform private.queue_limited_mail(
      allowance_sequence => 'private.newsletter_mail_allowance', kind => mail_kind, recipient => new.email,
      data => jsonb_build_object('subscription', new.id),
      idempotency_key => mail_kind || ':' || new.id || ':' || current_date
    );
  end if;
  -- the press form has one answer for all addresses
  if is_request and new.audience = 'readers' then
    -- private.limit_duplicate_answers reads this at the end of the statement, in the transaction of the request
    perform set_config('newsletter.row', case
      when coalesce(current_setting('newsletter.row', true), '') = '' then row_kind else 'one of several'
    end, true);
  end if;
  return new;
end
$$;

create trigger c_resubscribe before insert on public.newsletter_subscriptions
  for each row execute function private.resubscribe();

create function private.stamp_unsubscription() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.is_active and not new.is_active then
    -- the link of an earlier confirmation mail stops working
    new.confirmation_token := null;
    new.confirmation_asked_at := null;
  end if;
  -- a row that is inserted again keeps its date
  new.unsubscribed_at := case when not new.is_active then coalesce(old.unsubscribed_at, new.unsubscribed_at, now()) end;
  if new.is_active then
    new.bounced_at := null;
  end if;
  return new;
end
$$;

create trigger d_stamp_unsubscription before insert or update of is_active on public.newsletter_subscriptions
  for each row execute function private.stamp_unsubscription();

-- The time, in microseconds, at which the allowance of « already subscribed » answers is full again. It is a sequence, because a
-- sequence keeps its new value when the error rolls the statement back.
create sequence private.newsletter_answers minvalue 0;

-- Answers a second subscription as a duplicate, 20 times for the whole site, then once a minute. Beyond that, and for several
-- rows at once, the answer is that of a new address. So an attacker cannot test a list of addresses.
create function private.limit_duplicate_answers() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  gap_microseconds constant bigint := 60000000;
  allowance constant bigint := 20 * gap_microseconds;
  now_microseconds bigint;
  full_at bigint;
  row_kind constant text := current_setting('newsletter.row', true);
begin
  perform set_config('newsletter.row', '', true);
  if row_kind is distinct from 'known' then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('newsletter answers', 0));
  now_microseconds := extract(epoch from clock_timestamp()) * 1000000;
  select greatest(last_value, now_microseconds) + gap_microseconds into full_at from private.newsletter_answers;
  if full_at - now_microseconds <= allowance then
    perform setval('private.newsletter_answers', full_at);
    raise exception using errcode = '23505',
      message = 'duplicate key value violates unique constraint "newsletter_subscriptions_email_key"',
      schema = 'public', table = 'newsletter_subscriptions', constraint = 'newsletter_subscriptions_email_key';
  end if;
  return null;
end
$$;

create trigger limit_duplicate_answers after insert on public.newsletter_subscriptions
  for each statement execute function private.limit_duplicate_answers();

-- Subscribes the sender of a press form who ticked the box to the press newsletter.
create function private.subscribe_press_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.newsletter_subscriptions (email, audience) values (new.email, 'press') on conflict do nothing;
  return null;
end
$$;

create trigger subscribe_press_contact after insert on public.press_contacts
  for each row when (new.newsletter_subscription) execute function private.subscribe_press_contact();
