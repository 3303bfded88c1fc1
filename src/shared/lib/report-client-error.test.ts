// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

const send = vi.fn(async (_url: string, _options: RequestInit) => new Response(null, { status: 204 }));

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_1');
  vi.stubGlobal('fetch', send);
  send.mockClear();
  history.replaceState(null, '', '/contact/?nom=Awa#message');
});

const importModule = () => import('@/shared/lib/report-client-error');
const readBodies = () => send.mock.calls.map(([, options]) => JSON.parse(String(options.body)));

it('sends kind, page and name of an error, but no typed text', async () => {
  const { getErrorName, reportClientError } = await importModule();
  reportClientError('crash', getErrorName(new TypeError('Awa, awa@example.org')));
  expect(send.mock.calls[0]?.[0]).toBe('https://project.example/rest/v1/rpc/report_client_error');
  expect(send.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { apikey: 'sb_publishable_1' },
  });
  expect(readBodies()).toEqual([{ kind: 'crash', path: '/contact', code: 'TypeError' }]);
});

it('sends each error once, and at most five for a page load', async () => {
  const { reportClientError } = await importModule();
  for (let i = 0; i < 20; i += 1) reportClientError('form', 'network');
  expect(send).toHaveBeenCalledTimes(1);
  for (let i = 0; i < 20; i += 1) reportClientError('form', `code-${i}`);
  expect(send).toHaveBeenCalledTimes(5);
});

it('sends nothing on a site without a project', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', '');
  const { reportClientError } = await importModule();
  reportClientError('crash', 'Error');
  expect(send).not.toHaveBeenCalled();
});

it('getErrorName names a missing chunk, and hides other thrown values', async () => {
  const { getErrorName } = await importModule();
  expect(getErrorName(Object.assign(new Error('x'), { missingChunk: true }))).toBe('MissingChunk');
  expect(getErrorName('a text of a visitor')).toBe('other');
});

it('ignores a cancelled request', async () => {
  const { reportClientError } = await importModule();
  reportClientError('promise', 'AbortError');
  expect(send).not.toHaveBeenCalled();
});

it('ignores a failed request', async () => {
  // A mock of Vitest would handle the rejection.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const handleRejection = vi.fn();
  process.once('unhandledRejection', handleRejection);
  const { reportClientError } = await importModule();
  reportClientError('form', 'network');
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', handleRejection);
  expect(handleRejection).not.toHaveBeenCalled();
});

it('reports unhandled errors of the site, and none of an extension', async () => {
  const { reportUnhandledErrors } = await importModule();
  reportUnhandledErrors();
  const throwAt = (filename: string, error: Error | null) =>
    dispatchEvent(new ErrorEvent('error', { filename, error }));
  throwAt('moz-extension://1/content.js', new TypeError('x'));
  throwAt('https://elsewhere.example/widget.js', new TypeError('x'));
  throwAt(`${location.origin}/assets/index.js`, null);
  expect(send).not.toHaveBeenCalled();
  throwAt(`${location.origin}/assets/index.js`, new RangeError('x'));
  const reject = (stack: string) =>
    dispatchEvent(
      Object.assign(new Event('unhandledrejection'), {
        reason: Object.assign(new ReferenceError('x'), { stack }),
      }),
    );
  reject('at moz-extension://1/content.js:1:1');
  reject(`at ${location.origin}/assets/index.js:1:1`);
  expect(readBodies().map(({ kind, code }) => [kind, code])).toEqual([
    ['script', 'RangeError'],
    ['promise', 'ReferenceError'],
  ]);
});
