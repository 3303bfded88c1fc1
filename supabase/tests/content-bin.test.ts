import { describe, expect } from 'vitest';
import { BIN_RETENTION_DAYS } from '../../src/copy/admin/bin.ts';
import { getActorRowOwnerId, peopleByActor, type TestActorName } from './support/actors.ts';
import {
  expectRefusal,
  getOnlyRow,
  runAs,
  type StatementSender,
  type Transaction,
  withoutTriggers,
} from './support/database.ts';
import { addCategoryTagAndCover, insertContent, insertCopy, insertNewPerson } from './support/fixtures.ts';
import { loadStaffActions, readPublishedText } from './support/queries.ts';
import { it } from './support/rollback-test.ts';

const deleteText = (tx: Transaction, who: TestActorName, id: string) =>
  runAs(tx, who)`delete from public.content where id = ${id} returning id`;

const restoreText = (tx: Transaction, who: TestActorName, id: string) =>
  runAs(tx, who)`select * from public.restore_content(array[${id}::uuid])`;

/** Undoes a deletion, which restores the former status. */
const undoDeletion = (tx: Transaction, who: TestActorName, id: string) =>
  runAs(tx, who)`select * from public.restore_content(array[${id}::uuid], keep_status => true)`;

const loadRow = async (tx: Transaction, id: string) =>
  getOnlyRow(await tx`select * from public.content where id = ${id}`);

/** Counts the rows of each table that refer to the text. */
async function countReferences(tx: Transaction, id: string) {
  return getOnlyRow(
    await tx`
      select (select count(*)::int from public.content where id = ${id}) as texts,
        (select count(*)::int from public.content_bin where id = ${id}) as binned,
        (select count(*)::int from public.content_revisions where content_id = ${id}) as revisions`,
  );
}

