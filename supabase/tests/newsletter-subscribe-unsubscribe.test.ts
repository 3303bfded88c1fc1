import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from '../local/keys.ts';
import {
  attemptAs,
  type Connection,
  connectAsSuperuser,
  getOnlyRow,
  setActor,
  type Transaction,
  withRollback,
} from './support/database.ts';
import { createScratchDatabase, type ScratchDatabase } from './support/scratch-database.ts';
import { createSenderAddress, senderHeaders } from './support/visitors.ts';

const sql = connectAsSuperuser();
afterAll(() => sql.end());

// resets the count of all tests: a rollback does not reset a sequence
beforeEach(() => sql`select setval('private.newsletter_mail_allowance', 0)`);

/** Subscribes as the API does for a visitor. */
async function subscribe(tx: Transaction, email: string) {
  await tx.savepoint(async (inner) => {
    await inner`select set_config('request.headers', ${JSON.stringify(senderHeaders(createSenderAddress()))}, true)`;
    await setActor(inner, 'anon');
    await inner`insert into public.newsletter_subscriptions (email) values (${email})`;
  });
  await tx`select set_config('role', 'none', true), set_config('request.headers', '', true)`;
}

const callTokenFunction = (tx: Transaction, name: 'unsubscribe' | 'confirm_subscription', token: string) =>
  attemptAs(tx, 'anon', (db) => db`select ${db.unsafe(`public.${name}`)}(${token}::uuid) as answer`);

const loadRow = async (tx: Transaction, email: string) =>
  getOnlyRow(await tx`select * from public.newsletter_subscriptions where email = ${email}`);

const loadMails = async (tx: Transaction | Connection, email: string) => [
  ...(await tx`
    select kind, private.mail_data(kind, recipient, data) as rendered from private.mails
    where recipient = ${email} order by created_at, kind`),
];

describe('a subscriber', () => {
  it('gets one mail, with the unsubscribe token that the API never shows', async () => {
    await withRollback(sql, async (tx) => {
      const email = 'nouvelle@example.org';
      await subscribe(tx, email);
      const { unsubscribe_token: token } = await loadRow(tx, email);
      expect(await loadMails(tx, email)).toEqual([{ kind: 'newsletter_welcome', rendered: { token } }]);
      const stored = getOnlyRow(
        await tx`select data, idempotency_key from private.mails where recipient = ${email}`,
      );
      expect(JSON.stringify(stored)).not.toContain(token);
      expect(JSON.stringify(stored)).not.toContain(email);
    });
  });

  it('stays one, however the address is pasted', async () => {
    await withRollback(sql, async (tx) => {
      await subscribe(tx, 'collee@example.org');
      for (const typed of ['Collee@example.org.', ' collee\u200b@example.org\ufeff']) {
        await expect(tx.savepoint((inner) => subscribe(inner, typed))).rejects.toMatchObject({
          code: '23505',
        });
      }
      await loadRow(tx, 'collee@example.org');
    });
  });

  it('unsubscribes at once by the token of any mail, with the answer of an unknown one', async () => {
    await withRollback(sql, async (tx) => {
      const email = 'lasse@example.org';
      await subscribe(tx, email);
      const { unsubscribe_token: token } = await loadRow(tx, email);
      const answers = [];
      for (const one of [token, token, crypto.randomUUID()]) {
        answers.push(await callTokenFunction(tx, 'unsubscribe', one));
      }
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
      expect(answers[0]).toMatchObject({ code: null, rows: [{ answer: true }] });
      expect(await loadRow(tx, email)).toMatchObject({ is_active: false, unsubscribed_at: expect.any(Date) });
      // the waiting mail is empty now
      expect(await loadMails(tx, email)).toEqual([{ kind: 'newsletter_welcome', rendered: null }]);
    });
  });

  it('resubscribes by the link of the mail within an hour, and not later', async () => {
    await withRollback(sql, async (tx) => {
      const email = 'distraite@example.org';
      await subscribe(tx, email);
      const { unsubscribe_token: token } = await loadRow(tx, email);
      await callTokenFunction(tx, 'unsubscribe', token);
      expect((await callTokenFunction(tx, 'confirm_subscription', token)).rows).toEqual([{ answer: true }]);
      expect(await loadRow(tx, email)).toMatchObject({ is_active: true, unsubscribe_token: token });
      await callTokenFunction(tx, 'unsubscribe', token);
      await tx`
        update public.newsletter_subscriptions set unsubscribed_at = now() - interval '61 minutes' where email = ${email}`;
      expect((await callTokenFunction(tx, 'confirm_subscription', token)).rows).toEqual([{ answer: false }]);
      expect(await loadRow(tx, email)).toMatchObject({ is_active: false });
    });
  });
});

