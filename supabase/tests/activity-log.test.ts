import { describe, expect } from 'vitest';
import { passivePeople, peopleByActor } from './support/actors.ts';
import {
  attemptAs,
  getOnlyRow,
  runAs,
  type Sender,
  type Statement,
  type Transaction,
} from './support/database.ts';
import { insertContent, insertMedia, insertTestPerson } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';

// Returns the journal lines about one target, sorted by action: all lines of a transaction have one date.
async function loadLinesAbout(tx: Transaction, target: string) {
  const rows = await tx`
    select actor, actor_name, type, action, target_label, details from public.activity_log
    where target_id = ${target} order by action`;
  return [...rows];
}

const editor = { actor: peopleByActor.editor.id, actor_name: 'Edem Essai' };

describe('the journal', () => {
  it('records who created, changed, published, archived and deleted a text', async ({ tx }) => {
    const row = { title: 'Essai', slug: 'essai-de-journal', author_id: peopleByActor.editor.id };
    await runAs(tx, 'editor')`insert into public.content ${tx(row)}`;
    const id = String(getOnlyRow(await tx`select id from public.content where slug = ${row.slug}`).id);
    for (const changes of [
      { title: 'Autre' },
      { status: 'published' },
      { status: 'archived' },
      { status: 'draft' },
    ]) {
      await runAs(tx, 'editor')`update public.content set ${tx(changes)} where id = ${id}`;
    }
    await runAs(tx, 'admin')`delete from public.content where id = ${id}`;
    const line = { ...editor, type: 'content', target_label: 'Autre' };
    expect(await loadLinesAbout(tx, id)).toEqual([
      {
        ...line,
        action: 'archive',
        details: { status: 'archived', changes: { status: ['published', 'archived'] } },
      },
      { ...line, action: 'create', target_label: 'Essai', details: { status: 'draft' } },
      {
        ...line,
        actor: peopleByActor.admin.id,
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

  it('records who added, prepared, replaced, described and deleted a file', async ({ tx }) => {
    const id = await insertMedia(tx, peopleByActor.editor.id);
    const change = (changes: Record<string, unknown>) =>
      runAs(tx, 'admin')`update public.media_library set ${tx(changes as never)} where id = ${id}`;
    const buildFileWithRendition = (name: string) => ({
      file_size: 100,
      renditions: tx.json([{ name, width: 320, height: 200 }]),
    });
    await change(buildFileWithRendition('0a1b2c3d-320.webp'));
    await change({ ...buildFileWithRendition('0a1b2c3e-320.webp'), focal_x: null, replaced_at: new Date() });
    await change({ alt_text: 'Affiche' });
    await runAs(tx, 'admin')`delete from public.media_library where id = ${id}`;
    const line = { actor: peopleByActor.admin.id, actor_name: 'Adjoua Essai', type: 'media' };
    const lineFields = { target_label: 'Affiche.png', details: {} };
    expect(await loadLinesAbout(tx, id)).toEqual([
      { ...line, ...lineFields, action: 'delete' },
      { ...line, ...lineFields, action: 'prepare' },
      { ...line, ...lineFields, action: 'replace' },
      { ...line, ...lineFields, action: 'update' },
      { ...line, ...lineFields, action: 'upload', actor: null, actor_name: 'Système' },
    ]);
  });

  it('records who assigned and removed which role', async ({ tx }) => {
    const id = passivePeople.newcomer.id;
    const row = { user_id: id, role: 'moderator' };
    await runAs(tx, 'admin')`insert into public.user_roles ${tx(row)}`;
    await runAs(tx, 'super admin')`delete from public.user_roles where user_id = ${id}`;
    const lineFields = {
      type: 'role',
      target_label: 'Lova Essai',
      details: { role: 'moderator', role_label: 'Modérateur' },
    };
    expect(await loadLinesAbout(tx, id)).toEqual([
      { ...lineFields, action: 'assign', actor: peopleByActor.admin.id, actor_name: 'Adjoua Essai' },
      {
        ...lineFields,
        action: 'remove',
        actor: peopleByActor['super admin'].id,
        actor_name: 'Salif Essai',
      },
    ]);
  });

  it('records changes of a role with its old and new permissions', async ({ tx }) => {
    const loadLines = async () => {
      const rows = await tx`
        delete from public.activity_log where type = 'role' and 'pigiste' in (details ->> 'role', details ->> 'key')
        returning actor, action, target_id, target_label, details`;
      return [...rows];
    };
    const lineFields = { actor: peopleByActor['super admin'].id, target_id: null };
    const send = (statement: Statement) => attemptAs(tx, 'super admin', statement);
    const role = { key: 'pigiste', description: '' };

    await send((db) => db`insert into public.roles (key, label) values ('pigiste', 'Pigiste')`);
    expect(await loadLines()).toEqual([
      {
        ...lineFields,
        action: 'create',
        target_label: 'Pigiste',
        details: role,
      },
    ]);

    const update = { ...lineFields, action: 'update', target_label: 'Pigiste' };
    const buildPermissionChange = (old: string[], after: string[]) => ({
      ...update,
      details: { role: 'pigiste', old: { permissions: old }, new: { permissions: after } },
    });
    await send(
      (db) => db`
        insert into public.role_permissions (role, permission)
        values ('pigiste', 'media_upload'), ('pigiste', 'content_edit')`,
    );
    expect(await loadLines()).toEqual([buildPermissionChange([], ['content_edit', 'media_upload'])]);
    await send(
      (db) => db`delete from public.role_permissions where role = 'pigiste' and permission = 'content_edit'`,
    );
    expect(await loadLines()).toEqual([
      buildPermissionChange(['content_edit', 'media_upload'], ['media_upload']),
    ]);

    await send((db) => db`update public.roles set position = 70 where key = 'pigiste'`);
    expect(await loadLines()).toEqual([]);
    await send((db) => db`update public.roles set label = 'Renfort' where key = 'pigiste'`);
    expect(await loadLines()).toEqual([
      {
        ...update,
        target_label: 'Renfort',
        details: { ...role, changes: { label: ['Pigiste', 'Renfort'] } },
      },
    ]);

    await send((db) => db`delete from public.roles where key = 'pigiste'`);
    expect(await loadLines()).toEqual([
      {
        ...lineFields,
        action: 'delete',
        target_label: 'Renfort',
        details: role,
      },
    ]);
  });

  it('records each sign-in, but no other change of the account row', async ({ tx }) => {
    const person = await insertTestPerson(tx, 'editor');
    await tx`delete from public.activity_log where target_id = ${person.id}`;
    await tx`update auth.users set updated_at = now(), last_sign_in_at = null where id = ${person.id}`;
    expect(await loadLinesAbout(tx, person.id)).toEqual([]);
    await tx`update auth.users set last_sign_in_at = now() where id = ${person.id}`;
    await tx`update auth.users set last_sign_in_at = now() where id = ${person.id}`;
    expect(await loadLinesAbout(tx, person.id)).toEqual([
      {
        actor: person.id,
        actor_name: 'Yao Passager',
        type: 'auth',
        action: 'sign_in',
        target_label: person.email,
        details: {},
      },
    ]);
  });

  it('identifies the actor by account and address, even under a borrowed name', async ({ tx }) => {
    const person = await insertTestPerson(tx, 'editor');
    const takeAdminName = (who: Sender) =>
      runAs(tx, who)`
        update public.profiles set first_name = 'Adjoua', last_name = 'Essai' where id = ${person.id}`;
    expect((await takeAdminName(person)).count).toBe(1);
    expect((await takeAdminName(person)).count).toBe(1);
    const row = { title: 'Essai', slug: 'essai-emprunte', author_id: person.id };
    await runAs(tx, person)`insert into public.content ${tx(row)}`;
    await tx`update public.profiles set first_name = 'Yao', last_name = 'Passager' where id = ${person.id}`;
    const journalLines = await tx`
      select actor, actor_name, actor_email, type, action, target_label, details from public.activity_log
      where (actor = ${person.id} or target_id = ${person.id}) and type <> 'role' order by action`;
    const actorFields = { actor: person.id, actor_name: 'Adjoua Essai', actor_email: person.email };
    expect(journalLines).toEqual([
      {
        ...actorFields,
        type: 'content',
        action: 'create',
        target_label: 'Essai',
        details: { status: 'draft' },
      },
      {
        ...actorFields,
        type: 'auth',
        action: 'rename',
        target_label: 'Adjoua Essai',
        details: { changes: { name: ['Yao Passager', 'Adjoua Essai'] } },
      },
      {
        actor: null,
        actor_name: 'Système',
        actor_email: null,
        type: 'auth',
        action: 'rename_person',
        target_label: 'Yao Passager',
        details: { changes: { name: ['Adjoua Essai', 'Yao Passager'] } },
      },
    ]);
  });

  it('records a new address of an account, and is searched by it', async ({ tx }) => {
    const person = await insertTestPerson(tx, 'editor');
    await tx`update auth.users set email = 'nouvelle@passage.example' where id = ${person.id}`;
    const result = await runAs(tx, 'admin')`
      select actor, action, details from public.search_activity('nouvelle@passage')`;
    expect(result.rows).toEqual([
      {
        actor: person.id,
        action: 'change_email',
        details: { changes: { email: [person.email, 'nouvelle@passage.example'] } },
      },
    ]);
  });

  it('does not block a sign-in when it cannot be written', async ({ tx }) => {
    await tx`alter table public.activity_log add constraint closed check (type <> 'auth') not valid`;
    const person = await insertTestPerson(tx);
    await tx`update auth.users set last_sign_in_at = now() where id = ${person.id}`;
    const rows =
      await tx`select last_sign_in_at = now() as signed_in from auth.users where id = ${person.id}`;
    expect(getOnlyRow(rows)).toEqual({ signed_in: true });
  });

  it('has no line for a refused change', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.editor.id });
    await runAs(tx, 'moderator')`update public.content set title = 'x' where id = ${id}`;
    await runAs(tx, 'contributor')`delete from public.content where id = ${id}`;
    expect((await loadLinesAbout(tx, id)).map((line) => line.action)).toEqual(['create']);
  });

  it('keeps name and address of a deleted account, without listing its texts as changed', async ({ tx }) => {
    const person = await insertTestPerson(tx, 'editor');
    const row = { title: 'Essai', slug: 'essai-efface', author_id: person.id };
    await runAs(tx, person)`insert into public.content ${tx(row)}`;
    const id = String(getOnlyRow(await tx`select id from public.content where slug = ${row.slug}`).id);
    const file = await insertMedia(tx, person.id);
    await tx`delete from auth.users where id = ${person.id}`;
    expect((await loadLinesAbout(tx, file)).map((line) => line.action)).toEqual(['upload']);
    expect(await loadLinesAbout(tx, id)).toEqual([
      {
        actor: null,
        actor_name: 'Yao Passager',
        type: 'content',
        action: 'create',
        target_label: 'Essai',
        details: { status: 'draft' },
      },
    ]);
    const [line] = await tx`select actor_email from public.activity_log where target_id = ${id}`;
    expect(line).toEqual({ actor_email: person.email });
  });
});
