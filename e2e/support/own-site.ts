import { type Host, startHost } from './host.ts';
import { test as base, expect } from './test.ts';

/** Test with its own site and database. The test starts scheduled jobs itself, and nothing builds the site. */
export const test = base.extend<object, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
    async ({}, use) => {
      const host = await startHost({ deploys: false });
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ host }, use) => use(host.origin),
});

export { expect };
