import { describe, expect } from 'vitest';
import { getActorRowOwnerId, peopleByActor, type TestActorName, targetPeople } from './support/actors.ts';
import { expectRefusal, getOnlyRow, runAs, type Transaction, withoutTriggers } from './support/database.ts';
import { insertContent, insertCopy, insertTag, type TestContentValues } from './support/fixtures.ts';
import { loadStaffActions, readJsonAnswersAs, readPublishedText } from './support/queries.ts';
import { it } from './support/rollback-test.ts';

type Fields = Record<string, string | boolean | null>;

/** Saves these fields and tags to a new working copy of a text. */
const saveAsCopy = (
  tx: Transaction,
  who: TestActorName,
  id: string,
  fields: Fields,
  { version = 1, addedTags = [] as string[] } = {},
) =>
  runAs(tx, who)`
      select id, title, status, author_id, copy_of, copied_version
      from public.save_content(
        ${tx.json(fields)}, tags_added => ${addedTags}, text_id => ${id}, base_version => ${version}, as_copy => true
      )`;

const publishCopy = (
  tx: Transaction,
  who: TestActorName,
  copy: string,
  { fields = { title: 'Nouveau titre' } as Fields, version = 1, originalVersion = 1 } = {},
) =>
  runAs(tx, who)`
      select id, title, status, version
      from public.publish_copy(
        ${copy}, base_version => ${version}, original_version => ${originalVersion}, fields => ${tx.json(fields)}
      )`;

const readRow = async (tx: Transaction, id: string) =>
  (await tx`select to_jsonb(text) as row from public.content as text where id = ${id}`)[0]?.row ?? null;

const readTags = async (tx: Transaction, id: string) =>
  (await tx`select tag_id from public.content_tags where content_id = ${id}`).map(({ tag_id }) => tag_id);

const insertOnlineText = (tx: Transaction, draft: Omit<TestContentValues, 'status'> = {}) =>
  insertContent(tx, { ...draft, status: 'published' });

/** Runs the job that publishes due copies each minute. */
const runJob = (tx: Transaction) => tx`select private.apply_due_schedules()`;

const makeDue = (tx: Transaction, copy: string) =>
  tx`update public.content set update_at = now() - interval '1 minute' where id = ${copy}`;

describe('the first change to a text that is online', () => {
  it.for([
    ['anon', "a colleague's", '42501', 0],
    ['no role', 'their own', null, 0],
    ['contributor', 'their own', null, 1],
    ['contributor', "a colleague's", null, 0],
    ['moderator', "a colleague's", null, 0],
    ['editor', "a colleague's", null, 1],
    ['admin', "a colleague's", null, 1],
    ['super admin', "a colleague's", null, 1],
  ] as const)('by %s to %s text: error code %s, %i copies', async ([actor, whose, code, count], { tx }) => {
    const author = whose === "a colleague's" ? targetPeople.colleague.id : peopleByActor[actor].id;
    const id = await insertOnlineText(tx, { author });
    const before = await readRow(tx, id);
    const result = await saveAsCopy(tx, actor, id, { title: 'En cours' });
    expect([result.code, result.count]).toEqual([code, count]);
    expect(await readRow(tx, id)).toEqual(before);
    if (count === 1)
      expect(result.rows[0]).toMatchObject({
        title: 'En cours',
        status: 'draft',
        author_id: author,
        copy_of: id,
        copied_version: 1,
      });
  });

  it('copies every field and tag, and keeps the published state as its first revision', async ({ tx }) => {
    const [id, tag] = [await insertOnlineText(tx), await insertTag(tx)];
    await tx`insert into public.content_tags values (${id}, ${tag})`;
    await tx`update public.content set pinned = true, byline = 'Awa', seo_title = 'Moteurs' where id = ${id}`;
    const copy = String(
      (await saveAsCopy(tx, 'editor', id, { title: 'En cours' }, { version: 2 })).rows[0]?.id,
    );
    expect(await readRow(tx, copy)).toMatchObject({ pinned: true, byline: 'Awa', seo_title: 'Moteurs' });
    expect(await readTags(tx, copy)).toEqual([tag]);
    const revisions = await tx`
      select snapshot ->> 'title' as title from public.content_revisions where content_id = ${copy} order by version`;
    expect(revisions.map(({ title }) => title)).toEqual(['Un titre', 'En cours']);
    expect(await loadStaffActions(tx, id)).toEqual(['copy_create']);
    expect(await loadStaffActions(tx, copy)).toEqual([]);
  });

  it('copies the newest version of a published text once, never a draft', async ({ tx }) => {
    const id = await insertOnlineText(tx);
    expect((await saveAsCopy(tx, 'editor', id, { title: 'Version inconnue' }, { version: 2 })).count).toBe(0);
    const copy = String((await saveAsCopy(tx, 'editor', id, { title: 'En cours' })).rows[0]?.id);
    expect((await saveAsCopy(tx, 'admin', id, { title: 'Deuxième' })).count).toBe(0);
    expect((await saveAsCopy(tx, 'admin', copy, { title: 'Copie de copie' }, { version: 2 })).count).toBe(0);
    const draft = await insertContent(tx);
    expect((await saveAsCopy(tx, 'admin', draft, { title: 'Copie d’un brouillon' })).count).toBe(0);
  });
});

