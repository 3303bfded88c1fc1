-- Mails of the newsletter form, and the functions of their links. The token in a link is the authorization: only the owner of
-- the e-mail address receives it.

-- Allowance of mails of the newsletter form: the time when it is full again (private.queue_limited_mail).
create sequence private.newsletter_mail_allowance minvalue 0;

-- The next two functions return the content of their mail at the moment of sending; null when the subscription changed meanwhile
-- (public.claim_mails).
create function private.newsletter_welcome_mail(recipient text, data jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('token', unsubscribe_token, 'audience', audience) from public.newsletter_subscriptions
  where id = (data ->> 'subscription')::uuid and is_active
$$;

create function private.newsletter_confirmation_mail(recipient text, data jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('token', confirmation_token, 'audience', audience) from public.newsletter_subscriptions
  where id = (data ->> 'subscription')::uuid and not is_active
$$;

-- Unsubscribes by the link of any mail. Returns true for every token, so that the answer reveals nothing.
create function private.unsubscribe(token uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  -- A mail service unsubscribes many readers from one IP address. It comes through the Edge Function `unsubscribe`, with the secret
  -- key.
  if private.is_public_request() then
    perform private.consume_rate_limit('newsletter_token', (private.read_request_origin()).address);
  end if;
  update public.newsletter_subscriptions set is_active = false where unsubscribe_token = token and is_active;
  return true;
end
$$;

-- Activates a subscription. The link of the confirmation mail works for a week, that of any mail for an hour after an
-- unsubscription: not longer, because readers forward mails. Returns whether the link worked.
create function private.confirm_subscription(token uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.consume_rate_limit('newsletter_token', (private.read_request_origin()).address);
  update public.newsletter_subscriptions
  set is_active = true, subscribed_at = case when is_active then subscribed_at else now() end
  where (confirmation_token = token and confirmation_asked_at > now() - interval '7 days')
    or (unsubscribe_token = token and (is_active or unsubscribed_at > now() - interval '1 hour'));
  return found;
end
$$;

select private.expose_function('unsubscribe', 'anon, authenticated, service_role');
select private.expose_function('confirm_subscription', 'anon, authenticated');
