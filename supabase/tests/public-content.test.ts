import { describe, expect } from 'vitest';
import { emptyArticleRow, emptyArticleSummary } from '../../src/site/data/article.ts';
import { targetPeople } from './support/actors.ts';
import { disableTriggers, getOnlyRow, runAs, type Transaction, withoutTriggers } from './support/database.ts';
import { insertContent, insertMedia } from './support/fixtures.ts';
import { readJsonAnswersAs, readPublishedText, readTextAsBuild } from './support/queries.ts';
import { it } from './support/rollback-test.ts';

async function insertText(tx: Transaction, status: 'draft' | 'published' | 'archived', type: string) {
  const id = await insertContent(tx, { status });
  await tx`update public.content set content_type = ${type} where id = ${id}`;
  return { id, slug: `un-titre-${id}` };
}

type PublishedText = Record<string, unknown> & { id: string; first_published_at: string };

const readArticle = (tx: Transaction, slug: string) => readPublishedText(tx, `/presse/${slug}`);

/** Reads a page of news: the first one, or the one after this text. */
const readNews = (tx: Transaction, pageSize: number, after?: PublishedText): Promise<PublishedText[]> =>
  readJsonAnswersAs(tx)`
    select public.published_news(
      cursor_at => ${after?.first_published_at ?? null}::text::timestamptz, cursor_id => ${after?.id ?? null},
      page_size => ${pageSize}
    ) as answer`;

/** Reads pages until one is empty. Returns all their texts. */
async function readAllPages(readPage: (after?: PublishedText) => Promise<PublishedText[]>) {
  const texts: PublishedText[] = [];
  for (;;) {
    const page = await readPage(texts.at(-1));
    if (page.length === 0) return texts;
    texts.push(...page);
  }
}

/**
 * Inserts texts in a category, in its subcategory, in another category and in none. Each has the tag « un-mot »,
 * except the text of the other category. Returns the ids of the published texts.
 */
async function insertCategorisedTexts(tx: Transaction) {
  const insertCategory = async (slug: string, parent_id: string | null = null) =>
    getOnlyRow(await tx`insert into public.categories ${tx({ name: slug, slug, parent_id })} returning id`)
      .id;
  const parentId = await insertCategory('rubrique-haute');
  const otherId = await insertCategory('rubrique-autre');
  const childId = await insertCategory('rubrique-basse', parentId);
  const { id: tagId } = getOnlyRow(
    await tx`insert into public.tags (name, slug) values ('Un mot', 'un-mot') returning id`,
  );
  const assignCategory = async (id: string, category_id: string | null) => {
    await tx`update public.content set ${tx({ category_id })} where id = ${id}`;
    if (category_id !== otherId) await tx`insert into public.content_tags values (${id}, ${tagId})`;
  };
  const ids: string[] = [];
  for (const categoryId of [parentId, childId, parentId, otherId, null, childId]) {
    const { id } = await insertText(tx, 'published', 'article');
    await assignCategory(id, categoryId);
    ids.push(id);
  }
  const draft = await insertText(tx, 'draft', 'article');
  await assignCategory(draft.id, parentId);
  return ids;
}

