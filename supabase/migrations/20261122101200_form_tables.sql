-- One table for each form of visitors. Visitors insert rows. Staff with the permission of the form read and follow up. Super
-- admins erase. No role changes the words of a visitor. Grants and policies both keep visitors from the columns of staff.
--
-- Status is text with a check: under row security an index serves text, but no enum.
--
-- No grant lets accounts select the personal columns: only private.list_submissions returns them, and counts how many rows each
-- person reads.

-- The forms of the inbox: table, tab, permission, follow-up or not, date column, and the SQL of sender and subject in an alert.
-- Rows with follow-up have a status, a note, an assignee and a due date; rows without follow-up only `is_active`.
create view private.submission_sources with (security_invoker = true) as
select * from (values
  ('business_contacts', 'business', 'forms_business', true, 'created_at',
    $$first_name || ' ' || last_name || coalesce(' (' || nullif(company, '') || ')', '')$$, 'subject'),
  ('contact_messages', 'business', 'forms_business', true, 'created_at', 'name', 'subject'),
  ('press_contacts', 'presse', 'forms_press', true, 'created_at',
    $$first_name || ' ' || last_name || ' (' || media || ')'$$, $$coalesce(nullif(subject, ''), type)$$),
  ('job_applications', 'candidatures', 'forms_jobs', true, 'created_at', $$first_name || ' ' || last_name$$, 'job_title'),
  ('newsletter_subscriptions', 'newsletter', 'forms_newsletter', false, 'subscribed_at', 'email', 'null')
) as form (name, tab, permission, has_follow_up, timestamp_column, sender, subject);

-- Returns whether the caller may read a form, or the forms of a tab. Policies, lists, counts and files call it. Only super admins
-- read an unknown form.
create function private.may_read_forms(form_or_tab text) returns boolean
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'auto' as $$
begin
  return private.has_permission(coalesce(
    -- the forms of a tab have the same permission
    (select min(permission) from private.submission_sources where form_or_tab in (name, tab)), 'all'
  ));
end
$$;

-- The people who may read each form now, and so may be its assignees.
create view private.form_readers with (security_invoker = true) as
  select form.name as form, form.tab, person.id, btrim(person.first_name || ' ' || person.last_name) as name
  from private.submission_sources as form cross join public.profiles as person
  where person.roles is not null and private.account_has_permission(person.id, form.permission);

-- Sets account, time and version of a changed follow-up. A change by SQL of an operator has no account. Refuses an assignee who may not
-- read the form. The foreign key refuses an unknown person.
create function private.stamp_follow_up() returns trigger
language plpgsql security definer set search_path = '' as $$
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
$$;

grant execute on function private.may_read_forms(text) to authenticated;

-- Allowance of the acknowledgements of all forms: the time at which it is full again (private.queue_limited_mail).
create sequence private.acknowledgement_allowance minvalue 0;

-- Queues a mail that tells the sender of a form that it arrived. It holds no word of the sender, so it cannot carry spam. An
-- error or a limit must not refuse the form.
create function private.acknowledge_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
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
$$;

