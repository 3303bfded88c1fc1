import type postgres from 'postgres';
import type { DeliveredArticle } from '../../../build/read-articles.ts';

/** How an import is recorded. */
export interface ImportOptions {
  /** True: the journal gets a line for each new row. */
  isLogged: boolean;
}

/** Records the slugs as imported. Returns those that the database never knew. */
async function claimNewSlugs(
  tx: postgres.TransactionSql,
  articles: readonly DeliveredArticle['row'][],
): Promise<Set<string>> {
  const slugs = articles.map(({ slug }) => slug);
  const rows = await tx<{ slug: string }[]>`
    with claimed as (
      insert into private.imported_articles (slug) select unnest(${slugs}::text[]) on conflict do nothing returning slug
    )
    select slug from claimed
    where not exists (select from public.content where content.slug = claimed.slug)
      and not exists (select from public.content_bin where content_bin.slug = claimed.slug)
      and not exists (select from public.content_redirects where path = '/presse/' || claimed.slug)`;
  return new Set(rows.map(({ slug }) => slug));
}

/** Adds the categories that are missing. The database numbers them after those it has. */
async function addCategories(
  tx: postgres.TransactionSql,
  articles: readonly DeliveredArticle['row'][],
): Promise<void> {
  for (const { category } of articles)
    if (category)
      await tx`insert into public.categories (name, slug) values (${category.name}, ${category.slug})
        on conflict on constraint categories_slug_key do nothing`;
}

/**
 * Writes articles as published rows of `content`, as the owner of the table. Leaves alone each slug that the database ever knew.
 * Returns the slugs of the new rows.
 */
export async function importArticles(
  tx: postgres.TransactionSql,
  articles: readonly DeliveredArticle['row'][],
  { isLogged }: ImportOptions,
): Promise<string[]> {
  const newSlugs = await claimNewSlugs(tx, articles);
  const added = articles.filter(({ slug }) => newSlugs.has(slug));
  if (added.length === 0) return [];
  await addCategories(tx, added);
  // it would date each article today
  const paused = ['b_stamp_new_content', ...(isLogged ? [] : ['record_activity'])];
  for (const trigger of paused) await tx`alter table public.content disable trigger ${tx(trigger)}`;
  for (const article of added) {
    const { title, slug, excerpt, content, byline, seo_title, seo_description, category } = article;
    const at = article.first_published_at;
    await tx`
      insert into public.content (
        title, slug, excerpt, content, status, content_type, byline, seo_title, seo_description, category_id,
        published_at, first_published_at, created_at, updated_at
      )
      values (
        ${title}, ${slug}, ${excerpt}, ${content}, 'published', 'article', ${byline}, ${seo_title}, ${seo_description},
        (select id from public.categories where slug = ${category?.slug ?? null}), ${at}, ${at}, ${at}, ${at}
      )`;
  }
  // Postgres alters no table that deferred triggers still wait for
  await tx`set constraints all immediate`;
  for (const trigger of paused) await tx`alter table public.content enable trigger ${tx(trigger)}`;
  return added.map(({ slug }) => slug);
}
