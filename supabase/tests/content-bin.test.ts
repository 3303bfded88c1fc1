import { afterAll, describe, expect, it } from 'vitest';
import { type Actor, others, people } from './support/actors.ts';
import {
  attempt,
  connect,
  only,
  type Transaction,
  withoutTriggers,
  withRollback,
} from './support/database.ts';
import {
  insertCategory,
  insertContent,
  insertMedia,
  insertPerson,
  insertTag,
  newPerson,
} from './support/fixtures.ts';

const sql = connect();
afterAll(() => sql.end());

const remove = (tx: Transaction, who: Actor, id: string) =>
  attempt(tx, who, (at) => at`delete from public.content where id = ${id} returning id`);

const restore = (tx: Transaction, who: Actor, id: string) =>
  attempt(tx, who, (at) => at`select * from public.restore_content(${id})`);

const loadRow = async (tx: Transaction, id: string) =>
  only(await tx`select * from public.content where id = ${id}`);

/** Counts the rows of each table that refer to the text. */
async function countReferences(tx: Transaction, id: string) {
  return only(
    await tx`
      select (select count(*)::int from public.content where id = ${id}) as texts,
        (select count(*)::int from public.content_bin where id = ${id}) as binned,
        (select count(*)::int from public.content_revisions where content_id = ${id}) as revisions`,
  );
}

async function readAddress(tx: Transaction, path: string) {
  const { rows } = await attempt(tx, 'anon', (at) => at`select public.published_text(${path}) as answer`);
  return (only(rows).answer as string[]).map((text) => JSON.parse(text));
}

const actions = async (tx: Transaction, id: string) =>
  (
    await tx`select action from public.activity_log where target_id = ${id} and actor is not null order by created_at`
  ).map(({ action }) => action);

