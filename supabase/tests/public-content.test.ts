import { afterAll, describe, expect, it } from 'vitest';
import { others } from './support/actors.ts';
import { attempt, connect, only, type Transaction, withRollback } from './support/database.ts';
import { insertContent, insertMedia } from './support/fixtures.ts';

const sql = connect();
afterAll(() => sql.end());

const SHOWN = [
  ...[
    'category',
    'content_type',
    'cover',
    'excerpt',
    'first_published_at',
    'id',
    'minutes',
    'pinned',
    'slug',
  ],
  ...['tags', 'title'],
];

const ON_ITS_PAGE = ['byline', 'content', 'pictures', 'seo_description', 'seo_title', 'share'];

async function insert(tx: Transaction, status: 'draft' | 'published' | 'archived', type: string) {
  const id = await insertContent(tx, { author: others.colleague.id, status });
  await tx`update public.content set content_type = ${type} where id = ${id}`;
  return { id, slug: `un-titre-${id}` };
}

type Item = Record<string, unknown> & { id: string; first_published_at: string };

/** Returns the texts of an answer to a visitor. */
async function readItems(tx: Transaction, ask: Parameters<typeof attempt>[2]): Promise<Item[]> {
  const { code, rows } = await attempt(tx, 'anon', ask);
  expect(code).toBe(null);
  return (only(rows).answer as string[]).map((text) => JSON.parse(text));
}

const at = async (tx: Transaction, path: string) =>
  (await readItems(tx, (as) => as`select public.published_text(${path}) as answer`))[0];

const article = (tx: Transaction, slug: string) => at(tx, `/presse/${slug}`);

const news = (tx: Transaction, wanted: number, after?: Item) =>
  readItems(
    tx,
    (at) => at`
      select public.published_news(
        cursor_at => ${after?.first_published_at ?? null}::text::timestamptz, cursor_id => ${after?.id ?? null},
        wanted => ${wanted}
      ) as answer`,
  );