describe('a working copy', () => {
  it.for([
    ['anon', '42501', 0],
    ['no role', null, 0],
    ['contributor', null, 0],
    ['moderator', '42501', 0],
    ['editor', null, 1],
    ['admin', null, 1],
    ['super admin', null, 1],
  ] as const)('is put online by %s: error code %s, %i rows', async ([actor, code, count], { tx }) => {
    const id = await insertOnlineText(tx, { author: getActorRowOwnerId(actor) });
    const copy = await insertCopy(tx, id);
    const before = await readRow(tx, id);
    const publication = await publishCopy(tx, actor, copy);
    expect([publication.code, publication.count]).toEqual([code, count]);
    if (count === 0) {
      await expectRefusal(tx, actor, '42501')`select private.publish_copy_row(${copy}, 1)`;
      expect([await readRow(tx, id), await readRow(tx, copy)]).toMatchObject([before, { id: copy }]);
    } else
      expect(publication.rows).toEqual([{ id, title: 'Nouveau titre', status: 'published', version: 2 }]);
  });

  it('replaces words, tags and address; adds a revision and a redirect; keeps preview links', async ({
    tx,
  }) => {
    const id = await insertOnlineText(tx, { slug: 'avant' });
    const [droppedTag, keptTag] = [await insertTag(tx), await insertTag(tx)];
    await tx`insert into public.content_tags values (${id}, ${droppedTag})`;
    const createdCopy = await saveAsCopy(
      tx,
      'editor',
      id,
      { title: 'En cours', slug: 'apres' },
      { addedTags: [keptTag] },
    );
    const copy = String(createdCopy.rows[0]?.id);
    await tx`delete from public.content_tags where content_id = ${copy} and tag_id = ${droppedTag}`;
    const link = await runAs(tx, 'editor')`select token from public.make_preview(${copy})`;
    expect(await readPublishedText(tx, '/presse/avant')).toMatchObject({ title: 'Un titre' });
    expect(await readPublishedText(tx, '/presse/apres')).toBe(null);

    await publishCopy(tx, 'editor', copy, { fields: { excerpt: 'Le chapeau.' }, version: 2 });
    expect(await readPublishedText(tx, '/presse/apres')).toMatchObject({
      title: 'En cours',
      excerpt: 'Le chapeau.',
    });
    expect(await readPublishedText(tx, '/presse/avant')).toEqual({ moved_to: '/presse/apres' });
    expect(await readTags(tx, id)).toEqual([keptTag]);
    expect(await readRow(tx, copy)).toBe(null);
    const revision = getOnlyRow(
      await tx`select snapshot, author_name from public.content_revisions where content_id = ${id} and version = 2`,
    );
    expect(revision).toMatchObject({ snapshot: { title: 'En cours' }, author_name: 'Edem Essai' });
    const token = String(link.rows[0]?.token);
    const preview = await readJsonAnswersAs(tx)`select public.previewed_text(${token}) as answer`;
    expect(preview).toEqual([{ moved_to: '/presse/apres' }]);
    expect(await loadStaffActions(tx, id)).toEqual(expect.arrayContaining(['copy_create', 'copy_publish']));
    expect(await loadStaffActions(tx, id)).not.toContain('copy_delete');
    expect(await tx`select from public.content_bin where id = ${copy}`).toHaveLength(0);
  });

  it.for([
    ['the original has another version', { originalVersion: 2 }],
    ['the copy has another version', { version: 2 }],
  ] as const)('changes nothing when %s', async ([_what, versions], { tx }) => {
    const id = await insertOnlineText(tx);
    const copy = await insertCopy(tx, id);
    const before = [await readRow(tx, id), await readRow(tx, copy)];
    expect((await publishCopy(tx, 'editor', copy, versions)).count).toBe(0);
    expect([await readRow(tx, id), await readRow(tx, copy)]).toEqual(before);
  });

  it('stays unchanged and offline when another text has its address', async ({ tx }) => {
    await insertOnlineText(tx, { slug: 'prise' });
    const id = await insertOnlineText(tx);
    const copy = await insertCopy(tx, id);
    expect((await publishCopy(tx, 'editor', copy, { fields: { slug: 'prise' } })).code).toBe('23505');
    expect(await readRow(tx, copy)).toMatchObject({ title: 'Un titre', version: 1 });
  });

  it('can only have the status draft', async ({ tx }) => {
    const copy = await insertCopy(tx, await insertOnlineText(tx));
    await expectRefusal(tx, 'super admin', '23514')`
      update public.content set status = 'published' where id = ${copy} returning id`;
  });

  it('does not change the link state of its text', async ({ tx }) => {
    const id = await insertOnlineText(tx, { author: peopleByActor.editor.id, slug: 'en-ligne' });
    await insertCopy(tx, id);
    const link = await runAs(tx, 'editor')`select state from public.link_targets(array['/presse/en-ligne'])`;
    expect(link.rows).toEqual([{ state: 'online' }]);
  });

  it('is discarded by an editor with a journal line; its text stays unchanged', async ({ tx }) => {
    const id = await insertOnlineText(tx);
    const copy = await insertCopy(tx, id);
    // now() stands still in a transaction: a new `updated_at` would equal the old one
    await withoutTriggers(tx)`
      update public.content set updated_at = now() - interval '1 hour' where id = ${id}`;
    const before = await readRow(tx, id);
    await runAs(tx, 'editor')`delete from public.content where id = ${copy} returning id`;
    expect(await readRow(tx, copy)).toBe(null);
    expect(await readRow(tx, id)).toEqual(before);
    expect((await loadStaffActions(tx, id)).at(-1)).toBe('copy_delete');
  });

  it('goes to the bin with its text and comes back with it', async ({ tx }) => {
    const id = await insertOnlineText(tx);
    const copy = await insertCopy(tx, id);
    await tx`update public.content set title = 'En cours' where id = ${copy}`;
    await runAs(tx, 'admin')`delete from public.content where id = ${id} returning id`;
    expect(await readRow(tx, copy)).toBe(null);
    expect((await runAs(tx, 'admin')`select * from public.restore_content(array[${id}::uuid])`).count).toBe(
      1,
    );
    expect(await readRow(tx, copy)).toMatchObject({ title: 'En cours', copy_of: id, copied_version: 2 });
  });

  it('is proposed by its author; the journal names the original text', async ({ tx }) => {
    const id = await insertOnlineText(tx, { author: peopleByActor.contributor.id });
    const copy = await insertCopy(tx, id);
    const step = await runAs(tx, 'contributor')`select * from public.review_content(${copy}, 'propose')`;
    expect(step.count).toBe(1);
    expect((await loadStaffActions(tx, id)).at(-1)).toBe('propose');
  });
});

