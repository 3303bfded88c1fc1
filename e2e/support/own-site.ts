import { type Host, startHost } from './host.ts';
import { test as base, expect } from './test.ts';

/** Test on an own site without rows of other tests. It runs scheduled jobs itself, and never builds. */
export const test = base.extend<object, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs off its parameter
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
