import type { Page } from '@playwright/test';

/** Mocks the public functions as if staff had published nothing. The demo data contain texts. */
export async function mockNothingPublished(page: Page): Promise<void> {
  await page.route('**/rest/v1/rpc/published_counts*', (route) => route.fulfill({ json: ['{"count":0}'] }));
  for (const name of ['news', 'pinned'])
    await page.route(`**/rest/v1/rpc/published_${name}*`, (route) => route.fulfill({ json: [] }));
}
