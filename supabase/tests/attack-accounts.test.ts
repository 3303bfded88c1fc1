import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { others, people } from './support/actors.ts';
import { type Attacker, everyAttacker, rest } from './support/attackers.ts';
import { connect, only } from './support/database.ts';
import { storedFile } from './support/fixtures.ts';

// Attacks on accounts, roles and names through the HTTP API, by a visitor, each role and a new account.
const sql = connect();
const mark = crypto.randomUUID().slice(0, 8);
const { colleague, newcomer, secondSuperAdmin } = others;

let attackers: Attacker[] = [];
const the = (name: Attacker['name']) => only(attackers.filter((one) => one.name === name));
const below = () => attackers.filter(({ name }) => name !== 'super admin');

const everyRole = async () => [...(await sql`select user_id, role from public.user_roles order by 1, 2`)];
const merge = { prefer: 'resolution=merge-duplicates' };
const returnRepresentation = { prefer: 'return=representation' };

beforeAll(async () => {
  attackers = await everyAttacker(sql);
});

afterAll(async () => {
  await sql`delete from public.content where slug like ${`%${mark}%`}`;
  await sql`delete from public.media_library where original_filename like ${`%${mark}%`}`;
  const fresh = attackers.filter(({ name }) => name === 'fresh account').map(({ id }) => id);
  await sql`delete from auth.users where id = any (${fresh})`;
  await sql.end();
});

describe('no account below super admin gains rights', () => {
  it('by an assignment: single, in an array, by upsert, by pointing another’s role at themselves', async () => {
    const before = await everyRole();
    for (const attacker of below()) {
      const own = attacker.id ?? newcomer.id;
      const bodies = [
        { user_id: own, role: 'super_admin' },
        { user_id: own, role: 'admin' },
        { user_id: own, role: 'moderator' },
        [
          { user_id: newcomer.id, role: 'contributor' },
          { user_id: own, role: 'super_admin' },
        ],
      ];
      for (const body of bodies) {
        for (const [path, headers] of [
          ['user_roles', {}],
          ['user_roles?on_conflict=user_id,role', merge],
        ] as const) {
          const { code } = await rest(attacker, 'POST', path, { body, headers });
          expect(code, `${attacker.name} ${path} ${JSON.stringify(body)}`).toBe('42501');
        }
      }
      for (const path of [`user_roles?user_id=eq.${secondSuperAdmin.id}`, 'user_roles?role=eq.super_admin']) {
        expect((await rest(attacker, 'PATCH', path, { body: { user_id: own } })).code, path).toBe('42501');
        expect((await rest(attacker, 'DELETE', path, { headers: returnRepresentation })).rows, path).toEqual(
          [],
        );
      }
      const promoted = { body: { role: 'super_admin' } };
      expect((await rest(attacker, 'PATCH', `user_roles?user_id=eq.${own}`, promoted)).code).toBe('42501');
    }
    expect(await everyRole()).toEqual(before);
  });

  it('by widening what a role may, or by a role of their own', async () => {
    const permissions = async () => [
      ...(await sql`select role, permission from public.role_permissions order by 1, 2`),
    ];
    const before = await permissions();
    for (const attacker of below()) {
      for (const role of ['contributor', 'moderator', 'editor', 'admin']) {
        const body = { role, permission: 'user_manage' };
        const { code } = await rest(attacker, 'POST', 'role_permissions', { body });
        expect(code, `${attacker.name} ${role}`).toBe('42501');
      }
      expect((await rest(attacker, 'POST', 'roles', { body: { key: 'chef', label: 'Chef' } })).code).toBe(
        '42501',
      );
      expect(
        (
          await rest(attacker, 'DELETE', 'role_permissions?role=eq.super_admin', {
            headers: returnRepresentation,
          })
        ).rows,
      ).toEqual([]);
    }
    expect(await permissions()).toEqual(before);
  });

  it('by a profile: roles, address and key are not for writing, and another’s name neither', async () => {
    const before = [...(await sql`select * from public.profiles where id = ${colleague.id}`)];
    for (const attacker of attackers) {
      for (const body of [{ roles: ['super_admin'] }, { email: 'pirate@example.org' }, { id: newcomer.id }]) {
        const { status, rows } = await rest(
          attacker,
          'PATCH',
          `profiles?id=eq.${attacker.id ?? newcomer.id}`,
          {
            body,
            headers: returnRepresentation,
          },
        );
        expect({ refused: status >= 400, rows }, `${attacker.name} ${JSON.stringify(body)}`).toEqual({
          refused: true,
          rows: [],
        });
      }
      const renamed = await rest(attacker, 'PATCH', `profiles?id=eq.${colleague.id}`, {
        body: { first_name: 'Pirate' },
        headers: returnRepresentation,
      });
      expect(renamed.rows, attacker.name).toEqual([]);
      expect(
        (await rest(attacker, 'POST', 'profiles', { body: { id: crypto.randomUUID(), first_name: 'X' } }))
          .code,
      ).toBe('42501');
    }
    expect([...(await sql`select * from public.profiles where id = ${colleague.id}`)]).toEqual(before);
  });
});

