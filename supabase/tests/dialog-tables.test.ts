import { describe, expect } from 'vitest';
import { attemptAs, getOnlyRow, type Transaction } from './support/database.ts';
import { getDateInDays } from './support/date-in-days.ts';
import { type DialogTable, dialogRows } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';

const dialogs = Object.keys(dialogRows) as DialogTable[];

type Changes = Record<string, string | boolean | null>;
const insertRow =
  (table: DialogTable, changes: Changes = {}) =>
  (db: Transaction) =>
    db`insert into ${db(`public.${table}`)} ${db({ ...dialogRows[table], ...changes } as Changes)}`;

/** Values with the expected error code; null when accepted. '23514' is a check, '23502' a missing value. */
const CASES: readonly (readonly [DialogTable, Changes, string | null])[] = [
  ['business_contacts', { subject: 'Piratage' }, '23514'],
  ['business_contacts', { subject: '' }, '23514'],
  ['business_contacts', { budget: '' }, null],
  ['business_contacts', { budget: '1€' }, '23514'],
  ['business_contacts', { time_slot: '' }, null],
  ['business_contacts', { time_slot: '12:00-13:00' }, '23514'],
  ['business_contacts', { appointment_date: null }, null],
  ['business_contacts', { appointment_date: getDateInDays(1) }, null],
  ['business_contacts', { appointment_date: getDateInDays(-1) }, '23514'],
  ['business_contacts', { appointment_date: '9999-12-31' }, '23514'],
  ['business_contacts', { message: '' }, null],
  ['business_contacts', { message: 'é'.repeat(20_000) }, null],
  ['business_contacts', { message: 'm'.repeat(20_001) }, '23514'],
  ['business_contacts', { company: 'c'.repeat(301) }, '23514'],
  ['press_contacts', { media: '' }, '23514'],
  ['press_contacts', { media: 'Le Quotidien' }, '23514'],
  ['press_contacts', { type: '' }, null],
  ['press_contacts', { type: 'Interview' }, '23514'],
  ['press_contacts', { interview_date: null, deadline: null }, null],
  ['press_contacts', { interview_date: getDateInDays(-1) }, '23514'],
  ['press_contacts', { deadline: getDateInDays(-1) }, '23514'],
  ['press_contacts', { subject: 's'.repeat(301) }, '23514'],
  ['press_contacts', { message: 'm'.repeat(20_001) }, '23514'],
  ['press_contacts', { newsletter_subscription: null }, '23502'],
  ['job_applications', { gdpr_consent: false }, '23514'],
  ['job_applications', { gdpr_consent: null }, '23502'],
  ['job_applications', { motivation: ' \n' }, '23514'],
  ['job_applications', { motivation: null }, '23502'],
  ['job_applications', { motivation: 'm'.repeat(20_001) }, '23514'],
  ['job_applications', { cover_letter: 'l'.repeat(20_001) }, '23514'],
  ['job_applications', { skills: 's'.repeat(5001) }, '23514'],
  ['job_applications', { department: 'tech' }, null],
  ['job_applications', { department: '' }, null],
  ['job_applications', { department: 'Vente' }, '23514'],
  ['job_applications', { experience: 'Aucune' }, '23514'],
  ['job_applications', { education: 'Bac+4' }, '23514'],
  ['job_applications', { salary: 'Beaucoup' }, '23514'],
  ['job_applications', { availability: null }, null],
  ['job_applications', { availability: getDateInDays(-1) }, '23514'],
  ['job_applications', { portfolio: 'HTTPS://exemple.com/a?b=c#d' }, null],
  ['job_applications', { portfolio: 'javascript:alert(1)' }, '23514'],
  ['job_applications', { portfolio: ' https://exemple.com' }, '23514'],
  ['job_applications', { linkedin: 'data:text/html,x' }, '23514'],
  ['job_applications', { linkedin: 'https://exemple.com/"onclick=' }, '23514'],
  ['job_applications', { linkedin: 'https://exemple.com\njavascript:alert(1)' }, '23514'],
  ['job_applications', { linkedin: `https://exemple.com/${'a'.repeat(2000)}` }, '23514'],
  ['job_applications', { cv_path: 'a3bb189e-8bf9-4888-9912-ace4e6543002.pdf' }, null],
  ['job_applications', { cv_path: 'a3bb189e-8bf9-4888-9912-ace4e6543002.html' }, '23514'],
  ['job_applications', { cv_path: '../media/uploads/x.pdf' }, '23514'],
  ['job_applications', { cv_path: '' }, '23514'],
];

/** Cases of all three tables. */
const COMMON_CASES: readonly (readonly [Changes, string | null])[] = [
  [{ first_name: ' ' }, '23514'],
  [{ first_name: '\u200b\u2060' }, '23514'],
  [{ email: 'awa@exemple.com.' }, '23514'],
  [{ email: 'awa\u200b@exemple.com' }, '23514'],
  [{ first_name: null }, '23502'],
  [{ first_name: 'p'.repeat(101) }, '23514'],
  [{ last_name: '\n' }, '23514'],
  [{ last_name: 'n'.repeat(101) }, '23514'],
  [{ email: 'a@b.c' }, null],
  [{ email: 'awa@exemple' }, '23514'],
  [{ email: '' }, '23514'],
  [{ email: 'awa' }, '23514'],
  [{ email: ' awa@example.org' }, '23514'],
  [{ email: 'awa@@example.org' }, '23514'],
  [{ email: 'Awa <awa@example.org>' }, '23514'],
  [{ email: 'tous,awa@example.org' }, '23514'],
  [{ email: 'awa@example.org;autre' }, '23514'],
  [{ email: 'awa@example.org\nBcc: tous@example.org' }, '23514'],
  [{ email: `${'a'.repeat(243)}@example.org` }, '23514'],
  [{ phone: '' }, null],
  [{ phone: '0'.repeat(51) }, '23514'],
];

describe.each(dialogs)('a row of %s', (table) => {
  it('is stored as it was sent, with the current date', async ({ tx }) => {
    expect(await attemptAs(tx, 'anon', insertRow(table))).toMatchObject({ code: null, count: 1 });
    const rows = await tx`
      select to_jsonb(sent) as sent, created_at = now() as now from ${tx(`public.${table}`)} as sent
      where created_at = now()`;
    expect(getOnlyRow(rows)).toMatchObject({ sent: dialogRows[table], now: true });
  });

  it.for(COMMON_CASES)('with %j: error code %s', async ([changes, expected], { tx }) => {
    expect((await attemptAs(tx, 'anon', insertRow(table, changes))).code).toBe(expected);
  });
});

it.for(CASES)('a row of %s with %j: error code %s', async ([table, changes, expected], { tx }) => {
  expect((await attemptAs(tx, 'anon', insertRow(table, changes))).code).toBe(expected);
});

it.for(dialogs)('an index finds the rows of a person in %s in any spelling', async (table, { tx }) => {
  await tx`set local enable_seqscan = off`;
  const rows = await tx`
    explain select id from ${tx(`public.${table}`)} where email_key = lower('AWA@example.org')`;
  expect(JSON.stringify(rows)).toContain(`${table}_email_idx`);
});
