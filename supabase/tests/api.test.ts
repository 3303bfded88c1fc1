import { afterAll, describe, expect, it } from 'vitest';
import { TEST_PASSWORD } from './support/actors.ts';
import { openActorApiClient } from './support/clients.ts';
import { getOnlyRow, openConnection } from './support/database.ts';

// Tries the rules through the HTTP API, as a visitor and as signed-in people.
const sql = openConnection();

const visitor = openActorApiClient();
const accountWithoutRole = openActorApiClient('no role');
const admin = openActorApiClient('admin');
const superAdmin = openActorApiClient('super admin');

const runId = crypto.randomUUID();
const createAddress = (name: string) => `${name}-${runId}@example.org`;

async function loadSubscriptions(email: string) {
  return [...(await sql`select is_active from public.newsletter_subscriptions where email = ${email}`)];
}

afterAll(async () => {
  await sql`delete from public.newsletter_subscriptions where email like ${`%${runId}%`}`;
  await sql`delete from public.contact_messages where email like ${`%${runId}%`}`;
  await sql`delete from auth.users where email like ${`%${runId}%`}`;
});

describe('a visitor', () => {
  it('sends a contact message that only a super admin reads', async () => {
    const email = createAddress('awa');
    const row = { name: 'Awa', email, subject: 'Visite', message: 'Bonjour !' };
    expect((await visitor.from('contact_messages').insert(row)).error).toBe(null);
    const readRows = (client: typeof visitor) =>
      client
        .rpc('list_submissions', {
          source: 'contact_messages',
          columns: ['subject'],
          words: email,
          page_size: 1,
        })
        .select('fields');
    for (const other of [visitor, accountWithoutRole, admin]) {
      expect((await readRows(other)).error).toMatchObject({ code: '42501' });
    }
    expect((await readRows(superAdmin)).data).toMatchObject([{ fields: { subject: 'Visite' } }]);
  });

  it('cannot have the inserted row returned: the insert is refused', async () => {
    const email = createAddress('retour');
    const { error } = await visitor.from('newsletter_subscriptions').insert({ email }).select();
    expect(error).toMatchObject({ code: '42501' });
    expect(await loadSubscriptions(email)).toEqual([]);
  });

  it('can neither upsert, change, delete nor count subscriptions', async () => {
    const email = createAddress('cible');
    await sql`insert into public.newsletter_subscriptions (email) values (${email})`;
    const table = () => visitor.from('newsletter_subscriptions');
    const responses = await Promise.all([
      table().upsert({ email, is_active: false }, { onConflict: 'email,audience' }),
      table().upsert({ email }, { onConflict: 'email,audience' }),
      table().update({ is_active: false }).eq('email', email),
      table().delete().eq('email', email),
      table().select('*').eq('email', email),
      table().select('id', { count: 'exact', head: true }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
    expect(await loadSubscriptions(email)).toEqual([{ is_active: true }]);
  });
});

describe('a person who has just signed up', () => {
  it('gets names from the sign-up metadata, but no role', async () => {
    const email = createAddress('eve');
    const { data, error } = await openActorApiClient().auth.signUp({
      email,
      password: TEST_PASSWORD,
      options: { data: { first_name: 'Eve', last_name: 'Essai', role: 'super_admin', is_super_admin: true } },
    });
    expect(error).toBe(null);
    const id = data.user?.id ?? '';
    const profiles = await sql`select first_name, last_name, email from public.profiles where id = ${id}`;
    expect(getOnlyRow(profiles)).toEqual({ first_name: 'Eve', last_name: 'Essai', email });
    expect(await sql`select from public.user_roles where user_id = ${id}`).toEqual([]);
  });
});
