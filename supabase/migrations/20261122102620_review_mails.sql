-- Mails about reviews: reviewers learn which texts were proposed, authors what others decided about their texts. A
-- trigger of the journal queues them, because each step has a line there. The lines of two minutes make one mail for each person and kind.

-- Returns the newest review step of each text and of its working copy within a period. Ignores the steps of the reader.
-- 'proposals' are texts that still wait for a review, 'decisions' concern texts of the reader. `id` is that of the working copy,
-- if there is one.
create function private.list_review_steps(reader uuid, kind text, since timestamptz, until timestamptz)
returns table (id uuid, title text, step text, by_name text, note text, goes_online_at timestamptz, taken_at timestamptz)
language sql stable set search_path = '' as $$
  select distinct on (line.target_id, line.action like 'copy\_%')
    coalesce(copy.id, original.id), original.title, line.action, line.actor_name, line.details ->> 'note',
    case line.action when 'schedule' then original.publish_at when 'copy_schedule' then copy.update_at end, line.created_at
  from public.activity_log as line
  join public.content as original on original.id = line.target_id
  left join public.content as copy on copy.copy_of = original.id
  where line.type = 'content' and line.created_at >= since and line.created_at < until and line.actor <> reader
    and case kind
      when 'proposals' then
        line.action = 'propose' and coalesce(copy.review_requested_at, original.review_requested_at) is not null
      else
        line.action in ('return', 'publish', 'schedule', 'copy_schedule', 'copy_publish') and original.author_id = reader
    end
  order by line.target_id, line.action like 'copy\_%', line.created_at desc
$$;

-- The people who get each kind of mail: members of staff who have not switched it off. Proposals go to those who have
-- one of the permissions of private.may_read_all_content.
create view private.review_mail_readers with (security_invoker = true) as
  select id, email, 'decisions' as kind from public.profiles
  where email is not null and roles is not null and suspended_at is null and decision_mails
  union all
  select person.id, person.email, 'proposals' from public.profiles as person
  where person.email is not null and person.roles is not null and person.suspended_at is null and person.proposal_mails
    and exists (
      select from unnest(array['content_edit', 'content_manage', 'content_moderate']) as permission
      where private.account_has_permission(person.id, permission)
    );

-- Queues the mails about a line of the journal. Each mail is due ten seconds after the end of its period of two minutes, when no
-- transaction can add a line to it. An error must not undo the step.
create function private.queue_review_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  mail_kind constant text := case new.action when 'propose' then 'proposals' else 'decisions' end;
  since constant timestamptz := date_bin('2 minutes', new.created_at, 'epoch');
begin
  perform private.queue_mail(
    'review', reader.email, jsonb_build_object('person', reader.id, 'kind', mail_kind, 'since', since),
    idempotency_key => format('review:%s:%s:%s', reader.id, mail_kind, extract(epoch from since)),
    due => since + interval '130 seconds'
  )
  from private.review_mail_readers as reader
  where reader.kind = mail_kind and reader.id <> new.actor
    and (mail_kind = 'proposals' or reader.id = (select author_id from public.content where content.id = new.target_id));
  return null;
exception when others then
  raise warning 'the mails about a review were not queued: %', sqlerrm;
  return null;
end
$$;

create trigger queue_review_mails after insert on public.activity_log
  for each row when (
    new.type = 'content' and new.actor is not null
    and new.action in ('propose', 'return', 'publish', 'schedule', 'copy_schedule', 'copy_publish')
  )
  execute function private.queue_review_mails();

-- Returns the content of a review mail at the moment of sending. It is null when the reader lost the role, changed address or
-- switched these mails off. It is also null when nothing is left to tell.
create function private.review_mail(recipient text, data jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'kind', data ->> 'kind', 'total', count(*),
    'steps', jsonb_agg(to_jsonb(numbered_step) - 'row_position' order by numbered_step.row_position)
      filter (where numbered_step.row_position <= 8)
  )
  from private.review_mail_readers as reader cross join lateral (
    select step.*, row_number() over (order by step.taken_at, step.id) as row_position
    from private.list_review_steps(
      reader.id, reader.kind, (data ->> 'since')::timestamptz, (data ->> 'since')::timestamptz + interval '2 minutes'
    ) as step
  ) as numbered_step
  where reader.id = (data ->> 'person')::uuid and lower(reader.email) = recipient and reader.kind = data ->> 'kind'
  having count(*) > 0
$$;

-- Returns the five newest decisions of others about the caller's texts in the last seven days, for the dashboard.
create function private.list_review_decisions()
returns table (id uuid, title text, step text, by_name text, note text, goes_online_at timestamptz, taken_at timestamptz)
language sql stable security definer rows 5 set search_path = '' as $$
  select step.* from private.list_review_steps((select auth.uid()), 'decisions', now() - interval '7 days', 'infinity') as step
  where (select private.is_staff())
  order by step.taken_at desc, step.id limit 5
$$;

select private.expose_function('list_review_decisions');