describe('a scheduled copy', () => {
  it('goes online by the job once its time has come', async ({ tx }) => {
    const id = await insertOnlineText(tx, { slug: 'prevu' });
    const copy = await insertCopy(tx, id, '2099-01-01');
    await tx`update public.content set title = 'À l’heure' where id = ${copy}`;
    await runJob(tx);
    expect(await readPublishedText(tx, '/presse/prevu')).toMatchObject({ title: 'Un titre' });
    await makeDue(tx, copy);
    await runJob(tx);
    expect(await readPublishedText(tx, '/presse/prevu')).toMatchObject({ title: 'À l’heure' });
    expect(await readRow(tx, copy)).toBe(null);
  });

  it('waits when its original changed or its address is taken; others go online', async ({ tx }) => {
    await insertOnlineText(tx, { slug: 'prise' });
    const changedText = await insertOnlineText(tx);
    const outdatedCopy = await insertCopy(tx, changedText);
    const blockedCopy = await insertCopy(tx, await insertOnlineText(tx));
    const readyCopy = await insertCopy(tx, await insertOnlineText(tx));
    await tx`update public.content set title = 'Autre version' where id = ${changedText}`;
    await tx`update public.content set slug = 'prise' where id = ${blockedCopy}`;
    for (const copy of [outdatedCopy, blockedCopy, readyCopy]) await makeDue(tx, copy);
    await runJob(tx);
    const remainingTexts = await tx`
      select id from public.content where id in (${outdatedCopy}, ${blockedCopy}, ${readyCopy})`;
    expect(remainingTexts.map(({ id }) => id).sort()).toEqual([outdatedCopy, blockedCopy].sort());
  });

  it('lets no author without the right to publish change its tags', async ({ tx }) => {
    const tag = await insertTag(tx);
    const id = await insertOnlineText(tx, { author: peopleByActor.contributor.id });
    const copy = await insertCopy(tx, id, '2099-01-01');
    await expectRefusal(tx, 'contributor', '42501')`
      insert into public.content_tags ${tx({ content_id: copy, tag_id: tag })}`;
  });
});
