import { describe, expect } from 'vitest';
import { attemptAs, getOnlyRow, type Transaction } from './support/database.ts';
import { insertSubscription, messageRow } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';

const subscribe = (email: string | null) => (db: Transaction) =>
  db`insert into public.newsletter_subscriptions (email) values (${email})`;

const sendMessage = (changes: Partial<Record<keyof typeof messageRow, string | null>>) => (db: Transaction) =>
  db`insert into public.contact_messages ${db({ ...messageRow, ...changes })}`;

const BAD_ADDRESSES = [
  '',
  '   ',
  'awa',
  '@example.org',
  'awa@',
  'awa@@example.org',
  'awa@example',
  'awa@localhost',
  'awa@.org',
  'awa@example..org',
  'awa@exemple@example.org',
  'awa diop@example.org',
  'awa@example.org, autre@example.org',
  'Awa <awa@example.org>',
  'tous,awa@example.org',
  'awa@example.org;autre',
  'groupe:awa@example.org',
  '"awa"@example.org',
  'awa(tous)@example.org',
  'awa@[192.0.2.1]',
  'awa\\@example.org',
  'awa@example.org\nBcc: tous@example.org',
  'awa@exam\tple.org',
  `${'a'.repeat(243)}@example.org`,
];

describe('the newsletter', () => {
  it('stores an address in one spelling, active, dated now, with a token', async ({ tx }) => {
    await attemptAs(tx, 'anon', subscribe('  Lec\u0007trice@Example.ORG.\n'));
    const rows = await tx`
      select email, is_active, subscribed_at = now() as now, unsubscribe_token is not null as token
      from public.newsletter_subscriptions where email ilike '%lectrice%'`;
    expect(getOnlyRow(rows)).toEqual({
      email: 'lectrice@example.org',
      is_active: true,
      now: true,
      token: true,
    });
  });

  it('answers 23505 for an address that is subscribed, in any spelling', async ({ tx }) => {
    await insertSubscription(tx, 'lectrice@example.org');
    expect((await attemptAs(tx, 'anon', subscribe('LECTRICE@example.org '))).code).toBe('23505');
  });

  it('keeps an unsubscribed address inactive without an error, until it confirms', async ({ tx }) => {
    const id = await insertSubscription(tx, 'lectrice@example.org', false);
    await tx`
      update public.newsletter_subscriptions
      set subscribed_at = '2020-01-01', unsubscribed_at = '2020-02-01', unsubscribe_token = ${id}
      where id = ${id}`;
    expect((await attemptAs(tx, 'anon', subscribe('Lectrice@example.org'))).code).toBe(null);
    const rows = await tx`
      select id, is_active, subscribed_at::date::text as since, unsubscribed_at::date::text as until,
        unsubscribe_token = ${id} as same_token, confirmation_token is not null as asked
      from public.newsletter_subscriptions where email = 'lectrice@example.org'`;
    expect(getOnlyRow(rows)).toEqual({
      id,
      is_active: false,
      since: '2020-01-01',
      until: '2020-02-01',
      same_token: true,
      asked: true,
    });
    expect((await attemptAs(tx, 'anon', subscribe('lectrice@example.org'))).code).toBe(null);
  });

  it('refuses an address that is missing', async ({ tx }) => {
    expect((await attemptAs(tx, 'anon', subscribe(null))).code).toBe('23502');
  });

  it.for(BAD_ADDRESSES)('refuses the address %j', async (email, { tx }) => {
    expect((await attemptAs(tx, 'anon', subscribe(email))).code).toBe('23514');
  });

  it.for(['a@b.c', 'prénom.nom+lettre@médias.example', `${'a'.repeat(242)}@example.org`])(
    'accepts the address %j',
    async (email, { tx }) => {
      expect(await attemptAs(tx, 'anon', subscribe(email))).toMatchObject({ code: null, count: 1 });
    },
  );
});

describe('a contact message', () => {
  it('is stored as written, its address in one spelling, dated now', async ({ tx }) => {
    const text = '  « Bonjour »\n\n<script>alert(1)</script>\n=1+1 ';
    expect(
      (await attemptAs(tx, 'anon', sendMessage({ email: ' AWA@Example.org ', message: text }))).code,
    ).toBe(null);
    const rows = await tx`
      select name, email, subject, message, created_at = now() as now from public.contact_messages
      where message = ${text}`;
    expect(getOnlyRow(rows)).toEqual({ ...messageRow, message: text, now: true });
  });

  it('accepts 20,000 characters', async ({ tx }) => {
    const long = { name: 'n'.repeat(300), subject: 's'.repeat(300), message: 'é'.repeat(20000) };
    expect(await attemptAs(tx, 'anon', sendMessage(long))).toMatchObject({ code: null, count: 1 });
  });

  it.for(BAD_ADDRESSES)('is refused with the address %j', async (email, { tx }) => {
    expect((await attemptAs(tx, 'anon', sendMessage({ email }))).code).toBe('23514');
  });

  it.for([
    ['name', ' \n\t', '23514'],
    ['subject', ' ', '23514'],
    ['message', '\n\n ', '23514'],
    ['name', 'n'.repeat(301), '23514'],
    ['subject', 's'.repeat(301), '23514'],
    ['message', 'm'.repeat(20001), '23514'],
    ['name', null, '23502'],
    ['email', null, '23502'],
    ['subject', null, '23502'],
  ] as const)('is refused with %s = %j', async ([column, value, expected], { tx }) => {
    expect((await attemptAs(tx, 'anon', sendMessage({ [column]: value }))).code).toBe(expected);
  });
});
