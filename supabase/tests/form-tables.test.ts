import { describe, expect } from 'vitest';
import { formRowsByTable, tablesWithVisitorEmail } from './support/all-rules.ts';
import { getOnlyRow, runAs, type Transaction } from './support/database.ts';
import { getDateInDays } from './support/date-in-days.ts';
import { dialogFormRowsByTable, messageRow } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';

type Changes = Record<string, string | boolean | null>;

/** Inserts a row of a form as a visitor. */
const sendForm = (tx: Transaction, table: string, changes: Changes = {}) =>
  runAs(tx, 'anon')`insert into ${tx(`public.${table}`)} ${tx({ ...formRowsByTable[table], ...changes })}`;

const subscribe = (tx: Transaction, email: string | null) =>
  sendForm(tx, 'newsletter_subscriptions', { email });

/** Addresses that are not exactly one recipient, or that would forge a header of a mail. */
const BAD_ADDRESSES = [
  '',
  '   ',
  'awa',
  '@example.org',
  'awa@',
  'awa@@example.org',
  'awa@example',
  'awa@localhost',
  'awa@.org',
  'awa@example..org',
  'awa@exemple@example.org',
  'awa diop@example.org',
  'awa@example.org, autre@example.org',
  'Awa <awa@example.org>',
  'tous,awa@example.org',
  'awa@example.org;autre',
  'groupe:awa@example.org',
  '"awa"@example.org',
  'awa(tous)@example.org',
  'awa@[192.0.2.1]',
  'awa\\@example.org',
  'awa@example.org\nBcc: tous@example.org',
  'awa@exam\tple.org',
  `${'a'.repeat(243)}@example.org`,
  'awa@example.org\u2028tous',
];

/** Links that are no plain http or https address. */
const BAD_LINKS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\tjavascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//exemple.com',
  ' https://exemple.com',
  'https://exemple.com/"onclick=',
  'https://exemple.com/<script>',
  'https://exemple.com\njavascript:alert(1)',
  'ftp://exemple.com',
];

/**
 * Values with the expected error code; null when accepted. '23514' is a check, '23502' a missing value.
 * limits.test.ts compares all maximum lengths and choices with those of the forms.
 */
const CASES: readonly (readonly [string, Changes, string | null])[] = [
  ['business_contacts', { subject: '' }, '23514'],
  ['business_contacts', { appointment_date: null }, null],
  ['business_contacts', { appointment_date: getDateInDays(1) }, null],
  ['business_contacts', { appointment_date: getDateInDays(-1) }, '23514'],
  ['business_contacts', { appointment_date: '9999-12-31' }, '23514'],
  ['business_contacts', { message: '' }, null],
  ['business_contacts', { message: 'é'.repeat(20_000) }, null],
  ['business_contacts', { message: 'm'.repeat(20_001) }, '23514'],
  ['press_contacts', { media: '' }, '23514'],
  ['press_contacts', { interview_date: null, deadline: null }, null],
  ['press_contacts', { interview_date: getDateInDays(-1) }, '23514'],
  ['press_contacts', { deadline: getDateInDays(-1) }, '23514'],
  ['press_contacts', { message: 'm'.repeat(20_001) }, '23514'],
  ['press_contacts', { newsletter_subscription: null }, '23502'],
  ['job_applications', { gdpr_consent: false }, '23514'],
  ['job_applications', { gdpr_consent: null }, '23502'],
  ['job_applications', { motivation: ' \n' }, '23514'],
  ['job_applications', { motivation: null }, '23502'],
  ['job_applications', { motivation: 'm'.repeat(20_001) }, '23514'],
  ['job_applications', { availability: null }, null],
  ['job_applications', { availability: getDateInDays(-1) }, '23514'],
  ['job_applications', { portfolio: 'HTTPS://exemple.com/a?b=c#d' }, null],
  ['job_applications', { linkedin: `https://exemple.com/${'a'.repeat(2000)}` }, '23514'],
  ['job_applications', { cv_path: 'a3bb189e-8bf9-4888-9912-ace4e6543002.pdf' }, null],
  ['job_applications', { cv_path: 'a3bb189e-8bf9-4888-9912-ace4e6543002.html' }, '23514'],
  ['job_applications', { cv_path: '../media/uploads/x.pdf' }, '23514'],
  ['job_applications', { cv_path: '' }, '23514'],
  ['contact_messages', { name: ' \n\t' }, '23514'],
  ['contact_messages', { subject: ' ' }, '23514'],
  ['contact_messages', { message: '\n\n ' }, '23514'],
  ['contact_messages', { message: 'm'.repeat(20_001) }, '23514'],
  [
    'contact_messages',
    { name: 'n'.repeat(300), subject: 's'.repeat(300), message: 'é'.repeat(20_000) },
    null,
  ],
  ['contact_messages', { name: null }, '23502'],
  ['contact_messages', { email: null }, '23502'],
  ['contact_messages', { subject: null }, '23502'],
];

