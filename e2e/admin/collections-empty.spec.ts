import { collectionsWithTexts } from '../support/collections.ts';
import { expect, simulateInteraction, test } from '../support/test.ts';

/** Collections with items; only these have `units`. Without a film, the films show nothing on their page. */
const lists = collectionsWithTexts.filter(({ key, units }) => units && key !== 'films');

/** Every list without an item. Only the answer is replaced, so other tests keep their items. */
const emptyRows = lists.map(({ key, initial }) =>
  JSON.stringify({ key, version: 1, value: { ...initial, items: [] }, media: [] }),
);

const getFirstPagePath = ({ pages }: (typeof lists)[number]) => pages[0].href.replace(/#.*/, '');

test('each emptied list shows a sentence under a heading, or nothing', async ({ page }) => {
  // a session shows an edit link in each section; the test finds the sections by it
  await page.addInitScript(() => localStorage.setItem('sb-essai-auth-token', '{}'));
  await page.route('**/rpc/published_collections*', (route) => route.fulfill({ json: emptyRows }));
  for (const path of new Set(lists.map(getFirstPagePath)))
    await test.step(path, async () => {
      const responsePromise = page.waitForResponse('**/rpc/published_collections*');
      await page.goto(path);
      await simulateInteraction(page);
      await responsePromise;
      for (const { label, initial } of lists.filter((one) => getFirstPagePath(one) === path)) {
        const section = page
          .getByRole('link', { name: `Modifier la fiche «\u00a0${label}\u00a0»` })
          .first()
          .locator('..');
        await expect(section).toBeAttached();
        if (initial.items[0]) {
          const { id: _, ...fields } = initial.items[0];
          const [firstText] = Object.values(fields);
          await expect(section.getByText(String(firstText), { exact: true })).toHaveCount(0);
        }
        // key figures stand alone: without them there is only the link
        if ((await section.locator(':scope > :not(a)').count()) > 0)
          await expect(section.locator('p').filter({ hasText: /\p{L}.{20,}[.…]$/u })).not.toHaveCount(0);
        const readWrongHeadings = async () =>
          (await section.getByRole('heading').allTextContents()).filter((text) => /^$|zéro|\{/i.test(text));
        await expect.poll(readWrongHeadings).toEqual([]);
        await expect(section.locator('ul:empty, ol:empty')).toHaveCount(0);
      }
    });
});
