import { afterAll, describe, expect } from 'vitest';
import { getErrorCode, openConnection, type Transaction } from './support/database.ts';
import { messageRow, setAllowanceRefillTime } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';
import {
  createSenderAddress,
  createSenderHeaders,
  postVisitorRow,
  setRequestHeaders,
} from './support/visitors.ts';

const sql = openConnection();
const runId = crypto.randomUUID();
let messageCount = 0;

const createEmail = () => `${++messageCount}-${runId}@example.org`;

const createMessage = (email = createEmail()) => ({ ...messageRow, email });
const createMessages = (count: number) => Array.from({ length: count }, () => createMessage());
const sendMessage = (headers?: Record<string, string>) =>
  postVisitorRow('contact_messages', createMessage(), headers);

async function flood(requests: number, send: () => ReturnType<typeof postVisitorRow>) {
  const answers = await Promise.all(Array.from({ length: requests }, send));
  const acceptedCount = answers.filter(({ status }) => status === 201).length;
  const refusedCount = answers.filter(({ status, code }) => status === 429 && code === 'PT429').length;
  return { acceptedCount, refusedCount, otherCount: requests - acceptedCount - refusedCount };
}

// now() does not advance within a transaction, so each number of seconds below is exact.
const insertMessages = (tx: Transaction, rows: object[]) =>
  tx`insert into public.contact_messages ${tx(rows)}`;

/** Sends messages from an address in one request. Returns the seconds to wait when refused, else null. */
const sendFrom = (tx: Transaction, address: string, rows: object[]) =>
  sendWithHeaders(tx, createSenderHeaders(address), rows);

async function sendWithHeaders(
  tx: Transaction,
  headers: Record<string, string>,
  rows: object[],
): Promise<number | null> {
  await setRequestHeaders(tx, headers);
  try {
    await tx.savepoint((inner) => insertMessages(inner, rows));
    return null;
  } catch (error) {
    expect(error).toMatchObject({ code: 'PT429', hint: expect.stringMatching(/^\d+$/) });
    return Number((error as { hint: string }).hint);
  }
}

/** Lets this number of seconds pass for all allowances. */
const moveForward = (tx: Transaction, seconds: number) =>
  tx`update private.rate_limit_buckets set full_at = full_at - ${seconds} * interval '1 second'`;

/**
 * Returns the buckets that this transaction wrote, counted by the seconds until they are full. Other files write
 * forms at the same time. Only rows of this transaction are full in whole seconds of its clock.
 */
const loadBuckets = (tx: Transaction) => tx`
    select extract(epoch from full_at - now())::int as seconds, count(*)::int as rows,
      bool_and(octet_length(sender) = 32) as hashed,
      bool_or(sender in (sha256('192.0.2.77'), sha256('192.0.2.0'))) as plain
    from private.rate_limit_buckets
    where full_at > now() and extract(epoch from full_at - now()) = trunc(extract(epoch from full_at - now()))
    group by seconds order by seconds`;

afterAll(() => sql`delete from public.contact_messages where email like ${`%${runId}%`}`);

describe('one address', () => {
  it('sends 90 at once: some pass, the others get 429', async () => {
    const address = createSenderAddress();
    const { acceptedCount, refusedCount, otherCount } = await flood(90, () =>
      sendMessage(createSenderHeaders(address)),
    );
    expect(otherCount).toBe(0);
    // the limit allows 60 at once, and one more for each six seconds that the test lasts
    expect(acceptedCount).toBeGreaterThanOrEqual(60);
    expect(acceptedCount).toBeLessThanOrEqual(80);
    expect(refusedCount).toBe(90 - acceptedCount);
    expect((await sendMessage()).status).toBe(201);
  });

  it('shared by many gets the seconds until its next request is accepted', async ({ tx }) => {
    const shared = '192.0.2.10';
    expect(await sendFrom(tx, shared, createMessages(60))).toBeNull();
    expect(await sendFrom(tx, shared, createMessages(1))).toBe(6);
    await moveForward(tx, 4);
    expect(await sendFrom(tx, shared, createMessages(1))).toBe(2);
    await moveForward(tx, 2);
    expect(await sendFrom(tx, shared, createMessages(1))).toBeNull();
    expect(await sendFrom(tx, shared, createMessages(1))).toBe(6);
    // six minutes of silence fill the allowance, and an hour makes it no larger
    await moveForward(tx, 3600);
    expect(await sendFrom(tx, shared, createMessages(60))).toBeNull();
    expect(await sendFrom(tx, shared, createMessages(1))).toBe(6);
  });

  it('inserts no row by an array over the limit', async ({ tx }) => {
    const rows = createMessages(61);
    expect(await sendFrom(tx, createSenderAddress(), rows)).not.toBeNull();
    const storedRows = await tx`
      select from public.contact_messages where email = any (${rows.map(({ email }) => email)})`;
    expect(storedRows).toHaveLength(0);
  });

  it('of version 6 counts as its /64 network', async ({ tx }) => {
    expect(await sendFrom(tx, '2001:db8:7:8::1', createMessages(60))).toBeNull();
    expect(await sendFrom(tx, '2001:db8:7:8:1:2:3:4', createMessages(1))).toBe(6);
    expect(await sendFrom(tx, '2001:db8:7:9::1', createMessages(1))).toBeNull();
  });
});

