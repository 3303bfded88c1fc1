-- Mails to whoever types an address into the newsletter's form, and what their links do. The token is the right: it is known to
-- the address alone.

-- When the last mail to an address that somebody typed will be made up for, in microseconds. A sequence: no request waits for
-- another's to be over, as they would for a row.
create sequence private.newsletter_mails minvalue 0;

-- Queues the mail that a form caused: one a day to an address at most, and over all addresses 300, then one every ten seconds,
-- beyond which none is sent: the form is no cannon. Whoever typed the address is answered the same.
create function private.queue_newsletter_mail(kind text, subscription public.newsletter_subscriptions) returns void
language plpgsql set search_path = '' as $$
declare
  pace constant bigint := 10000000;
  allowance constant bigint := 300 * pace;
  this_instant constant bigint := extract(epoch from clock_timestamp()) * 1000000;
  due bigint;
begin
  select greatest(last_value, this_instant) + pace into due from private.newsletter_mails;
  if due - this_instant > allowance then
    return;
  end if;
  if private.queue_mail(
    kind, subscription.email, jsonb_build_object('subscription', subscription.id),
    kind || ':' || subscription.id || ':' || current_date
  ) is not null then
    perform setval('private.newsletter_mails', due);
  end if;
end
$$;

-- What these mails say when their turn comes; nothing to who has gone or is in already (private.mail_data).
create function private.newsletter_welcome_mail(recipient text, data jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('token', unsubscribe_token) from public.newsletter_subscriptions
  where id = (data ->> 'subscription')::uuid and is_active
$$;

create function private.newsletter_confirmation_mail(recipient text, data jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('token', confirmation_token) from public.newsletter_subscriptions
  where id = (data ->> 'subscription')::uuid and not is_active
$$;

-- Whoever shows a token counts against the limit, whether it is good or not; mail services, which press for many from one
-- address, come by the function `unsubscribe` and its service role.
create function private.limit_newsletter_tokens() returns void
language plpgsql set search_path = '' as $$
begin
  if current_setting('role', true) is distinct from 'service_role' then
    perform private.consume_rate_limit('newsletter_token', (select origin.address from private.request_origin() as origin));
  end if;
end
$$;

-- Out, by the link of any mail. True says that it was heard, whether the token is somebody's, nobody's or was used.
create function private.unsubscribe(token uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.limit_newsletter_tokens();
  update public.newsletter_subscriptions set is_active = false where unsubscribe_token = token and is_active;
  return true;
end
$$;

-- In again: by the link of the confirmation mail for a week, or by that of any mail for an hour after going out, in case it was a
-- slip of the hand. Not for longer: a letter is passed on, and who reads it must not put anybody back. False where the link is
-- good no more.
create function private.confirm_subscription(token uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.limit_newsletter_tokens();
  update public.newsletter_subscriptions
  set is_active = true, subscribed_at = case when is_active then subscribed_at else now() end
  where confirmation_token = token and confirmation_asked_at > now() - interval '7 days'
    or unsubscribe_token = token and (is_active or unsubscribed_at > now() - interval '1 hour');
  return found;
end
$$;

-- What the API offers.
create function public.unsubscribe(token uuid) returns boolean
language sql set search_path = ''
return private.unsubscribe(token);

create function public.confirm_subscription(token uuid) returns boolean
language sql set search_path = ''
return private.confirm_subscription(token);

grant execute on function
  private.unsubscribe(uuid), public.unsubscribe(uuid) to anon, authenticated, service_role;
grant execute on function
  private.confirm_subscription(uuid), public.confirm_subscription(uuid) to anon, authenticated;
