import { expect } from 'vitest';
import { formRowsByTable } from './support/all-rules.ts';
import { runAs } from './support/database.ts';
import { it } from './support/rollback-test.ts';
import { createSenderHeaders, setRequestHeaders } from './support/visitors.ts';

const forms = { newsletter_subscriptions: { email: 'awa@example.org' }, ...formRowsByTable };
/** One row more than one IP address may send at once (`private.rate_limits`). */
const EXCESSIVE_ROW_COUNT = 61;

// rate-limit.test.ts tests the limits through the API; this test only checks that every form has one.
it.for(Object.entries(forms))('one address cannot fill %s', async ([table, row], { tx }) => {
  await setRequestHeaders(tx, createSenderHeaders('2001:db8:f::1'));
  const send = (count: number) => {
    const rows = Array.from({ length: count }, (_, n) => ({ ...row, email: `${count}-${n}@example.org` }));
    return runAs(tx, 'anon')`insert into ${tx(`public.${table}`)} ${tx(rows)}`;
  };
  expect((await send(EXCESSIVE_ROW_COUNT)).code).toBe('PT429');
  // Postgres rolled back the refused rows and their count, so the next row passes.
  expect((await send(1)).code).toBe(null);
});

it('every save of the settings updates their date', async ({ tx }) => {
  const { rows: titleSave } = await runAs(tx, 'admin')`
    update public.site_settings set title = 'Autre titre' returning updated_at = now() as is_dated`;
  const dateSave = await tx`
    update public.site_settings set updated_at = '2020-01-01' returning updated_at = now() as is_dated`;
  expect([...titleSave, ...dateSave]).toEqual([{ is_dated: true }, { is_dated: true }]);
});