it.for<[Record<string, string>, string, string]>([
  [{ 'x-forwarded-for': '10.0.0.1, 192.0.2.5' }, '192.0.2.5', '192.0.2.0'],
  [{ 'x-forwarded-for': '10.0.0.1', 'cf-connecting-ip': '192.0.2.5' }, '192.0.2.5', '192.0.2.0'],
  [{ 'x-forwarded-for': '::ffff:192.0.2.5' }, '192.0.2.5', '192.0.2.0'],
  [{ 'x-forwarded-for': '3fff:1:2:3::9' }, '3fff:1:2:3::', '3fff:1:2::'],
])('the database reads the sender from the headers %j', async ([headers, address, network], { tx }) => {
  await setRequestHeaders(tx, headers);
  expect(await tx`select * from private.read_request_origin()`).toEqual([{ address, network }]);
});

describe('a wider network', () => {
  it.for([
    ['a /24', (place: number) => `198.51.100.${place}`, '198.51.101.1'],
    ['a /48', (place: number) => `2001:db8:9:${place}::1`, '2001:db8:a::1'],
  ] as const)(
    'has a separate, higher limit than an address: %s',
    async ([_network, inside, outside], { tx }) => {
      for (let place = 1; place <= 5; place += 1) {
        expect(await sendFrom(tx, inside(place), createMessages(60))).toBeNull();
      }
      expect(await sendFrom(tx, inside(6), createMessages(1))).toBe(1);
      expect(await sendFrom(tx, outside, createMessages(1))).toBeNull();
      await moveForward(tx, 1);
      expect(await sendFrom(tx, inside(6), createMessages(1))).toBeNull();
    },
  );

  it('is not charged for requests that exceed the limit of an address', async ({ tx }) => {
    expect(await sendFrom(tx, '198.51.100.1', createMessages(60))).toBeNull();
    for (let attempts = 0; attempts < 30; attempts += 1)
      await sendFrom(tx, '198.51.100.1', createMessages(1));
    expect(await sendFrom(tx, '198.51.100.2', createMessages(60))).toBeNull();
  });
});

describe('one e-mail address', () => {
  it('used a hundred times by others is not refused to its owner', async ({ tx }) => {
    const message = createMessage();
    for (let count = 0; count <= 100; count += 1)
      expect(await sendFrom(tx, createSenderAddress(), [message])).toBeNull();
  });

  it('is limited for each IP address, in any spelling', async ({ tx }) => {
    const email = createEmail();
    const [message, respelledMessage] = [createMessage(email), createMessage(` ${email.toUpperCase()} `)];
    for (let count = 0; count < 5; count += 1)
      expect(await sendFrom(tx, '192.0.2.20', [message, respelledMessage])).toBeNull();
    expect(await sendFrom(tx, '192.0.2.20', [message])).toBe(120);
    expect(await sendFrom(tx, '192.0.2.20', [respelledMessage])).toBe(120);
    expect(await sendFrom(tx, '192.0.2.20', createMessages(1))).toBeNull();
    expect(await sendFrom(tx, '192.0.2.21', [respelledMessage])).toBeNull();
  });
});