describe('a text that is deleted', () => {
  it('is out of every function and list, and comes back whole, as a draft', async () => {
    await withRollback(sql, async (tx) => {
      const id = await insertContent(tx, { author: people.editor.id, status: 'published', title: 'Un' });
      const [tag, category, cover] = [
        await insertTag(tx),
        await insertCategory(tx),
        await insertMedia(tx, null),
      ];
      await tx`insert into public.content_tags values (${id}, ${tag})`;
      await tx`
        update public.content set title = 'Deux', slug = 'nouvelle-adresse', category_id = ${category},
          cover_media_id = ${cover}, pinned = true
        where id = ${id}`;
      const before = await loadRow(tx, id);
      const past = await tx`select * from public.content_revisions where content_id = ${id} order by version`;

      expect((await remove(tx, 'admin', id)).count).toBe(1);
      expect(await countReferences(tx, id)).toEqual({ texts: 0, binned: 1, revisions: 0 });
      expect(await readAddress(tx, '/presse/nouvelle-adresse')).toEqual([]);
      expect(await readAddress(tx, `/presse/un-titre-${id}`)).toEqual([]);

      expect((await restore(tx, 'admin', id)).rows).toEqual([{ slug: 'nouvelle-adresse', moved: false }]);
      const after = await loadRow(tx, id);
      expect({ ...after, updated_at: null }).toEqual({
        ...before,
        updated_at: null,
        status: 'draft',
        published_at: null,
        version: before.version + 1,
      });
      expect(await countReferences(tx, id)).toEqual({ texts: 1, binned: 0, revisions: past.length + 1 });
      const again =
        await tx`select * from public.content_revisions where content_id = ${id} order by version`;
      expect(again.slice(0, -1)).toEqual([...past]);
      expect(await tx`select tag_id from public.content_tags where content_id = ${id}`).toHaveLength(1);
      // its address answers that the text was withdrawn
      expect(await readAddress(tx, `/presse/un-titre-${id}`)).toEqual([{ withdrawn: true }]);
      expect(await actions(tx, id)).toEqual(['delete', 'restore']);
    });
  });

  it('leaves its address free, and gets another one where that was taken', async () => {
    await withRollback(sql, async (tx) => {
      const id = await insertContent(tx, { author: people.editor.id, slug: 'convoite' });
      await remove(tx, 'admin', id);
      await insertContent(tx, { author: others.colleague.id, slug: 'convoite' });
      await insertContent(tx, { author: others.colleague.id, slug: 'convoite-2' });
      expect((await restore(tx, 'admin', id)).rows).toEqual([{ slug: 'convoite-3', moved: true }]);
    });
  });

  it('comes back without what went meanwhile', async () => {
    await withRollback(sql, async (tx) => {
      const author = newPerson('editor');
      await insertPerson(tx, author);
      const id = await insertContent(tx, { author: author.id });
      const [tag, category, cover] = [
        await insertTag(tx),
        await insertCategory(tx),
        await insertMedia(tx, null),
      ];
      await tx`insert into public.content_tags values (${id}, ${tag})`;
      await tx`update public.content set category_id = ${category}, cover_media_id = ${cover} where id = ${id}`;
      await remove(tx, 'admin', id);
      await tx`delete from public.tags where id = ${tag}`;
      await tx`delete from public.categories where id = ${category}`;
      await tx`delete from public.media_library where id = ${cover}`;
      await tx`delete from auth.users where id = ${author.id}`;
      expect((await restore(tx, 'admin', id)).count).toBe(1);
      expect(await loadRow(tx, id)).toMatchObject({
        author_id: null,
        category_id: null,
        cover_media_id: null,
      });
    });
  });

  it.each([
    ['anon', false, false],
    ['no role', false, false],
    ['contributor', true, false],
    ['moderator', false, false],
    ['editor', true, false],
    ['admin', true, true],
    ['super admin', true, true],
  ] as const)('is restored by %s: an own draft %s, a text of others %s', async (actor, own, foreign) => {
    await withRollback(sql, async (tx) => {
      const me = actor === 'anon' ? others.colleague.id : people[actor].id;
      const mine = await insertContent(tx, { author: me });
      await remove(tx, actor, mine);
      // its author, who may not delete, finds it in the bin after a manager deleted it
      await remove(tx, 'super admin', mine);
      expect((await restore(tx, actor, mine)).count).toBe(own ? 1 : 0);

      const theirs = await insertContent(tx, { author: others.colleague.id, status: 'published' });
      await remove(tx, 'super admin', theirs);
      expect((await restore(tx, actor, theirs)).count).toBe(foreign ? 1 : 0);
      expect(await countReferences(tx, theirs)).toMatchObject({ binned: foreign ? 0 : 1 });
    });
  });

  it('is invisible to the contributor who deleted it; the name outlives the account', async () => {
    await withRollback(sql, async (tx) => {
      const writer = newPerson('contributor');
      await insertPerson(tx, writer);
      const id = await insertContent(tx, { author: writer.id });
      await attempt(tx, writer, (at) => at`delete from public.content where id = ${id}`);
      await tx`delete from public.user_roles where user_id = ${writer.id}`;
      const { rows } = await attempt(tx, writer, (at) => at`select * from public.restore_content(${id})`);
      expect(rows).toEqual([]);
      await tx`delete from auth.users where id = ${writer.id}`;
      expect(
        only(await tx`select deleted_by, deleted_by_name from public.content_bin where id = ${id}`),
      ).toEqual({ deleted_by: null, deleted_by_name: 'Yao Passager' });
    });
  });

  it('keeps its words from everybody until it is restored', async () => {
    await withRollback(sql, async (tx) => {
      const id = await insertContent(tx, { author: people.contributor.id });
      await remove(tx, 'contributor', id);
      for (const actor of ['contributor', 'super admin'] as const) {
        const { code } = await attempt(tx, actor, (at) => at`select snapshot from public.content_bin`);
        expect(code).toBe('42501');
      }
    });
  });

  it('is erased permanently by a manager, and the journal says so', async () => {
    await withRollback(sql, async (tx) => {
      const id = await insertContent(tx, { author: people.editor.id });
      await remove(tx, 'editor', id);
      await attempt(tx, 'editor', (at) => at`delete from public.content_bin where id = ${id}`);
      expect(await countReferences(tx, id)).toMatchObject({ binned: 1 });
      await attempt(tx, 'admin', (at) => at`delete from public.content_bin where id = ${id}`);
      expect(await countReferences(tx, id)).toMatchObject({ binned: 0 });
      expect(await actions(tx, id)).toEqual(['delete', 'final_delete']);
    });
  });

  it('is erased by retention after 30 days, not before, without an actor', async () => {
    await withRollback(sql, async (tx) => {
      const [old, fresh] = [
        await insertContent(tx, { author: people.editor.id }),
        await insertContent(tx, { author: people.editor.id }),
      ];
      await remove(tx, 'admin', old);
      await remove(tx, 'admin', fresh);
      await withoutTriggers(
        tx,
        () => tx`
          update public.content_bin
          set deleted_at = now() - interval '30 days' + case when id = ${old} then interval '-1 second' else '1 second' end
          where id in (${old}, ${fresh})`,
      );
      expect(
        await tx`select kind, gone::int from private.apply_retention() where kind = 'content_bin'`,
      ).toMatchObject([{ kind: 'content_bin' }]);
      expect(await countReferences(tx, old)).toMatchObject({ binned: 0 });
      expect(await countReferences(tx, fresh)).toMatchObject({ binned: 1 });
      expect(await actions(tx, old)).toEqual(['delete']);
    });
  });
});
