import type { BrowserContext, Page } from '@playwright/test';

/** Holds matching requests, as a slow network does, until the returned function is called. */
export async function holdRequests(page: Page | BrowserContext, pattern: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
