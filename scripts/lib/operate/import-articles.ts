import type postgres from 'postgres';
import type { ArticleRow } from '../../../src/site/data/article.ts';

/** Records the slugs as imported. Returns those that no import, text, bin or redirect had before. */
async function claimNewSlugs(
  tx: postgres.TransactionSql,
  articles: readonly ArticleRow[],
): Promise<Set<string>> {
  const slugs = articles.map(({ slug }) => slug);
  const rows = await tx<{ slug: string }[]>`
    with new_slugs as (
      insert into private.imported_articles (slug) select unnest(${slugs}::text[]) on conflict do nothing returning slug
    )
    select slug from new_slugs
    where not exists (select from public.content where content.slug = new_slugs.slug)
      and not exists (select from public.content_bin where content_bin.slug = new_slugs.slug)
      and not exists (select from public.content_redirects where path = '/presse/' || new_slugs.slug)`;
  return new Set(rows.map(({ slug }) => slug));
}

/** Adds the missing categories. A trigger gives each new category the last position. */
async function addCategories(tx: postgres.TransactionSql, articles: readonly ArticleRow[]): Promise<void> {
  for (const { category } of articles)
    if (category)
      await tx`insert into public.categories (name, slug) values (${category.name}, ${category.slug})
        on conflict on constraint categories_slug_key do nothing`;
}

/**
 * Inserts articles as published rows of `content`, as the owner of the table. Skips each slug that was used before.
 * With `writesJournal`, each new row has a line in the journal. Returns the slugs of the new rows.
 */
export async function importArticles(
  tx: postgres.TransactionSql,
  articles: readonly ArticleRow[],
  { writesJournal }: { writesJournal: boolean },
): Promise<string[]> {
  const newSlugs = await claimNewSlugs(tx, articles);
  const newArticles = articles.filter(({ slug }) => newSlugs.has(slug));
  if (newArticles.length === 0) return [];
  await addCategories(tx, newArticles);
  // `b_stamp_new_content` would give each article today's date
  const pausedTriggers = ['b_stamp_new_content'];
  if (!writesJournal) pausedTriggers.push('record_activity');
  for (const trigger of pausedTriggers) await tx`alter table public.content disable trigger ${tx(trigger)}`;
  for (const article of newArticles) {
    const { title, slug, excerpt, content, byline, seo_title, seo_description, category } = article;
    const publishedAt = article.first_published_at;
    await tx`
      insert into public.content (
        title, slug, excerpt, content, status, content_type, byline, seo_title, seo_description, category_id,
        published_at, first_published_at, created_at, updated_at
      )
      values (
        ${title}, ${slug}, ${excerpt}, ${content}, 'published', 'article', ${byline}, ${seo_title}, ${seo_description},
        (select id from public.categories where slug = ${category?.slug ?? null}), ${publishedAt}, ${publishedAt}, ${publishedAt}, ${publishedAt}
      )`;
  }
  // Postgres does not alter a table while deferred triggers are pending
  await tx`set constraints all immediate`;
  for (const trigger of pausedTriggers) await tx`alter table public.content enable trigger ${tx(trigger)}`;
  return newArticles.map(({ slug }) => slug);
}
