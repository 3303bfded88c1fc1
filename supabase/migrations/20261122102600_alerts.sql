-- Alerts: a follower of a tab gets mails about new rows, at once or once a day. The job `alerts` finds them by index each
-- minute, so alerts never delay or refuse a form.

create table public.alert_follows (
  user_id uuid not null default auth.uid(),
  tab text not null,
  mode text not null,
  -- rows up to this time were announced, or are older than the follow
  notified_until timestamptz not null default now(),
  -- the last alert about this tab
  mail_id uuid,
  constraint alert_follows_pkey primary key (user_id, tab),
  constraint alert_follows_user_id_fkey foreign key (user_id) references public.profiles (id) on delete cascade,
  constraint alert_follows_tab_known check (tab in ('business', 'presse', 'candidatures', 'newsletter')),
  constraint alert_follows_mode_known check (mode in ('each', 'daily'))
);

grant select (user_id, tab, mode), insert (tab, mode), update (tab, mode), delete on public.alert_follows to authenticated;

alter table public.alert_follows enable row level security;

create policy "people choose which tabs they follow, among those they may read" on public.alert_follows
  for all to authenticated
  using (user_id = (select auth.uid()) and private.may_read_forms(tab));

-- Makes people who receive the permission forms_press followers of the press tab, because journalists have deadlines. They may
-- stop following it.
create function private.follow_press() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'role_permissions' then
    insert into public.alert_follows (user_id, tab, mode)
    select user_id, 'presse', 'each' from public.user_roles where role = new.role
    on conflict do nothing;
  elsif exists (select from public.role_permissions where role = new.role and permission = 'forms_press') then
    insert into public.alert_follows (user_id, tab, mode) values (new.user_id, 'presse', 'each') on conflict do nothing;
  end if;
  return null;
end
$$;

create trigger follow_press after insert on public.user_roles
  for each row execute function private.follow_press();

create trigger follow_press after insert on public.role_permissions
  for each row when (new.permission = 'forms_press') execute function private.follow_press();

-- Returns the new rows of a tab within a period, newest first: sender and subject, never the message.
create function private.list_new_submissions(wanted_tab text, since timestamptz, until timestamptz)
returns table (source text, id uuid, sent_at timestamptz, sender text, subject text)
language plpgsql stable set search_path = '' as $$
begin
  return query execute format(
    $sql$
      select source, id, sent_at,
        left(regexp_replace(btrim(sender), '\s+', ' ', 'g'), 120),
        nullif(left(regexp_replace(btrim(subject), '\s+', ' ', 'g'), 120), '')
      from (%s) as submission (source, id, sent_at, sender, subject)
      order by sent_at desc, id
    $sql$, (
      select string_agg(
        format(
          'select %1$L, id, %2$I, %3$s, %4$s from public.%1$I where %2$I > $1 and %2$I <= $2',
          form.name, form.timestamp_column, form.sender, form.subject
        ) || case when form.has_follow_up then '' else ' and is_active' end,
        ' union all '
      )
      from private.submission_sources as form where form.tab = wanted_tab
    )
  ) using since, until;
end
$$;

-- Queues a mail for each follower of a tab with new rows, and returns how many. A mail covers rows older than ten seconds:
-- requests end after 8 seconds, so that it misses none. Mode 'each' sends the first row at once, then at most one mail every
-- five minutes. Mode 'daily' sends at 8 o'clock in Abidjan, which has no clock change. A follower whose last mail still waits
-- gets no other.
create function private.queue_alerts() returns integer
language plpgsql set search_path = '' as $$
declare
  covered_until constant timestamptz := now() - interval '10 seconds';
  last_morning constant timestamptz :=
    date_trunc('day', covered_until - interval '8 hours', 'Africa/Abidjan') + interval '8 hours';
  follow record;
  new_mail_id uuid;
  queued_count integer := 0;
begin
  for follow in
    select followed_tab.*, person.email, case followed_tab.mode when 'each' then covered_until else last_morning end as until
    from public.alert_follows as followed_tab
    join public.profiles as person on person.id = followed_tab.user_id
    left join private.mails as last_mail on last_mail.id = followed_tab.mail_id
    where person.email is not null
      and coalesce(last_mail.state not in ('waiting', 'claimed'), true)
      and (followed_tab.mode = 'daily' or coalesce(last_mail.created_at < now() - interval '5 minutes', true))
    for update of followed_tab skip locked
  loop
    if exists (select from private.form_readers as reader where reader.tab = follow.tab and reader.id = follow.user_id)
      and exists (select from private.list_new_submissions(follow.tab, follow.notified_until, follow.until))
    then
      new_mail_id := private.queue_mail('alert', follow.email, jsonb_build_object(
        'person', follow.user_id, 'tab', follow.tab, 'since', follow.notified_until, 'until', follow.until
      ));
      update public.alert_follows as alert_follow set notified_until = follow.until, mail_id = new_mail_id
      where alert_follow.user_id = follow.user_id and alert_follow.tab = follow.tab;
      queued_count := queued_count + 1;
    end if;
  end loop;
  return queued_count;
