import { describe, expect } from 'vitest';
import { BIN_RETENTION_DAYS } from '../../src/copy/admin/bin.ts';
import {
  ACTOR_NAMES,
  getActorRowOwnerId,
  peopleByActor,
  type TestActorName,
  targetPeople,
} from './support/actors.ts';
import { openActorApiClient } from './support/clients.ts';
import {
  expectRefusal,
  getOnlyRow,
  openConnection,
  runAs,
  type Transaction,
  withoutTriggers,
} from './support/database.ts';
import { createMediaFileColumns, getMediaAddress, insertContent, insertMedia } from './support/fixtures.ts';
import { loadStaffActions, readPublishedText } from './support/queries.ts';
import { it } from './support/rollback-test.ts';

const sql = openConnection();

const deleteFile = (tx: Transaction, who: TestActorName, id: string) =>
  runAs(tx, who)`delete from public.media_library where id = ${id} returning id`;

const restore = (tx: Transaction, who: TestActorName, id: string) =>
  runAs(tx, who)`select * from public.restore_media(array[${id}::uuid])`;

const eraseFile = (tx: Transaction, who: TestActorName, id: string) =>
  runAs(tx, who)`delete from public.media_bin where id = ${id} returning id`;

const loadRow = async (tx: Transaction, id: string) =>
  getOnlyRow(await tx`select * from public.media_library where id = ${id}`);

const countRows = async (tx: Transaction, id: string) =>
  getOnlyRow(
    await tx`
      select (select count(*)::int from public.media_library where id = ${id}) as files,
        (select count(*)::int from public.media_bin where id = ${id}) as binned`,
  );

/** Returns the cover and the library pictures of the published text. */
async function loadPublishedPictures(tx: Transaction, slug: string) {
  const text = await readPublishedText(tx, `/presse/${slug}`);
  return { cover: text.cover !== null, pictures: text.pictures.length };
}

/** Inserts a picture with renditions, and a published text that shows it. */
async function insertShownPicture(tx: Transaction) {
  const id = await insertMedia(tx, peopleByActor.editor.id);
  await tx`
    update public.media_library
    set caption = 'Dakar', focal_x = 10, focal_y = 20,
      renditions = '[{"name": "0a1b2c3d-320.webp", "width": 320, "height": 200}]'
    where id = ${id}`;
  const { file_path: address, filename } = await loadRow(tx, id);
  const slug = `montre-${id}`;
  const text = await insertContent(tx, { author: peopleByActor.editor.id, status: 'published', slug });
  await tx`
    update public.content set content = ${`![Une](${address})`}, cover_media_id = ${id}, share_media_id = ${id}
    where id = ${text}`;
  return { id, text, slug, filename: String(filename) };
}

