import { afterAll, describe, expect, it } from 'vitest';
import { others, people } from './support/actors.ts';
import { attempt, connect, only, rolledBack, type Transaction } from './support/database.ts';
import { insertContent, insertMedia } from './support/fixtures.ts';

const sql = connect();
afterAll(() => sql.end());

const SHOWN = ['category', 'content_type', 'cover', 'excerpt', 'first_published_at', 'id', 'slug', 'title'];

async function insert(tx: Transaction, status: 'draft' | 'published' | 'archived', type: string) {
  const id = await insertContent(tx, { author: others.colleague.id, status });
  await tx`update public.content set content_type = ${type} where id = ${id}`;
  return { id, slug: `un-titre-${id}` };
}

type Item = Record<string, unknown> & { id: string; first_published_at: string };

/** The texts a visitor is answered. */
async function read(tx: Transaction, ask: Parameters<typeof attempt>[2]): Promise<Item[]> {
  const { code, rows } = await attempt(tx, 'anon', ask);
  expect(code).toBe(null);
  return (only(rows).answer as string[]).map((text) => JSON.parse(text));
}

const at = async (tx: Transaction, path: string) =>
  (await read(tx, (as) => as`select public.published_text(${path}) as answer`))[0];

const article = (tx: Transaction, slug: string) => at(tx, `/presse/${slug}`);

const news = (tx: Transaction, wanted: number, after?: Item) =>
  read(
    tx,
    (at) => at`
      select public.published_news(
        ${after?.first_published_at ?? null}::text::timestamptz, ${after?.id ?? null}, ${wanted}
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
    await rolledBack(sql, async (tx) => {
      const { id, slug } = await insert(tx, status, type);
      expect((await article(tx, slug))?.id).toBe(shown ? id : undefined);
      expect((await news(tx, 25)).some((item) => item.id === id)).toBe(shown);
    });
  });

  it('reads a page at its own address, and among no news', async () => {
    await rolledBack(sql, async (tx) => {
      const { id, slug } = await insert(tx, 'draft', 'page');
      await tx`update public.content set status = 'published' where id = ${id}`;
      expect((await at(tx, `/pages/${slug}`))?.id).toBe(id);
      expect(await at(tx, `/presse/${slug}`)).toBe(undefined);
      expect((await news(tx, 25)).some((item) => item.id === id)).toBe(false);
    });
  });

  it('is told that something was taken down, and nothing of what never was online', async () => {
    await rolledBack(sql, async (tx) => {
      const { id, slug } = await insert(tx, 'published', 'article');
      expect((await article(tx, slug))?.id).toBe(id);
      await attempt(tx, 'editor', (as) => as`update public.content set status = 'draft' where id = ${id}`);
      expect(await article(tx, slug)).toEqual({ withdrawn: true });
      expect((await news(tx, 25)).some((item) => item.id === id)).toBe(false);
      expect(await article(tx, (await insert(tx, 'draft', 'article')).slug)).toBe(undefined);
    });
  });

  it('reads what a page shows of a text and of its cover, and nothing else', async () => {
    await rolledBack(sql, async (tx) => {
      const { id, slug } = await insert(tx, 'published', 'article');
      expect(await article(tx, slug)).toMatchObject({ content: 'Un texte.', cover: null });
      const media = await insertMedia(tx, others.colleague.id);
      await tx`update public.content set cover_media_id = ${media} where id = ${id}`;
      const cover = only(await tx`select file_path from public.media_library where id = ${media}`);
      const [shown, listed] = [await article(tx, slug), only(await news(tx, 1))];
      expect(Object.keys(shown ?? {}).sort()).toEqual([...SHOWN, 'content'].sort());
      expect(shown?.cover).toEqual({ file_path: cover.file_path, alt_text: null });
      expect(Object.keys(listed).sort()).toEqual(SHOWN);
      expect(listed.first_published_at).toBe(shown?.first_published_at);
    });
  });

  it('reads the news in steps, each after the last one shown, 25 at most whatever is asked', async () => {
    await rolledBack(sql, async (tx) => {
      // all published at one moment: the ids alone say which comes next
      const own: string[] = [];
      for (let number = 0; number < 30; number++) own.push((await insert(tx, 'published', 'news')).id);
      const seen: string[] = [];
      let step = await news(tx, 10_000);
      expect(step).toHaveLength(25);
      while (step.length > 0) {
        seen.push(...step.map(({ id }) => id));
        step = await news(tx, 25, step.at(-1));
      }
      expect(seen.filter((id) => own.includes(id))).toEqual(own.sort());
      for (const wanted of [0, -1]) expect(await news(tx, wanted)).toHaveLength(1);
    });
  });

  it('reads all of it by id, page after page, for the build of the site', async () => {
    await rolledBack(sql, async (tx) => {
      const own: string[] = [];
      for (let number = 0; number < 30; number++) {
        own.push((await insert(tx, 'published', number % 2 ? 'page' : 'article')).id);
        await insert(tx, 'draft', 'article');
      }
      const texts = (after?: Item) =>
        read(tx, (as) => as`select public.published_texts(${after?.id ?? null}, 100) as answer`);
      const seen: Item[] = [];
      for (let step = await texts(); step.length > 0; step = await texts(step.at(-1))) seen.push(...step);
      expect(seen.map(({ id }) => id).filter((id) => own.includes(id))).toEqual(own.sort());
      expect(seen.every(({ content }) => typeof content === 'string')).toBe(true);
      const online = await tx`select count(*)::int from private.online_content`;
      expect(seen).toHaveLength(only(online).count);
    });
  });

  it.each(['content', 'media_library', 'content_tags'])('reads nothing of %s itself', async (table) => {
    await rolledBack(sql, async (tx) => {
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
    await rolledBack(sql, async (tx) => {
      const call = (at: Transaction) => at`select * from public.content_titled('a')`;
      expect((await attempt(tx, 'anon', call)).code).toBe('42501');
    });
  });
});

describe('the search of titles', () => {
  it.each([
    ['no role', 0],
    ['contributor', 1],
    ['moderator', 3],
    ['editor', 3],
    ['admin', 3],
    ['super admin', 3],
  ] as const)('finds for %s what they may read: %d', async (actor, count) => {
    await rolledBack(sql, async (tx) => {
      const title = 'Un mot introuvable ailleurs : zanzibarique';
      await insertContent(tx, { author: people.contributor.id, title });
      await insertContent(tx, { author: others.colleague.id, title });
      await insertContent(tx, { author: others.colleague.id, title, status: 'published' });
      const found = await attempt(
        tx,
        actor,
        (at) => at`select id from public.content_titled('ZANZIBARIQUE')`,
      );
      expect({ code: found.code, count: found.count }).toEqual({ code: null, count });
    });
  });
});
