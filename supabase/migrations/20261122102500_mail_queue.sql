-- The queue of mails, until the function `send-mails` has sent them. A form or an action never waits for a mail server. The
-- function claims a mail before it sends it, and records the outcome afterwards. So it sends a mail at most once. A crash in between
-- leaves the mail « unconfirmed », and staff decide. But a server that recognises repeated mails (private.read_idempotency_header)
-- gets such a mail again, and delivers it once.
create table private.mails (
  id uuid not null default gen_random_uuid(),
  -- the key of its renderer in supabase/functions/send-mails/mails/renderers.ts
  kind text not null,
  -- empty once the mail is sent
  recipient text not null,
  -- ids, names, counts, subject lines: never a whole message
  data jsonb not null default '{}',
  -- a second mail with the same key is not queued while the row exists
  idempotency_key text,
  state text not null default 'waiting',
  -- the time from which the mail may be sent
  due timestamptz not null default now(),
  -- number of claims. The report of an outcome names the number of its claim; a report about an older claim changes nothing
  attempts integer not null default 0,
  claimed_at timestamptz,
  -- the first claim whose outcome is unknown: since then the mail server may have the mail
  unanswered_since timestamptz,
  -- time of the last outcome
  outcome_at timestamptz,
  -- last answer of the mail server, or why the mail was not sent
  reason text,
  -- true when the mail server answered that the mailbox does not exist
  bounced boolean not null default false,
  created_at timestamptz not null default now(),
  constraint mails_pkey primary key (id),
  constraint mails_idempotency_key_key unique (idempotency_key),
  constraint mails_kind_format check (kind ~ '^[a-z][a-z_]{1,39}$'),
  -- one address, not a list of addresses
  constraint mails_recipient_format check (
    case state when 'sent' then recipient = ''
    else char_length(recipient) <= 254 and private.is_email_address(recipient, requires_dot => false)
    end
  ),
  constraint mails_data_size check (octet_length(data::text) <= 10000),
  -- cancelled: the mail had become pointless before it was sent, or a super admin cancelled it
  constraint mails_state_known check (state in ('waiting', 'claimed', 'sent', 'cancelled', 'failed', 'unconfirmed'))
);

create index mails_due_idx on private.mails (due) where state = 'waiting';
create index mails_claimed_at_idx on private.mails (claimed_at) where state = 'claimed';
create index mails_unsent_idx on private.mails (created_at desc, id) where state in ('failed', 'unconfirmed');
create index mails_created_at_idx on private.mails (created_at);

-- When the function was last called for new mails. The primary key allows one row.
create table private.mail_call (
  id boolean not null default true,
  called_at timestamptz not null default '-infinity',
  constraint mail_call_pkey primary key (id),
  constraint mail_call_one_row check (id)
);
insert into private.mail_call default values;

