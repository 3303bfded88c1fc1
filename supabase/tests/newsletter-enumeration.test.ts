import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestApi, signInActor } from './support/api.ts';
import {
  countWaitingSessions,
  getErrorCode,
  getOnlyRow,
  openConnection,
  type Transaction,
  withRollback,
} from './support/database.ts';
import { openScratchDatabase } from './support/scratch-database.ts';
import { createSenderHeaders, insertAsVisitor } from './support/visitors.ts';

// Neither other rows of a request nor its header `prefer` may make the answer reveal a subscriber.
const sql = openConnection();
const scratch = await openScratchDatabase(3);
const senders = {
  visitor: await signInActor('anon'),
  'person without a role': await signInActor('no role'),
};
const runId = crypto.randomUUID();
let emailCount = 0;
const createEmail = () => `${++emailCount}-${runId}@example.org`;
const toRows = (...emails: string[]) => emails.map((email) => ({ email }));

describe('the answer to a visitor', () => {
  const states = ['never seen', 'subscribed', 'unsubscribed'] as const;

  /** Inserts a subscription in this state and returns its address. */
  async function insertInState(state: (typeof states)[number]): Promise<string> {
    const email = createEmail();
    if (state !== 'never seen') {
      await sql`
        insert into public.newsletter_subscriptions (email, is_active) values (${email}, ${state === 'subscribed'})`;
    }
    return email;
  }

  async function sendRows(rows: object, { token } = senders.visitor, prefer = '', query = '') {
    const response = await requestApi(`rest/v1/newsletter_subscriptions${query}`, {
      token,
      headers: { ...createSenderHeaders(), ...(prefer ? { prefer } : {}) },
      body: rows,
    });
    const text = await response.text();
    return {
      status: response.status,
      code: text.startsWith('{') ? (JSON.parse(text) as { code: string }).code : text,
      range: response.headers.get('content-range'),
      location: response.headers.get('location'),
    };
  }

  afterAll(
    () =>
      sql`delete from public.newsletter_subscriptions where email like ${`%${runId}`} or email like ${`%${runId}@%`}`,
  );

  it.each([
    ['with a malformed one', 400, (email: string) => toRows(email, 'malformed')],
    ['after a malformed one', 400, (email: string) => toRows('malformed', email)],
    ['with another', 201, (email: string) => toRows(email, createEmail())],
    ['twice', 201, (email: string) => toRows(email, email)],
    ['among more rows than one sender may send', 429, (email: string) => toRows(...Array(61).fill(email))],
  ])('reveals no subscriber: the address %s', async (_title, status, createRows) => {
    for (const state of states) {
      const answer = await sendRows(createRows(await insertInState(state)));
      expect(answer, state).toMatchObject({ status });
      expect(answer.code, state).not.toBe('23505');
    }
  });

  it.each([
    ['visitor', ''],
    ['visitor', 'return=representation'],
    ['visitor', 'return=headers-only,count=exact'],
    ['visitor', 'resolution=ignore-duplicates'],
    ['visitor', 'resolution=merge-duplicates'],
    ['person without a role', 'return=headers-only,count=exact'],
    ['person without a role', 'resolution=ignore-duplicates,count=exact,return=representation'],
    ['person without a role', 'resolution=merge-duplicates'],
  ] as const)('reveals no subscriber to a %s (prefer: %s)', async (who, prefer) => {
    for (const query of ['', '?on_conflict=email,audience&select=email']) {
      const answers = [];
      for (const state of states) {
        const rows = toRows(await insertInState(state), createEmail());
        answers.push(await sendRows(rows, senders[who], prefer, query));
      }
      expect(answers[1], query).toEqual(answers[0]);
      expect(answers[2], query).toEqual(answers[0]);
    }
  });
});

