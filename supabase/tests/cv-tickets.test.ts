import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newClient } from './support/clients.ts';
import {
  attempt,
  type Connection,
  connect,
  only,
  setActor,
  type Transaction,
  withRollback,
} from './support/database.ts';
import { createScratchDatabase, type ScratchDatabase } from './support/scratch-database.ts';
import { newAddress, openCvUpload, senderHeaders } from './support/visitors.ts';

const sql = connect();
const visitor = newClient();
afterAll(() => sql.end());

const file = (bytes = 200) => new File(['%PDF-1.7'.padEnd(bytes, '.')], 'cv', { type: 'application/pdf' });
const send = async (name: string) => (await visitor.storage.from('cv').upload(name, file())).error;
const countStored = async (names: string[]) =>
  (await sql`select from storage.objects where bucket_id = 'cv' and name = any (${names})`).length;

/** Requests a name as a visitor, in this transaction. Returns the name, or the code of the refusal. */
async function requestTicket(tx: Transaction, address = newAddress(), extension = 'pdf'): Promise<string> {
  await tx`select set_config('request.headers', ${JSON.stringify(senderHeaders(address))}, true)`;
  const answer = await attempt(tx, 'anon', (at) => at`select public.open_cv_upload(${extension}) as name`);
  return answer.code ?? (only(answer.rows).name as string);
}

const open = async (tx: Transaction) =>
  (await tx<{ name: string }[]>`select name from private.cv_tickets`).map(({ name }) => name);

const NAME = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\.pdf$/;

describe('a ticket', () => {
  it('is an unguessable name with one of three extensions', async () => {
    expect(await openCvUpload()).toMatchObject({ status: 200, answer: expect.stringMatching(NAME) });
    expect((await openCvUpload('docx')).name).toMatch(/\.docx$/);
    for (const extension of ['html', 'PDF', 'pdf/../x', '']) {
      expect((await openCvUpload(extension)).status, extension).toBe(400);
    }
  });

  it('is given once', async () => {
    await withRollback(sql, async (tx) => {
      const name = await requestTicket(tx);
      const again = tx.savepoint((inner) => inner`insert into private.cv_tickets (name) values (${name})`);
      await expect(again).rejects.toMatchObject({ code: '23505' });
    });
  });

  it('opens its own name once, and no other', async () => {
    const { name } = await openCvUpload();
    expect(await send(name.replace('pdf', 'doc'))).toMatchObject({ statusCode: '403' });
    expect(await send(`${crypto.randomUUID()}.pdf`)).toMatchObject({ statusCode: '403' });
    expect(await send(name)).toBeNull();
    expect(await send(name)).toMatchObject({ statusCode: '409' });
  });

  it('lapses two minutes after it was given', async () => {
    const { name } = await openCvUpload();
    const age = (seconds: number) => sql`
      update private.cv_tickets set created_at = now() - ${seconds} * interval '1 second' where name = ${name}`;
    await age(121);
    expect(await send(name)).toMatchObject({ statusCode: '403' });
    await age(110);
    expect(await send(name)).toBeNull();
  });

  it('is swept with the next one once it has lapsed', async () => {
    await withRollback(sql, async (tx) => {
      await tx`delete from private.cv_tickets`;
      const lapsed = await requestTicket(tx);
      const good = await requestTicket(tx);
      await tx`update private.cv_tickets set created_at = now() - interval '121 seconds' where name = ${lapsed}`;
      const next = await requestTicket(tx);
      expect((await open(tx)).sort()).toEqual([good, next].sort());
    });
  });
});

describe('unused tickets', () => {
  it.each([
    ['one address', 3, (_: number) => '192.0.2.1'],
    ['one network', 10, (number: number) => `192.0.2.${number}`],
    ['all senders', 200, (_: number) => newAddress()],
  ])('of %s are %i at most: the oldest goes', async (_, most, address) => {
    await withRollback(sql, async (tx) => {
      await tx`delete from private.cv_tickets`;
      const names: string[] = [];
      for (let number = 0; number <= most; number += 1) {
        names.push(await requestTicket(tx, address(number)));
        // the clock of a transaction stands still, so earlier tickets are moved into the past
        await tx`update private.cv_tickets set created_at = created_at - interval '1 millisecond'`;
      }
      expect(new Set(await open(tx))).toEqual(new Set(names.slice(1)));
    });
  });

  it('asked for by 198 addresses, ten times each, close the door to no candidate', async () => {
    await withRollback(sql, async (tx) => {
      await tx`delete from private.cv_tickets`;
      await tx`
        do $$
        begin
          for number in 0 .. 1979 loop
            perform set_config(
              'request.headers', format('{"cf-connecting-ip": "10.1.%s.1"}', number % 198), true
            );
            perform public.open_cv_upload('pdf');
          end loop;
        end
        $$`;
      const candidate = await requestTicket(tx);
      expect(await open(tx)).toContain(candidate);
      expect(await open(tx)).toHaveLength(200);
    });
  });
});

