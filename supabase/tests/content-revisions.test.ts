import { describe, expect } from 'vitest';
import { peopleByActor, type TestPerson, targetPeople } from './support/actors.ts';
import { disableTriggers, expectRefusal, getOnlyRow, runAs, type Transaction } from './support/database.ts';
import { insertContent } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';

const save = (tx: Transaction, who: TestPerson, id: string, changes: Record<string, string | null>) =>
  runAs(tx, who)`update public.content set ${tx(changes)} where id = ${id}`;

const AUTOSAVED_AT = '2031-01-01T00:00:00Z';

/** Saves as the editor's timer does: it also sends a new date, which the database replaces with its own. */
const autosave = (tx: Transaction, who: TestPerson, id: string, title: string) =>
  save(tx, who, id, { title, autosaved_at: AUTOSAVED_AT });

const loadTitles = (tx: Transaction, id: string) =>
  tx`
    select version, snapshot ->> 'title', author_name from public.content_revisions
    where content_id = ${id} order by version desc`.values();

const NAMES = { editor: 'Edem Essai', admin: 'Adjoua Essai' };

describe('revisions of content', () => {
  it('store title and author of each save', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.editor.id, title: 'Un' });
    await save(tx, peopleByActor.editor, id, { title: 'Deux' });
    await save(tx, peopleByActor.admin, id, { title: 'Trois', status: 'published' });
    expect(await loadTitles(tx, id)).toEqual([
      [3, 'Trois', NAMES.admin],
      [2, 'Deux', NAMES.editor],
      [1, 'Un', ''],
    ]);
  });

  it('contain the columns of the text, without schedule, review and copy', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.editor.id });
    const rows = await tx`select snapshot from public.content_revisions where content_id = ${id}`;
    const columns = await tx`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = 'content'
        and column_name not in (
          'id', 'author_id', 'published_at', 'first_published_at', 'created_at', 'updated_at', 'version',
          'autosaved_at', 'publish_at', 'unpublish_at', 'pinned', 'minutes', 'search_words',
          'copy_of', 'copied_version', 'update_at', 'review_requested_at', 'review_requested_by', 'review_note', 'review_note_by'
        )`;
    expect(Object.keys(getOnlyRow(rows).snapshot).sort()).toEqual(columns.map(({ name }) => name).sort());
  });

  it('start with the old text when it had none', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.editor.id, title: 'Ancien' });
    await tx`delete from public.content_revisions where content_id = ${id}`;
    await save(tx, peopleByActor.editor, id, { title: 'Nouveau' });
    expect(await loadTitles(tx, id)).toEqual([
      [2, 'Nouveau', NAMES.editor],
      [1, 'Ancien', ''],
    ]);
  });

  it('add nothing for a save that changes nothing', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.editor.id, title: 'Pareil' });
    await save(tx, peopleByActor.editor, id, { title: 'Pareil' });
    expect(await loadTitles(tx, id)).toEqual([[1, 'Pareil', '']]);
  });

  it('are limited to the last 25', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.editor.id, title: 'Texte 1' });
    for (let version = 2; version <= 30; version += 1) {
      await save(tx, peopleByActor.editor, id, { title: `Texte ${version}` });
    }
    const revisions = await loadTitles(tx, id);
    expect(revisions).toHaveLength(25);
    expect(revisions.at(0)?.[0]).toBe(30);
    expect(revisions.at(-1)?.[0]).toBe(6);
  });

  it('are deleted with their content, but not with their author', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.editor.id });
    await save(tx, targetPeople.colleague, id, { title: 'Du collègue' });
    await tx`delete from public.user_roles where user_id = ${targetPeople.colleague.id}`;
    await tx`delete from auth.users where id = ${targetPeople.colleague.id}`;
    const rows = await tx`
      select author, author_name from public.content_revisions where content_id = ${id} and version = 2`;
    expect(getOnlyRow(rows)).toEqual({ author: null, author_name: 'Koffi Essai' });
    await tx`delete from public.content where id = ${id}`;
    expect(await loadTitles(tx, id)).toEqual([]);
  });
});

describe('automatic saves', () => {
  it('of one person merge into one revision, which the next manual save replaces', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.editor.id, title: 'Départ' });
    await autosave(tx, peopleByActor.editor, id, 'A');
    await autosave(tx, peopleByActor.editor, id, 'B');
    expect(await loadTitles(tx, id)).toEqual([
      [3, 'B', NAMES.editor],
      [1, 'Départ', ''],
    ]);
    await save(tx, peopleByActor.editor, id, { title: 'Fini' });
    await save(tx, peopleByActor.editor, id, { title: 'Vraiment fini' });
    expect(await loadTitles(tx, id)).toEqual([
      [5, 'Vraiment fini', NAMES.editor],
      [4, 'Fini', NAMES.editor],
      [1, 'Départ', ''],
    ]);
  });

  it("of another person do not replace a colleague's revision", async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.editor.id, title: 'Départ' });
    await autosave(tx, peopleByActor.editor, id, 'De l’un');
    await autosave(tx, peopleByActor.admin, id, 'De l’autre');
    expect((await loadTitles(tx, id)).map(([, title]) => title)).toEqual(['De l’autre', 'De l’un', 'Départ']);
  });

  it('are dated by the database, until the next manual save', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.editor.id });
    await save(tx, peopleByActor.editor, id, { title: 'Seul', autosaved_at: AUTOSAVED_AT });
    const datedRows = await tx`select autosaved_at = now() as now from public.content where id = ${id}`;
    expect(getOnlyRow(datedRows)).toEqual({ now: true });
    await save(tx, peopleByActor.editor, id, { title: 'Voulu' });
    const rows = await tx`select autosaved_at from public.content where id = ${id}`;
    expect(getOnlyRow(rows)).toEqual({ autosaved_at: null });
  });

  it('never mark a publication as automatic', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.editor.id });
    await autosave(tx, peopleByActor.editor, id, 'Brouillon');
    const publication = await save(tx, peopleByActor.editor, id, {
      status: 'published',
      autosaved_at: AUTOSAVED_AT,
    });
    expect(publication.code).toBe(null);
    const rows = await tx`select autosaved_at, status from public.content where id = ${id}`;
    expect(getOnlyRow(rows)).toEqual({ autosaved_at: null, status: 'published' });
    await disableTriggers(tx);
    await expectRefusal(tx, 'superuser', '23514', 'content_autosaved_at_draft')`
      update public.content set autosaved_at = now() where id = ${id}`;
  });

  it('do not stop a moderator from publishing the draft', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.editor.id });
    await autosave(tx, peopleByActor.editor, id, 'Brouillon');
    const { code, count } = await save(tx, peopleByActor.moderator, id, { status: 'published' });
    expect({ code, count }).toEqual({ code: null, count: 1 });
  });

  it('write one journal line for a series', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.editor.id });
    for (const title of ['A', 'B', 'C']) await autosave(tx, peopleByActor.editor, id, title);
    await save(tx, peopleByActor.editor, id, { title: 'Fini' });
    const lines = await tx`
      select target_label from public.activity_log where target_id = ${id} and action = 'update'`;
    expect(lines.map(({ target_label }) => target_label).sort()).toEqual(['A', 'Fini']);
  });
});
