-- Settings that administrators change in the back office. The primary key allows one row. The defaults are those of src/copy
-- (supabase/tests/limits.test.ts compares them), so pages and database agree before the first save.
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
  -- when private.apply_due_schedules ends the maintenance; null for no end
  maintenance_until timestamptz,
  public_comments boolean not null default true,
  open_registration boolean not null default false,
  -- for accounts with user_manage (20261122102900_second_factor.sql)
  require_second_factor boolean not null default false,
  -- true once a person has set require_second_factor, on or off
  second_factor_decided boolean not null default false,
  -- new addresses of a newsletter confirm by mail first (20261122101300_newsletter.sql)
  newsletter_double_opt_in boolean not null default true,
  version integer not null default 1,
  -- null until the first save
  updated_at timestamptz,
  constraint site_settings_pkey primary key (id),
  constraint site_settings_one_row check (id),
  constraint site_settings_maintenance_until_range check (private.is_plausible_date(maintenance_until)),
  constraint site_settings_title_length check (char_length(title) <= 80 and private.clean_text(title) <> ''),
  constraint site_settings_description_length check (char_length(description) <= 300 and private.clean_text(description) <> ''),
  constraint site_settings_url_format check (char_length(url) <= 500 and url ~ '^https?://[^\s/]+$'),
  -- the format of visitors' addresses (private.register_visitor_table)
  constraint site_settings_email_format check (char_length(email) <= 254 and private.is_email_address(email)),
  constraint site_settings_phone_format check (char_length(phone) <= 50 and phone ~ '^\+?[0-9][0-9 .()-]{3,}$'),
  constraint site_settings_address_length check (char_length(address) <= 300 and private.clean_text(address) <> ''),
  -- links: an empty value hides the icon, and the format refuses javascript: links
  constraint site_settings_facebook_format check (char_length(facebook) <= 500 and facebook ~ '^(https?://\S+)?$'),
  constraint site_settings_twitter_format check (char_length(twitter) <= 500 and twitter ~ '^(https?://\S+)?$'),
  constraint site_settings_instagram_format check (char_length(instagram) <= 500 and instagram ~ '^(https?://\S+)?$'),
  constraint site_settings_youtube_format check (char_length(youtube) <= 500 and youtube ~ '^(https?://\S+)?$'),
  constraint site_settings_linkedin_format check (char_length(linkedin) <= 500 and linkedin ~ '^(https?://\S+)?$')
);

grant select on public.site_settings to authenticated;
grant update (
  title, description, url, email, phone, address, facebook, twitter, instagram, youtube, linkedin, maintenance_mode,
  maintenance_until, public_comments, open_registration, require_second_factor, newsletter_double_opt_in
) on public.site_settings to authenticated;

alter table public.site_settings enable row level security;

create policy "staff read the settings" on public.site_settings
  for select to authenticated
  using ((select private.is_staff()));

-- Returns the public settings as JSON text in an array. Visitors read no table, because the API would let them filter with
-- costly patterns. The API cannot filter the texts of an array.
create function private.published_settings() returns text[]
language sql stable security definer set search_path = '' as $$
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
$$;

select private.expose_function('published_settings', 'anon, authenticated');

-- Only administrators change the settings, because one setting opens registration.
create policy "administrators change the settings" on public.site_settings
  for update to authenticated
  using ((select private.has_permission('user_manage')));

create trigger stamp_save before update on public.site_settings
  for each row execute function private.stamp_save();

create trigger record_activity after update on public.site_settings
  for each row execute function private.record_row_activity('{
    "type": "settings", "has_id": false, "label_text": "Paramètres du site", "actions": {"update": "update"},
    "changes": [
      "title", "description", "url", "email", "phone", "address", "facebook", "twitter", "instagram", "youtube",
      "linkedin", "maintenance_mode", "maintenance_until", "public_comments", "open_registration", "require_second_factor",
      "newsletter_double_opt_in"
    ]
  }');

insert into public.site_settings default values;