describe('one address', () => {
  it('that asks for 60 tickets at once gets ten, and another address is free', async () => {
    const headers = senderHeaders(newAddress());
    const tickets = await Promise.all(Array.from({ length: 60 }, () => openCvUpload('pdf', headers)));
    const granted = tickets.filter(({ status }) => status === 200);
    expect(granted).toHaveLength(10);
    const refused = tickets.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(50);
    // a request that began before the first counted one waits longer by the time between them
    const waits = refused.map(({ answer }) => Number((answer as { hint?: string } | null)?.hint));
    expect(Math.max(...waits)).toBeGreaterThanOrEqual(300);
    expect(Math.max(...waits)).toBeLessThanOrEqual(361);
    await Promise.all(granted.map(({ name }) => send(name)));
    expect(await countStored(granted.map(({ name }) => name))).toBe(3);
    expect((await openCvUpload('pdf', senderHeaders(newAddress()))).status).toBe(200);
  });

  it('has twenty places in any hour', async () => {
    await withRollback(sql, async (tx) => {
      const address = newAddress();
      let grantedCount = 0;
      // the busiest hour starts with a full allowance
      for (let minute = 0; minute < 60; minute += 1) {
        for (;;) {
          const answer = await requestTicket(tx, address);
          if (answer === 'PT429') break;
          expect(answer).toMatch(NAME);
          grantedCount += 1;
        }
        await tx`update private.rate_limit_buckets set due = due - interval '1 minute'`;
      }
      expect(grantedCount).toBeLessThanOrEqual(20);
      expect(grantedCount).toBeGreaterThanOrEqual(19);
    });
  });

  it('counts against a separate limit of its network', async () => {
    await withRollback(sql, async (tx) => {
      for (let place = 1; place <= 6; place += 1) {
        for (let attempts = 0; attempts < 10; attempts += 1)
          expect(await requestTicket(tx, `198.51.100.${place}`)).toMatch(NAME);
      }
      expect(await requestTicket(tx, '198.51.100.7')).toBe('PT429');
      expect(await requestTicket(tx, '198.51.101.7')).toMatch(NAME);
    });
  });

  it('that asks for places may still write to us', async () => {
    await withRollback(sql, async (tx) => {
      const address = newAddress();
      for (let attempts = 0; attempts < 11; attempts += 1) await requestTicket(tx, address);
      await setActor(tx, 'anon');
      await tx`insert into public.newsletter_subscriptions (email) values ('candidate@example.org')`;
    });
  });
});

describe('the bucket', () => {
  let database: ScratchDatabase;
  let full: Connection;
  const MB = 1024 * 1024;
  const LIMIT = 10 * 1024 * MB;

  beforeAll(async () => {
    database = await createScratchDatabase();
    full = connect(database.url, 1);
  });
  afterAll(async () => {
    await full.end();
    await database.drop();
  });

  const fill = (tx: Transaction, bytes: number, name = `${crypto.randomUUID()}.pdf`) => tx`
    insert into storage.objects (bucket_id, name, metadata)
    values ('cv', ${name}, jsonb_build_object('size', ${bytes}::bigint))`;
  const lines = (tx: Transaction) => tx`
    select actor_name, type, details from public.activity_log where action = 'cv_bucket_full'`;

  it('gives no ticket when it is full, and one line an hour to the journal', async () => {
    await withRollback(full, async (tx) => {
      await fill(tx, LIMIT - 1000 * MB);
      const last = await requestTicket(tx);
      expect(last).toMatch(NAME);
      await fill(tx, 1, last);
      expect(await requestTicket(tx)).toBe('');
      expect(await requestTicket(tx)).toBe('');
      expect([...(await lines(tx))]).toEqual([{ actor_name: 'Système', type: 'media', details: {} }]);
      await tx`update public.activity_log set created_at = now() - interval '61 minutes'`;
      expect(await requestTicket(tx)).toBe('');
      expect(await lines(tx)).toHaveLength(2);
      await tx`update storage.objects set metadata = '{"size": 0}' where name = ${last}`;
      expect(await requestTicket(tx)).toMatch(NAME);
    });
  });

  it('counts a file whose size is not known yet as a whole one', async () => {
    await withRollback(full, async (tx) => {
      await fill(tx, LIMIT - 1004 * MB);
      await tx`insert into storage.objects (bucket_id, name) values ('cv', 'en-route.pdf')`;
      expect(await requestTicket(tx)).toBe('');
    });
  });

  it('counts no file of another bucket', async () => {
    await withRollback(full, async (tx) => {
      await tx`insert into storage.objects (bucket_id, name, metadata) values ('media', 'uploads/a.mp4', ${tx.json({ size: LIMIT })})`;
      expect(await requestTicket(tx)).toMatch(NAME);
    });
  });
});
