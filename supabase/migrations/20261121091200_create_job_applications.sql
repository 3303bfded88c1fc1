-- Applications to an offer, or to none. Visitors write, super admins read and erase.
-- What the form leaves empty arrives as '', a date that was not chosen as null; cv_path only when a file was sent.
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
  constraint job_applications_pkey primary key (id),
  constraint job_applications_first_name_length check (char_length(first_name) <= 100 and first_name ~ '\S'),
  constraint job_applications_last_name_length check (char_length(last_name) <= 100 and last_name ~ '\S'),
  -- one @, no blank, no control character, no < or >: staff reply to it
  constraint job_applications_email_format check (
    char_length(email) <= 254 and email ~ '^[^@<>[:space:][:cntrl:]]+@[^@<>[:space:][:cntrl:]]+$'
  ),
  constraint job_applications_phone_length check (char_length(phone) <= 50),
  constraint job_applications_address_length check (char_length(address) <= 300),
  constraint job_applications_city_length check (char_length(city) <= 300),
  constraint job_applications_job_title_length check (char_length(job_title) <= 300),
  -- those of the form, then those of the offers
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
  constraint job_applications_motivation_length check (char_length(motivation) <= 20000 and motivation ~ '\S'),
  -- not in the past, wherever the visitor's clock stands, and in a future that means something
  constraint job_applications_availability_range check (
    availability between (created_at at time zone 'UTC')::date and (created_at at time zone 'UTC')::date + 3660
  ),
  constraint job_applications_salary_choice check (salary in (
    '', 'Moins de 30K€', '30-40K€', '40-50K€', '50-60K€', '60-80K€', '80-100K€', 'Plus de 100K€', 'À négocier'
  )),
  -- staff click on them: never javascript:, data: or a blank that ends the attribute
  constraint job_applications_portfolio_url check (
    char_length(portfolio) <= 2000 and (portfolio = '' or portfolio ~* '^https?://[^[:space:][:cntrl:]"''<>]+$')
  ),
  constraint job_applications_linkedin_url check (
    char_length(linkedin) <= 2000 and (linkedin = '' or linkedin ~* '^https?://[^[:space:][:cntrl:]"''<>]+$')
  ),
  constraint job_applications_cover_letter_length check (char_length(cover_letter) <= 20000),
  constraint job_applications_gdpr_consent_given check (gdpr_consent),
  -- the name of an object in the bucket "cv", as the form makes it
  constraint job_applications_cv_path_format check (
    char_length(cv_path) <= 60
    and cv_path ~ '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\.(pdf|doc|docx)$'
  )
);

create index job_applications_created_at_idx on public.job_applications (created_at desc, id);
-- addresses keep the spelling they were given; somebody who asks for their data is found in any
create index job_applications_email_idx on public.job_applications (lower(email));

revoke all on public.job_applications from public, anon, authenticated;
grant insert (
  first_name, last_name, email, phone, address, city, job_title, department, experience, education, skills, motivation,
  availability, salary, remote, relocate, portfolio, linkedin, cover_letter, gdpr_consent, cv_path
) on public.job_applications to anon, authenticated;
grant select, delete on public.job_applications to authenticated;
grant all on public.job_applications to service_role;

alter table public.job_applications enable row level security;

-- Anyone may apply, staff included; the date is now, which the grants say as well.
create policy "anyone applies for a job" on public.job_applications
  for insert to anon, authenticated
  with check (created_at = now());

-- Applications are personal data: super admins only.
create policy "super admins read applications" on public.job_applications
  for select to authenticated
  using ((select private.has_permission('all')));

-- Right to erasure, and spam.
create policy "super admins erase applications" on public.job_applications
  for delete to authenticated
  using ((select private.has_permission('all')));
