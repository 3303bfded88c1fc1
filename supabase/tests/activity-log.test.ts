import { describe, expect } from 'vitest';
import { peopleByActor, targetPeople } from './support/actors.ts';
import { getOnlyRow, runAs } from './support/database.ts';
import { insertContent, insertMedia, insertNewPerson, setAllowanceRefillTime } from './support/fixtures.ts';
import { loadJournalLines } from './support/queries.ts';
import { it } from './support/rollback-test.ts';

describe('the journal', () => {
  it('records who created, changed, published, archived and deleted a text', async ({ tx }) => {
    const row = { title: 'Essai', slug: 'essai-de-journal', author_id: peopleByActor.editor.id };
    const creation = await runAs(tx, 'editor')`insert into public.content ${tx(row)} returning id`;
    const id = String(getOnlyRow(creation.rows).id);
    for (const changes of [
      { title: 'Autre' },
      { status: 'published' },
      { status: 'archived' },
      { status: 'draft' },
    ]) {
      await runAs(tx, 'editor')`update public.content set ${tx(changes)} where id = ${id}`;
    }
    await runAs(tx, 'admin')`delete from public.content where id = ${id}`;
    const buildStatusDetails = (from: string, to: string) => ({
      status: to,
      changes: { status: [from, to] },
    });
    expect(await loadJournalLines(tx, id)).toEqual([
      ['content archive', 'Edem Essai', 'Autre', buildStatusDetails('published', 'archived')],
      ['content create', 'Edem Essai', 'Essai', { status: 'draft' }],
      ['content delete', 'Adjoua Essai', 'Autre', { status: 'draft' }],
      ['content publish', 'Edem Essai', 'Autre', buildStatusDetails('draft', 'published')],
      ['content unpublish', 'Edem Essai', 'Autre', buildStatusDetails('archived', 'draft')],
      ['content update', 'Edem Essai', 'Autre', { status: 'draft', changes: { title: ['Essai', 'Autre'] } }],
    ]);
  });

  // Tests private.record_media_activity
  it('records who added, resized, replaced, described and deleted a file', async ({ tx }) => {
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
    expect(await loadJournalLines(tx, id)).toEqual([
      ['media delete', 'Adjoua Essai', 'Affiche.png', {}],
      ['media prepare', 'Adjoua Essai', 'Affiche.png', {}],
      ['media replace', 'Adjoua Essai', 'Affiche.png', {}],
      ['media update', 'Adjoua Essai', 'Affiche.png', {}],
      ['media upload', 'Système', 'Affiche.png', {}],
    ]);
  });

  it('records who assigned and removed which role', async ({ tx }) => {
    const id = targetPeople.newcomer.id;
    const row = { user_id: id, role: 'moderator' };
    await runAs(tx, 'admin')`insert into public.user_roles ${tx(row)}`;
    await runAs(tx, 'super admin')`delete from public.user_roles where user_id = ${id}`;
    const details = { role: 'moderator', role_label: 'Modérateur' };
    expect(await loadJournalLines(tx, id)).toEqual([
      ['role assign', 'Adjoua Essai', 'Lova Essai', details],
      ['role remove', 'Salif Essai', 'Lova Essai', details],
    ]);
  });

  it('records changes of a role with its old and new permissions', async ({ tx }) => {
    /** Returns the new lines about the role, and deletes them. */
    const takeLines = async () => {
      const lines = await tx`
        delete from public.activity_log where type = 'role' and 'pigiste' in (details ->> 'role', details ->> 'key')
        returning action, actor, target_label, details`;
      expect(lines.every(({ actor }) => actor === peopleByActor['super admin'].id)).toBe(true);
      return lines.map(({ action, target_label, details }) => [action, target_label, details]);
    };
    const runAsSuperAdmin = runAs(tx, 'super admin');
    const role = { key: 'pigiste', description: '' };
    await runAsSuperAdmin`insert into public.roles (key, label) values ('pigiste', 'Pigiste')`;
    expect(await takeLines()).toEqual([['create', 'Pigiste', role]]);

    const buildPermissionChange = (old: string[], after: string[]) => [
      'update',
      'Pigiste',
      { role: 'pigiste', old: { permissions: old }, new: { permissions: after } },
    ];
    await runAsSuperAdmin`
      insert into public.role_permissions (role, permission)
      values ('pigiste', 'media_upload'), ('pigiste', 'content_edit')`;
    expect(await takeLines()).toEqual([buildPermissionChange([], ['content_edit', 'media_upload'])]);
    await runAsSuperAdmin`delete from public.role_permissions where role = 'pigiste' and permission = 'content_edit'`;
    expect(await takeLines()).toEqual([
      buildPermissionChange(['content_edit', 'media_upload'], ['media_upload']),
    ]);

    await runAsSuperAdmin`update public.roles set position = 70 where key = 'pigiste'`;
    expect(await takeLines()).toEqual([]);
    await runAsSuperAdmin`update public.roles set label = 'Renfort' where key = 'pigiste'`;
    expect(await takeLines()).toEqual([
      ['update', 'Renfort', { ...role, changes: { label: ['Pigiste', 'Renfort'] } }],
    ]);
    await runAsSuperAdmin`delete from public.roles where key = 'pigiste'`;
    expect(await takeLines()).toEqual([['delete', 'Renfort', role]]);
  });

  it('records each sign-in, but no other change of the account row', async ({ tx }) => {
    const person = await insertNewPerson(tx, 'editor');
    await tx`delete from public.activity_log where target_id = ${person.id}`;
    await tx`update auth.users set updated_at = now(), last_sign_in_at = null where id = ${person.id}`;
    expect(await loadJournalLines(tx, person.id)).toEqual([]);
    await tx`update auth.users set last_sign_in_at = now() where id = ${person.id}`;
    // now() is equal in one transaction, so this update changes nothing
    await tx`update auth.users set last_sign_in_at = now() where id = ${person.id}`;
    expect(await loadJournalLines(tx, person.id)).toEqual([
      ['auth sign_in', 'Yao Passager', person.email, {}],
    ]);
  });

  it('identifies the actor by account and address, even with the name of another person', async ({ tx }) => {
    const person = await insertNewPerson(tx, 'editor');
    const takeAdminName = () =>
      runAs(tx, person)`
        update public.profiles set first_name = 'Adjoua', last_name = 'Essai' where id = ${person.id}`;
    expect((await takeAdminName()).count).toBe(1);
    expect((await takeAdminName()).count).toBe(1);
    const row = { title: 'Essai', slug: 'essai-emprunte', author_id: person.id };
    await runAs(tx, person)`insert into public.content ${tx(row)}`;
    await tx`update public.profiles set first_name = 'Yao', last_name = 'Passager' where id = ${person.id}`;
    const journalLines = await tx`
      select actor, actor_name, actor_email, action, details from public.activity_log
      where (actor = ${person.id} or target_id = ${person.id}) and type <> 'role' order by action`;
    const actor = { actor: person.id, actor_name: 'Adjoua Essai', actor_email: person.email };
    expect(journalLines).toMatchObject([
      { ...actor, action: 'create' },
      { ...actor, action: 'rename' },
      { actor: null, actor_name: 'Système', actor_email: null, action: 'rename_person' },
    ]);
    expect(journalLines.slice(1).map(({ details }) => details.changes.name)).toEqual([
      ['Yao Passager', 'Adjoua Essai'],
      ['Adjoua Essai', 'Yao Passager'],
    ]);
  });

  it('records a new e-mail address of an account, which a search finds', async ({ tx }) => {
    const person = await insertNewPerson(tx, 'editor');
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
    const person = await insertNewPerson(tx, 'editor');
    await setAllowanceRefillTime(tx, 'journal', person.id, 4000);
    const rows = await tx`
      update auth.users set last_sign_in_at = now() where id = ${person.id}
      returning last_sign_in_at = now() as signed_in`;
    expect(getOnlyRow(rows)).toEqual({ signed_in: true });
  });

  it('has no line for a refused change', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.editor.id });
    await runAs(tx, 'moderator')`update public.content set title = 'x' where id = ${id}`;
    await runAs(tx, 'contributor')`delete from public.content where id = ${id}`;
    expect(await loadJournalLines(tx, id)).toEqual([
      ['content create', 'Système', 'Un titre', { status: 'draft' }],
    ]);
  });

  it('keeps name and address of a deleted account, without listing its texts as changed', async ({ tx }) => {
    const person = await insertNewPerson(tx, 'editor');
    const row = { title: 'Essai', slug: 'essai-efface', author_id: person.id };
    const creation = await runAs(tx, person)`insert into public.content ${tx(row)} returning id`;
    const id = String(getOnlyRow(creation.rows).id);
    const file = await insertMedia(tx, person.id);
    await tx`delete from auth.users where id = ${person.id}`;
    expect(await loadJournalLines(tx, file)).toHaveLength(1);
    expect(await loadJournalLines(tx, id)).toEqual([
      ['content create', 'Yao Passager', 'Essai', { status: 'draft' }],
    ]);
    const [line] = await tx`select actor, actor_email from public.activity_log where target_id = ${id}`;
    expect(line).toEqual({ actor: null, actor_email: person.email });
  });
});