describe('an unsubscribed address', () => {
  const email = 'partie@example.org';
  const insertInactive = async (tx: Transaction) => {
    await tx`insert into public.newsletter_subscriptions (email, is_active) values (${email}, false)`;
    await tx`delete from private.mails`;
  };

  it('is not resubscribed by a typed address: one mail asks the owner', async () => {
    await withRollback(sql, async (tx) => {
      await insertInactive(tx);
      for (let times = 0; times < 3; times += 1) await subscribe(tx, email);
      const row = await loadRow(tx, email);
      expect(row.is_active).toBe(false);
      expect(await loadMails(tx, email)).toEqual([
        { kind: 'newsletter_confirmation', rendered: { token: row.confirmation_token } },
      ]);
      expect(row.confirmation_token).not.toBe(row.unsubscribe_token);
    });
  });

  it('needs a confirmation even after its row is erased', async () => {
    await withRollback(sql, async (tx) => {
      const erase = () => tx`delete from public.newsletter_subscriptions where email = ${email}`;
      await subscribe(tx, email);
      await erase();
      await subscribe(tx, email);
      expect(await loadRow(tx, email)).toMatchObject({ is_active: true });
      await tx`update public.newsletter_subscriptions set is_active = false where email = ${email}`;
      await erase();
      await tx`delete from private.mails`;
      await subscribe(tx, email.toUpperCase());
      const { is_active: isActive, confirmation_token: token } = await loadRow(tx, email);
      expect(isActive).toBe(false);
      expect(await loadMails(tx, email)).toEqual([{ kind: 'newsletter_confirmation', rendered: { token } }]);
      await callTokenFunction(tx, 'confirm_subscription', token);
      await erase();
      await subscribe(tx, email);
      expect(await loadRow(tx, email)).toMatchObject({ is_active: true });
      // an address counts once, even when it leaves twice
      for (let times = 0; times < 2; times += 1) {
        await tx`update public.newsletter_subscriptions set is_active = false where email = ${email}`;
        await erase();
        await subscribe(tx, email);
      }
      await erase();
      const suppressed =
        await tx`select from private.suppression_list where address_hash = private.address_hash(${email})`;
      expect(suppressed).toHaveLength(1);
    });
  });

  it('has a unique confirmation token', async () => {
    await withRollback(sql, async (tx) => {
      const token = crypto.randomUUID();
      const insertWaiting = (address: string) => tx`
        insert into public.newsletter_subscriptions (email, is_active, confirmation_token, confirmation_asked_at)
        values (${address}, false, ${token}, now())`;
      await insertWaiting('une@example.org');
      await expect(tx.savepoint(() => insertWaiting('autre@example.org'))).rejects.toMatchObject({
        code: '23505',
      });
    });
  });

  it('is resubscribed by its confirmation link within a week', async () => {
    await withRollback(sql, async (tx) => {
      await insertInactive(tx);
      await subscribe(tx, email);
      const { confirmation_token: token } = await loadRow(tx, email);
      await tx`
        update public.newsletter_subscriptions set confirmation_asked_at = now() - interval '8 days' where email = ${email}`;
      expect((await callTokenFunction(tx, 'confirm_subscription', token)).rows).toEqual([{ answer: false }]);
      await tx`
        update public.newsletter_subscriptions set confirmation_asked_at = now() - interval '6 days' where email = ${email}`;
      expect((await callTokenFunction(tx, 'confirm_subscription', token)).rows).toEqual([{ answer: true }]);
      expect((await callTokenFunction(tx, 'confirm_subscription', token)).rows).toEqual([{ answer: true }]);
      expect(await loadRow(tx, email)).toMatchObject({ is_active: true, unsubscribed_at: null });
    });
  });

  it('whose mailbox is unknown counts as unsubscribed, and may subscribe again', async () => {
    await withRollback(sql, async (tx) => {
      await subscribe(tx, 'perdue@example.org');
      const { id } = await loadRow(tx, 'perdue@example.org');
      await tx`
        update private.mails set state = 'failed', bounced = true
        where data ->> 'subscription' = ${id}::text`;
      expect(await loadRow(tx, 'perdue@example.org')).toMatchObject({
        is_active: false,
        bounced_at: expect.any(Date),
      });
      await subscribe(tx, 'perdue@example.org');
      const { confirmation_token: token } = await loadRow(tx, 'perdue@example.org');
      await callTokenFunction(tx, 'confirm_subscription', token);
      expect(await loadRow(tx, 'perdue@example.org')).toMatchObject({ is_active: true, bounced_at: null });
    });
  });
});

