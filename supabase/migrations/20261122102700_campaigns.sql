-- Newsletter campaigns: subject, introduction and online stories, which the queue of mails sends to an audience.
create table public.campaigns (
  id uuid not null default gen_random_uuid(),
  subject text not null default '',
  -- Markdown
  intro text not null default '',
  audience text not null default 'readers',
  -- ids of contents in the order of the mail, without foreign keys: reading a draft leaves out unpublished contents
  stories uuid[] not null default '{}',
  state text not null default 'draft',
  -- counts the saves; a save names the version that it replaces
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- colleagues cannot read each other's profiles; names stay when the account goes
  updated_by_name text not null default '',
  -- the account that started or scheduled it
  started_by uuid,
  started_by_name text not null default '',
  -- when it will start, while it is scheduled
  scheduled_at timestamptz,
  started_at timestamptz,
  -- the stories as they were at the start: every mail and the archive show the same
  sent_stories jsonb,
  constraint campaigns_pkey primary key (id),
  -- one line, because it becomes a mail header
  constraint campaigns_subject_length check (char_length(subject) <= 150 and subject !~ '[[:cntrl:]]'),
  constraint campaigns_intro_length check (char_length(intro) <= 5000),
  constraint campaigns_stories_count check (cardinality(stories) <= 20 and array_position(stories, null) is null),
  constraint campaigns_audience_choice check (audience in ('readers', 'press', 'both')),
  constraint campaigns_state_choice check (state in ('draft', 'scheduled', 'sending', 'stopped', 'sent')),
  constraint campaigns_scheduled_at_set check ((state = 'scheduled') = (scheduled_at is not null)),
  constraint campaigns_scheduled_at_range check (private.is_plausible_date(scheduled_at)),
  constraint campaigns_started_fields_set check (
    (state in ('draft', 'scheduled')) = (started_at is null) and (started_at is null) = (sent_stories is null)
  ),
  constraint campaigns_has_text check (
    state = 'draft'
    or (
      private.clean_text(subject) <> ''
      and (private.clean_text(intro) <> '' or case state when 'scheduled' then stories <> '{}' else sent_stories <> '[]' end)
    )
  ),
  constraint campaigns_started_by_fkey foreign key (started_by) references public.profiles (id) on delete set null
);

create index campaigns_created_at_idx on public.campaigns (created_at desc, id);
create index campaigns_started_by_idx on public.campaigns (started_by);
create index campaigns_scheduled_idx on public.campaigns (scheduled_at) where state = 'scheduled';

grant select, insert (subject, intro, audience, stories), update (subject, intro, audience, stories), delete
  on public.campaigns to authenticated;

alter table public.campaigns enable row level security;

create policy "forms_newsletter reads campaigns" on public.campaigns
  for select to authenticated
  using ((select private.has_permission('forms_newsletter')));

create policy "forms_newsletter creates campaigns" on public.campaigns
  for insert to authenticated
  with check ((select private.has_permission('forms_newsletter')));

-- Only drafts change: a sent campaign is a record, and a scheduled one is cancelled first.
create policy "forms_newsletter changes drafts of campaigns" on public.campaigns
  for update to authenticated
  using (state = 'draft' and (select private.has_permission('forms_newsletter')));

create policy "forms_newsletter deletes drafts of campaigns" on public.campaigns
  for delete to authenticated
  using (state = 'draft' and (select private.has_permission('forms_newsletter')));

create trigger stamp_save before insert or update of subject, intro, audience, stories on public.campaigns
  for each row execute function private.stamp_save();

-- The recipients of a campaign and the state of each, inserted at its start, so that a crash loses none. There is no foreign key
-- to subscriptions: a repeated sign-up deletes its subscription and inserts it again, and the delivery must stay. Of an erased
-- subscription, only the id stays here.
create table private.campaign_deliveries (
  campaign_id uuid not null,
  subscription_id uuid not null,
  state text not null default 'waiting',
  constraint campaign_deliveries_pkey primary key (campaign_id, subscription_id),
  constraint campaign_deliveries_campaign_id_fkey foreign key (campaign_id) references public.campaigns (id) on delete cascade,
  constraint campaign_deliveries_state_choice check (
    -- unsubscribed: before the mail was sent; bounced: the server of the address refused it as unknown
    state in ('waiting', 'queued', 'sent', 'unsubscribed', 'bounced', 'failed', 'unconfirmed')
  )
);
create index campaign_deliveries_state_idx on private.campaign_deliveries (campaign_id, state);

