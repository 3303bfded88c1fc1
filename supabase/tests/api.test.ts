import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleByActor, TEST_PASSWORD, targetPeople } from './support/actors.ts';
import { createAnonymousClient, signIn } from './support/clients.ts';
import { getOnlyRow, openConnection } from './support/database.ts';

// Tries the rules through the HTTP API, as a visitor and as signed-in people.
const sql = openConnection();

const visitor = createAnonymousClient();
const accountWithoutRole = createAnonymousClient();
const contributor = createAnonymousClient();
const editor = createAnonymousClient();
const admin = createAnonymousClient();
const superAdmin = createAnonymousClient();

const runId = crypto.randomUUID();
const createAddress = (name: string) => `${name}-${runId}@example.org`;

async function loadSubscriptions(email: string) {
  return [...(await sql`select is_active from public.newsletter_subscriptions where email = ${email}`)];
}

beforeAll(async () => {
  await Promise.all([
    signIn(accountWithoutRole, peopleByActor['no role']),
    signIn(contributor, peopleByActor.contributor),
    signIn(editor, peopleByActor.editor),
    signIn(admin, peopleByActor.admin),
    signIn(superAdmin, peopleByActor['super admin']),
  ]);
});

afterAll(async () => {
  await sql`delete from public.newsletter_subscriptions where email like ${`%${runId}%`}`;
  await sql`delete from public.contact_messages where email like ${`%${runId}%`}`;
  await sql`delete from public.content where slug like ${`%${runId}%`}`;
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
    const { data, error } = await createAnonymousClient().auth.signUp({
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

describe('staff', () => {
  it('write content with the payload of the editor screen and read it back', async () => {
    const row = {
      title: 'Essai par l’API',
      slug: `essai-${runId}`,
      content: 'Un texte.',
      excerpt: '',
      status: 'published',
      content_type: 'news',
      author_id: peopleByActor.editor.id,
      published_at: '2019-01-01T00:00:00.000Z',
    };
    const { data, error } = await editor
      .from('content')
      .insert(row)
      .select('id, status, published_at, version')
      .single();
    expect(error).toBe(null);
    expect(data).toMatchObject({ status: 'published', version: 1 });
    // the database sets the date of a first publication itself
    expect(Date.parse(data?.published_at)).toBeGreaterThan(Date.parse('2025-01-01'));

    // row security refuses a delete without an error: the screen must check the returned rows
    const refusedDelete = await editor.from('content').delete().eq('id', data?.id).select('id');
    expect(refusedDelete).toMatchObject({ error: null, data: [] });
    expect((await contributor.from('content').select('id').eq('id', data?.id)).data).toEqual([]);
    expect((await admin.from('content').delete().eq('id', data?.id).select('id')).data).toEqual([
      { id: data?.id },
    ]);
    expect(await sql`select from public.content where slug = ${row.slug}`).toEqual([]);
  });

  it('see people with their roles in one request', async () => {
    const { data, error } = await admin
      .from('profiles')
      .select('id, user_roles(role, roles(label))')
      .eq('id', targetPeople.colleague.id)
      .single();
    expect(error).toBe(null);
    expect(data).toEqual({
      id: targetPeople.colleague.id,
      user_roles: [{ role: 'editor', roles: { label: 'Éditeur' } }],
    });
  });

  it('leave a line in the journal when they sign in, which only user managers read', async () => {
    const readSignIns = (client: typeof visitor) =>
      client
        .from('activity_log')
        .select('actor')
        .eq('action', 'sign_in')
        .eq('actor', peopleByActor.editor.id);
    expect((await readSignIns(admin)).data?.length).toBeGreaterThan(0);
    expect((await readSignIns(editor)).data).toEqual([]);
  });
});
