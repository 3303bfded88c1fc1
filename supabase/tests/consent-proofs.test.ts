import { expect } from 'vitest';
import { getOnlyRow, openConnection, runAs, type Sender, type Transaction } from './support/database.ts';
import { getDateInDays } from './support/date-in-days.ts';
import { createConsentProof } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';
import { splitNames } from './support/rules.ts';
import { createSenderHeaders, postVisitorRow } from './support/visitors.ts';

const sql = openConnection();

const insertProof = (tx: Transaction, who: Sender, row: object) =>
  runAs(tx, who)`insert into public.consent_proofs ${tx(row as Record<string, string>)}`;

it('a consent proof has a random id, the choice, its version and two dates', async ({ tx }) => {
  const { columns } = await tx`select * from public.consent_proofs`;
  expect(columns.map(({ name }) => name)).toEqual(
    splitNames('id, version, performance, functionality, advertising, decided_at, created_at'),
  );
});

it.for([
  [{ decided_at: getDateInDays(-30) }, null],
  [{ decided_at: getDateInDays(-190) }, '42501'],
  [{ decided_at: getDateInDays(2) }, '42501'],
  [{ version: 0 }, '23514'],
  [{ performance: null }, '23502'],
  [{ id: 'moi' }, '22P02'],
] as const)('a consent proof with %j: error code %s', async ([changes, expected], { tx }) => {
  expect((await insertProof(tx, 'anon', { ...createConsentProof(), ...changes })).code).toBe(expected);
});

it('a consent proof is stored once and cannot be replaced', async ({ tx }) => {
  const first = createConsentProof();
  expect((await insertProof(tx, 'anon', first)).code).toBeNull();
  expect((await insertProof(tx, 'anon', { ...first, advertising: true })).code).toBe('23505');
  const rows = await tx`select advertising from public.consent_proofs where id = ${first.id}`;
  expect(getOnlyRow(rows)).toEqual({ advertising: false });
});

/** Proofs that one IP address may send at once (`private.rate_limits`). */
const ALLOWED_PROOFS = 30;
/** Proofs that the limit allows again while the test runs, even on a slow machine. */
const MAX_REFILLED_PROOFS = 30;
const SENT_PROOFS = 80;

it('too many proofs from one IP address get 429, while its forms are accepted', async () => {
  const headers = createSenderHeaders();
  const proofs = Array.from({ length: SENT_PROOFS }, createConsentProof);
  const answers = await Promise.all(proofs.map((row) => postVisitorRow('consent_proofs', row, headers)));
  const acceptedCount = answers.filter(({ status }) => status === 201).length;
  expect(acceptedCount).toBeGreaterThanOrEqual(ALLOWED_PROOFS);
  expect(acceptedCount).toBeLessThanOrEqual(ALLOWED_PROOFS + MAX_REFILLED_PROOFS);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(SENT_PROOFS - acceptedCount);
  const email = `${crypto.randomUUID()}@example.org`;
  expect((await postVisitorRow('newsletter_subscriptions', { email }, headers)).status).toBe(201);
  await sql`delete from public.newsletter_subscriptions where email = ${email}`;
  await sql`delete from public.consent_proofs where id = any (${proofs.map(({ id }) => id)})`;
});
