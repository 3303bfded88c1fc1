import { expect } from 'vitest';
import { formRowsByTable } from './support/all-rules.ts';
import { expectRefusal, runAs } from './support/database.ts';
import { messageRow } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';
import { createSenderHeaders, setRequestHeaders } from './support/visitors.ts';

const forms = { newsletter_subscriptions: { email: 'awa@example.org' }, ...formRowsByTable };

// rate-limit.test.ts tests the limits; this test only checks that every form counts against them.
it.for(Object.entries(forms))(
  'one address that has sent 60 messages sends no row of %s',
  async ([table, row], { tx }) => {
    await setRequestHeaders(tx, createSenderHeaders('2001:db8:f::1'));
    const messages = Array.from({ length: 60 }, (_, n) => ({ ...messageRow, email: `${n}@example.org` }));
    expect((await runAs(tx, 'anon')`insert into public.contact_messages ${tx(messages)}`).code).toBe(null);
    await expectRefusal(tx, 'anon', 'PT429')`insert into ${tx(`public.${table}`)} ${tx(row)}`;
  },
);
