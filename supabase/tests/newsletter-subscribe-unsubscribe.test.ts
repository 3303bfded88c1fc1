import { beforeAll, beforeEach, describe, expect } from 'vitest';
import { getOnlyRow, openConnection, type Transaction } from './support/database.ts';
import { setAllowanceRefillTime } from './support/fixtures.ts';
import {
  buildConfirmation,
  callTokenFunction,
  confirmSubscription,
  loadNewsletterMails,
  loadSubscription,
  subscribe,
  turnOffDoubleOptIn,
} from './support/newsletter.ts';
import { it } from './support/rollback-test.ts';
import { openScratchDatabase } from './support/scratch-database.ts';
import { insertAsVisitor, setRequestHeaders } from './support/visitors.ts';

const sql = openConnection();
const scratch = await openScratchDatabase();

// resets the counts of earlier tests: a rollback does not reset a sequence
beforeEach(
  () => sql`select setval('private.newsletter_mail_allowance', 0), setval('private.newsletter_answers', 0)`,
);

const loadSuppressedRows = (tx: Transaction, email: string) =>
  tx`select from private.suppression_list where address_hash = sha256(convert_to(${email}, 'UTF8'))`;

describe('a subscriber without double opt-in', () => {
  it('gets one mail, with the unsubscribe token that the API never shows', async ({ tx }) => {
    await turnOffDoubleOptIn(tx);
    const email = 'nouvelle@example.org';
    await subscribe(tx, email);
    const { unsubscribe_token: token } = await loadSubscription(tx, email);
    expect(await loadNewsletterMails(tx, email)).toEqual([
      { kind: 'newsletter_welcome', rendered: { token, audience: 'readers' } },
    ]);
    const storedMail = getOnlyRow(
      await tx`select data, idempotency_key from private.mails where recipient = ${email}`,
    );
    expect(JSON.stringify(storedMail)).not.toContain(token);
    expect(JSON.stringify(storedMail)).not.toContain(email);
  });

  it('has one row, however the address is pasted', async ({ tx }) => {
    await turnOffDoubleOptIn(tx);
    await subscribe(tx, 'collee@example.org');
    for (const typed of ['Collee@example.org.', ' collee\u200b@example.org\ufeff']) {
      await expect(tx.savepoint((inner) => subscribe(inner, typed))).rejects.toMatchObject({ code: '23505' });
    }
    // fails unless there is exactly one row
    await loadSubscription(tx, 'collee@example.org');
  });

  it('unsubscribes by their token; unknown tokens get the same answer', async ({ tx }) => {
    await turnOffDoubleOptIn(tx);
    const email = 'lasse@example.org';
    await subscribe(tx, email);
    const { unsubscribe_token: token } = await loadSubscription(tx, email);
    const answers = [];
    for (const one of [token, token, crypto.randomUUID()]) {
      answers.push(await callTokenFunction(tx, 'unsubscribe', one));
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ code: null, rows: [{ answer: true }] });
    expect(await loadSubscription(tx, email)).toMatchObject({
      is_active: false,
      unsubscribed_at: expect.any(Date),
    });
    // the waiting mail is empty now
    expect(await loadNewsletterMails(tx, email)).toEqual([{ kind: 'newsletter_welcome', rendered: null }]);
  });

  it('resubscribes by the link of the mail within an hour, and not later', async ({ tx }) => {
    await turnOffDoubleOptIn(tx);
    const email = 'distraite@example.org';
    await subscribe(tx, email);
    const { unsubscribe_token: token } = await loadSubscription(tx, email);
    await callTokenFunction(tx, 'unsubscribe', token);
    expect(await confirmSubscription(tx, token)).toBe(true);
    expect(await loadSubscription(tx, email)).toMatchObject({ is_active: true, unsubscribe_token: token });
    await callTokenFunction(tx, 'unsubscribe', token);
    await tx`
      update public.newsletter_subscriptions set unsubscribed_at = now() - interval '61 minutes' where email = ${email}`;
    expect(await confirmSubscription(tx, token)).toBe(false);
    expect(await loadSubscription(tx, email)).toMatchObject({ is_active: false });
  });
});

