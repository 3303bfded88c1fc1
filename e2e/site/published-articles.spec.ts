import { expectAccessiblePageState, expectNoViolation } from '../support/axe.ts';
import { createSecretKeyClient } from '../support/backend.ts';
import { insertContent } from '../support/content.ts';
import { insertImageIntoLibrary } from '../support/media.ts';
import { expect, openPath, simulateInteraction, test, waitForHydration } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

/** Texts to delete: other tests open the site at other origins, whose Content-Security-Policy blocks the covers. */
const createdIds: string[] = [];
test.afterEach(async ({ baseURL }) => {
  await createSecretKeyClient(baseURL).from('content').delete().in('id', createdIds.splice(0));
});

/** Publishes three texts: one with cover, category and tag; one in a subcategory of this category; one with the tag only. */
async function publishArticles(baseURL: string | undefined) {
  const uniqueWord = createUniqueWord();
  const database = createSecretKeyClient(baseURL);
  const readInsertedId = async <Row extends { id: string }>(
    insertion: PromiseLike<{ data: Row | null; error: unknown }>,
  ) => {
    const { data, error } = await insertion;
    if (!data) throw error;
    return data.id;
  };
  const category = { name: `Rubrique ${uniqueWord}`, slug: `rubrique-${uniqueWord}` };
  const parentId = await readInsertedId(database.from('categories').insert(category).select('id').single());
  const subcategoryId = await readInsertedId(
    database
      .from('categories')
      .insert({ name: `Sous-rubrique ${uniqueWord}`, slug: `sous-${uniqueWord}`, parent_id: parentId })
      .select('id')
      .single(),
  );
  const tag = { name: `Thème ${uniqueWord}`, slug: `theme-${uniqueWord}` };
  const tagId = await readInsertedId(database.from('tags').insert(tag).select('id').single());
  const publish = async (name: string) => {
    const text = await insertContent(baseURL, { title: `${name} ${uniqueWord}`, status: 'published' });
    createdIds.push(text.id);
    return text;
  };
  const textWithCover = await publish('Une');
  const textInSubcategory = await publish('Deux');
  const textWithTagOnly = await publish('Trois');
  const cover = await insertImageIntoLibrary(baseURL, uniqueWord);
  await database
    .from('content')
    .update({ category_id: parentId, cover_media_id: cover })
    .eq('id', textWithCover.id);
  await database.from('content').update({ category_id: subcategoryId }).eq('id', textInSubcategory.id);
  await database
    .from('content_tags')
    .insert([textWithCover, textWithTagOnly].map(({ id }) => ({ content_id: id, tag_id: tagId })));
  return { uniqueWord, category, tag, textWithCover, textInSubcategory, textWithTagOnly };
}

test('published texts join the ten articles, are filtered, pinned, and link to related articles', async ({
  page,
  baseURL,
}) => {
  const { uniqueWord, category, tag, textWithCover, textInSubcategory, textWithTagOnly } =
    await publishArticles(baseURL);
  await page.goto(`/presse?categorie=${category.slug}`);
  await waitForHydration(page);
  await page.mouse.wheel(0, 100);
  const panel = page.getByRole('tabpanel');
  const getArticleCard = (title: string) => panel.getByRole('article').filter({ hasText: title });
  const tab = page.getByRole('tab', { name: new RegExp(`^${category.name}`) });
  await expect(tab).toContainText('2');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(panel.getByRole('article')).toHaveText([
    new RegExp(textInSubcategory.title),
    new RegExp(textWithCover.title),
  ]);
  await expect(getArticleCard(textWithCover.title).locator('img')).toHaveAttribute(
    'src',
    new RegExp(uniqueWord),
  );
  await expect(getArticleCard(textInSubcategory.title).locator('img')).toHaveAttribute('src', /^\/assets\//);
  await getArticleCard(textInSubcategory.title)
    .getByRole('link', { name: `Sous-rubrique ${uniqueWord}` })
    .click();
  await expect(page).toHaveURL(`/presse?categorie=sous-${uniqueWord}`);
  await expect(panel.getByRole('article')).toHaveCount(1);
  await tab.click();
  await expect(panel.getByRole('article')).toHaveCount(2);
  await expectAccessiblePageState(page);

  await getArticleCard(textWithCover.title).getByRole('link', { name: tag.name }).click();
  await expect(page).toHaveURL(`/presse?tag=${tag.slug}`);
  const taggedArticles = page.getByRole('main').getByRole('article');
  await expect(taggedArticles).toHaveText([
    new RegExp(textWithTagOnly.title),
    new RegExp(textWithCover.title),
  ]);
  await page.getByRole('link', { name: 'Tous les articles' }).click();
  await expect(page).toHaveURL('/presse');
  await expect(panel.getByRole('article').nth(7)).toBeVisible();

  // a pinned text opens the press page and the home page
  const contentTable = createSecretKeyClient(baseURL).from('content');
  const content = '## Une partie\n\nUn texte.\n\n```\n## pas une partie\n```\n\nUne autre\n---\n\nSa fin.';
  await contentTable.update({ pinned: true, content }).eq('id', textWithCover.id);
  await page.goto('/presse');
  await simulateInteraction(page);
  const firstArticle = panel.getByRole('article').first();
  await expect(firstArticle).toContainText(textWithCover.title);
  await expect(firstArticle.getByText('À la une', { exact: true })).toBeVisible();
  await openPath(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const links = page.locator('main a[href^="/presse/"]');
  await expect(links.first()).toHaveAttribute('href', `/presse/${textWithCover.slug}`);
  await expect(links).toHaveCount(5);
  await contentTable.update({ pinned: false }).eq('id', textWithCover.id);

  // the page of the text has a table of contents, tags and related articles
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/presse/${textWithCover.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: textWithCover.title })).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'Dans cet article' });
  await expect(contents.getByRole('link')).toHaveText(['Une partie', 'Une autre']);
  await contents.getByRole('link', { name: 'Une autre' }).click();
  await expect(page.locator(':target')).toHaveText('Une autre');
  const tags = page.getByRole('article').first().getByRole('list', { name: 'Mots-clés' });
  await expect(tags.getByRole('link', { name: tag.name })).toHaveAttribute('href', `/presse?tag=${tag.slug}`);
  const related = page.getByRole('region', { name: 'La suite de l’actualité' }).getByRole('article');
  await expect(related).toHaveCount(3);
  await expect(related.first()).not.toContainText(textWithCover.title);
  await expectNoViolation(page);
});
