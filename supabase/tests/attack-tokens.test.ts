import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { LOCAL_JWT_SECRET, LOCAL_PUBLISHABLE_KEY } from '../local/keys.ts';
import { others, people, TEST_PASSWORD } from './support/actors.ts';
import { type Attacker, auth, everyAttacker, fetchToken, rest, signUp } from './support/attackers.ts';
import { connect, only } from './support/database.ts';

// Forbidden accounts, and tokens that must be worthless.
const sql = connect();
const mark = crypto.randomUUID().slice(0, 8);
const { colleague, newcomer } = others;

let attackers: Attacker[] = [];
const the = (name: Attacker['name']) => only(attackers.filter((one) => one.name === name));

beforeAll(async () => {
  attackers = await everyAttacker(sql);
});

afterAll(async () => {
  await sql`delete from public.content where slug like ${`%${mark}%`}`;
  const fresh = attackers.filter(({ name }) => name === 'fresh account').map(({ id }) => id);
  await sql`delete from auth.users where id = any (${fresh})`;
  await sql.end();
});

describe('an account', () => {
  const email = () => `${crypto.randomUUID()}@attaque.example`;

  it.each(['', '1234567', '🎬🎬'])('is not made with the password %j', async (password) => {
    const address = email();
    await expect(auth('signup', { email: address, password })).rejects.toThrow(/^signup: 4/);
    expect(await sql`select from auth.users where email = ${address}`).toHaveLength(0);
  });

  it.each(['Password1', 'motdepasse', 'Azertyuiop', 'dupontel 2026', 'Vive Aïssatou !'])(
    'is not made with the guessable password %j',
    async (password) => {
      const address = `dupontel.${email()}`;
      const data = { first_name: 'Aissatou', last_name: 'Essai' };
      await expect(auth('signup', { email: address, password, data })).rejects.toThrow(
        /^signup: 422 .*weak_password/,
      );
      expect(await sql`select from auth.users where email = ${address}`).toHaveLength(0);
    },
  );

  it('keeps its password when only the session is stolen', async () => {
    const { token, email: address } = await signUp(sql);
    for (const current of [undefined, '', 'pas celui-là', null, TEST_PASSWORD.toUpperCase()]) {
      const answer = await fetch(`${inject('apiUrl')}/auth/v1/user`, {
        method: 'PUT',
        headers: {
          apikey: LOCAL_PUBLISHABLE_KEY,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ password: 'la phrase du voleur', current_password: current }),
      });
      expect(answer.status, String(current)).toBe(400);
    }
    expect(await fetchToken(address)).toBeTruthy();
  });

  it('opens nothing before its address is confirmed', async () => {
    const address = email();
    const account = await auth('signup', { email: address, password: TEST_PASSWORD });
    expect(account.access_token).toBeUndefined();
    const signIn = auth('token?grant_type=password', { email: address, password: TEST_PASSWORD });
    await expect(signIn).rejects.toThrow(/: 400 /);
  });

  it('is not created through the admin API', async () => {
    for (const attacker of attackers) {
      for (const [method, path] of [
        ['GET', 'admin/users'],
        ['POST', 'admin/users'],
        ['PUT', `admin/users/${colleague.id}`],
        ['DELETE', `admin/users/${colleague.id}`],
        ['POST', 'admin/generate_link'],
      ] as const) {
        const answer = await fetch(`${inject('apiUrl')}/auth/v1/${path}`, {
          method,
          headers: {
            apikey: LOCAL_PUBLISHABLE_KEY,
            'content-type': 'application/json',
            ...(attacker.token ? { authorization: `Bearer ${attacker.token}` } : {}),
          },
          ...(method === 'GET'
            ? {}
            : { body: JSON.stringify({ email: email(), type: 'magiclink', role: 'service_role' }) }),
        });
        expect(answer.ok, `${attacker.name} ${method} ${path}`).toBe(false);
      }
    }
    expect(await sql`select from auth.users where id = ${colleague.id}`).toHaveLength(1);
  });
});