-- Returns the published stories among these ids, in their order, as a mail shows them.
create function private.list_online_stories(ids uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', content_row.id, 'path', private.content_path(content_row.content_type, content_row.slug),
    'title', content_row.title, 'excerpt', content_row.excerpt,
    'category', (select category.name from public.categories as category where category.id = content_row.category_id),
    'published_at', content_row.first_published_at,
    'cover', (select cover.item from private.media_items as cover where cover.id = content_row.cover_media_id)
  ) order by requested_story.place), '[]')
  from unnest(ids) with ordinality as requested_story (id, place)
  join private.online_content as content_row on content_row.id = requested_story.id and content_row.content_type in ('article', 'news')
$$;

-- Returns the online stories among these ids, in their order. Without ids, returns the newest twenty with these words, after
-- the cursor.
create function private.campaign_stories(
  ids uuid[] default null, words text default null, cursor_at timestamptz default null, cursor_id uuid default null
) returns jsonb
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
begin
  perform private.require_permission('forms_newsletter');
  if cardinality(ids) > 20 then
    raise exception 'too many stories' using errcode = '22023';
  end if;
  if ids is null then
    perform private.consume_rate_limit('search', auth.uid()::text);
    execute
      'select array(
         select id from private.online_content where content_type in (''article'', ''news'')'
      || private.build_content_search_condition(words, with_authors => true)
      || case
        when cursor_at is null or cursor_id is null then ''
        else format(
          ' and first_published_at <= %1$L and (first_published_at < %1$L or id > %2$L)', cursor_at, cursor_id
        )
      end || ' order by first_published_at desc, id limit 20
       )'
      into ids;
  end if;
  return private.list_online_stories(ids);
end
$$;

-- Queues the next mails of a campaign, up to a hundred at once, so that other mails do not wait. Ends it after the last mail.
create function private.enqueue_campaign_batch(campaign uuid) returns void
language plpgsql set search_path = '' as $$
declare
  max_queued constant integer := 100;
  free_slots integer;
  moved_count integer;
begin
  -- one call at a time, because two would queue a hundred mails each
  perform from public.campaigns where id = campaign and state = 'sending' for update;
  if not found then
    return;
  end if;
  -- repeats, because a recipient who unsubscribed takes no place in the queue
  loop
    select max_queued - count(*) into free_slots from private.campaign_deliveries where campaign_id = campaign and state = 'queued';
    with next_recipients as (
      select subscription_id from private.campaign_deliveries
      where campaign_id = campaign and state = 'waiting' limit greatest(free_slots, 0)
    ), moved_recipients as (
      update private.campaign_deliveries as delivery
      set state = case when reader.id is null then 'unsubscribed' else 'queued' end
      from next_recipients
      left join public.newsletter_subscriptions as reader on reader.id = next_recipients.subscription_id and reader.is_active
      where delivery.campaign_id = campaign and delivery.subscription_id = next_recipients.subscription_id
      returning delivery.subscription_id, reader.email
    ), queue_results as (
      select case when email is not null then private.queue_mail(
        'campaign', email, jsonb_build_object('campaign', campaign, 'subscription', subscription_id),
        'campaign:' || campaign || ':' || subscription_id
      ) end as mail
      from moved_recipients
    )
    select count(*) into moved_count from queue_results;
    exit when moved_count = 0;
  end loop;
  update public.campaigns set state = 'sent'
  where id = campaign and not exists (
    select from private.campaign_deliveries as delivery where delivery.campaign_id = campaign and delivery.state in ('waiting', 'queued')
  );
end
$$;

-- Returns the content of a campaign mail at the moment of sending: null when the reader left or the draft is deleted. A
-- test mail (`is_test` in its data) shows the stored draft.
create function private.campaign_mail(recipient text, data jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'subject', campaign.subject, 'intro', campaign.intro,
    'stories', coalesce(campaign.sent_stories, private.list_online_stories(campaign.stories)),
    'token', reader.unsubscribe_token, 'audience', reader.audience
  )
  from public.campaigns as campaign left join public.newsletter_subscriptions as reader
    on reader.id = (data ->> 'subscription')::uuid and reader.is_active
  where campaign.id = (data ->> 'campaign')::uuid and (reader.id is not null or data ? 'is_test')
$$;