describe('an unsubscribed address', () => {
  const email = 'partie@example.org';
  const insertInactive = async (tx: Transaction) => {
    await tx`
      insert into public.newsletter_subscriptions (email, is_active, unsubscribed_at)
      values (${email}, false, now() - interval '1 hour')`;
  };

  it('is not resubscribed by a typed address: one mail asks the owner', async ({ tx }) => {
    await insertInactive(tx);
    const before = await loadSubscription(tx, email);
    for (let times = 0; times < 3; times += 1) await subscribe(tx, email);
    const { confirmation_token: token, confirmation_asked_at, ...row } = await loadSubscription(tx, email);
    expect({ ...row, confirmation_token: null, confirmation_asked_at: null }).toEqual(before);
    expect(await loadNewsletterMails(tx, email)).toEqual([buildConfirmation(token)]);
    expect(token).not.toBe(row.unsubscribe_token);
  });

  it('needs a confirmation even after its row is erased', async ({ tx }) => {
    await turnOffDoubleOptIn(tx);
    const erase = () => tx`delete from public.newsletter_subscriptions where email = ${email}`;
    await subscribe(tx, email);
    await erase();
    await subscribe(tx, email);
    expect(await loadSubscription(tx, email)).toMatchObject({ is_active: true });
    await tx`update public.newsletter_subscriptions set is_active = false where email = ${email}`;
    await erase();
    await tx`delete from private.mails`;
    await subscribe(tx, email.toUpperCase());
    const { is_active: isActive, confirmation_token: token } = await loadSubscription(tx, email);
    expect(isActive).toBe(false);
    expect(await loadNewsletterMails(tx, email)).toEqual([buildConfirmation(token)]);
    await confirmSubscription(tx, token);
    await erase();
    await subscribe(tx, email);
    expect(await loadSubscription(tx, email)).toMatchObject({ is_active: true });
  });

  it('is on the suppression list once, even when it unsubscribes twice', async ({ tx }) => {
    for (let times = 0; times < 2; times += 1) {
      // the import of an operator ignores the list
      await tx`insert into public.newsletter_subscriptions (email) values (${email})`;
      await tx`update public.newsletter_subscriptions set is_active = false where email = ${email}`;
      await tx`delete from public.newsletter_subscriptions where email = ${email}`;
    }
    expect(await loadSuppressedRows(tx, email)).toHaveLength(1);
  });

  it('is resubscribed by its confirmation link within a week', async ({ tx }) => {
    await insertInactive(tx);
    await subscribe(tx, email);
    const { confirmation_token: token } = await loadSubscription(tx, email);
    await tx`
      update public.newsletter_subscriptions set confirmation_asked_at = now() - interval '8 days' where email = ${email}`;
    expect(await confirmSubscription(tx, token)).toBe(false);
    await tx`
      update public.newsletter_subscriptions set confirmation_asked_at = now() - interval '6 days' where email = ${email}`;
    expect(await confirmSubscription(tx, token)).toBe(true);
    expect(await confirmSubscription(tx, token)).toBe(true);
    expect(await loadSubscription(tx, email)).toMatchObject({ is_active: true, unsubscribed_at: null });
  });

  it('counts as unsubscribed when its mailbox is unknown, and may subscribe again', async ({ tx }) => {
    await turnOffDoubleOptIn(tx);
    await subscribe(tx, 'perdue@example.org');
    const { id } = await loadSubscription(tx, 'perdue@example.org');
    await tx`
      update private.mails set state = 'failed', bounced = true
      where data ->> 'subscription' = ${id}::text`;
    expect(await loadSubscription(tx, 'perdue@example.org')).toMatchObject({
      is_active: false,
      bounced_at: expect.any(Date),
    });
    await subscribe(tx, 'perdue@example.org');
    const { confirmation_token: token } = await loadSubscription(tx, 'perdue@example.org');
    await confirmSubscription(tx, token);
    expect(await loadSubscription(tx, 'perdue@example.org')).toMatchObject({
      is_active: true,
      bounced_at: null,
    });
  });
});