describe('a token', () => {
  it('is worth nothing the moment its role is taken away, nor once its account is erased', async () => {
    const eve = await signUp(sql);
    await sql`insert into public.user_roles (user_id, role) values (${eve.id}, 'admin'), (${eve.id}, 'editor')`;
    const text = () => ({
      title: 'Essai',
      slug: `jeton-${crypto.randomUUID()}-${mark}`,
      content: 'x',
      author_id: eve.id,
    });
    const upload = () =>
      fetch(
        `${inject('apiUrl')}/storage/v1/object/media/uploads/${Date.now()}-jeton-${crypto.randomUUID().slice(0, 8)}.jpg`,
        {
          method: 'POST',
          headers: {
            apikey: LOCAL_PUBLISHABLE_KEY,
            authorization: `Bearer ${eve.token}`,
            'content-type': 'image/jpeg',
          },
          body: 'x',
        },
      );
    const journal = () => rest(eve, 'GET', 'activity_log?select=id&limit=1');
    const give = () =>
      rest(eve, 'POST', 'user_roles', { body: { user_id: newcomer.id, role: 'contributor' } });
    expect((await rest(eve, 'POST', 'content', { body: text() })).status).toBe(201);
    expect((await upload()).ok).toBe(true);
    expect((await journal()).rows).toHaveLength(1);

    await sql`delete from public.user_roles where user_id = ${eve.id}`;
    const refusedAll = async () => {
      expect((await rest(eve, 'POST', 'content', { body: text() })).code).toBe('42501');
      expect((await upload()).ok).toBe(false);
      expect((await journal()).rows).toEqual([]);
      expect((await give()).code).toBe('42501');
      expect((await rest(eve, 'GET', `profiles?select=id&id=eq.${colleague.id}`)).rows).toEqual([]);
    };
    await refusedAll();
    expect((await rest(eve, 'GET', 'profiles?select=id')).rows).toEqual([{ id: eve.id }]);

    await sql`delete from auth.users where id = ${eve.id}`;
    await refusedAll();
    expect((await rest(eve, 'GET', 'profiles?select=id')).rows).toEqual([]);
  });

  it('is worth nothing once its session was ended, by its owner elsewhere or by another password', async () => {
    for (const end of ['logout', 'password'] as const) {
      const eve = await signUp(sql);
      await sql`insert into public.user_roles (user_id, role) values (${eve.id}, 'super_admin')`;
      const owner = await fetchToken(eve.email);
      const countVisibleProfiles = async (token: string) =>
        (await rest({ token }, 'GET', `profiles?select=id&id=eq.${colleague.id}`)).rows.length;
      expect([await countVisibleProfiles(eve.token), await countVisibleProfiles(owner)]).toEqual([1, 1]);
      const answer = await fetch(
        `${inject('apiUrl')}/auth/v1/${end === 'logout' ? 'logout?scope=global' : 'user'}`,
        {
          method: end === 'logout' ? 'POST' : 'PUT',
          headers: {
            apikey: LOCAL_PUBLISHABLE_KEY,
            authorization: `Bearer ${owner}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ password: 'une autre phrase', current_password: TEST_PASSWORD }),
        },
      );
      expect(answer.ok).toBe(true);
      expect([await countVisibleProfiles(eve.token), await countVisibleProfiles(owner)], end).toEqual([
        0,
        end === 'logout' ? 0 : 1,
      ]);
      const row = {
        title: 'Essai',
        slug: `session-${crypto.randomUUID()}-${mark}`,
        content: 'x',
        author_id: eve.id,
      };
      expect((await rest(eve, 'POST', 'content', { body: row })).code).toBe('42501');
      expect((await rest(eve, 'GET', 'activity_log?select=id&limit=1')).rows).toEqual([]);
      await sql`delete from auth.users where id = ${eve.id}`;
    }
  });

  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signToken = (header: object, claims: object, key: string) => {
    const body = `${part(header)}.${part(claims)}`;
    return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
  };
  const hs256 = { alg: 'HS256', typ: 'JWT' };
  const claims = (more: object) => ({
    sub: people['super admin'].id,
    role: 'authenticated',
    aud: 'authenticated',
    ...more,
  });
  const later = Math.floor(Date.now() / 1000) + 3600;

  it.each([
    ['signed with another key', () => signToken(hs256, claims({ exp: later }), 'une autre clé')],
    ['without a signature', () => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims({ exp: later }))}.`],
    [
      'that asks for the service role',
      () => signToken(hs256, claims({ exp: later, role: 'service_role' }), 'x'),
    ],
    ['that has expired', () => signToken(hs256, claims({ exp: 1 }), LOCAL_JWT_SECRET)],
    [
      'with somebody else’s name put in',
      () => {
        const [header, , signature] = (the('fresh account').token ?? '').split('.');
        return `${header}.${part(claims({ exp: later }))}.${signature}`;
      },
    ],
  ])('%s opens nothing', async (_, forge) => {
    const token = forge();
    for (const path of [
      'profiles?select=id',
      'newsletter_subscriptions?select=email',
      'activity_log?select=id',
    ]) {
      const { status, rows } = await rest({ token }, 'GET', path);
      expect({ status, rows }, path).toEqual({ status: 401, rows: [] });
    }
  });
});