// Tests private.reattach_restored_media
describe('a file that is deleted', () => {
  it('is in no published answer, and is restored at its address and places', async ({ tx }) => {
    const { id, text, slug } = await insertShownPicture(tx);
    const before = await loadRow(tx, id);
    const loadVersionAndCovers = async () =>
      getOnlyRow(
        await tx`select version, cover_media_id, share_media_id from public.content where id = ${text}`,
      );
    const { version: versionBefore } = await loadVersionAndCovers();
    expect(await loadPublishedPictures(tx, slug)).toEqual({ cover: true, pictures: 1 });

    expect((await deleteFile(tx, 'admin', id)).count).toBe(1);
    expect(await countRows(tx, id)).toEqual({ files: 0, binned: 1 });
    expect(await loadPublishedPictures(tx, slug)).toEqual({ cover: false, pictures: 0 });

    // a person who may edit no text restores the file; the version of the text must not change
    await tx`delete from public.role_permissions where role = 'admin' and permission = 'content_manage'`;
    expect((await restore(tx, 'admin', id)).rows).toEqual([{ id }]);
    expect(await loadRow(tx, id)).toEqual(before);
    expect(await countRows(tx, id)).toEqual({ files: 1, binned: 0 });
    expect(await loadPublishedPictures(tx, slug)).toEqual({ cover: true, pictures: 1 });
    expect(await loadVersionAndCovers()).toEqual({
      version: versionBefore,
      cover_media_id: id,
      share_media_id: id,
    });
    expect(await loadStaffActions(tx, id)).toEqual(['delete', 'restore']);
  });

  it('replaces no newer cover when restored; texts that dropped it stay unlinked', async ({ tx }) => {
    const { id, text } = await insertShownPicture(tx);
    await deleteFile(tx, 'admin', id);
    const other = await insertMedia(tx, null);
    await tx`update public.content set cover_media_id = ${other}, content = 'Plus rien.' where id = ${text}`;
    await restore(tx, 'admin', id);
    expect(
      getOnlyRow(await tx`select cover_media_id, share_media_id from public.content where id = ${text}`),
    ).toEqual({ cover_media_id: other, share_media_id: id });
    expect(await tx`select from public.content_media where media_id = ${id}`).toHaveLength(0);
  });

  it.for(ACTOR_NAMES)('is restored only by people who manage the library: %s', async (actor, { tx }) => {
    const isManager = actor === 'admin' || actor === 'super admin';
    const id = await insertMedia(tx, getActorRowOwnerId(actor));
    await deleteFile(tx, 'super admin', id);
    const { code, count } = await restore(tx, actor, id);
    expect([code, count]).toEqual(actor === 'anon' ? ['42501', 0] : [null, isManager ? 1 : 0]);
    expect(await countRows(tx, id)).toEqual(isManager ? { files: 1, binned: 0 } : { files: 0, binned: 1 });
  });

  it.for([
    ['an own file', true, 'editor', 1],
    ['a colleague’s file', false, 'admin', 0],
    ['an own file that a manager deleted', true, 'admin', 0],
  ] as const)(
    'is restored by an editor only if they own it and deleted it: %s',
    async ([_name, isOwn, remover, restoredCount], { tx }) => {
      const id = await insertMedia(tx, isOwn ? peopleByActor.editor.id : targetPeople.colleague.id);
      await deleteFile(tx, remover, id);
      expect((await restore(tx, 'editor', id)).count).toBe(restoredCount);
    },
  );

  it('is not restored by its uploader without the right to upload', async ({ tx }) => {
    const id = await insertMedia(tx, peopleByActor.editor.id);
    await deleteFile(tx, 'editor', id);
    await tx`delete from public.role_permissions where role = 'editor' and permission = 'media_upload'`;
    expect((await restore(tx, 'editor', id)).count).toBe(0);
  });

  it('is restored without its uploader when that account is deleted', async ({ tx }) => {
    const id = await insertMedia(tx, targetPeople.colleague.id);
    await deleteFile(tx, 'admin', id);
    await tx`delete from auth.users where id = ${targetPeople.colleague.id}`;
    await restore(tx, 'admin', id);
    expect(await loadRow(tx, id)).toMatchObject({ uploaded_by: null });
  });

  it('is erased or restored once, when two tabs try both', async ({ tx }) => {
    const [first, second] = [await insertMedia(tx, null), await insertMedia(tx, null)];
    await deleteFile(tx, 'admin', first);
    await deleteFile(tx, 'admin', second);
    await restore(tx, 'admin', first);
    expect((await eraseFile(tx, 'admin', first)).count).toBe(0);
    expect((await restore(tx, 'super admin', first)).count).toBe(0);
    expect(await countRows(tx, first)).toEqual({ files: 1, binned: 0 });
    expect((await eraseFile(tx, 'admin', second)).count).toBe(1);
    expect((await restore(tx, 'admin', second)).count).toBe(0);
    expect(await loadStaffActions(tx, second)).toEqual(['delete', 'final_delete']);
  });

  it('keeps its name reserved: no other row can name its file', async ({ tx }) => {
    const id = await insertMedia(tx, peopleByActor.editor.id);
    const { filename } = await loadRow(tx, id);
    const insertSameName = () =>
      runAs(tx, 'editor')`
          insert into public.media_library
            (filename, original_filename, file_path, mime_type, file_size, media_type, uploaded_by)
          values (${filename}, 'A.png', ${getMediaAddress(filename)}, 'image/png', 1, 'image', ${peopleByActor.editor.id})`;
    await deleteFile(tx, 'admin', id);
    expect((await insertSameName()).code).toBe('23505');
    // A second row of the bin cannot name it either. This insert avoids the trigger of the library.
    await expectRefusal(tx, 'superuser', '23505', 'media_bin_filename_key')`
      insert into public.media_bin (id, filename, original_filename, file_path, file_size, media_type, snapshot, search_text)
      select gen_random_uuid(), filename, original_filename, file_path, file_size, media_type, snapshot, search_text
      from public.media_bin where id = ${id}`;
    await eraseFile(tx, 'admin', id);
    expect((await insertSameName()).code).toBe(null);
  });
});

