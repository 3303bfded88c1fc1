import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import type { EngineTestOptions } from './e2e/cross-browser/support/test.ts';
import { browserEngineNames, findBrowserEngine } from './scripts/lib/engines.ts';

/** Port of the tested site. A developer's server may run beside it, and with `E2E_PORT` a second run of the tests. */
const PORT = Number(process.env.E2E_PORT ?? 4273);

/** Workers load this file too: only the first process chooses the folder. */
process.env.LOCAL_BACKEND_DIR ??= mkdtempSync(path.join(tmpdir(), 'browser-tests-'));

const chromium = {
  executablePath: findBrowserEngine('chromium')?.program,
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-quic',
    // resolves no other host, so that tests cannot reach the internet. Playwright's `route` would slow each request and
    // disable the cache.
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};

/** Journeys that the project `site` already covers in Chromium, in more detail. */
const COVERED_BY_SITE_PROJECT =
  /(back-office|complete-pages|consent|contact-form|controls|newsletter-link|typed-before-hydration|without-scripts)\.spec/;

/** Six journeys: a whole page, the menu, a page without scripts, consent, a sent form, a staff sign-in. */
const SMOKE = /@smoke/;

export default defineConfig<EngineTestOptions>({
  testDir: 'e2e',
  fullyParallel: true,
  // The engine projects often wait for their drivers, so they use three. The site project runs first and uses two.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes at the second attempt is listed as flaky. It contains a race that must be fixed.
  retries: 1,
  // A busy machine needs three times the usual time. Only failing tests wait this long.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Recording traces costs a third of the time, even without keeping them: `--trace on` records one.
    trace: 'off',
  },
  projects: [
    {
      name: 'site',
      testIgnore: 'cross-browser/**',
      workers: 2,
      // saves a tenth of the time; the engine projects run with motion
      use: { launchOptions: chromium, reducedMotion: 'reduce' },
    },
    // the journeys of e2e/cross-browser, in every engine of this machine
    ...browserEngineNames.flatMap((name) => {
      const engine = findBrowserEngine(name);
      if (!engine) return [];
      const project = { name, testDir: 'e2e/cross-browser', use: { engine }, dependencies: ['site'] };
      if (name === 'chromium') {
        const use = { engine, launchOptions: chromium };
        return [{ ...project, use, testIgnore: COVERED_BY_SITE_PROJECT }];
      }
      // `npm test` runs the smoke journeys, `npm run test:engines` all of them
      return [project, { ...project, name: `${name}-smoke`, grep: SMOKE }];
    }),
  ],
  webServer: {
    command: `node_modules/.bin/vite preview --port ${PORT}`,
    url: `http://localhost:${PORT}/`,
    env: {
      LOCAL_BACKEND_DURABLE: '0',
      LOCAL_BACKEND_DEPLOYS: '0',
      LOCAL_BACKEND_DIR: process.env.LOCAL_BACKEND_DIR,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
  },
});
