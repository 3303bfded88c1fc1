import { type OwnSite, startOwnSite } from './own-site.ts';
import { test as base, expect } from './test.ts';

/** Test with its own site and database. The test starts scheduled jobs itself, and nothing builds the site. */
export const test = base.extend<object, { ownSite: OwnSite }>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
    async ({}, use) => {
      const ownSite = await startOwnSite({ deploys: false });
      await use(ownSite);
      await ownSite.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite.origin),
});

export { expect };