describe('a text that is deleted', () => {
  it('is in no list, and is restored completely, as a draft', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.editor.id, status: 'published', title: 'Un' });
    await addCategoryTagAndCover(tx, id);
    await tx`update public.content set title = 'Deux', slug = 'nouvelle-adresse', pinned = true where id = ${id}`;
    const before = await loadRow(tx, id);
    const revisions =
      await tx`select * from public.content_revisions where content_id = ${id} order by version`;

    expect((await deleteText(tx, 'admin', id)).count).toBe(1);
    expect(await countReferences(tx, id)).toEqual({ texts: 0, binned: 1, revisions: 0 });
    expect(await readPublishedText(tx, '/presse/nouvelle-adresse')).toBe(null);
    expect(await readPublishedText(tx, `/presse/un-titre-${id}`)).toBe(null);

    expect((await restoreText(tx, 'admin', id)).rows).toEqual([
      { id, slug: 'nouvelle-adresse', has_new_address: false, status: 'draft' },
    ]);
    const after = await loadRow(tx, id);
    expect({ ...after, updated_at: null }).toEqual({
      ...before,
      updated_at: null,
      status: 'draft',
      published_at: null,
      version: before.version + 1,
    });
    expect(await countReferences(tx, id)).toEqual({ texts: 1, binned: 0, revisions: revisions.length + 1 });
    const restoredRevisions =
      await tx`select * from public.content_revisions where content_id = ${id} order by version`;
    expect(restoredRevisions.slice(0, -1)).toEqual([...revisions]);
    expect(await tx`select tag_id from public.content_tags where content_id = ${id}`).toHaveLength(1);
    // its address answers that the text was withdrawn
    expect(await readPublishedText(tx, `/presse/un-titre-${id}`)).toEqual({ withdrawn: true });
    expect(await loadStaffActions(tx, id)).toEqual(['delete', 'restore']);
  });

  it('frees its address, and is restored at another if a text took it', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.editor.id, slug: 'convoite' });
    await deleteText(tx, 'admin', id);
    await insertContent(tx, { slug: 'convoite' });
    await insertContent(tx, { slug: 'convoite-2' });
    expect((await restoreText(tx, 'admin', id)).rows).toEqual([
      { id, slug: 'convoite-3', has_new_address: true, status: 'draft' },
    ]);
  });

  it('is restored with others in one request, of 100 at most', async ({ tx }) => {
    const ids = [await insertContent(tx, { author: peopleByActor.editor.id }), await insertContent(tx)];
    for (const id of ids) await deleteText(tx, 'admin', id);
    const restoreAll = (who: StatementSender) =>
      runAs(tx, who)`select id from public.restore_content(${ids})`;
    expect((await restoreAll('editor')).rows).toEqual([]);
    expect((await restoreAll('admin')).rows.map(({ id }) => id).sort()).toEqual(ids.sort());
    await expectRefusal(tx, 'admin', '22023')`
      select from public.restore_content(array(select gen_random_uuid() from generate_series(1, 101)))`;
  });

  it('is restored without author, tags, category and cover that were deleted meanwhile', async ({ tx }) => {
    const author = await insertNewPerson(tx, 'editor');
    const id = await insertContent(tx, { author: author.id });
    const { tag, category, cover } = await addCategoryTagAndCover(tx, id);
    await deleteText(tx, 'admin', id);
    await tx`delete from public.tags where id = ${tag}`;
    await tx`delete from public.categories where id = ${category}`;
    await tx`delete from public.media_library where id = ${cover}`;
    await tx`delete from auth.users where id = ${author.id}`;
    expect((await restoreText(tx, 'admin', id)).count).toBe(1);
    expect(await loadRow(tx, id)).toMatchObject({ author_id: null, category_id: null, cover_media_id: null });
  });

  it.for([
    ['anon', false, false],
    ['no role', false, false],
    ['contributor', true, false],
    ['moderator', false, false],
    ['editor', true, false],
    ['admin', true, true],
    ['super admin', true, true],
  ] as const)(
    'can be restored by %s (own draft: %s, text of others: %s)',
    async ([actor, mayRestoreOwn, mayRestoreOthers], { tx }) => {
      const ownText = await insertContent(tx, { author: getActorRowOwnerId(actor) });
      await deleteText(tx, actor, ownText);
      // for an author who may not delete, a manager deletes it
      await deleteText(tx, 'super admin', ownText);
      expect((await restoreText(tx, actor, ownText)).count).toBe(mayRestoreOwn ? 1 : 0);

      const otherText = await insertContent(tx, { status: 'published' });
      await deleteText(tx, 'super admin', otherText);
      expect((await restoreText(tx, actor, otherText)).count).toBe(mayRestoreOthers ? 1 : 0);
      expect(await countReferences(tx, otherText)).toMatchObject({ binned: mayRestoreOthers ? 0 : 1 });
    },
  );

  it('cannot be restored by an account without a role, and keeps its deleter’s name', async ({ tx }) => {
    const writer = await insertNewPerson(tx, 'contributor');
    const id = await insertContent(tx, { author: writer.id });
    await runAs(tx, writer)`delete from public.content where id = ${id}`;
    await tx`delete from public.user_roles where user_id = ${writer.id}`;
    const { rows } = await runAs(tx, writer)`select * from public.restore_content(array[${id}::uuid])`;
    expect(rows).toEqual([]);
    await tx`delete from auth.users where id = ${writer.id}`;
    expect(
      getOnlyRow(await tx`select deleted_by, deleted_by_name from public.content_bin where id = ${id}`),
    ).toEqual({ deleted_by: null, deleted_by_name: 'Yao Passager' });
  });

  it('is erased permanently by a manager, and the journal says so', async ({ tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.editor.id });
    await deleteText(tx, 'editor', id);
    await runAs(tx, 'editor')`delete from public.content_bin where id = ${id}`;
    expect(await countReferences(tx, id)).toMatchObject({ binned: 1 });
    await runAs(tx, 'admin')`delete from public.content_bin where id = ${id}`;
    expect(await countReferences(tx, id)).toMatchObject({ binned: 0 });
    expect(await loadStaffActions(tx, id)).toEqual(['delete', 'final_delete']);
  });

  it('is erased by retention after the days that its screen states, without an actor', async ({ tx }) => {
    const oldText = await insertContent(tx, { author: peopleByActor.editor.id });
    const freshText = await insertContent(tx, { author: peopleByActor.editor.id });
    await deleteText(tx, 'admin', oldText);
    await deleteText(tx, 'admin', freshText);
    await withoutTriggers(tx)`
          update public.content_bin
          set deleted_at = now() - ${BIN_RETENTION_DAYS} * interval '1 day'
            + case when id = ${oldText} then interval '-1 second' else '1 second' end
          where id in (${oldText}, ${freshText})`;
    await tx`select private.apply_retention()`;
    expect(await countReferences(tx, oldText)).toMatchObject({ binned: 0 });
    expect(await countReferences(tx, freshText)).toMatchObject({ binned: 1 });
    expect(await loadStaffActions(tx, oldText)).toEqual(['delete']);
  });
});

