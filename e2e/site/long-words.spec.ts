import type { Page } from '@playwright/test';
import { expectNoOverflow } from '../support/axe.ts';
import { createSecretKeyClient } from '../support/backend.ts';
import { insertContent, openEditor } from '../support/content.ts';
import { getDemoEmail, signInByRequest } from '../support/staff.ts';
import { expect, openPath, test } from '../support/test.ts';
import { createUniqueWord } from '../support/unique-word.ts';

test.use({ viewport: { width: 320, height: 900 } });

/** A web address of 120 characters, without a place to break in its last hundred. */
const ADDRESS = `https://exemple.com/${'sansfin'.repeat(20)}`.slice(0, 120);

/** Publishes a text with a word of 60 letters in title and text, of 50 in tag and category, and a long address. */
async function publishLongWords(baseURL: string | undefined) {
  const word = `${createUniqueWord()}${'anticonstitutionnellement'.repeat(3)}`.slice(0, 60);
  const database = createSecretKeyClient(baseURL);
  const text = await insertContent(baseURL, {
    title: word,
    status: 'published',
    content: `## ${word}\n\n${ADDRESS}\n\n## Fin`,
  });
  const term = { name: word.slice(0, 50), slug: text.slug };
  const category = await database.from('categories').insert(term).select('id').single();
  const tag = await database.from('tags').insert(term).select('id').single();
  const category_id = category.data?.id ?? '';
  const tag_id = tag.data?.id ?? '';
  await database.from('content').update({ excerpt: ADDRESS, category_id }).eq('id', text.id);
  const tagInsertion = await database.from('content_tags').insert({ content_id: text.id, tag_id });
  expect(tagInsertion.error).toBe(null);
  const deleteRows = async () => {
    for (const table of ['content', 'categories', 'tags'] as const) {
      await database.from(table).delete().eq('slug', text.slug);
    }
  };
  return { ...text, word, deleteRows };
}

/** Expects every text with this word inside the screen, and no box that cuts it off. */
async function expectWordFits(page: Page, word: string) {
  await expectNoOverflow(page);
  const cutOffTexts = await page.getByText(word.slice(0, 20)).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && getComputedStyle(element).textOverflow !== 'ellipsis')
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        // text for screen readers is one pixel wide
        if (width <= 1) return false;
        return left < 0 || right > window.innerWidth || element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.outerHTML),
  );
  expect(cutOffTexts).toEqual([]);
}

test('long words of a text fit into public pages and the back office', async ({ page, baseURL }) => {
  const { id, slug, word, deleteRows } = await publishLongWords(baseURL);
  try {
    await signInByRequest(page, getDemoEmail('super_admin'));
    await openEditor(page, id);
    await page.getByRole('button', { name: 'Aperçu', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Aperçu public' })).toContainText(word);
    await expectWordFits(page, word);
    const query = word.slice(0, 8);
    const screens = [`content?q=${query}`, `categories?q=${query}`, `tags?q=${query}`, 'activity'];
    for (const screen of screens) {
      await openPath(page, `/admin/${screen}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByText(word.slice(0, 50)).filter({ visible: true }).first()).toBeVisible();
      await expectWordFits(page, word);
    }
    await page.goto('/presse');
    // an interaction starts the request for new articles at once
    await page.keyboard.press('Shift');
    await expect(page.getByText(word.slice(0, 50)).filter({ visible: true }).first()).toBeVisible();
    await expectWordFits(page, word);
    await openPath(page, `/presse/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word);
    await expectWordFits(page, word);
    // a wide screen also shows the table of contents
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectWordFits(page, word);
  } finally {
    await deleteRows();
  }
});

test('a long word in the address fits into the pages that repeat it', async ({ page }) => {
  for (const path of ['/help-center?q=', '/presse?tag=']) {
    await page.goto(`${path}${'x'.repeat(60)}`);
    await expect(page.getByText('xxx').first()).toBeVisible();
    await expectNoOverflow(page);
  }
});