-- Queues a mail and returns its id, or null when the key exists. docs/how-to/add-a-mail.md explains how to add a kind.
create function private.queue_mail(
  kind text, recipient text, data jsonb default '{}', idempotency_key text default null, due timestamptz default now()
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  mail_id uuid;
begin
  insert into private.mails (kind, recipient, data, idempotency_key, due) values ($1, lower($2), $3, $4, $5)
  on conflict on constraint mails_idempotency_key_key do nothing
  returning id into mail_id;
  return mail_id;
-- The error of PostgreSQL contains the whole row, which the API would show.
exception when integrity_constraint_violation then
  raise exception 'this mail cannot be sent' using errcode = '23514';
end
$$;

-- Queues a mail that a visitor can cause, unless its allowance is used up: 300 mails, then one every ten seconds. A sequence stores
-- the time (in microseconds) at which the allowance is full again. Each mail moves that time ten seconds ahead, at most to 300 × 10
-- seconds from now. Requests do not lock a sequence as they would lock a row. `rate_limit` also limits the mails to one recipient;
-- it comes second, because it writes a row.
create function private.queue_limited_mail(
  allowance_sequence regclass, kind text, recipient text, data jsonb, idempotency_key text, rate_limit text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  gap_microseconds constant bigint := 10000000;
  allowance_microseconds constant bigint := 300 * gap_microseconds;
  now_microseconds constant bigint := extract(epoch from clock_timestamp()) * 1000000;
  full_at constant bigint := greatest(coalesce(pg_sequence_last_value(allowance_sequence), 0), now_microseconds) + gap_microseconds;
begin
  if full_at - now_microseconds > allowance_microseconds then
    return;
  end if;
  if rate_limit is not null then
    perform private.consume_rate_limit(rate_limit, lower(recipient));
  end if;
  if private.queue_mail(kind, recipient, data, idempotency_key) is not null then
    perform setval(allowance_sequence, full_at);
  end if;
end
$$;

-- Calls the function `send-mails`, where pg_net exists and Vault has the address of the project and the secret.
create function private.call_send_mails() returns boolean
language plpgsql set search_path = '' as $$
declare
  address text := private.read_operator_secret('project_url');
  secret text := private.read_operator_secret('mails_secret');
begin
  if address is null or secret is null then
    return false;
  end if;
  perform private.send_request(
    'post', rtrim(address, '/') || '/functions/v1/send-mails',
    jsonb_build_object('content-type', 'application/json', 'authorization', 'Bearer ' || secret),
    timeout_milliseconds => 10000
  );
  return true;
end
$$;

-- Calls the function for a new mail, at most once a second. The function looks again after a second, and the job `mails`
-- calls it for later mails within a minute. An error here must not undo the action that caused the mail.
create function private.call_send_mails_on_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.mail_call set called_at = clock_timestamp() where ctid = any (array(
    select ctid from private.mail_call where called_at < clock_timestamp() - interval '1 second'
    for update skip locked
  ));
  if found then
    perform private.call_send_mails();
  end if;
  return null;
exception when others then
  raise warning 'the function that sends mails was not called: %', sqlerrm;
  return null;
end
$$;

create trigger call_for_new_mail after insert on private.mails
  for each statement execute function private.call_send_mails_on_insert();

-- Returns the header by which the mail server recognises repeated mails (docs/operate/mail.md). An invalid name (RFC 5322, 2.2)
-- would break the mail, so it counts as none.
create function private.read_idempotency_header() returns text
language sql stable set search_path = '' as $$
  select name from private.read_operator_secret('mails_idempotency_header') as name where name ~ '^[!-9;-~]{1,60}$'
$$;

-- Returns whether the server still recognises a mail that it may have since that time. Servers remember for 24 hours, and sending
-- takes time.
create function private.is_retry_safe(unanswered_since timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select private.read_idempotency_header() is not null and unanswered_since > now() - interval '20 hours'
$$;

-- Calls the function while a mail is due, once a minute. A function runs for less than ten minutes, so an older claim belongs to
-- one that crashed. The mail of that claim waits again if a retry is safe, else it is unconfirmed.
create function private.call_send_mails_when_due() returns boolean
language plpgsql set search_path = '' as $$
begin
  update private.mails
  set state = case when private.is_retry_safe(unanswered_since) then 'waiting' else 'unconfirmed' end, reason = null
  where state = 'claimed' and claimed_at < now() - interval '10 minutes';
  if not exists (select from private.mails where state = 'waiting' and due <= now()) then
    return false;
  end if;
  return private.call_send_mails();
end
$$;

-- Claims due mails for the function. Where the data of a kind must be true when its mail leaves, a function private.<kind>_mail
-- reads them now. It returns the data of the mail, or null when the mail became pointless: its reader left, lost the right to read,
-- or knows already. Such a mail is cancelled. A mail that the server may already have becomes unconfirmed once its retry time is
-- over.
create function public.claim_mails(batch_size integer)
returns table (
  id uuid, attempt integer, kind text, recipient text, data jsonb, idempotency_header text, unanswered_since timestamptz
)
language plpgsql security definer set search_path = '' as $$
declare
  mail private.mails;
  failure text;
  claim_time constant timestamptz := clock_timestamp();
begin
  idempotency_header := private.read_idempotency_header();
  for mail in
    update private.mails as claimed_mail
    set state = 'claimed', claimed_at = claim_time, attempts = claimed_mail.attempts + 1,
      unanswered_since = coalesce(claimed_mail.unanswered_since, claim_time)
    where claimed_mail.ctid = any (array(
      select due_mail.ctid from private.mails as due_mail
      where due_mail.state = 'waiting' and due_mail.due <= now()
      order by due_mail.due limit least(greatest(batch_size, 0), 100) for update skip locked
    ))
    returning claimed_mail.*
  loop
    if mail.unanswered_since < claim_time and not private.is_retry_safe(mail.unanswered_since) then
      update private.mails as stored_mail set state = 'unconfirmed' where stored_mail.id = mail.id;
      continue;
    end if;
    failure := null;
    data := mail.data;
    begin
      if to_regprocedure(format('private.%I(text, jsonb)', mail.kind || '_mail')) is not null then
        execute format('select private.%I($1, $2)', mail.kind || '_mail') into data using mail.recipient, mail.data;
      end if;
    exception when others then
      failure := sqlerrm;
    end;
    if failure is null and data is not null then
      id := mail.id;
      attempt := mail.attempts;
      kind := mail.kind;
      recipient := mail.recipient;
      unanswered_since := mail.unanswered_since;
      return next;
    else
      update private.mails as stored_mail
      set state = case when failure is null then 'cancelled' else 'failed' end, reason = left(failure, 500), outcome_at = now()
      where stored_mail.id = mail.id;
    end if;
  end loop;
end
$$;

-- Records the outcomes of claimed mails: [{id, attempt, outcome, reason, bounced}], where the outcome is sent, later, refused
-- or unconfirmed. « later » waits for private.retry_pause, for three days. « unconfirmed » does too, while a retry is safe.
-- Returns the number of mails that it changed.
create function public.record_mail_outcomes(outcomes jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  changed_count integer;
begin
  update private.mails as mail set
    state = case
      when result.outcome = 'sent' then 'sent'
      when result.outcome = 'later' and mail.created_at > now() - interval '3 days' then 'waiting'
      when result.outcome = 'unconfirmed' and private.is_retry_safe(mail.unanswered_since) then 'waiting'
      -- an earlier attempt may have delivered a mail that the server refuses now
      when result.outcome = 'unconfirmed' or mail.unanswered_since < mail.claimed_at then 'unconfirmed'
      else 'failed'
    end,
    unanswered_since = case
      -- only this attempt was unanswered, and it has an answer now
      when result.outcome <> 'unconfirmed' and mail.unanswered_since = mail.claimed_at then null
      else mail.unanswered_since
    end,
    -- `attempts` counts this attempt, so the first pause is a minute
    due = now() + private.retry_pause(mail.attempts - 1),
    outcome_at = now(), reason = left(result.reason, 500), bounced = coalesce(result.bounced, false),
    -- a sent mail keeps neither its recipient nor its data
    recipient = case result.outcome when 'sent' then '' else mail.recipient end,
    data = case result.outcome when 'sent' then '{}' else mail.data end
  from jsonb_to_recordset(outcomes) as result (id uuid, attempt integer, outcome text, reason text, bounced boolean)
  -- the job `mails` makes the mails of a slow call unconfirmed, and the report of that call may still arrive
  where mail.id = result.id and mail.attempts = result.attempt and mail.state in ('claimed', 'unconfirmed');
  get diagnostics changed_count = row_count;
  return changed_count;
end
$$;

-- For the function `send-mails`, which has a secret key.
grant execute on function public.claim_mails(integer), public.record_mail_outcomes(jsonb) to service_role;
