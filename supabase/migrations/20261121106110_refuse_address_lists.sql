-- An address goes into the header of a mail as it is. One @ is not enough there: "x,victim@example.org" is two recipients
-- and "g:victim@example.org;" a group. The signs that mean something between addresses (the specials of RFC 5322, but
-- for the dot) only stand in quoted parts, which nobody has: they are refused, as blanks and <> were.
do $migration$
declare
  mailed text;
begin
  foreach mailed in array array[
    'newsletter_subscriptions', 'contact_messages', 'business_contacts', 'press_contacts', 'job_applications',
    'site_settings'
  ]
  loop
    execute format(
      $sql$
        alter table public.%1$I drop constraint %2$I, add constraint %2$I check (
          char_length(email) <= 254
          and email ~ '^[^]@<>()[,;:\\"[:space:][:cntrl:]]+@[^]@<>()[,;:\\"[:space:][:cntrl:]]+$'
        )
      $sql$,
      mailed, mailed || '_email_format'
    );
  end loop;
end
$migration$;
