-- Invitations: an address and a role. The function `send-mails` creates an unconfirmed account with the link of its mail, also
-- while sign-ups are closed. The person gets the role at the first visit with the confirmed address.
create table public.invitations (
  id uuid not null default gen_random_uuid(),
  email text not null,
  role text not null,
  -- the person who created it, or sent it last
  invited_by uuid not null default auth.uid(),
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  -- counts the mails
  sends integer not null default 1,
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  constraint invitations_pkey primary key (id),
  constraint invitations_email_format check (char_length(email) <= 254 and private.is_email_address(email)),
  constraint invitations_role_fkey foreign key (role) references public.roles (key) on delete cascade,
  constraint invitations_invited_by_fkey foreign key (invited_by) references public.profiles (id) on delete cascade
);

-- one open invitation per address; an expired one may be sent again or withdrawn
create unique index invitations_email_open_idx on public.invitations (email) where accepted_at is null;
create index invitations_open_idx on public.invitations (created_at desc, id) where accepted_at is null;
create index invitations_role_idx on public.invitations (role);
create index invitations_invited_by_idx on public.invitations (invited_by);
create index invitations_expires_at_idx on public.invitations (expires_at);

-- an update of `sends` sends the mail again; a trigger sets the count and the dates
grant select, insert (email, role), update (sends), delete on public.invitations to authenticated;

alter table public.invitations enable row level security;

-- Retention deletes accepted invitations too: the journal has a line about each.
insert into private.retention_policies (kind, retention_period, source, timestamp_column) values
  ('invitations', '30 days', 'public.invitations', 'expires_at');

create policy "user managers read invitations" on public.invitations
  for select to authenticated
  using ((select private.has_permission('user_manage')));

-- A user manager who may give the role to a new account may invite, send again and withdraw.
create policy "user managers invite below their own role" on public.invitations
  for insert to authenticated
  with check (private.can_assign_role(null, role));

create policy "user managers send invitations below their own role again" on public.invitations
  for update to authenticated
  using (accepted_at is null and private.can_assign_role(null, role));

create policy "user managers withdraw invitations below their own role" on public.invitations
  for delete to authenticated
  using (accepted_at is null and private.can_assign_role(null, role));

-- The prefix `a_` makes this trigger run first: triggers run in alphabetical order.
create trigger a_normalise_email before insert or update of email on public.invitations
  for each row execute function private.normalise_email();

-- Sets sender, time and end of an invitation. Limits the mails of a malicious manager (private.rate_limits), and repeats an
-- invitation at most once a minute.
create function private.stamp_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.sent_at > now() - interval '1 minute' then
    raise exception 'too many invitations' using errcode = 'PT429', hint = '60';
  end if;
  perform private.consume_rate_limit('invitation', auth.uid()::text);
  if tg_op = 'INSERT' and exists (
    select from public.profiles as person join public.user_roles as user_role on user_role.user_id = person.id
    where lower(person.email) = new.email and user_role.role = new.role
  ) then
    raise exception 'this person holds the role already' using errcode = '23505';
  end if;
  new.invited_by := coalesce(auth.uid(), new.invited_by);
  new.sent_at := now();
  new.expires_at := now() + interval '7 days';
  new.sends := case when tg_op = 'UPDATE' then old.sends + 1 else 1 end;
  new.accepted_at := null;
  return new;
end
$$;

create trigger b_stamp_invitation before insert or update of sends on public.invitations
  for each row execute function private.stamp_invitation();

-- Queues one mail for each sending.
create function private.mail_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_mail(
    'invitation', new.email, jsonb_build_object('id', new.id, 'sending', new.sends),
    format('invitation %s %s', new.id, new.sends)
  );
  return null;
end
$$;