end
$$;

-- Returns the content of an alert at the moment of sending: null when its reader lost the right, changed address or stopped
-- following. Erased rows are left out.
create function private.alert_mail(recipient text, data jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  wanted_tab constant text := data ->> 'tab';
  person_id constant uuid := data ->> 'person';
  content jsonb;
begin
  if not exists (select from private.form_readers as reader where reader.tab = wanted_tab and reader.id = person_id) then
    return null;
  end if;
  select jsonb_build_object(
    'tab', wanted_tab, 'mode', followed_tab.mode, 'total', count(numbered_row.id),
    'rows', jsonb_agg(
      jsonb_build_object(
        'source', numbered_row.source, 'id', numbered_row.id, 'sender', numbered_row.sender, 'subject', numbered_row.subject
      )
      order by numbered_row.row_position
    ) filter (where numbered_row.row_position <= 8)
  ) into content
  from public.alert_follows as followed_tab
  join public.profiles as person on person.id = followed_tab.user_id and lower(person.email) = recipient
  cross join lateral (
    select submission.*, row_number() over (order by submission.sent_at desc, submission.id) as row_position
    from private.list_new_submissions(wanted_tab, (data ->> 'since')::timestamptz, (data ->> 'until')::timestamptz) as submission
  ) as numbered_row
  where followed_tab.user_id = person_id and followed_tab.tab = wanted_tab
  group by followed_tab.mode;
  return content;
end
$$;

-- Returns the state of the queue for super admins: waiting mails and since when, and the newest unsent ones.
create function private.mail_queue_status()
returns table (
  connected boolean, waiting bigint, waiting_since timestamptz, failed bigint, unconfirmed bigint, unsent jsonb
)
language sql stable security definer set search_path = '' as $$
  select private.read_operator_secret('mails_secret') is not null,
    -- a mail planned for later does not wait
    (select count(*) from private.mails where state = 'waiting' and (attempts > 0 or due <= now())),
    (select min(created_at) from private.mails where state = 'waiting' and (attempts > 0 or due <= now())),
    (select count(*) from private.mails where state = 'failed'),
    (select count(*) from private.mails where state = 'unconfirmed'),
    (
      select coalesce(jsonb_agg(to_jsonb(mail) order by mail.created_at desc, mail.id), '[]') from (
        select id, kind, recipient, state, reason, created_at from private.mails
        where state in ('failed', 'unconfirmed') order by created_at desc, id limit 50
      ) as mail
    )
  where (select private.has_permission('all'))
$$;

-- Sends an unsent mail again (`again`), or cancels it. Returns no row when the mail is no longer unsent. The address may have
-- subscribed again since it bounced, so the mail no longer counts as bounced.
create function private.resolve_unsent_mail(mail_id uuid, again boolean) returns setof uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('all');
  return query
    update private.mails as mail
    set state = case when again then 'waiting' else 'cancelled' end, due = now(), bounced = false, unanswered_since = null
    where mail.id = mail_id and mail.state in ('failed', 'unconfirmed')
    returning mail.id;
  if found and again then
    perform private.call_send_mails();
  end if;
end
$$;

-- Queues a test mail to the caller, at most once a minute.
create function private.send_test_mail() returns setof uuid
language plpgsql security definer set search_path = '' as $$
declare
  person public.profiles;
begin
  perform private.require_permission('all');
  select * into person from public.profiles where profiles.id = auth.uid();
  return query select private.queue_mail(
    'test', person.email, idempotency_key => format('test:%s:%s', person.id, extract(epoch from date_trunc('minute', now())))
  );
end
$$;

create index mails_recipient_idx on private.mails (recipient) where recipient <> '';

insert into private.retention_policies (kind, retention_period, source, timestamp_column) values
  -- only unsent mails keep their recipient
  ('mails', '30 days', 'private.mails', 'created_at');

select private.expose_function('mail_queue_status');
select private.expose_function('resolve_unsent_mail');
select private.expose_function('send_test_mail');
