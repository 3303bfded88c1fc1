import { afterAll, describe, expect, inject, it } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../local/keys.ts';
import { connect, only, rolledBack, type Transaction } from './support/database.ts';
import { formRows, messageRow } from './support/fixtures.ts';
import { from, newAddress, post } from './support/visitors.ts';

const sql = connect();
const mark = crypto.randomUUID();
let number = 0;

const newEmail = () => `${++number}-${mark}@example.org`;

const message = (email = newEmail()) => ({ ...messageRow, email });
const write = (headers: Record<string, string>, email?: string) =>
  post('contact_messages', message(email), headers);

async function flood(requests: number, send: () => ReturnType<typeof post>) {
  const answers = await Promise.all(Array.from({ length: requests }, send));
  const accepted = answers.filter(({ status }) => status === 201).length;
  const cut = answers.filter(({ status, code }) => status === 429 && code === 'PT429').length;
  return { accepted, cut, other: requests - accepted - cut };
}

afterAll(async () => {
  const tables = ['newsletter_subscriptions', ...Object.keys(formRows)];
  for (const table of tables) {
    await sql`delete from ${sql(`public.${table}`)} where email like ${`%${mark}%`}`;
  }
  await sql.end();
});

describe('one address', () => {
  it('sends a burst of 500: some pass, the rest is cut with 429, and another address is free', async () => {
    const address = newAddress();
    const { accepted, cut, other } = await flood(500, () => write(from(address)));
    expect(other).toBe(0);
    // a minute may turn while the burst runs
    expect(accepted).toBeGreaterThanOrEqual(20);
    expect(accepted).toBeLessThanOrEqual(40);
    expect(cut).toBe(500 - accepted);
    expect((await write(from(newAddress()))).status).toBe(201);
  }, 120_000);

  it('is counted over all forms together', async () => {
    const address = from(newAddress());
    const rows = Object.entries(formRows);
    const statuses = new Set<number>();
    for (let sent = 0; sent < 60; sent += 1) {
      const [table, row] = rows[sent % rows.length] ?? [];
      statuses.add((await post(table ?? '', { ...row, email: newEmail() }, address)).status);
    }
    const newsletter = await post('newsletter_subscriptions', { email: newEmail() }, address);
    expect([...statuses]).toEqual([201, 429]);
    expect(newsletter).toMatchObject({ status: 429, code: 'PT429' });
  });

  it('may send five times a minute through every form', async () => {
    for (const [table, row] of Object.entries(formRows)) {
      const address = from(newAddress());
      for (let sent = 0; sent < 5; sent += 1) {
        const { status } = await post(table, { ...row, email: newEmail() }, address);
        expect(status, table).toBe(201);
      }
    }
  });

  it('gets nothing in by an array of rows over the limit', async () => {
    const rows = Array.from({ length: 1000 }, () => message());
    expect(await post('contact_messages', rows, from(newAddress()))).toEqual({ status: 429, code: 'PT429' });
    const stored = await sql`
      select from public.contact_messages where email = any (${rows.map(({ email }) => email)})`;
    expect(stored).toHaveLength(0);
  });

  it('of version 6 is the network around it', async () => {
    const network = newAddress().replace('::1', '');
    const { accepted } = await flood(60, () => write(from(`${network}:1:2:3:${(++number).toString(16)}`)));
    expect(accepted).toBeLessThanOrEqual(40);
  });

  it('is the last hop where no edge says it, whatever the sender puts first', async () => {
    const hop = newAddress();
    const invented = () => ({ 'x-forwarded-for': `10.0.0.${number++ % 250}, ${hop}` });
    const { accepted, cut } = await flood(60, () => write(invented()));
    expect(accepted).toBeLessThanOrEqual(40);
    expect(cut).toBe(60 - accepted);
    // and a victim named in the first place is not locked out
    expect((await write({ 'x-forwarded-for': '10.0.0.1' })).status).toBe(201);
  });
});

describe('one e-mail address', () => {
  it('is cut in any spelling, wherever the requests come from, and leaves others free', async () => {
    const email = newEmail();
    const spelled = () => (number++ % 2 ? email : ` ${email.toUpperCase()} `);
    const { accepted, cut } = await flood(60, () => write(from(newAddress()), spelled()));
    expect(accepted).toBeGreaterThanOrEqual(10);
    expect(accepted).toBeLessThanOrEqual(20);
    expect(cut).toBe(60 - accepted);
    expect((await write(from(newAddress()))).status).toBe(201);
  });
});

describe('what is kept', () => {
  const asRequest = (tx: Transaction, address: string) =>
    tx`select set_config('request.headers', ${JSON.stringify({ 'cf-connecting-ip': address })}, true)`;
  const insert = (tx: Transaction) => tx`insert into public.contact_messages ${tx(message())}`;

  it('is a hash, never an address', async () => {
    await rolledBack(sql, async (tx) => {
      await tx`delete from private.form_rate`;
      await asRequest(tx, '192.0.2.77');
      await insert(tx);
      const rows = await tx`
        select octet_length(sender) as bytes, hits, sender = sha256('192.0.2.77') as plain from private.form_rate`;
      expect([...rows]).toEqual([
        { bytes: 32, hits: 1, plain: false },
        { bytes: 32, hits: 1, plain: false },
      ]);
    });
  });

  it('goes with the next row once two hours are over', async () => {
    await rolledBack(sql, async (tx) => {
      await tx`delete from private.form_rate`;
      await tx`
        insert into private.form_rate (sender, minute, hits)
        select sha256(age::text::bytea), now() - age * interval '1 minute', 1 from unnest(array[119, 121, 5000]) as age`;
      await asRequest(tx, '192.0.2.78');
      await insert(tx);
      const rows = await tx`
        select count(*)::int as kept from private.form_rate where minute < now() - interval '1 hour'`;
      expect(only(rows)).toEqual({ kept: 1 });
    });
  });

  it('limits an hour as well as a minute', async () => {
    await rolledBack(sql, async (tx) => {
      await asRequest(tx, '192.0.2.79');
      const counted = await tx`
        select private.count_form_row('address', '192.0.2.79', 20, 200) from generate_series(1, 20)`;
      expect(counted).toHaveLength(20);
      await tx`update private.form_rate set minute = minute - interval '10 minutes', hits = 199 where hits = 20`;
      await insert(tx);
      await expect(tx.savepoint((inner) => insert(inner))).rejects.toMatchObject({ code: 'PT429' });
    });
  });

  it('is nothing for SQL that no request stands behind', async () => {
    await rolledBack(sql, async (tx) => {
      await tx`delete from private.form_rate`;
      for (let row = 0; row < 50; row += 1) await insert(tx);
      expect(await tx`select from private.form_rate`).toHaveLength(0);
    });
  });

  it('is out of reach of the API', async () => {
    const answer = await fetch(`${inject('apiUrl')}/rest/v1/form_rate`, {
      headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'accept-profile': 'private' },
    });
    expect(answer.ok).toBe(false);
  });
});