describe('a request without a usable address', () => {
  const unusableHeaders: Record<string, string>[] = [
    {},
    { 'x-forwarded-for': '' },
    { 'cf-connecting-ip': 'unknown' },
    { 'x-forwarded-for': '999.1.1.1' },
  ];
  const listLimitsWithoutAddress = (tx: Transaction) =>
    tx`select kind from private.requests_without_address order by kind`;

  it('shares one allowance with all such requests and shows in the operator’s check', async ({ tx }) => {
    expect(await sendFrom(tx, createSenderAddress(), createMessages(1))).toBeNull();
    expect(await listLimitsWithoutAddress(tx)).toEqual([]);
    for (const headers of unusableHeaders)
      expect(await sendWithHeaders(tx, headers, createMessages(15))).toBeNull();
    for (const headers of unusableHeaders)
      expect(await sendWithHeaders(tx, headers, createMessages(1))).not.toBeNull();
    expect(await listLimitsWithoutAddress(tx)).toEqual([{ kind: 'address' }, { kind: 'network' }]);
    expect(await sendFrom(tx, createSenderAddress(), createMessages(60))).toBeNull();
  });

  it('of newsletter tokens and CV tickets is limited too', async ({ tx }) => {
    await setRequestHeaders(tx, {});
    const countPassed = async (call: (db: Transaction) => Promise<unknown>) => {
      let passedCount = 0;
      for (let attempts = 0; attempts < 64; attempts += 1) {
        const code = await getErrorCode(tx.savepoint(call));
        if (code === null) passedCount += 1;
        else expect(code).toBe('PT429');
      }
      return passedCount;
    };
    expect(await countPassed((db) => db`select public.unsubscribe(${crypto.randomUUID()})`)).toBe(60);
    expect(await countPassed((db) => db`select public.open_cv_upload('pdf')`)).toBe(10);
  });
});

describe('each kind of limit', () => {
  const limits = [
    ['address', 60, 6],
    ['network', 300, 1],
    ['email', 10, 120],
    ['acknowledgement', 3, 28_800],
    ['consent', 30, 12],
    ['cv', 10, 360],
    ['cv_network', 60, 60],
    ['preview', 60, 6],
    ['newsletter_test', 20, 180],
    ['newsletter_token', 60, 6],
    ['client_error', 20, 60],
    ['client_error_network', 100, 10],
    ['recovery', 5, 720],
    ['account', 60, 10],
    ['rename', 5, 600],
    ['journal', 2000, 2],
    ['search', 300, 0.5],
    ['export', 1200, 1],
    ['preview_link', 60, 60],
    ['invitation', 100, 900],
    ['sign_up', 30, 120],
    ['sign_up_network', 60, 60],
  ] as const;

  it('ignores SQL of an operator', async ({ tx }) => {
    await tx`select private.consume_rate_limit('recovery', null) from generate_series(1, 6)`;
    expect(await tx`select from private.rate_limit_buckets where sender is null`).toHaveLength(0);
  });

  it('is listed in this test', async () => {
    const kinds = await sql<{ kind: string }[]>`select kind from private.rate_limits`;
    expect(kinds.map(({ kind }) => kind)).toEqual(limits.map(([kind]) => kind));
  });

  it.for(limits)('allows %s: %i at once, then one every %d seconds', async ([kind, burst, gap], { tx }) => {
    const consume = () => tx.savepoint((db) => db`select private.consume_rate_limit(${kind}, ${runId})`);
    await setAllowanceRefillTime(tx, kind, runId, (burst - 1) * gap);
    await consume();
    await expect(consume()).rejects.toMatchObject({ code: 'PT429', hint: String(Math.ceil(gap)) });
  });
});

describe('a stored counter', () => {
  it('is a salted hash, not an address', async ({ tx }) => {
    await sendFrom(tx, '192.0.2.77', createMessages(1));
    // the gaps of the limits for a network, an IP address and an e-mail address
    expect(await loadBuckets(tx)).toEqual(
      [1, 6, 120].map((seconds) => ({ seconds, rows: 1, hashed: true, plain: false })),
    );
  });

  it('is deleted by one of the next requests after its expiry', async ({ tx }) => {
    await tx`
      insert into private.rate_limit_buckets (sender, full_at)
      select sha256(age::text::bytea), now() - age * interval '1 second' from unnest(array[-1, 1, 5000]) as age`;
    const countExpired = async () =>
      (await tx`select from private.rate_limit_buckets where sender in (sha256('1'), sha256('5000'))`).length;
    let count = 0;
    // About one row in twenty deletes expired buckets, so 600 rows are practically always enough.
    for (; count < 600 && (await countExpired()) > 0; count += 1)
      await sendFrom(tx, `10.${Math.floor(count / 250)}.${count % 250}.1`, createMessages(1));
    expect(await countExpired()).toBe(0);
    const rows = await tx`select from private.rate_limit_buckets where sender = sha256('-1')`;
    expect(rows).toHaveLength(1);
  });

  it.for([
    { operator: 'SQL without a request', isRequest: false },
    { operator: 'the secret key', isRequest: true },
  ])('is not written for an operator: $operator', async ({ isRequest }, { tx }) => {
    if (isRequest) {
      await setRequestHeaders(tx, { 'x-forwarded-for': '192.0.2.77' });
      await tx`set local role service_role`;
    }
    await insertMessages(tx, createMessages(100));
    await tx`reset role`;
    expect(await loadBuckets(tx)).toEqual([]);
  });
});
