import { afterAll, describe, expect, it } from 'vitest';
import { passivePeople, peopleByActor } from './support/actors.ts';
import { openAttackers, requestRest } from './support/attackers.ts';
import { getOnlyRow, openConnection } from './support/database.ts';
import { createStoredFileColumns } from './support/fixtures.ts';

// Attacks on accounts, roles and names through the HTTP API, by a visitor, each role and a new account.
const sql = openConnection();
const runId = crypto.randomUUID().slice(0, 8);
const { colleague, newcomer, secondSuperAdmin } = passivePeople;

const { attackers, findAttacker } = openAttackers(sql);
const listBelowSuperAdmin = () => attackers.filter(({ name }) => name !== 'super admin');

const loadAllRoles = async () => [...(await sql`select user_id, role from public.user_roles order by 1, 2`)];
const mergeDuplicates = { prefer: 'resolution=merge-duplicates' };
const returnRepresentation = { prefer: 'return=representation' };

afterAll(async () => {
  await sql`delete from public.content where slug like ${`%${runId}%`}`;
  await sql`delete from public.media_library where original_filename like ${`%${runId}%`}`;
});

describe('no account below super admin gains rights', () => {
  it('by assigning a role: one row, an array, an upsert, an update', async () => {
    const before = await loadAllRoles();
    for (const attacker of listBelowSuperAdmin()) {
      const ownId = attacker.id ?? newcomer.id;
      const bodies = [
        { user_id: ownId, role: 'super_admin' },
        { user_id: ownId, role: 'admin' },
        { user_id: ownId, role: 'moderator' },
        [
          { user_id: newcomer.id, role: 'contributor' },
          { user_id: ownId, role: 'super_admin' },
        ],
      ];
      for (const body of bodies) {
        for (const [path, headers] of [
          ['user_roles', {}],
          ['user_roles?on_conflict=user_id,role', mergeDuplicates],
        ] as const) {
          const { code } = await requestRest(attacker, 'POST', path, { body, headers });
          expect(code, `${attacker.name} ${path} ${JSON.stringify(body)}`).toBe('42501');
        }
      }
      for (const path of [`user_roles?user_id=eq.${secondSuperAdmin.id}`, 'user_roles?role=eq.super_admin']) {
        expect((await requestRest(attacker, 'PATCH', path, { body: { user_id: ownId } })).code, path).toBe(
          '42501',
        );
        expect(
          (await requestRest(attacker, 'DELETE', path, { headers: returnRepresentation })).rows,
          path,
        ).toEqual([]);
      }
      const promotion = { body: { role: 'super_admin' } };
      expect((await requestRest(attacker, 'PATCH', `user_roles?user_id=eq.${ownId}`, promotion)).code).toBe(
        '42501',
      );
    }
    expect(await loadAllRoles()).toEqual(before);
  });

  it('by adding permissions to a role or creating one', async () => {
    const loadPermissions = async () => [
      ...(await sql`select role, permission from public.role_permissions order by 1, 2`),
    ];
    const before = await loadPermissions();
    for (const attacker of listBelowSuperAdmin()) {
      for (const role of ['contributor', 'moderator', 'editor', 'admin']) {
        const body = { role, permission: 'user_manage' };
        const { code } = await requestRest(attacker, 'POST', 'role_permissions', { body });
        expect(code, `${attacker.name} ${role}`).toBe('42501');
      }
      expect(
        (await requestRest(attacker, 'POST', 'roles', { body: { key: 'chef', label: 'Chef' } })).code,
      ).toBe('42501');
      expect(
        (
          await requestRest(attacker, 'DELETE', 'role_permissions?role=eq.super_admin', {
            headers: returnRepresentation,
          })
        ).rows,
      ).toEqual([]);
    }
    expect(await loadPermissions()).toEqual(before);
  });

  it('by a profile: roles, address, id and names of others are read-only', async () => {
    const before = [...(await sql`select * from public.profiles where id = ${colleague.id}`)];
    for (const attacker of attackers) {
      for (const body of [{ roles: ['super_admin'] }, { email: 'pirate@example.org' }, { id: newcomer.id }]) {
        const { status, rows } = await requestRest(
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
      const renamed = await requestRest(attacker, 'PATCH', `profiles?id=eq.${colleague.id}`, {
        body: { first_name: 'Pirate' },
        headers: returnRepresentation,
      });
      expect(renamed.rows, attacker.name).toEqual([]);
      expect(
        (
          await requestRest(attacker, 'POST', 'profiles', {
            body: { id: crypto.randomUUID(), first_name: 'X' },
          })
        ).code,
      ).toBe('42501');
    }
    expect([...(await sql`select * from public.profiles where id = ${colleague.id}`)]).toEqual(before);
  });
});

describe("no one writes under another account's name", () => {
  const createContentRow = (author_id: string | null, changes: object = {}) => ({
    title: 'Essai',
    slug: `essai-${crypto.randomUUID()}-${runId}`,
    content: 'Un texte.',
    author_id,
    ...changes,
  });
  const createMediaRow = (uploaded_by: string | null) => ({
    ...createStoredFileColumns('jpg'),
    original_filename: `${runId}.jpg`,
    mime_type: 'image/jpeg',
    file_size: 1,
    media_type: 'image',
    uploaded_by,
  });

  it('by an insert with another author or uploader, or without one', async () => {
    for (const attacker of attackers) {
      for (const name of [colleague.id, null]) {
        expect(
          (await requestRest(attacker, 'POST', 'content', { body: createContentRow(name) })).code,
          attacker.name,
        ).toBe('42501');
        expect(
          (await requestRest(attacker, 'POST', 'media_library', { body: createMediaRow(name) })).code,
          attacker.name,
        ).toBe('42501');
      }
      const bulk = [createContentRow(attacker.id), createContentRow(colleague.id)];
      expect((await requestRest(attacker, 'POST', 'content', { body: bulk })).code, attacker.name).toBe(
        '42501',
      );
    }
    expect(await sql`select from public.content where slug like ${`%${runId}%`}`).toHaveLength(0);
    expect(
      await sql`select from public.media_library where original_filename like ${`%${runId}%`}`,
    ).toHaveLength(0);
  });

  it('by an update of author, dates or version; a contributor publishes nothing', async () => {
    const [contentId = ''] = (
      await requestRest(findAttacker('contributor'), 'POST', 'content', {
        body: createContentRow(peopleByActor.contributor.id),
        headers: returnRepresentation,
      })
    ).rows.map(({ id }) => String(id));
    expect(contentId).not.toBe('');
    const loadContent = async () => [...(await sql`select * from public.content where id = ${contentId}`)];
    const before = await loadContent();
    for (const attacker of attackers) {
      for (const body of [
        { author_id: attacker.id ?? newcomer.id },
        { created_at: '2020-01-01' },
        { version: 99 },
        { first_published_at: '2020-01-01' },
        { id: crypto.randomUUID() },
      ]) {
        const { code } = await requestRest(attacker, 'PATCH', `content?id=eq.${contentId}`, { body });
        expect(code, `${attacker.name} ${JSON.stringify(body)}`).toBe('42501');
      }
    }
    for (const status of ['published', 'archived']) {
      expect(
        (
          await requestRest(findAttacker('contributor'), 'PATCH', `content?id=eq.${contentId}`, {
            body: { status },
          })
        ).code,
      ).toBe('42501');
      const created = await requestRest(findAttacker('contributor'), 'POST', 'content', {
        body: createContentRow(peopleByActor.contributor.id, { status }),
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
      values ('Awa', ${`${runId}@attaque.example`}, 'Visite', 'Bonjour') returning id`;
    await sql`update public.contact_messages set status = 'done' where id = ${getOnlyRow(rows).id}`;
    await sql`update public.contact_messages set assignee = ${passivePeople.secondSuperAdmin.id} where id = ${getOnlyRow(rows).id}`;
    await sql`update public.contact_messages set handled_by = ${colleague.id} where id = ${getOnlyRow(rows).id}`;
    for (const key of ['handled_by', 'assignee']) {
      const messages = `contact_messages!contact_messages_${key}_fkey`;
      const innerJoinPath = `profiles?select=id,${messages}!inner(id)&contact_messages.id=eq.${getOnlyRow(rows).id}`;
      expect((await requestRest(findAttacker('super admin'), 'GET', innerJoinPath)).rows, key).toHaveLength(
        1,
      );
      for (const attacker of listBelowSuperAdmin()) {
        expect((await requestRest(attacker, 'GET', innerJoinPath)).rows, attacker.name).toEqual([]);
        const outerJoin = await requestRest(attacker, 'GET', `profiles?select=id,${messages}(id)`);
        expect(
          outerJoin.rows.filter(
            ({ contact_messages: embeddedMessages }) => JSON.stringify(embeddedMessages) !== '[]',
          ),
          attacker.name,
        ).toEqual([]);
      }
    }
    await sql`delete from public.contact_messages where id = ${getOnlyRow(rows).id}`;
  });

  it('of profiles: embedding shows no address or role of other people', async () => {
    const article = await sql`
      insert into public.content (title, slug, content, author_id, status)
      values ('Public', ${`public-${runId}`}, 'Un texte.', ${colleague.id}, 'published') returning id`;
    const path = `content?id=eq.${getOnlyRow(article).id}&select=title,profiles(email)`;
    expect((await requestRest(findAttacker('anon'), 'GET', path)).rows).toEqual([]);
    for (const name of ['fresh account', 'no role', 'contributor', 'moderator', 'editor'] as const) {
      const attacker = findAttacker(name);
      const authors = (await requestRest(attacker, 'GET', path)).rows.map(({ profiles: author }) => author);
      expect(
        authors.filter((author) => author !== null),
        name,
      ).toEqual([]);
      const embedded = (await requestRest(attacker, 'GET', 'profiles?select=id,user_roles(role)')).rows;
      expect(
        embedded.map(({ id }) => id),
        name,
      ).toEqual([attacker.id]);
      const guess = await requestRest(
        attacker,
        'GET',
        `profiles?select=id&email=like.${colleague.email.slice(0, 4)}*`,
      );
      expect(guess.rows, name).toEqual([]);
    }
  });
});