-- Copies the outcomes of mails to the recipients, then queues the next batch. A stopped campaign withdraws its mails instead.
create function private.sync_campaign_recipients() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  campaign_ids uuid[];
begin
  -- a bounced address gets no more mails
  update public.newsletter_subscriptions as reader set is_active = false, bounced_at = now()
  from changed_mails
  where changed_mails.bounced and changed_mails.kind in ('campaign', 'newsletter_welcome', 'newsletter_confirmation')
    and reader.id = (changed_mails.data ->> 'subscription')::uuid and (reader.is_active or reader.bounced_at is null);
  with finished_mails as (
    -- the ids come from the key, because a sent mail keeps no data
    select split_part(idempotency_key, ':', 2)::uuid as campaign_id,
      split_part(idempotency_key, ':', 3)::uuid as subscription_id, state, bounced
    from changed_mails where kind = 'campaign' and idempotency_key like 'campaign:%' and state not in ('waiting', 'claimed')
      -- staff cancel failed and unconfirmed mails, whose outcome stays
      and not (state = 'cancelled' and exists (
        select from earlier_mails
        where earlier_mails.id = changed_mails.id and earlier_mails.state in ('failed', 'unconfirmed')
      ))
  ), updated_delivery as (
    update private.campaign_deliveries as delivery
    set state = case when finished_mails.bounced then 'bounced' when finished_mails.state = 'cancelled' then 'unsubscribed'
      else finished_mails.state end
    from finished_mails
    where delivery.campaign_id = finished_mails.campaign_id and delivery.subscription_id = finished_mails.subscription_id
    returning delivery.campaign_id
  )
  select array_agg(distinct campaign_id) into campaign_ids from updated_delivery;
  perform private.enqueue_campaign_batch(campaign) from unnest(campaign_ids) as campaign;
  -- the mail server postponed a mail, and its campaign was stopped meanwhile
  perform private.withdraw_campaign_mails(stopped_campaign.id)
  from public.campaigns as stopped_campaign
  where stopped_campaign.state = 'stopped' and stopped_campaign.id in (
    select (data ->> 'campaign')::uuid from changed_mails where kind = 'campaign' and state = 'waiting'
  );
  return null;
end
$$;

create trigger sync_campaign_recipients after update on private.mails
  referencing old table as earlier_mails new table as changed_mails
  for each statement execute function private.sync_campaign_recipients();

-- The active subscriptions of each audience. A person on both lists gets one mail.
create view private.audience_members with (security_invoker = true) as
  select audience, id from public.newsletter_subscriptions where is_active
  union all
  select 'both', reader.id from public.newsletter_subscriptions as reader
  where reader.is_active and (reader.audience = 'readers' or not exists (
    select from public.newsletter_subscriptions as other
    where other.email = reader.email and other.audience = 'readers' and other.is_active
  ));

-- Counts the subscribers of an audience.
create function private.count_campaign_subscribers(audience text) returns bigint
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('forms_newsletter');
  perform private.consume_rate_limit('search', auth.uid()::text);
  return (
    select count(*) from private.audience_members as member where member.audience = count_campaign_subscribers.audience
  );
end
$$;

-- Starts the sending: stores stories and recipients, and queues the first batch. The caller has locked the row.
create function private.start_sending(campaign uuid) returns void
language plpgsql set search_path = '' as $$
declare
  campaign_row public.campaigns;
begin
  update public.campaigns as draft
  set state = 'sending', started_at = now(), scheduled_at = null, sent_stories = private.list_online_stories(draft.stories)
  where draft.id = campaign returning * into strict campaign_row;
  insert into private.campaign_deliveries (campaign_id, subscription_id)
  select campaign, member.id from private.audience_members as member where member.audience = campaign_row.audience;
  perform private.enqueue_campaign_batch(campaign);
  perform private.record_activity(auth.uid(), 'send_campaign', 'content', null, campaign_row.subject);
end
$$;

-- Removes the queued mails of a stopped campaign. Its recipients wait again.
create function private.withdraw_campaign_mails(campaign uuid) returns void
language sql set search_path = '' as $$
  with withdrawn_mail as (
    -- An attempted mail stays: the mail server may have it, and a resumed campaign would send this reader a second one.
    delete from private.mails where ctid = any (array(
      select ctid from private.mails
      where state = 'waiting' and unanswered_since is null
        and kind = 'campaign' and data ->> 'campaign' = campaign::text and data ? 'subscription'
      for update skip locked
    ))
    returning (data ->> 'subscription')::uuid as subscription_id
  )
  update private.campaign_deliveries as delivery set state = 'waiting'
  from withdrawn_mail
  where delivery.campaign_id = campaign and delivery.subscription_id = withdrawn_mail.subscription_id
$$;

-- Changes the state of a campaign: 'start' or 'schedule' a draft of this version, 'cancel' a scheduled one, 'stop' or 'resume' the
-- sending. Returns no row when a colleague has saved the draft or changed the state meanwhile. Does not withdraw mails that the
-- mail server may have.
create function private.change_campaign(
  campaign uuid, step text, base_version integer default null, start_at timestamptz default null
) returns setof public.campaigns
language plpgsql security definer set search_path = '' as $$
declare
  campaign_row public.campaigns;
