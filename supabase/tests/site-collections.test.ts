import { describe, expect } from 'vitest';
import { peopleByActor, type TestActorName } from './support/actors.ts';
import { getOnlyRow, runAs, type StatementSender, type Transaction, toJson } from './support/database.ts';
import { insertMedia } from './support/fixtures.ts';
import { readJsonAnswersAs } from './support/queries.ts';
import { it } from './support/rollback-test.ts';
import { countSiteBuildChangesDuring } from './support/site-builds.ts';

const createCollectionValue = (...items: object[]) => ({ texts: {}, items });

const saveCollection = (
  tx: Transaction,
  who: StatementSender,
  version: number,
  value: unknown,
  key = 'essai',
) =>
  runAs(tx, who)`
    select * from public.save_collection(${key}, ${version}, 'Essai', ${toJson(tx, value)})`;

const saveAsEditor = (tx: Transaction, version: number, value: unknown) =>
  saveCollection(tx, 'editor', version, value);

/** Saves a draft over its `version`, 0 for a first draft, with the statements of src/admin/features/collections/api/drafts.ts. */
function saveDraft(
  tx: Transaction,
  value: unknown,
  { version = 0, base = 0, at = null as string | null, who = 'editor' as TestActorName } = {},
) {
  const draft = { label: 'Essai', value: toJson(tx, value), base_version: base, publish_at: at };
  return version === 0
    ? runAs(tx, who)`
        insert into public.site_collection_drafts ${tx({ key: 'essai', ...draft })} on conflict do nothing returning *`
    : runAs(tx, who)`
        update public.site_collection_drafts set ${tx(draft)} where key = 'essai' and version = ${version} returning *`;
}

const readDrafts = (tx: Transaction) =>
  tx`select version, value, publish_at from public.site_collection_drafts`;

const loadPublished = (tx: Transaction, known: object | null = null) =>
  readJsonAnswersAs(
    tx,
  )`select public.published_collections(${known === null ? null : toJson(tx, known)}) as answer`;

