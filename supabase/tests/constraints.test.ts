import { describe, expect } from 'vitest';
import { peopleByActor } from './support/actors.ts';
import { allAccessRules } from './support/all-rules.ts';
import {
  buildWhereMatches,
  disableTriggers,
  expectRefusal,
  runAs,
  type Transaction,
} from './support/database.ts';
import { insertRuleRow } from './support/insert-rule-row.ts';
import { it } from './support/rollback-test.ts';
import type { ColumnValues } from './support/rules.ts';

// Constraints bind every writer, even the owner of the database and a restore. Tests of a form or screen
// cover only the limits that it can reach. limits.test.ts covers most maximum lengths.

/** Expects this unique constraint to refuse a copy of a row. The excepted columns of the copy get their defaults. */
async function expectNoCopy(
  tx: Transaction,
  table: string,
  constraint: string,
  exceptColumns: readonly string[],
): Promise<void> {
  const key = await insertRuleRow(tx, table);
  const columns = await tx<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname <> all (${[...exceptColumns]}::text[])`;
  const names = tx(columns.map(({ name }) => name));
  const target = tx(`public.${table}`);
  await disableTriggers(tx);
  await expectRefusal(tx, 'superuser', '23505', constraint)`
    insert into ${target} (${names}) select ${names} from ${target} where ${buildWhereMatches(tx, key)}`;
}

it.for(allAccessRules)('two rows of $table never share a key', async ({ table }, { tx }) => {
  await expectNoCopy(tx, table, `${table}_pkey`, []);
});

it.for([
  ['categories', 'slug'],
  ['tags', 'slug'],
  ['content', 'slug'],
  ['media_library', 'filename'],
  ['content_redirects', 'path'],
  ['newsletter_subscriptions', 'email'],
  ['user_roles', 'user_id_role'],
] as const)('two rows of %s never share their %s', async ([table, column], { tx }) => {
  const otherKeys = ['id', 'unsubscribe_token', 'confirmation_token'];
  await expectNoCopy(tx, table, `${table}_${column}_key`, otherKeys);
});

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

/** Foreign keys as table and column. Each must refuse a missing target. */
const REFERENCES = [
  ['activity_log', 'actor'],
  ['business_contacts', 'assignee'],
  ['business_contacts', 'handled_by'],
  ['contact_messages', 'assignee'],
  ['contact_messages', 'handled_by'],
  ['content', 'author_id'],
  ['content_bin', 'deleted_by'],
  ['content', 'category_id'],
  ['content', 'cover_media_id'],
  ['content', 'share_media_id'],
  ['content_media', 'content_id'],
  ['content_media', 'media_id'],
  ['content_presence', 'user_id'],
  ['content_redirects', 'content_id'],
  ['content_revisions', 'author'],
  ['content_revisions', 'content_id'],
  ['content_tags', 'content_id'],
  ['content_tags', 'tag_id'],
  ['job_applications', 'assignee'],
  ['invitations', 'invited_by'],
  ['invitations', 'role'],
  ['job_applications', 'handled_by'],
  ['campaigns', 'started_by'],
  ['media_bin', 'deleted_by'],
  ['media_library', 'uploaded_by'],
  ['press_contacts', 'assignee'],
  ['press_contacts', 'handled_by'],
  ['profiles', 'id'],
  ['role_permissions', 'role'],
  ['site_collection_drafts', 'updated_by'],
  ['site_collection_revisions', 'author'],
  ['site_collection_revisions', 'key'],
  ['site_collections', 'updated_by'],
  ['tags', 'merged_into'],
  ['user_roles', 'granted_by'],
  ['user_roles', 'role'],
  ['user_roles', 'user_id'],
] as const;

describe('a row', () => {
  it.for(REFERENCES)('of %s refuses a missing target in %s', async ([table, column], { tx }) => {
    const key = await insertRuleRow(tx, table);
    const changes = { [column]: column === 'role' ? 'personne' : UNKNOWN_ID };
    await expectRefusal(tx, 'superuser', '23503', `${table}_${column}_fkey`)`
      update ${tx(`public.${table}`)} set ${tx(changes)} where ${buildWhereMatches(tx, key)}`;
  });

  it.for([
    ['contact_messages', { status: 'lu' }, 'status_choice'],
    ['contact_messages', { note: 'n'.repeat(5001) }, 'note_length'],
    ['business_contacts', { status: 'lu' }, 'status_choice'],
    ['business_contacts', { note: 'n'.repeat(5001) }, 'note_length'],
    ['press_contacts', { status: '' }, 'status_choice'],
    ['press_contacts', { note: 'n'.repeat(5001) }, 'note_length'],
    ['job_applications', { status: 'Nouveau' }, 'status_choice'],
    ['job_applications', { note: 'n'.repeat(5001) }, 'note_length'],
    ['contact_messages', { due_on: '2020-01-01' }, 'due_on_range'],
    ['business_contacts', { due_on: '2020-01-01' }, 'due_on_range'],
    ['press_contacts', { due_on: '2120-01-01' }, 'due_on_range'],
    ['job_applications', { due_on: '2120-01-01' }, 'due_on_range'],
    ['press_contacts', { interview_type: 'i'.repeat(301) }, 'interview_type_length'],
    ['activity_log', { actor_name: 'é'.repeat(202) }, 'actor_name_length'],
    ['activity_log', { target_label: 'é'.repeat(301) }, 'target_label_length'],
    ['activity_log', { details: JSON.stringify('é'.repeat(5000)) }, 'details_size'],
    ['profiles', { first_name: ' \t' }, 'first_name_length'],
    ['invitations', { email: 'naima@example.org\nBcc: x@example.org' }, 'email_format'],
    ['tags', { name: '\u200b\u3164' }, 'name_length'],
    ['tags', { slug: 'Une étiquette' }, 'slug_format'],
    ['content', { slug: '' }, 'slug_format'],
    ['content', { slug: 'Majuscule' }, 'slug_format'],
    ['content', { slug: 'accentué' }, 'slug_format'],
    ['content', { slug: '-debut' }, 'slug_format'],
    ['content', { slug: 'fin-' }, 'slug_format'],
    ['content', { slug: 'deux--tirets' }, 'slug_format'],
    ['content', { slug: '../secret' }, 'slug_format'],
    ['content', { slug: 'index' }, 'slug_format'],
    ['content', { slug: '404' }, 'slug_format'],
    ['content', { slug: 'deux\nlignes' }, 'slug_format'],
    ['content', { title: '  \n' }, 'title_length'],
    ['content', { published_at: '2026-01-01' }, 'published_at_set'],
    ['content', { status: 'archived', review_requested_at: '2026-01-01' }, 'review_requested_at_draft'],
    ['content', { publish_at: '2030-01-02', unpublish_at: '2030-01-01' }, 'schedule_order'],
    ['content', { copied_version: 1 }, 'copied_version_set'],
    ['content', { update_at: '2030-01-01' }, 'update_at_copy'],
    // years that the forms of the back office refuse too
    ['content', { unpublish_at: '0026-01-01' }, 'dates_range'],
    ['content', { first_published_at: '2126-01-01' }, 'dates_range'],
    ['content_revisions', { snapshot: '[]' }, 'snapshot_object'],
    ['categories', { name: ' ' }, 'name_length'],
    ['categories', { slug: 'Pas valable' }, 'slug_format'],
    ['categories', { position: 0 }, 'position_positive'],
    ['site_collections', { label: ' ' }, 'label_length'],
    ['site_collection_drafts', { label: '\u200b' }, 'label_length'],
    ['site_collection_drafts', { key: '../auth' }, 'key_format'],
    ['site_collection_drafts', { value: '[]' }, 'value_object'],
    ['site_collection_drafts', { base_version: -1 }, 'base_version'],
    ['site_collection_drafts', { publish_at: '2126-01-01' }, 'publish_at_range'],
    ['programmes', { starts_at: '2126-01-01', ends_at: '2126-01-01T01:00Z' }, 'starts_at_range'],
    ['site_settings', { id: false }, 'one_row'],
    ['site_settings', { maintenance_until: '2126-01-01' }, 'maintenance_until_range'],
    ['content_redirects', { path: '/presse/../admin' }, 'path_format'],
    // without the date, retention would never delete the row
    ['newsletter_subscriptions', { is_active: false }, 'unsubscribed_at_set'],
    ['newsletter_subscriptions', { audience: 'partners' }, 'audience_choice'],
    ['newsletter_subscriptions', { confirmation_token: UNKNOWN_ID }, 'confirmation_asked_at_set'],
    ['newsletter_subscriptions', { bounced_at: '2026-01-01' }, 'bounced_inactive'],
    ['campaigns', { subject: 'Bonjour\nBcc: tous@example.org' }, 'subject_length'],
    ['campaigns', { stories: `{${Array(21).fill(UNKNOWN_ID)}}` }, 'stories_count'],
    ['campaigns', { stories: '{null}' }, 'stories_count'],
    ['campaigns', { audience: 'partners' }, 'audience_choice'],
    ['campaigns', { state: 'lost', started_at: '2026-01-01', sent_stories: '[]' }, 'state_choice'],
    ['campaigns', { scheduled_at: '2030-01-01' }, 'scheduled_at_set'],
    [
      'campaigns',
      { state: 'scheduled', subject: 'Un', intro: 'Deux', scheduled_at: '2126-01-01' },
      'scheduled_at_range',
    ],
    ['campaigns', { started_at: '2026-01-01' }, 'started_fields_set'],
    ['campaigns', { sent_stories: '[]' }, 'started_fields_set'],
  ] as const)('of %s with %j is refused by %s', async ([table, changes, constraint], { tx }) => {
    const key = await insertRuleRow(tx, table);
    await disableTriggers(tx);
    await expectRefusal(tx, 'superuser', '23514', `${table}_${constraint}`)`
      update ${tx(`public.${table}`)} set ${tx(changes as ColumnValues)} where ${buildWhereMatches(tx, key)}`;
  });
});

it.for(allAccessRules)('no text of $table can hold a control character', async ({ table }, { tx }) => {
  const key = await insertRuleRow(tx, table);
  const textsByType = { text: 'a\u000bb', 'text[]': '{a\u000bb}', jsonb: '{"a": "\\u000b"}' };
  const columns = await tx<{ name: string; type: keyof typeof textsByType }[]>`
    select attname as name, format_type(atttypid, null) as type from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)`;
  await disableTriggers(tx);
  for (const { name, type } of columns) {
    const { code } = await runAs(tx, 'superuser')`
        update ${tx(`public.${table}`)} set ${tx(name)} = ${textsByType[type]}::text::${tx.unsafe(type)}
        where ${buildWhereMatches(tx, key)}`;
    expect({ name, code }).toEqual({ name, code: '23514' });
  }
});

it.for(['schedule_log_cursor', 'site_build', 'health_measures', 'mail_call'])(
  'private.%s keeps one row',
  async (name, { tx }) => {
    const table = tx(`private.${name}`);
    for (const [constraint, code, id] of [
      ['pkey', '23505', true],
      ['one_row', '23514', false],
    ] as const) {
      // a copy of the only row, with its id or with another one
      await expectRefusal(tx, 'superuser', code, `${name}_${constraint}`)`
        insert into ${table} select (jsonb_populate_record(only_row, ${tx.json({ id })})).* from ${table} as only_row`;
    }
  },
);

const EDITOR_ID = peopleByActor.editor.id;

it.for([
  [
    'mails_pkey',
    `private.mails (id, kind, recipient) select '${UNKNOWN_ID}', 'test', 'a@b.ci' from generate_series(1, 2)`,
  ],
  ['mails_kind_format', `private.mails (kind, recipient) values ('../test', 'a@b.ci')`],
  [
    'mails_data_size',
    `private.mails (kind, recipient, data) values ('test', 'a@b.ci', to_jsonb(repeat('a', 10001)))`,
  ],
  ['mails_state_known', `private.mails (kind, recipient, state) values ('test', 'a@b.ci', 'lost')`],
  ['mails_recipient_format', `private.mails (kind, recipient, state) values ('test', 'a@b.ci', 'sent')`],
  [
    'alert_follows_tab_known',
    `public.alert_follows (user_id, tab, mode) values ('${EDITOR_ID}', 'media', 'each')`,
  ],
  [
    'alert_follows_mode_known',
    `public.alert_follows (user_id, tab, mode) values ('${EDITOR_ID}', 'presse', 'hourly')`,
  ],
  [
    'alert_follows_user_id_fkey',
    `public.alert_follows (user_id, tab, mode) values ('${UNKNOWN_ID}', 'presse', 'each')`,
  ],
  [
    'alert_follows_pkey',
    `public.alert_follows (user_id, tab, mode) select '${EDITOR_ID}', 'presse', 'each' from generate_series(1, 2)`,
  ],
  ['erased_files_pkey', `private.erased_files (name) values ('uploads/a.jpg'), ('uploads/a.jpg')`],
  ['imported_articles_pkey', `private.imported_articles (slug) values ('un-article'), ('un-article')`],
  ['cv_tickets_pkey', `private.cv_tickets (name) select '${UNKNOWN_ID}.pdf' from generate_series(1, 2)`],
  ['cv_scans_state_choice', `private.cv_scans (name, state) values ('a.pdf', 'safe')`],
  ['quotas_bytes_positive', `private.quotas (name, bytes) values ('files', 0)`],
  ['quotas_name_known', `private.quotas (name, bytes) values ('file', 1)`],
  ['quotas_pkey', `private.quotas (name, bytes) values ('files', 1)`],
  ['outgoing_origins_pkey', `private.outgoing_origins values ('https://api.netlify.com', '')`],
  ['outgoing_origins_format', `private.outgoing_origins values ('https://example.com/hooks', '')`],
  ['outgoing_origins_format', `private.outgoing_origins values ('https://*', '')`],
  ['outgoing_origins_format', `private.outgoing_origins values ('example.com', '')`],
  ['outgoing_origins_format', `private.outgoing_origins values ('file://example.com', '')`],
  [
    'newsletter_subscriptions_unsubscribe_token_key',
    `public.newsletter_subscriptions (email, unsubscribe_token)
      values ('a@b.ci', '${UNKNOWN_ID}'), ('b@b.ci', '${UNKNOWN_ID}')`,
  ],
  [
    'newsletter_subscriptions_confirmation_token_key',
    `public.newsletter_subscriptions (email, is_active, confirmation_token, confirmation_asked_at)
      values ('a@b.ci', false, '${UNKNOWN_ID}', now()), ('b@b.ci', false, '${UNKNOWN_ID}', now())`,
  ],
  [
    'site_collections_plain_text',
    `public.site_collections (key, label, value) values ('essai', 'Essai', '{"items": [{"place": -1e131071}]}')`,
  ],
  [
    'site_collection_drafts_value_size',
    `public.site_collection_drafts (key, label, value, base_version)
      values ('essai', 'Essai', jsonb_build_object('text', repeat('v', 200000)), 0)`,
  ],
] as const)(
  'the constraint %s refuses the insert of an operator: %s',
  async ([constraint, insertion], { tx }) => {
    await expect(tx.unsafe(`insert into ${insertion}`)).rejects.toMatchObject({
      constraint_name: constraint,
    });
  },
);