describe('the stored files of a file in the bin', () => {
  const manager = openActorApiClient('admin');
  const bucket = manager.storage.from('media');

  it('cannot be removed while a row of the library or the bin names them', async () => {
    const { filename } = createMediaFileColumns('jpg');
    const rendition = { name: '0a1b2c3d-320.webp', width: 320, height: 200 };
    const names = [`uploads/${filename}`, `uploads/${filename}.${rendition.name}`];
    // a rendition that no row names
    const staleName = `uploads/${filename}.ffffffff-320.webp`;
    for (const name of [...names, staleName]) {
      const type = name.endsWith('.webp') ? 'image/webp' : 'image/jpeg';
      expect((await bucket.upload(name, new File(['x'], 'f', { type }))).error).toBeNull();
    }
    const { id } = getOnlyRow(
      await sql`
        insert into public.media_library
          (filename, original_filename, file_path, mime_type, file_size, media_type, renditions)
        values (${filename}, 'A.jpg', ${getMediaAddress(filename)}, 'image/jpeg', 1, 'image', ${sql.json([rendition])})
        returning id`,
    );
    const removeFiles = async () =>
      ((await bucket.remove([...names, staleName])).data ?? []).map(({ name }) => name);

    expect(await removeFiles()).toEqual([staleName]);
    expect((await manager.from('media_library').delete().eq('id', id).select('id')).data).toHaveLength(1);
    expect(await removeFiles()).toEqual([]);
    expect((await manager.rpc('restore_media', { media_ids: [id] })).data).toEqual([{ id }]);
    expect(await removeFiles()).toEqual([]);
    await manager.from('media_library').delete().eq('id', id);
    expect((await manager.from('media_bin').delete().eq('id', id).select('id')).data).toHaveLength(1);
    expect((await removeFiles()).sort()).toEqual(names.sort());
  });

  it('are removed with their renditions after the days that their screen states', async ({ tx }) => {
    const oldPicture = await insertShownPicture(tx);
    const freshPicture = await insertShownPicture(tx);
    const restoredPicture = await insertShownPicture(tx);
    for (const { id } of [oldPicture, freshPicture, restoredPicture]) await deleteFile(tx, 'admin', id);
    await restore(tx, 'admin', restoredPicture.id);
    const objects = [oldPicture, freshPicture, restoredPicture].flatMap(({ filename }) => [
      `uploads/${filename}`,
      `uploads/${filename}.0a1b2c3d-320.webp`,
    ]);
    await tx`insert into storage.objects ${tx(objects.map((name) => ({ bucket_id: 'media', name })))}`;
    await withoutTriggers(tx)`
        update public.media_bin
        set deleted_at = now() - ${BIN_RETENTION_DAYS} * interval '1 day'
          + case when id = ${oldPicture.id} then interval '-1 second' else '1 second' end
        where id in (${oldPicture.id}, ${freshPicture.id})`;
    await tx`select private.apply_retention()`;
    expect(await countRows(tx, oldPicture.id)).toEqual({ files: 0, binned: 0 });
    expect(await countRows(tx, freshPicture.id)).toEqual({ files: 0, binned: 1 });
    // the job deleted it, without a person
    expect(await loadStaffActions(tx, oldPicture.id)).toEqual(['delete']);

    const loadFilesToRemove = async () => {
      const files = await tx`
        select name from private.files_to_remove() where bucket = 'media' and name = any (${objects}) order by name`;
      return files.map(({ name }) => name);
    };
    expect(await loadFilesToRemove()).toEqual(objects.slice(0, 2));
    await withoutTriggers(tx)`delete from storage.objects where name = ${objects[0] ?? ''}`;
    expect(await loadFilesToRemove()).toEqual(objects.slice(1, 2));
    await withoutTriggers(tx)`delete from storage.objects where name = ${objects[1] ?? ''}`;
    expect(await loadFilesToRemove()).toEqual([]);
    expect(await tx`select from private.erased_files where name = any (${objects})`).toHaveLength(0);
  });
});
