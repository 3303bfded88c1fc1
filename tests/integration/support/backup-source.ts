/** Type of a Word document. */
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const createBytes = (size: number) => Uint8Array.from({ length: size }, (_, index) => (index * 31) % 251);
/** Files with types that cannot be guessed, unusual names, and extreme sizes. */
export const FILES = [
  { bucket: 'media', name: 'uploads/1700000000000-contrat.docx', type: DOCX, size: 1200, maxAge: '31536000' },
  {
    bucket: 'media',
    name: 'uploads/1700000000001-plateau.avif',
    type: 'image/avif',
    size: 5000,
    maxAge: '31536000',
  },
  {
    bucket: 'media',
    name: 'uploads/1700000000002-jingle.wav',
    type: 'audio/wav',
    size: 64_000,
    maxAge: '3600',
  },
  { bucket: 'media', name: 'uploads/1700000000003-voix.ogg', type: 'audio/ogg', size: 700, maxAge: '0' },
  { bucket: 'media', name: 'uploads/vide.txt', type: 'text/plain', size: 0, maxAge: '3600' },
  {
    bucket: 'media',
    name: 'été à Dakar/Réunion n° 3, « bilan ».pdf',
    type: 'application/pdf',
    size: 900,
    maxAge: '3600',
  },
  {
    bucket: 'media',
    name: `longs/${'a'.repeat(200)}/${'b'.repeat(200)}.png`,
    type: 'image/png',
    size: 10,
    maxAge: '3600',
  },
  { bucket: 'media', name: 'a.mp4', type: 'video/mp4', size: 8 * 2 ** 20, maxAge: '3600' },
  {
    bucket: 'cv',
    name: 'd290f1ee-6c54-4b01-90e6-d701748f0851.pdf',
    type: 'application/pdf',
    size: 3000,
    maxAge: '3600',
  },
].map((file) => ({ ...file, body: createBytes(file.size) }));

/** Rows that a restore keeps and never sends again: a running campaign, a scheduled one, mails in four states, open requests. */
export const SITE_STATE = `
  begin;
  set local session_replication_role = replica;
  insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
    select gen_random_uuid(), id, 'phone', 'totp', 'verified', now(), now(), 'JBSWY3DPEHPK3PXP'
    from auth.users order by email limit 1;
  insert into private.recovery_codes (hash, user_id, factor_id)
    select sha256(convert_to(code::text, 'utf8')), user_id, id from auth.mfa_factors, generate_series(1, 10) as code;
  insert into private.suppression_list (address_hash, audience)
    select sha256(convert_to(address::text, 'utf8')), 'readers' from generate_series(1, 3) as address;
  insert into public.campaigns (subject, intro, state, started_at, sent_stories)
    values ('Lettre', E'Une ligne\\nune tabulation\\tet une barre \\\\', 'sending', now(), '[]');
  insert into private.campaign_deliveries (campaign_id, subscription_id, state)
    select campaigns.id, gen_random_uuid(), states_to_insert.state
    from public.campaigns, unnest(array['sent', 'queued', 'waiting']) as states_to_insert (state), generate_series(1, 100);
  insert into public.campaigns (subject, intro, state, scheduled_at)
    values ('Plus tard', 'Bonjour', 'scheduled', now() - interval '1 minute');
  insert into private.mails (kind, recipient, idempotency_key, state, claimed_at)
    select 'test', case state when 'sent' then '' else 'a@example.com' end, state, state,
      case state when 'claimed' then now() end
    from unnest(array['waiting', 'claimed', 'sent', 'failed']) as state;
  insert into public.alert_follows (user_id, tab, mode, notified_until)
    select id, 'business', 'each', now() - interval '1 day' from public.profiles;
  update private.site_build set request_id = 1, online_request_id = 2;
  insert into private.cv_scans (name, request_id) values ('d290f1ee-6c54-4b01-90e6-d701748f0851.pdf', 3);
  select vault.create_secret('https://example.com/hook', 'deploy_hook'), vault.create_secret('secret word', 'mails_secret');
  commit;`;

/** Simulates a newer platform: Auth has a column that the target lacks. */
export const NEWER_PLATFORM = `
  alter table auth.identities add column of_newer_version text default E'a\\tb'`;