describe('a visitor', () => {
  it.for([
    ['published', 'article', true],
    ['published', 'news', true],
    ['draft', 'article', false],
    ['draft', 'news', false],
    ['archived', 'article', false],
    ['archived', 'news', false],
    ['archived', 'page', false],
  ] as const)('can read a %s %s: %s', async ([status, type, isPublished], { tx }) => {
    const { id, slug } = await insertText(tx, status, type);
    expect((await readArticle(tx, slug))?.id).toBe(isPublished ? id : undefined);
    expect((await readNews(tx, 25)).some((item) => item.id === id)).toBe(isPublished);
  });

  it('reads a page at its own address, never among the news', async ({ tx }) => {
    const { id, slug } = await insertText(tx, 'draft', 'page');
    await tx`update public.content set status = 'published' where id = ${id}`;
    expect((await readPublishedText(tx, `/pages/${slug}`))?.id).toBe(id);
    expect(await readArticle(tx, slug)).toBe(null);
    expect((await readNews(tx, 25)).some((item) => item.id === id)).toBe(false);
  });

  it('learns that a published text was withdrawn, and nothing about a draft', async ({ tx }) => {
    const { id, slug } = await insertText(tx, 'published', 'article');
    expect((await readArticle(tx, slug))?.id).toBe(id);
    await runAs(tx, 'editor')`update public.content set status = 'draft' where id = ${id}`;
    expect(await readArticle(tx, slug)).toEqual({ withdrawn: true });
    expect((await readNews(tx, 25)).some((item) => item.id === id)).toBe(false);
    expect(await readArticle(tx, (await insertText(tx, 'draft', 'article')).slug)).toBe(null);
  });

  it('reads exactly the fields that the pages of texts and lists show', async ({ tx }) => {
    const { id, slug } = await insertText(tx, 'published', 'article');
    const empty = { content: 'Un texte.', cover: null, share: null, pictures: [] };
    expect(await readArticle(tx, slug)).toMatchObject(empty);
    const media = await insertMedia(tx, targetPeople.colleague.id);
    const inside = await insertMedia(tx, targetPeople.colleague.id);
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
    const publishedArticle = await readArticle(tx, slug);
    const listItem = getOnlyRow(await readNews(tx, 1));
    expect(Object.keys(publishedArticle ?? {}).sort()).toEqual(Object.keys(emptyArticleRow).sort());
    expect(publishedArticle).toMatchObject({ seo_title: 'Court', seo_description: '', byline: 'Awa Diop' });
    expect(publishedArticle?.cover).toEqual({ file_path: cover });
    expect(publishedArticle?.share).toEqual({ file_path: cover });
    expect(publishedArticle?.pictures).toEqual([{ file_path: picture, caption: 'Dakar', renditions }]);
    expect(Object.keys(listItem).sort()).toEqual(['id', ...Object.keys(emptyArticleSummary)].sort());
    expect(listItem.first_published_at).toBe(publishedArticle?.first_published_at);
  });

  it('reads the news in pages of at most 25, without gaps or repetitions', async ({ tx }) => {
    // all published at one instant, so that only the ids decide the order
    const ownIds: string[] = [];
    for (let number = 0; number < 30; number++) ownIds.push((await insertText(tx, 'published', 'news')).id);
    expect(await readNews(tx, 10_000)).toHaveLength(25);
    const ids = (await readAllPages((after) => readNews(tx, 25, after))).map(({ id }) => id);
    expect(ids.filter((id) => ownIds.includes(id))).toEqual(ownIds.sort());
    for (const size of [0, -1]) expect(await readNews(tx, size)).toHaveLength(1);
  });

  it('filters the news by year and by words', async ({ tx }) => {
    const { id } = await insertText(tx, 'published', 'article');
    await tx`update public.content set title = 'Été à Gorée', excerpt = 'Une œuvre' where id = ${id}`;
    await withoutTriggers(tx)`
      update public.content set first_published_at = '2019-12-31T22:59:59.9Z' where id = ${id}`;
    const readIds = async (year: number | null, words: string | null) => {
      const news = await readJsonAnswersAs(tx)`
        select public.published_news(year => ${year}, words => ${words}) as answer`;
      return news.map(({ id }) => id);
    };
    expect(await readIds(2019, null)).toEqual([id]);
    expect(await readIds(2019, 'goree une oeuvre')).toEqual([id]);
    expect(await readIds(null, 'GORÉE')).toEqual([id]);
    for (const words of ['dakar', 'go', 'e a']) expect(await readIds(2019, words)).toEqual([]);
    for (const year of [2020, 26, 99_999]) expect(await readIds(year, 'gorée')).toEqual([]);
  });

  it('reads dates in the time zone of Paris', async ({ tx }) => {
    const { id, slug } = await insertText(tx, 'published', 'news');
    await withoutTriggers(tx)`
      update public.content set first_published_at = '2019-12-31T23:00:00Z', text_changed_at = '2020-06-30T22:00:00Z'
      where id = ${id}`;
    const [row] = await readJsonAnswersAs(tx)`select public.published_news(year => 2020) as answer`;
    const dates = {
      first_published_at: '2020-01-01T00:00:00+01:00',
      modified_at: '2020-07-01T00:00:00+02:00',
    };
    expect(await readTextAsBuild(tx, id)).toMatchObject({ id, ...dates });
    expect(await readArticle(tx, slug)).toMatchObject(dates);
    expect(row).toMatchObject({ id, first_published_at: dates.first_published_at });
  });

  it('reads the date of the last change of the words, not of a pin', async ({ tx }) => {
    const { id, slug } = await insertText(tx, 'published', 'article');
    await withoutTriggers(tx)`
      update public.content set first_published_at = '2026-01-01T12:00:00Z' where id = ${id}`;
    const readChangeDate = async () => Date.parse(String((await readArticle(tx, slug))?.modified_at));
    await tx`update public.content set pinned = true where id = ${id}`;
    expect(await readChangeDate()).toBe(Date.parse('2026-01-01T12:00:00Z'));
    await tx`update public.content set content = 'Un autre texte.' where id = ${id}`;
    expect(await readChangeDate()).toBeGreaterThan(Date.parse('2026-01-01T12:00:00Z'));
  });

  it('reads a backdated text as unchanged until staff change it online', async ({ tx }) => {
    const { id, slug } = await insertText(tx, 'draft', 'article');
    await tx`update public.content set content = 'Un brouillon repris.' where id = ${id}`;
    await tx`
      update public.content set status = 'published', publish_at = '2020-05-04T08:00:00Z', excerpt = 'Un chapeau'
      where id = ${id}`;
    const readChangeDate = async () => Date.parse(String((await readArticle(tx, slug))?.modified_at));
    expect(await readChangeDate()).toBe(Date.parse('2020-05-04T08:00:00Z'));
    await tx`update public.content set publish_at = '2019-05-04T08:00:00Z' where id = ${id}`;
    expect(await readChangeDate()).toBe(Date.parse('2019-05-04T08:00:00Z'));
    await tx`update public.content set content = 'Corrigé en ligne.' where id = ${id}`;
    expect(await readChangeDate()).toBeGreaterThan(Date.parse('2026-01-01T12:00:00Z'));
  });

  it('reads the news of a category, its subcategories and a tag in pages', async ({ tx }) => {
    const texts = await insertCategorisedTexts(tx);
    const readAllIds = async (filter: 'category' | 'tag', slug: string) => {
      const readPage = (after?: PublishedText): Promise<PublishedText[]> =>
        readJsonAnswersAs(tx)`
          select public.published_news(
            ${tx(filter)} => ${slug}, cursor_at => ${after?.first_published_at ?? null}::text::timestamptz,
            cursor_id => ${after?.id ?? null}, page_size => 2
          ) as answer`;
      return (await readAllPages(readPage)).map(({ id }) => id);
    };
    const pickIds = (...numbers: number[]) => numbers.map((number) => texts[number]).sort();
    expect(await readAllIds('category', 'rubrique-haute')).toEqual(pickIds(0, 1, 2, 5));
    expect(await readAllIds('category', 'rubrique-basse')).toEqual(pickIds(1, 5));
    expect(await readAllIds('category', 'rubrique-inconnue')).toEqual([]);
    expect(await readAllIds('tag', 'un-mot')).toEqual(pickIds(0, 1, 2, 4, 5));
    expect(await readAllIds('tag', 'mot-inconnu')).toEqual([]);
    const listItem = (await readNews(tx, 25)).find(({ id }) => id === texts[1]);
    expect(listItem).toMatchObject({
      category: { slug: 'rubrique-basse', name: 'rubrique-basse', parent: 'rubrique-haute' },
      tags: [{ slug: 'un-mot', name: 'Un mot' }],
      minutes: 1,
    });
  });

  it('reads the number of texts of each category, and the years of all texts', async ({ tx }) => {
    const texts = await insertCategorisedTexts(tx);
    await disableTriggers(tx);
    await tx`update public.content set first_published_at = '2019-12-31T22:30:00Z' where id = ${texts[3] ?? ''}`;
    const readCounts = () => readJsonAnswersAs(tx)`select public.published_counts() as answer`;
    const counts = await readCounts();
    const findCount = (slug: string) => counts.find((one) => one.slug === slug);
    expect(findCount('rubrique-haute')).toEqual({
      slug: 'rubrique-haute',
      name: 'rubrique-haute',
      parent: null,
      count: 4,
    });
    expect(findCount('rubrique-basse')).toMatchObject({ parent: 'rubrique-haute', count: 2 });
    const onlineTotals = getOnlyRow(
      await tx`
        select count(*)::int,
          array_agg(distinct extract(year from first_published_at at time zone 'Europe/Paris')::int order by
            extract(year from first_published_at at time zone 'Europe/Paris')::int desc) as years
        from private.online_content where content_type <> 'page'`,
    );
    expect(counts[0]).toEqual({ ...onlineTotals, imported: [] });
    expect(counts[0]?.years).toContain(2019);
    expect(counts[0]?.years).not.toContain(2020);
    await tx`insert into private.imported_articles (slug) values ('un-article-livre')`;
    expect((await readCounts())[0]).toMatchObject({ imported: ['un-article-livre'] });
  });

  it.for(['-infinity', '4000-01-01 BC'])(
    'gets counts even with a text dated %s, which an older schema allowed',
    async (date, { tx }) => {
      await tx`alter table public.content drop constraint content_dates_range`;
      const { id } = await insertText(tx, 'published', 'article');
      await withoutTriggers(tx)`
        update public.content set first_published_at = ${date}::text::timestamptz where id = ${id}`;
      const [total] = await readJsonAnswersAs(tx)`select public.published_counts() as answer`;
      expect(total).toMatchObject({ count: expect.any(Number) });
    },
  );

  it('reads the newest five pinned texts that are online', async ({ tx }) => {
    const texts: string[] = [];
    for (const type of ['article', 'news', 'article', 'article', 'article', 'article', 'page']) {
      const { id } = await insertText(tx, 'published', type);
      texts.push(id);
      await tx`update public.content set pinned = true where id = ${id}`;
    }
    const readPinnedIds = async () => {
      const news = await readJsonAnswersAs(tx)`
        select public.published_news(only_pinned => true, page_size => 5) as answer`;
      return news.map(({ id }) => id);
    };
    await disableTriggers(tx);
    for (const [day, id] of texts.entries())
      await tx`update public.content set first_published_at = now() - ${day} * interval '1 day' where id = ${id}`;
    expect(await readPinnedIds()).toEqual(texts.slice(0, 5));
    await tx`update public.content set unpublish_at = now() where id = ${texts[0] ?? ''}`;
    expect(await readPinnedIds()).toEqual(texts.slice(1, 6));
  });

  it('reads all texts by id, page after page, as the build does', async ({ tx }) => {
    const ownIds: string[] = [];
    for (let number = 0; number < 30; number++) {
      ownIds.push((await insertText(tx, 'published', number % 2 ? 'page' : 'article')).id);
      await insertText(tx, 'draft', 'article');
    }
    const readTextPage = (after?: PublishedText): Promise<PublishedText[]> =>
      readJsonAnswersAs(tx)`select public.published_texts(${after?.id ?? null}, 100) as answer`;
    const items = await readAllPages(readTextPage);
    expect(items.map(({ id }) => id).filter((id) => ownIds.includes(id))).toEqual(ownIds.sort());
    expect(items.every(({ content }) => typeof content === 'string')).toBe(true);
    const onlineTexts = await tx`select count(*)::int from private.online_content`;
    expect(items).toHaveLength(getOnlyRow(onlineTexts).count);
  });
});