describe('saving a collection', () => {
  it('counts versions, and returns no row when a colleague saved meanwhile', async ({ tx }) => {
    const first = createCollectionValue({ id: 'un', name: 'Un' });
    expect(getOnlyRow((await saveAsEditor(tx, 0, first)).rows)).toMatchObject({
      key: 'essai',
      version: 1,
      value: first,
    });
    expect((await saveCollection(tx, 'admin', 0, createCollectionValue())).rows).toEqual([]);
    expect(getOnlyRow((await saveCollection(tx, 'admin', 1, createCollectionValue())).rows)).toMatchObject({
      version: 2,
    });
    expect((await saveAsEditor(tx, 1, first)).rows).toEqual([]);
    expect(getOnlyRow(await tx`select version, value from public.site_collections`)).toEqual({
      version: 2,
      value: createCollectionValue(),
    });
  });

  it('saves a new label with the same value', async ({ tx }) => {
    const value = createCollectionValue({ id: 'un', name: 'Un' });
    await saveAsEditor(tx, 0, value);
    const { rows } = await runAs(tx, 'editor')`
      select * from public.save_collection('essai', 1, 'Autre nom', ${toJson(tx, value)})`;
    expect(getOnlyRow(rows)).toMatchObject({ label: 'Autre nom', version: 2, value });
  });

  it('keeps the last twenty-five versions with their authors', async ({ tx }) => {
    for (let version = 0; version < 27; version += 1)
      await saveAsEditor(tx, version, createCollectionValue({ id: `n-${version}` }));
    const revisions = await tx`
      select version, author_name from public.site_collection_revisions order by version desc`;
    expect(revisions.map(({ version }) => version)).toEqual(
      Array.from({ length: 25 }, (_, index) => 27 - index),
    );
    expect(revisions[0]?.author_name).not.toBe('');
  });

  it('logs the names of added, removed and changed items', async ({ tx }) => {
    const unchangedItem = { id: 'd', name: 'Dialika' };
    await saveAsEditor(
      tx,
      0,
      createCollectionValue({ id: 'a', name: 'Awa' }, { id: 'b', title: 'Bintou' }, unchangedItem),
    );
    const changedValue = createCollectionValue(
      unchangedItem,
      { id: 'a', name: 'Awa Diop' },
      { id: 'c', question: 'Pourquoi ?' },
    );
    await saveAsEditor(tx, 1, changedValue);
    const [line] = await tx`
      select target_label, details from public.activity_log where action = 'collection_update' and details ? 'items_added'`;
    expect(line).toEqual({
      target_label: 'Essai',
      details: {
        collection: 'essai',
        items_added: ['Pourquoi ?'],
        items_removed: ['Bintou'],
        items_changed: ['Awa Diop'],
      },
    });
  });

  it.for([
    ['a list', []],
    ['a megabyte', createCollectionValue({ id: 'un', text: 't'.repeat(1_000_000) })],
  ] as const)('refuses %s', async ([_what, value], { tx }) => {
    expect((await saveAsEditor(tx, 0, value)).code).toBe('23514');
  });

  it('refuses an invalid key', async ({ tx }) => {
    for (const key of ['', 'A', '../auth', 'é', 'x'.repeat(41)])
      expect((await saveCollection(tx, 'editor', 0, createCollectionValue(), key)).code, key).toBe('23514');
  });

  it('records its files; the deletion of a file counts as a change', async ({ tx }) => {
    const file = await insertMedia(tx, null);
    await saveAsEditor(tx, 0, createCollectionValue({ id: 'un', portrait: file }));
    const { rows } = await runAs(tx, 'editor')`select key, label from public.collections_showing(${file})`;
    expect([...rows]).toEqual([{ key: 'essai', label: 'Essai' }]);
    const deleteFile = () => tx`delete from public.media_library where id = ${file}`;
    expect(await countSiteBuildChangesDuring(tx, deleteFile)).toBe(1);
  });

  it('is counted as a change that visitors see', async ({ tx }) => {
    expect(await countSiteBuildChangesDuring(tx, () => saveAsEditor(tx, 0, createCollectionValue()))).toBe(1);
  });
});