describe('a flood of subscriptions', () => {
  let database: ScratchDatabase;
  let scratch: Connection;
  beforeAll(async () => {
    database = await createScratchDatabase();
    scratch = connectAsSuperuser(database.url, 1);
  });
  afterAll(async () => {
    await scratch.end();
    await database.drop();
  });

  it('queues 300 mails, then one every ten seconds, with equal answers', async () => {
    for (let batch = 0; batch < 7; batch += 1) {
      await scratch.begin(async (tx) => {
        await setActor(tx, 'anon');
        await tx`select set_config('request.headers', ${JSON.stringify(senderHeaders(createSenderAddress()))}, true)`;
        const rows = Array.from({ length: 50 }, (_, number) => ({
          email: `cible-${batch}-${number}@example.org`,
        }));
        await tx`insert into public.newsletter_subscriptions ${tx(rows)}`;
      });
    }
    const [{ mails } = {}] = await scratch`select count(*)::int as mails from private.mails`;
    expect(mails).toBeGreaterThanOrEqual(300);
    expect(mails).toBeLessThanOrEqual(303);
    const [{ rows } = {}] =
      await scratch`select count(*)::int as rows from public.newsletter_subscriptions where is_active`;
    expect(rows).toBe(350);
  });
});

describe('a call with a token', () => {
  const postRequest = (path: string, init: RequestInit) =>
    fetch(`${inject('apiUrl')}${path}`, { method: 'POST', ...init });
  const callFunction = (name: string, headers: Record<string, string>) =>
    postRequest(`/rest/v1/rpc/${name}`, {
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ token: crypto.randomUUID() }),
    });
  const callManyTimes = (name: string, headers: Record<string, string>) =>
    Promise.all(Array.from({ length: 64 }, () => callFunction(name, headers)));

  it('counts against its sender, valid or not, but not for mail services', async () => {
    for (const name of ['unsubscribe', 'confirm_subscription']) {
      const visitor = { apikey: LOCAL_PUBLISHABLE_KEY, ...senderHeaders(createSenderAddress()) };
      const statuses = (await callManyTimes(name, visitor)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(61);
      expect(new Set(statuses)).toEqual(new Set([200, 429]));
    }
    const service = { apikey: LOCAL_SECRET_KEY, ...senderHeaders(createSenderAddress()) };
    expect(new Set((await callManyTimes('unsubscribe', service)).map(({ status }) => status))).toEqual(
      new Set([200]),
    );
  });
});
