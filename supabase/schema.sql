-- The final state of the database, table by table, then its views and functions: to be read, never edited. Generated from the migrations
-- by `npm run db:schema`; the migrations contain the reasons.
--
-- Expressions are as PostgreSQL prints them, not as the migrations write them. Only the owner, role postgres, may use an object without a grant.

-- ==================== Settings of roles; extensions, types and buckets ====================================================

alter role anon set statement_timeout = '3s';

alter role authenticated set plan_cache_mode = 'force_custom_plan';

alter role authenticated set statement_timeout = '8s';

grant usage on schema private to authenticated;
grant usage on schema private to service_role;
grant usage on schema private to supabase_auth_admin;

grant usage on schema public to anon;
grant usage on schema public to authenticated;
grant usage on schema public to public;
grant usage on schema public to service_role;

create extension btree_gist with schema extensions;

create extension pg_trgm with schema extensions;

create extension pgcrypto with schema extensions;

create type public.activity_type as enum ('content', 'media', 'settings', 'auth', 'role');
grant usage on type public.activity_type to public;

create type public.content_status as enum ('draft', 'published', 'archived');
grant usage on type public.content_status to public;

create type public.content_type as enum ('article', 'page', 'news');
grant usage on type public.content_type to public;

create type public.media_type as enum ('image', 'video', 'audio', 'document');
grant usage on type public.media_type to public;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values (
  'cv', 'cv', false, 5242880,
  array['application/pdf', 'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document']
);

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values (
  'media', 'media', true, 52428800,
  array['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'video/mp4', 'video/webm', 'video/quicktime',
      'audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav', 'audio/flac', 'application/pdf', 'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'text/plain']
);

-- ==================== public.activity_log =================================================================================

create table public.activity_log (
  id uuid not null default gen_random_uuid(),
  actor uuid,
  actor_name text not null,
  actor_email text,
  action text not null,
  type public.activity_type not null,
  target_id uuid,
  target_label text not null default '',
  details jsonb not null default '{}'::jsonb,
  created_at timestamptz not null default clock_timestamp(),
  search_text text generated always as (private.fold(((target_label || ' ') || actor_name) || coalesce(' ' || actor_email, ''))) stored,
  is_alert boolean not null generated always as ((action = any (array['failed_sign_ins', 'mass_export', 'mass_erasure',
      'erase_person', 'reset_second_factor', 'suspend']))
    or action = 'assign'
    and coalesce((details ->> 'role') = 'super_admin', false)) stored,
  constraint activity_log_pkey primary key (id),
  constraint activity_log_actor_fkey foreign key (actor) references public.profiles(id) on delete set null,
  constraint activity_log_actor_name_length check (char_length(actor_name) <= 201),
  constraint activity_log_details_size check (octet_length(details::text) <= 10000),
  constraint activity_log_plain_text check (actor_name !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and actor_email !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and action !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and target_label !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and not jsonb_path_exists(details, '$.**?(@ > 100000000000000000000 || @ < -100000000000000000000)'::jsonpath)
    and details::text !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and details::text !~ '(?:^|[^\\])(?:\\\\)*\\(?:u00[01]|[bfr])'),
  constraint activity_log_target_label_length check (char_length(target_label) <= 300)
);

create index activity_log_actor_created_at_idx on public.activity_log (actor, created_at desc, id);
create index activity_log_alerts_idx on public.activity_log (created_at desc, id) where is_alert is true;
create index activity_log_auth_idx on public.activity_log (created_at desc, id)
  where type = 'auth'::public.activity_type;
create index activity_log_content_idx on public.activity_log (created_at desc, id)
  where type = 'content'::public.activity_type;
create index activity_log_created_at_idx on public.activity_log (created_at desc, id);
create index activity_log_media_idx on public.activity_log (created_at desc, id)
  where type = 'media'::public.activity_type;
create index activity_log_role_idx on public.activity_log (created_at desc, id)
  where type = 'role'::public.activity_type;
create index activity_log_search_text_trgm_idx on public.activity_log using gin (search_text extensions.gin_trgm_ops);
create index activity_log_settings_idx on public.activity_log (created_at desc, id)
  where type = 'settings'::public.activity_type;

alter table public.activity_log enable row level security;

create policy "user managers read the journal" on public.activity_log
  for select to authenticated
  using ((select private.has_permission('user_manage')));

create trigger queue_review_mails after insert on public.activity_log
  for each row when (new.type = 'content'::public.activity_type
    and new.actor is not null
    and (new.action = any (array['propose', 'return', 'publish', 'schedule', 'copy_schedule',
      'copy_publish']))) execute function private.queue_review_mails();

grant select on public.activity_log to authenticated;
grant all on public.activity_log to service_role;

-- ==================== public.alert_follows ================================================================================

create table public.alert_follows (
  user_id uuid not null default auth.uid(),
  tab text not null,
  mode text not null,
  notified_until timestamptz not null default now(),
  mail_id uuid,
  constraint alert_follows_pkey primary key (user_id, tab),
  constraint alert_follows_user_id_fkey foreign key (user_id) references public.profiles(id) on delete cascade,
  constraint alert_follows_mode_known check (mode = any (array['each', 'daily'])),
  constraint alert_follows_plain_text check (tab !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and mode !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'),
  constraint alert_follows_tab_known check (tab = any (array['business', 'presse', 'candidatures', 'newsletter']))
);

alter table public.alert_follows enable row level security;

create policy "people choose which tabs they follow, among those they may read" on public.alert_follows
  for all to authenticated
  using (user_id = (select auth.uid()) and private.may_read_forms(tab));

grant select (user_id, tab, mode), insert (tab, mode), update (tab, mode),
    delete on public.alert_follows to authenticated;
grant all on public.alert_follows to service_role;

-- ==================== public.business_contacts ============================================================================

create table public.business_contacts (
  id uuid not null default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null default '',
  company text not null default '',
  "position" text not null default '',
  subject text not null,
  budget text not null default '',
  message text not null default '',
  appointment_date date,
  time_slot text not null default '',
  created_at timestamptz not null default now(),
  search_text text not null generated always as (private.fold((((((((((first_name || ' ') || last_name) || ' ') || email) || ' ') || company) || ' ') || subject) || ' ') || message)) stored,
  status text not null default 'new',
  note text not null default '',
  assignee uuid,
  due_on date,
  handled_by uuid,
  handled_at timestamptz,
  version integer not null default 1,
  constraint business_contacts_pkey primary key (id),
  constraint business_contacts_assignee_fkey foreign key (assignee) references public.profiles(id) on delete set null,
  constraint business_contacts_handled_by_fkey foreign key (handled_by) references public.profiles(id) on delete set null,
  constraint business_contacts_appointment_date_range check (appointment_date >= (created_at at time zone 'UTC')::date
    and appointment_date <= ((created_at at time zone 'UTC')::date + 3660)),
  constraint business_contacts_budget_choice check (budget = any (array['', 'Moins de 50K€', '50K€ - 100K€',
      '100K€ - 500K€', '500K€ - 1M€', 'Plus de 1M€', 'À discuter'])),
  constraint business_contacts_company_length check (char_length(company) <= 300),
  constraint business_contacts_due_on_range check (due_on >= (created_at at time zone 'UTC')::date
    and due_on <= ((created_at at time zone 'UTC')::date + 3660)),
  constraint business_contacts_email_format check (char_length(email) <= 254 and private.is_email_address(email)),
  constraint business_contacts_first_name_length check (char_length(first_name) <= 100
    and private.clean_text(first_name) <> ''),
  constraint business_contacts_last_name_length check (char_length(last_name) <= 100
    and private.clean_text(last_name) <> ''),
  constraint business_contacts_message_length check (char_length(message) <= 20000),
  constraint business_contacts_note_length check (char_length(note) <= 5000),
  constraint business_contacts_phone_length check (char_length(phone) <= 50),
  constraint business_contacts_plain_text check (first_name !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and last_name !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and email !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and phone !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and company !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and "position" !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and subject !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and budget !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and message !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and time_slot !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and status !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and note !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'),
  constraint business_contacts_position_length check (char_length("position") <= 300),
  constraint business_contacts_status_choice check (status = any (array['new', 'in_progress', 'done', 'spam'])),
  constraint business_contacts_subject_choice check (subject = any (array['Investissement', 'Distribution', 'Licensing',
      'Partenariats', 'Publicité', 'Autre'])),
  constraint business_contacts_time_slot_choice check (time_slot = any (array['', '09:00-10:00', '10:00-11:00',
      '11:00-12:00', '14:00-15:00', '15:00-16:00', '16:00-17:00']))
);

create index business_contacts_assignee_idx on public.business_contacts (assignee, created_at desc, id);
create index business_contacts_created_at_idx on public.business_contacts (created_at desc, id);
create index business_contacts_due_on_idx on public.business_contacts (created_at desc, id, due_on)
  where due_on is not null
  and (status = any (array['new', 'in_progress']));
create index business_contacts_email_idx on public.business_contacts (email);
create index business_contacts_handled_by_idx on public.business_contacts (handled_by);
create index business_contacts_search_idx on public.business_contacts using gin (search_text extensions.gin_trgm_ops);
create index business_contacts_status_created_at_idx on public.business_contacts (status, created_at desc, id);
create index business_contacts_unassigned_idx on public.business_contacts (created_at desc, id) where assignee is null;

alter table public.business_contacts enable row level security;

create policy "forms_business reads business requests" on public.business_contacts
  for select to authenticated
  using ((select private.may_read_forms('business_contacts')));
create policy "anyone sends a business request" on public.business_contacts
  for insert to anon, authenticated
  with check (created_at = now()
    and status = 'new'
    and note = ''
    and assignee is null
    and due_on is null
    and handled_by is null
    and handled_at is null
    and version = 1);
create policy "forms_business handles business requests" on public.business_contacts
  for update to authenticated
  using ((select private.may_read_forms('business_contacts')));
create policy "super admins erase business requests" on public.business_contacts
  for delete to authenticated
  using ((select private.has_permission('all')));

create trigger a_normalise_email before insert or update of email on public.business_contacts
  for each row execute function private.normalise_email();
create trigger acknowledge_submission after insert on public.business_contacts
  for each row execute function private.acknowledge_submission();
create trigger b_rate_limit before insert on public.business_contacts
  for each row execute function private.limit_form_inserts();
create trigger c_discard_duplicate before insert on public.business_contacts
  for each row execute function private.discard_duplicate_submission();
create trigger record_erased_rows after delete on public.business_contacts referencing old table as erased_rows
  for each statement when (current_user = 'authenticated'::name) execute function private.record_erased_rows();
create trigger stamp_follow_up before update of status, note, assignee, due_on on public.business_contacts
  for each row when (new.status is distinct from old.status
    or new.note is distinct from old.note
    or new.assignee is distinct from old.assignee
    or new.due_on is distinct from old.due_on) execute function private.stamp_follow_up();

grant insert (first_name, last_name, email, phone, company, "position", subject, budget, message, appointment_date,
    time_slot) on public.business_contacts to anon;
grant select (id, created_at, status, assignee, due_on, handled_by, handled_at, version), insert (first_name, last_name,
    email, phone, company, "position", subject, budget, message, appointment_date, time_slot), update (status, note,
    assignee, due_on), delete on public.business_contacts to authenticated;
grant all on public.business_contacts to service_role;

-- ==================== public.campaigns ====================================================================================

create table public.campaigns (
  id uuid not null default gen_random_uuid(),
  subject text not null default '',
  intro text not null default '',
  audience text not null default 'readers',
  stories uuid[] not null default '{}'::uuid[],
  state text not null default 'draft',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by_name text not null default '',
  started_by uuid,
  started_by_name text not null default '',
  scheduled_at timestamptz,
  started_at timestamptz,
  sent_stories jsonb,
  constraint campaigns_pkey primary key (id),
  constraint campaigns_started_by_fkey foreign key (started_by) references public.profiles(id) on delete set null,
  constraint campaigns_audience_choice check (audience = any (array['readers', 'press', 'both'])),
  constraint campaigns_has_text check (state = 'draft'
    or private.clean_text(subject) <> ''
    and (private.clean_text(intro) <> ''
      or case state when 'scheduled' then stories <> '{}'::uuid[] else sent_stories <> '[]'::jsonb end)),
  constraint campaigns_intro_length check (char_length(intro) <= 5000),
  constraint campaigns_plain_text check (subject !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and intro !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and audience !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and state !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and updated_by_name !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and started_by_name !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and not jsonb_path_exists(sent_stories, '$.**?(@ > 100000000000000000000 || @ < -100000000000000000000)'::jsonpath)
    and sent_stories::text !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and sent_stories::text !~ '(?:^|[^\\])(?:\\\\)*\\(?:u00[01]|[bfr])'),
  constraint campaigns_scheduled_at_range check (private.is_plausible_date(scheduled_at)),
  constraint campaigns_scheduled_at_set check ((state = 'scheduled') = (scheduled_at is not null)),
  constraint campaigns_started_fields_set check ((state = any (array['draft', 'scheduled'])) = (started_at is null)
    and (started_at is null) = (sent_stories is null)),
  constraint campaigns_state_choice check (state = any (array['draft', 'scheduled', 'sending', 'stopped', 'sent'])),
  constraint campaigns_stories_count check (cardinality(stories) <= 20 and array_position(stories, null::uuid) is null),
  constraint campaigns_subject_length check (char_length(subject) <= 150 and subject !~ '[[:cntrl:]]')
);

create index campaigns_created_at_idx on public.campaigns (created_at desc, id);
create index campaigns_scheduled_idx on public.campaigns (scheduled_at) where state = 'scheduled';
create index campaigns_started_by_idx on public.campaigns (started_by);

alter table public.campaigns enable row level security;

create policy "forms_newsletter reads campaigns" on public.campaigns
  for select to authenticated
  using ((select private.has_permission('forms_newsletter')));
create policy "forms_newsletter creates campaigns" on public.campaigns
  for insert to authenticated
  with check ((select private.has_permission('forms_newsletter')));
create policy "forms_newsletter changes drafts of campaigns" on public.campaigns
  for update to authenticated
  using (state = 'draft' and (select private.has_permission('forms_newsletter')));
create policy "forms_newsletter deletes drafts of campaigns" on public.campaigns
  for delete to authenticated
  using (state = 'draft' and (select private.has_permission('forms_newsletter')));

create trigger stamp_save before insert or update of subject, intro, audience, stories on public.campaigns
  for each row execute function private.stamp_save();

grant select, insert (subject, intro, audience, stories), update (subject, intro, audience, stories),
    delete on public.campaigns to authenticated;
grant all on public.campaigns to service_role;

-- ==================== public.categories ===================================================================================

create table public.categories (
  id uuid not null default gen_random_uuid(),
  name text not null,
  slug text not null,
  description text not null default '',
  parent_id uuid,
  "position" integer not null default 1000000,
  level smallint generated always as ( case when parent_id is null then 1 else 2 end) stored,
  parent_level smallint generated always as ( case when parent_id is not null then 1 else null::integer end) stored,
  constraint categories_pkey primary key (id),
  constraint categories_id_level_key unique (id, level),
  constraint categories_slug_key unique (slug),
  constraint categories_parent_id_fkey foreign key (parent_id, parent_level) references public.categories(id, level),
  constraint categories_description_length check (char_length(description) <= 500),
  constraint categories_name_length check (char_length(name) <= 80 and private.clean_text(name) <> ''),
  constraint categories_plain_text check (name !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and slug !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and description !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'),
  constraint categories_position_positive check ("position" > 0),
  constraint categories_slug_format check (char_length(slug) <= 100 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);

create index categories_parent_id_idx on public.categories (parent_id, parent_level, "position", name);

alter table public.categories enable row level security;

create policy "accounts read categories" on public.categories
  for select to authenticated
  using ((select private.active_account()) is not null);
create policy "content managers create categories" on public.categories
  for insert to authenticated
  with check ((select private.has_permission('content_manage')));
create policy "content managers change categories" on public.categories
  for update to authenticated
  using ((select private.has_permission('content_manage')));
create policy "content managers delete categories" on public.categories
  for delete to authenticated
  using ((select private.has_permission('content_manage')));

create trigger record_activity after insert or delete or update on public.categories
  for each row when (pg_trigger_depth() = 0) execute function private.record_row_activity('{
    "type": "content", "label": "name", "changes": ["name", "slug", "description", "parent"],
    "actions": {"insert": "category_create", "update": "category_update", "delete": "category_delete"}
  }');
create trigger renumber_categories after insert or delete or update of "position", parent_id on public.categories
  for each row execute function private.renumber_categories();
create constraint trigger track_category_change after update on public.categories deferrable initially deferred
  for each row when (old.name is distinct from new.name
    or old.slug is distinct from new.slug
    or old.parent_id is distinct from new.parent_id
    or old."position" is distinct from new."position") execute function private.track_public_change();

grant select, insert (name, slug, description, parent_id), update (name, slug, description, parent_id, "position"),
    delete on public.categories to authenticated;
grant all on public.categories to service_role;

-- ==================== public.consent_proofs ===============================================================================

create table public.consent_proofs (
  id uuid not null,
  version integer not null,
  performance boolean not null,
  functionality boolean not null,
  advertising boolean not null,
  decided_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint consent_proofs_pkey primary key (id),
  constraint consent_proofs_version_range check (version >= 1 and version <= 10000)
);

create index consent_proofs_created_at_idx on public.consent_proofs (created_at);

alter table public.consent_proofs enable row level security;

create policy "anyone leaves a proof of consent" on public.consent_proofs
  for insert to anon, authenticated
  with check (created_at = now()
    and (decided_at > (now() - '6 mons'::interval))
    and (decided_at < (now() + '1 day'::interval)));

create trigger limit_consent_proofs before insert on public.consent_proofs
  for each row execute function private.limit_consent_proofs();

grant insert (id, version, performance, functionality, advertising, decided_at) on public.consent_proofs to anon,
    authenticated;
grant all on public.consent_proofs to service_role;

-- ==================== public.contact_messages =============================================================================

create table public.contact_messages (
  id uuid not null default gen_random_uuid(),
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (private.fold((((((name || ' ') || email) || ' ') || subject) || ' ') || message)) stored,
  status text not null default 'new',
  note text not null default '',
  assignee uuid,
  due_on date,
  handled_by uuid,
  handled_at timestamptz,
  version integer not null default 1,
  constraint contact_messages_pkey primary key (id),
  constraint contact_messages_assignee_fkey foreign key (assignee) references public.profiles(id) on delete set null,
  constraint contact_messages_handled_by_fkey foreign key (handled_by) references public.profiles(id) on delete set null,
  constraint contact_messages_due_on_range check (due_on >= (created_at at time zone 'UTC')::date
    and due_on <= ((created_at at time zone 'UTC')::date + 3660)),
  constraint contact_messages_email_format check (char_length(email) <= 254 and private.is_email_address(email)),
  constraint contact_messages_message_length check (char_length(message) <= 20000 and private.clean_text(message) <> ''),
  constraint contact_messages_name_length check (char_length(name) <= 300 and private.clean_text(name) <> ''),
  constraint contact_messages_note_length check (char_length(note) <= 5000),
  constraint contact_messages_plain_text check (name !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and email !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and subject !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and message !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and status !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and note !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'),
  constraint contact_messages_status_choice check (status = any (array['new', 'in_progress', 'done', 'spam'])),
  constraint contact_messages_subject_length check (char_length(subject) <= 300 and private.clean_text(subject) <> '')
);

create index contact_messages_assignee_idx on public.contact_messages (assignee, created_at desc, id);
create index contact_messages_created_at_idx on public.contact_messages (created_at desc, id);
create index contact_messages_due_on_idx on public.contact_messages (created_at desc, id, due_on)
  where due_on is not null
  and (status = any (array['new', 'in_progress']));
create index contact_messages_email_idx on public.contact_messages (email);
create index contact_messages_handled_by_idx on public.contact_messages (handled_by);
create index contact_messages_search_idx on public.contact_messages using gin (search_text extensions.gin_trgm_ops);
create index contact_messages_status_created_at_idx on public.contact_messages (status, created_at desc, id);
create index contact_messages_unassigned_idx on public.contact_messages (created_at desc, id) where assignee is null;

alter table public.contact_messages enable row level security;

create policy "forms_business reads contact messages" on public.contact_messages
  for select to authenticated
  using ((select private.may_read_forms('contact_messages')));
create policy "anyone sends a contact message" on public.contact_messages
  for insert to anon, authenticated
  with check (created_at = now()
    and status = 'new'
    and note = ''
    and assignee is null
    and due_on is null
    and handled_by is null
    and handled_at is null
    and version = 1);
create policy "forms_business handles contact messages" on public.contact_messages
  for update to authenticated
  using ((select private.may_read_forms('contact_messages')));
create policy "super admins erase contact messages" on public.contact_messages
  for delete to authenticated
  using ((select private.has_permission('all')));

create trigger a_normalise_email before insert or update of email on public.contact_messages
  for each row execute function private.normalise_email();
create trigger acknowledge_submission after insert on public.contact_messages
  for each row execute function private.acknowledge_submission();
create trigger b_rate_limit before insert on public.contact_messages
  for each row execute function private.limit_form_inserts();
create trigger c_discard_duplicate before insert on public.contact_messages
  for each row execute function private.discard_duplicate_submission();
create trigger record_erased_rows after delete on public.contact_messages referencing old table as erased_rows
  for each statement when (current_user = 'authenticated'::name) execute function private.record_erased_rows();
create trigger stamp_follow_up before update of status, note, assignee, due_on on public.contact_messages
  for each row when (new.status is distinct from old.status
    or new.note is distinct from old.note
    or new.assignee is distinct from old.assignee
    or new.due_on is distinct from old.due_on) execute function private.stamp_follow_up();

grant insert (name, email, subject, message) on public.contact_messages to anon;
grant select (id, created_at, status, assignee, due_on, handled_by, handled_at, version), insert (name, email, subject,
    message), update (status, note, assignee, due_on), delete on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;

-- ==================== public.content ======================================================================================

create table public.content (
  id uuid not null default gen_random_uuid(),
  title text not null,
  slug text not null,
  content text not null default '',
  excerpt text not null default '',
  status public.content_status not null default 'draft'::public.content_status,
  content_type public.content_type not null default 'article'::public.content_type,
  author_id uuid,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  text_changed_at timestamptz,
  first_published_at timestamptz,
  publish_at timestamptz,
  unpublish_at timestamptz,
  version integer not null default 1,
  autosaved_at timestamptz,
  category_id uuid,
  cover_media_id uuid,
  seo_title text not null default '',
  seo_description text not null default '',
  share_media_id uuid,
  byline text not null default '',
  pinned boolean not null default false,
  review_requested_at timestamptz,
  review_requested_by text not null default '',
  review_note text not null default '',
  review_note_by text not null default '',
  copy_of uuid,
  copied_version integer,
  update_at timestamptz,
  minutes smallint not null generated always as (greatest(1::numeric, ceil(regexp_count(content,
      '\S+')::numeric / 160.0))::smallint) stored,
  search_words tsvector not null generated always as (private.text_words((((((((title || ' ') || slug) || ' ') || excerpt) || ' ') || byline) || ' ') || content)) stored,
  constraint content_pkey primary key (id),
  constraint content_copy_of_key unique (copy_of),
  constraint content_author_id_fkey foreign key (author_id) references public.profiles(id) on delete set null,
  constraint content_category_id_fkey foreign key (category_id) references public.categories(id) on delete set null,
  constraint content_copy_of_fkey foreign key (copy_of) references public.content(id) on delete cascade,
  constraint content_cover_media_id_fkey foreign key (cover_media_id) references public.media_library(id) on delete set null,
  constraint content_share_media_id_fkey foreign key (share_media_id) references public.media_library(id) on delete set null,
  constraint content_autosaved_at_draft check (autosaved_at is null or status = 'draft'::public.content_status),
  constraint content_byline_length check (char_length(byline) <= 120),
  constraint content_content_length check (char_length(content) <= 200000),
  constraint content_copied_version_set check ((copy_of is null) = (copied_version is null)),
  constraint content_copy_is_draft check (copy_of is null or status = 'draft'::public.content_status),
  constraint content_dates_range check (private.is_plausible_date(first_published_at)
    and private.is_plausible_date(publish_at)
    and private.is_plausible_date(unpublish_at)
    and private.is_plausible_date(update_at)),
  constraint content_excerpt_length check (char_length(excerpt) <= 2000),
  constraint content_plain_text check (title !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and slug !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and content !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and excerpt !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and seo_title !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and seo_description !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and byline !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and review_requested_by !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and review_note !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and review_note_by !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'),
  constraint content_published_at_set check ((status = 'published'::public.content_status) = (published_at is not null)),
  constraint content_review_note_length check (char_length(review_note) <= 1000),
  constraint content_review_requested_at_draft check (review_requested_at is null
    or status = 'draft'::public.content_status),
  constraint content_schedule_order check (unpublish_at > publish_at),
  constraint content_seo_description_length check (char_length(seo_description) <= 500),
  constraint content_seo_title_length check (char_length(seo_title) <= 200),
  constraint content_slug_format check (char_length(slug) <= 200
    and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
    and (slug <> all (array['index', '404']))),
  constraint content_title_length check (char_length(title) <= 300 and private.clean_text(title) <> ''),
  constraint content_update_at_copy check (update_at is null or copy_of is not null)
);

create index content_archived_idx on public.content (created_at desc, id) include (author_id)
  where status = 'archived'::public.content_status
  and copy_of is null;
create index content_articles_idx on public.content (created_at desc, id) include (author_id)
  where content_type = 'article'::public.content_type
  and copy_of is null;
create index content_author_id_idx on public.content (author_id, created_at desc, id) include (copy_of);
create index content_category_id_created_at_idx on public.content (category_id, created_at desc, id);
create index content_cover_media_id_idx on public.content (cover_media_id);
create index content_created_at_idx on public.content (created_at desc, id) include (author_id, copy_of);
create index content_drafts_idx on public.content (created_at desc, id) include (author_id)
  where status = 'draft'::public.content_status
  and copy_of is null;
create index content_folded_title_trgm_idx on public.content using gin (private.fold(title) extensions.gin_trgm_ops);
create index content_news_idx on public.content (created_at desc, id) include (author_id)
  where content_type = 'news'::public.content_type
  and copy_of is null;
create index content_pages_idx on public.content (created_at desc, id) include (author_id)
  where content_type = 'page'::public.content_type
  and copy_of is null;
create index content_pinned_idx on public.content (first_published_at desc, id)
  where pinned
  and status = 'published'::public.content_status
  and (content_type = any (array['article'::public.content_type, 'news'::public.content_type]));
create index content_public_category_idx on public.content (category_id, first_published_at desc, id)
  where status = 'published'::public.content_status
  and (content_type = any (array['article'::public.content_type, 'news'::public.content_type]));
create index content_public_idx on public.content (first_published_at desc, id)
  where status = 'published'::public.content_status
  and (content_type = any (array['article'::public.content_type, 'news'::public.content_type]));
create index content_public_search_idx on public.content using gin (private.fold((title || ' ') || excerpt) extensions.gin_trgm_ops)
  where status = 'published'::public.content_status
  and (content_type = any (array['article'::public.content_type, 'news'::public.content_type]));
create index content_publish_at_idx on public.content (publish_at)
  where status = 'published'::public.content_status
  and publish_at is not null;
create index content_published_idx on public.content (created_at desc, id) include (author_id)
  where status = 'published'::public.content_status
  and copy_of is null;
create index content_review_idx on public.content (created_at desc, id) include (author_id)
  where review_requested_at is not null;
create index content_search_words_idx on public.content using gin (search_words);
create index content_share_media_id_idx on public.content (share_media_id);
create unique index content_slug_key on public.content (slug) where copy_of is null;
create index content_title_idx on public.content (title, id) include (author_id) where copy_of is null;
create index content_unpublish_at_idx on public.content (unpublish_at)
  where status = 'published'::public.content_status
  and unpublish_at is not null;
create index content_update_at_idx on public.content (update_at) where update_at is not null;
create index content_updated_at_idx on public.content (updated_at desc, id) include (author_id) where copy_of is null;

alter table public.content enable row level security;

create policy "editors and moderators read any content, authors their own" on public.content
  for select to authenticated
  using ((select private.may_read_all_content())
    or (author_id = (select auth.uid())
      and ((select private.has_permission('content_create'))
        or (select private.has_permission('content_draft')))));
create policy "editors create any content, contributors drafts" on public.content
  for insert to authenticated
  with check (author_id = (select auth.uid())
    and ((select private.has_permission('content_create'))
      or (select private.has_permission('content_manage'))
      or (status = 'draft'::public.content_status
        and (select private.has_permission('content_draft')))));
create policy "editors update any content, contributors their own drafts" on public.content
  for update to authenticated
  using ((select private.may_read_all_content())
    or (author_id = (select auth.uid())
      and status = 'draft'::public.content_status
      and (select private.has_permission('content_draft'))));
create policy "managers delete any content, authors their own drafts" on public.content
  for delete to authenticated
  using ((select private.has_permission('content_manage'))
    or (copy_of is not null
      and (select private.may_edit_all_content()))
    or (author_id = (select auth.uid())
      and status = 'draft'::public.content_status
      and ((select private.has_permission('content_create'))
        or (select private.has_permission('content_draft')))));

create trigger a_moderators_change_only_the_status before update on public.content
  for each row when (pg_trigger_depth() = 0) execute function private.restrict_moderator_updates();
create trigger a_require_right_to_publish_on_insert before insert on public.content
  for each row when (new.version = 1
    and new.copy_of is null
    and (new.pinned
      or new.byline <> ''
      or new.publish_at is not null
      or new.unpublish_at is not null)) execute function private.require_right_to_publish();
create trigger a_require_right_to_publish_on_update before update on public.content
  for each row when (pg_trigger_depth() = 0
    and (new.pinned is distinct from old.pinned
      or new.byline is distinct from old.byline
      or new.publish_at is distinct from old.publish_at
      or new.unpublish_at is distinct from old.unpublish_at)) execute function private.require_right_to_publish();
create trigger b_stamp_new_content before insert on public.content
  for each row execute function private.stamp_content();
create trigger b_stamp_saved_content before update on public.content
  for each row when (pg_trigger_depth() = 0
    and not old.author_id is distinct from new.author_id) execute function private.stamp_content();
create trigger keep_redirect after insert or update of slug, content_type on public.content
  for each row when (new.copy_of is null) execute function private.sync_redirects();
create trigger keep_revision after insert on public.content
  for each row execute function private.keep_content_revision();
create trigger keep_saved_revision after update on public.content
  for each row when (pg_trigger_depth() = 0
    and not old.author_id is distinct from new.author_id) execute function private.keep_content_revision();
create trigger move_content_to_bin before delete on public.content
  for each row when (old.copy_of is null) execute function private.move_content_to_bin();
create trigger record_activity after insert or delete on public.content
  for each row execute function private.record_content_activity();
create trigger record_media_uses_of_changed_text after update of content on public.content
  for each row when (new.content is distinct from old.content) execute function private.record_media_uses();
create trigger record_media_uses_of_new_text after insert on public.content
  for each row when (new.content ~ '/storage/v1/object/public/media/') execute function private.record_media_uses();
create trigger record_saved_activity after update on public.content
  for each row when (pg_trigger_depth() = 0
    and (old.autosaved_at is null
      or new.autosaved_at is null
      or old.update_at is distinct from new.update_at)
    and not old.author_id is distinct from new.author_id) execute function private.record_content_activity();
create constraint trigger track_content_change after insert
  or delete
  or update on public.content deferrable initially deferred
  for each row execute function private.track_public_change();

grant select, insert (title, slug, content, excerpt, status, content_type, author_id, published_at, publish_at,
    unpublish_at, category_id, cover_media_id, seo_title, seo_description, share_media_id, byline, pinned, update_at),
    update (title, slug, content, excerpt, status, content_type, published_at, publish_at, unpublish_at, autosaved_at,
    category_id, cover_media_id, seo_title, seo_description, share_media_id, byline, pinned, copied_version, update_at),
    delete on public.content to authenticated;
grant all on public.content to service_role;

-- ==================== public.content_bin ==================================================================================

create table public.content_bin (
  id uuid not null,
  title text not null,
  slug text not null,
  status public.content_status not null,
  content_type public.content_type not null,
  deleted_by uuid,
  deleted_by_name text not null default '',
  deleted_at timestamptz not null default now(),
  snapshot jsonb not null,
  search_text text not null generated always as (private.fold((((((title || ' ') || slug) || ' ') || coalesce(snapshot #>> '{row,excerpt}'[], '')) || ' ') || coalesce(snapshot #>> '{row,byline}'[], ''))) stored,
  constraint content_bin_pkey primary key (id),
  constraint content_bin_deleted_by_fkey foreign key (deleted_by) references public.profiles(id) on delete set null,
  constraint content_bin_plain_text check (title !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and slug !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and deleted_by_name !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and not jsonb_path_exists(snapshot, '$.**?(@ > 100000000000000000000 || @ < -100000000000000000000)'::jsonpath)
    and snapshot::text !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and snapshot::text !~ '(?:^|[^\\])(?:\\\\)*\\(?:u00[01]|[bfr])')
);

create index content_bin_deleted_at_idx on public.content_bin (deleted_at desc, id);
create index content_bin_deleted_by_idx on public.content_bin (deleted_by, deleted_at desc, id);

alter table public.content_bin enable row level security;

create policy "managers see the bin, authors what they deleted" on public.content_bin
  for select to authenticated
  using ((select private.has_permission('content_manage'))
    or (deleted_by = (select auth.uid())
      and ((select private.has_permission('content_create'))
        or (select private.has_permission('content_draft')))));
create policy "content managers empty the bin" on public.content_bin
  for delete to authenticated
  using ((select private.has_permission('content_manage')));

create trigger record_activity after delete on public.content_bin
  for each row execute function private.record_final_deletion('content', 'content', 'title');

grant select (id, title, slug, status, content_type, deleted_by, deleted_by_name, deleted_at, search_text),
    delete on public.content_bin to authenticated;
grant all on public.content_bin to service_role;

-- ==================== public.content_media ================================================================================

create table public.content_media (
  content_id uuid not null,
  media_id uuid not null,
  constraint content_media_pkey primary key (content_id, media_id),
  constraint content_media_content_id_fkey foreign key (content_id) references public.content(id) on delete cascade,
  constraint content_media_media_id_fkey foreign key (media_id) references public.media_library(id) on delete cascade
);

create index content_media_media_id_idx on public.content_media (media_id);

alter table public.content_media enable row level security;

create policy "staff read where files are used" on public.content_media
  for select to authenticated
  using ((select private.is_staff()));

grant select on public.content_media to authenticated;
grant all on public.content_media to service_role;

-- ==================== public.content_presence =============================================================================

create unlogged table public.content_presence (
  content_id uuid not null,
  user_id uuid not null default auth.uid(),
  user_name text not null default '',
  seen_at timestamptz not null default now(),
  constraint content_presence_pkey primary key (content_id, user_id),
  constraint content_presence_content_id_fkey foreign key (content_id) references public.content(id) on delete cascade,
  constraint content_presence_user_id_fkey foreign key (user_id) references public.profiles(id) on delete cascade,
  constraint content_presence_plain_text check (user_name !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]')
);

create index content_presence_user_id_idx on public.content_presence (user_id);

alter table public.content_presence enable row level security;

create policy "readers of a text see who has it open" on public.content_presence
  for select to authenticated
  using (exists (select from public.content where content.id = content_presence.content_id));
create policy "readers of a text report that they have it open" on public.content_presence
  for insert to authenticated
  with check (user_id = (select private.active_account())
    and (exists (select from public.content
        where content.id = content_presence.content_id)));
create policy "people report that they left a text" on public.content_presence
  for delete to authenticated
  using (user_id = (select private.active_account())
    and (exists (select from public.content
        where content.id = content_presence.content_id)));

create trigger stamp_new before insert on public.content_presence
  for each row execute function private.stamp_save();

grant select, insert (content_id), delete on public.content_presence to authenticated;
grant all on public.content_presence to service_role;

-- ==================== public.content_previews =============================================================================

create table public.content_previews (
  id uuid not null default gen_random_uuid(),
  content_id uuid not null,
  token_hash bytea not null,
  made_by uuid,
  made_by_name text not null default '',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + '7 days'::interval,
  constraint content_previews_pkey primary key (id),
  constraint content_previews_token_hash_key unique (token_hash),
  constraint content_previews_content_id_fkey foreign key (content_id) references public.content(id) on delete cascade,
  constraint content_previews_made_by_fkey foreign key (made_by) references public.profiles(id) on delete set null,
  constraint content_previews_plain_text check (made_by_name !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]')
);

create index content_previews_content_id_idx on public.content_previews (content_id, created_at desc, id);
create index content_previews_expires_at_idx on public.content_previews (expires_at);
create index content_previews_made_by_idx on public.content_previews (made_by);

alter table public.content_previews enable row level security;

create policy "readers of a text see its preview links" on public.content_previews
  for select to authenticated
  using (exists (select from public.content where content.id = content_previews.content_id));
create policy "editors revoke preview links, others their own" on public.content_previews
  for delete to authenticated
  using ((select private.may_edit_all_content())
    or (made_by = (select auth.uid())
      and ((select private.has_permission('content_create'))
        or (select private.has_permission('content_draft')))));

create trigger record_activity after insert or delete on public.content_previews
  for each row execute function private.record_preview_activity();

grant select (id, content_id, made_by, made_by_name, created_at, expires_at),
    delete on public.content_previews to authenticated;
grant all on public.content_previews to service_role;

-- ==================== public.content_redirects ============================================================================

create table public.content_redirects (
  id uuid not null default gen_random_uuid(),
  path text not null,
  content_id uuid not null,
  created_at timestamptz not null default now(),
  constraint content_redirects_pkey primary key (id),
  constraint content_redirects_path_key unique (path),
  constraint content_redirects_content_id_fkey foreign key (content_id) references public.content(id) on delete cascade,
  constraint content_redirects_path_format check (path ~ '^/(presse|pages)/[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint content_redirects_plain_text check (path !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]')
);

create index content_redirects_content_id_idx on public.content_redirects (content_id);
create index content_redirects_created_at_idx on public.content_redirects (created_at desc, id);

alter table public.content_redirects enable row level security;

create policy "readers of a text read its redirects" on public.content_redirects
  for select to authenticated
  using (exists (select from public.content where content.id = content_redirects.content_id));
create policy "editors delete redirects" on public.content_redirects
  for delete to authenticated
  using ((select private.may_edit_all_content()));

create constraint trigger track_redirect_deletion after delete on public.content_redirects deferrable initially deferred
  for each row execute function private.track_public_change();

grant select, delete on public.content_redirects to authenticated;
grant all on public.content_redirects to service_role;

-- ==================== public.content_revisions ============================================================================

create table public.content_revisions (
  content_id uuid not null,
  version integer not null,
  snapshot jsonb not null,
  author uuid,
  author_name text not null default '',
  created_at timestamptz not null default now(),
  constraint content_revisions_pkey primary key (content_id, version),
  constraint content_revisions_author_fkey foreign key (author) references public.profiles(id) on delete set null,
  constraint content_revisions_content_id_fkey foreign key (content_id) references public.content(id) on delete cascade,
  constraint content_revisions_plain_text check (not jsonb_path_exists(snapshot,
      '$.**?(@ > 100000000000000000000 || @ < -100000000000000000000)'::jsonpath)
    and snapshot::text !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and snapshot::text !~ '(?:^|[^\\])(?:\\\\)*\\(?:u00[01]|[bfr])'
    and author_name !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'),
  constraint content_revisions_snapshot_object check (jsonb_typeof(snapshot) = 'object')
);

create index content_revisions_author_idx on public.content_revisions (author);

alter table public.content_revisions enable row level security;

create policy "those who read a content read its revisions" on public.content_revisions
  for select to authenticated
  using (exists (select from public.content where content.id = content_revisions.content_id));

grant select on public.content_revisions to authenticated;
grant all on public.content_revisions to service_role;

-- ==================== public.content_tags =================================================================================

create table public.content_tags (
  content_id uuid not null,
  tag_id uuid not null,
  constraint content_tags_pkey primary key (content_id, tag_id),
  constraint content_tags_content_id_fkey foreign key (content_id) references public.content(id) on delete cascade,
  constraint content_tags_tag_id_fkey foreign key (tag_id) references public.tags(id) on delete cascade
);

create index content_tags_tag_id_idx on public.content_tags (tag_id, content_id);

alter table public.content_tags enable row level security;

create policy "readers of a text read its tags" on public.content_tags
  for select to authenticated
  using (exists (select from public.content where content.id = content_tags.content_id));
create policy "writers of a text add tags" on public.content_tags
  for insert to authenticated
  with check ((select private.may_edit_all_content())
    or ((select private.has_permission('content_draft'))
      and (exists (select from public.content
          where (content.id = content_tags.content_id
            and content.author_id = (select auth.uid())
            and content.status = 'draft'::public.content_status
            and content.update_at is null))))
    or ((select private.has_permission('content_create'))
      and (exists (select from public.content
          where (content.id = content_tags.content_id
            and content.author_id = (select auth.uid())
            and content.created_at = now())))));
create policy "writers of a text remove tags" on public.content_tags
  for delete to authenticated
  using ((select private.may_edit_all_content())
    or ((select private.has_permission('content_draft'))
      and (exists (select from public.content
          where (content.id = content_tags.content_id
            and content.author_id = (select auth.uid())
            and content.status = 'draft'::public.content_status
            and content.update_at is null)))));

create trigger record_added_tags after insert on public.content_tags referencing new table as changed_rows
  for each statement when (pg_trigger_depth() = 0) execute function private.record_tagging_activity();
create trigger record_removed_tags after delete on public.content_tags referencing old table as changed_rows
  for each statement when (pg_trigger_depth() = 0) execute function private.record_tagging_activity();
create constraint trigger track_tagging_change after insert
  or delete on public.content_tags deferrable initially deferred
  for each row execute function private.track_public_change();

grant select, insert (content_id, tag_id), delete on public.content_tags to authenticated;
grant all on public.content_tags to service_role;

-- ==================== public.invitations ==================================================================================

create table public.invitations (
  id uuid not null default gen_random_uuid(),
  email text not null,
  role text not null,
  invited_by uuid not null default auth.uid(),
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  sends integer not null default 1,
  expires_at timestamptz not null default now() + '7 days'::interval,
  accepted_at timestamptz,
  constraint invitations_pkey primary key (id),
  constraint invitations_invited_by_fkey foreign key (invited_by) references public.profiles(id) on delete cascade,
  constraint invitations_role_fkey foreign key (role) references public.roles(key) on delete cascade,
  constraint invitations_email_format check (char_length(email) <= 254 and private.is_email_address(email)),
  constraint invitations_plain_text check (email !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and role !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]')
);

create unique index invitations_email_open_idx on public.invitations (email) where accepted_at is null;
create index invitations_expires_at_idx on public.invitations (expires_at);
create index invitations_invited_by_idx on public.invitations (invited_by);
create index invitations_open_idx on public.invitations (created_at desc, id) where accepted_at is null;
create index invitations_role_idx on public.invitations (role);

alter table public.invitations enable row level security;

create policy "user managers read invitations" on public.invitations
  for select to authenticated
  using ((select private.has_permission('user_manage')));
create policy "user managers invite below their own role" on public.invitations
  for insert to authenticated
  with check (private.can_assign_role(null::uuid, role));
create policy "user managers send invitations below their own role again" on public.invitations
  for update to authenticated
  using (accepted_at is null and private.can_assign_role(null::uuid, role));
create policy "user managers withdraw invitations below their own role" on public.invitations
  for delete to authenticated
  using (accepted_at is null and private.can_assign_role(null::uuid, role));

create trigger a_normalise_email before insert or update of email on public.invitations
  for each row execute function private.normalise_email();
create trigger b_stamp_invitation before insert or update of sends on public.invitations
  for each row execute function private.stamp_invitation();
create trigger delete_invited_account after delete on public.invitations
  for each row when (old.accepted_at is null) execute function private.delete_invited_account();
create trigger mail_invitation after insert or update of sends on public.invitations
  for each row execute function private.mail_invitation();
create trigger record_activity after insert or update of sends on public.invitations
  for each row when (auth.uid() is not null) execute function private.record_row_activity('{
    "type": "role", "label": "email", "copies": {"role": "role"}, "actions": {"insert": "invite",
        "update": "invite_again"}
  }');
create trigger record_withdrawal after delete on public.invitations
  for each row when (old.accepted_at is null and auth.uid() is not null) execute function private.record_row_activity('{
    "type": "role", "label": "email", "copies": {"role": "role"}, "actions": {"delete": "withdraw"}
  }');

grant select, insert (email, role), update (sends), delete on public.invitations to authenticated;
grant all on public.invitations to service_role;

-- ==================== public.job_applications =============================================================================

create table public.job_applications (
  id uuid not null default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null default '',
  address text not null default '',
  city text not null default '',
  job_title text not null default '',
  department text not null default '',
  experience text not null default '',
  education text not null default '',
  skills text not null default '',
  motivation text not null,
  availability date,
  salary text not null default '',
  remote boolean not null default false,
  relocate boolean not null default false,
  portfolio text not null default '',
  linkedin text not null default '',
  cover_letter text not null default '',
  gdpr_consent boolean not null,
  cv_path text,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (private.fold((((((((((((first_name || ' ') || last_name) || ' ') || email) || ' ') || job_title) || ' ') || skills) || ' ') || motivation) || ' ') || cover_letter)) stored,
  status text not null default 'new',
  note text not null default '',
  assignee uuid,
  due_on date,
  handled_by uuid,
  handled_at timestamptz,
  version integer not null default 1,
  constraint job_applications_pkey primary key (id),
  constraint job_applications_assignee_fkey foreign key (assignee) references public.profiles(id) on delete set null,
  constraint job_applications_handled_by_fkey foreign key (handled_by) references public.profiles(id) on delete set null,
  constraint job_applications_address_length check (char_length(address) <= 300),
  constraint job_applications_availability_range check (availability >= (created_at at time zone 'UTC')::date
    and availability <= ((created_at at time zone 'UTC')::date + 3660)),
  constraint job_applications_city_length check (char_length(city) <= 300),
  constraint job_applications_cover_letter_length check (char_length(cover_letter) <= 20000),
  constraint job_applications_cv_path_format check (char_length(cv_path) <= 60
    and cv_path ~ '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\.(pdf|doc|docx)$'),
  constraint job_applications_department_choice check (department = any (array['', 'Direction', 'Production',
      'Programmation', 'Technique', 'Acquisition', 'Marketing', 'Ventes', 'Ressources Humaines', 'Finance', 'Juridique',
      'tech', 'production', 'marketing', 'creative', 'data'])),
  constraint job_applications_due_on_range check (due_on >= (created_at at time zone 'UTC')::date
    and due_on <= ((created_at at time zone 'UTC')::date + 3660)),
  constraint job_applications_education_choice check (education = any (array['', 'Bac', 'Bac+2', 'Bac+3', 'Bac+5',
      'Doctorat', 'Autodidacte', 'Formation professionnelle'])),
  constraint job_applications_email_format check (char_length(email) <= 254 and private.is_email_address(email)),
  constraint job_applications_experience_choice check (experience = any (array['', 'Débutant (0-2 ans)',
      'Junior (2-5 ans)', 'Confirmé (5-8 ans)', 'Senior (8-12 ans)', 'Expert (12+ ans)'])),
  constraint job_applications_first_name_length check (char_length(first_name) <= 100
    and private.clean_text(first_name) <> ''),
  constraint job_applications_gdpr_consent_given check (gdpr_consent),
  constraint job_applications_job_title_length check (char_length(job_title) <= 300),
  constraint job_applications_last_name_length check (char_length(last_name) <= 100
    and private.clean_text(last_name) <> ''),
  constraint job_applications_linkedin_url check (char_length(linkedin) <= 2000
    and (linkedin = ''
      or linkedin ~* '^https?://[^[:space:][:cntrl:]"''<>]+$')),
  constraint job_applications_motivation_length check (char_length(motivation) <= 20000
    and private.clean_text(motivation) <> ''),
  constraint job_applications_note_length check (char_length(note) <= 5000),
  constraint job_applications_phone_length check (char_length(phone) <= 50),
  constraint job_applications_plain_text check (first_name !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and last_name !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and email !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and phone !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and address !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and city !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and job_title !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and department !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and experience !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and education !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and skills !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and motivation !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and salary !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and portfolio !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and linkedin !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and cover_letter !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and cv_path !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and status !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and note !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'),
  constraint job_applications_portfolio_url check (char_length(portfolio) <= 2000
    and (portfolio = ''
      or portfolio ~* '^https?://[^[:space:][:cntrl:]"''<>]+$')),
  constraint job_applications_salary_choice check (salary = any (array['', 'Moins de 30K€', '30-40K€', '40-50K€',
      '50-60K€', '60-80K€', '80-100K€', 'Plus de 100K€', 'À négocier'])),
  constraint job_applications_skills_length check (char_length(skills) <= 5000),
  constraint job_applications_status_choice check (status = any (array['new', 'in_progress', 'done', 'spam']))
);

create index job_applications_assignee_idx on public.job_applications (assignee, created_at desc, id);
create index job_applications_created_at_idx on public.job_applications (created_at desc, id);
create index job_applications_due_on_idx on public.job_applications (created_at desc, id, due_on)
  where due_on is not null
  and (status = any (array['new', 'in_progress']));
create index job_applications_email_idx on public.job_applications (email);
create index job_applications_handled_by_idx on public.job_applications (handled_by);
create index job_applications_search_idx on public.job_applications using gin (search_text extensions.gin_trgm_ops);
create index job_applications_status_created_at_idx on public.job_applications (status, created_at desc, id);
create index job_applications_unassigned_idx on public.job_applications (created_at desc, id) where assignee is null;

alter table public.job_applications enable row level security;

create policy "forms_jobs reads applications" on public.job_applications
  for select to authenticated
  using ((select private.may_read_forms('job_applications')));
create policy "anyone applies for a job" on public.job_applications
  for insert to anon, authenticated
  with check (created_at = now()
    and status = 'new'
    and note = ''
    and assignee is null
    and due_on is null
    and handled_by is null
    and handled_at is null
    and version = 1);
create policy "forms_jobs handles applications" on public.job_applications
  for update to authenticated
  using ((select private.may_read_forms('job_applications')));
create policy "super admins erase applications" on public.job_applications
  for delete to authenticated
  using ((select private.has_permission('all')));

create trigger a_normalise_email before insert or update of email on public.job_applications
  for each row execute function private.normalise_email();
create trigger acknowledge_submission after insert on public.job_applications
  for each row execute function private.acknowledge_submission();
create trigger b_rate_limit before insert on public.job_applications
  for each row execute function private.limit_form_inserts();
create trigger c_discard_duplicate before insert on public.job_applications
  for each row execute function private.discard_duplicate_submission();
create trigger record_erased_rows after delete on public.job_applications referencing old table as erased_rows
  for each statement when (current_user = 'authenticated'::name) execute function private.record_erased_rows();
create trigger stamp_follow_up before update of status, note, assignee, due_on on public.job_applications
  for each row when (new.status is distinct from old.status
    or new.note is distinct from old.note
    or new.assignee is distinct from old.assignee
    or new.due_on is distinct from old.due_on) execute function private.stamp_follow_up();

grant insert (first_name, last_name, email, phone, address, city, job_title, department, experience, education, skills,
    motivation, availability, salary, remote, relocate, portfolio, linkedin, cover_letter, gdpr_consent,
    cv_path) on public.job_applications to anon;
grant select (id, created_at, status, assignee, due_on, handled_by, handled_at, version), insert (first_name, last_name,
    email, phone, address, city, job_title, department, experience, education, skills, motivation, availability, salary,
    remote, relocate, portfolio, linkedin, cover_letter, gdpr_consent, cv_path), update (status, note, assignee, due_on),
    delete on public.job_applications to authenticated;
grant all on public.job_applications to service_role;

-- ==================== public.media_bin ====================================================================================

create table public.media_bin (
  id uuid not null,
  filename text not null,
  original_filename text not null,
  file_path text not null,
  file_size bigint not null,
  media_type public.media_type not null,
  renditions jsonb,
  deleted_by uuid,
  deleted_by_name text not null default '',
  deleted_at timestamptz not null default now(),
  snapshot jsonb not null,
  search_text text not null,
  constraint media_bin_pkey primary key (id),
  constraint media_bin_filename_key unique (filename),
  constraint media_bin_deleted_by_fkey foreign key (deleted_by) references public.profiles(id) on delete set null,
  constraint media_bin_plain_text check (filename !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and original_filename !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and file_path !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and not jsonb_path_exists(renditions, '$.**?(@ > 100000000000000000000 || @ < -100000000000000000000)'::jsonpath)
    and renditions::text !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and renditions::text !~ '(?:^|[^\\])(?:\\\\)*\\(?:u00[01]|[bfr])'
    and deleted_by_name !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and not jsonb_path_exists(snapshot, '$.**?(@ > 100000000000000000000 || @ < -100000000000000000000)'::jsonpath)
    and snapshot::text !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and snapshot::text !~ '(?:^|[^\\])(?:\\\\)*\\(?:u00[01]|[bfr])'
    and search_text !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]')
);

create index media_bin_deleted_at_idx on public.media_bin (deleted_at desc, id);
create index media_bin_deleted_by_idx on public.media_bin (deleted_by);

alter table public.media_bin enable row level security;

create policy "media managers see the bin" on public.media_bin
  for select to authenticated
  using ((select private.has_permission('media_manage')));
create policy "media managers empty the bin" on public.media_bin
  for delete to authenticated
  using ((select private.has_permission('media_manage')));

create trigger record_activity after delete on public.media_bin
  for each row execute function private.record_final_deletion('media', 'media_library', 'original_filename');

grant select (id, filename, original_filename, file_path, file_size, media_type, renditions, deleted_by, deleted_by_name,
    deleted_at, search_text), delete on public.media_bin to authenticated;
grant all on public.media_bin to service_role;

-- ==================== public.media_library ================================================================================

create table public.media_library (
  id uuid not null default gen_random_uuid(),
  filename text not null,
  original_filename text not null,
  file_path text not null,
  mime_type text not null,
  file_size bigint not null,
  media_type public.media_type not null,
  uploaded_by uuid,
  width integer,
  height integer,
  alt_text text,
  caption text,
  credit text,
  licence text,
  focal_x smallint,
  focal_y smallint,
  color text,
  renditions jsonb,
  replaced_at timestamptz,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (private.fold((((((original_filename || ' ') || coalesce(alt_text,
      '')) || ' ') || coalesce(caption, '')) || ' ') || coalesce(credit, ''))) stored,
  constraint media_library_pkey primary key (id),
  constraint media_library_filename_key unique (filename),
  constraint media_library_uploaded_by_fkey foreign key (uploaded_by) references public.profiles(id) on delete set null,
  constraint media_library_alt_text_length check (char_length(alt_text) <= 500),
  constraint media_library_caption_length check (char_length(caption) <= 500),
  constraint media_library_color_format check (char_length(color) <= 7 and color ~ '^#[0-9a-f]{6}$'),
  constraint media_library_credit_length check (char_length(credit) <= 200),
  constraint media_library_file_path_of_file check (char_length(file_path) <= 2000
    and coalesce("substring"(file_path, '^https?://[a-z0-9._:\[\]-]+(/.+)$'),
      '') = ('/storage/v1/object/public/media/uploads/' || filename)),
  constraint media_library_file_size_positive check (file_size >= 0),
  constraint media_library_filename_format check (private.is_media_filename(filename)),
  constraint media_library_focal_point check ((focal_x is null) = (focal_y is null)
    and focal_x >= 0
    and focal_x <= 100
    and focal_y >= 0
    and focal_y <= 100),
  constraint media_library_height_positive check (height >= 0),
  constraint media_library_licence_length check (char_length(licence) <= 200),
  constraint media_library_mime_type_format check (char_length(mime_type) <= 150
    and mime_type ~* '^[a-z0-9][a-z0-9.+-]*/[a-z0-9][a-z0-9.+-]*$'),
  constraint media_library_original_filename_length check (char_length(original_filename) <= 300
    and private.clean_text(original_filename) <> ''),
  constraint media_library_plain_text check (filename !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and original_filename !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and file_path !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and mime_type !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and alt_text !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and caption !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and credit !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and licence !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and color !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and not jsonb_path_exists(renditions, '$.**?(@ > 100000000000000000000 || @ < -100000000000000000000)'::jsonpath)
    and renditions::text !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and renditions::text !~ '(?:^|[^\\])(?:\\\\)*\\(?:u00[01]|[bfr])'),
  constraint media_library_renditions_shape check ( case jsonb_typeof(renditions) when 'array' then jsonb_array_length(renditions) <= 5
    and char_length(renditions::text) <= 500
    and jsonb_array_length(renditions) = jsonb_array_length(jsonb_path_query_array(renditions,
      'strict $[*]?((((@."name" like_regex "^[0-9a-f]{8}-[0-9]{1,4}[.](webp|jpg|png)$" && @."width" == @."width".floor()) && @."width" > 0) && @."height" == @."height".floor()) && @."height" > 0)'::jsonpath)) else renditions is null end),
  constraint media_library_width_positive check (width >= 0)
);

create index media_library_audio_idx on public.media_library (created_at desc, id)
  where media_type = 'audio'::public.media_type;
create index media_library_created_at_idx on public.media_library (created_at desc, id);
create index media_library_documents_idx on public.media_library (created_at desc, id)
  where media_type = 'document'::public.media_type;
create index media_library_file_size_idx on public.media_library (file_size desc, id);
create index media_library_images_idx on public.media_library (created_at desc, id)
  where media_type = 'image'::public.media_type;
create index media_library_missing_alt_text_idx on public.media_library (created_at desc, id)
  where media_type = 'image'::public.media_type
  and alt_text is null;
create index media_library_missing_renditions_idx on public.media_library (created_at desc, id)
  where media_type = 'image'::public.media_type
  and renditions is null;
create index media_library_name_idx on public.media_library (original_filename, id);
create index media_library_search_text_trgm_idx on public.media_library using gin (search_text extensions.gin_trgm_ops);
create index media_library_uploaded_by_idx on public.media_library (uploaded_by);
create index media_library_videos_idx on public.media_library (created_at desc, id)
  where media_type = 'video'::public.media_type;

alter table public.media_library enable row level security;

create policy "staff read the media library" on public.media_library
  for select to authenticated
  using ((select private.is_staff()));
create policy "editors add media under their own name" on public.media_library
  for insert to authenticated
  with check (uploaded_by = (select auth.uid())
    and ((select private.has_permission('media_upload'))
      or (select private.has_permission('media_manage'))));
create policy "managers and uploaders describe files" on public.media_library
  for update to authenticated
  using ((select private.has_permission('media_manage'))
    or (uploaded_by = (select auth.uid())
      and (select private.has_permission('media_upload'))));
create policy "managers and uploaders delete files" on public.media_library
  for delete to authenticated
  using ((select private.has_permission('media_manage'))
    or (uploaded_by = (select auth.uid())
      and (select private.has_permission('media_upload'))));

create trigger move_media_to_bin before delete on public.media_library
  for each row execute function private.move_media_to_bin();
create trigger reattach_restored_media after insert on public.media_library
  for each row execute function private.reattach_restored_media();
create trigger record_activity after insert or delete on public.media_library
  for each row execute function private.record_media_activity();
create trigger record_saved_activity after update on public.media_library
  for each row when (pg_trigger_depth() = 0
    and not old.uploaded_by is distinct from new.uploaded_by) execute function private.record_media_activity();
create trigger refuse_foreign_file before insert or update of file_path on public.media_library
  for each row when (current_user = any (array['anon'::name,
      'authenticated'::name])) execute function private.refuse_foreign_file();
create constraint trigger track_media_change after insert
  or delete
  or update on public.media_library deferrable initially deferred
  for each row execute function private.track_public_change();

grant select, insert (filename, original_filename, file_path, mime_type, file_size, media_type, uploaded_by, width,
    height, alt_text, credit, licence, color, renditions), update (file_size, width, height, alt_text, caption, credit,
    licence, focal_x, focal_y, color, renditions, replaced_at), delete on public.media_library to authenticated;
grant all on public.media_library to service_role;

-- ==================== public.newsletter_subscriptions =====================================================================

create table public.newsletter_subscriptions (
  id uuid not null default gen_random_uuid(),
  email text not null,
  audience text not null default 'readers',
  is_active boolean not null default true,
  subscribed_at timestamptz not null default now(),
  unsubscribe_token uuid not null default gen_random_uuid(),
  search_text text not null generated always as (private.fold(email)) stored,
  unsubscribed_at timestamptz,
  confirmation_token uuid,
  confirmation_asked_at timestamptz,
  bounced_at timestamptz,
  constraint newsletter_subscriptions_pkey primary key (id),
  constraint newsletter_subscriptions_confirmation_token_key unique (confirmation_token),
  constraint newsletter_subscriptions_email_key unique (email, audience),
  constraint newsletter_subscriptions_unsubscribe_token_key unique (unsubscribe_token),
  constraint newsletter_subscriptions_audience_choice check (audience = any (array['readers', 'press'])),
  constraint newsletter_subscriptions_bounced_inactive check (bounced_at is null or not is_active),
  constraint newsletter_subscriptions_confirmation_asked_at_set check ((confirmation_token is null) = (confirmation_asked_at is null)),
  constraint newsletter_subscriptions_email_format check (char_length(email) <= 254 and private.is_email_address(email)),
  constraint newsletter_subscriptions_plain_text check (email !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and audience !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'),
  constraint newsletter_subscriptions_unsubscribed_at_set check (is_active = (unsubscribed_at is null))
);

create index newsletter_subscriptions_count_idx on public.newsletter_subscriptions (is_active, audience);
create index newsletter_subscriptions_is_active_idx on public.newsletter_subscriptions (is_active, subscribed_at desc,
    id);
create index newsletter_subscriptions_search_idx on public.newsletter_subscriptions using gin (search_text extensions.gin_trgm_ops);
create index newsletter_subscriptions_subscribed_at_idx on public.newsletter_subscriptions (subscribed_at desc, id);
create index newsletter_subscriptions_unsubscribed_at_idx on public.newsletter_subscriptions (unsubscribed_at)
  where unsubscribed_at is not null;

alter table public.newsletter_subscriptions enable row level security;

create policy "forms_newsletter reads subscriptions" on public.newsletter_subscriptions
  for select to authenticated
  using ((select private.may_read_forms('newsletter_subscriptions')));
create policy "anyone subscribes to the newsletter" on public.newsletter_subscriptions
  for insert to anon, authenticated
  with check (is_active or confirmation_token is not null);
create policy "forms_newsletter switches subscriptions on and off" on public.newsletter_subscriptions
  for update to authenticated
  using ((select private.may_read_forms('newsletter_subscriptions')));
create policy "super admins erase subscriptions" on public.newsletter_subscriptions
  for delete to authenticated
  using ((select private.has_permission('all')));

create trigger a_normalise_email before insert or update of email on public.newsletter_subscriptions
  for each row execute function private.normalise_email();
create trigger add_to_suppression_list after delete on public.newsletter_subscriptions
  for each row when (not old.is_active
    and old.bounced_at is null
    and old.confirmation_token is null) execute function private.update_suppression_list();
create trigger b_rate_limit before insert on public.newsletter_subscriptions
  for each row execute function private.limit_form_inserts();
create trigger c_resubscribe before insert on public.newsletter_subscriptions
  for each row execute function private.resubscribe();
create trigger d_stamp_unsubscription before insert or update of is_active on public.newsletter_subscriptions
  for each row execute function private.stamp_unsubscription();
create trigger limit_duplicate_answers after insert on public.newsletter_subscriptions
  for each statement execute function private.limit_duplicate_answers();
create trigger record_erased_rows after delete on public.newsletter_subscriptions referencing old table as erased_rows
  for each statement when (current_user = 'authenticated'::name) execute function private.record_erased_rows();
create trigger remove_from_suppression_list after update of is_active on public.newsletter_subscriptions
  for each row when (new.is_active and not old.is_active) execute function private.update_suppression_list();

grant insert (email) on public.newsletter_subscriptions to anon;
grant select (id, audience, is_active, subscribed_at, confirmation_asked_at), insert (email), update (is_active),
    delete on public.newsletter_subscriptions to authenticated;
grant all on public.newsletter_subscriptions to service_role;

-- ==================== public.press_contacts ===============================================================================

create table public.press_contacts (
  id uuid not null default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null default '',
  media text not null,
  "position" text not null default '',
  type text not null default '',
  subject text not null default '',
  message text not null default '',
  interview_date date,
  deadline date,
  newsletter_subscription boolean not null default false,
  interview_type text,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (private.fold((((((((((first_name || ' ') || last_name) || ' ') || email) || ' ') || media) || ' ') || subject) || ' ') || message)) stored,
  status text not null default 'new',
  note text not null default '',
  assignee uuid,
  due_on date,
  handled_by uuid,
  handled_at timestamptz,
  version integer not null default 1,
  constraint press_contacts_pkey primary key (id),
  constraint press_contacts_assignee_fkey foreign key (assignee) references public.profiles(id) on delete set null,
  constraint press_contacts_handled_by_fkey foreign key (handled_by) references public.profiles(id) on delete set null,
  constraint press_contacts_deadline_range check (deadline >= (created_at at time zone 'UTC')::date
    and deadline <= ((created_at at time zone 'UTC')::date + 3660)),
  constraint press_contacts_due_on_range check (due_on >= (created_at at time zone 'UTC')::date
    and due_on <= ((created_at at time zone 'UTC')::date + 3660)),
  constraint press_contacts_email_format check (char_length(email) <= 254 and private.is_email_address(email)),
  constraint press_contacts_first_name_length check (char_length(first_name) <= 100
    and private.clean_text(first_name) <> ''),
  constraint press_contacts_interview_date_range check (interview_date >= (created_at at time zone 'UTC')::date
    and interview_date <= ((created_at at time zone 'UTC')::date + 3660)),
  constraint press_contacts_interview_type_length check (char_length(interview_type) <= 300),
  constraint press_contacts_last_name_length check (char_length(last_name) <= 100
    and private.clean_text(last_name) <> ''),
  constraint press_contacts_media_choice check (media = any (array['Télévision', 'Radio', 'Presse écrite',
      'Presse en ligne', 'Blog', 'Podcast', 'Réseaux sociaux', 'Agence de communication', 'Freelance', 'Autre'])),
  constraint press_contacts_message_length check (char_length(message) <= 20000),
  constraint press_contacts_note_length check (char_length(note) <= 5000),
  constraint press_contacts_phone_length check (char_length(phone) <= 50),
  constraint press_contacts_plain_text check (first_name !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and last_name !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and email !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and phone !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and media !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and "position" !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and type !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and subject !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and message !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and interview_type !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and status !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and note !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'),
  constraint press_contacts_position_length check (char_length("position") <= 300),
  constraint press_contacts_status_choice check (status = any (array['new', 'in_progress', 'done', 'spam'])),
  constraint press_contacts_subject_length check (char_length(subject) <= 300),
  constraint press_contacts_type_choice check (type = any (array['', 'Demande d''interview', 'Communiqué de presse',
      'Invitation événement', 'Dossier de presse', 'Visuels/Photos', 'Données/Statistiques', 'Contact dirigeant',
      'Autre']))
);

create index press_contacts_assignee_idx on public.press_contacts (assignee, created_at desc, id);
create index press_contacts_created_at_idx on public.press_contacts (created_at desc, id);
create index press_contacts_due_on_idx on public.press_contacts (created_at desc, id, due_on)
  where due_on is not null
  and (status = any (array['new', 'in_progress']));
create index press_contacts_email_idx on public.press_contacts (email);
create index press_contacts_handled_by_idx on public.press_contacts (handled_by);
create index press_contacts_search_idx on public.press_contacts using gin (search_text extensions.gin_trgm_ops);
create index press_contacts_status_created_at_idx on public.press_contacts (status, created_at desc, id);
create index press_contacts_unassigned_idx on public.press_contacts (created_at desc, id) where assignee is null;

alter table public.press_contacts enable row level security;

create policy "forms_press reads press requests" on public.press_contacts
  for select to authenticated
  using ((select private.may_read_forms('press_contacts')));
create policy "anyone sends a press request" on public.press_contacts
  for insert to anon, authenticated
  with check (created_at = now()
    and status = 'new'
    and note = ''
    and assignee is null
    and due_on is null
    and handled_by is null
    and handled_at is null
    and version = 1
    and interview_type is null);
create policy "forms_press handles press requests" on public.press_contacts
  for update to authenticated
  using ((select private.may_read_forms('press_contacts')));
create policy "super admins erase press requests" on public.press_contacts
  for delete to authenticated
  using ((select private.has_permission('all')));

create trigger a_normalise_email before insert or update of email on public.press_contacts
  for each row execute function private.normalise_email();
create trigger acknowledge_submission after insert on public.press_contacts
  for each row execute function private.acknowledge_submission();
create trigger b_rate_limit before insert on public.press_contacts
  for each row execute function private.limit_form_inserts();
create trigger c_discard_duplicate before insert on public.press_contacts
  for each row execute function private.discard_duplicate_submission();
create trigger record_erased_rows after delete on public.press_contacts referencing old table as erased_rows
  for each statement when (current_user = 'authenticated'::name) execute function private.record_erased_rows();
create trigger stamp_follow_up before update of status, note, assignee, due_on on public.press_contacts
  for each row when (new.status is distinct from old.status
    or new.note is distinct from old.note
    or new.assignee is distinct from old.assignee
    or new.due_on is distinct from old.due_on) execute function private.stamp_follow_up();
create trigger subscribe_press_contact after insert on public.press_contacts
  for each row when (new.newsletter_subscription) execute function private.subscribe_press_contact();

grant insert (first_name, last_name, email, phone, media, "position", type, subject, message, interview_date, deadline,
    newsletter_subscription) on public.press_contacts to anon;
grant select (id, created_at, status, assignee, due_on, handled_by, handled_at, version), insert (first_name, last_name,
    email, phone, media, "position", type, subject, message, interview_date, deadline, newsletter_subscription),
    update (status, note, assignee, due_on), delete on public.press_contacts to authenticated;
grant all on public.press_contacts to service_role;

-- ==================== public.profiles =====================================================================================

create table public.profiles (
  id uuid not null,
  first_name text not null,
  last_name text not null default '',
  email text,
  created_at timestamptz not null default now(),
  security_alerts_seen_at timestamptz,
  first_steps_hidden boolean not null default false,
  proposal_mails boolean not null default true,
  decision_mails boolean not null default true,
  search_name text not null generated always as (private.fold((first_name || ' ') || last_name)) stored,
  search_text text not null generated always as (private.fold(((first_name || ' ') || last_name) || coalesce(' ' || email, ''))) stored,
  roles text[],
  confirmed_at timestamptz,
  last_seen_at timestamptz,
  suspended_at timestamptz,
  constraint profiles_pkey primary key (id),
  constraint profiles_id_fkey foreign key (id) references auth.users(id) on delete cascade,
  constraint profiles_first_name_length check (char_length(first_name) <= 100 and private.clean_text(first_name) <> ''),
  constraint profiles_last_name_length check (char_length(last_name) <= 100),
  constraint profiles_plain_text check (first_name !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and last_name !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and email !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and array_to_string(roles, '') !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]')
);

create index profiles_created_at_idx on public.profiles (created_at desc, id);
create index profiles_search_name_idx on public.profiles (search_name, id);

alter table public.profiles enable row level security;

create policy "people read their own profile, user managers read all" on public.profiles
  for select to authenticated
  using (id = (select private.active_account()) or (select private.has_permission('user_manage')));
create policy "people rename themselves" on public.profiles
  for update to authenticated
  using (id = (select private.active_account())
    and suspended_at is null
    and (select private.has_passed_second_factor()));

create trigger apply_suspension after update of suspended_at on public.profiles
  for each row when ((old.suspended_at is null) <> (new.suspended_at is null)) execute function private.apply_suspension();
create trigger keep_one_active_super_admin after update of suspended_at on public.profiles
  for each row when (new.suspended_at is not null
    and old.suspended_at is null) execute function private.keep_one_super_admin();
create trigger limit_changes before update of first_name, last_name, security_alerts_seen_at, first_steps_hidden,
    proposal_mails, decision_mails on public.profiles
  for each row execute function private.limit_profile_changes();
create trigger record_activity after update on public.profiles
  for each row execute function private.record_identity_activity();
create trigger sync_profile_roles before insert or update of roles on public.profiles
  for each row execute function private.sync_profile_roles();

grant select, update (first_name, last_name, security_alerts_seen_at, first_steps_hidden, proposal_mails,
    decision_mails) on public.profiles to authenticated;
grant all on public.profiles to service_role;

-- ==================== public.programmes ===================================================================================

create table public.programmes (
  id uuid not null default gen_random_uuid(),
  channel text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  title text not null,
  kind text not null default '',
  summary text not null default '',
  highlight boolean not null default false,
  version integer not null default 1,
  constraint programmes_pkey primary key (id),
  constraint programmes_channel_known check (channel = any (array['hivowood', 'obouo-tv', 'inspiration', 'marmite'])),
  constraint programmes_duration check (ends_at > starts_at and (ends_at - starts_at) <= '24:00:00'::interval),
  constraint programmes_kind_length check (char_length(kind) <= 60),
  constraint programmes_plain_text check (channel !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and title !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and kind !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and summary !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'),
  constraint programmes_starts_at_range check (private.is_plausible_date(starts_at)),
  constraint programmes_summary_length check (char_length(summary) <= 500),
  constraint programmes_title_length check (char_length(title) <= 160 and private.clean_text(title) <> ''),
  constraint programmes_no_overlap exclude using gist (channel with =, tstzrange(starts_at, ends_at) with &&)
);

create index programmes_channel_starts_at_idx on public.programmes (channel, starts_at);

alter table public.programmes enable row level security;

create policy "staff read the guide" on public.programmes
  for select to authenticated
  using ((select private.is_staff()));
create policy "editors add programmes" on public.programmes
  for insert to authenticated
  with check ((select private.may_edit_all_content()));
create policy "editors change programmes" on public.programmes
  for update to authenticated
  using ((select private.may_edit_all_content()));
create policy "editors delete programmes" on public.programmes
  for delete to authenticated
  using ((select private.may_edit_all_content()));

create trigger record_added after insert on public.programmes referencing new table as changed_rows
  for each statement execute function private.record_programme_batch();
create trigger record_changed after update on public.programmes
  for each row execute function private.record_row_activity('{
    "type": "content", "label": "title", "actions": {"update": "programme_update"},
    "changes": ["title", "starts_at", "ends_at", "kind", "summary", "highlight"],
    "copies": {"channels": ["channel"], "since": "starts_at", "until": "ends_at"}
  }');
create trigger record_deleted after delete on public.programmes referencing old table as changed_rows
  for each statement execute function private.record_programme_batch();
create trigger stamp_save before update on public.programmes
  for each row execute function private.stamp_save();
create constraint trigger track_programme_change after insert
  or delete
  or update on public.programmes deferrable initially deferred
  for each row execute function private.track_public_change();

grant select, insert (channel, starts_at, ends_at, title, kind, summary, highlight), update (starts_at, ends_at, title,
    kind, summary, highlight), delete on public.programmes to authenticated;
grant all on public.programmes to service_role;

-- ==================== public.role_permissions =============================================================================

create table public.role_permissions (
  role text not null,
  permission text not null,
  constraint role_permissions_pkey primary key (role, permission),
  constraint role_permissions_role_fkey foreign key (role) references public.roles(key) on delete cascade,
  constraint role_permissions_all_is_super_admin check (permission <> 'all' or role = 'super_admin'),
  constraint role_permissions_permission_known check (permission = any (array['all', 'content_manage', 'user_manage',
      'media_manage', 'content_create', 'content_edit', 'media_upload', 'content_moderate', 'comment_manage',
      'content_draft', 'forms_business', 'forms_press', 'forms_jobs', 'forms_newsletter'])),
  constraint role_permissions_plain_text check (role !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and permission !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]')
);

alter table public.role_permissions enable row level security;

create policy "staff read permissions of roles" on public.role_permissions
  for select to authenticated
  using ((select private.is_staff()));
create policy "super admins give permissions to roles" on public.role_permissions
  for insert to authenticated
  with check ((select private.has_permission('all')));
create policy "super admins take permissions from roles" on public.role_permissions
  for delete to authenticated
  using ((select private.has_permission('all')) and permission <> 'all');

create trigger follow_press after insert on public.role_permissions
  for each row when (new.permission = 'forms_press') execute function private.follow_press();
create trigger record_given_permissions after insert on public.role_permissions referencing new table as changed_rows
  for each statement execute function private.record_role_permissions();
create trigger record_taken_permissions after delete on public.role_permissions referencing old table as changed_rows
  for each statement execute function private.record_role_permissions();

grant select, insert (role, permission), delete on public.role_permissions to authenticated;
grant all on public.role_permissions to service_role;

-- Its first rows:
-- role: admin, permission: content_manage
-- role: admin, permission: media_manage
-- role: admin, permission: user_manage
-- role: contributor, permission: content_draft
-- role: editor, permission: content_create
-- role: editor, permission: content_edit
-- role: editor, permission: media_upload
-- role: moderator, permission: comment_manage
-- role: moderator, permission: content_moderate
-- role: super_admin, permission: all

-- ==================== public.roles ========================================================================================

create table public.roles (
  key text not null,
  label text not null,
  description text not null default '',
  "position" integer not null default 100,
  is_system boolean not null default false,
  version integer not null default 1,
  constraint roles_pkey primary key (key),
  constraint roles_description_length check (char_length(description) <= 300),
  constraint roles_key_format check (key ~ '^[a-z][a-z0-9_]{1,39}$'),
  constraint roles_label_length check (char_length(label) <= 60 and private.clean_text(label) <> ''),
  constraint roles_plain_text check (key !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and label !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and description !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]')
);

alter table public.roles enable row level security;

create policy "staff read roles" on public.roles
  for select to authenticated
  using ((select private.is_staff()));
create policy "super admins create roles" on public.roles
  for insert to authenticated
  with check ((select private.has_permission('all')) and (not is_system));
create policy "super admins rename roles" on public.roles
  for update to authenticated
  using ((select private.has_permission('all')));
create policy "super admins delete custom roles" on public.roles
  for delete to authenticated
  using ((select private.has_permission('all')) and (not is_system));

create trigger record_activity after insert or delete or update on public.roles
  for each row execute function private.record_row_activity('{
    "type": "role", "has_id": false, "label": "label", "changes": ["label", "description"],
    "copies": {"key": "key", "description": "description"},
    "actions": {"insert": "create", "update": "update", "delete": "delete"}
  }');
create trigger stamp_save before update on public.roles
  for each row execute function private.stamp_save();

grant select, insert (key, label, description), update (label, description), delete on public.roles to authenticated;
grant all on public.roles to service_role;

-- Its first rows:
-- key: admin, label: Administrateur, description: Gestion du contenu, des médias et des utilisateurs, position: 20, is_system: true, version: 1
-- key: contributor, label: Contributeur, description: Rédaction de ses propres brouillons, position: 50, is_system: true, version: 1
-- key: editor, label: Éditeur, description: Création et modification du contenu, ajout de médias, position: 30, is_system: true, version: 1
-- key: moderator, label: Modérateur, description: Modération du contenu et des commentaires, position: 40, is_system: true, version: 1
-- key: super_admin, label: Super Admin, description: Accès complet à toutes les fonctionnalités, position: 10, is_system: true, version: 1

-- ==================== public.site_collection_drafts =======================================================================

create table public.site_collection_drafts (
  key text not null,
  label text not null,
  value jsonb not null,
  base_version integer not null,
  publish_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  constraint site_collection_drafts_pkey primary key (key),
  constraint site_collection_drafts_updated_by_fkey foreign key (updated_by) references public.profiles(id) on delete set null,
  constraint site_collection_drafts_base_version check (base_version >= 0),
  constraint site_collection_drafts_key_format check (char_length(key) <= 40 and key ~ '^[a-z][a-z-]+$'),
  constraint site_collection_drafts_label_length check (char_length(label) <= 80 and private.clean_text(label) <> ''),
  constraint site_collection_drafts_plain_text check (key !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and label !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and not jsonb_path_exists(value, '$.**?(@ > 100000000000000000000 || @ < -100000000000000000000)'::jsonpath)
    and value::text !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and value::text !~ '(?:^|[^\\])(?:\\\\)*\\(?:u00[01]|[bfr])'),
  constraint site_collection_drafts_publish_at_range check (private.is_plausible_date(publish_at)),
  constraint site_collection_drafts_value_object check (jsonb_typeof(value) = 'object'),
  constraint site_collection_drafts_value_size check (octet_length(value::text) <= 200000)
);

create index site_collection_drafts_updated_by_idx on public.site_collection_drafts (updated_by);

alter table public.site_collection_drafts enable row level security;

create policy "editors read and write drafts of collections" on public.site_collection_drafts
  for all to authenticated
  using ((select private.may_edit_all_content()));

create trigger stamp_save before insert or update of value, publish_at on public.site_collection_drafts
  for each row execute function private.stamp_save();

grant select, insert (key, label, value, base_version, publish_at), update (label, value, base_version, publish_at),
    delete on public.site_collection_drafts to authenticated;
grant all on public.site_collection_drafts to service_role;

-- ==================== public.site_collection_revisions ====================================================================

create table public.site_collection_revisions (
  key text not null,
  version integer not null,
  value jsonb not null,
  author uuid,
  author_name text not null default '',
  created_at timestamptz not null default now(),
  constraint site_collection_revisions_pkey primary key (key, version),
  constraint site_collection_revisions_author_fkey foreign key (author) references public.profiles(id) on delete set null,
  constraint site_collection_revisions_key_fkey foreign key (key) references public.site_collections(key) on delete cascade,
  constraint site_collection_revisions_plain_text check (key !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and not jsonb_path_exists(value, '$.**?(@ > 100000000000000000000 || @ < -100000000000000000000)'::jsonpath)
    and value::text !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and value::text !~ '(?:^|[^\\])(?:\\\\)*\\(?:u00[01]|[bfr])'
    and author_name !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]')
);

create index site_collection_revisions_author_idx on public.site_collection_revisions (author);

alter table public.site_collection_revisions enable row level security;

create policy "editors read revisions of collections" on public.site_collection_revisions
  for select to authenticated
  using ((select private.may_edit_all_content()));

grant select on public.site_collection_revisions to authenticated;
grant all on public.site_collection_revisions to service_role;

-- ==================== public.site_collections =============================================================================

create table public.site_collections (
  key text not null,
  label text not null,
  value jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  constraint site_collections_pkey primary key (key),
  constraint site_collections_updated_by_fkey foreign key (updated_by) references public.profiles(id) on delete set null,
  constraint site_collections_key_format check (char_length(key) <= 40 and key ~ '^[a-z][a-z-]+$'),
  constraint site_collections_label_length check (char_length(label) <= 80 and private.clean_text(label) <> ''),
  constraint site_collections_plain_text check (key !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and label !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and not jsonb_path_exists(value, '$.**?(@ > 100000000000000000000 || @ < -100000000000000000000)'::jsonpath)
    and value::text !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and value::text !~ '(?:^|[^\\])(?:\\\\)*\\(?:u00[01]|[bfr])'),
  constraint site_collections_value_object check (jsonb_typeof(value) = 'object'),
  constraint site_collections_value_size check (octet_length(value::text) <= 200000)
);

create index site_collections_updated_by_idx on public.site_collections (updated_by);

alter table public.site_collections enable row level security;

create policy "staff read the collections" on public.site_collections
  for select to authenticated
  using ((select private.is_staff()));
create policy "editors create collections" on public.site_collections
  for insert to authenticated
  with check ((select private.may_edit_all_content()));
create policy "editors change collections" on public.site_collections
  for update to authenticated
  using ((select private.may_edit_all_content()));

create trigger keep_revision after insert or update of value on public.site_collections
  for each row execute function private.keep_collection_revision();
create trigger record_activity after insert or update of value on public.site_collections
  for each row execute function private.record_collection_activity();
create trigger stamp_save before insert or update of value on public.site_collections
  for each row execute function private.stamp_save();
create constraint trigger track_collection_change after insert
  or update of value on public.site_collections deferrable initially deferred
  for each row execute function private.track_public_change();

grant select, insert (key, label, value), update (label, value) on public.site_collections to authenticated;
grant all on public.site_collections to service_role;

-- ==================== public.site_settings ================================================================================

create table public.site_settings (
  id boolean not null default true,
  title text not null default 'Groupe Obouo',
  description text not null default 'Quatre chaînes de télévision et une plateforme de streaming : le Groupe Obouo révèle les histoires africaines, du cinéma à la cuisine, dans plus de 15 pays.',
  url text not null default 'https://www.groupe-obouo.example',
  email text not null default 'contact@groupe-obouo.example',
  phone text not null default '+225 27 00 00 00 00',
  address text not null default '10 rue de l’Exemple, 75008 Paris, France',
  facebook text not null default 'https://www.facebook.com/',
  twitter text not null default 'https://x.com/',
  instagram text not null default 'https://www.instagram.com/',
  youtube text not null default 'https://www.youtube.com/',
  linkedin text not null default 'https://www.linkedin.com/',
  maintenance_mode boolean not null default false,
  maintenance_until timestamptz,
  public_comments boolean not null default true,
  open_registration boolean not null default false,
  require_second_factor boolean not null default false,
  second_factor_decided boolean not null default false,
  newsletter_double_opt_in boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz,
  constraint site_settings_pkey primary key (id),
  constraint site_settings_address_length check (char_length(address) <= 300 and private.clean_text(address) <> ''),
  constraint site_settings_description_length check (char_length(description) <= 300
    and private.clean_text(description) <> ''),
  constraint site_settings_email_format check (char_length(email) <= 254 and private.is_email_address(email)),
  constraint site_settings_facebook_format check (char_length(facebook) <= 500 and facebook ~ '^(https?://\S+)?$'),
  constraint site_settings_instagram_format check (char_length(instagram) <= 500 and instagram ~ '^(https?://\S+)?$'),
  constraint site_settings_linkedin_format check (char_length(linkedin) <= 500 and linkedin ~ '^(https?://\S+)?$'),
  constraint site_settings_maintenance_until_range check (private.is_plausible_date(maintenance_until)),
  constraint site_settings_one_row check (id),
  constraint site_settings_phone_format check (char_length(phone) <= 50 and phone ~ '^\+?[0-9][0-9 .()-]{3,}$'),
  constraint site_settings_plain_text check (title !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and description !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and url !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and email !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and phone !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and address !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and facebook !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and twitter !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and instagram !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and youtube !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and linkedin !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'),
  constraint site_settings_title_length check (char_length(title) <= 80 and private.clean_text(title) <> ''),
  constraint site_settings_twitter_format check (char_length(twitter) <= 500 and twitter ~ '^(https?://\S+)?$'),
  constraint site_settings_url_format check (char_length(url) <= 500 and url ~ '^https?://[^\s/]+$'),
  constraint site_settings_youtube_format check (char_length(youtube) <= 500 and youtube ~ '^(https?://\S+)?$')
);

alter table public.site_settings enable row level security;

create policy "staff read the settings" on public.site_settings
  for select to authenticated
  using ((select private.is_staff()));
create policy "administrators change the settings" on public.site_settings
  for update to authenticated
  using ((select private.has_permission('user_manage')));

create trigger guard_second_factor before update on public.site_settings
  for each row when (new.require_second_factor <> old.require_second_factor) execute function private.guard_second_factor_setting();
create trigger record_activity after update on public.site_settings
  for each row execute function private.record_row_activity('{
    "type": "settings", "has_id": false, "label_text": "Paramètres du site", "actions": {"update": "update"},
    "changes": [
      "title", "description", "url", "email", "phone", "address", "facebook", "twitter", "instagram", "youtube",
      "linkedin", "maintenance_mode", "maintenance_until", "public_comments", "open_registration",
          "require_second_factor",
      "newsletter_double_opt_in"
    ]
  }');
create trigger stamp_save before update on public.site_settings
  for each row execute function private.stamp_save();
create constraint trigger track_settings_change after update on public.site_settings deferrable initially deferred
  for each row when (old.title is distinct from new.title
    or old.description is distinct from new.description
    or old.email is distinct from new.email
    or old.phone is distinct from new.phone
    or old.address is distinct from new.address
    or old.facebook is distinct from new.facebook
    or old.twitter is distinct from new.twitter
    or old.instagram is distinct from new.instagram
    or old.youtube is distinct from new.youtube
    or old.linkedin is distinct from new.linkedin
    or old.maintenance_mode is distinct from new.maintenance_mode
    or old.maintenance_until is distinct from new.maintenance_until) execute function private.track_public_change();

grant select, update (title, description, url, email, phone, address, facebook, twitter, instagram, youtube, linkedin,
    maintenance_mode, maintenance_until, public_comments, open_registration, require_second_factor,
    newsletter_double_opt_in) on public.site_settings to authenticated;
grant all on public.site_settings to service_role;

-- ==================== public.tags =========================================================================================

create table public.tags (
  id uuid not null default gen_random_uuid(),
  name text not null,
  slug text not null,
  search_name text not null generated always as (private.fold(name)) stored,
  merged_into uuid,
  constraint tags_pkey primary key (id),
  constraint tags_slug_key unique (slug),
  constraint tags_merged_into_fkey foreign key (merged_into) references public.tags(id) on delete set null,
  constraint tags_merged_into_another check (merged_into <> id),
  constraint tags_name_length check (char_length(name) <= 60 and private.clean_text(name) <> ''),
  constraint tags_plain_text check (name !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'
    and slug !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]'),
  constraint tags_slug_format check (char_length(slug) <= 100 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);

create index tags_merged_into_idx on public.tags (merged_into);
create index tags_name_idx on public.tags (name, id);

alter table public.tags enable row level security;

create policy "accounts read tags" on public.tags
  for select to authenticated
  using ((select private.active_account()) is not null);
create policy "content managers create tags" on public.tags
  for insert to authenticated
  with check ((select private.has_permission('content_manage')));
create policy "content managers change tags" on public.tags
  for update to authenticated
  using ((select private.has_permission('content_manage')));
create policy "content managers delete tags" on public.tags
  for delete to authenticated
  using ((select private.has_permission('content_manage')));

create trigger merge_tag after update of merged_into on public.tags
  for each row when (new.merged_into is not null) execute function private.merge_tag();
create trigger record_activity after insert or delete on public.tags
  for each row when (pg_trigger_depth() = 0) execute function private.record_row_activity('{
    "type": "content", "label": "name", "actions": {"insert": "tag_create", "delete": "tag_delete"}
  }');
create trigger record_saved_activity after update on public.tags
  for each row when (pg_trigger_depth() = 0 and new.merged_into is null) execute function private.record_row_activity('{
    "type": "content", "label": "name", "changes": ["name", "slug"], "actions": {"update": "tag_update"}
  }');
create constraint trigger track_tag_change after update on public.tags deferrable initially deferred
  for each row when (old.name is distinct from new.name
    or old.slug is distinct from new.slug) execute function private.track_public_change();

grant select, insert (name, slug), update (name, slug, merged_into), delete on public.tags to authenticated;
grant all on public.tags to service_role;

-- ==================== public.user_roles ===================================================================================

create table public.user_roles (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  role text not null,
  created_at timestamptz not null default now(),
  granted_by uuid,
  constraint user_roles_pkey primary key (id),
  constraint user_roles_user_id_role_key unique (user_id, role),
  constraint user_roles_granted_by_fkey foreign key (granted_by) references auth.users(id) on delete set null,
  constraint user_roles_role_fkey foreign key (role) references public.roles(key),
  constraint user_roles_user_id_fkey foreign key (user_id) references public.profiles(id) on delete cascade,
  constraint user_roles_plain_text check (role !~ '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]')
);

create index user_roles_granted_by_idx on public.user_roles (granted_by);
create index user_roles_role_user_id_idx on public.user_roles (role, user_id);

alter table public.user_roles enable row level security;

create policy "people read their own roles, user managers read all" on public.user_roles
  for select to authenticated
  using (user_id = (select private.active_account()) or (select private.has_permission('user_manage')));
create policy "user managers assign roles below their own" on public.user_roles
  for insert to authenticated
  with check (private.can_assign_role(user_id, role));
create policy "user managers remove roles below their own" on public.user_roles
  for delete to authenticated
  using (private.can_assign_role(user_id, role));

create trigger follow_press after insert on public.user_roles
  for each row execute function private.follow_press();
create trigger keep_one_super_admin_on_delete after delete on public.user_roles referencing old table as old_rows
  for each statement execute function private.keep_one_super_admin();
create trigger keep_one_super_admin_on_update after update on public.user_roles referencing old table as old_rows
  for each statement execute function private.keep_one_super_admin();
create trigger record_accepted_invitation after insert on public.user_roles
  for each row when (new.user_id = auth.uid()) execute function private.record_row_activity('{
    "type": "role", "id": "user_id", "label": "person_name", "copies": {"role": "role"}, "actions": {"insert": "accept"}
  }');
create trigger record_activity after insert on public.user_roles
  for each row when (new.user_id is distinct from auth.uid()) execute function private.record_row_activity('{
    "type": "role", "id": "user_id", "label": "person_name", "copies": {"role": "role"}, "actions": {"insert": "assign"}
  }');
create trigger record_removed_role after delete on public.user_roles
  for each row execute function private.record_row_activity('{
    "type": "role", "id": "user_id", "label": "person_name", "copies": {"role": "role"}, "actions": {"delete": "remove"}
  }');
create trigger stamp_new before insert on public.user_roles
  for each row execute function private.stamp_save();
create trigger sync_profile_roles after insert or delete or update on public.user_roles
  for each row execute function private.sync_profile_roles();

grant select, insert (user_id, role), delete on public.user_roles to authenticated;
grant all on public.user_roles to service_role;

-- ==================== private.campaign_deliveries =========================================================================

create table private.campaign_deliveries (
  campaign_id uuid not null,
  subscription_id uuid not null,
  state text not null default 'waiting',
  constraint campaign_deliveries_pkey primary key (campaign_id, subscription_id),
  constraint campaign_deliveries_campaign_id_fkey foreign key (campaign_id) references public.campaigns(id) on delete cascade,
  constraint campaign_deliveries_state_choice check (state = any (array['waiting', 'queued', 'sent', 'unsubscribed',
      'bounced', 'failed', 'unconfirmed']))
);

create index campaign_deliveries_state_idx on private.campaign_deliveries (campaign_id, state);

-- ==================== private.client_errors ===============================================================================

create table private.client_errors (
  day date not null,
  kind text not null,
  page text not null,
  code text not null,
  count bigint not null default 1,
  constraint client_errors_pkey primary key (day, kind, page, code),
  constraint client_errors_kind_known check (kind = any (array['script', 'promise', 'crash', 'form']))
);

-- ==================== private.cv_scans ====================================================================================

create table private.cv_scans (
  name text not null,
  state text not null default 'pending',
  requested_at timestamptz not null default now(),
  attempts integer not null default 1,
  request_id bigint,
  constraint cv_scans_pkey primary key (name),
  constraint cv_scans_state_choice check (state = any (array['pending', 'clean', 'infected']))
);

-- ==================== private.cv_tickets ==================================================================================

create table private.cv_tickets (
  name text not null,
  address bytea,
  network bytea,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + '00:02:00'::interval,
  constraint cv_tickets_pkey primary key (name)
);

-- ==================== private.erased_files ================================================================================

create table private.erased_files (
  name text not null,
  constraint erased_files_pkey primary key (name)
);

-- ==================== private.event_counters ==============================================================================

create unlogged table private.event_counters (
  key text not null,
  amount bigint not null,
  since timestamptz not null default now(),
  line uuid,
  constraint event_counters_pkey primary key (key)
);

create index event_counters_since_idx on private.event_counters (since);

-- ==================== private.health_measures =============================================================================

create table private.health_measures (
  id boolean not null default true,
  measured_at timestamptz,
  oldest_waiting_at timestamptz,
  overdue_since timestamptz,
  last_sent_at timestamptz,
  failed_mail_count integer not null default 0,
  database_bytes bigint,
  files_bytes bigint,
  sizes_measured_at timestamptz,
  constraint health_measures_pkey primary key (id),
  constraint health_measures_one_row check (id)
);

-- ==================== private.imported_articles ===========================================================================

create table private.imported_articles (
  slug text not null,
  constraint imported_articles_pkey primary key (slug)
);

-- ==================== private.job_runs ====================================================================================

create table private.job_runs (
  job text not null,
  scheduled_at timestamptz not null default now(),
  ended_at timestamptz,
  succeeded boolean,
  constraint job_runs_pkey primary key (job)
);

-- ==================== private.mail_call ===================================================================================

create table private.mail_call (
  id boolean not null default true,
  called_at timestamptz not null default '-infinity'::timestamptz,
  constraint mail_call_pkey primary key (id),
  constraint mail_call_one_row check (id)
);

-- ==================== private.mails =======================================================================================

create table private.mails (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  recipient text not null,
  data jsonb not null default '{}'::jsonb,
  idempotency_key text,
  state text not null default 'waiting',
  due timestamptz not null default now(),
  attempts integer not null default 0,
  claimed_at timestamptz,
  unanswered_since timestamptz,
  outcome_at timestamptz,
  reason text,
  bounced boolean not null default false,
  created_at timestamptz not null default now(),
  constraint mails_pkey primary key (id),
  constraint mails_idempotency_key_key unique (idempotency_key),
  constraint mails_data_size check (octet_length(data::text) <= 10000),
  constraint mails_kind_format check (kind ~ '^[a-z][a-z_]{1,39}$'),
  constraint mails_recipient_format check ( case state when 'sent' then recipient = '' else char_length(recipient) <= 254
    and private.is_email_address(recipient, requires_dot => false) end),
  constraint mails_state_known check (state = any (array['waiting', 'claimed', 'sent', 'cancelled', 'failed',
      'unconfirmed']))
);

create index mails_claimed_at_idx on private.mails (claimed_at) where state = 'claimed';
create index mails_created_at_idx on private.mails (created_at);
create index mails_due_idx on private.mails (due) where state = 'waiting';
create index mails_recipient_idx on private.mails (recipient) where recipient <> '';
create index mails_sent_idx on private.mails (outcome_at) where state = 'sent';
create index mails_unsent_idx on private.mails (created_at desc, id) where state = any (array['failed', 'unconfirmed']);
create index mails_waiting_idx on private.mails (created_at) where state = 'waiting';

create trigger call_for_new_mail after insert on private.mails
  for each statement execute function private.call_send_mails_on_insert();
create trigger sync_campaign_recipients after update on private.mails referencing old table as earlier_mails new table as changed_mails
  for each statement execute function private.sync_campaign_recipients();

-- ==================== private.outgoing_origins ============================================================================

create table private.outgoing_origins (
  origin text not null,
  purpose text not null,
  constraint outgoing_origins_pkey primary key (origin),
  constraint outgoing_origins_format check (origin ~ '^https?://(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$')
);

-- ==================== private.quotas ======================================================================================

create table private.quotas (
  name text not null,
  bytes bigint not null,
  constraint quotas_pkey primary key (name),
  constraint quotas_bytes_positive check (bytes > 0),
  constraint quotas_name_known check (name = any (array['database', 'files']))
);

-- ==================== private.rate_limit_buckets ==========================================================================

create unlogged table private.rate_limit_buckets (
  sender bytea not null,
  full_at timestamptz not null,
  constraint rate_limit_buckets_pkey primary key (sender)
);

create index rate_limit_buckets_full_at_idx on private.rate_limit_buckets (full_at);

-- ==================== private.rate_limit_salt =============================================================================

create table private.rate_limit_salt (
  salt text not null,
  constraint rate_limit_salt_pkey primary key (salt)
);

-- ==================== private.recovery_codes ==============================================================================

create table private.recovery_codes (
  hash bytea not null,
  user_id uuid not null,
  factor_id uuid not null,
  constraint recovery_codes_pkey primary key (hash),
  constraint recovery_codes_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade
);

create index recovery_codes_user_id_idx on private.recovery_codes (user_id);

-- ==================== private.retention_policies ==========================================================================

create table private.retention_policies (
  kind text not null,
  retention_period interval not null,
  source regclass,
  timestamp_column text not null default 'created_at',
  constraint retention_policies_pkey primary key (kind)
);

-- Its first rows:
-- kind: activity_log, retention_period: 1 year, source: public.activity_log, timestamp_column: created_at
-- kind: business_contacts, retention_period: 1 year, source: public.business_contacts, timestamp_column: created_at
-- kind: client_errors, retention_period: 30 days, source: private.client_errors, timestamp_column: day
-- kind: consent_proofs, retention_period: 6 mons, source: public.consent_proofs, timestamp_column: created_at
-- kind: contact_messages, retention_period: 1 year, source: public.contact_messages, timestamp_column: created_at
-- kind: content_bin, retention_period: 30 days, source: public.content_bin, timestamp_column: deleted_at
-- kind: content_presence, retention_period: 01:00:00, source: public.content_presence, timestamp_column: seen_at
-- kind: content_previews, retention_period: 00:00:00, source: public.content_previews, timestamp_column: expires_at
-- kind: invitations, retention_period: 30 days, source: public.invitations, timestamp_column: expires_at
-- kind: job_applications, retention_period: 2 years, source: public.job_applications, timestamp_column: created_at
-- kind: mails, retention_period: 30 days, source: private.mails, timestamp_column: created_at
-- kind: media_bin, retention_period: 30 days, source: public.media_bin, timestamp_column: deleted_at
-- kind: newsletter_subscriptions, retention_period: 30 days, source: public.newsletter_subscriptions, timestamp_column: unsubscribed_at
-- kind: orphaned_cvs, retention_period: 00:30:00, timestamp_column: created_at
-- kind: press_contacts, retention_period: 1 year, source: public.press_contacts, timestamp_column: created_at
-- kind: rate_limit_buckets, retention_period: 01:00:00, source: private.rate_limit_buckets, timestamp_column: full_at
-- kind: suppression_list, retention_period: 3 years, source: private.suppression_list, timestamp_column: added_at

-- ==================== private.schedule_log_cursor =========================================================================

create table private.schedule_log_cursor (
  id boolean not null default true,
  until timestamptz not null default now(),
  constraint schedule_log_cursor_pkey primary key (id),
  constraint schedule_log_cursor_one_row check (id)
);

-- ==================== private.site_build ==================================================================================

create table private.site_build (
  id boolean not null default true,
  changes bigint not null default 0,
  changed_at timestamptz not null default now(),
  changed_by xid8,
  requested_changes bigint not null default 0,
  accepted_changes bigint not null default 0,
  accepted_at timestamptz,
  online_changes bigint,
  omitted_count integer not null default 0,
  online_request_id bigint,
  lost_builds integer not null default 0,
  requested_at timestamptz,
  attempts integer not null default 0,
  request_id bigint,
  failure text,
  constraint site_build_pkey primary key (id),
  constraint site_build_one_row check (id)
);

-- ==================== private.submission_reads ============================================================================

create unlogged table private.submission_reads (
  reader uuid not null,
  form text not null,
  since timestamptz not null default now(),
  row_ids uuid[] not null,
  constraint submission_reads_pkey primary key (reader, form)
);

-- ==================== private.suppression_list ============================================================================

create table private.suppression_list (
  address_hash bytea not null,
  audience text not null,
  added_at timestamptz not null default now(),
  constraint suppression_list_pkey primary key (address_hash, audience)
);

create index suppression_list_added_at_idx on private.suppression_list (added_at);

-- ==================== Policies and triggers on tables of Supabase =========================================================

create policy "forms_jobs reads CVs" on storage.objects
  for select to authenticated
  using (bucket_id = 'cv'
    and (select private.may_read_forms('job_applications'))
    and (private.cv_scan_state(name) = any (array['clean', 'not_scanned'])));

create policy "managers and uploaders list files" on storage.objects
  for select to authenticated
  using (bucket_id = 'media' and ((select private.has_permission('media_manage')) or private.owns_media_object(name)));

create policy "anyone with a ticket uploads a CV" on storage.objects
  for insert to anon, authenticated
  with check (bucket_id = 'cv' and private.has_cv_ticket(name));

create policy "editors add files to the media library" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'media'
    and private.is_media_filename("substring"(name, '^uploads/(.+)$'))
    and ((select private.has_permission('media_upload'))
      or (select private.has_permission('media_manage'))));

create policy "editors add renditions of their images" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'media'
    and name ~ '^uploads/[0-9]{13}-[a-z0-9]+(-[a-z0-9]+)*\.(jpg|png|gif|webp|avif)\.[0-9a-f]{8}-[0-9]{1,4}\.(webp|jpg|png)$'
    and char_length(name) <= 170
    and ((select private.has_permission('media_manage'))
      or private.owns_media_object("substring"(name, '^(uploads/.+)\.[^.]+\.[^.]+$'))));

create policy "nobody signs uploads" on storage.objects as restrictive
  for insert to anon, authenticated
  with check (coalesce((select current_setting('storage.operation', true) as current_setting),
      '') !~ '(^|\.)object\.sign_upload_url$');

create policy "managers and uploaders replace files" on storage.objects
  for update to authenticated
  using (bucket_id = 'media' and ((select private.has_permission('media_manage')) or private.owns_media_object(name)))
  with check (bucket_id = 'media'
    and private.is_media_filename("substring"(name, '^uploads/(.+)$'))
    and ((select private.has_permission('media_manage'))
      or private.owns_media_object(name)));

create policy "managers and uploaders remove files that no row names" on storage.objects
  for delete to authenticated
  using (bucket_id = 'media'
    and ((select private.has_permission('media_manage'))
      or private.owns_media_object(name))
    and (not private.is_referenced_file(name)));

create policy "super admins erase CVs" on storage.objects
  for delete to authenticated
  using (bucket_id = 'cv' and (select private.has_permission('all')));

create trigger record_added_factor after update of status on auth.mfa_factors
  for each row when (new.status = 'verified'::auth.factor_status
    and old.status <> 'verified'::auth.factor_status) execute function private.record_account_activity('add_second_factor', 'user_id');

create trigger record_removed_factor after delete on auth.mfa_factors
  for each row when (old.status = 'verified'::auth.factor_status) execute function private.record_account_activity('remove_second_factor', 'user_id', 'reset_second_factor');

create trigger require_second_factor_by_default after update of status on auth.mfa_factors
  for each row when (new.status = 'verified'::auth.factor_status
    and old.status <> 'verified'::auth.factor_status) execute function private.require_second_factor_by_default();

create trigger copy_address_to_profile after update of email, email_confirmed_at on auth.users
  for each row when (new.email::text is distinct from old.email::text
    or new.email_confirmed_at is distinct from old.email_confirmed_at) execute function private.sync_profile();

create trigger create_profile after insert on auth.users
  for each row execute function private.sync_profile();

create trigger limit_metadata before update of raw_user_meta_data on auth.users
  for each row when (new.raw_user_meta_data is distinct from old.raw_user_meta_data) execute function private.limit_account_metadata();

create trigger limit_metadata_of_new_account before insert on auth.users
  for each row execute function private.limit_account_metadata();

create trigger record_sign_in after update of last_sign_in_at on auth.users
  for each row when (new.last_sign_in_at is distinct from old.last_sign_in_at
    and new.last_sign_in_at is not null) execute function private.record_account_activity('sign_in', 'id');

create trigger remove_unconfirmed_password before update of invited_at on auth.users
  for each row when (new.email_confirmed_at is null) execute function private.remove_unconfirmed_password();

-- ==================== Sequences ===========================================================================================

create sequence private.acknowledgement_allowance as bigint minvalue 0 start 0;

create sequence private.newsletter_answers as bigint minvalue 0 start 0;

create sequence private.newsletter_mail_allowance as bigint minvalue 0 start 0;

-- ==================== Views ===============================================================================================

create view private.audience_members with (security_invoker=true) as
SELECT newsletter_subscriptions.audience,
    newsletter_subscriptions.id
   FROM public.newsletter_subscriptions
  WHERE newsletter_subscriptions.is_active
UNION ALL
 SELECT 'both'::text AS audience,
    reader.id
   FROM public.newsletter_subscriptions reader
  WHERE reader.is_active AND (reader.audience = 'readers'::text OR NOT (EXISTS ( SELECT
           FROM public.newsletter_subscriptions other
          WHERE other.email = reader.email AND other.audience = 'readers'::text AND other.is_active)));

create view private.content_items with (security_invoker=true) as
SELECT private.fold((title || ' '::text) || excerpt) AS search_text,
    jsonb_build_object('id', id, 'slug', slug, 'title', title, 'excerpt', excerpt, 'content_type', content_type, 'first_published_at', first_published_at, 'minutes', minutes, 'pinned', pinned, 'category', ( SELECT jsonb_build_object('slug', category.slug, 'name', category.name, 'parent', parent.slug) AS jsonb_build_object
           FROM public.categories category
             LEFT JOIN public.categories parent ON parent.id = category.parent_id
          WHERE category.id = content_row.category_id), 'tags', ( SELECT COALESCE(jsonb_agg(jsonb_build_object('slug', tag.slug, 'name', tag.name) ORDER BY tag.name), '[]'::jsonb) AS "coalesce"
           FROM public.content_tags content_tag
             JOIN public.tags tag ON tag.id = content_tag.tag_id
          WHERE content_tag.content_id = content_row.id), 'cover', ( SELECT cover.item
           FROM private.media_items cover
          WHERE cover.id = content_row.cover_media_id)) AS item,
    jsonb_build_object('modified_at', COALESCE(GREATEST(first_published_at, text_changed_at), updated_at), 'content', content, 'byline', byline, 'seo_title', seo_title, 'seo_description', seo_description, 'share', ( SELECT share.item
           FROM private.media_items share
          WHERE share.id = content_row.share_media_id), 'pictures', ( SELECT COALESCE(jsonb_agg(media.item), '[]'::jsonb) AS "coalesce"
           FROM public.content_media usage
             JOIN private.media_items media ON media.id = usage.media_id
          WHERE usage.content_id = content_row.id AND media.media_type = 'image'::public.media_type)) AS page,
    id,
    title,
    slug,
    content,
    excerpt,
    status,
    content_type,
    author_id,
    published_at,
    created_at,
    updated_at,
    text_changed_at,
    first_published_at,
    publish_at,
    unpublish_at,
    version,
    autosaved_at,
    category_id,
    cover_media_id,
    seo_title,
    seo_description,
    share_media_id,
    byline,
    pinned,
    review_requested_at,
    review_requested_by,
    review_note,
    review_note_by,
    copy_of,
    copied_version,
    update_at,
    minutes,
    search_words
   FROM public.content content_row;

create view private.disk_health with (security_invoker=true) as
WITH sizes AS (
         SELECT measure.database_bytes,
            measure.files_bytes,
            database_limit.bytes AS database_quota,
            files_limit.bytes AS files_quota,
            round(100.0 * measure.database_bytes::numeric / database_limit.bytes::numeric, 1) AS database_percent,
            round(100.0 * measure.files_bytes::numeric / files_limit.bytes::numeric, 1) AS files_percent
           FROM private.health_measures measure
             LEFT JOIN private.quotas database_limit ON database_limit.name = 'database'::text
             LEFT JOIN private.quotas files_limit ON files_limit.name = 'files'::text
        )
 SELECT
        CASE
            WHEN GREATEST(database_percent, files_percent) >= 95::numeric THEN 'down'::text
            WHEN GREATEST(database_percent, files_percent) >= 80::numeric THEN 'degraded'::text
            ELSE 'ok'::text
        END AS state,
    database_bytes,
    database_quota AS database_quota_bytes,
    database_percent AS database_quota_percent,
    files_bytes,
    files_quota AS files_quota_bytes,
    files_percent AS files_quota_percent
   FROM sizes;

create view private.form_readers with (security_invoker=true) as
SELECT form.name AS form,
    form.tab,
    person.id,
    btrim((person.first_name || ' '::text) || person.last_name) AS name
   FROM private.submission_sources form
     CROSS JOIN public.profiles person
  WHERE person.roles IS NOT NULL AND private.account_has_permission(person.id, form.permission);

create view private.job_health with (security_invoker=true) as
WITH jobs AS (
         SELECT job.name,
            run.ended_at,
                CASE
                    WHEN run.job IS NULL THEN 'unscheduled'::text
                    WHEN COALESCE(run.ended_at, run.scheduled_at) < (now() - job.every * 2::double precision - '00:05:00'::interval) THEN 'late'::text
                    WHEN run.succeeded IS FALSE THEN 'failed'::text
                    ELSE 'ok'::text
                END AS state
           FROM private.scheduled_jobs job
             LEFT JOIN private.job_runs run ON run.job = job.name
        )
 SELECT
        CASE
            WHEN COALESCE(measured_at < (now() - '00:10:00'::interval), true) THEN 'down'::text
            WHEN (EXISTS ( SELECT
               FROM jobs
              WHERE jobs.state <> 'ok'::text)) THEN 'degraded'::text
            ELSE 'ok'::text
        END AS state,
    private.seconds_since(measured_at) AS checked_seconds_ago,
    ( SELECT json_agg(row_to_json(item.*)) AS json_agg
           FROM ( SELECT jobs.name,
                    jobs.state,
                    private.seconds_since(jobs.ended_at) AS last_run_seconds_ago
                   FROM jobs
                  ORDER BY jobs.name) item) AS items
   FROM private.health_measures;

create view private.mail_health with (security_invoker=true) as
SELECT
        CASE
            WHEN overdue_since < (now() - '02:00:00'::interval) THEN 'down'::text
            WHEN has_sent_none_since AND oldest_waiting_at < (now() - '06:00:00'::interval) THEN 'down'::text
            WHEN overdue_since < (now() - '00:15:00'::interval) THEN 'degraded'::text
            WHEN has_sent_none_since AND oldest_waiting_at < (now() - '01:00:00'::interval) THEN 'degraded'::text
            WHEN failed_mail_count > 20 THEN 'degraded'::text
            ELSE 'ok'::text
        END AS state,
    private.seconds_since(oldest_waiting_at) AS oldest_waiting_seconds,
    private.seconds_since(overdue_since) AS overdue_seconds,
    private.seconds_since(last_sent_at) AS last_sent_seconds_ago,
    failed_mail_count AS failed_last_day_count
   FROM ( SELECT health_measures.id,
            health_measures.measured_at,
            health_measures.oldest_waiting_at,
            health_measures.overdue_since,
            health_measures.last_sent_at,
            health_measures.failed_mail_count,
            health_measures.database_bytes,
            health_measures.files_bytes,
            health_measures.sizes_measured_at,
            health_measures.oldest_waiting_at > COALESCE(health_measures.last_sent_at, '-infinity'::timestamp with time zone) AS has_sent_none_since
           FROM private.health_measures) measure;

create view private.media_items with (security_invoker=true) as
SELECT id,
    media_type,
    jsonb_strip_nulls(jsonb_build_object('file_path', file_path, 'alt_text', alt_text, 'caption', caption, 'credit', credit, 'width', width, 'height', height, 'focal_x', focal_x, 'focal_y', focal_y, 'color', color, 'renditions', renditions)) AS item
   FROM public.media_library;

create view private.online_content with (security_invoker=true) as
SELECT search_text,
    item,
    page,
    id,
    title,
    slug,
    content,
    excerpt,
    status,
    content_type,
    author_id,
    published_at,
    created_at,
    updated_at,
    text_changed_at,
    first_published_at,
    publish_at,
    unpublish_at,
    version,
    autosaved_at,
    category_id,
    cover_media_id,
    seo_title,
    seo_description,
    share_media_id,
    byline,
    pinned,
    review_requested_at,
    review_requested_by,
    review_note,
    review_note_by,
    copy_of,
    copied_version,
    update_at,
    minutes,
    search_words
   FROM private.content_items
  WHERE status = 'published'::public.content_status AND (publish_at IS NULL OR publish_at <= now()) AND (unpublish_at IS NULL OR unpublish_at > now());

create view private.programme_items with (security_invoker=true) as
SELECT channel,
    starts_at,
    ends_at,
    jsonb_build_object('channel', channel, 'starts_at', starts_at, 'ends_at', ends_at, 'title', title, 'kind', kind, 'summary', summary, 'highlight', highlight)::text AS item
   FROM public.programmes;

create view private.rate_limits with (security_invoker=true) as
SELECT kind,
    burst,
    gap
   FROM ( VALUES ('address'::text,60,'00:00:06'::interval), ('network'::text,300,'00:00:01'::interval), ('email'::text,10,'00:02:00'::interval), ('acknowledgement'::text,3,'08:00:00'::interval), ('consent'::text,30,'00:00:12'::interval), ('cv'::text,10,'00:06:00'::interval), ('cv_network'::text,60,'00:01:00'::interval), ('preview'::text,60,'00:00:06'::interval), ('newsletter_test'::text,20,'00:03:00'::interval), ('newsletter_token'::text,60,'00:00:06'::interval), ('client_error'::text,20,'00:01:00'::interval), ('client_error_network'::text,100,'00:00:10'::interval), ('recovery'::text,5,'00:12:00'::interval), ('account'::text,60,'00:00:10'::interval), ('rename'::text,5,'00:10:00'::interval), ('journal'::text,2000,'00:00:02'::interval), ('search'::text,300,'00:00:00.5'::interval), ('export'::text,1200,'00:00:01'::interval), ('preview_link'::text,60,'00:01:00'::interval), ('invitation'::text,100,'00:15:00'::interval), ('sign_up'::text,30,'00:02:00'::interval), ('sign_up_network'::text,60,'00:01:00'::interval)) allowance(kind, burst, gap);

create view private.requests_without_address with (security_invoker=true) as
SELECT rate_limit.kind,
    bucket.full_at
   FROM private.rate_limits rate_limit
     JOIN private.rate_limit_buckets bucket ON bucket.sender = private.hash_sender(rate_limit.kind, 'unknown'::text);

create view private.review_mail_readers with (security_invoker=true) as
SELECT profiles.id,
    profiles.email,
    'decisions'::text AS kind
   FROM public.profiles
  WHERE profiles.email IS NOT NULL AND profiles.roles IS NOT NULL AND profiles.suspended_at IS NULL AND profiles.decision_mails
UNION ALL
 SELECT person.id,
    person.email,
    'proposals'::text AS kind
   FROM public.profiles person
  WHERE person.email IS NOT NULL AND person.roles IS NOT NULL AND person.suspended_at IS NULL AND person.proposal_mails AND (EXISTS ( SELECT
           FROM unnest(ARRAY['content_edit'::text, 'content_manage'::text, 'content_moderate'::text]) permission(permission)
          WHERE private.account_has_permission(person.id, permission.permission)));

create view private.scheduled_jobs with (security_invoker=true) as
SELECT name,
    schedule,
    every,
    command
   FROM ( VALUES ('retention'::text,'17 * * * *'::text,'01:00:00'::interval,'select * from private.apply_retention()'::text), ('removed_files'::text,'*/10 * * * *'::text,'00:10:00'::interval,'select private.remove_files()'::text), ('due_content'::text,'* * * * *'::text,'00:01:00'::interval,'select private.apply_due_schedules()'::text), ('site_build'::text,'* * * * *'::text,'00:01:00'::interval,'select private.request_build()'::text), ('alerts'::text,'* * * * *'::text,'00:01:00'::interval,'select private.queue_alerts()'::text), ('campaigns'::text,'* * * * *'::text,'00:01:00'::interval,'select private.start_due_campaigns()'::text), ('mails'::text,'* * * * *'::text,'00:01:00'::interval,'select private.call_send_mails_when_due()'::text), ('cv_scans'::text,'* * * * *'::text,'00:01:00'::interval,'select private.scan_cvs()'::text), ('job_runs'::text,'41 3 * * *'::text,'1 day'::interval,'delete from cron.job_run_details where coalesce(end_time, start_time) < now() - interval ''7 days'''::text), ('health'::text,'* * * * *'::text,'00:01:00'::interval,'select private.measure_health()'::text)) job(name, schedule, every, command);

create view private.site_health with (security_invoker=true) as
WITH build AS (
         SELECT site_build.id,
            site_build.changes,
            site_build.changed_at,
            site_build.changed_by,
            site_build.requested_changes,
            site_build.accepted_changes,
            site_build.accepted_at,
            site_build.online_changes,
            site_build.omitted_count,
            site_build.online_request_id,
            site_build.lost_builds,
            site_build.requested_at,
            site_build.attempts,
            site_build.request_id,
            site_build.failure,
            private.read_operator_secret('deploy_hook'::text) IS NOT NULL AS is_host_connected,
            private.read_operator_secret('site_url'::text) IS NOT NULL AS is_watched
           FROM private.site_build
        ), known_build AS (
         SELECT build.id,
            build.changes,
            build.changed_at,
            build.changed_by,
            build.requested_changes,
            build.accepted_changes,
            build.accepted_at,
            build.online_changes,
            build.omitted_count,
            build.online_request_id,
            build.lost_builds,
            build.requested_at,
            build.attempts,
            build.request_id,
            build.failure,
            build.is_host_connected,
            build.is_watched,
                CASE
                    WHEN build.is_watched THEN build.online_changes
                    ELSE GREATEST(build.accepted_changes, build.online_changes)
                END AS known_changes
           FROM build
        ), pending_build AS (
         SELECT known_build.id,
            known_build.changes,
            known_build.changed_at,
            known_build.changed_by,
            known_build.requested_changes,
            known_build.accepted_changes,
            known_build.accepted_at,
            known_build.online_changes,
            known_build.omitted_count,
            known_build.online_request_id,
            known_build.lost_builds,
            known_build.requested_at,
            known_build.attempts,
            known_build.request_id,
            known_build.failure,
            known_build.is_host_connected,
            known_build.is_watched,
            known_build.known_changes,
                CASE
                    WHEN known_build.changes <= COALESCE(known_build.known_changes, 0::bigint) OR NOT (known_build.is_host_connected OR known_build.is_watched) THEN NULL::timestamp with time zone
                    ELSE LEAST(known_build.accepted_at, known_build.changed_at)
                END AS since
           FROM known_build
        )
 SELECT
        CASE
            WHEN lost_builds > 0 OR omitted_count > 0 THEN 'degraded'::text
            WHEN since < (now() -
            CASE
                WHEN is_host_connected THEN '00:15:00'::interval
                ELSE '1 day'::interval
            END) THEN 'degraded'::text
            ELSE 'ok'::text
        END AS state,
    is_host_connected,
    is_watched,
    changes,
    online_changes,
    private.seconds_since(since) AS outstanding_seconds,
    lost_builds AS lost_build_count,
    omitted_count AS omitted_record_count
   FROM pending_build;

create view private.submission_sources with (security_invoker=true) as
SELECT name,
    tab,
    permission,
    has_follow_up,
    timestamp_column,
    sender,
    subject
   FROM ( VALUES ('business_contacts'::text,'business'::text,'forms_business'::text,true,'created_at'::text,'first_name || '' '' || last_name || coalesce('' ('' || nullif(company, '''') || '')'', '''')'::text,'subject'::text), ('contact_messages'::text,'business'::text,'forms_business'::text,true,'created_at'::text,'name'::text,'subject'::text), ('press_contacts'::text,'presse'::text,'forms_press'::text,true,'created_at'::text,'first_name || '' '' || last_name || '' ('' || media || '')'''::text,'coalesce(nullif(subject, ''''), type)'::text), ('job_applications'::text,'candidatures'::text,'forms_jobs'::text,true,'created_at'::text,'first_name || '' '' || last_name'::text,'job_title'::text), ('newsletter_subscriptions'::text,'newsletter'::text,'forms_newsletter'::text,false,'subscribed_at'::text,'email'::text,'null'::text)) form(name, tab, permission, has_follow_up, timestamp_column, sender, subject);

-- ==================== Functions of the API: they run with the rights of the caller ========================================

-- Each of these creates a function of the API. It only calls the function of the same name in the private schema.

select private.expose_function('campaign_progress', 'authenticated');
select private.expose_function('campaign_stories', 'authenticated');
select private.expose_function('change_campaign', 'authenticated');
select private.expose_function('client_error_counts', 'authenticated');
select private.expose_function('confirm_subscription', 'anon, authenticated');
select private.expose_function('count_activity', 'authenticated');
select private.expose_function('count_campaign_subscribers', 'authenticated');
select private.expose_function('count_submissions', 'authenticated');
select private.expose_function('delete_person', 'authenticated');
select private.expose_function('end_session', 'authenticated');
select private.expose_function('erase_person', 'authenticated');
select private.expose_function('export_activity', 'authenticated');
select private.expose_function('find_person', 'authenticated');
select private.expose_function('health', 'anon, authenticated');
select private.expose_function('list_assignable_users', 'authenticated');
select private.expose_function('list_my_sessions', 'authenticated');
select private.expose_function('list_review_decisions', 'authenticated');
select private.expose_function('list_submissions', 'authenticated');
select private.expose_function('mail_queue_status', 'authenticated');
select private.expose_function('make_preview', 'authenticated');
select private.expose_function('make_recovery_codes', 'authenticated');
select private.expose_function('open_cv_upload', 'anon, authenticated');
select private.expose_function('person_summary', 'authenticated');
select private.expose_function('previewed_text', 'anon, authenticated');
select private.expose_function('published_collections', 'anon, authenticated');
select private.expose_function('published_counts', 'anon, authenticated');
select private.expose_function('published_news', 'anon, authenticated');
select private.expose_function('published_on_air', 'anon, authenticated');
select private.expose_function('published_programmes', 'anon, authenticated');
select private.expose_function('published_settings', 'anon, authenticated');
select private.expose_function('published_state', 'anon, authenticated');
select private.expose_function('published_text', 'anon, authenticated');
select private.expose_function('published_texts', 'anon, authenticated');
select private.expose_function('register_visit', 'authenticated');
select private.expose_function('report_client_error', 'anon, authenticated');
select private.expose_function('request_site_build', 'authenticated');
select private.expose_function('reset_second_factor', 'authenticated');
select private.expose_function('resolve_unsent_mail', 'authenticated');
select private.expose_function('restore_media', 'authenticated');
select private.expose_function('review_content', 'authenticated');
select private.expose_function('send_test_campaign', 'authenticated');
select private.expose_function('send_test_mail', 'authenticated');
select private.expose_function('set_suspended', 'authenticated');
select private.expose_function('site_state', 'authenticated');
select private.expose_function('transfer_ownership', 'authenticated');
select private.expose_function('unsubscribe', 'anon, authenticated, service_role');
select private.expose_function('use_recovery_code', 'authenticated');

create function public.claim_mails(batch_size integer)
 returns table(id uuid, attempt integer, kind text, recipient text, data jsonb, idempotency_header text,
     unanswered_since timestamptz)
 language plpgsql
 security definer
 set search_path to ''
AS $function$
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
$function$;
grant execute on function public.claim_mails(integer) to service_role;

create function public.collections_showing(file uuid)
 returns table(key text, label text)
 language sql
 stable
 set search_path to ''
AS $function$
  select key, label from (
    select key, label, value from public.site_collections
    union all select key, label, value from public.site_collection_drafts
  ) as collection_value
  where strpos(value::text, file::text) > 0 group by key, label order by label
$function$;
grant execute on function public.collections_showing(uuid) to authenticated;

create function public.cv_scan_state(path text)
 returns text
 language sql
 stable
 set search_path to ''
AS $function$
  select private.cv_scan_state(path) where private.may_read_forms('job_applications')
$function$;
grant execute on function public.cv_scan_state(text) to authenticated;

create function public.import_programmes(programmes jsonb, cleared_periods jsonb default '[]'::jsonb,
    expected_programmes jsonb default '[]'::jsonb)
 returns table(added jsonb, removed jsonb)
 language plpgsql
 set search_path to ''
AS $function$
begin
  if not private.may_edit_all_content() then
    raise exception 'importing programmes needs the right to edit any content' using errcode = '42501';
  end if;
  if jsonb_array_length(programmes) > 5000 or jsonb_array_length(cleared_periods) > 5000
    or jsonb_array_length(expected_programmes) > 20000 then
    raise exception 'too many programmes' using errcode = '22023';
  end if;
  -- when programmes are inserted next, the journal reports the deletion in the line of that insert
  perform set_config('guide.insert_follows', case when jsonb_array_length(programmes) > 0 then 'true' else '' end, true);
  with deleted_row as (
    delete from public.programmes as old
    using jsonb_to_recordset(cleared_periods) as span (channel text, since timestamptz, until timestamptz)
    where old.channel = span.channel and old.starts_at >= span.since and old.starts_at < span.until
    returning old.*
  )
  select coalesce(jsonb_agg(to_jsonb(deleted_row)), '[]') into removed from deleted_row;
  if exists (
    select from jsonb_to_recordset(removed) as deleted_row (id uuid, version integer)
    full join jsonb_to_recordset(expected_programmes) as expected_row (id uuid, version integer) using (id, version)
    where deleted_row.id is null or expected_row.id is null
  ) then
    -- PostgREST answers with the status 409
    raise exception 'the guide has changed since it was compared' using errcode = 'PT409';
  end if;
  with inserted_row as (
    insert into public.programmes (channel, starts_at, ends_at, title, kind, summary, highlight)
    select
      new_row.channel, new_row.starts_at, new_row.ends_at, new_row.title, coalesce(new_row.kind, ''),
      coalesce(new_row.summary, ''), coalesce(new_row.highlight, false)
    from jsonb_populate_recordset(null::public.programmes, programmes) as new_row
    returning id, version
  )
  select coalesce(jsonb_agg(to_jsonb(inserted_row)), '[]') into added from inserted_row;
  return next;
end
$function$;
grant execute on function public.import_programmes(jsonb, jsonb, jsonb) to authenticated;

create function public.link_targets(paths text[])
 returns table(path text, state text)
 language sql
 stable
 set search_path to ''
BEGIN ATOMIC
 SELECT linked_path.linked_path,
     COALESCE(online.state, ( SELECT
                 CASE
                     WHEN (content.status <> 'published'::public.content_status) THEN (content.status)::text
                     WHEN (content.unpublish_at <= now()) THEN 'withdrawn'::text
                     ELSE 'scheduled'::text
                 END AS "case"
            FROM public.content
           WHERE ((content.slug = "substring"(linked_path.linked_path, '^/(?:presse|pages)/(.+)$'::text)) AND ((content.content_type = 'page'::public.content_type) = (linked_path.linked_path ~~ '/pages/%'::text)) AND (content.copy_of IS NULL))), 'unknown'::text) AS "coalesce"
    FROM (unnest(link_targets.paths) linked_path(linked_path)
      LEFT JOIN private.list_online_addresses(link_targets.paths) online(path, state) ON ((online.path = linked_path.linked_path)));
END;
grant execute on function public.link_targets(text[]) to authenticated;

create function public.publish_copy(copy_id uuid, base_version integer, original_version integer, fields jsonb,
    tags_added uuid[] default '{}'::uuid[], tags_removed uuid[] default '{}'::uuid[])
 returns setof public.content
 language plpgsql
 set search_path to ''
AS $function$
declare
  original_id uuid;
begin
  -- locks the original, so that its version stays until the copy replaces it
  select original.id into original_id
  from public.content as original join public.content as copy on copy.copy_of = original.id
  where copy.id = copy_id and original.version = original_version
  for update of original;
  if original_id is null
    or not exists (select from public.save_content(fields, tags_added, tags_removed, text_id => copy_id, base_version => base_version))
  then
    return;
  end if;
  perform private.publish_copy_row(copy_id, original_version);
  return query select * from public.content where id = original_id;
end
$function$;
grant execute on function public.publish_copy(uuid, integer, integer, jsonb, uuid[], uuid[]) to authenticated;

create function public.record_mail_outcomes(outcomes jsonb)
 returns integer
 language plpgsql
 security definer
 set search_path to ''
AS $function$
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
$function$;
grant execute on function public.record_mail_outcomes(jsonb) to service_role;

create function public.report_presence(text_id uuid, leaving boolean default false)
 returns table(name text)
 language plpgsql
 set search_path to ''
AS $function$
begin
  delete from public.content_presence where content_id = text_id and user_id = (select auth.uid());
  if leaving then
    return;
  end if;
  -- another tab of the same person may report at the same time
  insert into public.content_presence (content_id) values (text_id) on conflict do nothing;
  return query
    select presence.user_name from public.content_presence as presence
    where presence.content_id = text_id and presence.user_id <> (select auth.uid())
      and presence.seen_at > now() - interval '150 seconds'
    order by presence.user_name, presence.user_id;
end
$function$;
grant execute on function public.report_presence(uuid, boolean) to authenticated;

create function public.restore_content(text_ids uuid[], keep_status boolean default false)
 returns table(id uuid, slug text, has_new_address boolean, status public.content_status)
 language sql
 set search_path to ''
AS $function$
  select text_id, restored.slug, restored.has_new_address, restored.status
  from unnest(private.check_batch_size(text_ids)) as text_id, private.restore_content(text_id, keep_status) as restored
$function$;
grant execute on function public.restore_content(uuid[], boolean) to authenticated;

create function public.save_collection(collection_key text, base_version integer, collection_label text, new_value jsonb,
    draft_version integer default null::integer)
 returns setof public.site_collections
 language sql
 set search_path to ''
AS $function$
  with saved_collection as (
    insert into public.site_collections as collection (key, label, value) values (collection_key, collection_label, new_value)
    on conflict (key) do update set value = excluded.value, label = excluded.label where collection.version = base_version
    returning *
  ), deleted_draft as (
    delete from public.site_collection_drafts
    where key = collection_key and version = draft_version and exists (select from saved_collection)
  )
  select * from saved_collection
$function$;
grant execute on function public.save_collection(text, integer, text, jsonb, integer) to authenticated;

create function public.save_content(fields jsonb, tags_added uuid[] default '{}'::uuid[],
    tags_removed uuid[] default '{}'::uuid[], text_id uuid default null::uuid,
    base_version integer default null::integer, as_copy boolean default false)
 returns setof public.content
 language plpgsql
 set search_path to ''
AS $function$
declare
  column_names text;
  stored public.content;
begin
  if cardinality(tags_added) > 100 or cardinality(tags_removed) > 100 then
    raise exception 'too many tags' using errcode = '22023';
  end if;
  select string_agg(quote_ident(name), ', ') into column_names from jsonb_object_keys(fields) as name;
  if column_names is null or char_length(column_names) > 1000 then
    raise exception 'no columns, or too many' using errcode = '22023';
  end if;
  -- a list of numbers such as 1e131071 would become a text of a gigabyte, before row security refuses the row
  if exists (select from jsonb_each(fields) as field (name, value) where jsonb_typeof(value) in ('array', 'object')) then
    raise exception 'no column holds a list or an object' using errcode = '22023';
  end if;
  if text_id is null then
    execute format(
      'insert into public.content (%1$s) select %1$s from jsonb_populate_record(null::public.content, $1) returning *', column_names
    ) into stored using fields;
  else
    if as_copy then
      text_id := private.create_copy(text_id, base_version);
      base_version := 1;
    end if;
    execute format(
      'update public.content set (%1$s) = (select %1$s from jsonb_populate_record(null::public.content, $1))
       where id = $2 and version = $3 returning *', column_names
    ) into stored using fields, text_id, base_version;
    if stored.id is null then
      return;
    end if;
  end if;
  if cardinality(tags_added) > 0 then
    -- skips a tag that a colleague deleted meanwhile
    insert into public.content_tags (content_id, tag_id)
    select stored.id, id from public.tags where id = any (tags_added)
    on conflict do nothing;
  end if;
  if cardinality(tags_removed) > 0 then
    delete from public.content_tags where content_id = stored.id and tag_id = any (tags_removed);
    -- row security refuses without an error
    if exists (select from public.content_tags where content_id = stored.id and tag_id = any (tags_removed)) then
      raise exception 'the caller may not remove this tag' using errcode = '42501';
    end if;
  end if;
  return next stored;
end
$function$;
grant execute on function public.save_content(jsonb, uuid[], uuid[], uuid, integer, boolean) to authenticated;

create function public.save_role(role_key text, role_label text, role_description text,
    permissions_added text[] default '{}'[], permissions_removed text[] default '{}'[],
    base_version integer default null::integer)
 returns setof public.roles
 language plpgsql
 set search_path to ''
AS $function$
declare
  stored public.roles;
begin
  if cardinality(permissions_added) > 20 or cardinality(permissions_removed) > 20 then
    raise exception 'too many permissions' using errcode = '22023';
  end if;
  if base_version is null then
    insert into public.roles (key, label, description) values (role_key, role_label, role_description)
    returning * into stored;
  else
    update public.roles set label = role_label, description = role_description
    where key = role_key and version = base_version
    returning * into stored;
    if not found then
      return;
    end if;
  end if;
  insert into public.role_permissions (role, permission) select stored.key, unnest(permissions_added) on conflict do nothing;
  delete from public.role_permissions where role = stored.key and permission = any (permissions_removed);
  -- row security refuses without an error
  if exists (select from public.role_permissions where role = stored.key and permission = any (permissions_removed)) then
    raise exception 'the caller may not remove this permission' using errcode = '42501';
  end if;
  return next stored;
end
$function$;
grant execute on function public.save_role(text, text, text, text[], text[], integer) to authenticated;

create function public.search_activity(words text)
 returns setof public.activity_log
 language sql
 stable rows 50
 set search_path to ''
AS $function$
  select * from public.activity_log where id = any (private.search_ids('activity_log', words))
$function$;
grant execute on function public.search_activity(text) to authenticated;

create function public.search_content(words text)
 returns setof public.content
 language sql
 stable
 set search_path to ''
AS $function$
  select * from public.content where id = any (private.search_ids('content', words))
$function$;
grant execute on function public.search_content(text) to authenticated;

create function public.search_media(words text)
 returns setof public.media_library
 language sql
 stable rows 50
 set search_path to ''
AS $function$
  select * from public.media_library where id = any (private.search_ids('media_library', words))
$function$;
grant execute on function public.search_media(text) to authenticated;

create function public.undo_programme_changes(added_programmes jsonb, removed_programmes jsonb)
 returns table(kept_count integer, unrestored_programmes jsonb)
 language plpgsql
 set search_path to ''
AS $function$
begin
  if not private.may_edit_all_content() then
    raise exception 'undoing changes of the guide needs the right to edit any content' using errcode = '42501';
  end if;
  if jsonb_array_length(added_programmes) > 5000 or jsonb_array_length(removed_programmes) > 20000 then
    raise exception 'too many programmes' using errcode = '22023';
  end if;
  delete from public.programmes as programme
  using jsonb_to_recordset(added_programmes) as added_row (id uuid, version integer)
  where programme.id = added_row.id and programme.version = added_row.version;
  insert into public.programmes (channel, starts_at, ends_at, title, kind, summary, highlight)
  select
    removed_row.channel, removed_row.starts_at, removed_row.ends_at, removed_row.title, removed_row.kind,
    removed_row.summary, removed_row.highlight
  from jsonb_populate_recordset(null::public.programmes, removed_programmes) as removed_row
  on conflict do nothing;
  select count(*) into kept_count
  from public.programmes as programme
  join jsonb_to_recordset(added_programmes) as added_row (id uuid) using (id);
  select coalesce(jsonb_agg(item), '[]') into unrestored_programmes
  from jsonb_array_elements(removed_programmes) as item
  where not exists (
    select from public.programmes as programme
    where programme.channel = item ->> 'channel' and programme.starts_at = (item ->> 'starts_at')::timestamptz
      and programme.ends_at = (item ->> 'ends_at')::timestamptz and programme.title = item ->> 'title'
  );
  return next;
end
$function$;
grant execute on function public.undo_programme_changes(jsonb, jsonb) to authenticated;

-- ==================== Functions of the private schema =====================================================================

create function private.account_has_permission(account uuid, permission_name text)
 returns boolean
 language plpgsql
 stable security definer
 set search_path to ''
AS $function$
begin
  return exists (
    select from public.user_roles as user_role
    join public.role_permissions as role_permission on role_permission.role = user_role.role
    where user_role.user_id = account and role_permission.permission in (permission_name, 'all')
  ) and not exists (
    select from public.profiles as person where person.id = account and person.suspended_at is not null
  );
end
$function$;

create function private.acknowledge_submission()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
begin
  if private.is_public_request() then
    perform private.queue_limited_mail(
      allowance_sequence => 'private.acknowledgement_allowance', kind => 'acknowledgement', recipient => new.email,
      data => jsonb_build_object('form', tg_table_name, 'id', new.id), idempotency_key => 'acknowledgement:' || new.id,
      rate_limit => 'acknowledgement'
    );
  end if;
  return null;
exception when others then
  if sqlstate <> 'PT429' then
    raise warning 'the acknowledgement was not queued: %', sqlerrm;
  end if;
  return null;
end
$function$;

create function private.acknowledgement_mail(recipient text, data jsonb)
 returns jsonb
 language plpgsql
 stable
 set search_path to ''
AS $function$
declare
  content jsonb;
begin
  execute format(
    'select $2 from public.%I where id = ($2 ->> ''id'')::uuid and email = $1 and status <> ''spam''', data ->> 'form'
  ) into content using recipient, data;
  if data ->> 'form' = 'job_applications' then
    -- the title that staff gave the offer, never the words that a visitor typed
    content := content || jsonb_build_object('offer', (
      select offer ->> 'title' from public.job_applications as application
      join public.site_collections as collection on collection.key = 'offres'
      cross join jsonb_path_query(collection.value, '$.items[*]') as offer
      where application.id = (data ->> 'id')::uuid and private.fold(offer ->> 'title') = private.fold(application.job_title)
      limit 1
    ));
  end if;
  return content;
end
$function$;

create function private.active_account()
 returns uuid
 language plpgsql
 stable security definer
 set search_path to ''
 set plan_cache_mode to 'auto'
AS $function$
begin
  if private.is_session_active() and not exists (
    select from public.profiles as person where person.id = auth.uid() and person.suspended_at is not null
  ) then
    return auth.uid();
  end if;
  return null;
end
$function$;
grant execute on function private.active_account() to authenticated;

create function private.add_follow_up(form text, noun text, insert_policy text, unsent_column text default null::text)
 returns void
 language plpgsql
 set search_path to ''
AS $function$
declare
  permission constant text := (select source.permission from private.submission_sources as source where source.name = form);
begin
  if permission is null then
    raise exception 'private.submission_sources has no line for %', form;
  end if;
  execute format(
    $sql$
      alter table public.%1$s
        add column status text not null default 'new',
        add column note text not null default '',
        add column assignee uuid,
        add column due_on date,
        add column handled_by uuid,
        add column handled_at timestamptz,
        -- a save names the version that it replaces
        add column version integer not null default 1,
        add constraint %1$s_status_choice check (status in ('new', 'in_progress', 'done', 'spam')),
        add constraint %1$s_note_length check (char_length(note) <= 5000),
        -- the row stays when the account is deleted
        add constraint %1$s_handled_by_fkey foreign key (handled_by) references public.profiles (id) on delete set null,
        add constraint %1$s_assignee_fkey foreign key (assignee) references public.profiles (id) on delete set null,
        -- at most ten years ahead
        add constraint %1$s_due_on_range check (
          due_on between (created_at at time zone 'UTC')::date and (created_at at time zone 'UTC')::date + 3660
        );

      create index %1$s_created_at_idx on public.%1$s (created_at desc, id);
      create index %1$s_search_idx on public.%1$s using gin (search_text extensions.gin_trgm_ops);
      create index %1$s_status_created_at_idx on public.%1$s (status, created_at desc, id);
      create index %1$s_handled_by_idx on public.%1$s (handled_by);
      create index %1$s_assignee_idx on public.%1$s (assignee, created_at desc, id);
      -- the filters « à personne » and « en retard », in the order of the list
      create index %1$s_unassigned_idx on public.%1$s (created_at desc, id) where assignee is null;
      create index %1$s_due_on_idx on public.%1$s (created_at desc, id, due_on)
        where due_on is not null and status in ('new', 'in_progress');

      grant select (id, created_at, status, assignee, due_on, handled_by, handled_at, version),
        update (status, note, assignee, due_on), delete on public.%1$s to authenticated;
      alter table public.%1$s enable row level security;

      create policy %5$I on public.%1$s for insert to anon, authenticated
        with check (
          created_at = now() and status = 'new' and note = '' and assignee is null and due_on is null
          and handled_by is null and handled_at is null and version = 1 %6$s
        );
      create policy %2$I on public.%1$s for select to authenticated
        using ((select private.may_read_forms(%1$L)));
      create policy %3$I on public.%1$s for update to authenticated
        using ((select private.may_read_forms(%1$L)));
      -- right to erasure, and spam
      create policy %4$I on public.%1$s for delete to authenticated
        using ((select private.has_permission('all')));

      create trigger stamp_follow_up before update of status, note, assignee, due_on on public.%1$s
        for each row when (
          (new.status, new.note, new.assignee, new.due_on) is distinct from (old.status, old.note, old.assignee, old.due_on)
        ) execute function private.stamp_follow_up();

      create trigger acknowledge_submission after insert on public.%1$s
        for each row execute function private.acknowledge_submission();
    $sql$,
    form, permission || ' reads ' || noun, permission || ' handles ' || noun, 'super admins erase ' || noun,
    insert_policy,
    -- null without such a column: format() prints null as ''
    'and ' || quote_ident(unsent_column) || ' is null'
  );
end
$function$;

create function private.alert_mail(recipient text, data jsonb)
 returns jsonb
 language plpgsql
 stable
 set search_path to ''
AS $function$
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
$function$;

create function private.apply_due_schedules()
 returns integer
 language plpgsql
 set search_path to ''
AS $function$
declare
  since timestamptz;
  scheduled_change record;
  changed_count integer := private.put_due_copies_online() + private.put_due_collection_drafts_online();
begin
  select until into since from private.schedule_log_cursor for update;
  for scheduled_change in
    select id, title, 'publish' as action, publish_at as happened_at from public.content
    where status = 'published' and publish_at > since and publish_at <= now()
    union all
    select id, title, 'take_down', unpublish_at from public.content
    where status = 'published' and unpublish_at > since and unpublish_at <= now()
    order by happened_at
  loop
    perform private.record_activity(null, scheduled_change.action, 'content', scheduled_change.id, scheduled_change.title);
    changed_count := changed_count + 1;
  end loop;
  update public.site_settings set maintenance_mode = false, maintenance_until = null
  where maintenance_mode and maintenance_until <= now();
  if changed_count > 0 or exists (
    -- a new day of the guide: it starts at five in the morning in Abidjan, which has the time of UTC
    select from public.programmes
    where date_trunc('day', since - interval '5 hours', 'UTC') < date_trunc('day', now() - interval '5 hours', 'UTC')
      and starts_at between now() - interval '1 day' and now() + interval '1 day'
  ) or exists (
    -- an offer closed yesterday, or a date for investors is over
    select from public.site_collections, jsonb_path_query(
      value, case key when 'offres' then jsonpath '$.items[*].closesOn' else '$.items[*].day' end
    ) as day
    where key in ('offres', 'rendez-vous-investisseurs')
      and day #>> '{}' >= to_char(since at time zone 'UTC', 'YYYY-MM-DD')
      and day #>> '{}' < to_char(now() at time zone 'UTC', 'YYYY-MM-DD')
  ) or exists (
    -- the help centre hides a state of the services after seven days
    select from public.site_collections
    where key = 'etat-services'
      and value #>> '{texts,date}' >= to_char((since - interval '7 days') at time zone 'UTC', 'YYYY-MM-DD')
      and value #>> '{texts,date}' < to_char((now() - interval '7 days') at time zone 'UTC', 'YYYY-MM-DD')
  ) then
    -- builds the site again (20261122101900_site_builds.sql)
    perform private.increment_site_version();
  end if;
  update private.schedule_log_cursor set until = now();
  return changed_count;
end
$function$;

create function private.apply_retention(max_rows integer default 10000)
 returns table(kind text, deleted_count bigint)
 language plpgsql
 set search_path to ''
AS $function$
declare
  policy private.retention_policies;
  has_follow_up boolean;
begin
  for policy in
    select * from private.retention_policies where source is not null order by retention_policies.kind
  loop
    has_follow_up := exists (
      select from pg_catalog.pg_attribute where attrelid = policy.source and attname = 'handled_at' and not attisdropped
    );
    -- skips rows that another transaction locks
    execute format(
      'delete from %1$s where ctid = any (array(
         select ctid from %1$s where %2$I < $1%3$s order by %2$I limit $2 for update skip locked
       ))',
      policy.source, policy.timestamp_column, case when has_follow_up then ' and coalesce(handled_at < $1, true)' end
    ) using now() - policy.retention_period, max_rows;
    get diagnostics deleted_count = row_count;
    kind := policy.kind;
    if deleted_count > 0 then
      return next;
    end if;
  end loop;
end
$function$;

create function private.apply_suspension()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
begin
  if new.suspended_at is not null then
    delete from auth.sessions where user_id = new.id;
  end if;
  update auth.users
  set banned_until = case when new.suspended_at is not null then now() + interval '100 years' end
  where id = new.id;
  return null;
end
$function$;

create function private.build_activity_condition(wanted_type public.activity_type, person uuid, since timestamptz,
    before timestamptz, alerts_only boolean)
 returns text
 language sql
 stable
 set search_path to ''
AS $function$
  select
    case when wanted_type is null then '' else format(' and type = %L', wanted_type) end
    || case when person is null then '' else format(' and actor = %L', person) end
    || case when since is null then '' else format(' and created_at >= %L', since) end
    || case when before is null then '' else format(' and created_at < %L', before) end
    || case when alerts_only then ' and is_alert is true' else '' end
$function$;

create function private.build_content_search_condition(words text, with_authors boolean)
 returns text
 language plpgsql
 stable
 set search_path to ''
AS $function$
declare
  conditions text := '';
  word text;
  prefixes text;
  authors uuid[];
begin
  foreach word in array private.split_search_words(words) loop
    select string_agg(part || ':*', ' & ') into prefixes
    from regexp_split_to_table(word, '[^[:alnum:]]+') as part where part <> '';
    authors := '{}';
    if with_authors then
      -- the first condition uses the index, the second keeps e-mail addresses out of the search
      authors := array(
        select id from public.profiles
        where search_text like '%' || word || '%' and search_name like '%' || word || '%' and roles is not null limit 100
      );
    end if;
    conditions := conditions || format(' and (private.fold(title) like %L', '%' || word || '%')
      || case
        when prefixes is null then ''
        -- for « __init__ », the index finds « init », and the second condition checks the underscores
        when word ~ '[\\%_]' then format(
          ' or (search_words @@ %L and private.fold(excerpt || '' '' || byline || '' '' || content) like %L)',
          prefixes, '%' || word || '%'
        )
        else format(' or search_words @@ %L', prefixes)
      end
      || case when authors = '{}' then '' else format(' or author_id = any (%L)', authors) end
      || ')';
  end loop;
  return conditions;
end
$function$;

create function private.build_search_condition(words text)
 returns text
 language sql
 immutable
 set search_path to ''
AS $function$
  select coalesce(string_agg(
    case when word ~ '[[:alnum:]]{3}.*@' then format(
      ' and search_text like %L and search_text like %L and search_text || '''' like %L',
      '%' || substring(word from '^.*(?<![[:alnum:]])([[:alnum:]]{3}.*@)') || '%',
      '%' || substring(word from '@[[:alnum:]]*') || '%', '%' || word || '%'
    ) else format(' and search_text like %L', '%' || word || '%') end,
    ''
  ), '')
  from unnest(private.split_search_words(words)) as word
$function$;

create function private.build_submission_filter(form private.submission_sources, words text, state text,
    since timestamptz, before timestamptz, assignee_filter text, due_before date)
 returns text
 language plpgsql
 stable
 set search_path to ''
AS $function$
begin
  if form.name is null then
    raise exception 'not a list of submissions' using errcode = '22023';
  end if;
  if assignee_filter not in ('mine', 'nobody') then
    raise exception 'assignee_filter is mine or nobody' using errcode = '22023';
  end if;
  return format('from public.%I where true', form.name)
    || private.build_search_condition(words)
    || case
      when state is null then ''
      when form.has_follow_up and state = 'open' then ' and status in (''new'', ''in_progress'')'
      when form.has_follow_up then format(' and status = %L', state)
      -- the filter « press » keeps the active addresses of that audience
      when state = 'press' then ' and is_active and audience = ''press'''
      else format(' and is_active = %L', state = 'active')
    end
    || case when since is null then '' else format(' and %I >= %L', form.timestamp_column, since) end
    || case when before is null then '' else format(' and %I < %L', form.timestamp_column, before) end
    || case assignee_filter
      when 'mine' then format(' and assignee = %L', auth.uid())
      when 'nobody' then ' and assignee is null'
      else ''
    end
    || case
      when due_before is null then ''
      -- PostgreSQL uses the partial index only when the condition repeats the predicate of the index
      else format(' and due_on < %L and status in (''new'', ''in_progress'')', due_before)
    end;
end
$function$;

create function private.call_send_mails()
 returns boolean
 language plpgsql
 set search_path to ''
AS $function$
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
$function$;

create function private.call_send_mails_on_insert()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
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
$function$;

create function private.call_send_mails_when_due()
 returns boolean
 language plpgsql
 set search_path to ''
AS $function$
begin
  update private.mails
  set state = case when private.is_retry_safe(unanswered_since) then 'waiting' else 'unconfirmed' end, reason = null
  where state = 'claimed' and claimed_at < now() - interval '10 minutes';
  if not exists (select from private.mails where state = 'waiting' and due <= now()) then
    return false;
  end if;
  return private.call_send_mails();
end
$function$;

create function private.campaign_mail(recipient text, data jsonb)
 returns jsonb
 language sql
 stable
 set search_path to ''
AS $function$
  select jsonb_build_object(
    'subject', campaign.subject, 'intro', campaign.intro,
    'stories', coalesce(campaign.sent_stories, private.list_online_stories(campaign.stories)),
    'token', reader.unsubscribe_token, 'audience', reader.audience
  )
  from public.campaigns as campaign left join public.newsletter_subscriptions as reader
    on reader.id = (data ->> 'subscription')::uuid and reader.is_active
  where campaign.id = (data ->> 'campaign')::uuid and (reader.id is not null or data ? 'is_test')
$function$;

create function private.campaign_progress(campaign uuid)
 returns table(recipients bigint, waiting bigint, sent bigint, unsubscribed bigint, bounced bigint, failed bigint,
     unconfirmed bigint)
 language plpgsql
 stable security definer rows 1
 set search_path to ''
AS $function$
begin
  perform private.require_permission('forms_newsletter');
  return query
  select count(*), count(*) filter (where state in ('waiting', 'queued')), count(*) filter (where state = 'sent'),
    count(*) filter (where state = 'unsubscribed'), count(*) filter (where state = 'bounced'),
    count(*) filter (where state = 'failed'), count(*) filter (where state = 'unconfirmed')
  from private.campaign_deliveries where campaign_id = campaign;
end
$function$;
grant execute on function private.campaign_progress(uuid) to authenticated;

create function private.campaign_stories(ids uuid[] default null::uuid[], words text default null::text,
    cursor_at timestamptz default null::timestamptz, cursor_id uuid default null::uuid)
 returns jsonb
 language plpgsql
 security definer
 set search_path to ''
 set plan_cache_mode to 'force_custom_plan'
AS $function$
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
$function$;
grant execute on function private.campaign_stories(uuid[], text, timestamptz, uuid) to authenticated;

create function private.can_assign_role(person uuid, role_key text)
 returns boolean
 language plpgsql
 stable security definer
 set search_path to ''
AS $function$
begin
  return private.has_permission('user_manage') and private.can_grant_role((select auth.uid()), person, role_key);
end
$function$;
grant execute on function private.can_assign_role(uuid, text) to authenticated;

create function private.can_grant_role(giver uuid, person uuid, role_key text)
 returns boolean
 language plpgsql
 stable security definer
 set search_path to ''
AS $function$
declare
  giver_permissions constant text[] := array(
    select role_permission.permission from public.user_roles as giver_role
    join public.role_permissions as role_permission on role_permission.role = giver_role.role
    where giver_role.user_id = giver
  );
  grantable_permissions text[] := array_remove(giver_permissions, 'user_manage');
begin
  if giver is null or person is not distinct from giver then
    return false;
  end if;
  if 'all' = any (giver_permissions) then
    return true;
  end if;
  if 'content_manage' = any (giver_permissions) then
    grantable_permissions := grantable_permissions
      || array['content_create', 'content_edit', 'content_moderate', 'content_draft', 'comment_manage'];
  end if;
  if 'media_manage' = any (giver_permissions) then
    grantable_permissions := grantable_permissions || array['media_upload'];
  end if;
  return 'user_manage' = any (giver_permissions)
    and exists (select from public.roles as role where role.key = role_key and role.is_system)
    and array(select permission from public.role_permissions where role = role_key) <@ grantable_permissions
    and not exists (
      select from public.user_roles as person_role
      join public.role_permissions as role_permission on role_permission.role = person_role.role
      where person_role.user_id = person and role_permission.permission = 'all'
    );
end
$function$;

create function private.can_manage_person(person uuid)
 returns boolean
 language plpgsql
 stable security definer
 set search_path to ''
AS $function$
begin
  return private.has_permission('user_manage')
    and person <> (select auth.uid())
    and exists (select from public.profiles where id = person)
    and not exists (
      select from public.user_roles as user_role
      where user_role.user_id = person and not private.can_grant_role((select auth.uid()), person, user_role.role)
    );
end
$function$;

create function private.change_campaign(campaign uuid, step text, base_version integer default null::integer,
    start_at timestamptz default null::timestamptz)
 returns setof public.campaigns
 language plpgsql
 security definer
 set search_path to ''
AS $function$
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
$function$;
grant execute on function private.change_campaign(uuid, text, integer, timestamptz) to authenticated;

create function private.check_batch_size(ids uuid[])
 returns uuid[]
 language plpgsql
 immutable
 set search_path to ''
AS $function$
begin
  if cardinality(ids) > 100 then
    raise exception 'at most 100 rows at once' using errcode = '22023';
  end if;
  return ids;
end
$function$;
grant execute on function private.check_batch_size(uuid[]) to authenticated;

create function private.check_online_build()
 returns void
 language plpgsql
 set search_path to ''
AS $function$
declare
  -- null when Vault does not know the site
  url text := rtrim(private.read_operator_secret('site_url'), '/') || '/build.json';
  build private.site_build;
  answer jsonb;
  built_changes bigint;
begin
  if url is null then
    return;
  end if;
  select * into strict build from private.site_build for update;
  if build.online_request_id is not null then
    begin
      execute 'select content::jsonb from net._http_response where id = $1 and status_code = 200'
        into answer using build.online_request_id;
      if jsonb_typeof(answer -> 'changes') = 'number' then
        built_changes := (answer ->> 'changes')::bigint;
        if built_changes is distinct from build.online_changes then
          build.lost_builds := 0;
          build.failure := null;
          build.accepted_at := case when built_changes < build.accepted_changes then now() end;
        end if;
        build.online_changes := built_changes;
        build.omitted_count := case jsonb_typeof(answer -> 'omitted')
          when 'array' then jsonb_array_length(answer -> 'omitted') else 0
        end;
      end if;
    exception when data_exception then
      null;
    end;
    build.online_request_id := null;
  end if;
  if build.changes > coalesce(build.online_changes, -1) then
    begin
      build.online_request_id := private.send_request('get', url, headers => '{}', timeout_milliseconds => 30000);
    exception when insufficient_privilege then
      build.failure := sqlerrm;
    end;
  end if;
  update private.site_build set
    online_changes = build.online_changes, omitted_count = build.omitted_count,
    online_request_id = build.online_request_id, lost_builds = build.lost_builds, accepted_at = build.accepted_at,
    failure = build.failure
  where id;
end
$function$;

create function private.clean_email(value text)
 returns text
 language plpgsql
 immutable parallel safe
 set search_path to ''
AS $function$
begin
  return regexp_replace(
    regexp_replace(
      private.clean_text(value), '[\u00ad\u034f\u061c\u115f\u1160\u180e\u200b-\u200f\u2060-\u2064\u2800\u3164\ufeff\uffa0]', '', 'g'
    ), '[.\s\u00a0]+$', ''
  );
end
$function$;

create function private.clean_text(value text)
 returns text
 language plpgsql
 immutable parallel safe strict
 set search_path to ''
AS $function$
declare
  control_characters constant text := '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]';
  invisible_characters constant text :=
    '\s\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028\u2029\u202f\u205f-\u2064\u2800\u3000\u3164\ufeff\uffa0';
begin
  value := regexp_replace(regexp_replace(value, '\r\n?', E'\n', 'g'), control_characters, '', 'g');
  -- Takes the text from the first visible character to the last. A variation selector draws nothing alone, but belongs to the
  -- character before it.
  return translate(
    coalesce(substring(value from format('[^%1$s\ufe00-\ufe0f](?:.*[^%1$s])?', invisible_characters)), ''),
    '０１２３４５６７８９＋', '0123456789+'
  );
end
$function$;
grant execute on function private.clean_text(text) to anon, authenticated, service_role;

create function private.client_error_counts()
 returns table(kind text, page text, total bigint)
 language sql
 stable security definer rows 20
 set search_path to ''
AS $function$
  select kind, page, sum(count)::bigint from private.client_errors
  where day > (now() at time zone 'UTC')::date - 7 and (select private.has_permission('user_manage'))
  group by kind, page order by sum(count) desc, kind, page limit 20
$function$;
grant execute on function private.client_error_counts() to authenticated;

create function private.compare_columns(before jsonb, after jsonb, column_names text[])
 returns jsonb
 language sql
 immutable
 set search_path to ''
AS $function$
  select coalesce(jsonb_object_agg(name, jsonb_build_array(before -> name, after -> name)), '{}')
  from unnest(column_names) as name
  where before -> name is distinct from after -> name
$function$;

create function private.confirm_subscription(token uuid)
 returns boolean
 language plpgsql
 security definer
 set search_path to ''
AS $function$
begin
  perform private.consume_rate_limit('newsletter_token', (private.read_request_origin()).address);
  update public.newsletter_subscriptions
  set is_active = true, subscribed_at = case when is_active then subscribed_at else now() end
  where (confirmation_token = token and confirmation_asked_at > now() - interval '7 days')
    or (unsubscribe_token = token and (is_active or unsubscribed_at > now() - interval '1 hour'));
  return found;
end
$function$;
grant execute on function private.confirm_subscription(uuid) to anon, authenticated;

create function private.consume_rate_limit(limit_kind text, sender_key text)
 returns void
 language plpgsql
 set search_path to ''
AS $function$
declare
  hash bytea := private.hash_sender(limit_kind, sender_key);
  gap interval;
  -- from an empty allowance to a full one
  refill_time interval;
  -- when the allowance is full again if this request counts
  next_full_at timestamptz;
begin
  if sender_key is null then
    return;
  end if;
  -- Reads without a lock first, so that a flood is refused without making other requests of the address wait.
  select rate_limit.gap, rate_limit.burst * rate_limit.gap, bucket.full_at + rate_limit.gap into gap, refill_time, next_full_at
  from private.rate_limits as rate_limit left join private.rate_limit_buckets as bucket on bucket.sender = hash
  where rate_limit.kind = limit_kind;
  if next_full_at is null or next_full_at - now() <= refill_time then
    -- the row lock makes requests of one sender wait for each other, so that each one counts
    insert into private.rate_limit_buckets as bucket (sender, full_at) values (hash, now() + gap)
    on conflict (sender) do update set full_at = greatest(bucket.full_at, now()) + gap
    returning bucket.full_at into next_full_at;
  end if;
  if next_full_at - now() > refill_time then
    -- PostgREST answers HTTP 429; the hint is the number of seconds to wait
    raise exception using errcode = 'PT429', message = 'too many requests',
      hint = ceil(extract(epoch from next_full_at - now() - refill_time))::text;
  end if;
end
$function$;

create function private.content_path(kind public.content_type, slug text)
 returns text
 language sql
 immutable
 set search_path to ''
AS $function$
  select case kind when 'page' then '/pages/' else '/presse/' end || slug
$function$;

create function private.content_snapshot(content_row public.content)
 returns jsonb
 language sql
 immutable
 set search_path to ''
AS $function$
  select to_jsonb(content_row) - array[
    'id', 'author_id', 'published_at', 'first_published_at', 'publish_at', 'unpublish_at', 'created_at',
    'updated_at', 'version', 'autosaved_at', 'pinned', 'minutes', 'copy_of', 'copied_version', 'update_at', 'search_words',
    'review_requested_at', 'review_requested_by', 'review_note', 'review_note_by'
  ]
$function$;

create function private.copied_fields(source public.content)
 returns jsonb
 language sql
 immutable
 set search_path to ''
AS $function$
  select private.content_snapshot(source) - 'status' || jsonb_build_object(
    'publish_at', source.publish_at, 'unpublish_at', source.unpublish_at, 'pinned', source.pinned
  )
$function$;

create function private.count_activity(wanted_type public.activity_type default null::public.activity_type,
    person uuid default null::uuid, since timestamptz default null::timestamptz,
    before timestamptz default null::timestamptz, alerts_only boolean default false)
 returns bigint
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  total bigint;
begin
  if not private.has_permission('user_manage') then
    return 0;
  end if;
  perform private.consume_rate_limit('search', auth.uid()::text);
  execute 'select count(*) from public.activity_log where true'
    || private.build_activity_condition(wanted_type, person, since, before, alerts_only) into total;
  return total;
end
$function$;
grant execute on function private.count_activity(public.activity_type, uuid, timestamptz, timestamptz,
    boolean) to authenticated;

create function private.count_campaign_subscribers(audience text)
 returns bigint
 language plpgsql
 security definer
 set search_path to ''
AS $function$
begin
  perform private.require_permission('forms_newsletter');
  perform private.consume_rate_limit('search', auth.uid()::text);
  return (
    select count(*) from private.audience_members as member where member.audience = count_campaign_subscribers.audience
  );
end
$function$;
grant execute on function private.count_campaign_subscribers(text) to authenticated;

create function private.count_submission_reads(source text, ids uuid[])
 returns void
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  new_ids constant uuid[] := array(
    select unnest(ids)
    except
    select unnest(row_ids) from private.submission_reads as recent_reads
    where recent_reads.reader = auth.uid() and recent_reads.form = source and recent_reads.since >= now() - interval '1 hour'
  );
begin
  if auth.uid() is null or new_ids = '{}' then
    return;
  end if;
  delete from private.submission_reads where ctid = any (array(
    select ctid from private.submission_reads as old_reads where old_reads.since < now() - interval '1 hour' for update skip locked
  ));
  insert into private.submission_reads as reads (reader, form, row_ids) values (auth.uid(), source, new_ids)
  on conflict (reader, form) do update set row_ids = (excluded.row_ids || reads.row_ids)[:1000];
  perform private.record_repeated_event(
    counter_key => 'reading of ' || source || ' by ' || auth.uid(), added_amount => cardinality(new_ids), threshold => 500,
    window_length => '1 hour', actor_id => auth.uid(), action_name => 'mass_export', kind => 'settings', target => null,
    label => '', details => jsonb_build_object('list', source)
  );
end
$function$;

create function private.count_submissions(sources text[], words text default null::text, state text default null::text,
    since timestamptz default null::timestamptz, before timestamptz default null::timestamptz,
    ceiling integer default null::integer, assignee_filter text default null::text, due_before date default null::date)
 returns bigint
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  source text;
  form private.submission_sources;
  filter_query text;
  amount bigint;
  total bigint := 0;
begin
  if cardinality(sources) > (select count(*) from private.submission_sources) then
    raise exception 'there are not so many lists of submissions' using errcode = '22023';
  end if;
  perform private.consume_rate_limit('search', auth.uid()::text);
  foreach source in array coalesce(sources, '{}') loop
    if not private.may_read_forms(source) then
      raise exception 'this form needs another permission' using errcode = '42501';
    end if;
    select * into form from private.submission_sources where submission_sources.name = source;
    filter_query := private.build_submission_filter(form, words, state, since, before, assignee_filter, due_before);
    execute case
      when ceiling is null then 'select count(*) ' || filter_query
      -- in the order of the list, so that PostgreSQL reads the index of that order and stops at the limit
      else format(
        'select count(*) from (select %s order by %I desc, id limit %s) as limited_rows',
        filter_query, form.timestamp_column, ceiling
      )
    end into amount;
    total := total + amount;
  end loop;
  return total;
end
$function$;
grant execute on function private.count_submissions(text[], text, text, timestamptz, timestamptz, integer, text,
    date) to authenticated;

create function private.create_copy(text_id uuid, base_version integer)
 returns uuid
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  original public.content;
  copy_id uuid;
begin
  select * into original from public.content as content_row
  where id = text_id and version = base_version and private.is_online(content_row)
    and (
      private.may_edit_all_content()
      or (author_id = (select auth.uid()) and private.has_permission('content_draft'))
    );
  if original.id is null then
    return null;
  end if;
  select id into copy_id from public.save_content(
    private.copied_fields(original) || jsonb_build_object(
      'author_id', original.author_id, 'copy_of', original.id, 'copied_version', original.version
    ),
    array(select tag_id from public.content_tags where content_id = original.id)
  );
  return copy_id;
exception when unique_violation then
  return null;
end
$function$;
grant execute on function private.create_copy(uuid, integer) to authenticated;

create function private.current_user_name()
 returns text
 language sql
 stable security definer
 set search_path to ''
AS $function$
  select coalesce((select btrim(first_name || ' ' || last_name) from public.profiles where id = (select auth.uid())), '')
$function$;

create function private.cv_scan_state(path text)
 returns text
 language sql
 stable security definer
 set search_path to ''
AS $function$
  select coalesce(
    (select state from private.cv_scans where name = path and state <> 'pending'),
    case when private.read_operator_secret('cv_scanner') is null then 'not_scanned' else 'pending' end
  )
$function$;
grant execute on function private.cv_scan_state(text) to authenticated;

create function private.delete_invited_account()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
begin
  delete from auth.users as account
  where lower(account.email) = old.email and account.email_confirmed_at is null and account.invited_at is not null
    and not exists (select from public.user_roles where user_id = account.id);
  return null;
end
$function$;

create function private.delete_person(person uuid, new_owner uuid default null::uuid)
 returns setof uuid
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  name text;
begin
  if not (private.has_permission('all') and private.can_manage_person(person)) then
    return;
  end if;
  if new_owner is not null then
    perform private.transfer_ownership(person, new_owner);
  end if;
  select btrim(first_name || ' ' || last_name) into name from public.profiles where id = person;
  delete from auth.users where id = person;
  perform private.record_activity(auth.uid(), 'delete_person', 'auth', null, name);
  return next person;
end
$function$;
grant execute on function private.delete_person(uuid, uuid) to authenticated;

create function private.discard_duplicate_submission()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  earlier_submission jsonb;
  -- columns that visitors cannot send, generated ones included
  unsent_columns text[];
begin
  if not private.is_api_request() then
    return new;
  end if;
  -- waits for a first attempt that is still running
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ' ' || new.email, 0));
  for earlier_submission in execute format(
    $sql$
      select to_jsonb(submission) from public.%I as submission
      where submission.email = $1 and submission.created_at > now() - interval '1 hour'
    $sql$,
    tg_table_name
  ) using new.email loop
    -- read here, because it takes a tenth of the time of an insert, and most submissions have no earlier row
    unsent_columns := coalesce(unsent_columns, array(
      select attname from pg_catalog.pg_attribute
      where attrelid = tg_relid and attnum > 0 and not has_column_privilege('anon', tg_relid, attnum, 'insert')
    ));
    if earlier_submission - unsent_columns = to_jsonb(new) - unsent_columns then
      return null;
    end if;
  end loop;
  return new;
end
$function$;

create function private.end_session(session uuid)
 returns boolean
 language plpgsql
 security definer
 set search_path to ''
AS $function$
begin
  if private.active_account() is null or not private.has_passed_second_factor() then
    raise exception 'an open session with the second factor is required' using errcode = '42501';
  end if;
  perform private.consume_rate_limit('account', auth.uid()::text);
  delete from auth.sessions where id = session and user_id = (select auth.uid());
  return found;
end
$function$;
grant execute on function private.end_session(uuid) to authenticated;

create function private.enqueue_campaign_batch(campaign uuid)
 returns void
 language plpgsql
 set search_path to ''
AS $function$
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
$function$;

create function private.ensure_profile(account auth.users)
 returns void
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  metadata constant jsonb := account.raw_user_meta_data;
  clean_first_name text := left(regexp_replace(private.clean_text(metadata ->> 'first_name'), '\s+', ' ', 'g'), 100);
  clean_last_name text := left(regexp_replace(private.clean_text(metadata ->> 'last_name'), '\s+', ' ', 'g'), 100);
  mail_name text := left(btrim(split_part(account.email, '@', 1)), 100);
begin
  insert into public.profiles (id, first_name, last_name, email, created_at, confirmed_at)
  values (
    account.id,
    coalesce(nullif(clean_first_name, ''), nullif(mail_name, ''), 'Utilisateur'),
    coalesce(clean_last_name, ''), account.email, coalesce(account.created_at, now()), account.email_confirmed_at
  )
  on conflict (id) do nothing;
end
$function$;

create function private.erase_person(person text)
 returns table(erased jsonb)
 language plpgsql
 security definer rows 1
 set search_path to ''
AS $function$
declare
  email_address text;
  form_name text;
  amount bigint;
  total bigint := 0;
begin
  perform private.require_permission('all');
  email_address := lower(left(btrim(person), 255));
  if exists (
    select from public.job_applications as application
    join storage.objects as file on file.name = application.cv_path and file.bucket_id = 'cv'
    where application.email = email_address
      -- the caller cannot see a file in quarantine; the job removed_files deletes it
      and private.cv_scan_state(file.name) in ('clean', 'not_scanned')
  ) then
    raise exception 'a CV of this person is still stored' using errcode = '55000';
  end if;
  erased := '{}';
  for form_name in select name from private.submission_sources order by name loop
    execute format('delete from public.%I where email = $1', form_name) using email_address;
    get diagnostics amount = row_count;
    erased := erased || jsonb_build_object(form_name, amount);
    total := total + amount;
  end loop;
  -- the campaign of a deleted mail would wait for its outcome forever
  update private.mails set state = 'cancelled' where recipient = email_address and state in ('waiting', 'claimed');
  delete from private.mails where recipient = email_address;
  if total > 0 then
    -- the line says who erased how many rows, not of whom
    perform private.record_activity(auth.uid(), 'erase_person', 'settings', null, 'Formulaires', erased);
  end if;
  return next;
end
$function$;
grant execute on function private.erase_person(text) to authenticated;

create function private.export_activity(words text default null::text,
    wanted_type public.activity_type default null::public.activity_type, person uuid default null::uuid,
    since timestamptz default null::timestamptz, before timestamptz default null::timestamptz,
    alerts_only boolean default false, cursor_at timestamptz default null::timestamptz,
    cursor_id uuid default null::uuid, page_size integer default 500)
 returns setof public.activity_log
 language plpgsql
 security definer rows 500
 set search_path to ''
AS $function$
declare
  exported_count bigint;
begin
  perform private.require_permission('user_manage');
  return query execute 'select * from public.activity_log where true'
    || private.build_activity_condition(wanted_type, person, since, before, alerts_only)
    || private.build_search_condition(words)
    || case when cursor_at is null or cursor_id is null then ''
      -- the first condition finds the start in the index; the second excludes equal values of earlier pages
      else format(' and created_at <= %1$L and (created_at < %1$L or id > %2$L)', cursor_at, cursor_id)
    end
    || ' order by created_at desc, id limit $1'
    using least(greatest(page_size, 1), 1000);
  get diagnostics exported_count = row_count;
  -- only an export of the journal requests more than 100 lines; private.count_submission_reads watches the exports of forms
  if page_size > 100 then
    perform private.consume_rate_limit('export', auth.uid()::text);
    perform private.record_repeated_event(
      counter_key => 'export of activity_log by ' || auth.uid(), added_amount => exported_count, threshold => 500,
      window_length => '1 hour', actor_id => auth.uid(), action_name => 'mass_export', kind => 'settings', target => null,
      label => '', details => '{"list": "activity_log"}'
    );
  end if;
end
$function$;
grant execute on function private.export_activity(text, public.activity_type, uuid, timestamptz, timestamptz, boolean,
    timestamptz, uuid, integer) to authenticated;

create function private.expose_function(function_name text, roles text default 'authenticated')
 returns void
 language plpgsql
 set search_path to ''
AS $function$
declare
  source pg_catalog.pg_proc;
  argument_names text;
begin
  select * into strict source from pg_catalog.pg_proc where oid = format('private.%I', function_name)::regproc;
  select string_agg(quote_ident(name), ', ') into argument_names from unnest(source.proargnames[:source.pronargs]) as name;
  execute format(
    'create function public.%I(%s) returns %s language sql %s set search_path = '''' %s',
    function_name,
    pg_get_function_arguments(source.oid),
    replace(pg_get_function_result(source.oid), 'SETOF uuid', 'TABLE(id uuid)'),
    case source.provolatile when 's' then 'stable' else 'volatile' end,
    case
      when source.proretset then format(
        'rows %s as $body$ select * from private.%I(%s) $body$', source.prorows, function_name, argument_names
      )
      else format('return private.%I(%s)', function_name, argument_names)
    end
  );
  execute format('grant execute on function private.%1$I, public.%1$I to %2$s', function_name, roles);
end
$function$;

create function private.files_to_remove(max_rows integer default 1000)
 returns table(bucket text, name text)
 language plpgsql
 set search_path to ''
AS $function$
begin
  delete from private.erased_files as erased_file
  where not exists (select from storage.objects as file where file.bucket_id = 'media' and file.name = erased_file.name);
  delete from private.cv_scans as scan
  where not exists (select from storage.objects as file where file.bucket_id = 'cv' and file.name = scan.name)
    and not (
      scan.state = 'infected' and exists (select from public.job_applications as application where application.cv_path = scan.name)
    );
  return query
    (
      (
        select 'cv', file.name from storage.objects as file
        where file.bucket_id = 'cv'
          and file.created_at < now() - (select retention_period from private.retention_policies where kind = 'orphaned_cvs')
          and not exists (select from public.job_applications as application where application.cv_path = file.name)
        order by file.created_at limit max_rows
      )
      union
      select 'cv', scan.name from private.cv_scans as scan
      join storage.objects as file on file.bucket_id = 'cv' and file.name = scan.name
      where scan.state = 'infected'
    )
    union all
    (
      select 'media', erased_file.name from private.erased_files as erased_file
      where not private.is_referenced_file(erased_file.name)
    )
    limit max_rows;
end
$function$;

create function private.find_person(person text)
 returns table(row_counts jsonb, cv_paths text[])
 language plpgsql
 security definer rows 1
 set search_path to ''
AS $function$
declare
  email_address constant text := lower(left(btrim(person), 255));
  form_name text;
  amount bigint;
begin
  perform private.require_permission('all');
  perform private.consume_rate_limit('search', auth.uid()::text);
  row_counts := '{}';
  for form_name in select name from private.submission_sources order by name loop
    execute format('select count(*) from public.%I where email = $1', form_name) into amount using email_address;
    row_counts := row_counts || jsonb_build_object(form_name, amount);
  end loop;
  cv_paths := array(
    select cv_path from public.job_applications where email = email_address and cv_path is not null order by cv_path
  );
  return next;
end
$function$;
grant execute on function private.find_person(text) to authenticated;

create function private.fold(value text)
 returns text
 language sql
 immutable parallel safe strict
 set search_path to ''
AS $function$
  select replace(replace(replace(
    regexp_replace(
      lower(coalesce(string_agg(normalize(match.parts[1], nfkd), '' order by match.place), '')), '[\u0300-\u036f’]', '', 'g'
    ), 'œ', 'oe'), 'æ', 'ae'), '''', '')
  from regexp_matches(value, '.{1,200}', 'g') with ordinality as match (parts, place)
$function$;
grant execute on function private.fold(text) to anon, authenticated, service_role;

create function private.follow_press()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
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
$function$;

create function private.guard_second_factor_setting()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
begin
  if (select auth.uid()) is not null and not (
    private.has_permission('all') and (private.has_second_factor() or not new.require_second_factor)
  ) then
    raise exception 'only a super admin with a second factor can require one' using errcode = '42501';
  end if;
  -- once a person has decided, the trigger require_second_factor_by_default changes nothing
  new.second_factor_decided := new.second_factor_decided or (select auth.uid()) is not null;
  return new;
end
$function$;

create function private.has_cv_ticket(object_name text)
 returns boolean
 language sql
 stable security definer
 set search_path to ''
AS $function$
  select exists (
    select from private.cv_tickets where name = object_name and expires_at > now()
  )
$function$;
grant execute on function private.has_cv_ticket(text) to anon, authenticated;

create function private.has_passed_second_factor()
 returns boolean
 language plpgsql
 stable security definer
 set search_path to ''
AS $function$
begin
  if private.has_second_factor() then
    return coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal' = 'aal2', false);
  end if;
  return not (
    exists (select from public.site_settings where require_second_factor)
    and private.account_has_permission((select auth.uid()), 'user_manage')
  );
end
$function$;
grant execute on function private.has_passed_second_factor() to authenticated;

create function private.has_permission(permission_name text)
 returns boolean
 language plpgsql
 stable security definer
 set search_path to ''
 set plan_cache_mode to 'auto'
AS $function$
begin
  return private.account_has_permission((select auth.uid()), permission_name)
    and private.is_session_active() and private.has_passed_second_factor();
end
$function$;
grant execute on function private.has_permission(text) to authenticated, service_role;

create function private.has_second_factor()
 returns boolean
 language plpgsql
 stable security definer
 set search_path to ''
AS $function$
begin
  return exists (
    select from auth.mfa_factors
    where user_id = (select auth.uid()) and status = 'verified' and factor_type = 'totp'
  );
end
$function$;

create function private.hash_recovery_code(code text)
 returns bytea
 language sql
 immutable
 set search_path to ''
AS $function$
  select sha256(convert_to(translate(upper(regexp_replace(code, '[^[:alnum:]]', '', 'g')), 'OIL', '011'), 'UTF8'))
$function$;

create function private.hash_sender(limit_kind text, sender_key text)
 returns bytea
 language plpgsql
 stable
 set search_path to ''
AS $function$
begin
  return sha256(convert_to((select salt from private.rate_limit_salt limit 1) || ' ' || limit_kind || ' ' || sender_key, 'UTF8'));
end
$function$;

create function private.health(as_error boolean default false)
 returns json
 language plpgsql
 stable security definer
 set search_path to ''
AS $function$
declare
  report json;
begin
  select row_to_json(answer) into report from (
    select
      case
        when 'down' in (jobs.state, mails.state, site.state, disk.state) then 'down'
        when 'degraded' in (jobs.state, mails.state, site.state, disk.state) then 'degraded'
        else 'ok'
      end as status,
      row_to_json(jobs) as jobs, row_to_json(mails) as mails, row_to_json(site) as site, row_to_json(disk) as disk
    from private.job_health as jobs, private.mail_health as mails, private.site_health as site,
      private.disk_health as disk
  ) as answer;
  if as_error and report ->> 'status' <> 'ok' then
    raise exception using errcode = 'PT503', message = report ->> 'status', detail = report::text;
  end if;
  return report;
end
$function$;
grant execute on function private.health(boolean) to anon, authenticated;

create function private.increment_counter(counter_key text, added_amount bigint, window_length interval)
 returns private.event_counters
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  counter private.event_counters;
begin
  -- Skips rows that another transaction locks.
  delete from private.event_counters where ctid = any (array(
    select ctid from private.event_counters where since < now() - interval '1 hour' limit 100 for update skip locked
  ));
  delete from private.event_counters where key = counter_key and since < now() - window_length;
  insert into private.event_counters as stored_counter (key, amount) values (counter_key, added_amount)
  on conflict (key) do update set amount = stored_counter.amount + excluded.amount
  returning * into counter;
  return counter;
end
$function$;

create function private.increment_site_version()
 returns void
 language sql
 set search_path to ''
AS $function$
  update private.site_build
  set changes = changes + 1, changed_at = now(), changed_by = pg_current_xact_id()
  where changed_by is distinct from pg_current_xact_id()
$function$;

create function private.invitation_mail(recipient text, data jsonb)
 returns jsonb
 language sql
 stable
 set search_path to ''
AS $function$
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
$function$;

create function private.is_allowed_address(address text)
 returns boolean
 language sql
 stable
 set search_path to ''
AS $function$
  select coalesce(target.origin = private.read_address_origin(private.read_operator_secret('site_url')), false) or exists (
    select from private.outgoing_origins as allowed
    -- https://abc.supabase.co → https://*.supabase.co
    where allowed.origin in (target.origin, regexp_replace(target.origin, '^(https?://)[a-z0-9-]+\.', '\1*.'))
  )
  from (select private.read_address_origin(address)) as target (origin)
$function$;

create function private.is_api_request()
 returns boolean
 language plpgsql
 stable
 set search_path to ''
AS $function$
begin
  return coalesce(current_setting('request.headers', true), '') <> '';
end
$function$;

create function private.is_email_address(value text, requires_dot boolean default true)
 returns boolean
 language plpgsql
 immutable parallel safe strict security definer
 set search_path to ''
AS $function$
begin
  return value = private.clean_email(value)
    and value ~ '^[^]@<>()[,;:\\"[:space:][:cntrl:]]+@[^]@<>()[,;:\\"[:space:][:cntrl:]]+$'
    and (not requires_dot or value ~ '@[^.]+(\.[^.]+)+$');
end
$function$;
grant execute on function private.is_email_address(text, boolean) to anon, authenticated, service_role;

create function private.is_media_filename(value text)
 returns boolean
 language sql
 immutable parallel safe strict
 set search_path to ''
RETURN ((char_length(value) <= 142) AND (value ~ '^[0-9]{13}-[a-z0-9]+(-[a-z0-9]+)*\.(jpg|png|gif|webp|avif|mp4|webm|mov|mp3|m4a|ogg|wav|flac|pdf|doc|docx|txt)$'::text));
grant execute on function private.is_media_filename(text) to authenticated, service_role;

create function private.is_online(content_row public.content)
 returns boolean
 language sql
 stable
 set search_path to ''
AS $function$
  select content_row.status = 'published'
    and (content_row.publish_at is null or content_row.publish_at <= now())
    and (content_row.unpublish_at is null or content_row.unpublish_at > now())
$function$;

create function private.is_plausible_date(value timestamptz)
 returns boolean
 language sql
 immutable parallel safe strict
 set search_path to ''
RETURN ((value >= '1899-12-31 00:00:00+00'::timestamp with time zone) AND (value < '2100-01-02 00:00:00+00'::timestamp with time zone));
grant execute on function private.is_plausible_date(timestamptz) to authenticated, service_role;

create function private.is_public_request()
 returns boolean
 language plpgsql
 stable
 set search_path to ''
AS $function$
begin
  return private.is_api_request() and current_setting('role', true) is distinct from 'service_role';
end
$function$;

create function private.is_referenced_file(object text)
 returns boolean
 language sql
 stable security definer
 set search_path to ''
AS $function$
  with library_row as (
    select filename, renditions from public.media_library where filename = private.main_media_filename(object)
    union all
    select filename, renditions from public.media_bin where filename = private.main_media_filename(object)
  )
  select exists (
    select from library_row
    where object = 'uploads/' || filename
      or exists (
        select from jsonb_array_elements(renditions) as rendition
        where object = 'uploads/' || filename || '.' || (rendition ->> 'name')
      )
  )
$function$;
grant execute on function private.is_referenced_file(text) to authenticated;

create function private.is_retry_safe(unanswered_since timestamptz)
 returns boolean
 language sql
 stable
 set search_path to ''
AS $function$
  select private.read_idempotency_header() is not null and unanswered_since > now() - interval '20 hours'
$function$;

create function private.is_session_active()
 returns boolean
 language plpgsql
 stable security definer
 set search_path to ''
AS $function$
declare
  session text := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id';
begin
  if session is null then
    return true;
  end if;
  return exists (
    select from auth.sessions as auth_session
    where auth_session.id = session::uuid and (auth_session.not_after is null or auth_session.not_after > now())
  );
end
$function$;

create function private.is_staff()
 returns boolean
 language plpgsql
 stable security definer
 set search_path to ''
 set plan_cache_mode to 'auto'
AS $function$
begin
  return exists (select from public.user_roles as user_role where user_role.user_id = (select auth.uid()))
    and private.active_account() is not null and private.has_passed_second_factor();
end
$function$;
grant execute on function private.is_staff() to authenticated;

create function private.keep_collection_revision()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  person public.profiles;
begin
  select * into person from public.profiles where id = new.updated_by;
  insert into public.site_collection_revisions (key, version, value, author, author_name)
  values (
    new.key, new.version, new.value, person.id, coalesce(btrim(person.first_name || ' ' || person.last_name), '')
  );
  delete from public.site_collection_revisions where key = new.key and version <= new.version - 25;
  return null;
end
$function$;

create function private.keep_content_revision()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  new_snapshot jsonb := private.content_snapshot(new);
begin
  if tg_op = 'UPDATE' then
    -- keeps the state before the first revision: rows written with triggers off have none
    insert into public.content_revisions (content_id, version, snapshot, created_at)
    select old.id, old.version, private.content_snapshot(old), old.updated_at
    where not exists (select from public.content_revisions where content_id = old.id)
    on conflict do nothing;

    if new_snapshot = private.content_snapshot(old) then
      return null;
    end if;

    -- consecutive automatic saves of one person stay one revision
    delete from public.content_revisions
    where content_id = old.id and version = old.version and old.autosaved_at is not null
      and author is not distinct from (select auth.uid());
  end if;

  insert into public.content_revisions (content_id, version, snapshot, author, author_name)
  values (
    new.id, new.version, new_snapshot,
    (select id from public.profiles where id = (select auth.uid())), private.current_user_name()
  );

  delete from public.content_revisions
  where content_id = new.id and version <= (
    select version from public.content_revisions where content_id = new.id order by version desc offset 25 limit 1
  );
  return null;
end
$function$;

create function private.keep_one_super_admin()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  changes_super_admins boolean;
begin
  if tg_table_name = 'profiles' then
    changes_super_admins := exists (select from public.user_roles where user_id = new.id and role = 'super_admin');
  else
    changes_super_admins := exists (select from old_rows where role = 'super_admin');
  end if;
  if not changes_super_admins then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtext('private.keep_one_super_admin'));
  if not exists (
    select from public.user_roles as user_role join public.profiles as person on person.id = user_role.user_id
    where user_role.role = 'super_admin' and person.suspended_at is null
  ) then
    raise exception 'the last super admin cannot be removed'
      using errcode = 'P0001', hint = 'Give the role super_admin to somebody else first.';
  end if;
  return null;
end
$function$;

create function private.limit_account_metadata()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
begin
  if pg_column_size(new.raw_user_meta_data) > 4000 then
    raise exception 'the metadata of an account are 4,000 bytes at most' using errcode = '22001';
  end if;
  if tg_op = 'UPDATE' then
    perform private.consume_rate_limit('account', new.id::text);
  end if;
  return new;
end
$function$;

create function private.limit_consent_proofs()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
begin
  perform private.consume_rate_limit('consent', (private.read_request_origin()).address);
  return new;
end
$function$;

create function private.limit_duplicate_answers()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  gap_microseconds constant bigint := 60000000;
  allowance constant bigint := 20 * gap_microseconds;
  now_microseconds bigint;
  full_at bigint;
  row_kind constant text := current_setting('newsletter.row', true);
begin
  perform set_config('newsletter.row', '', true);
  if row_kind is distinct from 'known' then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('newsletter answers', 0));
  now_microseconds := extract(epoch from clock_timestamp()) * 1000000;
  select greatest(last_value, now_microseconds) + gap_microseconds into full_at from private.newsletter_answers;
  if full_at - now_microseconds <= allowance then
    perform setval('private.newsletter_answers', full_at);
    raise exception using errcode = '23505',
      message = 'duplicate key value violates unique constraint "newsletter_subscriptions_email_key"',
      schema = 'public', table = 'newsletter_subscriptions', constraint = 'newsletter_subscriptions_email_key';
  end if;
  return null;
end
$function$;

create function private.limit_form_inserts()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  origin record;
begin
  -- the trigger subscribe_press_contact inserts a subscription for a press form, which has counted already
  if pg_trigger_depth() > 1 or not private.is_public_request() then
    return new;
  end if;
  origin := private.read_request_origin();
  -- The order is fixed: requests from one address wait at the row of that address first, which prevents deadlocks. A sender
  -- over its limit takes nothing from the allowance of its network.
  perform private.consume_rate_limit('address', origin.address);
  perform private.consume_rate_limit('network', origin.network);
  perform private.consume_rate_limit('email', concat_ws(' ', origin.address, new.email));
  -- Deletes old buckets without waiting for other requests. Only one insert in twenty deletes, because that costs as much as the
  -- three counts.
  if random() < 0.05 then
    delete from private.rate_limit_buckets where ctid = any (array(
      select ctid from private.rate_limit_buckets where full_at < now() order by full_at limit 1000 for update skip locked
    ));
  end if;
  return new;
end
$function$;

create function private.limit_profile_changes()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
begin
  if auth.uid() is not null then
    perform private.consume_rate_limit('account', auth.uid()::text);
    if (new.first_name, new.last_name) is distinct from (old.first_name, old.last_name) then
      perform private.consume_rate_limit('rename', auth.uid()::text);
    end if;
  end if;
  return new;
end
$function$;

create function private.limit_sign_ups(event jsonb)
 returns jsonb
 language plpgsql
 security definer
 set search_path to ''
AS $function$
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
$function$;
grant execute on function private.limit_sign_ups(jsonb) to supabase_auth_admin;

create function private.list_assignable_users(source text)
 returns table(id uuid, name text)
 language sql
 stable security definer rows 20
 set search_path to ''
AS $function$
  select reader.id, reader.name from private.form_readers as reader
  where reader.form = source and (select private.may_read_forms(source)) order by reader.name, reader.id
$function$;
grant execute on function private.list_assignable_users(text) to authenticated;

create function private.list_my_sessions()
 returns table(id uuid, created_at timestamptz, used_at timestamptz, user_agent text, address text,
     second_factor boolean, current boolean)
 language plpgsql
 stable security definer rows 10
 set search_path to ''
AS $function$
begin
  if private.active_account() is null or not private.has_passed_second_factor() then
    return;
  end if;
  return query
    select auth_session.id, auth_session.created_at,
      coalesce(auth_session.refreshed_at at time zone 'utc', auth_session.created_at) as latest_use, auth_session.user_agent,
      host(auth_session.ip), coalesce(auth_session.aal = 'aal2', false),
      auth_session.id::text is not distinct from nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id'
    from auth.sessions as auth_session
    where auth_session.user_id = (select auth.uid()) and (auth_session.not_after is null or auth_session.not_after > now())
    order by latest_use desc, auth_session.id limit 100;
end
$function$;
grant execute on function private.list_my_sessions() to authenticated;

create function private.list_new_submissions(wanted_tab text, since timestamptz, until timestamptz)
 returns table(source text, id uuid, sent_at timestamptz, sender text, subject text)
 language plpgsql
 stable
 set search_path to ''
AS $function$
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
$function$;

create function private.list_online_addresses(paths text[])
 returns table(path text, state text)
 language plpgsql
 stable security definer
 set search_path to ''
AS $function$
begin
  if cardinality(paths) > 100 then
    raise exception 'too many addresses' using errcode = '22023';
  end if;
  return query
  select private.content_path(content_row.content_type, content_row.slug), 'online'
  from private.online_content as content_row
  where content_row.slug = any (select substring(linked_path from '^/(?:presse|pages)/(.+)$') from unnest(paths) as linked_path)
  union all
  select redirect.path, 'moved'
  from public.content_redirects as redirect join private.online_content as content_row on content_row.id = redirect.content_id
  where redirect.path = any (paths);
end
$function$;
grant execute on function private.list_online_addresses(text[]) to authenticated;

create function private.list_online_stories(ids uuid[])
 returns jsonb
 language sql
 stable security definer
 set search_path to ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', content_row.id, 'path', private.content_path(content_row.content_type, content_row.slug),
    'title', content_row.title, 'excerpt', content_row.excerpt,
    'category', (select category.name from public.categories as category where category.id = content_row.category_id),
    'published_at', content_row.first_published_at,
    'cover', (select cover.item from private.media_items as cover where cover.id = content_row.cover_media_id)
  ) order by requested_story.place), '[]')
  from unnest(ids) with ordinality as requested_story (id, place)
  join private.online_content as content_row on content_row.id = requested_story.id and content_row.content_type in ('article', 'news')
$function$;

create function private.list_review_decisions()
 returns table(id uuid, title text, step text, by_name text, note text, goes_online_at timestamptz,
     taken_at timestamptz)
 language sql
 stable security definer rows 5
 set search_path to ''
AS $function$
  select step.* from private.list_review_steps((select auth.uid()), 'decisions', now() - interval '7 days', 'infinity') as step
  where (select private.is_staff())
  order by step.taken_at desc, step.id limit 5
$function$;
grant execute on function private.list_review_decisions() to authenticated;

create function private.list_review_steps(reader uuid, kind text, since timestamptz, until timestamptz)
 returns table(id uuid, title text, step text, by_name text, note text, goes_online_at timestamptz,
     taken_at timestamptz)
 language sql
 stable
 set search_path to ''
AS $function$
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
$function$;

create function private.list_submissions(source text, columns text[] default null::text[], words text default null::text,
    state text default null::text, since timestamptz default null::timestamptz,
    before timestamptz default null::timestamptz, cursor_at timestamptz default null::timestamptz,
    cursor_id uuid default null::uuid, backwards boolean default false, page_size integer default 21,
    assignee_filter text default null::text, due_before date default null::date, wanted_id uuid default null::uuid)
 returns table(id uuid, sent_at timestamptz, fields jsonb)
 language plpgsql
 security definer rows 50
 set search_path to ''
 set plan_cache_mode to 'auto'
AS $function$
declare
  form private.submission_sources;
  -- all clauses after SELECT
  page_query text;
  column_list text;
  date_column text;
  ids uuid[];
begin
  if not private.may_read_forms(source) then
    raise exception 'this form needs another permission' using errcode = '42501';
  end if;
  if cardinality(columns) > 50 then
    raise exception 'no form has so many columns' using errcode = '22023';
  end if;
  if page_size > 100 then
    perform private.consume_rate_limit('export', auth.uid()::text);
  end if;
  select * into form from private.submission_sources where submission_sources.name = source;
  page_query := private.build_submission_filter(form, words, state, since, before, assignee_filter, due_before);
  date_column := form.timestamp_column;
  if wanted_id is not null then
    page_query := page_query || format(' and id = %L', wanted_id);
  end if;
  if cursor_at is not null and cursor_id is not null then
    -- the first condition finds the start in the index; one row comparison cannot express mixed directions
    page_query := page_query || case
      when backwards then format(' and %1$I >= %2$L and (%1$I > %2$L or id < %3$L)', date_column, cursor_at, cursor_id)
      else format(' and %1$I <= %2$L and (%1$I < %2$L or id > %3$L)', date_column, cursor_at, cursor_id)
    end;
  end if;
  page_query := page_query || format(
    case when backwards then ' order by %I asc, id desc limit %s' else ' order by %I desc, id asc limit %s' end,
    date_column, least(greatest(page_size, 1), 1000)
  );
  select string_agg(quote_ident(attname), ', ' order by attnum) into column_list from pg_catalog.pg_attribute
  where attrelid = format('public.%I', source)::regclass and attnum > 0 and not attisdropped
    and has_column_privilege('authenticated', attrelid, attnum, 'select, insert, update')
    and (columns is null or attname = any (columns || array['id', date_column]));
  for id, sent_at, fields in execute format(
    'select id, %1$I, to_jsonb(page) from (select %2$s %3$s) as page order by %1$I desc, id', date_column, column_list, page_query
  ) loop
    ids := ids || id;
    return next;
  end loop;
  -- a bulk action reads only ids and the follow-up, which are no personal data of visitors
  if columns is null or not columns <@ array['status', 'assignee', 'due_on', 'version'] then
    perform private.count_submission_reads(source, ids);
  end if;
end
$function$;
grant execute on function private.list_submissions(text, text[], text, text, timestamptz, timestamptz, timestamptz, uuid,
    boolean, integer, text, date, uuid) to authenticated;

create function private.mail_invitation()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
begin
  perform private.queue_mail(
    'invitation', new.email, jsonb_build_object('id', new.id, 'sending', new.sends),
    format('invitation %s %s', new.id, new.sends)
  );
  return null;
end
$function$;

create function private.mail_queue_status()
 returns table(connected boolean, waiting bigint, waiting_since timestamptz, failed bigint, unconfirmed bigint,
     unsent jsonb)
 language sql
 stable security definer
 set search_path to ''
AS $function$
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
$function$;
grant execute on function private.mail_queue_status() to authenticated;

create function private.main_media_filename(object text)
 returns text
 language sql
 immutable
 set search_path to ''
AS $function$
  select regexp_replace(substring(object from '^uploads/(.+)$'), '(\.[a-z0-9]+)\.[0-9a-f]{8}-\d+\.[a-z]+$', '\1')
$function$;

create function private.make_preview(text_id uuid)
 returns table(token text, expires_at timestamptz)
 language plpgsql
 security definer
 set search_path to ''
AS $function$
begin
  if not (private.has_passed_second_factor() and private.may_create_preview(private.active_account(), text_id)) then
    return;
  end if;
  perform private.consume_rate_limit('preview_link', auth.uid()::text);
  token := translate(
    encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'),
    '+/=', '-_'
  );
  insert into public.content_previews as preview_row (content_id, token_hash, made_by, made_by_name)
  values (
    text_id, sha256(convert_to(token, 'UTF8')),
    (select id from public.profiles where id = (select auth.uid())), private.current_user_name()
  )
  returning preview_row.expires_at into make_preview.expires_at;
  return next;
end
$function$;
grant execute on function private.make_preview(uuid) to authenticated;

create function private.make_recovery_codes()
 returns text[]
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  person uuid := (select auth.uid());
  factor uuid;
  random bytea;
  code text;
  codes text[] := '{}';
begin
  select id into factor from auth.mfa_factors
  where user_id = person and status = 'verified' and factor_type = 'totp' order by created_at limit 1;
  if factor is null or private.active_account() is null or not private.has_passed_second_factor() then
    raise exception 'a second factor must be given first' using errcode = '42501';
  end if;
  perform private.consume_rate_limit('account', person::text);
  delete from private.recovery_codes where user_id = person;
  while cardinality(codes) < 10 loop
    -- 16 characters from an alphabet of 32: five bits each, 80 in all
    random := extensions.gen_random_bytes(16);
    select string_agg(
      substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(random, place) & 31) + 1, 1)
        || case when place in (3, 7, 11) then '-' else '' end, '' order by place
    ) into code from generate_series(0, 15) as place;
    insert into private.recovery_codes (hash, user_id, factor_id) values (private.hash_recovery_code(code), person, factor);
    codes := codes || code;
  end loop;
  perform private.record_activity(
    person, 'make_recovery_codes', 'auth', person, (select email from auth.users where id = person)
  );
  return codes;
end
$function$;
grant execute on function private.make_recovery_codes() to authenticated;

create function private.may_create_preview(account uuid, text_id uuid)
 returns boolean
 language plpgsql
 stable security definer
 set search_path to ''
AS $function$
begin
  return exists (
    select from public.content where id = text_id and (
      private.account_has_permission(account, 'content_edit')
      or private.account_has_permission(account, 'content_manage')
      or (
        author_id = account
        and (private.account_has_permission(account, 'content_create') or private.account_has_permission(account, 'content_draft'))
      )
    )
  );
end
$function$;

create function private.may_edit_all_content()
 returns boolean
 language sql
 stable
 set search_path to ''
AS $function$
  select private.has_permission('content_edit') or private.has_permission('content_manage')
$function$;
grant execute on function private.may_edit_all_content() to authenticated, service_role;

create function private.may_read_all_content()
 returns boolean
 language sql
 stable
 set search_path to ''
AS $function$
  select private.may_edit_all_content() or private.has_permission('content_moderate')
$function$;
grant execute on function private.may_read_all_content() to authenticated, service_role;

create function private.may_read_forms(form_or_tab text)
 returns boolean
 language plpgsql
 stable security definer
 set search_path to ''
 set plan_cache_mode to 'auto'
AS $function$
begin
  return private.has_permission(coalesce(
    -- the forms of a tab have the same permission
    (select min(permission) from private.submission_sources where form_or_tab in (name, tab)), 'all'
  ));
end
$function$;
grant execute on function private.may_read_forms(text) to authenticated;

create function private.measure_health()
 returns void
 language plpgsql
 set search_path to ''
AS $function$
begin
  if to_regclass('cron.job_run_details') is not null then
    execute $sql$
      insert into private.job_runs as job_run (job, ended_at, succeeded)
      select job.jobname, last_run.end_time, last_run.status = 'succeeded'
      from cron.job as job
      join private.scheduled_jobs as scheduled_job on scheduled_job.name = job.jobname
      left join lateral (
        select run.status, run.end_time from cron.job_run_details as run
        where run.jobid = job.jobid and run.status in ('succeeded', 'failed') and run.end_time is not null
        order by run.runid desc limit 1
      ) as last_run on true
      where job.active
      on conflict (job) do update set
        ended_at = coalesce(excluded.ended_at, job_run.ended_at), succeeded = coalesce(excluded.succeeded, job_run.succeeded)
    $sql$;
    execute 'delete from private.job_runs where job <> all (array(select jobname from cron.job where active and jobname is not null))';
  end if;
  update private.health_measures set
    measured_at = now(),
    oldest_waiting_at = (
      select created_at from private.mails
      where state = 'waiting' and (attempts > 0 or due <= now()) order by created_at limit 1
    ),
    overdue_since = (select min(due) from private.mails where state = 'waiting' and due <= now()),
    last_sent_at = (select max(outcome_at) from private.mails where state = 'sent'),
    failed_mail_count = (
      select count(*) from (
        select from private.mails
        where state in ('failed', 'unconfirmed') and not bounced and created_at > now() - interval '1 day' limit 1000
      ) as failed_mails
    )
  where id;
  update private.health_measures set
    database_bytes = pg_database_size(current_database()),
    files_bytes = (select coalesce(sum((metadata ->> 'size')::bigint), 0) from storage.objects),
    sizes_measured_at = now()
  where id and coalesce(sizes_measured_at < now() - interval '1 hour', true);
end
$function$;

create function private.merge_tag()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
begin
  insert into public.content_tags (content_id, tag_id)
  select content_id, new.merged_into from public.content_tags where tag_id = new.id
  on conflict do nothing;
  perform private.record_activity(
    auth.uid(), 'tag_merge', 'content', new.merged_into, old.name,
    jsonb_build_object('into', (select name from public.tags where id = new.merged_into))
  );
  delete from public.tags where id = new.id;
  return null;
end
$function$;

create function private.move_content_to_bin()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
begin
  insert into public.content_bin (id, title, slug, status, content_type, deleted_by, deleted_by_name, snapshot)
  values (
    old.id, old.title, old.slug, old.status, old.content_type,
    (select id from public.profiles where id = (select auth.uid())), private.current_user_name(),
    jsonb_build_object(
      'row', to_jsonb(old) - 'search_words',
      'tags', (select coalesce(jsonb_agg(tag_id), '[]') from public.content_tags where content_id = old.id),
      'revisions', (
        select coalesce(jsonb_agg(to_jsonb(revision)), '[]') from public.content_revisions as revision
        where content_id = old.id
      ),
      'redirects', (
        select coalesce(jsonb_agg(to_jsonb(redirect)), '[]') from public.content_redirects as redirect
        where content_id = old.id
      ),
      'copy', (select to_jsonb(copy) from public.content as copy where copy.copy_of = old.id),
      'copy_tags', (
        select coalesce(jsonb_agg(tag_id), '[]')
        from public.content_tags join public.content as copy on copy.id = content_id
        where copy.copy_of = old.id
      )
    )
  );
  return old;
end
$function$;

create function private.move_media_to_bin()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
begin
  insert into public.media_bin (
    id, filename, original_filename, file_path, file_size, media_type, renditions, deleted_by, deleted_by_name, snapshot,
    search_text
  )
  values (
    old.id, old.filename, old.original_filename, old.file_path, old.file_size, old.media_type, old.renditions,
    (select id from public.profiles where id = (select auth.uid())), private.current_user_name(),
    jsonb_build_object(
      'row', to_jsonb(old),
      'covers', (select coalesce(jsonb_agg(id), '[]') from public.content where cover_media_id = old.id),
      'shares', (select coalesce(jsonb_agg(id), '[]') from public.content where share_media_id = old.id),
      'texts', (select coalesce(jsonb_agg(content_id), '[]') from public.content_media where media_id = old.id)
    ),
    old.search_text
  );
  return old;
end
$function$;

create function private.newsletter_confirmation_mail(recipient text, data jsonb)
 returns jsonb
 language sql
 stable
 set search_path to ''
AS $function$
  select jsonb_build_object('token', confirmation_token, 'audience', audience) from public.newsletter_subscriptions
  where id = (data ->> 'subscription')::uuid and not is_active
$function$;

create function private.newsletter_welcome_mail(recipient text, data jsonb)
 returns jsonb
 language sql
 stable
 set search_path to ''
AS $function$
  select jsonb_build_object('token', unsubscribe_token, 'audience', audience) from public.newsletter_subscriptions
  where id = (data ->> 'subscription')::uuid and is_active
$function$;

create function private.normalise_email()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
begin
  new.email := lower(private.clean_email(new.email));
  return new;
end
$function$;

create function private.open_cv_upload(extension text)
 returns text
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  -- 10 GiB, less 200 open tickets of 5 MiB
  max_bytes constant bigint := 10 * 1024 ^ 3 - 200 * 5 * 1024 ^ 2;
  origin constant record := private.read_request_origin();
  from_address constant bytea := private.hash_sender('cv', origin.address);
  from_network constant bytea := private.hash_sender('cv_network', origin.network);
  ticket_name text := gen_random_uuid() || '.' || extension;
begin
  if extension is null or extension not in ('pdf', 'doc', 'docx') then
    raise exception using errcode = '22023', message = 'a CV is a pdf, doc or docx file';
  end if;
  perform private.consume_rate_limit('cv', origin.address);
  perform private.consume_rate_limit('cv_network', origin.network);
  -- one at a time, so that two calls do not share the last place
  perform pg_advisory_xact_lock(hashtextextended('cv tickets', 0));
  if (
    select sum(coalesce((file.metadata ->> 'size')::bigint, bucket.file_size_limit))
    from storage.objects as file join storage.buckets as bucket on bucket.id = file.bucket_id
    where file.bucket_id = 'cv'
  ) > max_bytes then
    if not exists (
      select from public.activity_log
      where type = 'media' and action = 'cv_bucket_full' and created_at > now() - interval '1 hour'
    ) then
      perform private.record_activity(null, 'cv_bucket_full', 'media', null, '');
    end if;
    return '';
  end if;
  -- Deletes the oldest open tickets beyond 2 of the address, 9 of the network and 199 in all: a candidate uses a ticket within a
  -- second.
  delete from private.cv_tickets where expires_at <= now();
  delete from private.cv_tickets where name in (
    select name from private.cv_tickets where address = from_address order by created_at desc, name offset 2
  ) or name in (
    select name from private.cv_tickets where network = from_network order by created_at desc, name offset 9
  ) or name in (
    select name from private.cv_tickets order by created_at desc, name offset 199
  );
  insert into private.cv_tickets (name, address, network) values (ticket_name, from_address, from_network);
  return ticket_name;
end
$function$;
grant execute on function private.open_cv_upload(text) to anon, authenticated;

create function private.owns_media_object(object text)
 returns boolean
 language plpgsql
 stable security definer
 set search_path to ''
AS $function$
declare
  main_file constant text := private.main_media_filename(object);
begin
  return private.has_permission('media_upload') and case
    -- the table of the bin is in 20261122102150_media_bin.sql
    when exists (select from public.media_library where filename = main_file)
      or exists (select from public.media_bin where filename = main_file)
    then exists (select from public.media_library where filename = main_file and uploaded_by = (select auth.uid()))
    else exists (
      select from storage.objects
      where bucket_id = 'media' and name = object and owner_id = (select auth.uid())::text
    )
  end;
end
$function$;
grant execute on function private.owns_media_object(text) to authenticated;

create function private.person_summary(person uuid)
 returns table(texts bigint, files bigint, has_second_factor boolean)
 language plpgsql
 stable security definer rows 1
 set search_path to ''
AS $function$
begin
  if private.can_manage_person(person) then
    texts := (select count(*) from public.content where author_id = person and copy_of is null);
    files := (select count(*) from public.media_library where uploaded_by = person);
    has_second_factor := exists (select from auth.mfa_factors where user_id = person and status = 'verified');
    return next;
  end if;
end
$function$;
grant execute on function private.person_summary(uuid) to authenticated;

create function private.previewed_text(token text)
 returns text[]
 language plpgsql
 security definer
 set search_path to ''
 set "TimeZone" to 'Europe/Paris'
AS $function$
declare
  answer jsonb;
begin
  -- 256 bits in base64
  if char_length(token) = 43 then
    select case
      when exists (select from private.online_content as online where online.id = content_row.id)
      then jsonb_build_object('moved_to', private.content_path(content_row.content_type, content_row.slug))
      else content_row.item || content_row.page || jsonb_build_object(
        'expires_at', link.expires_at,
        -- the date that the page would show
        'first_published_at', coalesce(
          (select original.first_published_at from public.content as original where original.id = content_row.copy_of),
          content_row.first_published_at, content_row.publish_at, now()
        )
      )
    end into answer
    from public.content_previews as link join private.content_items as content_row on content_row.id = link.content_id
    where link.token_hash = sha256(convert_to(token, 'UTF8')) and link.expires_at > now()
      and private.may_create_preview(link.made_by, content_row.id);
  end if;
  if answer is null then
    perform private.consume_rate_limit('preview', (select origin.address from private.read_request_origin() as origin));
    return '{}';
  end if;
  return array[answer::text];
end
$function$;
grant execute on function private.previewed_text(text) to anon, authenticated;

create function private.publish_copy_row(copy_id uuid, original_version integer)
 returns uuid
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  copy public.content;
  original_id uuid;
  copy_tags uuid[] := array(select tag_id from public.content_tags where content_id = copy_id);
begin
  if not ((select auth.uid()) is null or private.may_edit_all_content()) then
    raise exception 'a working copy may not be put online' using errcode = '42501';
  end if;
  select * into copy from public.content where id = copy_id;
  -- private.record_content_activity reads this setting
  perform set_config('content.copy_online', copy.copy_of::text, true);
  select id into original_id from public.save_content(
    private.copied_fields(copy), tags_added => copy_tags,
    tags_removed => array(select tag_id from public.content_tags where content_id = copy.copy_of and tag_id <> all (copy_tags)),
    text_id => copy.copy_of, base_version => original_version
  );
  perform set_config('content.copy_online', '', true);
  if original_id is not null then
    update public.content_previews set content_id = original_id where content_id = copy_id;
    delete from public.content where id = copy_id;
  end if;
  return original_id;
end
$function$;
grant execute on function private.publish_copy_row(uuid, integer) to authenticated;

create function private.published_collections(known jsonb default null::jsonb)
 returns text[]
 language sql
 stable security definer
 set search_path to ''
AS $function$
  with visible_collection as materialized (
    select key, version, case
      when jsonb_typeof(value -> 'items') = 'array' then jsonb_set(value, '{items}', (
        select coalesce(jsonb_agg(item order by item_number), '[]')
        from jsonb_array_elements(value -> 'items') with ordinality as list (item, item_number)
        where item -> 'hidden' is distinct from 'true'
      ))
      else value
    end as value
    from public.site_collections
    where known is null or (known ? key and known -> key is distinct from to_jsonb(version))
  )
  select array(
    select jsonb_build_object('key', key, 'version', version, 'value', value, 'media', (
      select coalesce(jsonb_agg(media_item.item || jsonb_build_object(
        'id', media.id, 'name', media.original_filename, 'type', media.mime_type, 'size', media.file_size
      )), '[]')
      from public.media_library as media join private.media_items as media_item on media_item.id = media.id
      where media.id in (
        -- the fields that hold the id of a file
        select (field #>> '{}')::uuid
        from jsonb_path_query(value, 'lax $.*.*') as field
        where jsonb_typeof(field) = 'string'
          and field #>> '{}' ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
      )
    ))::text
    from visible_collection order by key
  )
$function$;
grant execute on function private.published_collections(jsonb) to anon, authenticated;

create function private.published_counts()
 returns text[]
 language sql
 stable security definer
 set search_path to ''
 set "TimeZone" to 'Europe/Paris'
AS $function$
  with direct_counts as (
    select category.id, category.parent_id, category.slug, category.name, category.position, direct_count.count
    from public.categories as category cross join lateral (
      select count(*) from (
        select from private.online_content where category_id = category.id and content_type in ('article', 'news') limit 1000
      ) as limited_rows
    ) as direct_count
  ), total_counts as (
    select category_row.slug, category_row.name, parent_category.slug as parent,
      coalesce(parent_category.position, category_row.position) as sort_position,
      category_row.count + coalesce(sum(child_category.count), 0) as count
    from direct_counts as category_row
    left join direct_counts as parent_category on parent_category.id = category_row.parent_id
    left join direct_counts as child_category on child_category.parent_id = category_row.id
    group by category_row.id, category_row.slug, category_row.name, category_row.position, category_row.count,
      parent_category.slug, parent_category.position
  ), first_year as (
    select extract(year from min(first_published_at))::integer as year
    from private.online_content
    -- the first year that published_news accepts
    where content_type in ('article', 'news') and first_published_at >= '1900-01-01'
  ), published_years as (
    select past_year as year
    from first_year, generate_series(first_year.year, extract(year from now())::integer) as past_year
    where exists (
      select from private.online_content where content_type in ('article', 'news')
        and first_published_at >= make_timestamptz(past_year, 1, 1, 0, 0, 0)
        and first_published_at < make_timestamptz(past_year + 1, 1, 1, 0, 0, 0)
    )
  ), first_row as (
    select jsonb_build_object(
      'count', (
        select count(*) from (select from private.online_content where content_type in ('article', 'news') limit 1000) as limited_rows
      ),
      'years', array(select year from published_years order by year desc),
      'imported', array(select slug from private.imported_articles order by slug)
    ) as counts
  )
  select counts::text || array(
    select jsonb_build_object('slug', slug, 'name', name, 'parent', parent, 'count', least(count, 1000))::text
    from total_counts where count > 0 order by sort_position, slug
  )
  from first_row
$function$;
grant execute on function private.published_counts() to anon, authenticated;

create function private.published_news(category text default null::text, tag text default null::text,
    year integer default null::integer, words text default null::text, cursor_at timestamptz default null::timestamptz,
    cursor_id uuid default null::uuid, page_size integer default 13, only_pinned boolean default false)
 returns text[]
 language plpgsql
 stable security definer
 set search_path to ''
 set "TimeZone" to 'Europe/Paris'
 set plan_cache_mode to 'force_custom_plan'
AS $function$
declare
  max_items integer := least(greatest(page_size, 1), 25);
  category_ids uuid[];
  tag_key uuid;
  patterns text[] := nullif(array(select '%' || word || '%' from unnest(private.split_search_words(words)) as word), '{}');
  -- PostgreSQL looks up one pattern in the trigram index
  longest_pattern text := (select pattern from unnest(patterns) as pattern order by char_length(pattern) desc limit 1);
  earliest timestamptz := '-infinity';
  latest timestamptz := coalesce(cursor_at, 'infinity');
begin
  -- shorter words would read every text, because the trigram index does not hold them
  if year not between 1900 and 2100 or longest_pattern !~ '[[:alnum:]]{3}' then
    return '{}';
  end if;
  if year is not null then
    earliest := make_timestamptz(year, 1, 1, 0, 0, 0);
    latest := least(latest, earliest + interval '1 year' - interval '1 microsecond');
  end if;
  if category is not null then
    category_ids := array(
      select category_row.id from public.categories as category_row
      left join public.categories as parent_category on parent_category.id = category_row.parent_id
      where category_row.slug = category or parent_category.slug = category
    );
    return array(
      select page_row.item::text
      -- one index scan for each category
      from unnest(category_ids) as section cross join lateral (
        select item, first_published_at, id from private.online_content
        where category_id = section and content_type in ('article', 'news')
          and first_published_at between earliest and latest
          and (patterns is null or search_text like longest_pattern and search_text like all (patterns))
          and (cursor_at is null or first_published_at < cursor_at or id > cursor_id)
          and (pinned or not only_pinned)
        order by first_published_at desc, id limit max_items
      ) as page_row
      order by page_row.first_published_at desc, page_row.id limit max_items
    );
  end if;
  if tag is not null then
    select id into tag_key from public.tags where slug = tag;
    return array(
      select item::text from private.online_content
      where content_type in ('article', 'news')
        and first_published_at between earliest and latest
        and (patterns is null or search_text like longest_pattern and search_text like all (patterns))
        and (cursor_at is null or first_published_at < cursor_at or id > cursor_id)
        and (pinned or not only_pinned)
        and exists (select from public.content_tags where content_id = online_content.id and tag_id = tag_key)
      order by first_published_at desc, id limit max_items
    );
  end if;
  return array(
    select item::text from private.online_content
    where content_type in ('article', 'news')
      -- the range finds the start in the index; the last condition excludes equal values of earlier pages
      and first_published_at between earliest and latest
      and (patterns is null or search_text like longest_pattern and search_text like all (patterns))
      and (cursor_at is null or first_published_at < cursor_at or id > cursor_id)
      and (pinned or not only_pinned)
    order by first_published_at desc, id limit max_items
  );
end
$function$;
grant execute on function private.published_news(text, text, integer, text, timestamptz, uuid, integer, boolean) to anon,
    authenticated;

create function private.published_on_air()
 returns text[]
 language sql
 stable security definer
 set search_path to ''
AS $function$
  select array(
    select programme.item
    from unnest(array['hivowood', 'obouo-tv', 'inspiration', 'marmite']) as channel_key cross join lateral (
      select item from private.programme_items
      -- a programme lasts a day at most, so the index scan can start 24 hours ago
      where channel = channel_key and starts_at > now() - interval '24 hours' and starts_at < now() + interval '12 hours'
        and ends_at > now()
      order by starts_at limit 2
    ) as programme
  )
$function$;
grant execute on function private.published_on_air() to anon, authenticated;

create function private.published_programmes(channel text, since timestamptz, until timestamptz)
 returns text[]
 language plpgsql
 stable security definer
 set search_path to ''
AS $function$
begin
  return array(
    select item from private.programme_items as programme
    where programme.channel = published_programmes.channel
      and starts_at >= since and starts_at < least(until, since + interval '8 days')
    order by starts_at limit 1000
  );
end
$function$;
grant execute on function private.published_programmes(text, timestamptz, timestamptz) to anon, authenticated;

create function private.published_settings()
 returns text[]
 language sql
 stable security definer
 set search_path to ''
AS $function$
  select array(
    select row_to_json(public_columns)::text
    from (
      select
        title, description, email, phone, address, facebook, twitter, instagram, youtube, linkedin,
        maintenance_mode and coalesce(maintenance_until > now(), true) as maintenance_mode,
        -- JSON writes a date in ISO 8601
        coalesce(to_json(maintenance_until) #>> '{}', '') as maintenance_until
      from public.site_settings
    ) as public_columns
  )
$function$;
grant execute on function private.published_settings() to anon, authenticated;

create function private.published_state()
 returns text[]
 language sql
 stable security definer
 set search_path to ''
AS $function$
  select array(
    select jsonb_build_object(
      'changes', changes, 'at', now(),
      'imported', array(select slug from private.imported_articles order by slug)
    )::text
    from private.site_build
  )
$function$;
grant execute on function private.published_state() to anon, authenticated;

create function private.published_text(path text)
 returns text[]
 language plpgsql
 stable security definer
 set search_path to ''
 set "TimeZone" to 'Europe/Paris'
AS $function$
declare
  is_page boolean := path like '/pages/%';
  wanted_slug text := substring(path from '^/(?:presse|pages)/(.+)$');
  answer jsonb;
begin
  select item || page into answer
  from private.online_content where slug = wanted_slug and (content_type = 'page') = is_page;

  if answer is null then
    select case
      when exists (select from private.online_content as online where online.id = past_content.id)
      then jsonb_build_object('moved_to', private.content_path(past_content.content_type, past_content.slug))
      else jsonb_build_object('withdrawn', true)
    end into answer
    from public.content as past_content
    where past_content.first_published_at <= now() and (
      past_content.slug = wanted_slug and (past_content.content_type = 'page') = is_page
      or past_content.id = (
        select redirect.content_id from public.content_redirects as redirect where redirect.path = published_text.path
      )
    );
  end if;
  if answer is null and path like '/presse/%' and exists (select from private.imported_articles where slug = wanted_slug) then
    answer := jsonb_build_object('withdrawn', true);
  end if;
  return case when answer is null then '{}' else array[answer::text] end;
end
$function$;
grant execute on function private.published_text(text) to anon, authenticated;

create function private.published_texts(cursor_id uuid default null::uuid, page_size integer default 25)
 returns text[]
 language plpgsql
 stable security definer
 set search_path to ''
 set "TimeZone" to 'Europe/Paris'
AS $function$
begin
  return array(
    select (item || page || jsonb_build_object('redirects', array(
      select jsonb_build_object('from', redirect.path, 'to', private.content_path(online.content_type, online.slug))
      from public.content_redirects as redirect where redirect.content_id = online.id order by redirect.path
    )))::text
    from private.online_content as online
    where id > coalesce(cursor_id, '00000000-0000-0000-0000-000000000000')
    order by id limit least(greatest(page_size, 1), 25)
  );
end
$function$;
grant execute on function private.published_texts(uuid, integer) to anon, authenticated;

create function private.put_due_collection_drafts_online()
 returns integer
 language plpgsql
 set search_path to ''
AS $function$
declare
  due_draft public.site_collection_drafts;
  updated_count integer := 0;
begin
  for due_draft in
    select draft.* from public.site_collection_drafts as draft left join public.site_collections as live using (key)
    where draft.publish_at <= now() and coalesce(live.version, 0) = draft.base_version
    order by draft.publish_at
    for update of draft
  loop
    insert into public.site_collections as live (key, label, value, updated_by)
    values (due_draft.key, due_draft.label, due_draft.value, due_draft.updated_by)
    on conflict (key) do update set value = excluded.value, label = excluded.label, updated_by = excluded.updated_by
    where live.version = due_draft.base_version;
    -- not found: a colleague has saved since the select, and the draft stays
    if found then
      delete from public.site_collection_drafts where key = due_draft.key;
      updated_count := updated_count + 1;
    end if;
  end loop;
  return updated_count;
end
$function$;

create function private.put_due_copies_online()
 returns integer
 language plpgsql
 set search_path to ''
AS $function$
declare
  due_copy record;
  updated_count integer := 0;
begin
  for due_copy in
    select copy.id, copy.copied_version
    from public.content as copy join public.content as original on original.id = copy.copy_of
    where copy.update_at <= now() and original.version = copy.copied_version
    order by copy.update_at
  loop
    begin
      if private.publish_copy_row(due_copy.id, due_copy.copied_version) is not null then
        updated_count := updated_count + 1;
      end if;
    exception when unique_violation or exclusion_violation then
      raise warning 'copy % not put online: %', due_copy.id, sqlerrm;
    end;
  end loop;
  return updated_count;
end
$function$;

create function private.queue_alerts()
 returns integer
 language plpgsql
 set search_path to ''
AS $function$
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
$function$;

create function private.queue_limited_mail(allowance_sequence regclass, kind text, recipient text, data jsonb,
    idempotency_key text, rate_limit text default null::text)
 returns void
 language plpgsql
 security definer
 set search_path to ''
AS $function$
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
$function$;

create function private.queue_mail(kind text, recipient text, data jsonb default '{}'::jsonb,
    idempotency_key text default null::text, due timestamptz default now())
 returns uuid
 language plpgsql
 security definer
 set search_path to ''
AS $function$
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
$function$;

create function private.queue_review_mails()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
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
$function$;

create function private.read_address_origin(address text)
 returns text
 language sql
 immutable
 set search_path to ''
AS $function$ select substring(address from '^(https?://[a-z0-9.:-]+)(?:[/?#]|$)') $function$;

create function private.read_idempotency_header()
 returns text
 language sql
 stable
 set search_path to ''
AS $function$
  select name from private.read_operator_secret('mails_idempotency_header') as name where name ~ '^[!-9;-~]{1,60}$'
$function$;

create function private.read_operator_secret(secret_name text)
 returns text
 language plpgsql
 stable
 set search_path to ''
AS $function$
declare
  secret text;
begin
  if to_regclass('vault.decrypted_secrets') is null or to_regclass('net.http_request_queue') is null then
    return null;
  end if;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into secret using secret_name;
  return nullif(btrim(secret), '');
end
$function$;

create function private.read_request_origin(out address text, out network text)
 returns record
 language plpgsql
 stable
 set search_path to ''
AS $function$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  hops text[] := string_to_array(headers ->> 'x-forwarded-for', ',');
  sent_address text := lower(trim(coalesce(headers ->> 'cf-connecting-ip', hops[cardinality(hops)], '')));
  -- without the prefix of an IPv4 address in IPv6 form
  raw_address text := regexp_replace(sent_address, '^::ffff:(?=\d+\.)', '');
begin
  if headers is null then
    return;
  end if;
  address := host(raw_address::inet);
  if family(raw_address::inet) = 6 then
    -- one customer has a whole /64 of IPv6 addresses
    address := host(network(set_masklen(raw_address::inet, 64)));
    network := host(network(set_masklen(raw_address::inet, 48)));
  else
    network := host(network(set_masklen(raw_address::inet, 24)));
  end if;
exception when invalid_text_representation then
  address := 'unknown';
  network := 'unknown';
end
$function$;

create function private.read_scan_answers()
 returns void
 language plpgsql
 set search_path to ''
AS $function$
declare
  scan private.cv_scans;
  has_ended boolean;
  answer jsonb;
begin
  for scan in select * from private.cv_scans where request_id is not null loop
    answer := null;
    begin
      execute
        'select true, case when status_code = 200 then content::jsonb end from net._http_response where id = $1'
        into has_ended, answer using scan.request_id;
    exception when data_exception or program_limit_exceeded then
      has_ended := true;
    end;
    if answer ->> 'name' = scan.name and answer ->> 'verdict' in ('clean', 'infected') then
      update private.cv_scans set state = answer ->> 'verdict', request_id = null where name = scan.name;
    elsif has_ended or scan.requested_at < now() - interval '2 minutes' then
      update private.cv_scans set request_id = null where name = scan.name;
    end if;
  end loop;
end
$function$;

create function private.reattach_restored_media()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  bin_row public.media_bin;
begin
  select * into bin_row from public.media_bin where filename = new.filename;
  if bin_row.id is null then
    return null;
  end if;
  if bin_row.id <> new.id then
    raise exception 'a file of this name is in the bin' using errcode = '23505';
  end if;
  update public.content set cover_media_id = new.id
  where id = any (array(select jsonb_array_elements_text(bin_row.snapshot -> 'covers')::uuid)) and cover_media_id is null;
  update public.content set share_media_id = new.id
  where id = any (array(select jsonb_array_elements_text(bin_row.snapshot -> 'shares')::uuid)) and share_media_id is null;
  insert into public.content_media (content_id, media_id)
  select id, new.id from public.content
  where id = any (array(select jsonb_array_elements_text(bin_row.snapshot -> 'texts')::uuid))
    and strpos(content, '/media/uploads/' || new.filename) > 0
  on conflict do nothing;
  return null;
end
$function$;

create function private.record_account_activity()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  person constant uuid := (case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end) ->> tg_argv[1];
begin
  perform private.record_activity(
    -- an operator or a colleague may delete a factor; only its owner signs in and adds one
    case tg_op when 'DELETE' then auth.uid() else person end,
    case when auth.uid() <> person then coalesce(tg_argv[2], tg_argv[0]) else tg_argv[0] end,
    'auth', person, account.email
  )
  from auth.users as account
  where account.id = person and exists (select from public.user_roles where user_id = person);
  return null;
exception when others then
  raise warning '% not recorded: %', tg_argv[0], sqlerrm;
  return null;
end
$function$;

create function private.record_activity(actor_id uuid, action_name text, kind public.activity_type, target uuid,
    label text, extra jsonb default '{}'::jsonb)
 returns uuid
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  person public.profiles;
  repeat_counter private.event_counters;
  line_id uuid;
  stored_details jsonb := extra;
  is_erasure constant boolean := action_name in ('delete', 'final_delete', 'erase_person');
  recent_line_count bigint;
begin
  -- leaves 1,000 bytes of activity_log_details_size for an amount that is added later
  if octet_length(stored_details::text) > 9000 then
    stored_details := '{"cut": true}';
  end if;
  if actor_id is not null then
    if not exists (select from public.user_roles where user_id = actor_id) then
      return null;
    end if;
    if is_erasure then
      perform private.record_repeated_event(
        counter_key => 'erasures by ' || actor_id, added_amount => 1, threshold => 20, window_length => '1 hour',
        actor_id => actor_id, action_name => 'mass_erasure', kind => 'settings', target => null, label => ''
      );
    end if;
    if kind in ('content', 'media') then
      select count(*), (array_agg(recent_line.id) filter (where recent_line.details ? 'others'))[1] into recent_line_count, line_id
      from (
        select * from public.activity_log as line
        where line.actor = actor_id and line.created_at > now() - interval '1 minute'
          and line.action = action_name and line.type = kind
        limit 31
      ) as recent_line;
      if line_id is not null then
        -- this line counts the later rows of the bulk action
        update public.activity_log set details = jsonb_build_object('others', (details ->> 'others')::bigint + 1) where id = line_id;
        return line_id;
      elsif recent_line_count >= 30 then
        target := null;
        label := 'autres éléments';
        stored_details := '{"others": 1}';
      end if;
    end if;
    perform private.consume_rate_limit('journal', actor_id::text);
    if not is_erasure then
      repeat_counter := private.increment_counter(
        'line ' || md5(jsonb_build_array(actor_id, action_name, kind, target, label, extra)::text), 1, '1 hour'
      );
      if repeat_counter.amount > 5 then
        stored_details := stored_details || jsonb_build_object('amount', repeat_counter.amount);
      end if;
      if repeat_counter.line is not null then
        update public.activity_log set details = stored_details where id = repeat_counter.line;
        return repeat_counter.line;
      end if;
    end if;
    select * into person from public.profiles where id = actor_id;
  end if;
  insert into public.activity_log (actor, actor_name, actor_email, action, type, target_id, target_label, details)
  values (
    person.id,
    coalesce(btrim(person.first_name || ' ' || person.last_name), 'Système'),
    person.email,
    action_name, kind, target, left(coalesce(label, ''), 300), stored_details
  )
  returning id into line_id;
  if repeat_counter.amount > 5 then
    update private.event_counters as counter set line = line_id where counter.key = repeat_counter.key;
  end if;
  return line_id;
end
$function$;

create function private.record_collection_activity()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  before jsonb := case tg_op when 'UPDATE' then old.value end;
  details jsonb;
begin
  with item as (
    select is_new, element, element ->> 'id' as id,
      left(coalesce(element ->> 'name', element ->> 'title', element ->> 'question', element ->> 'id'), 80) as name
    from (values (false, before), (true, new.value)) as saved (is_new, value), jsonb_path_query(value, '$.items[*]') as element
    where element ->> 'id' is not null
  ), changed_item as (
    select max(name) filter (where not is_new) as old_name, max(name) filter (where is_new) as new_name
    from item group by id
    having array_agg(element) filter (where not is_new) is distinct from array_agg(element) filter (where is_new)
  )
  select jsonb_strip_nulls(jsonb_build_object(
    'items_added', to_jsonb((array_agg(new_name) filter (where old_name is null))[:20]),
    'items_removed', to_jsonb((array_agg(old_name) filter (where new_name is null))[:20]),
    'items_changed', to_jsonb((array_agg(new_name) filter (where old_name is not null and new_name is not null))[:20])
  ))
  into details from changed_item
  where before is not null;
  perform private.record_activity(
    auth.uid(), 'collection_update', 'content', null, new.label,
    jsonb_build_object('collection', new.key) || coalesce(details, '{}')
  );
  return null;
end
$function$;

create function private.record_content_activity()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  before jsonb;
  after jsonb;
  compared_columns constant text[] := array[
    'title', 'slug', 'status', 'content_type', 'category', 'publish_at', 'unpublish_at', 'pinned', 'byline', 'update_at'
  ];
  edited_columns jsonb;
  changes jsonb;
  action_name text;
begin
  if tg_op = 'DELETE' then
    if old.copy_of is null then
      perform private.record_activity(
        auth.uid(), 'delete', 'content', old.id, old.title, jsonb_build_object('status', old.status)
      );
    -- Only a discarded copy has a line. When a copy goes online, this transaction has saved the original (updated_at = now()). When
    -- the original was deleted, it no longer exists.
    elsif exists (select from public.content where id = old.copy_of and updated_at < now()) then
      perform private.record_activity(auth.uid(), 'copy_delete', 'content', old.copy_of, old.title);
    end if;
    return null;
  end if;
  if tg_op = 'INSERT' then
    if new.copy_of is null then
      -- a restored text is no new text
      perform private.record_activity(
        auth.uid(), case when new.version > 1 then 'restore' else 'create' end, 'content', new.id, new.title,
        jsonb_build_object('status', new.status)
      );
    else
      perform private.record_activity(auth.uid(), 'copy_create', 'content', new.copy_of, new.title);
    end if;
    return null;
  end if;

  -- the name of the category: its id says nothing after a deletion
  before := to_jsonb(old) || jsonb_build_object(
    'category', (select name from public.categories where id = old.category_id)
  );
  after := to_jsonb(new) || jsonb_build_object(
    'category', (select name from public.categories where id = new.category_id)
  );
  changes := private.compare_columns(before, after, compared_columns);
  -- names of the other changed columns, without their values; columns of later migrations are included
  select coalesce(jsonb_agg(name order by name), '[]') into edited_columns
  from jsonb_object_keys(private.content_snapshot(new) - compared_columns - array['category_id', 'text_changed_at']) as name
  where before -> name is distinct from after -> name;

  action_name := case
    when new.update_at is distinct from old.update_at
      then case when new.update_at is null then 'copy_unschedule' else 'copy_schedule' end
    when new.review_requested_at is not null and old.review_requested_at is null then 'propose'
    when new.status = old.status and new.review_requested_at is null and old.review_requested_at is not null
      then case when new.review_note = '' then 'take_back' else 'return' end
    -- the line of a copy comes when it goes online
    when new.copy_of is not null then null
    when current_setting('content.copy_online', true) = new.id::text then 'copy_publish'
    when new.status = old.status then 'update'
    when new.status = 'published' and new.publish_at > now() then 'schedule'
    when new.status = 'published' then 'publish'
    when new.status = 'archived' then 'archive'
    else 'unpublish'
  end;
  if action_name is null then
    return null;
  end if;
  perform private.record_activity(
    auth.uid(), action_name, 'content', coalesce(new.copy_of, new.id), new.title,
    jsonb_strip_nulls(jsonb_build_object(
      'status', new.status,
      'changes', nullif(changes, '{}'),
      'edited', nullif(edited_columns, '[]'),
      'note', case when new.review_note is distinct from old.review_note then nullif(new.review_note, '') end
    ))
  );
  return null;
end
$function$;

create function private.record_erased_rows()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  amount constant bigint := (select count(*) from erased_rows);
begin
  if amount > 0 then
    perform private.record_activity(
      auth.uid(), 'erase_submissions', 'settings', null, 'Formulaires', jsonb_build_object(tg_table_name, amount)
    );
    perform private.record_repeated_event(
      counter_key => 'erasures by ' || auth.uid(), added_amount => amount, threshold => 20, window_length => '1 hour',
      actor_id => auth.uid(), action_name => 'mass_erasure', kind => 'settings', target => null, label => ''
    );
  end if;
  return null;
end
$function$;

create function private.record_final_deletion()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  is_restored boolean;
begin
  execute format('select exists (select from public.%I where id = $1)', tg_argv[1]) into is_restored using old.id;
  if is_restored then
    return null;
  end if;
  if tg_table_name = 'media_bin' then
    insert into private.erased_files (name)
    select 'uploads/' || old.filename
    union
    select 'uploads/' || old.filename || '.' || (rendition ->> 'name') from jsonb_array_elements(old.renditions) as rendition
    on conflict do nothing;
  end if;
  if auth.uid() is not null then
    perform private.record_activity(
      auth.uid(), 'final_delete', tg_argv[0]::public.activity_type, old.id, to_jsonb(old) ->> tg_argv[2]
    );
  end if;
  return null;
end
$function$;

create function private.record_identity_activity()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  name text := btrim(new.first_name || ' ' || new.last_name);
  previous_name text := btrim(old.first_name || ' ' || old.last_name);
begin
  if name is distinct from previous_name then
    perform private.record_activity(
      auth.uid(), case when auth.uid() = new.id then 'rename' else 'rename_person' end, 'auth', new.id, name,
      jsonb_build_object('changes', jsonb_build_object('name', jsonb_build_array(previous_name, name)))
    );
  end if;
  if new.email is distinct from old.email then
    perform private.record_activity(
      new.id, 'change_email', 'auth', new.id, new.email,
      jsonb_build_object('changes', jsonb_build_object('email', jsonb_build_array(old.email, new.email)))
    );
  end if;
  if (new.suspended_at is null) <> (old.suspended_at is null) then
    perform private.record_activity(
      auth.uid(), case when new.suspended_at is null then 'reinstate' else 'suspend' end, 'auth', new.id, name
    );
  end if;
  return null;
end
$function$;

create function private.record_media_activity()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
begin
  perform private.record_activity(
    auth.uid(),
    case
      -- a restored file is no upload
      when tg_op = 'INSERT' and exists (select from public.media_bin where id = new.id) then 'restore'
      when tg_op = 'INSERT' then 'upload'
      when tg_op = 'DELETE' then 'delete'
      when new.replaced_at is distinct from old.replaced_at then 'replace'
      -- new renditions of a stored file
      when (new.file_size, new.width, new.height, new.color, new.renditions)
        is distinct from (old.file_size, old.width, old.height, old.color, old.renditions) then 'prepare'
      else 'update'
    end,
    'media', coalesce(new.id, old.id), coalesce(new.original_filename, old.original_filename)
  );
  return null;
end
$function$;

create function private.record_media_uses()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
begin
  delete from public.content_media where content_id = new.id;
  insert into public.content_media (content_id, media_id)
  -- Reads the file names alone: after a restore, an address may have the host of the earlier project.
  select distinct new.id, media.id
  from regexp_matches(
    new.content, '/storage/v1/object/public/media/uploads/([a-z0-9-]+\.[a-z0-9]+)', 'g'
  ) as match (parts)
  join public.media_library as media on media.filename = match.parts[1];
  return null;
end
$function$;

create function private.record_preview_activity()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  content_row record;
begin
  select coalesce(copy_of, id) as id, title into content_row
  from public.content where id = coalesce(new.content_id, old.content_id);
  if auth.uid() is not null and content_row.id is not null then
    perform private.record_activity(
      auth.uid(), case tg_op when 'INSERT' then 'preview' else 'preview_end' end, 'content', content_row.id, content_row.title
    );
  end if;
  return null;
end
$function$;

create function private.record_programme_batch()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  verb text := case tg_op when 'INSERT' then 'create' else 'delete' end;
  replaced_count text := nullif(current_setting('guide.replaced', true), '');
  batch record;
begin
  select
    count(*) as programme_count, min(starts_at) as since, max(ends_at) as until, min(title) as title,
    jsonb_agg(distinct channel) as channels
  into batch from changed_rows;
  if batch.programme_count = 0 then
    return null;
  end if;
  if tg_op = 'DELETE' and current_setting('guide.insert_follows', true) = 'true' then
    perform set_config('guide.replaced', batch.programme_count::text, true);
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform set_config('guide.insert_follows', '', true);
    perform set_config('guide.replaced', '', true);
  end if;
  perform private.record_activity(
    auth.uid(),
    case when batch.programme_count = 1 and replaced_count is null then 'programme_' else 'programmes_' end || verb,
    'content', null, case when batch.programme_count = 1 then batch.title else '' end,
    jsonb_strip_nulls(jsonb_build_object(
      'programmes', batch.programme_count, 'replaced', replaced_count::integer, 'channels', batch.channels,
      'since', batch.since, 'until', batch.until
    ))
  );
  return null;
end
$function$;

create function private.record_repeated_event(counter_key text, added_amount bigint, threshold bigint,
    window_length interval, actor_id uuid, action_name text, kind public.activity_type, target uuid, label text,
    details jsonb default '{}'::jsonb)
 returns void
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  counter constant private.event_counters := private.increment_counter(counter_key, added_amount, window_length);
begin
  if counter.amount <= threshold then
    return;
  end if;
  details := details || jsonb_build_object('amount', counter.amount);
  if counter.line is null then
    update private.event_counters
    set line = private.record_activity(actor_id, action_name, kind, target, label, details)
    where key = counter_key;
  else
    update public.activity_log set details = record_repeated_event.details where id = counter.line;
  end if;
end
$function$;

create function private.record_role_permissions()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  changed_role record;
  current_permissions text[];
  previous_permissions text[];
begin
  for changed_role in
    select role.key, role.label, array_agg(changed_rows.permission) as permissions
    from changed_rows join public.roles as role on role.key = changed_rows.role
    group by role.key, role.label
  loop
    current_permissions := array(
      select permission from public.role_permissions where role = changed_role.key order by permission
    );
    if tg_op = 'INSERT' then
      previous_permissions := array(
        select name from unnest(current_permissions) as name where name <> all (changed_role.permissions) order by name
      );
    else
      previous_permissions := array(select name from unnest(current_permissions || changed_role.permissions) as name order by name);
    end if;
    perform private.record_activity(
      auth.uid(), 'update', 'role', null, changed_role.label,
      jsonb_build_object(
        'role', changed_role.key,
        'old', jsonb_build_object('permissions', to_jsonb(previous_permissions)),
        'new', jsonb_build_object('permissions', to_jsonb(current_permissions))
      )
    );
  end loop;
  return null;
end
$function$;

create function private.record_row_activity()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  rule constant jsonb := tg_argv[0];
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  row_values jsonb := coalesce(after, before);
  details jsonb := '{}';
begin
  if tg_op = 'UPDATE' and rule ? 'changes' then
    if rule -> 'changes' ? 'parent' then
      before := before || jsonb_build_object('parent', (select name from public.categories where id = old.parent_id));
      after := after || jsonb_build_object('parent', (select name from public.categories where id = new.parent_id));
    end if;
    details := private.compare_columns(before, after, array(select jsonb_array_elements_text(rule -> 'changes')));
    if details = '{}' then
      return null;
    end if;
    details := jsonb_build_object('changes', details);
  end if;
  if rule ? 'copies' then
    details := details || (
      select jsonb_object_agg(detail, case jsonb_typeof(source)
        when 'array' then (select jsonb_agg(row_values -> name) from jsonb_array_elements_text(source) as name)
        else row_values -> (source #>> '{}')
      end)
      from jsonb_each(rule -> 'copies') as copy (detail, source)
    );
  end if;
  if details ? 'role' then
    details := details || jsonb_strip_nulls(jsonb_build_object(
      'role_label', (select label from public.roles where key = details ->> 'role')
    ));
  end if;
  if rule ->> 'label' = 'person_name' then
    row_values := row_values || jsonb_build_object('person_name', (
      select btrim(first_name || ' ' || last_name) from public.profiles where id = (row_values ->> 'user_id')::uuid
    ));
  end if;
  perform private.record_activity(
    auth.uid(), rule #>> array['actions', lower(tg_op)], (rule ->> 'type')::public.activity_type,
    case when rule -> 'has_id' is distinct from 'false' then (row_values ->> coalesce(rule ->> 'id', 'id'))::uuid end,
    coalesce(rule ->> 'label_text', row_values ->> (rule ->> 'label')), details
  );
  return null;
end
$function$;

create function private.record_tagging_activity()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  changed_content record;
begin
  for changed_content in
    select content.id, content.title, jsonb_agg(tags.name order by tags.name) as names
    from changed_rows
    join public.content on content.id = changed_rows.content_id
    join public.tags on tags.id = changed_rows.tag_id
    where content.copy_of is null
      and not exists (select from public.content_bin where content_bin.id = content.id)
    group by content.id, content.title
  loop
    perform private.record_activity(
      auth.uid(), 'update', 'content', changed_content.id, changed_content.title,
      jsonb_build_object(case tg_op when 'INSERT' then 'tags_added' else 'tags_removed' end, changed_content.names)
    );
  end loop;
  return null;
end
$function$;

create function private.refuse_foreign_file()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  -- both functions are in 20261122101450_outgoing_requests.sql
  project_origin constant text := private.read_address_origin(private.read_operator_secret('project_url'));
begin
  if project_origin like 'https://%' and private.read_address_origin(new.file_path) is distinct from project_origin then
    raise exception 'the project does not serve this file'
      using errcode = '23514', schema = 'public', table = 'media_library', column = 'file_path';
  end if;
  return new;
end
$function$;

create function private.register_visit()
 returns table(is_suspended boolean, is_session_active boolean, needs_second_factor boolean, has_new_role boolean)
 language plpgsql
 security definer rows 1
 set search_path to ''
AS $function$
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
$function$;
grant execute on function private.register_visit() to authenticated;

create function private.register_visitor_table(name text, retention_period interval,
    timestamp_column text default 'created_at', detect_duplicates boolean default true)
 returns void
 language plpgsql
 set search_path to ''
AS $function$
declare
  source constant regclass := format('public.%I', name)::regclass;
begin
  insert into private.retention_policies (kind, retention_period, source, timestamp_column)
  values (name, retention_period, source, timestamp_column);
  -- one recipient, because the address becomes a mail header
  execute format(
    'alter table %s add constraint %I check (char_length(email) <= 254 and private.is_email_address(email))',
    source, name || '_email_format'
  );
  execute format(
    'create trigger a_normalise_email before insert or update of email on %s for each row execute function private.normalise_email()',
    source
  );
  execute format(
    'create trigger b_rate_limit before insert on %s for each row execute function private.limit_form_inserts()', source
  );
  if detect_duplicates then
    execute format('create index %I on %s (email)', name || '_email_idx', source);
    execute format(
      'create trigger c_discard_duplicate before insert on %s for each row execute function private.discard_duplicate_submission()',
      source
    );
  end if;
  -- only for the API: erasure and retention run with another role
  execute format(
    'create trigger record_erased_rows after delete on %s referencing old table as erased_rows for each statement '
    'when (current_user = ''authenticated'') execute function private.record_erased_rows()', source
  );
end
$function$;

create function private.remove_files(max_files integer default 500)
 returns integer
 language plpgsql
 set search_path to ''
AS $function$
declare
  address text := private.read_operator_secret('project_url');
  secret text := private.read_operator_secret('secret_key');
  file record;
  request_count integer := 0;
begin
  if address is null or secret is null then
    return 0;
  end if;
  for file in select * from private.files_to_remove(max_files) loop
    perform private.send_request(
      'delete', rtrim(address, '/') || '/storage/v1/object/' || file.bucket || '/' || file.name,
      jsonb_build_object('apikey', secret)
    );
    request_count := request_count + 1;
  end loop;
  return request_count;
end
$function$;

create function private.remove_second_factor(person uuid)
 returns integer
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  factor_count integer;
begin
  delete from auth.mfa_factors where user_id = person;
  get diagnostics factor_count = row_count;
  delete from private.recovery_codes where user_id = person;
  delete from auth.sessions where user_id = person;
  return factor_count;
end
$function$;

create function private.remove_unconfirmed_password()
 returns trigger
 language plpgsql
 set search_path to ''
AS $function$
begin
  new.encrypted_password := null;
  return new;
end
$function$;

create function private.renumber_categories()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  moved_id uuid := case when tg_op = 'DELETE' then null else new.id end;
  moves_down boolean := tg_op = 'UPDATE'
    and new.parent_id is not distinct from old.parent_id and new.position > old.position;
begin
  update public.categories as category set position = sibling.new_position
  from (
    select id, row_number() over (
      partition by parent_id
      -- a category that moved up goes before the one at its position, one that moved down goes after
      order by position, case when id is distinct from moved_id then 1 when moves_down then 2 else 0 end, name, id
    ) as new_position
    from public.categories
    where parent_id is not distinct from (case when tg_op = 'DELETE' then old.parent_id else new.parent_id end)
      or parent_id is not distinct from (case when tg_op = 'INSERT' then new.parent_id else old.parent_id end)
  ) as sibling
  where category.id = sibling.id and category.position <> sibling.new_position;
  return null;
end
$function$;

create function private.report_client_error(kind text, path text, code text)
 returns void
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  origin constant record := private.read_request_origin();
  today constant date := (now() at time zone 'UTC')::date;
  -- a page of the site, a group of pages, or "other": never a word of a visitor
  known_page text := case
    when path in (
      '/', '/a-propos', '/chaines', '/obouo-play', '/presse', '/contact', '/carrieres', '/help-center', '/mentions-legales',
      '/cgu', '/politique-confidentialite', '/cookies', '/investisseurs', '/partenariats', '/distribution', '/publicite',
      '/licensing', '/auth', '/admin'
    ) then path
    when starts_with(path, '/presse/') then '/presse/*'
    when starts_with(path, '/pages/') then '/pages/*'
    -- variants of the home page
    when starts_with(path, '/hero-demo-') then '/'
    when starts_with(path, '/admin/') then '/admin/*'
    else 'other'
  end;
  -- errors of JavaScript, a script that cannot be downloaded (`MissingChunk`), then the kinds of src/shared/lib/app-error.ts that a
  -- form can meet
  known_code text := case
    when code in (
      'Error', 'TypeError', 'ReferenceError', 'RangeError', 'SyntaxError', 'SecurityError', 'NotFoundError', 'InvalidStateError',
      'NotAllowedError', 'QuotaExceededError', 'NetworkError', 'TimeoutError', 'MissingChunk',
      'network', 'timeout', 'unavailable', 'rate-limit', 'forbidden', 'invalid', 'duplicate', 'unknown'
    ) then code
    else 'other'
  end;
begin
  if kind is null or kind not in ('script', 'promise', 'crash', 'form') then
    raise exception 'unknown kind of error' using errcode = '22023';
  end if;
  perform private.consume_rate_limit('client_error', origin.address);
  perform private.consume_rate_limit('client_error_network', origin.network);
  update private.client_errors as counter set count = counter.count + 1
  where counter.day = today and counter.kind = report_client_error.kind
    and counter.page = known_page and counter.code = known_code;
  if found then
    return;
  end if;
  -- one new row at a time, so that two requests do not share the last place
  perform pg_advisory_xact_lock(hashtextextended('client errors', 0));
  if (select count(*) from private.client_errors where day = today) >= 200 - 4 then
    known_page := 'other';
    known_code := 'other';
  end if;
  insert into private.client_errors as counter (day, kind, page, code) values (today, kind, known_page, known_code)
  on conflict on constraint client_errors_pkey do update set count = counter.count + 1;
end
$function$;
grant execute on function private.report_client_error(text, text, text) to anon, authenticated;

create function private.request_build()
 returns boolean
 language plpgsql
 set search_path to ''
AS $function$
declare
  hook text := private.read_operator_secret('deploy_hook');
  build private.site_build;
  status integer;
  error_text text;
  has_answer boolean;
begin
  perform private.check_online_build();
  if hook is null then
    return false;
  end if;
  select * into strict build from private.site_build for update;
  if build.request_id is not null then
    execute 'select true, status_code, error_msg from net._http_response where id = $1'
      into has_answer, status, error_text using build.request_id;
    if status between 200 and 299 then
      build.accepted_changes := build.requested_changes;
      build.accepted_at := coalesce(build.accepted_at, now());
      build.attempts := 0;
      build.failure := null;
      build.request_id := null;
    elsif has_answer or build.requested_at < now() - interval '2 minutes' then
      build.failure := coalesce(status::text, error_text, 'no answer');
      build.request_id := null;
    end if;
  end if;
  if build.request_id is null and build.accepted_changes > coalesce(build.online_changes, -1)
    and build.accepted_at < now() - interval '15 minutes' * 2 ^ least(build.lost_builds, 4)
    and private.read_operator_secret('site_url') is not null
  then
    -- the accepted build counts as lost; the next condition requests another one
    build.accepted_changes := coalesce(build.online_changes, 0);
    build.accepted_at := null;
    build.lost_builds := build.lost_builds + 1;
  end if;
  if build.request_id is null and build.changes > build.accepted_changes
    and (build.attempts = 0 or build.requested_at + private.retry_pause(build.attempts) <= now())
  then
    begin
      build.request_id := private.send_request('post', hook, timeout_milliseconds := 30000);
    exception when insufficient_privilege then
      build.failure := sqlerrm;
    end;
    build.requested_changes := build.changes;
    build.attempts := build.attempts + 1;
    build.requested_at := now();
  end if;
  update private.site_build set
    requested_changes = build.requested_changes, accepted_changes = build.accepted_changes, accepted_at = build.accepted_at,
    requested_at = build.requested_at,
    attempts = build.attempts, request_id = build.request_id, failure = build.failure, lost_builds = build.lost_builds
  where id;
  return build.requested_at = now();
end
$function$;

create function private.request_site_build()
 returns table(changes bigint)
 language plpgsql
 security definer rows 1
 set search_path to ''
AS $function$
begin
  if not private.may_edit_all_content() then
    raise exception 'requesting a build needs the right to edit any content' using errcode = '42501';
  end if;
  perform private.increment_site_version();
  -- Supabase refuses an update without a where clause
  return query
    update private.site_build as build set attempts = 0, failure = null, lost_builds = 0 where id returning build.changes;
end
$function$;
grant execute on function private.request_site_build() to authenticated;

create function private.require_permission(permission_name text)
 returns void
 language plpgsql
 set search_path to ''
AS $function$
begin
  if not private.has_permission(permission_name) then
    raise exception 'this needs the permission %', permission_name using errcode = '42501';
  end if;
end
$function$;

create function private.require_plain_text(table_to_check regclass)
 returns void
 language plpgsql
 set search_path to ''
AS $function$
declare
  constraint_name constant text := (select relname from pg_catalog.pg_class where oid = table_to_check) || '_plain_text';
  refused_characters constant text := '[\x01-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]';
  -- how JSON writes them, such as \u0007, after an even number of backslashes
  escaped_characters constant text := '(?:^|[^\\])(?:\\\\)*\\(?:u00[01]|[bfr])';
  -- no bigint is so large; as text, 1e131071 takes 131 kB
  huge_numbers constant text := '$.** ? (@ > 1e20 || @ < -1e20)';
  condition text;
begin
  select string_agg(
    case typid
      when 'jsonb'::regtype then format(
        'not jsonb_path_exists(%1$I, %4$L) and %1$I::text !~ %2$L and %1$I::text !~ %3$L',
        name, refused_characters, escaped_characters, huge_numbers
      )
      when 'text[]'::regtype then format('array_to_string(%I, '''') !~ %L', name, refused_characters)
      else format('%I !~ %L', name, refused_characters)
    end, ' and ' order by position
  ) into condition
  from (
    select attname as name, atttypid as typid, attnum as position from pg_catalog.pg_attribute
    where attrelid = table_to_check and attnum > 0 and not attisdropped and attgenerated = ''
      and atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)
  ) as columns;
  if condition is not null then
    execute format(
      'alter table %1$s drop constraint if exists %2$I, add constraint %2$I check (%3$s)', table_to_check, constraint_name, condition
    );
  end if;
end
$function$;

create function private.require_right_to_publish()
 returns trigger
 language plpgsql
 set search_path to ''
AS $function$
begin
  if (select auth.uid()) is null
    or (select private.has_permission('content_create'))
    or (select private.may_read_all_content())
  then
    return new;
  end if;
  raise exception 'only accounts that may publish set pin, byline and dates' using errcode = '42501';
end
$function$;

create function private.require_second_factor_by_default()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
begin
  if private.account_has_permission(new.user_id, 'all') then
    update public.site_settings set require_second_factor = true
    where not require_second_factor and not second_factor_decided;
  end if;
  return null;
exception when others then
  raise warning 'second factor not required by default: %', sqlerrm;
  return null;
end
$function$;

create function private.reset_second_factor(person uuid)
 returns setof uuid
 language plpgsql
 security definer
 set search_path to ''
AS $function$
begin
  if not private.can_manage_person(person) then
    return;
  end if;
  perform private.consume_rate_limit('account', auth.uid()::text);
  if private.remove_second_factor(person) > 0 then
    perform private.queue_mail(
      'second_factor_reset', (select email from auth.users where id = person),
      jsonb_build_object('by', private.current_user_name()), format('second factor reset %s %s', person, now())
    );
  end if;
  return next person;
end
$function$;
grant execute on function private.reset_second_factor(uuid) to authenticated;

create function private.resolve_unsent_mail(mail_id uuid, again boolean)
 returns setof uuid
 language plpgsql
 security definer
 set search_path to ''
AS $function$
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
$function$;
grant execute on function private.resolve_unsent_mail(uuid, boolean) to authenticated;

create function private.restore_content(text_id uuid, keep_status boolean, out slug text, out has_new_address boolean,
    out status public.content_status)
 returns setof record
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  bin_row public.content_bin;
  suffix_number integer := 1;
  -- fields that every restored text loses; a draft loses more
  reset_fields jsonb := '{"autosaved_at": null}';
begin
  select * into bin_row from public.content_bin where id = text_id for update;
  if bin_row.id is null or not coalesce(
    private.has_permission('content_manage')
    or (
      bin_row.deleted_by = (select auth.uid())
      and (private.has_permission('content_create') or private.has_permission('content_draft'))
    ), false
  ) then
    return;
  end if;

  slug := bin_row.slug;
  while exists (
    select from public.content as other where other.slug = restore_content.slug and other.copy_of is null
  ) or exists (
    select from public.content_redirects
    where path = private.content_path(bin_row.content_type, restore_content.slug)
  ) loop
    suffix_number := suffix_number + 1;
    -- a slug has at most 200 characters: 194, a hyphen and five digits
    slug := rtrim(left(bin_row.slug, 194), '-') || '-' || suffix_number;
  end loop;
  has_new_address := slug <> bin_row.slug;

  -- as in the update policy, an account that may read every text may set any status
  if keep_status and (bin_row.status = 'draft' or private.may_read_all_content()) then
    status := bin_row.status;
  else
    status := 'draft';
    reset_fields := reset_fields || '{
      "published_at": null, "update_at": null,
      "review_requested_at": null, "review_requested_by": "", "review_note": "", "review_note_by": ""
    }';
  end if;

  perform private.restore_row('public.content', bin_row.snapshot -> 'row' || reset_fields || jsonb_build_object(
    'slug', slug, 'status', status, 'version', (bin_row.snapshot #>> '{row,version}')::integer + 1
  ));

  insert into public.content_tags (content_id, tag_id)
  select text_id, id from public.tags where bin_row.snapshot -> 'tags' ? id::text;
  insert into public.content_revisions (content_id, version, snapshot, author, author_name, created_at)
  select text_id, old_revision.version, old_revision.snapshot, person.id, old_revision.author_name, old_revision.created_at
  from jsonb_populate_recordset(null::public.content_revisions, bin_row.snapshot -> 'revisions') as old_revision
  left join public.profiles as person on person.id = old_revision.author;
  insert into public.content_redirects (id, path, content_id, created_at)
  select old_redirect.id, old_redirect.path, text_id, old_redirect.created_at
  from jsonb_populate_recordset(null::public.content_redirects, bin_row.snapshot -> 'redirects') as old_redirect
  where not exists (
    select from public.content as other
    where other.slug = substring(old_redirect.path from '[^/]+$') and other.copy_of is null
      and private.content_path(other.content_type, other.slug) = old_redirect.path
  )
  on conflict do nothing;

  if jsonb_typeof(bin_row.snapshot -> 'copy') = 'object' then
    -- `copied_version` rises with the version of the original; a copy with the address of the original gets its new address
    perform private.restore_row('public.content', bin_row.snapshot -> 'copy' || reset_fields || jsonb_build_object(
      'copied_version', (bin_row.snapshot #>> '{copy,copied_version}')::integer + 1,
      'slug', coalesce(nullif(bin_row.snapshot #>> '{copy,slug}', bin_row.slug), slug)
    ));
    insert into public.content_tags (content_id, tag_id)
    select (bin_row.snapshot #>> '{copy,id}')::uuid, id from public.tags where bin_row.snapshot -> 'copy_tags' ? id::text;
  end if;

  delete from public.content_bin where id = text_id;
  return next;
end
$function$;
grant execute on function private.restore_content(uuid, boolean) to authenticated;

create function private.restore_media(media_ids uuid[])
 returns setof uuid
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  bin_row public.media_bin;
begin
  for bin_row in
    select * from public.media_bin where id = any (private.check_batch_size(media_ids)) and (
      private.has_permission('media_manage')
      -- an editor may restore their own file after deleting it themselves
      or (
        deleted_by = auth.uid() and snapshot -> 'row' ->> 'uploaded_by' = auth.uid()::text
        and private.has_permission('media_upload')
      )
    ) for update
  loop
    perform private.restore_row('public.media_library', bin_row.snapshot -> 'row');
    delete from public.media_bin where id = bin_row.id;
    return next bin_row.id;
  end loop;
end
$function$;
grant execute on function private.restore_media(uuid[]) to authenticated;

create function private.restore_row(target regclass, fields jsonb)
 returns void
 language plpgsql
 set search_path to ''
AS $function$
declare
  reference record;
  referenced_row_exists boolean;
  column_names text;
begin
  for reference in
    select attname, confrelid::regclass as referenced_table
    from pg_catalog.pg_constraint join pg_catalog.pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where conrelid = target and contype = 'f'
  loop
    execute format('select exists (select from %s where id = $1)', reference.referenced_table)
      into referenced_row_exists using (fields ->> reference.attname)::uuid;
    if not referenced_row_exists then
      fields := fields || jsonb_build_object(reference.attname, null);
    end if;
  end loop;
  select string_agg(quote_ident(attname), ', ') into column_names from pg_catalog.pg_attribute
  where attrelid = target and attnum > 0 and not attisdropped and attgenerated = '' and fields ? attname;
  execute format('insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1)', target, column_names)
    using fields;
end
$function$;

create function private.restrict_moderator_updates()
 returns trigger
 language plpgsql
 set search_path to ''
AS $function$
declare
  -- The editor sends published_at with the status. PostgreSQL computes minutes and search_words after this trigger. Only
  -- private.review_content writes the review columns.
  ignored_columns text[] := array[
    'status', 'published_at', 'minutes', 'search_words',
    'review_requested_at', 'review_requested_by', 'review_note', 'review_note_by'
  ];
  -- editors alone schedule a working copy, or change a scheduled one
  is_scheduled_copy constant boolean := old.update_at is not null or new.update_at is not null;
  is_own_draft constant boolean := old.author_id = (select auth.uid()) and old.status = 'draft' and new.status = 'draft';
begin
  if (select auth.uid()) is null
    or (select private.may_edit_all_content())
    or (is_own_draft and not is_scheduled_copy and (select private.has_permission('content_draft')))
  then
    return new;
  end if;
  if is_scheduled_copy or to_jsonb(new) - ignored_columns is distinct from to_jsonb(old) - ignored_columns then
    raise exception 'moderators change only the status of content' using errcode = '42501';
  end if;
  return new;
end
$function$;

create function private.resubscribe()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  -- other SQL gets the error of the unique key for an active row
  is_request constant boolean := private.is_api_request();
  existing public.newsletter_subscriptions;
  row_kind text := 'new';
  mail_kind text;
begin
  if is_request then
    -- waits for a concurrent insert of the same address: the unique key would reveal it
    perform pg_advisory_xact_lock(hashtextextended('newsletter ' || new.email, 0));
  end if;
  delete from public.newsletter_subscriptions
  where email = new.email and audience = new.audience and (is_request or not is_active)
  returning * into existing;
  if existing.id is null then
    if is_request and (
      -- an import with the secret key is no public request: its addresses are confirmed already
      (private.is_public_request() and (select newsletter_double_opt_in from public.site_settings))
      or exists (
        select from private.suppression_list
        where address_hash = sha256(convert_to(new.email, 'UTF8')) and audience = new.audience
      )
    ) then
      new.is_active := false;
      new.confirmation_token := gen_random_uuid();
      new.confirmation_asked_at := now();
    end if;
  -- While a new address waits for its confirmation, confirmation_asked_at equals unsubscribed_at: its insert set both. For a day it counts as known, so a
  -- second try sends no second mail.
  elsif existing.is_active or (
    existing.confirmation_asked_at = existing.unsubscribed_at and existing.confirmation_asked_at > now() - interval '1 day'
  ) then
    row_kind := 'known';
    new := existing;
  else
    -- an unsubscribed or unconfirmed address: the link of a mail of the last day stays valid
    existing.confirmation_token := case
      when existing.confirmation_asked_at > now() - interval '1 day' then existing.confirmation_token else gen_random_uuid()
    end;
    existing.confirmation_asked_at := now();
    new := existing;
  end if;
  if is_request and row_kind = 'new' then
    -- one mail a day per address
    mail_kind := case when new.is_active then 'newsletter_welcome' else 'newsletter_confirmation' end;
    perform private.queue_limited_mail(
      allowance_sequence => 'private.newsletter_mail_allowance', kind => mail_kind, recipient => new.email,
      data => jsonb_build_object('subscription', new.id),
      idempotency_key => mail_kind || ':' || new.id || ':' || current_date
    );
  end if;
  -- the press form has one answer for all addresses
  if is_request and new.audience = 'readers' then
    -- private.limit_duplicate_answers reads this at the end of the statement, in the transaction of the request
    perform set_config('newsletter.row', case
      when coalesce(current_setting('newsletter.row', true), '') = '' then row_kind else 'one of several'
    end, true);
  end if;
  return new;
end
$function$;

create function private.retry_pause(failed_attempts integer)
 returns interval
 language sql
 immutable
 set search_path to ''
AS $function$
  -- a large exponent would overflow the interval
  select least(interval '1 minute' * 2 ^ least(failed_attempts, 6), interval '1 hour')
$function$;

create function private.review_content(text_id uuid, step text, note text default null::text)
 returns setof uuid
 language plpgsql
 security definer
 set search_path to ''
AS $function$
begin
  case step
    when 'propose', 'take_back' then
      if not private.has_permission('content_draft') then
        return;
      end if;
      update public.content
      set review_requested_at = case step when 'propose' then now() end,
        review_requested_by = case step when 'propose' then private.current_user_name() else '' end,
        review_note = '', review_note_by = ''
      where id = text_id and author_id = (select auth.uid()) and status = 'draft'
        and (review_requested_at is null) = (step = 'propose');
      return query
        select id from public.content
        where id = text_id and author_id = (select auth.uid()) and status = 'draft'
          and (review_requested_at is not null) = (step = 'propose');
    when 'return' then
      if not private.may_read_all_content() then
        return;
      end if;
      if private.clean_text(coalesce(note, '')) = '' then
        raise exception 'a returned text needs a note' using errcode = '22023';
      end if;
      update public.content
      set review_requested_at = null, review_requested_by = '',
        review_note = btrim(note), review_note_by = private.current_user_name()
      where id = text_id and review_requested_at is not null;
      return query
        select id from public.content
        where id = text_id and review_requested_at is null
          and review_note = btrim(note) and review_note_by = private.current_user_name();
    else
      raise exception 'unknown step of a review' using errcode = '22023';
  end case;
end
$function$;
grant execute on function private.review_content(uuid, text, text) to authenticated;

create function private.review_mail(recipient text, data jsonb)
 returns jsonb
 language sql
 stable
 set search_path to ''
AS $function$
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
$function$;

create function private.scan_cvs(max_files integer default 20)
 returns integer
 language plpgsql
 set search_path to ''
AS $function$
declare
  address text := private.read_operator_secret('cv_scanner');
  secret text := private.read_operator_secret('cv_scanner_secret');
  file_name text;
  request_count integer := 0;
  new_request_id bigint;
begin
  if address is null then
    return 0;
  end if;
  if secret is null then
    raise exception 'Vault has the secret cv_scanner and lacks cv_scanner_secret' using errcode = '55000';
  end if;
  perform private.read_scan_answers();
  for file_name in
    select file.name from storage.objects as file left join private.cv_scans as known_scan on known_scan.name = file.name
    where file.bucket_id = 'cv'
      and exists (select from public.job_applications as application where application.cv_path = file.name)
      and (
        known_scan.name is null
        or (known_scan.state = 'pending' and known_scan.requested_at + private.retry_pause(known_scan.attempts) <= now())
      )
    order by known_scan.requested_at nulls first limit max_files
  loop
    new_request_id := private.send_request(
      'post', address, jsonb_build_object('content-type', 'application/json', 'authorization', 'Bearer ' || secret),
      timeout_milliseconds => 60000, body => jsonb_build_object('name', file_name)
    );
    insert into private.cv_scans as stored_scan (name, request_id) values (file_name, new_request_id)
    on conflict (name) do update set
      requested_at = now(), attempts = stored_scan.attempts + 1, request_id = excluded.request_id;
    request_count := request_count + 1;
  end loop;
  return request_count;
end
$function$;

create function private.schedule_jobs()
 returns boolean
 language plpgsql
 set search_path to ''
AS $function$
declare
  job record;
begin
  if to_regclass('cron.job') is null then
    return false;
  end if;
  for job in select * from private.scheduled_jobs loop
    execute 'select cron.schedule($1, $2, $3)' using job.name, job.schedule, job.command;
  end loop;
  return true;
end
$function$;

create function private.search_ids(list text, words text)
 returns uuid[]
 language plpgsql
 stable security definer
 set search_path to ''
AS $function$
declare
  condition text;
  reads_all boolean;
  reads_own boolean := false;
  ids uuid[];
begin
  case list
    when 'activity_log' then
      reads_all := private.has_permission('user_manage');
    when 'media_library' then
      reads_all := private.is_staff();
    when 'content' then
      reads_all := private.may_read_all_content();
      reads_own := private.has_permission('content_create') or private.has_permission('content_draft');
  end case;
  if not (reads_all or reads_own) then
    return '{}';
  end if;
  condition := case list
    when 'content' then private.build_content_search_condition(words, reads_all)
    else private.build_search_condition(words)
  end;
  if condition = '' then
    return '{}';
  end if;
  execute format(
    'select array(
       with readable_row as %s (select * from public.%I where %s)
       select id from readable_row where true%s order by created_at desc, id limit 1001
     )',
    -- an account has few rows: `materialized` makes PostgreSQL find them by author first, not by the index of the words
    case when reads_all then 'not materialized' else 'materialized' end,
    list,
    case when reads_all then 'true' else format('author_id = %L', auth.uid()) end,
    condition
  ) into ids;
  return ids;
end
$function$;
grant execute on function private.search_ids(text, text) to authenticated;

create function private.seconds_since(moment timestamptz)
 returns integer
 language sql
 stable
 set search_path to ''
AS $function$
  -- greatest() ignores null
  select case when moment is not null then greatest(extract(epoch from now() - moment), 0)::integer end
$function$;

create function private.send_request(method text, address text,
    headers jsonb default '{"Content-Type": "application/json"}'::jsonb, timeout_milliseconds integer default 5000,
    body jsonb default null::jsonb)
 returns bigint
 language plpgsql
 set search_path to ''
AS $function$
declare
  request_id bigint;
begin
  if not private.is_allowed_address(address) then
    raise exception 'the server of this address is not in private.outgoing_origins' using errcode = '42501';
  end if;
  execute format(
    'select net.%I(url := $1, headers := $2, timeout_milliseconds := $3%s)',
    'http_' || method, case when body is not null then ', body := $4' end
  ) into request_id using address, headers, timeout_milliseconds, body;
  return request_id;
end
$function$;

create function private.send_test_campaign(campaign uuid, addresses text[])
 returns boolean
 language plpgsql
 security definer
 set search_path to ''
AS $function$
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
$function$;
grant execute on function private.send_test_campaign(uuid, text[]) to authenticated;

create function private.send_test_mail()
 returns setof uuid
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  person public.profiles;
begin
  perform private.require_permission('all');
  select * into person from public.profiles where profiles.id = auth.uid();
  return query select private.queue_mail(
    'test', person.email, idempotency_key => format('test:%s:%s', person.id, extract(epoch from date_trunc('minute', now())))
  );
end
$function$;
grant execute on function private.send_test_mail() to authenticated;

create function private.set_suspended(people uuid[], suspended boolean)
 returns setof uuid
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  managed_people constant uuid[] := array(
    select person from unnest(private.check_batch_size(people)) as person where private.can_manage_person(person)
  );
begin
  update public.profiles set suspended_at = case when suspended then now() end
  where id = any (managed_people) and (suspended_at is null) = suspended;
  return query select unnest(managed_people);
end
$function$;
grant execute on function private.set_suspended(uuid[], boolean) to authenticated;

create function private.site_state()
 returns table(is_connected boolean, changes bigint, changed_at timestamptz, accepted_changes bigint,
     requested_at timestamptz, has_failed boolean)
 language sql
 stable security definer
 set search_path to ''
AS $function$
  select private.read_operator_secret('deploy_hook') is not null, changes, changed_at, accepted_changes, requested_at,
    failure is not null or lost_builds > 0
  from private.site_build where (select private.is_staff())
$function$;
grant execute on function private.site_state() to authenticated;

create function private.split_search_words(words text)
 returns text[]
 language plpgsql
 immutable
 set search_path to ''
AS $function$
begin
  if char_length(words) > 200 then
    raise exception 'a search takes at most 200 characters' using errcode = '22023';
  end if;
  return array(
    select distinct regexp_replace(stem, '([\\%_])', '\\\1', 'g')
    from regexp_split_to_table(words, '[\s''’«»"-]+') as part
    cross join lateral private.fold(part) as word
    cross join lateral regexp_replace(word, '^(.{3,})(?:s|(?<=u)x)$', '\1') as stem
    where word <> ''
  );
end
$function$;

create function private.stamp_content()
 returns trigger
 language plpgsql
 set search_path to ''
AS $function$
declare
  first_online_at timestamptz := case
    when tg_op = 'UPDATE' then old.first_published_at
    when new.version > 1 then new.first_published_at
  end;
begin
  -- The save of a draft is automatic when it sends a new `autosaved_at`; this trigger replaces the time.
  if tg_op = 'UPDATE' then
    new.autosaved_at := case
      when new.status = 'draft' and new.autosaved_at is distinct from old.autosaved_at and new.autosaved_at is not null
      then now()
    end;
    if old.review_requested_at is distinct from new.review_requested_at then
      -- a step of a review is no save, and keeps version and dates
      return new;
    end if;
  end if;
  new.published_at := case
    when new.status <> 'published' then null
    -- a restored content keeps its date
    when tg_op = 'INSERT' and new.version > 1 then new.published_at
    else now()
  end;
  -- a start in the past becomes the first publication date, and schedules nothing
  if new.publish_at <= now() and new.status = 'published'
    and (tg_op = 'INSERT' or old.status <> 'published' or new.publish_at is distinct from old.publish_at)
  then
    first_online_at := new.publish_at;
    new.publish_at := null;
  end if;
  new.first_published_at := greatest(new.published_at, case when new.status = 'published' then new.publish_at end);
  if first_online_at <= now() then
    new.first_published_at := first_online_at;
  end if;
  if tg_op = 'UPDATE' then
    new.version := old.version + 1;
  end if;
  -- a review ends when the text leaves the drafts, or when an editor schedules the copy
  if new.status <> 'draft' or new.update_at is not null then
    new.review_requested_at := null;
    new.review_requested_by := '';
    new.review_note := '';
    new.review_note_by := '';
  end if;
  new.updated_at := now();
  -- compares with `old`: the save that publishes a text for the first time is no later change, even if it sets a date in the past
  if tg_op = 'UPDATE' and old.first_published_at <= now()
    and (new.title, new.excerpt, new.content) is distinct from (old.title, old.excerpt, old.content)
  then
    new.text_changed_at := now();
  end if;
  return new;
end
$function$;

create function private.stamp_follow_up()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
begin
  -- a deleted account clears the assignee, which is no follow-up
  if pg_trigger_depth() > 1 then
    return new;
  end if;
  if new.assignee is distinct from old.assignee
    and exists (select from public.profiles where id = new.assignee)
    and not exists (
      select from private.form_readers as reader where reader.form = tg_table_name and reader.id = new.assignee
    )
  then
    raise exception 'this person may not read what the form sent' using errcode = '23514', table = tg_table_name,
      constraint = tg_table_name || '_assignee_may_read';
  end if;
  -- a row whose fields have their first values again counts as not handled
  if (new.status, new.note) = ('new', '') and new.assignee is null and new.due_on is null then
    new.handled_by := null;
    new.handled_at := null;
  else
    new.handled_by := auth.uid();
    new.handled_at := now();
  end if;
  new.version := old.version + 1;
  return new;
end
$function$;

create function private.stamp_invitation()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
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
$function$;

create function private.stamp_save()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  person_name constant text := private.current_user_name();
begin
  return jsonb_populate_record(new, jsonb_build_object(
    'version', case tg_op when 'INSERT' then 1 else (to_jsonb(old) ->> 'version')::integer + 1 end,
    'updated_at', now(),
    'updated_by', coalesce(auth.uid(), (to_jsonb(new) ->> 'updated_by')::uuid),
    'updated_by_name', person_name,
    'user_name', person_name,
    'granted_by', auth.uid()
  ));
end
$function$;

create function private.stamp_unsubscription()
 returns trigger
 language plpgsql
 set search_path to ''
AS $function$
begin
  if tg_op = 'UPDATE' and old.is_active and not new.is_active then
    -- the link of an earlier confirmation mail stops working
    new.confirmation_token := null;
    new.confirmation_asked_at := null;
  end if;
  -- a row that is inserted again keeps its date
  new.unsubscribed_at := case when not new.is_active then coalesce(old.unsubscribed_at, new.unsubscribed_at, now()) end;
  if new.is_active then
    new.bounced_at := null;
  end if;
  return new;
end
$function$;

create function private.start_due_campaigns()
 returns integer
 language plpgsql
 set search_path to ''
AS $function$
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
$function$;

create function private.start_sending(campaign uuid)
 returns void
 language plpgsql
 set search_path to ''
AS $function$
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
$function$;

create function private.subscribe_press_contact()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
begin
  insert into public.newsletter_subscriptions (email, audience) values (new.email, 'press') on conflict do nothing;
  return null;
end
$function$;

create function private.sync_campaign_recipients()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
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
$function$;

create function private.sync_profile()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
begin
  if tg_op = 'UPDATE' then
    update public.profiles set email = new.email, confirmed_at = new.email_confirmed_at where id = new.id;
    return null;
  end if;
  perform private.ensure_profile(new);
  begin
    if exists (select from public.site_settings where open_registration) then
      insert into public.user_roles (user_id, role) values (new.id, 'contributor') on conflict do nothing;
    end if;
  exception when others then
    -- must not block the sign-up
    raise warning 'first role not given: %', sqlerrm;
  end;
  return null;
end
$function$;

create function private.sync_profile_roles()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
begin
  if tg_table_name = 'user_roles' then
    -- fires this trigger on the profile
    update public.profiles set roles = roles where id in (new.user_id, old.user_id);
    return null;
  end if;
  new.roles := (
    select array_agg(user_role.role order by user_role.role) from public.user_roles as user_role where user_role.user_id = new.id
  );
  return new;
end
$function$;

create function private.sync_redirects()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  new_path text := private.content_path(new.content_type, new.slug);
  old_path text;
begin
  delete from public.content_redirects where path = new_path and content_id = new.id;
  if exists (select from public.content_redirects where path = new_path) then
    raise exception 'this address redirects to another text'
      using errcode = '23P01', table = 'content_redirects', schema = 'public';
  end if;
  if tg_op = 'UPDATE' and old.first_published_at <= now() then
    old_path := private.content_path(old.content_type, old.slug);
    if old_path <> new_path then
      insert into public.content_redirects (path, content_id) values (old_path, new.id)
      on conflict on constraint content_redirects_path_key do update set content_id = excluded.content_id, created_at = now();
    end if;
  end if;
  return null;
end
$function$;

create function private.text_words(value text)
 returns tsvector
 language sql
 immutable parallel safe strict
 set search_path to ''
AS $function$
  select strip(to_tsvector('pg_catalog.simple', regexp_replace(
    private.fold(translate(value, '''’', '  ') || ' ' || value), '[^[:alnum:]]+', ' ', 'g'
  )))
$function$;
grant execute on function private.text_words(text) to authenticated, service_role;

create function private.track_public_change()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  is_public boolean := true;
begin
  if tg_table_name = 'content' then
    is_public := private.is_online(old) or private.is_online(new);
  elsif tg_table_name in ('content_tags', 'content_redirects') then
    is_public := exists (
      select from private.online_content as content_row where content_row.id = coalesce(new.content_id, old.content_id)
    );
  elsif tg_table_name = 'programmes' then
    -- a build contains the programmes of its day, two days leave a margin; each day has a build (private.apply_due_schedules)
    is_public := old.starts_at between now() - interval '2 days' and now() + interval '2 days'
      or new.starts_at between now() - interval '2 days' and now() + interval '2 days';
  elsif tg_table_name = 'media_library' then
    is_public := old is distinct from new and (
      exists (select from private.online_content as content_row where cover_media_id = new.id or share_media_id = new.id)
      or exists (
        select from public.content_media as usage join private.online_content as content_row on content_row.id = usage.content_id
        where usage.media_id = new.id
      )
      or exists (select from public.collections_showing(coalesce(new.id, old.id)))
    );
  end if;
  if is_public then
    perform private.increment_site_version();
  end if;
  return null;
end
$function$;

create function private.transfer_ownership(person uuid, new_owner uuid)
 returns table(texts bigint, files bigint)
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  new_owner_name text;
begin
  if not (private.can_manage_person(person) and private.has_permission('content_manage')) then
    return;
  end if;
  select btrim(first_name || ' ' || last_name) into new_owner_name from public.profiles
  where id = new_owner and id <> person and suspended_at is null and roles is not null;
  if new_owner_name is null then
    raise exception 'the new owner is not an active member of staff' using errcode = '22023';
  end if;
  update public.content set author_id = new_owner where author_id = person;
  get diagnostics texts = row_count;
  update public.media_library set uploaded_by = new_owner where uploaded_by = person;
  get diagnostics files = row_count;
  -- A retry after a lost answer moves nothing, and is not recorded again.
  if texts + files > 0 then
    perform private.record_activity(
      auth.uid(), 'hand_over', 'content', person,
      (select btrim(first_name || ' ' || last_name) from public.profiles where id = person),
      jsonb_build_object('new_owner', new_owner_name, 'texts', texts, 'files', files)
    );
  end if;
  return next;
end
$function$;
grant execute on function private.transfer_ownership(uuid, uuid) to authenticated;

create function private.unsubscribe(token uuid)
 returns boolean
 language plpgsql
 security definer
 set search_path to ''
AS $function$
begin
  -- A mail service unsubscribes many readers from one IP address. It comes through the Edge Function `unsubscribe`, with the secret
  -- key.
  if private.is_public_request() then
    perform private.consume_rate_limit('newsletter_token', (private.read_request_origin()).address);
  end if;
  update public.newsletter_subscriptions set is_active = false where unsubscribe_token = token and is_active;
  return true;
end
$function$;
grant execute on function private.unsubscribe(uuid) to anon, authenticated, service_role;

create function private.update_suppression_list()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
AS $function$
begin
  if tg_op = 'UPDATE' then
    delete from private.suppression_list
    where address_hash = sha256(convert_to(new.email, 'UTF8')) and audience = new.audience;
  else
    insert into private.suppression_list (address_hash, audience) values (sha256(convert_to(old.email, 'UTF8')), old.audience)
    on conflict do nothing;
  end if;
  return null;
end
$function$;

create function private.use_recovery_code(code text)
 returns boolean
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  person uuid := private.active_account();
  address text := (select email from auth.users where id = person);
  session text := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id';
begin
  if person is null then
    return false;
  end if;
  perform private.consume_rate_limit('recovery', person::text);
  if not exists (
    select from private.recovery_codes as stored_code
    join auth.mfa_factors as factor on factor.id = stored_code.factor_id and factor.user_id = stored_code.user_id
    where stored_code.hash = private.hash_recovery_code(left(use_recovery_code.code, 100)) and stored_code.user_id = person
      and factor.status = 'verified'
  ) then
    -- an attacker with the password can try codes, so wrong codes make alerts like wrong passwords
    perform private.watch_password_attempts(jsonb_build_object('user_id', person, 'valid', false));
    return false;
  end if;
  perform private.record_activity(person, 'use_recovery_code', 'auth', person, address);
  perform private.queue_mail('recovery_code_used', address, idempotency_key => format('recovery code %s %s', person, now()));
  delete from private.recovery_codes where user_id = person;
  delete from auth.mfa_factors where user_id = person;
  delete from auth.sessions where user_id = person and id is distinct from session::uuid;
  return true;
end
$function$;
grant execute on function private.use_recovery_code(text) to authenticated;

create function private.watch_password_attempts(event jsonb)
 returns jsonb
 language plpgsql
 security definer
 set search_path to ''
AS $function$
declare
  account public.profiles;
begin
  if event -> 'valid' = 'false' then
    select * into account from public.profiles where id = (event ->> 'user_id')::uuid;
    -- members of staff have a role
    if account.roles is not null then
      perform private.record_repeated_event(
        counter_key => 'refused passwords of ' || account.id, added_amount => 1, threshold => 4, window_length => '10 minutes',
        actor_id => null, action_name => 'failed_sign_ins', kind => 'auth', target => account.id, label => account.email
      );
    end if;
    if account.id is not null then
      -- one password tried on many accounts
      perform private.record_repeated_event(
        counter_key => 'refused passwords', added_amount => 1, threshold => 29, window_length => '10 minutes',
        actor_id => null, action_name => 'failed_sign_ins', kind => 'auth', target => null, label => ''
      );
    end if;
  end if;
  return '{"decision": "continue"}';
exception when others then
  raise warning 'refused password not counted: %', sqlerrm;
  return '{"decision": "continue"}';
end
$function$;
grant execute on function private.watch_password_attempts(jsonb) to supabase_auth_admin;

create function private.withdraw_campaign_mails(campaign uuid)
 returns void
 language sql
 set search_path to ''
AS $function$
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
$function$;