describe('a new address with double opt-in', () => {
  const email = 'inconnue@example.org';

  it('gets no campaign before its owner confirms, and one mail a day', async ({ tx }) => {
    await subscribe(tx, email);
    await expect(tx.savepoint((inner) => subscribe(inner, email))).rejects.toMatchObject({ code: '23505' });
    const { confirmation_token: token, ...row } = await loadSubscription(tx, email);
    expect(row).toMatchObject({ is_active: false });
    expect(await loadNewsletterMails(tx, email)).toEqual([buildConfirmation(token)]);
    await tx`update public.newsletter_subscriptions set subscribed_at = now() - interval '1 day'`;
    expect(await confirmSubscription(tx, token)).toBe(true);
    expect(
      getOnlyRow(
        await tx`
          select is_active, subscribed_at = now() as today from public.newsletter_subscriptions where email = ${email}`,
      ),
    ).toEqual({ is_active: true, today: true });
  });

  it('gets a second mail when it is typed again on a later day', async ({ tx }) => {
    await subscribe(tx, email);
    await tx`
      update public.newsletter_subscriptions
      set confirmation_asked_at = now() - interval '25 hours', unsubscribed_at = now() - interval '25 hours'
      where email = ${email}`;
    await tx`delete from private.mails`;
    await subscribe(tx, email);
    const { confirmation_token: token } = await loadSubscription(tx, email);
    expect(await loadNewsletterMails(tx, email)).toEqual([buildConfirmation(token)]);
  });

  it('is forgotten without a confirmation, as if it had never been typed', async ({ tx }) => {
    await subscribe(tx, email);
    await tx`
      update public.newsletter_subscriptions set unsubscribed_at = now() - interval '31 days' where email = ${email}`;
    await tx`select * from private.apply_retention()`;
    expect(await tx`select from public.newsletter_subscriptions where email = ${email}`).toHaveLength(0);
    expect(await loadSuppressedRows(tx, email)).toHaveLength(0);
  });

  it('cannot be subscribed again by its old confirmation link once it left', async ({ tx }) => {
    await subscribe(tx, email);
    const { confirmation_token: token } = await loadSubscription(tx, email);
    await confirmSubscription(tx, token);
    await tx`update public.newsletter_subscriptions set is_active = false where email = ${email}`;
    expect(await confirmSubscription(tx, token)).toBe(false);
  });
});

describe('a flood of subscriptions', () => {
  beforeAll(() => turnOffDoubleOptIn(scratch));

  it('queues 300 mails, then one every ten seconds, and stores every address', async () => {
    for (let batch = 0; batch < 7; batch += 1) {
      const rows = Array.from({ length: 50 }, (_, number) => ({
        email: `cible-${batch}-${number}@example.org`,
      }));
      await scratch.begin((tx) => insertAsVisitor(tx, 'newsletter_subscriptions', rows));
    }
    const { length: mailCount } = await scratch`select from private.mails`;
    expect(mailCount).toBeGreaterThanOrEqual(300);
    expect(mailCount).toBeLessThanOrEqual(303);
    const active = await scratch`select from public.newsletter_subscriptions where is_active`;
    expect(active).toHaveLength(350);
  });
});

it('a call with any token counts against its sender, except Edge Functions', async ({ tx }) => {
  const address = '203.0.113.9';
  await setRequestHeaders(tx, { 'x-forwarded-for': address });
  for (const name of ['unsubscribe', 'confirm_subscription'] as const) {
    await setAllowanceRefillTime(tx, 'newsletter_token', address, 59 * 6);
    const call = async () => (await callTokenFunction(tx, name, crypto.randomUUID())).code;
    expect([await call(), await call()]).toEqual([null, 'PT429']);
  }
  await tx`set local role service_role`;
  const answer = await tx`select public.unsubscribe(${crypto.randomUUID()}) as answer`;
  expect(answer).toEqual([{ answer: true }]);
});
