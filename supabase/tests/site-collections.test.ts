import { afterAll, describe, expect, it } from 'vitest';
import { attempt, connect, only, type Transaction, withRollback } from './support/database.ts';
import { insertMedia } from './support/fixtures.ts';

const sql = connect();
afterAll(() => sql.end());

const saying = (...items: object[]) => ({ texts: {}, items });

const save =
  (version: number, value: unknown, key = 'essai') =>
  (at: Transaction) =>
    at`select * from public.save_collection(${key}, ${version}, 'Essai', ${at.json(value as never)})`;

const asEditor = (tx: Transaction, version: number, value: unknown) =>
  attempt(tx, 'editor', save(version, value));

async function loadPublished(tx: Transaction, known: object | null = null) {
  const { rows } = await attempt(
    tx,
    'anon',
    (at) => at`select public.published_collections(${known && at.json(known as never)}) as texts`,
  );
  return (only(rows).texts as string[]).map((text) => JSON.parse(text));
}

describe('saving a collection', () => {
  it('counts versions, and answers no row over one that a colleague saved', async () => {
    await withRollback(sql, async (tx) => {
      const first = saying({ id: 'un', name: 'Un' });
      expect(only((await asEditor(tx, 0, first)).rows)).toMatchObject({
        key: 'essai',
        version: 1,
        value: first,
      });
      expect((await attempt(tx, 'admin', save(0, saying()))).rows).toEqual([]);
      expect(only((await attempt(tx, 'admin', save(1, saying()))).rows)).toMatchObject({ version: 2 });
      expect((await asEditor(tx, 1, first)).rows).toEqual([]);
      expect(only(await tx`select version, value from public.site_collections`)).toEqual({
        version: 2,
        value: saying(),
      });
    });
  });

  it('keeps what each version said, twenty-five of them, signed', async () => {
    await withRollback(sql, async (tx) => {
      for (let version = 0; version < 27; version += 1)
        await asEditor(tx, version, saying({ id: `n-${version}` }));
      const past = await tx`
        select version, author_name from public.site_collection_revisions order by version desc`;
      expect(past.map(({ version }) => version)).toEqual([...Array(25).keys()].map((nth) => 27 - nth));
      expect(past[0]?.author_name).not.toBe('');
    });
  });

  it('tells the journal which items came, went and changed, by their names', async () => {
    await withRollback(sql, async (tx) => {
      await asEditor(tx, 0, saying({ id: 'a', name: 'Awa' }, { id: 'b', title: 'Bintou' }));
      await asEditor(tx, 1, saying({ id: 'a', name: 'Awa Diop' }, { id: 'c', question: 'Pourquoi ?' }));
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
  });

  it.each([
    ['a list', []],
    ['a megabyte', saying({ id: 'un', text: 't'.repeat(1_000_000) })],
  ])('refuses %s', async (_, value) => {
    await withRollback(sql, async (tx) => {
      expect((await asEditor(tx, 0, value)).code).toBe('23514');
    });
  });

  it('refuses a key that is none', async () => {
    await withRollback(sql, async (tx) => {
      for (const key of ['', 'A', '../auth', 'é', 'x'.repeat(41)])
        expect((await attempt(tx, 'editor', save(0, saying(), key))).code, key).toBe('23514');
    });
  });

  it('is reported when its file is deleted, and recounted afterwards', async () => {
    await withRollback(sql, async (tx) => {
      const file = await insertMedia(tx, null);
      await asEditor(tx, 0, saying({ id: 'un', portrait: file }));
      const { rows } = await attempt(
        tx,
        'editor',
        (at) => at`select key, label from public.collections_showing(${file})`,
      );
      expect([...rows]).toEqual([{ key: 'essai', label: 'Essai' }]);
      await tx`set constraints all immediate`;
      await tx`update private.site_build set changed_by = null, changes = 7`;
      await tx`delete from public.media_library where id = ${file}`;
      expect(only(await tx`select changes::int from private.site_build`)).toEqual({ changes: 8 });
    });
  });

  it('is counted as a change that visitors see', async () => {
    await withRollback(sql, async (tx) => {
      const countChanges = async () => {
        await tx`set constraints all immediate`;
        await tx`set constraints all deferred`;
        await tx`update private.site_build set changed_by = null`;
        return only(await tx`select changes::int from private.site_build`).changes as number;
      };
      const before = await countChanges();
      await asEditor(tx, 0, saying());
      expect(await countChanges()).toBe(before + 1);
    });
  });
});

describe('the published collections', () => {
  it('is what is online: nothing that staff keep back, and the files it names', async () => {
    await withRollback(sql, async (tx) => {
      const file = await insertMedia(tx, null);
      const person = { id: 'un', name: 'Un', portrait: file };
      await asEditor(tx, 0, saying(person, { id: 'secret', name: 'À venir', hidden: true }));
      const [collection] = await loadPublished(tx);
      expect(collection).toMatchObject({
        key: 'essai',
        version: 1,
        value: saying(person),
        media: [{ id: file }],
      });
      expect(JSON.stringify(collection)).not.toContain('À venir');
    });
  });

  it('has the files that the texts around a list name, too', async () => {
    await withRollback(sql, async (tx) => {
      const file = await insertMedia(tx, null);
      await asEditor(tx, 0, { texts: { picture: file }, items: [] });
      expect((await loadPublished(tx))[0]).toMatchObject({ media: [{ id: file }] });
    });
  });

  it('is only what is newer than what they know, of what they ask for', async () => {
    await withRollback(sql, async (tx) => {
      await asEditor(tx, 0, saying());
      await attempt(tx, 'editor', save(0, saying(), 'autre'));
      expect(await loadPublished(tx, { essai: 1 })).toEqual([]);
      expect((await loadPublished(tx, { essai: 0 })).map(({ key }) => key)).toEqual(['essai']);
      expect(await loadPublished(tx, {})).toEqual([]);
      for (const nonsense of [[], ['essai'], { essai: 'un' }, { essai: { un: 1 } }])
        expect((await loadPublished(tx, nonsense)).length).toBeLessThan(2);
    });
  });

  it('is published unchanged when edited by hand, for the browser to reject', async () => {
    await withRollback(sql, async (tx) => {
      await asEditor(tx, 0, saying());
      for (const value of [{ items: 'aucun' }, { items: [1, null, [], 'x'] }, {}]) {
        await tx`update public.site_collections set value = ${tx.json(value as never)}`;
        expect(await loadPublished(tx)).toHaveLength(1);
      }
    });
  });
});
