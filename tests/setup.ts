import type {} from '@testing-library/jest-dom/vitest';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// most files have no page, and do without what serves one: a tenth of the time
const hasPage = 'document' in globalThis;
if (hasPage) await import('@testing-library/jest-dom/vitest');
const cleanup = hasPage ? (await import('@testing-library/react')).cleanup : () => undefined;

/** React warns of `<search>`, which every browser knows and jsdom does not yet. */
const isUnknownToJsdom = ([format, tag]: unknown[]) =>
  tag === 'search' && String(format).startsWith('The tag <%s> is unrecognized');

/** A test that logs an error or a warning without expecting it fails: consoles stay clean. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  const logged = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(logged.filter((line) => !isUnknownToJsdom(line))).toEqual([]);
});