describe('the draft of a collection', () => {
  const draftValue = createCollectionValue({ id: 'un', name: 'Brouillon' });

  it('counts versions, and returns no row when a colleague saved meanwhile', async ({ tx }) => {
    expect(getOnlyRow((await saveDraft(tx, draftValue)).rows)).toMatchObject({ version: 1, base_version: 0 });
    expect((await saveDraft(tx, createCollectionValue(), { who: 'admin' })).rows).toEqual([]);
    const datedDraft = await saveDraft(tx, draftValue, { version: 1, at: '2030-01-01T08:00:00Z' });
    expect(getOnlyRow(datedDraft.rows)).toMatchObject({
      version: 2,
      publish_at: new Date('2030-01-01T08:00:00Z'),
    });
  });

  it('is not shown to visitors, and ends when it is published', async ({ tx }) => {
    await saveAsEditor(tx, 0, createCollectionValue());
    await saveDraft(tx, draftValue, { base: 1 });
    expect((await loadPublished(tx))[0]).toMatchObject({ version: 1, value: createCollectionValue() });
    const publish = (base: number, draft: number) =>
      runAs(tx, 'editor')`
        select * from public.save_collection(
          'essai', base_version => ${base}, collection_label => 'Essai', new_value => ${toJson(tx, draftValue)},
          draft_version => ${draft}
        )`;
    // over an old version of the collection: nothing is saved, and the draft stays
    expect((await publish(0, 1)).rows).toEqual([]);
    expect(await readDrafts(tx)).toHaveLength(1);
    expect((await publish(1, 1)).rows).toHaveLength(1);
    expect(await readDrafts(tx)).toEqual([]);
  });

  it('stays when a save of the collection does not name it', async ({ tx }) => {
    await saveDraft(tx, draftValue);
    await saveDraft(tx, createCollectionValue(), { version: 1 });
    await saveAsEditor(tx, 0, draftValue);
    expect(await readDrafts(tx)).toHaveLength(1);
  });

  it.for([
    ['a default collection', 0],
    ['a changed collection', 1],
  ] as const)('goes online at its time over %s, in the name of its author', async ([_what, base], { tx }) => {
    if (base > 0) await saveCollection(tx, 'admin', 0, createCollectionValue());
    await saveDraft(tx, draftValue, { base, at: '2026-01-01' });
    expect(getOnlyRow(await tx`select private.apply_due_schedules() as count`).count).toBe(1);
    expect(await readDrafts(tx)).toEqual([]);
    expect((await loadPublished(tx))[0]).toMatchObject({ version: base + 1, value: draftValue });
    const [revision] = await tx`
      select author, author_name from public.site_collection_revisions order by version desc limit 1`;
    const { id, firstName, lastName } = peopleByActor.editor;
    expect(revision).toEqual({ author: id, author_name: `${firstName} ${lastName}` });
  });

  it('waits for its time, and stays when its collection changed since', async ({ tx }) => {
    const runJob = () => tx`select private.apply_due_schedules()`;
    await saveDraft(tx, draftValue, { at: '2099-01-01' });
    await runJob();
    expect(await loadPublished(tx)).toEqual([]);
    await saveDraft(tx, draftValue, { version: 1, at: '2026-01-01' });
    await saveAsEditor(tx, 0, createCollectionValue());
    await runJob();
    expect((await loadPublished(tx))[0]).toMatchObject({ version: 1 });
    expect(await readDrafts(tx)).toHaveLength(1);
  });

  it('counts its files as in use', async ({ tx }) => {
    const file = await insertMedia(tx, null);
    await saveDraft(tx, createCollectionValue({ id: 'un', portrait: file }));
    const { rows } = await runAs(tx, 'editor')`select key from public.collections_showing(${file})`;
    expect([...rows]).toEqual([{ key: 'essai' }]);
  });
});

describe('the published collections', () => {
  it('contain the files that they name, and no hidden items', async ({ tx }) => {
    const file = await insertMedia(tx, null);
    const person = { id: 'un', name: 'Un', portrait: file };
    await saveAsEditor(tx, 0, createCollectionValue(person, { id: 'secret', name: 'À venir', hidden: true }));
    const [collection] = await loadPublished(tx);
    expect(collection).toMatchObject({
      key: 'essai',
      version: 1,
      value: createCollectionValue(person),
      media: [{ id: file }],
    });
    expect(JSON.stringify(collection)).not.toContain('À venir');
  });

  it('contain the files that their texts name', async ({ tx }) => {
    const file = await insertMedia(tx, null);
    await saveAsEditor(tx, 0, { texts: { picture: file }, items: [] });
    expect((await loadPublished(tx))[0]).toMatchObject({ media: [{ id: file }] });
  });

  it('are only the requested ones with a newer version', async ({ tx }) => {
    await saveAsEditor(tx, 0, createCollectionValue());
    await saveCollection(tx, 'editor', 0, createCollectionValue(), 'autre');
    expect(await loadPublished(tx, { essai: 1 })).toEqual([]);
    expect((await loadPublished(tx, { essai: 0 })).map(({ key }) => key)).toEqual(['essai']);
    expect(await loadPublished(tx, {})).toEqual([]);
    for (const nonsense of [[], ['essai'], { essai: 'un' }, { essai: { un: 1 } }])
      expect((await loadPublished(tx, nonsense)).length).toBeLessThan(2);
  });

  it('are returned even when SQL stored values of another shape', async ({ tx }) => {
    await saveAsEditor(tx, 0, createCollectionValue());
    for (const value of [{ items: 'aucun' }, { items: [1, null, [], 'x'] }, {}]) {
      await tx`update public.site_collections set value = ${toJson(tx, value)}`;
      expect(await loadPublished(tx)).toHaveLength(1);
    }
  });
});