describe('a deletion that is undone', () => {
  it.for([
    ['online, dated back', { status: 'published', publish_at: '2020-05-04T08:00:00Z', pinned: true }],
    ['scheduled', { status: 'published', publish_at: '2099-01-01T08:00:00Z', unpublish_at: '2099-02-01' }],
    ['archived', { status: 'archived' }],
    ['a draft', { status: 'draft' }],
  ] as const)('leaves the text as it was: %s', async ([_state, columns], { tx }) => {
    const id = await insertContent(tx, { author: peopleByActor.editor.id });
    await tx`update public.content set ${tx(columns)} where id = ${id}`;
    await withoutTriggers(tx)`
      update public.content set published_at = published_at - interval '1 day' where id = ${id}`;
    const before = await loadRow(tx, id);
    await deleteText(tx, 'admin', id);
    expect((await undoDeletion(tx, 'admin', id)).rows).toMatchObject([{ id, status: columns.status }]);
    const { updated_at, version, ...restored } = await loadRow(tx, id);
    expect({ ...restored, updated_at: before.updated_at, version }).toEqual({
      ...before,
      version: before.version + 1,
    });
  });

  it('keeps a review and the schedule of the working copy', async ({ tx }) => {
    const draft = await insertContent(tx, { author: peopleByActor.contributor.id });
    const text = await insertContent(tx, { author: peopleByActor.editor.id, status: 'published' });
    await runAs(tx, 'contributor')`select * from public.review_content(${draft}, 'propose')`;
    await runAs(tx, 'editor')`
          select * from public.save_content(
            '{"update_at": "2099-01-01T08:00:00Z"}', text_id => ${text}, base_version => 1, as_copy => true
          )`;
    for (const id of [draft, text]) {
      await deleteText(tx, 'admin', id);
      await undoDeletion(tx, 'admin', id);
    }
    expect(await loadRow(tx, draft)).toMatchObject({ review_requested_at: expect.any(Date) });
    const copy = await tx`select update_at from public.content where copy_of = ${text}`;
    expect(copy).toEqual([{ update_at: new Date('2099-01-01T08:00:00Z') }]);
  });

  it('gives the new address of the text to its working copy too', async ({ tx }) => {
    const text = await insertContent(tx, { author: peopleByActor.editor.id, status: 'published' });
    const { slug } = await loadRow(tx, text);
    await insertCopy(tx, text);
    await deleteText(tx, 'admin', text);
    await insertContent(tx, { author: peopleByActor.editor.id, slug });
    expect((await undoDeletion(tx, 'admin', text)).rows).toMatchObject([
      { slug: `${slug}-2`, has_new_address: true },
    ]);
    expect(await tx`select slug from public.content where copy_of = ${text}`).toEqual([
      { slug: `${slug}-2` },
    ]);
  });

  it.for([
    // status of the text after the undo; null when the person may not restore it
    ['anon', null],
    ['no role', null],
    ['contributor', 'draft'],
    ['moderator', null],
    ['editor', 'published'],
    ['admin', 'published'],
    ['super admin', 'published'],
  ] as const)(
    'brings a published text back for %s, who deleted it, as: %s',
    async ([actor, status], { tx }) => {
      const id = await insertContent(tx, { status: 'published' });
      await deleteText(tx, 'super admin', id);
      // as if the actor had deleted it, with a right to delete that they have lost since
      if (actor !== 'anon')
        await withoutTriggers(tx)`
      update public.content_bin set deleted_by = ${peopleByActor[actor].id} where id = ${id}`;
      const { rows } = await undoDeletion(tx, actor, id);
      expect(rows.map((row) => row.status)).toEqual(status ? [status] : []);
    },
  );
});