/** Cases of each form dialog. */
const COMMON_CASES: readonly (readonly [Changes, string | null])[] = [
  [{ first_name: ' ' }, '23514'],
  [{ first_name: '\u200b\u2060' }, '23514'],
  [{ first_name: null }, '23502'],
  [{ last_name: '\n' }, '23514'],
  [{ email: 'a@b.c' }, null],
];

describe('a form', () => {
  it.for(BAD_ADDRESSES)('is refused with the address %j', async (email, { tx }) => {
    for (const table of tablesWithVisitorEmail)
      expect((await sendForm(tx, table, { email })).code, table).toBe('23514');
  });

  it.for(BAD_LINKS)('is refused with the link %j', async (link, { tx }) => {
    for (const column of ['portfolio', 'linkedin'])
      expect((await sendForm(tx, 'job_applications', { [column]: link })).code, column).toBe('23514');
  });

  it.for([
    ...CASES,
    ...Object.keys(dialogFormRowsByTable).flatMap((table) =>
      COMMON_CASES.map(([changes, code]) => [table, changes, code] as const),
    ),
  ])('of %s with %j: error code %s', async ([table, changes, expected], { tx }) => {
    expect((await sendForm(tx, table, changes)).code).toBe(expected);
  });

  it.for(Object.entries(dialogFormRowsByTable))(
    'of %s is stored as it was sent, with the current date',
    async ([table, row], { tx }) => {
      expect(await sendForm(tx, table)).toMatchObject({ code: null, count: 1 });
      const rows = await tx`
      select to_jsonb(sent) as sent, created_at = now() as now from ${tx(`public.${table}`)} as sent
      where created_at = now()`;
      expect(getOnlyRow(rows)).toMatchObject({ sent: row, now: true });
    },
  );

  it('of contact_messages is stored as written, with a normalised address and the date', async ({ tx }) => {
    const text = '  « Bonjour »\n\n<script>alert(1)</script>\n=1+1 ';
    expect((await sendForm(tx, 'contact_messages', { email: ' AWA@Example.org ', message: text })).code).toBe(
      null,
    );
    const rows = await tx`
      select name, email, subject, message, created_at = now() as now from public.contact_messages
      where message = ${text}`;
    expect(getOnlyRow(rows)).toEqual({ ...messageRow, message: text, now: true });
  });
});

describe('the newsletter', () => {
  it('stores an address in one spelling, active, dated now, with a token', async ({ tx }) => {
    await subscribe(tx, '  Lec\u0007trice@Example.ORG.\n');
    const rows = await tx`
      select email, is_active, subscribed_at = now() as now, unsubscribe_token is not null as token
      from public.newsletter_subscriptions where email ilike '%lectrice%'`;
    expect(getOnlyRow(rows)).toEqual({
      email: 'lectrice@example.org',
      is_active: true,
      now: true,
      token: true,
    });
  });

  it('refuses an address that is missing', async ({ tx }) => {
    expect((await subscribe(tx, null)).code).toBe('23502');
  });

  it.for(['a@b.c', 'prénom.nom+lettre@médias.example', `${'a'.repeat(242)}@example.org`])(
    'accepts the address %j',
    async (email, { tx }) => {
      expect(await subscribe(tx, email)).toMatchObject({ code: null, count: 1 });
    },
  );
});