-- Returns the content of an acknowledgement at the moment of sending: null for an erased row and for spam.
create function private.acknowledgement_mail(recipient text, data jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
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
$$;

-- Adds the follow-up of staff to a form: columns with constraints, the indexes of the lists, grants, policies, the trigger that
-- records who changed a row, and the acknowledgement. private.submission_sources has the permission. `insert_policy` is the name
-- of the policy for visitors; the names of the others contain `noun`. Visitors may set neither the follow-up columns nor
-- `unsent_column`, a column for which the form has no field.
create function private.add_follow_up(form text, noun text, insert_policy text, unsent_column text default null) returns void
language plpgsql set search_path = '' as $$
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
$$;

-- Messages of the contact page.
create table public.contact_messages (
  id uuid not null default gen_random_uuid(),
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (private.fold(name || ' ' || email || ' ' || subject || ' ' || message)) stored,
  constraint contact_messages_pkey primary key (id),
  constraint contact_messages_name_length check (char_length(name) <= 300 and private.clean_text(name) <> ''),
  constraint contact_messages_subject_length check (char_length(subject) <= 300 and private.clean_text(subject) <> ''),
  constraint contact_messages_message_length check (char_length(message) <= 20000 and private.clean_text(message) <> '')
);

select private.add_follow_up('contact_messages', 'contact messages', 'anyone sends a contact message');

grant insert (name, email, subject, message) on public.contact_messages to anon, authenticated;
select private.register_visitor_table('contact_messages', '1 year');

-- Requests of investors, partners, distributors, advertisers and licensees. Empty fields arrive as '', a missing date as null.
create table public.business_contacts (
  id uuid not null default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null default '',
  company text not null default '',
  position text not null default '',
  subject text not null,
  budget text not null default '',
  message text not null default '',
  appointment_date date,
  time_slot text not null default '',
  created_at timestamptz not null default now(),
  search_text text not null generated always as (private.fold(
    first_name || ' ' || last_name || ' ' || email || ' ' || company || ' ' || subject || ' ' || message
  )) stored,
  constraint business_contacts_pkey primary key (id),
  constraint business_contacts_first_name_length check (char_length(first_name) <= 100 and private.clean_text(first_name) <> ''),
  constraint business_contacts_last_name_length check (char_length(last_name) <= 100 and private.clean_text(last_name) <> ''),
  constraint business_contacts_phone_length check (char_length(phone) <= 50),
  constraint business_contacts_company_length check (char_length(company) <= 300),
  constraint business_contacts_position_length check (char_length(position) <= 300),
  constraint business_contacts_subject_choice check (subject in (
    'Investissement', 'Distribution', 'Licensing', 'Partenariats', 'Publicité', 'Autre'
  )),
  constraint business_contacts_budget_choice check (budget in (
    '', 'Moins de 50K€', '50K€ - 100K€', '100K€ - 500K€', '500K€ - 1M€', 'Plus de 1M€', 'À discuter'
  )),
  constraint business_contacts_message_length check (char_length(message) <= 20000),
  -- from tomorrow to ten years ahead; in every time zone, tomorrow is the UTC day or later
  constraint business_contacts_appointment_date_range check (
    appointment_date between (created_at at time zone 'UTC')::date and (created_at at time zone 'UTC')::date + 3660
  ),
  constraint business_contacts_time_slot_choice check (time_slot in (
    '', '09:00-10:00', '10:00-11:00', '11:00-12:00', '14:00-15:00', '15:00-16:00', '16:00-17:00'
  ))
);

select private.add_follow_up('business_contacts', 'business requests', 'anyone sends a business request');

grant insert (
  first_name, last_name, email, phone, company, position, subject, budget, message, appointment_date, time_slot
) on public.business_contacts to anon, authenticated;
select private.register_visitor_table('business_contacts', '1 year');

-- Requests of journalists, and the form of the press newsletter (20261122101300_newsletter.sql). Empty fields arrive as '', a
-- missing date as null.
create table public.press_contacts (
  id uuid not null default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null default '',
  media text not null,
  position text not null default '',
  type text not null default '',
  subject text not null default '',
  message text not null default '',
  interview_date date,
  deadline date,
  newsletter_subscription boolean not null default false,
  -- the inbox shows this column; the form of the site has no such field
  interview_type text,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (private.fold(
    first_name || ' ' || last_name || ' ' || email || ' ' || media || ' ' || subject || ' ' || message
  )) stored,
  constraint press_contacts_pkey primary key (id),
  constraint press_contacts_first_name_length check (char_length(first_name) <= 100 and private.clean_text(first_name) <> ''),
  constraint press_contacts_last_name_length check (char_length(last_name) <= 100 and private.clean_text(last_name) <> ''),
  constraint press_contacts_phone_length check (char_length(phone) <= 50),
  constraint press_contacts_media_choice check (media in (
    'Télévision', 'Radio', 'Presse écrite', 'Presse en ligne', 'Blog', 'Podcast', 'Réseaux sociaux',
    'Agence de communication', 'Freelance', 'Autre'
  )),
  constraint press_contacts_position_length check (char_length(position) <= 300),
  constraint press_contacts_type_choice check (type in (
    '', 'Demande d''interview', 'Communiqué de presse', 'Invitation événement', 'Dossier de presse', 'Visuels/Photos',
    'Données/Statistiques', 'Contact dirigeant', 'Autre'
  )),
  constraint press_contacts_subject_length check (char_length(subject) <= 300),
  constraint press_contacts_message_length check (char_length(message) <= 20000),
  -- from tomorrow to ten years ahead; in every time zone, tomorrow is the UTC day or later
  constraint press_contacts_interview_date_range check (
    interview_date between (created_at at time zone 'UTC')::date and (created_at at time zone 'UTC')::date + 3660
  ),
  constraint press_contacts_deadline_range check (
    deadline between (created_at at time zone 'UTC')::date and (created_at at time zone 'UTC')::date + 3660
  ),
  constraint press_contacts_interview_type_length check (char_length(interview_type) <= 300)
);

select private.add_follow_up('press_contacts', 'press requests', 'anyone sends a press request', unsent_column => 'interview_type');

grant insert (
  first_name, last_name, email, phone, media, position, type, subject, message, interview_date, deadline,
  newsletter_subscription
) on public.press_contacts to anon, authenticated;
select private.register_visitor_table('press_contacts', '1 year');

-- Applications to an offer, or unsolicited ones. Empty fields arrive as '', a missing date as null. Without a file, cv_path is null.
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
  search_text text not null generated always as (private.fold(
    first_name || ' ' || last_name || ' ' || email || ' ' || job_title || ' ' || skills || ' ' || motivation || ' ' || cover_letter
  )) stored,
  constraint job_applications_pkey primary key (id),
  constraint job_applications_first_name_length check (char_length(first_name) <= 100 and private.clean_text(first_name) <> ''),
  constraint job_applications_last_name_length check (char_length(last_name) <= 100 and private.clean_text(last_name) <> ''),
  constraint job_applications_phone_length check (char_length(phone) <= 50),
  constraint job_applications_address_length check (char_length(address) <= 300),
  constraint job_applications_city_length check (char_length(city) <= 300),
  constraint job_applications_job_title_length check (char_length(job_title) <= 300),
  -- departments of the form, then of the offers
  constraint job_applications_department_choice check (department in (
    '', 'Direction', 'Production', 'Programmation', 'Technique', 'Acquisition', 'Marketing', 'Ventes',
    'Ressources Humaines', 'Finance', 'Juridique', 'tech', 'production', 'marketing', 'creative', 'data'
  )),
  constraint job_applications_experience_choice check (experience in (
    '', 'Débutant (0-2 ans)', 'Junior (2-5 ans)', 'Confirmé (5-8 ans)', 'Senior (8-12 ans)', 'Expert (12+ ans)'
  )),
  constraint job_applications_education_choice check (education in (
    '', 'Bac', 'Bac+2', 'Bac+3', 'Bac+5', 'Doctorat', 'Autodidacte', 'Formation professionnelle'
  )),
  constraint job_applications_skills_length check (char_length(skills) <= 5000),
  constraint job_applications_motivation_length check (char_length(motivation) <= 20000 and private.clean_text(motivation) <> ''),
  -- from tomorrow to ten years ahead; in every time zone, tomorrow is the UTC day or later
  constraint job_applications_availability_range check (
    availability between (created_at at time zone 'UTC')::date and (created_at at time zone 'UTC')::date + 3660
  ),
  constraint job_applications_salary_choice check (salary in (
    '', 'Moins de 30K€', '30-40K€', '40-50K€', '50-60K€', '60-80K€', '80-100K€', 'Plus de 100K€', 'À négocier'
  )),
  -- staff click these links, so the check refuses javascript:, data: and characters that end an HTML attribute
  constraint job_applications_portfolio_url check (
    char_length(portfolio) <= 2000 and (portfolio = '' or portfolio ~* '^https?://[^[:space:][:cntrl:]"''<>]+$')
  ),
  constraint job_applications_linkedin_url check (
    char_length(linkedin) <= 2000 and (linkedin = '' or linkedin ~* '^https?://[^[:space:][:cntrl:]"''<>]+$')
  ),
  constraint job_applications_cover_letter_length check (char_length(cover_letter) <= 20000),
  constraint job_applications_gdpr_consent_given check (gdpr_consent),
  -- the name of an object in the bucket "cv", as private.open_cv_upload issues it
  constraint job_applications_cv_path_format check (
    char_length(cv_path) <= 60
    and cv_path ~ '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\.(pdf|doc|docx)$'
  )
);

select private.add_follow_up('job_applications', 'applications', 'anyone applies for a job');

grant insert (
  first_name, last_name, email, phone, address, city, job_title, department, experience, education, skills, motivation,
  availability, salary, remote, relocate, portfolio, linkedin, cover_letter, gdpr_consent, cv_path
) on public.job_applications to anon, authenticated;
select private.register_visitor_table('job_applications', '2 years');