begin
  perform private.require_permission('forms_newsletter');
  case step
    when 'start', 'schedule' then
      if step = 'schedule' and coalesce(start_at not between now() and now() + interval '1 year', true) then
        raise exception 'a campaign starts within a year' using errcode = '22023';
      end if;
      update public.campaigns as draft
      set state = case step when 'schedule' then 'scheduled' else draft.state end,
        scheduled_at = case step when 'schedule' then start_at end, started_by_name = private.current_user_name(),
        started_by = (select id from public.profiles where id = (select auth.uid()))
      where draft.id = campaign and draft.version = base_version and draft.state = 'draft'
      returning * into campaign_row;
    when 'cancel' then
      update public.campaigns as scheduled_campaign
      set state = 'draft', scheduled_at = null, started_by = null, started_by_name = ''
      where scheduled_campaign.id = campaign and scheduled_campaign.state = 'scheduled'
      returning * into campaign_row;
    when 'stop', 'resume' then
      update public.campaigns as running_campaign set state = case step when 'stop' then 'stopped' else 'sending' end
      where running_campaign.id = campaign and running_campaign.state = case step when 'stop' then 'sending' else 'stopped' end
      returning * into campaign_row;
    else
      raise exception 'unknown step of a campaign' using errcode = '22023';
  end case;
  if campaign_row.id is null then
    return;
  end if;
  case step
    when 'start' then
      perform private.start_sending(campaign);
    when 'resume' then
      perform private.enqueue_campaign_batch(campaign);
    when 'stop' then
      perform private.withdraw_campaign_mails(campaign);
    else
      null;
  end case;
  if step <> 'start' then
    perform private.record_activity(auth.uid(), step || '_campaign', 'content', null, campaign_row.subject);
  end if;
  return query select * from public.campaigns where id = campaign;
end
$$;

-- Starts the scheduled campaigns that are due, and returns how many. A campaign that has neither an introduction nor a story online
-- becomes a draft again, and a mail tells the person who scheduled it.
create function private.start_due_campaigns() returns integer
language plpgsql set search_path = '' as $$
declare
  campaign_row public.campaigns;
  started_count integer := 0;
begin
  for campaign_row in
    select * from public.campaigns
    where state = 'scheduled' and scheduled_at <= now() order by scheduled_at for update skip locked
  loop
    if private.clean_text(campaign_row.intro) <> '' or private.list_online_stories(campaign_row.stories) <> '[]' then
      perform private.start_sending(campaign_row.id);
      started_count := started_count + 1;
    else
      update public.campaigns set state = 'draft', scheduled_at = null, started_by = null, started_by_name = ''
      where id = campaign_row.id;
      perform private.record_activity(null, 'empty_campaign', 'content', null, campaign_row.subject);
      perform private.queue_mail(
        'campaign_not_sent', person.email, jsonb_build_object('campaign', campaign_row.id, 'subject', campaign_row.subject)
      ) from public.profiles as person where person.id = campaign_row.started_by and person.email is not null;
    end if;
  end loop;
  return started_count;
end
$$;

-- Sends the stored draft to at most five addresses, once a minute. Returns whether it was sent; null for a deleted draft.
create function private.send_test_campaign(campaign uuid, addresses text[]) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  recipient text;
  mail_id uuid;
begin
  perform private.require_permission('forms_newsletter');
  if coalesce(cardinality(addresses), 0) not between 1 and 5 then
    raise exception 'a test goes to one to five addresses' using errcode = '22023';
  end if;
  if not exists (select from public.campaigns where id = campaign) then
    return null;
  end if;
  for place in 1..cardinality(addresses) loop
    perform private.consume_rate_limit('newsletter_test', auth.uid()::text);
    mail_id := private.queue_mail(
      'campaign', btrim(addresses[place]), jsonb_build_object('campaign', campaign, 'is_test', true),
      'test:' || campaign || ':' || auth.uid() || ':' || place || ':' || date_trunc('minute', now())
    );
    if mail_id is null then
      return false;
    end if;
  end loop;
  return true;
end
$$;

-- Returns the number of recipients by state. `unsubscribed` counts readers who left before their mail.
create function private.campaign_progress(campaign uuid)
returns table (recipients bigint, waiting bigint, sent bigint, unsubscribed bigint, bounced bigint, failed bigint, unconfirmed bigint)
language plpgsql stable security definer rows 1 set search_path = '' as $$
begin
  perform private.require_permission('forms_newsletter');
  return query
  select count(*), count(*) filter (where state in ('waiting', 'queued')), count(*) filter (where state = 'sent'),
    count(*) filter (where state = 'unsubscribed'), count(*) filter (where state = 'bounced'),
    count(*) filter (where state = 'failed'), count(*) filter (where state = 'unconfirmed')
  from private.campaign_deliveries where campaign_id = campaign;
end
$$;

select private.expose_function('campaign_stories');
select private.expose_function('count_campaign_subscribers');
select private.expose_function('change_campaign');
select private.expose_function('campaign_progress');
select private.expose_function('send_test_campaign');