-- Returns the content of an invitation at the moment of sending: null when it was sent again, withdrawn, accepted or has
-- expired. The function `send-mails` creates the link, and no row holds it.
create function private.invitation_mail(recipient text, data jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'email', recipient, 'role', role.label, 'inviter', btrim(inviter.first_name || ' ' || inviter.last_name),
    'expires_at', invitation.expires_at
  )
  from public.invitations as invitation
  join public.roles as role on role.key = invitation.role
  join public.profiles as inviter on inviter.id = invitation.invited_by
  where invitation.id = (data ->> 'id')::uuid and invitation.email = recipient
    and invitation.sends = (data ->> 'sending')::integer
    and invitation.accepted_at is null and invitation.expires_at > now()
$$;

create trigger mail_invitation after insert or update of sends on public.invitations
  for each row execute function private.mail_invitation();

-- Deletes the unconfirmed account of an invitation that a manager withdraws or retention deletes. Its link then opens nothing.
create function private.delete_invited_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.users as account
  where lower(account.email) = old.email and account.email_confirmed_at is null and account.invited_at is not null
    and not exists (select from public.user_roles where user_id = account.id);
  return null;
end
$$;

create trigger delete_invited_account after delete on public.invitations
  for each row when (old.accepted_at is null) execute function private.delete_invited_account();

-- Removes a password that was typed before the address was confirmed. A stranger may have signed up with the address of the
-- invited person, and the confirmation would open the account for the password of the stranger.
create function private.remove_unconfirmed_password() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.encrypted_password := null;
  return new;
end
$$;

-- Auth sets `invited_at` when it creates the link.
create trigger remove_unconfirmed_password before update of invited_at on auth.users
  for each row when (new.email_confirmed_at is null)
  execute function private.remove_unconfirmed_password();

-- Jobs have no account, and leave no line.
create trigger record_activity after insert or update of sends on public.invitations
  for each row when (auth.uid() is not null) execute function private.record_row_activity('{
    "type": "role", "label": "email", "copies": {"role": "role"}, "actions": {"insert": "invite", "update": "invite_again"}
  }');

create trigger record_withdrawal after delete on public.invitations
  for each row when (old.accepted_at is null and auth.uid() is not null) execute function private.record_row_activity('{
    "type": "role", "label": "email", "copies": {"role": "role"}, "actions": {"delete": "withdraw"}
  }');

-- Registers a visit of the back office, with a precision of ten minutes. Accepts the open invitation of a confirmed address, if its
-- sender may still give the role. Returns why the account may see no data, and whether the invitation gave it a role.
create function private.register_visit()
returns table (is_suspended boolean, is_session_active boolean, needs_second_factor boolean, has_new_role boolean)
language plpgsql security definer rows 1 set search_path = '' as $$
declare
  caller_id constant uuid := auth.uid();
  accepted_invitation public.invitations;
  assignment_id uuid;
begin
  is_suspended := exists (select from public.profiles where id = caller_id and suspended_at is not null);
  is_session_active := private.is_session_active();
  -- without any factor, has_passed_second_factor() returns false only when the settings require one
  needs_second_factor := not private.has_second_factor() and not private.has_passed_second_factor();
  if is_session_active and not is_suspended then
    update public.profiles set last_seen_at = now()
    where id = caller_id and coalesce(last_seen_at < now() - interval '10 minutes', true);
    select invitation.* into accepted_invitation
    from auth.users as account join public.invitations as invitation on invitation.email = lower(account.email)
    where account.id = caller_id and account.email_confirmed_at is not null
      and invitation.accepted_at is null and invitation.expires_at > now()
      and private.can_grant_role(invitation.invited_by, caller_id, invitation.role)
      and not exists (
        select from public.profiles as inviter where inviter.id = invitation.invited_by and inviter.suspended_at is not null
      )
    for update of invitation;
  end if;
  if accepted_invitation.id is not null then
    update public.invitations set accepted_at = now() where id = accepted_invitation.id;
    insert into public.user_roles (user_id, role) values (caller_id, accepted_invitation.role)
    on conflict (user_id, role) do nothing returning id into assignment_id;
    -- the trigger has set granted_by to the caller
    update public.user_roles set granted_by = accepted_invitation.invited_by where id = assignment_id;
  end if;
  has_new_role := assignment_id is not null;
  return next;
end
$$;

select private.expose_function('register_visit');
