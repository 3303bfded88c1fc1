import { afterAll, describe, expect, it } from 'vitest';
import { others, people } from './support/actors.ts';
import { attempt, connect, only, type Transaction, withRollback } from './support/database.ts';
import { insertContent, insertMedia, insertPerson, newPerson } from './support/fixtures.ts';

const sql = connect();
afterAll(() => sql.end());

// Returns the journal lines about one target, sorted by text: the clock stands still within a transaction.
async function linesAbout(tx: Transaction, target: string) {
  const rows = await tx`
    select actor, actor_name, type, action, target_label, details from public.activity_log
    where target_id = ${target} order by action`;
  return [...rows];
}

const editor = { actor: people.editor.id, actor_name: 'Edem Essai' };

describe('the journal', () => {
  it('tells who created, changed, published, archived and deleted a text', async () => {
    await withRollback(sql, async (tx) => {
      const row = { title: 'Essai', slug: 'essai-de-journal', author_id: people.editor.id };
      await attempt(tx, 'editor', (at) => at`insert into public.content ${at(row)}`);
      const id = String(only(await tx`select id from public.content where slug = ${row.slug}`).id);
      for (const changes of [
        { title: 'Autre' },
        { status: 'published' },
        { status: 'archived' },
        { status: 'draft' },
      ]) {
        await attempt(tx, 'editor', (at) => at`update public.content set ${at(changes)} where id = ${id}`);
      }
      await attempt(tx, 'admin', (at) => at`delete from public.content where id = ${id}`);
      const line = { ...editor, type: 'content', target_label: 'Autre' };
      expect(await linesAbout(tx, id)).toEqual([
        {
          ...line,
          action: 'archive',
          details: { status: 'archived', changes: { status: ['published', 'archived'] } },
        },
        { ...line, action: 'create', target_label: 'Essai', details: { status: 'draft' } },
        {
          ...line,
          actor: people.admin.id,
          actor_name: 'Adjoua Essai',
          action: 'delete',
          details: { status: 'draft' },
        },
        {
          ...line,
          action: 'publish',
          details: { status: 'published', changes: { status: ['draft', 'published'] } },
        },
        {
          ...line,
          action: 'unpublish',
          details: { status: 'draft', changes: { status: ['archived', 'draft'] } },
        },
        { ...line, action: 'update', details: { status: 'draft', changes: { title: ['Essai', 'Autre'] } } },
      ]);
    });
  });

  it('tells who added, prepared, replaced, described and deleted a file', async () => {
    await withRollback(sql, async (tx) => {
      const id = await insertMedia(tx, people.editor.id);
      const change = (changes: Record<string, unknown>) =>
        attempt(
          tx,
          'admin',
          (at) => at`update public.media_library set ${at(changes as never)} where id = ${id}`,
        );
      const sized = (name: string) => ({
        file_size: 100,
        renditions: tx.json([{ name, width: 320, height: 200 }]),
      });
      await change(sized('0a1b2c3d-320.webp'));
      await change({ ...sized('0a1b2c3e-320.webp'), focal_x: null, replaced_at: new Date() });
      await change({ alt_text: 'Affiche' });
      await attempt(tx, 'admin', (at) => at`delete from public.media_library where id = ${id}`);
      const line = { actor: people.admin.id, actor_name: 'Adjoua Essai', type: 'media' };
      const said = { target_label: 'Affiche.png', details: {} };
      expect(await linesAbout(tx, id)).toEqual([
        { ...line, ...said, action: 'delete' },
        { ...line, ...said, action: 'prepare' },
        { ...line, ...said, action: 'replace' },
        { ...line, ...said, action: 'update' },
        { ...line, ...said, action: 'upload', actor: null, actor_name: 'Système' },
      ]);
    });
  });

  it('tells who gave and took a role, whose and which', async () => {
    await withRollback(sql, async (tx) => {
      const id = others.newcomer.id;
      const row = { user_id: id, role: 'moderator' };
      await attempt(tx, 'admin', (at) => at`insert into public.user_roles ${at(row)}`);
      await attempt(tx, 'super admin', (at) => at`delete from public.user_roles where user_id = ${id}`);
      const said = { type: 'role', target_label: 'Lova Essai', details: { role: 'moderator' } };
      expect(await linesAbout(tx, id)).toEqual([
        { ...said, action: 'assign', actor: people.admin.id, actor_name: 'Adjoua Essai' },
        { ...said, action: 'remove', actor: people['super admin'].id, actor_name: 'Salif Essai' },
      ]);
    });
  });

  it('tells who made, renamed and deleted a role, and what it permits, old and new', async () => {
    await withRollback(sql, async (tx) => {
      const lines = async () => {
        const rows = await tx`
          delete from public.activity_log where type = 'role' and details ->> 'role' = 'pigiste'
          returning actor, action, target_id, target_label, details`;
        return [...rows];
      };
      const by = { actor: people['super admin'].id, target_id: null };
      const send = (statement: Parameters<typeof attempt>[2]) => attempt(tx, 'super admin', statement);
      const roleFields = (label: string) => ({ label, description: '' });

      await send((at) => at`insert into public.roles (key, label) values ('pigiste', 'Pigiste')`);
      expect(await lines()).toEqual([
        {
          ...by,
          action: 'create',
          target_label: 'Pigiste',
          details: { role: 'pigiste', new: roleFields('Pigiste') },
        },
      ]);

      const update = { ...by, action: 'update', target_label: 'Pigiste' };
      const permits = (old: string[], after: string[]) => ({
        ...update,
        details: { role: 'pigiste', old: { permissions: old }, new: { permissions: after } },
      });
      await send(
        (at) => at`
          insert into public.role_permissions (role, permission)
          values ('pigiste', 'media_upload'), ('pigiste', 'content_edit')`,
      );
      expect(await lines()).toEqual([permits([], ['content_edit', 'media_upload'])]);
      await send(
        (at) =>
          at`delete from public.role_permissions where role = 'pigiste' and permission = 'content_edit'`,
      );
      expect(await lines()).toEqual([permits(['content_edit', 'media_upload'], ['media_upload'])]);

      await send((at) => at`update public.roles set position = 70 where key = 'pigiste'`);
      expect(await lines()).toEqual([]);
      await send((at) => at`update public.roles set label = 'Renfort' where key = 'pigiste'`);
      expect(await lines()).toEqual([
        {
          ...update,
          target_label: 'Renfort',
          details: { role: 'pigiste', old: roleFields('Pigiste'), new: roleFields('Renfort') },
        },
      ]);

      await send((at) => at`delete from public.roles where key = 'pigiste'`);
      expect(await lines()).toEqual([
        {
          ...by,
          action: 'delete',
          target_label: 'Renfort',
          details: { role: 'pigiste', old: roleFields('Renfort') },
        },
      ]);
    });
  });

  it('tells each sign-in, and nothing when an account changes otherwise', async () => {
    await withRollback(sql, async (tx) => {
      const person = newPerson('editor');
      await insertPerson(tx, person);
      await tx`delete from public.activity_log where target_id = ${person.id}`;
      await tx`update auth.users set updated_at = now(), last_sign_in_at = null where id = ${person.id}`;
      expect(await linesAbout(tx, person.id)).toEqual([]);
      await tx`update auth.users set last_sign_in_at = now() where id = ${person.id}`;
      await tx`update auth.users set last_sign_in_at = now() where id = ${person.id}`;
      expect(await linesAbout(tx, person.id)).toEqual([
        {
          ...{ actor: person.id, actor_name: 'Yao Passager', type: 'auth', action: 'sign_in' },
          ...{ target_label: person.email, details: {} },
        },
      ]);
    });
  });

  it('names the actor by account and address, not by the name of the profile', async () => {
    await withRollback(sql, async (tx) => {
      const person = newPerson('editor');
      await insertPerson(tx, person);
      const borrow = (at: Transaction) =>
        at`update public.profiles set first_name = 'Adjoua', last_name = 'Essai' where id = ${person.id}`;
      expect((await attempt(tx, person, borrow)).count).toBe(1);
      expect((await attempt(tx, person, borrow)).count).toBe(1);
      const row = { title: 'Essai', slug: 'essai-emprunte', author_id: person.id };
      await attempt(tx, person, (at) => at`insert into public.content ${at(row)}`);
      await tx`update public.profiles set first_name = 'Yao', last_name = 'Passager' where id = ${person.id}`;
      const journalLines = await tx`
        select actor, actor_name, actor_email, type, action, target_label, details from public.activity_log
        where (actor = ${person.id} or target_id = ${person.id}) and type <> 'role' order by action`;
      const by = { actor: person.id, actor_name: 'Adjoua Essai', actor_email: person.email };
      expect([...journalLines]).toEqual([
        { ...by, type: 'content', action: 'create', target_label: 'Essai', details: { status: 'draft' } },
        {
          ...by,
          ...{ type: 'auth', action: 'rename', target_label: 'Adjoua Essai' },
          details: { changes: { name: ['Yao Passager', 'Adjoua Essai'] } },
        },
        {
          ...{ actor: null, actor_name: 'Système', actor_email: null },
          ...{ type: 'auth', action: 'rename_person', target_label: 'Yao Passager' },
          details: { changes: { name: ['Adjoua Essai', 'Yao Passager'] } },
        },
      ]);
    });
  });

  it('tells another address, old and new, and is searched by it', async () => {
    await withRollback(sql, async (tx) => {
      const person = newPerson('editor');
      await insertPerson(tx, person);
      await tx`update auth.users set email = 'nouvelle@passage.example' where id = ${person.id}`;
      const result = await attempt(
        tx,
        'admin',
        (at) => at`select actor, action, details from public.search_activity('nouvelle@passage')`,
      );
      expect(result.rows).toEqual([
        {
          ...{ actor: person.id, action: 'change_email' },
          details: { changes: { email: [person.email, 'nouvelle@passage.example'] } },
        },
      ]);
    });
  });

  it('does not block a sign-in when it cannot be written', async () => {
    await withRollback(sql, async (tx) => {
      await tx`alter table public.activity_log add constraint closed check (type <> 'auth') not valid`;
      const person = newPerson();
      await insertPerson(tx, person);
      await tx`update auth.users set last_sign_in_at = now() where id = ${person.id}`;
      const rows =
        await tx`select last_sign_in_at = now() as signed_in from auth.users where id = ${person.id}`;
      expect(only(rows)).toEqual({ signed_in: true });
    });
  });

  it('says nothing about what was refused', async () => {
    await withRollback(sql, async (tx) => {
      const id = await insertContent(tx, { author: people.editor.id });
      await attempt(tx, 'moderator', (at) => at`update public.content set title = 'x' where id = ${id}`);
      await attempt(tx, 'contributor', (at) => at`delete from public.content where id = ${id}`);
      expect((await linesAbout(tx, id)).map((line) => line.action)).toEqual(['create']);
    });
  });

  it('keeps name and address of a deleted account, without listing its texts as changed', async () => {
    await withRollback(sql, async (tx) => {
      const person = newPerson('editor');
      await insertPerson(tx, person);
      const row = { title: 'Essai', slug: 'essai-efface', author_id: person.id };
      await attempt(tx, person, (at) => at`insert into public.content ${at(row)}`);
      const id = String(only(await tx`select id from public.content where slug = ${row.slug}`).id);
      const file = await insertMedia(tx, person.id);
      await tx`delete from auth.users where id = ${person.id}`;
      expect((await linesAbout(tx, file)).map((line) => line.action)).toEqual(['upload']);
      expect(await linesAbout(tx, id)).toEqual([
        {
          ...{ actor: null, actor_name: 'Yao Passager', type: 'content', action: 'create' },
          ...{ target_label: 'Essai', details: { status: 'draft' } },
        },
      ]);
      const [line] = await tx`select actor_email from public.activity_log where target_id = ${id}`;
      expect(line).toEqual({ actor_email: person.email });
    });
  });
});
