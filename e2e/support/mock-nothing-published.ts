import type { Page } from '@playwright/test';

/** Mocks the lists of texts as if staff had published none. The demo data contain texts. */
export async function mockNothingPublished(page: Page): Promise<void> {
  await page.route('**/rest/v1/rpc/published_counts*', (route) => route.fulfill({ json: ['{"count":0}'] }));
  await page.route('**/rest/v1/rpc/published_news*', (route) => route.fulfill({ json: [] }));
}
