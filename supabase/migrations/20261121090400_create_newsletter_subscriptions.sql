-- Newsletter addresses left by visitors. A visitor can add one and do nothing else; super admins look after the list.
create table public.newsletter_subscriptions (
  id uuid not null default gen_random_uuid(),
  email text not null,
  is_active boolean not null default true,
  subscribed_at timestamptz not null default now(),
  unsubscribe_token uuid not null default gen_random_uuid(),
  constraint newsletter_subscriptions_pkey primary key (id),
  constraint newsletter_subscriptions_email_key unique (email),
  constraint newsletter_subscriptions_unsubscribe_token_key unique (unsubscribe_token),
  -- one @, no blank, no control character, no < or >: it will stand in the header of a mail
  constraint newsletter_subscriptions_email_format check (
    char_length(email) <= 254 and email ~ '^[^@<>[:space:][:cntrl:]]+@[^@<>[:space:][:cntrl:]]+$'
  )
);

create index newsletter_subscriptions_subscribed_at_idx on public.newsletter_subscriptions (subscribed_at desc, id);

revoke all on public.newsletter_subscriptions from public, anon, authenticated;
grant insert (email) on public.newsletter_subscriptions to anon, authenticated;
-- The token unsubscribes whoever shows it: it leaves the database in mails only, never through the API.
grant select (id, email, is_active, subscribed_at), update (is_active), delete
  on public.newsletter_subscriptions to authenticated;
grant all on public.newsletter_subscriptions to service_role;

alter table public.newsletter_subscriptions enable row level security;

-- Anyone may subscribe, staff included; the row is always an active one of today, which the grants say as well.
create policy "anyone subscribes to the newsletter" on public.newsletter_subscriptions
  for insert to anon, authenticated
  with check (is_active and subscribed_at = now());

-- Addresses are personal data: super admins only.
create policy "super admins read subscriptions" on public.newsletter_subscriptions
  for select to authenticated
  using ((select private.has_permission('all')));

-- Unsubscribing somebody who asked for it by other means; only is_active is granted.
create policy "super admins switch subscriptions on and off" on public.newsletter_subscriptions
  for update to authenticated
  using ((select private.has_permission('all')))
  with check ((select private.has_permission('all')));

-- Right to erasure.
create policy "super admins erase subscriptions" on public.newsletter_subscriptions
  for delete to authenticated
  using ((select private.has_permission('all')));

create trigger a_normalise_email
  before insert or update of email on public.newsletter_subscriptions
  for each row execute function private.normalise_email();

-- Whoever comes back after unsubscribing is subscribed again, with a new token; an active address goes on to the unique
-- constraint, whose 23505 the form reads. Returning null inserts nothing: the row is there already.
create function private.reactivate_subscription() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.newsletter_subscriptions
  set is_active = true, subscribed_at = now(), unsubscribe_token = gen_random_uuid()
  where email = new.email and not is_active;
  if found then
    return null;
  end if;
  return new;
end
$$;

create trigger b_reactivate_subscription
  before insert on public.newsletter_subscriptions
  for each row execute function private.reactivate_subscription();

revoke execute on function private.reactivate_subscription() from public, anon, authenticated, service_role;
