import { expect } from 'vitest';
import { readDefaultArticles } from '../../build/read-articles.ts';
import { importArticles } from '../../scripts/lib/operate/import-articles.ts';
import { getOnlyRow, type Transaction, withRollback } from './support/database.ts';
import { readJsonAnswersAs, readPublishedText } from './support/queries.ts';
import { createRollbackTest } from './support/rollback-test.ts';
import { openScratchDatabase } from './support/scratch-database.ts';

/** Own database, because an import locks its tables until its transaction ends. */
const sql = await openScratchDatabase();
const it = createRollbackTest(sql);

const articles = readDefaultArticles();
const [firstSlug, secondSlug, thirdSlug] = articles.map(({ slug }) => slug) as [string, string, string];
const WITH_JOURNAL = { writesJournal: true };

const insertText = (tx: Transaction, slug: string, status = 'published') => tx`
  insert into public.content (title, slug, status) values ('Un titre', ${slug}, ${status}::public.content_status)`;

/** Replaces the dates of an article by instants, because the database and the file write different time zones. */
const withInstants = <Dates extends { first_published_at: string; modified_at: string }>(article: Dates) => ({
  ...article,
  first_published_at: Date.parse(article.first_published_at),
  modified_at: Date.parse(article.modified_at),
});

it('an imported article equals its file and keeps its dates', async ({ tx }) => {
  expect(await importArticles(tx, articles, WITH_JOURNAL)).toEqual(articles.map(({ slug }) => slug));
  for (const article of articles) {
    const { id: _rowId, ...row } = await readPublishedText(tx, `/presse/${article.slug}`);
    // the file also has fields that the database does not store
    const { id: _fileId, artwork, isFeatured, callToAction, ...file } = article;
    expect(withInstants(row)).toEqual(withInstants(file));
  }
  const dates = await tx`
      select distinct published_at = first_published_at and created_at = published_at and updated_at = published_at as kept
      from public.content`;
  expect(dates).toEqual([{ kept: true }]);
});

it('an import creates five categories with two articles each', async ({ tx }) => {
  await importArticles(tx, articles, WITH_JOURNAL);
  const rows = await tx`
      select categories.slug, categories.parent_id, count(*)::int as articles
      from public.content join public.categories on categories.id = category_id
      group by categories.id order by categories.slug`;
  expect(rows).toEqual(
    ['expansion', 'lancement', 'partenariat', 'prix', 'technologie'].map((slug) => ({
      slug,
      parent_id: null,
      articles: 2,
    })),
  );
});

it('an import uses an existing category with the same slug', async ({ tx }) => {
  await tx`insert into public.categories (name, slug) values ('Récompenses', 'prix')`;
  await importArticles(tx, articles, WITH_JOURNAL);
  expect(await tx`select name from public.categories where slug = 'prix'`).toEqual([{ name: 'Récompenses' }]);
});

it('a second import changes nothing', async ({ tx }) => {
  await importArticles(tx, articles, WITH_JOURNAL);
  await tx`update public.content set title = 'Corrigé' where slug = ${firstSlug}`;
  expect(await importArticles(tx, articles, WITH_JOURNAL)).toEqual([]);
  const row = getOnlyRow(await tx`select title from public.content where slug = ${firstSlug}`);
  expect(row).toEqual({ title: 'Corrigé' });
});

it('an import skips a slug that is archived, in the bin or redirected', async ({ tx }) => {
  await insertText(tx, firstSlug, 'archived');
  await insertText(tx, secondSlug);
  await tx`delete from public.content where slug = ${secondSlug}`;
  await insertText(tx, thirdSlug);
  await tx`update public.content set slug = 'autre-adresse' where slug = ${thirdSlug}`;
  // pending deferred triggers would stop the import from altering the table
  await tx`set constraints all immediate`;
  const slugs = await importArticles(tx, articles, WITH_JOURNAL);
  expect(slugs).toEqual(articles.slice(3).map(({ slug }) => slug));
});

it('an imported article is reported as withdrawn after its final deletion', async ({ tx }) => {
  expect(await readPublishedText(tx, `/presse/${firstSlug}`)).toBe(null);
  await importArticles(tx, articles, WITH_JOURNAL);
  await tx`delete from public.content where slug = ${firstSlug}`;
  await tx`delete from public.content_bin where slug = ${firstSlug}`;
  expect(await importArticles(tx, articles, WITH_JOURNAL)).toEqual([]);
  expect(await readPublishedText(tx, `/presse/${firstSlug}`)).toEqual({ withdrawn: true });
  expect(await readPublishedText(tx, `/pages/${firstSlug}`)).toBe(null);
});

it('an import lists its slugs for the build, and requests a build', async ({ tx }) => {
  const loadState = async () =>
    getOnlyRow(await readJsonAnswersAs(tx)`select public.published_state() as answer`);
  const before = await loadState();
  expect(before.imported).toEqual([]);
  await importArticles(tx, articles, WITH_JOURNAL);
  const after = await loadState();
  expect(after.imported).toEqual(articles.map(({ slug }) => slug).sort());
  expect(after.changes).toBe(before.changes + 1);
});

it('an import writes first revisions, and journal lines on request', async () => {
  const countLines = async (options: { writesJournal: boolean }) =>
    withRollback(sql, async (tx) => {
      await importArticles(tx, articles, options);
      return getOnlyRow(
        await tx`
          select (select count(*)::int from public.activity_log where action = 'create') as logged,
            (select count(*)::int from public.content_revisions) as revisions`,
      );
    });
  expect(await countLines(WITH_JOURNAL)).toEqual({ logged: 10, revisions: 10 });
  expect(await countLines({ writesJournal: false })).toEqual({ logged: 0, revisions: 10 });
});

it('an import leaves every trigger enabled', async ({ tx }) => {
  await importArticles(tx, articles, { writesJournal: false });
  await insertText(tx, 'un-texte');
  const row = getOnlyRow(
    await tx`
      select published_at = now() as dated, first_published_at = now() as online,
        (select count(*)::int from public.activity_log where target_label = 'Un titre') as logged
      from public.content where slug = 'un-texte'`,
  );
  expect(row).toEqual({ dated: true, online: true, logged: 1 });
});
