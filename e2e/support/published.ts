import type { Page } from '@playwright/test';

/** The site as it is before staff publish anything: the demo data hold texts. */
export async function nothingPublished(page: Page): Promise<void> {
  await page.route('**/rest/v1/rpc/published_counts*', (route) => route.fulfill({ json: ['{"count":0}'] }));
  for (const question of ['news', 'pinned'])
    await page.route(`**/rest/v1/rpc/published_${question}*`, (route) => route.fulfill({ json: [] }));
}
