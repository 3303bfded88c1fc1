import { describe, expect } from 'vitest';
import { openActorApiClient } from './support/clients.ts';
import { getOnlyRow, openConnection, runAs, setActor, type Transaction } from './support/database.ts';
import { createRollbackTest, it } from './support/rollback-test.ts';
import { openScratchDatabase } from './support/scratch-database.ts';
import {
  createCvFile,
  createSenderAddress,
  createSenderHeaders,
  postCvUploadTicket,
  setRequestHeaders,
} from './support/visitors.ts';

const sql = openConnection();
const scratch = await openScratchDatabase();
const visitor = openActorApiClient();

const uploadFile = async (name: string) =>
  (await visitor.storage.from('cv').upload(name, createCvFile())).error;
const countStored = async (names: string[]) =>
  (await sql`select from storage.objects where bucket_id = 'cv' and name = any (${names})`).length;

/** Requests a ticket as a visitor, in this transaction. Returns its name, '' when the bucket is full, or the code of the refusal. */
async function requestTicket(
  tx: Transaction,
  address = createSenderAddress(),
  extension = 'pdf',
): Promise<string> {
  await setRequestHeaders(tx, createSenderHeaders(address));
  const answer = await runAs(tx, 'anon')`select public.open_cv_upload(${extension}) as name`;
  return answer.code ?? (getOnlyRow(answer.rows).name as string);
}

const loadOpenTickets = async (tx: Transaction) =>
  (await tx<{ name: string }[]>`select name from private.cv_tickets`).map(({ name }) => name);

const TICKET_NAME = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\.pdf$/;

describe('a ticket', () => {
  it('is an unguessable name with one of three extensions', async () => {
    expect(await postCvUploadTicket()).toMatchObject({
      status: 200,
      answer: expect.stringMatching(TICKET_NAME),
    });
    expect((await postCvUploadTicket('docx')).name).toMatch(/\.docx$/);
    for (const extension of ['html', 'PDF', 'pdf/../x', '']) {
      expect((await postCvUploadTicket(extension)).status, extension).toBe(400);
    }
  });

  it('allows one upload, under its own name', async () => {
    const { name } = await postCvUploadTicket();
    expect(await uploadFile(name.replace('pdf', 'doc'))).toMatchObject({ statusCode: '403' });
    expect(await uploadFile(`${crypto.randomUUID()}.pdf`)).toMatchObject({ statusCode: '403' });
    expect(await uploadFile(name)).toBeNull();
    // the code by which a retry recognises its first attempt
    expect(await uploadFile(name)).toMatchObject({ statusCode: '409' });
  });

  it('expires two minutes after it was issued', async () => {
    const { name } = await postCvUploadTicket();
    const setExpiry = (seconds: number) => sql`
      update private.cv_tickets set expires_at = now() + ${seconds} * interval '1 second' where name = ${name}`;
    const [ticket] = await sql`
      select expires_at - created_at = interval '2 minutes' as lasts from private.cv_tickets where name = ${name}`;
    expect(ticket).toEqual({ lasts: true });
    await setExpiry(-1);
    expect(await uploadFile(name)).toMatchObject({ statusCode: '403' });
    await setExpiry(10);
    expect(await uploadFile(name)).toBeNull();
  });

  it('is deleted after its expiry when the next one is issued', async ({ tx }) => {
    await tx`delete from private.cv_tickets`;
    const expiredTicket = await requestTicket(tx);
    const validTicket = await requestTicket(tx);
    await tx`update private.cv_tickets set expires_at = now() - interval '1 second' where name = ${expiredTicket}`;
    const next = await requestTicket(tx);
    expect((await loadOpenTickets(tx)).sort()).toEqual([validTicket, next].sort());
  });
});

describe('unused tickets', () => {
  it.for([
    ['one address', 3, (_host: number): string => '192.0.2.1'],
    ['one network', 10, (host: number): string => `192.0.2.${host}`],
  ] as const)(
    'of %s are %i at most: the oldest is deleted',
    async ([_sender, maxTickets, createAddress], { tx }) => {
      await tx`delete from private.cv_tickets`;
      const names: string[] = [];
      for (let host = 0; host <= maxTickets; host += 1) {
        names.push(await requestTicket(tx, createAddress(host)));
        // now() does not advance within a transaction, so earlier tickets are moved into the past
        await tx`update private.cv_tickets set created_at = created_at - interval '1 millisecond'`;
      }
      expect(new Set(await loadOpenTickets(tx))).toEqual(new Set(names.slice(1)));
    },
  );

  it('of all senders are 200 at most, and block no candidate', async ({ tx }) => {
    await tx`delete from private.cv_tickets`;
    await tx`
      insert into private.cv_tickets (name, address, network, created_at)
      select number || '.pdf', sha256(number::text::bytea), sha256(number::text::bytea), now() - number * interval '1 second'
      from generate_series(1, 200) as number`;
    const names = await loadOpenTickets(tx);
    const candidate = await requestTicket(tx);
    expect((await loadOpenTickets(tx)).sort()).toEqual(
      [...names.filter((name) => name !== '200.pdf'), candidate].sort(),
    );
  });
});

