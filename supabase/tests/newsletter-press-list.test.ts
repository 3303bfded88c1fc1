import { beforeEach, describe, expect } from 'vitest';
import { openConnection, type Transaction } from './support/database.ts';
import { dialogFormRowsByTable } from './support/fixtures.ts';
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
import { insertAsVisitor } from './support/visitors.ts';

const sql = openConnection();

// resets the counts of earlier tests: a rollback does not reset a sequence
beforeEach(
  () => sql`select setval('private.newsletter_mail_allowance', 0), setval('private.newsletter_answers', 0)`,
);

/** Sends the press form, with the box of its newsletter ticked or not. */
const sendPressForm = (tx: Transaction, email: string, { isTicked = true } = {}) =>
  insertAsVisitor(tx, 'press_contacts', {
    ...dialogFormRowsByTable.press_contacts,
    email,
    newsletter_subscription: isTicked,
  });

describe('the press list', () => {
  const email = 'journaliste@example.org';
  /** Ages the forms, because a form that repeats one of the last hour is discarded. */
  const ageForms = (tx: Transaction) =>
    tx`update public.press_contacts set created_at = created_at - interval '2 hours' where email = ${email}`;

  it('gets the sender of a ticked press form, who confirms and leaves by mail', async ({ tx }) => {
    await sendPressForm(tx, 'sans-case@example.org', { isTicked: false });
    await sendPressForm(tx, email.toUpperCase());
    expect(
      await tx`
        select email from public.newsletter_subscriptions
        where audience = 'press' and email in ('sans-case@example.org', ${email})`,
    ).toEqual([{ email }]);
    const { confirmation_token: token, unsubscribe_token } = await loadSubscription(tx, email, 'press');
    expect(await loadNewsletterMails(tx, email)).toEqual([buildConfirmation(token, 'press')]);
    await confirmSubscription(tx, token);
    expect(await loadSubscription(tx, email, 'press')).toMatchObject({ is_active: true });
    await callTokenFunction(tx, 'unsubscribe', unsubscribe_token);
    expect(await loadSubscription(tx, email, 'press')).toMatchObject({ is_active: false });
  });

  it('is separate from the list of readers, with its own links', async ({ tx }) => {
    await turnOffDoubleOptIn(tx);
    await subscribe(tx, email);
    await sendPressForm(tx, email);
    const { unsubscribe_token: token } = await loadSubscription(tx, email);
    await callTokenFunction(tx, 'unsubscribe', token);
    expect(await loadSubscription(tx, email)).toMatchObject({ is_active: false });
    expect(await loadSubscription(tx, email, 'press')).toMatchObject({ is_active: true });
    await tx`delete from public.newsletter_subscriptions where email = ${email}`;
    await ageForms(tx);
    // The person unsubscribed from the readers' list only.
    await sendPressForm(tx, email);
    expect(await loadSubscription(tx, email, 'press')).toMatchObject({ is_active: true });
  });

  it('is never revealed by the answer of the press form', async ({ tx }) => {
    await turnOffDoubleOptIn(tx);
    await sendPressForm(tx, email);
    const { id } = await loadSubscription(tx, email, 'press');
    await ageForms(tx);
    await sendPressForm(tx, email);
    expect(await loadSubscription(tx, email, 'press')).toMatchObject({ id, is_active: true });
  });

  it('accepts an address that an operator imports twice', async ({ tx }) => {
    for (let times = 0; times < 2; times += 1) {
      await tx`
        insert into public.press_contacts
        ${tx({ ...dialogFormRowsByTable.press_contacts, email, newsletter_subscription: true })}`;
    }
    expect(await loadSubscription(tx, email, 'press')).toMatchObject({ is_active: true });
  });
});