describe('a visitor', () => {
  it.each([
    ['published', 'article', true],
    ['published', 'news', true],
    ['draft', 'article', false],
    ['draft', 'news', false],
    ['archived', 'article', false],
    ['archived', 'news', false],
    ['archived', 'page', false],
  ] as const)('reads a %s %s: %s', async (status, type, shown) => {
    await withRollback(sql, async (tx) => {
      const { id, slug } = await insert(tx, status, type);
      expect((await article(tx, slug))?.id).toBe(shown ? id : undefined);
      expect((await news(tx, 25)).some((item) => item.id === id)).toBe(shown);
    });
  });

  it('reads a page at its own address, and among no news', async () => {
    await withRollback(sql, async (tx) => {
      const { id, slug } = await insert(tx, 'draft', 'page');
      await tx`update public.content set status = 'published' where id = ${id}`;
      expect((await at(tx, `/pages/${slug}`))?.id).toBe(id);
      expect(await at(tx, `/presse/${slug}`)).toBe(undefined);
      expect((await news(tx, 25)).some((item) => item.id === id)).toBe(false);
    });
  });

  it('learns that a text was taken down, and nothing of unpublished ones', async () => {
    await withRollback(sql, async (tx) => {
      const { id, slug } = await insert(tx, 'published', 'article');
      expect((await article(tx, slug))?.id).toBe(id);
      await attempt(tx, 'editor', (as) => as`update public.content set status = 'draft' where id = ${id}`);
      expect(await article(tx, slug)).toEqual({ withdrawn: true });
      expect((await news(tx, 25)).some((item) => item.id === id)).toBe(false);
      expect(await article(tx, (await insert(tx, 'draft', 'article')).slug)).toBe(undefined);
    });
  });

  it('reads what a page shows of a text and of its pictures, and nothing else', async () => {
    await withRollback(sql, async (tx) => {
      const { id, slug } = await insert(tx, 'published', 'article');
      const empty = { content: 'Un texte.', cover: null, share: null, pictures: [] };
      expect(await article(tx, slug)).toMatchObject(empty);
      const [media, inside] = [
        await insertMedia(tx, others.colleague.id),
        await insertMedia(tx, others.colleague.id),
      ];
      const paths =
        await tx`select file_path from public.media_library where id in (${media}, ${inside}) order by id = ${inside}`;
      const [cover, picture] = paths.map(({ file_path }) => file_path as string);
      const renditions = [{ name: '0a1b2c3d-320.webp', width: 320, height: 200 }];
      await tx`update public.media_library set caption = 'Dakar', renditions = ${tx.json(renditions)} where id = ${inside}`;
      await tx`
        update public.content
        set cover_media_id = ${media}, share_media_id = ${media}, seo_title = 'Court', byline = 'Awa Diop',
          content = ${`![](${picture} "Dakar")`}
        where id = ${id}`;
      const [shown, listed] = [await article(tx, slug), only(await news(tx, 1))];
      expect(Object.keys(shown ?? {}).sort()).toEqual([...SHOWN, ...ON_ITS_PAGE].sort());
      expect(shown).toMatchObject({ seo_title: 'Court', seo_description: '', byline: 'Awa Diop' });
      expect(shown?.cover).toEqual({ file_path: cover });
      expect(shown?.share).toEqual({ file_path: cover });
      expect(shown?.pictures).toEqual([{ file_path: picture, caption: 'Dakar', renditions }]);
      expect(Object.keys(listed).sort()).toEqual(SHOWN);
      expect(listed.first_published_at).toBe(shown?.first_published_at);
    });
  });

  it('reads the news in pages of at most 25, each after the last one', async () => {
    await withRollback(sql, async (tx) => {
      // all published at one instant, so that only the ids decide the order
      const own: string[] = [];
      for (let number = 0; number < 30; number++) own.push((await insert(tx, 'published', 'news')).id);
      const ids: string[] = [];
      let step = await news(tx, 10_000);
      expect(step).toHaveLength(25);
      while (step.length > 0) {
        ids.push(...step.map(({ id }) => id));
        step = await news(tx, 25, step.at(-1));
      }
      expect(ids.filter((id) => own.includes(id))).toEqual(own.sort());
      for (const size of [0, -1]) expect(await news(tx, size)).toHaveLength(1);
    });
  });

  it('reads the news of a category, its subcategories and a tag in pages', async () => {
    await withRollback(sql, async (tx) => {
      const section = async (slug: string, parent_id: string | null = null) =>
        only(await tx`insert into public.categories ${tx({ name: slug, slug, parent_id })} returning id`).id;
      const [above, other] = [await section('rubrique-haute'), await section('rubrique-autre')];
      const below = await section('rubrique-basse', above);
      const tag = only(
        await tx`insert into public.tags (name, slug) values ('Un mot', 'un-mot') returning id`,
      ).id;
      const texts: string[] = [];
      for (const category_id of [above, below, above, other, null, below]) {
        const { id } = await insert(tx, 'published', 'article');
        await tx`update public.content set ${tx({ category_id })} where id = ${id}`;
        if (category_id !== other) await tx`insert into public.content_tags values (${id}, ${tag})`;
        texts.push(id);
      }
      const hidden = await insert(tx, 'draft', 'article');
      await tx`update public.content set category_id = ${above} where id = ${hidden.id}`;
      await tx`insert into public.content_tags values (${hidden.id}, ${tag})`;

      const all = async (filter: 'category' | 'tag', slug: string) => {
        const items: Item[] = [];
        for (let after: Item | undefined; ; after = items.at(-1)) {
          const step = await readItems(
            tx,
            (as) => as`select public.published_news(
              ${as(filter)} => ${slug}, cursor_at => ${after?.first_published_at ?? null}::text::timestamptz,
              cursor_id => ${after?.id ?? null}, wanted => 2
            ) as answer`,
          );
          if (step.length === 0) return items.map(({ id }) => id);
          items.push(...step);
        }
      };
      const by = (...numbers: number[]) => numbers.map((number) => texts[number]).sort();
      expect(await all('category', 'rubrique-haute')).toEqual(by(0, 1, 2, 5));
      expect(await all('category', 'rubrique-basse')).toEqual(by(1, 5));
      expect(await all('category', 'rubrique-inconnue')).toEqual([]);
      expect(await all('tag', 'un-mot')).toEqual(by(0, 1, 2, 4, 5));
      expect(await all('tag', 'mot-inconnu')).toEqual([]);

      const counts = await readItems(tx, (as) => as`select public.published_counts() as answer`);
      const of = (slug: string) => counts.find((one) => one.slug === slug);
      expect(of('rubrique-haute')).toEqual({
        ...{ slug: 'rubrique-haute', name: 'rubrique-haute', parent: null, count: 4 },
      });
      expect(of('rubrique-basse')).toMatchObject({ parent: 'rubrique-haute', count: 2 });
      const online = only(
        await tx`select count(*)::int from private.online_content where content_type <> 'page'`,
      );
      expect(counts[0]).toEqual(online);
      const listed = (await news(tx, 25)).find(({ id }) => id === texts[1]);
      expect(listed).toMatchObject({
        category: { slug: 'rubrique-basse', name: 'rubrique-basse', parent: 'rubrique-haute' },
        tags: [{ slug: 'un-mot', name: 'Un mot' }],
        minutes: 1,
      });
    });
  });

  it('reads the newest five that staff put forward, while they are online', async () => {
    await withRollback(sql, async (tx) => {
      const texts: string[] = [];
      for (const type of ['article', 'news', 'article', 'article', 'article', 'article', 'page']) {
        const { id } = await insert(tx, 'published', type);
        texts.push(id);
        await tx`update public.content set pinned = true where id = ${id}`;
      }
      const pinned = async () =>
        (await readItems(tx, (as) => as`select public.published_pinned() as answer`)).map(({ id }) => id);
      await tx`set local session_replication_role = replica`;
      for (const [day, id] of texts.entries())
        await tx`update public.content set first_published_at = now() - ${day} * interval '1 day' where id = ${id}`;
      expect(await pinned()).toEqual(texts.slice(0, 5));
      await tx`update public.content set unpublish_at = now() where id = ${texts[0] ?? ''}`;
      expect(await pinned()).toEqual(texts.slice(1, 6));
    });
  });

  it('reads all of it by id, page after page, for the build of the site', async () => {
    await withRollback(sql, async (tx) => {
      const own: string[] = [];
      for (let number = 0; number < 30; number++) {
        own.push((await insert(tx, 'published', number % 2 ? 'page' : 'article')).id);
        await insert(tx, 'draft', 'article');
      }
      const texts = (after?: Item) =>
        readItems(tx, (as) => as`select public.published_texts(${after?.id ?? null}, 100) as answer`);
      const items: Item[] = [];
      for (let step = await texts(); step.length > 0; step = await texts(step.at(-1))) items.push(...step);
      expect(items.map(({ id }) => id).filter((id) => own.includes(id))).toEqual(own.sort());
      expect(items.every(({ content }) => typeof content === 'string')).toBe(true);
      const online = await tx`select count(*)::int from private.online_content`;
      expect(items).toHaveLength(only(online).count);
    });
  });

  it.each(['content', 'media_library', 'content_tags'])('reads nothing of %s itself', async (table) => {
    await withRollback(sql, async (tx) => {
      await insert(tx, 'published', 'article');
      const names = await tx<{ name: string }[]>`
        select attname as name from pg_attribute
        where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped`;
      for (const { name } of names) {
        const look = (at: Transaction) =>
          at`select from ${at(`public.${table}`)} where ${at(name)} is not null`;
        expect((await attempt(tx, 'anon', look)).code, name).toBe('42501');
      }
    });
  });

  it('cannot call the search of the back office', async () => {
    await withRollback(sql, async (tx) => {
      const call = (at: Transaction) => at`select * from public.search_content('a')`;
      expect((await attempt(tx, 'anon', call)).code).toBe('42501');
    });
  });
});
