import type { Page } from '@playwright/test';

/** Answers as if staff had published nothing: the demo data contain texts. */
export async function answerNothingPublished(page: Page): Promise<void> {
  await page.route('**/rest/v1/rpc/published_counts*', (route) => route.fulfill({ json: ['{"count":0}'] }));
  for (const question of ['news', 'pinned'])
    await page.route(`**/rest/v1/rpc/published_${question}*`, (route) => route.fulfill({ json: [] }));
}
