import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './e2e/cross-browser/support/test.ts';
import { engineNames, findEngine } from './scripts/lib/engines.ts';

/** Own port and throw-away data, so that tests run beside a developer's server; `E2E_PORT` for two runs at a time. */
const PORT = Number(process.env.E2E_PORT ?? 4273);

/** Workers load this file again: the folder is chosen once. */
process.env.LOCAL_BACKEND_DIR ??= mkdtempSync(path.join(tmpdir(), 'browser-tests-'));

const chromium = {
  executablePath: findEngine('chromium')?.program,
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-quic',
    // nothing a test opens reaches the outside; a route that did it would cost each request, and the cache
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};

/** What the tests of the site do in Chromium themselves, and more of it: each control, form and answer of a visitor or staff. */
const alsoOnSite =
  /(back-office|consent|contact-form|controls|newsletter-link|typed-early|without-scripts)\.spec/;

/** Six journeys: a whole page, the menu, a page without scripts, consent, a form that is sent, a member of staff who signs in. */
const SMOKE = /@smoke/;

export default defineConfig<EngineOptions>({
  testDir: 'e2e',
  fullyParallel: true,
  // for the engines, whose journeys wait for what drives them; the site's own tests have two, and are done before
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // Two cores that other work may share: a test that passes the second time is listed as flaky, a race to look into.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // A trace is recorded whether it is kept or not, for a third of the time: `--trace on` asks for one.
    trace: 'off',
  },
  projects: [
    {
      name: 'site',
      testIgnore: 'cross-browser/**',
      workers: 2,
      // a tenth of the time; with motion the pages are walked by the engines' journeys
      use: { launchOptions: chromium, reducedMotion: 'reduce' },
    },
    // the same journeys in every engine that this machine has
    ...engineNames.flatMap((name) => {
      const engine = findEngine(name);
      if (!engine) return [];
      const [launchOptions, testIgnore] = name === 'chromium' ? [chromium, alsoOnSite] : [{}, []];
      const project = {
        name,
        testDir: 'e2e/cross-browser',
        testIgnore,
        use: { engine, launchOptions },
        dependencies: ['site'],
      };
      // the gate runs the smoke journeys, `npm run test:engines` all of them
      return name === 'chromium' ? [project] : [project, { ...project, name: `${name}-smoke`, grep: SMOKE }];
    }),
  ],
  webServer: {
    command: `npx vite preview --port ${PORT}`,
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
