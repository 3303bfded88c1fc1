import { expect } from 'vitest';
import { expectRefusal } from './support/database.ts';
import { it } from './support/rollback-test.ts';
import { createSenderHeaders, setRequestHeaders } from './support/visitors.ts';

it('a table cannot be registered twice', async ({ tx }) => {
  await expectRefusal(tx, 'superuser', '23505')`
    select private.register_visitor_table('contact_messages', '2 years')`;
  expect(
    await tx`select from private.retention_policies where source = 'public.contact_messages'::regclass`,
  ).toHaveLength(1);
});

// Creates a new table as a future migration would.
it('a registered table has normalised addresses, limits, duplicate detection and retention', async ({
  tx,
}) => {
  await tx.unsafe(`
    set local role postgres;
    create table public.later_requests (
      id uuid primary key default gen_random_uuid(), email text not null, phone text not null,
      created_at timestamptz not null default now(), handled_at timestamptz
    );
    grant insert (email, phone) on public.later_requests to anon;
    select private.register_visitor_table('later_requests', '3 months');
    reset role;
  `);
  await setRequestHeaders(tx, createSenderHeaders('3fff:ca11::1'));
  const send = async (email: string, phone: string) => {
    const row = { email: `${email}@example.org`, phone };
    return (await tx.savepoint((db) => db`insert into public.later_requests ${db(row)}`)).count;
  };
  expect([await send('awa', '1'), await send('AWA', '1'), await send('awa', '2')]).toEqual([1, 0, 1]);
  const flood = async () => {
    for (let count = 0; count < 61; count += 1) await send(String(count), '1');
  };
  await expect(flood()).rejects.toMatchObject({ code: 'PT429' });

  const deleteExpired = async () => {
    const rows = await tx`
      select deleted_count::int from private.apply_retention() where kind = 'later_requests'`;
    return rows[0]?.deleted_count ?? 0;
  };
  await tx`
    update public.later_requests set created_at = now() - interval '4 months', handled_at = now()
    where phone = '2'`;
  expect(await deleteExpired()).toBe(0);
  await tx`update public.later_requests set handled_at = null where phone = '2'`;
  expect(await deleteExpired()).toBe(1);
});