describe('the answer « already subscribed »', () => {
  const subscriber = 'lectrice@example.org';

  beforeAll(() => scratch`insert into public.newsletter_subscriptions (email) values (${subscriber})`);

  const subscribe = (tx: Transaction, rows: readonly { email: string }[]) =>
    insertAsVisitor(tx, 'newsletter_subscriptions', rows);
  const trySubscribe = (...emails: string[]) =>
    getErrorCode(scratch.begin((tx) => subscribe(tx, toRows(...emails))));
  const loadSubscriber = async () =>
    getOnlyRow(await scratch`select * from public.newsletter_subscriptions where email = ${subscriber}`);
  /**
   * Sets in how many seconds the allowance is full: the site gives twenty answers at once, then one each minute. The
   * sequence holds the time at which it is full, in microseconds.
   */
  const setSecondsUntilFull = (seconds: number) => scratch`
    select setval('private.newsletter_answers', (extract(epoch from now()) * 1000000)::bigint + ${seconds}::bigint * 1000000)`;

  it('is the error of the unique key for one visitor', async () => {
    await setSecondsUntilFull(0);
    await expect(scratch.begin((tx) => subscribe(tx, toRows(subscriber)))).rejects.toMatchObject({
      code: '23505',
      message: 'duplicate key value violates unique constraint "newsletter_subscriptions_email_key"',
      schema_name: 'public',
      table_name: 'newsletter_subscriptions',
      constraint_name: 'newsletter_subscriptions_email_key',
    });
    expect(await trySubscribe(` ${subscriber.toUpperCase()} `)).toBe('23505');
  });

  it('is given for twenty of forty addresses, although refusals roll back', async () => {
    await setSecondsUntilFull(0);
    const candidates = Array.from({ length: 40 }, (_, index) => `candidat-${index}@example.org`);
    await scratch`insert into public.newsletter_subscriptions ${scratch(toRows(...candidates))}`;
    const answers: (string | null)[] = [];
    for (const candidate of candidates) answers.push(await trySubscribe(candidate));
    // the allowance may gain one answer during the loop
    expect(answers.filter((answer) => answer === '23505').length).toBeLessThanOrEqual(21);
    expect(answers.slice(0, 20)).toEqual(Array(20).fill('23505'));
    expect(answers.slice(-10)).toEqual(Array(10).fill(null));
    expect(await trySubscribe('inconnue@example.org')).toBeNull();
  });

  it('is given again once a minute', async () => {
    // one answer is left when at most 19 are missing
    await setSecondsUntilFull(19 * 60 + 30);
    expect(await trySubscribe(subscriber)).toBeNull();
    await setSecondsUntilFull(19 * 60 - 1);
    expect(await trySubscribe(subscriber)).toBe('23505');
    expect(await trySubscribe(subscriber)).toBeNull();
  });

  it('is not given for several rows at once, which change nothing', async () => {
    await setSecondsUntilFull(0);
    const before = await loadSubscriber();
    expect(await trySubscribe(subscriber, 'nouvelle@example.org')).toBeNull();
    expect(await trySubscribe(subscriber, subscriber)).toBeNull();
    expect(await trySubscribe(subscriber, 'malformed')).toBe('23514');
    expect(await loadSubscriber()).toEqual(before);
  });

  it('leaves the subscription unchanged when it is withheld', async () => {
    const before = await loadSubscriber();
    await setSecondsUntilFull(20 * 60);
    expect(await trySubscribe(subscriber)).toBeNull();
    expect(await loadSubscriber()).toEqual(before);
  });

  it('is decided anew for each statement', async () => {
    await setSecondsUntilFull(0);
    await withRollback(scratch, async (tx) => {
      await subscribe(tx, toRows('une@example.org', 'deux@example.org'));
      await expect(tx.savepoint((inner) => subscribe(inner, toRows(subscriber)))).rejects.toMatchObject({
        code: '23505',
      });
    });
  });

  it('is always given to an operator, as the error of the unique key', async () => {
    await setSecondsUntilFull(20 * 60);
    await expect(
      scratch`insert into public.newsletter_subscriptions ${scratch(toRows(subscriber))}`,
    ).rejects.toMatchObject({ code: '23505' });
  });

  it('is not given to two simultaneous subscriptions of one address', async () => {
    await setSecondsUntilFull(20 * 60);
    const email = 'ensemble@example.org';
    await scratch
      .begin(async (tx) => {
        await subscribe(tx, toRows(email));
        const answer = scratch.begin((lateTx) => subscribe(lateTx, toRows(email)));
        await expect.poll(() => countWaitingSessions(scratch), { interval: 5, timeout: 10_000 }).toBe(1);
        // in an object: `begin` would wait for a bare promise, and this one waits for the end of this transaction
        return { answer };
      })
      .then(({ answer }) => answer);
    expect(await scratch`select from public.newsletter_subscriptions where email = ${email}`).toHaveLength(1);
  });
});
