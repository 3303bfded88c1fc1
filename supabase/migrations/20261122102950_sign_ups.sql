-- Limits of new accounts. Auth connects to the database itself, so a trigger does not know the address of the visitor. The hook
-- « Before User Created » does (docs/operate/supabase-project.md).

-- Counts a sign-up by IP address and by network, and refuses it over the limit. Does not count invited e-mail addresses.
create function private.limit_sign_ups(event jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  origin record;
begin
  if exists (
    select from public.invitations
    where email = lower(event #>> '{user,email}') and accepted_at is null and expires_at > now()
  ) then
    return '{}';
  end if;
  -- read_request_origin() reads the headers of a request of the API; the hook has none
  perform set_config(
    'request.headers', jsonb_build_object('x-forwarded-for', event #>> '{metadata,ip_address}')::text, true
  );
  origin := private.read_request_origin();
  perform private.consume_rate_limit('sign_up', origin.address);
  perform private.consume_rate_limit('sign_up_network', origin.network);
  return '{}';
exception when sqlstate 'PT429' then
  return '{"error": {"http_code": 429, "message": "Too many sign-ups from this network"}}';
end
$$;

grant execute on function private.limit_sign_ups(jsonb) to supabase_auth_admin;