describe("no one writes under another account's name", () => {
  const text = (author_id: string | null, more: object = {}) => ({
    ...{ title: 'Essai', slug: `essai-${crypto.randomUUID()}-${mark}`, content: 'Un texte.', author_id },
    ...more,
  });
  const file = (uploaded_by: string | null) => ({
    ...storedFile('jpg'),
    ...{ original_filename: `${mark}.jpg`, mime_type: 'image/jpeg', file_size: 1, media_type: 'image' },
    uploaded_by,
  });

  it('on creation: an author or uploader other than the sender, or none, is refused to everybody', async () => {
    for (const attacker of attackers) {
      for (const name of [colleague.id, null]) {
        expect((await rest(attacker, 'POST', 'content', { body: text(name) })).code, attacker.name).toBe(
          '42501',
        );
        expect(
          (await rest(attacker, 'POST', 'media_library', { body: file(name) })).code,
          attacker.name,
        ).toBe('42501');
      }
      const bulk = [text(attacker.id), text(colleague.id)];
      expect((await rest(attacker, 'POST', 'content', { body: bulk })).code, attacker.name).toBe('42501');
    }
    expect(await sql`select from public.content where slug like ${`%${mark}%`}`).toHaveLength(0);
    expect(
      await sql`select from public.media_library where original_filename like ${`%${mark}%`}`,
    ).toHaveLength(0);
  });

  it('later: neither name, dates nor version are for writing, and a contributor publishes nothing', async () => {
    const [mine = ''] = (
      await rest(the('contributor'), 'POST', 'content', {
        body: text(people.contributor.id),
        headers: returnRepresentation,
      })
    ).rows.map(({ id }) => String(id));
    expect(mine).not.toBe('');
    const loadContent = async () => [...(await sql`select * from public.content where id = ${mine}`)];
    const before = await loadContent();
    for (const attacker of attackers) {
      for (const body of [
        { author_id: attacker.id ?? newcomer.id },
        { created_at: '2020-01-01' },
        { version: 99 },
        { first_published_at: '2020-01-01' },
        { id: crypto.randomUUID() },
      ]) {
        const { code } = await rest(attacker, 'PATCH', `content?id=eq.${mine}`, { body });
        expect(code, `${attacker.name} ${JSON.stringify(body)}`).toBe('42501');
      }
    }
    for (const status of ['published', 'archived']) {
      expect(
        (await rest(the('contributor'), 'PATCH', `content?id=eq.${mine}`, { body: { status } })).code,
      ).toBe('42501');
      const created = await rest(the('contributor'), 'POST', 'content', {
        body: text(people.contributor.id, { status }),
      });
      expect(created.code, status).toBe('42501');
    }
    expect(await loadContent()).toEqual(before);
  });
});

describe('hidden rows', () => {
  it('are not reached by embedding, nor guessed by filtering on an embedded column', async () => {
    const rows = await sql`
      insert into public.contact_messages (name, email, subject, message)
      values ('Awa', ${`${mark}@attaque.example`}, 'Visite', 'Bonjour') returning id`;
    await sql`update public.contact_messages set status = 'done' where id = ${only(rows).id}`;
    await sql`update public.contact_messages set assignee = ${others.secondSuperAdmin.id} where id = ${only(rows).id}`;
    await sql`update public.contact_messages set handled_by = ${colleague.id} where id = ${only(rows).id}`;
    for (const key of ['handled_by', 'assignee']) {
      const messages = `contact_messages!contact_messages_${key}_fkey`;
      const inner = `profiles?select=id,${messages}!inner(id)&contact_messages.id=eq.${only(rows).id}`;
      expect((await rest(the('super admin'), 'GET', inner)).rows, key).toHaveLength(1);
      for (const attacker of below()) {
        expect((await rest(attacker, 'GET', inner)).rows, attacker.name).toEqual([]);
        const outer = await rest(attacker, 'GET', `profiles?select=id,${messages}(id)`);
        expect(
          outer.rows.filter(({ contact_messages: found }) => JSON.stringify(found) !== '[]'),
          attacker.name,
        ).toEqual([]);
      }
    }
    await sql`delete from public.contact_messages where id = ${only(rows).id}`;
  });

  it('of people: an author’s address is not read through their texts, nor roles through profiles', async () => {
    const article = await sql`
      insert into public.content (title, slug, content, author_id, status)
      values ('Public', ${`public-${mark}`}, 'Un texte.', ${colleague.id}, 'published') returning id`;
    const path = `content?id=eq.${only(article).id}&select=title,profiles(email)`;
    expect((await rest(the('anon'), 'GET', path)).rows).toEqual([]);
    for (const name of ['fresh account', 'no role', 'contributor', 'moderator', 'editor'] as const) {
      const attacker = the(name);
      const authors = (await rest(attacker, 'GET', path)).rows.map(({ profiles: author }) => author);
      expect(
        authors.filter((author) => author !== null),
        name,
      ).toEqual([]);
      const embedded = (await rest(attacker, 'GET', 'profiles?select=id,user_roles(role)')).rows;
      expect(
        embedded.map(({ id }) => id),
        name,
      ).toEqual([attacker.id]);
      const guessed = await rest(
        attacker,
        'GET',
        `profiles?select=id&email=like.${colleague.email.slice(0, 4)}*`,
      );
      expect(guessed.rows, name).toEqual([]);
    }
  });
});
