import { createHmac } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { LOCAL_JWT_SECRET } from '../local/keys.ts';
import { peopleByActor, TEST_PASSWORD, targetPeople } from './support/actors.ts';
import { fetchToken, requestApi, requestAuth, requestRest } from './support/api.ts';
import { openConnection } from './support/database.ts';
import { createMediaFileColumns, insertNewPerson } from './support/fixtures.ts';

// Tries to create accounts with refused passwords, and to use invalid tokens.
const sql = openConnection();
const runId = crypto.randomUUID().slice(0, 8);
const { colleague, newcomer } = targetPeople;

afterAll(async () => {
  await sql`delete from public.content where slug like ${`%${runId}%`}`;
});

async function insertSignedInPerson(role: string) {
  const person = await insertNewPerson(sql, role);
  return { ...person, token: await fetchToken(person.email) };
}

describe('an account', () => {
  it.each(['', '1234567', '🎬🎬'])('cannot be created with the password %j', async (password) => {
    const email = `${crypto.randomUUID()}@attaque.example`;
    await expect(requestAuth('signup', { email, password })).rejects.toThrow(/^signup: 4/);
    expect(await sql`select from auth.users where email = ${email}`).toHaveLength(0);
  });
});

describe('a token', () => {
  it('gives no access once its role is removed or its account deleted', async () => {
    const eve = await insertSignedInPerson('admin');
    await sql`insert into public.user_roles (user_id, role) values (${eve.id}, 'editor')`;
    const createContentRow = () => ({
      title: 'Essai',
      slug: `jeton-${crypto.randomUUID()}-${runId}`,
      content: 'x',
      author_id: eve.id,
    });
    const upload = () =>
      requestApi(`storage/v1/object/media/uploads/${createMediaFileColumns('jpg').filename}`, {
        token: eve.token,
        headers: { 'content-type': 'image/jpeg' },
        body: 'x',
      });
    const readJournal = () => requestRest(eve, 'GET', 'activity_log?select=id&limit=1');
    const assignRole = () =>
      requestRest(eve, 'POST', 'user_roles', { body: { user_id: newcomer.id, role: 'contributor' } });
    expect((await requestRest(eve, 'POST', 'content', { body: createContentRow() })).status).toBe(201);
    expect((await upload()).ok).toBe(true);
    expect((await readJournal()).rows).toHaveLength(1);

    await sql`delete from public.user_roles where user_id = ${eve.id}`;
    const expectAllRefused = async () => {
      expect((await requestRest(eve, 'POST', 'content', { body: createContentRow() })).code).toBe('42501');
      expect((await upload()).ok).toBe(false);
      expect((await readJournal()).rows).toEqual([]);
      expect((await assignRole()).code).toBe('42501');
      expect((await requestRest(eve, 'GET', `profiles?select=id&id=eq.${colleague.id}`)).rows).toEqual([]);
    };
    await expectAllRefused();
    expect((await requestRest(eve, 'GET', 'profiles?select=id')).rows).toEqual([{ id: eve.id }]);

    await sql`delete from auth.users where id = ${eve.id}`;
    await expectAllRefused();
    expect((await requestRest(eve, 'GET', 'profiles?select=id')).rows).toEqual([]);
  });

  it.each([
    { end: 'logout', method: 'POST', path: 'logout?scope=global', isOwnerSessionOpen: false },
    { end: 'password change', method: 'PUT', path: 'user', isOwnerSessionOpen: true },
  ])('gives no access once its session ended by $end', async ({ method, path, isOwnerSessionOpen }) => {
    const eve = await insertSignedInPerson('super_admin');
    const ownerToken = await fetchToken(eve.email);
    const canReadProfiles = async (token: string) =>
      (await requestRest({ token }, 'GET', `profiles?select=id&id=eq.${colleague.id}`)).rows.length === 1;
    expect([await canReadProfiles(eve.token), await canReadProfiles(ownerToken)]).toEqual([true, true]);
    const body = { password: 'une autre phrase', current_password: TEST_PASSWORD };
    expect((await requestApi(`auth/v1/${path}`, { method, token: ownerToken, body })).ok).toBe(true);
    expect(await canReadProfiles(eve.token)).toBe(false);
    expect(await canReadProfiles(ownerToken)).toBe(isOwnerSessionOpen);
    const row = { title: 'Essai', slug: `session-${eve.id}-${runId}`, content: 'x', author_id: eve.id };
    expect((await requestRest(eve, 'POST', 'content', { body: row })).code).toBe('42501');
    expect((await requestRest(eve, 'GET', 'activity_log?select=id&limit=1')).rows).toEqual([]);
    await sql`delete from auth.users where id = ${eve.id}`;
  });

  const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signToken = (header: object, claims: object, key: string) => {
    const body = `${encodePart(header)}.${encodePart(claims)}`;
    return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
  };
  const hs256 = { alg: 'HS256', typ: 'JWT' };
  const createSuperAdminClaims = (extraClaims: object) => ({
    sub: peopleByActor['super admin'].id,
    role: 'authenticated',
    aud: 'authenticated',
    ...extraClaims,
  });
  const inOneHour = Math.floor(Date.now() / 1000) + 3600;

  it.each([
    [
      'signed with another key',
      () => signToken(hs256, createSuperAdminClaims({ exp: inOneHour }), 'une autre clé'),
    ],
    [
      'without a signature',
      () =>
        `${encodePart({ alg: 'none', typ: 'JWT' })}.${encodePart(createSuperAdminClaims({ exp: inOneHour }))}.`,
    ],
    [
      'that asks for the service role under another key',
      () => signToken(hs256, createSuperAdminClaims({ exp: inOneHour, role: 'service_role' }), 'x'),
    ],
    ['that has expired', () => signToken(hs256, createSuperAdminClaims({ exp: 1 }), LOCAL_JWT_SECRET)],
    [
      'with another subject under the old signature',
      async () => {
        const [header, , signature] = (await fetchToken(peopleByActor['no role'].email)).split('.');
        return `${header}.${encodePart(createSuperAdminClaims({ exp: inOneHour }))}.${signature}`;
      },
    ],
  ])('%s gives no access', async (_title, forge) => {
    const token = await forge();
    for (const path of [
      'profiles?select=id',
      'newsletter_subscriptions?select=email',
      'activity_log?select=id',
    ]) {
      const { status, rows } = await requestRest({ token }, 'GET', path);
      expect({ status, rows }, path).toEqual({ status: 401, rows: [] });
    }
  });
});
