-- A visitor whose network fell silent sends the same form again: the first one may have arrived. The same words of the
-- same person within the hour are one message, and the answer is the same either way, so it tells nobody anything.
-- (The newsletter has its unique address for that.)
create function private.recognise_resent() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- what the database or staff add to a row, generated columns included
  added constant text[] := array[
    'id', 'created_at', 'status', 'note', 'handled_by', 'handled_at', 'email_key', 'search_text'
  ];
  known boolean;
begin
  -- SQL of an operator, a migration or a test has no request behind it
  if nullif(current_setting('request.headers', true), '') is null then
    return new;
  end if;
  -- the first attempt may still be under way: the second waits for its end
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ' ' || lower(new.email), 0));
  execute format(
    $sql$
      select exists (
        select from public.%I as sent
        where sent.%I = lower($1) and sent.created_at > now() - interval '1 hour' and to_jsonb(sent) - $2 = $3
      )
    $sql$,
    tg_table_name, tg_argv[0]
  )
  into known
  using new.email, added, to_jsonb(new) - added;
  if known then
    return null;
  end if;
  return new;
end
$$;

revoke execute on function private.recognise_resent() from public, anon, authenticated, service_role;

-- By name after the limit: sending again counts as sending. The argument is the indexed column with the address.
create trigger recognise_resent before insert on public.contact_messages
  for each row execute function private.recognise_resent('email');
create trigger recognise_resent before insert on public.business_contacts
  for each row execute function private.recognise_resent('email_key');
create trigger recognise_resent before insert on public.press_contacts
  for each row execute function private.recognise_resent('email_key');
create trigger recognise_resent before insert on public.job_applications
  for each row execute function private.recognise_resent('email_key');
