import { expect } from 'vitest';
import { formRows } from './support/all-rules.ts';
import { runAs } from './support/database.ts';
import { it } from './support/rollback-test.ts';
import { senderHeaders, setRequestHeaders } from './support/visitors.ts';

const forms = { newsletter_subscriptions: { email: 'awa@example.org' }, ...formRows };
/** One more than all forms accept from one address at once. */
const BURST = 61;

// rate-limit.test.ts tests the limits through the API; this test only checks that every form has one.
it.for(Object.entries(forms))('one address cannot fill %s', async ([table, row], { tx }) => {
  await setRequestHeaders(tx, senderHeaders('2001:db8:f::1'));
  const send = (number: number) => {
    const rows = Array.from({ length: number }, (_, n) => ({
      ...row,
      email: `${number}-${n}@example.org`,
    }));
    return runAs(tx, 'anon')`insert into ${tx(`public.${table}`)} ${tx(rows)}`;
  };
  expect((await send(BURST)).code).toBe('PT429');
  expect((await send(1)).code).toBe(null);
});

it('every save of the settings updates their date', async ({ tx }) => {
  const before =
    await tx`update public.site_settings set updated_at = '2020-01-01' returning updated_at = now() as now`;
  expect(await runAs(tx, 'admin')`update public.site_settings set title = 'Autre titre'`).toMatchObject({
    code: null,
    count: 1,
  });
  const after = await tx`select updated_at = now() as now from public.site_settings`;
  expect([before[0], after[0]]).toEqual([{ now: true }, { now: true }]);
});
