import type {} from '@testing-library/jest-dom/vitest';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

// Workers keep their modules from file to file (vitest.config.ts). Each file loads them again, with its own mocks.
vi.resetModules();

// Test files without a DOM do not load the DOM helpers.
const hasDom = 'document' in globalThis;
if (hasDom) await import('@testing-library/jest-dom/vitest');
const testingLibrary = hasDom ? await import('@testing-library/react') : undefined;
// A busy machine needs seconds to load the code of a dialog. Only failing tests wait this long.
testingLibrary?.configure({ asyncUtilTimeout: 20_000 });

// jsdom has no media queries: none matches.
if (hasDom)
  window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;

// jsdom has no layout: no element changes its size, and nothing scrolls.
if (hasDom) {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView ??= () => undefined;
}

/** React warns about `<search>`, which jsdom does not know yet. */
const isUnknownToJsdom = ([format, tag]: unknown[]) =>
  tag === 'search' && String(format).startsWith('The tag <%s> is unrecognized');

/** The routers of tests do without the flags of src/app/entry-client.tsx, and each flag warns once in a worker. */
const isAboutRouterFlag = ([line]: unknown[]) => String(line).includes('React Router Future Flag Warning');

/** Each file of a worker loads `src/admin/lib/supabase.ts` again, so a page seems to have several clients. */
const isAboutSecondClient = ([line]: unknown[]) => String(line).includes('Multiple GoTrueClient instances');

const isExpected = (line: unknown[]) =>
  isUnknownToJsdom(line) || isAboutRouterFlag(line) || isAboutSecondClient(line);

/** Fails a test that logs an unexpected error or warning. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  testingLibrary?.cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (hasDom) for (const storage of [localStorage, sessionStorage]) storage.clear();
  const loggedLines = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  const unexpectedLines = loggedLines.filter((line) => !isExpected(line));
  // as one text, which the message of a failure contains
  expect(unexpectedLines.map((line) => line.join(' ')).join('\n')).toBe('');
});

// Files of one worker share the document and its address.
afterAll(() => {
  if (!hasDom) return;
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  history.replaceState(null, '', '/');
});
