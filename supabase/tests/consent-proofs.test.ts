import { expect } from 'vitest';
import { getOnlyRow, runAs, type StatementSender, type Transaction } from './support/database.ts';
import { getDateInDays } from './support/date-in-days.ts';
import { createConsentProof } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';
import { splitNames } from './support/rules.ts';
import { createSenderHeaders, setRequestHeaders } from './support/visitors.ts';

const insertProof = (tx: Transaction, who: StatementSender, row: object) =>
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

it('too many proofs from one IP address are refused, while its forms are accepted', async ({ tx }) => {
  await setRequestHeaders(tx, createSenderHeaders());
  // as many as one address may send at once (`private.rate_limits`)
  for (let count = 0; count < 30; count += 1)
    expect((await insertProof(tx, 'anon', createConsentProof())).code).toBeNull();
  expect((await insertProof(tx, 'anon', createConsentProof())).code).toBe('PT429');
  const form = await runAs(tx, 'anon')`
    insert into public.newsletter_subscriptions (email) values ('awa@example.org')`;
  expect(form.code).toBeNull();
});