describe('one address', () => {
  it('gets ten of 60 tickets at once, and limits no other address', async () => {
    const headers = createSenderHeaders();
    const tickets = await Promise.all(Array.from({ length: 60 }, () => postCvUploadTicket('pdf', headers)));
    const grantedTickets = tickets.filter(({ status }) => status === 200);
    expect(grantedTickets).toHaveLength(10);
    const refusedTickets = tickets.filter(({ status }) => status === 429);
    expect(refusedTickets).toHaveLength(50);
    // another ticket is allowed after six minutes; requests that start together may differ by a second
    const waits = refusedTickets.map(({ answer }) => Number((answer as { hint?: string } | null)?.hint));
    expect(Math.max(...waits)).toBeGreaterThanOrEqual(300);
    expect(Math.max(...waits)).toBeLessThanOrEqual(361);
    await Promise.all(grantedTickets.map(({ name }) => uploadFile(name)));
    // an address has three unused tickets at most: each new one deletes the oldest
    expect(await countStored(grantedTickets.map(({ name }) => name))).toBe(3);
    expect((await postCvUploadTicket('pdf', createSenderHeaders())).status).toBe(200);
  });

  it('gets at most twenty tickets an hour', async ({ tx }) => {
    const address = createSenderAddress();
    let grantedCount = 0;
    // the busiest hour starts with a full allowance
    for (let minute = 0; minute < 60; minute += 3) {
      for (;;) {
        const answer = await requestTicket(tx, address);
        if (answer === 'PT429') break;
        expect(answer).toMatch(TICKET_NAME);
        grantedCount += 1;
      }
      await tx`update private.rate_limit_buckets set full_at = full_at - interval '3 minutes'`;
    }
    expect(grantedCount).toBeLessThanOrEqual(20);
    expect(grantedCount).toBeGreaterThanOrEqual(19);
  });

  it('counts against a separate limit of its network', async ({ tx }) => {
    for (let place = 1; place <= 6; place += 1) {
      for (let attempts = 0; attempts < 10; attempts += 1)
        expect(await requestTicket(tx, `198.51.100.${place}`)).toMatch(TICKET_NAME);
    }
    expect(await requestTicket(tx, '198.51.100.7')).toBe('PT429');
    expect(await requestTicket(tx, '198.51.101.7')).toMatch(TICKET_NAME);
  });

  it('that requested too many tickets may still send a form', async ({ tx }) => {
    const address = createSenderAddress();
    for (let attempts = 0; attempts < 11; attempts += 1) await requestTicket(tx, address);
    await setActor(tx, 'anon');
    await tx`insert into public.newsletter_subscriptions (email) values ('candidate@example.org')`;
  });
});

describe('the bucket of CVs', () => {
  const it = createRollbackTest(scratch);
  const MB = 1024 * 1024;
  const LIMIT = 10 * 1024 * MB;
  /** Room that 200 open tickets of 5 MB may still need. */
  const RESERVED = 200 * 5 * MB;

  const insertObject = (tx: Transaction, bytes: number, name = `${crypto.randomUUID()}.pdf`) => tx`
    insert into storage.objects (bucket_id, name, metadata)
    values ('cv', ${name}, jsonb_build_object('size', ${bytes}::bigint))`;
  const loadJournal = (tx: Transaction) => tx`
    select actor_name, type, details from public.activity_log where action = 'cv_bucket_full'`;

  it('allows no ticket when full, and the journal records it once an hour', async ({ tx }) => {
    await insertObject(tx, LIMIT - RESERVED);
    const lastTicket = await requestTicket(tx);
    expect(lastTicket).toMatch(TICKET_NAME);
    await insertObject(tx, 1, lastTicket);
    expect(await requestTicket(tx)).toBe('');
    expect(await requestTicket(tx)).toBe('');
    expect([...(await loadJournal(tx))]).toEqual([{ actor_name: 'Système', type: 'media', details: {} }]);
    await tx`update public.activity_log set created_at = now() - interval '61 minutes'`;
    expect(await requestTicket(tx)).toBe('');
    expect(await loadJournal(tx)).toHaveLength(2);
    await tx`update storage.objects set metadata = '{"size": 0}' where name = ${lastTicket}`;
    expect(await requestTicket(tx)).toMatch(TICKET_NAME);
  });

  it('counts a file of unknown size with the maximum size', async ({ tx }) => {
    // 4 MB are left, and the next file counts 5 MB
    await insertObject(tx, LIMIT - RESERVED - 4 * MB);
    await tx`insert into storage.objects (bucket_id, name) values ('cv', 'en-route.pdf')`;
    expect(await requestTicket(tx)).toBe('');
  });

  it('ignores files of other buckets', async ({ tx }) => {
    await tx`insert into storage.objects (bucket_id, name, metadata) values ('media', 'uploads/a.mp4', ${tx.json({ size: LIMIT })})`;
    expect(await requestTicket(tx)).toMatch(TICKET_NAME);
  });
});
