// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { defaultSettings } from '@/copy/site-settings';
import { markHydrated } from '@/shared/lib/hydration';
import { waitForIdlePage } from '@/shared/lib/wait-for-idle-page';
import { LAYOUT_ROUTE_ID, type LayoutData } from '@/site/data/site-data';
import { createPageDataLoaders } from './page-data';

// Vitest does not make the pictures that this module imports.
vi.mock('@/site/data/article-artworks', () => ({ articleArtworks: {} }));

const collections = { bureaux: { texts: {}, items: [], files: {}, version: 0 } };
const layout: LayoutData = { settings: defaultSettings, collections, offices: [] };
const page = { collections: {} };

/** Importing the live data takes seconds on a slow machine. */
const WAIT = { timeout: 20_000 };

/** Answers requests for files of the build at once, and requests to the database once `release` is called. */
function stubSlowDatabase() {
  let release: () => void = () => undefined;
  const databaseAnswer = new Promise<void>((resolve) => {
    release = resolve;
  });
  const requestedFunctions: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const [, name] = /\/rpc\/(\w+)/.exec(url) ?? [];
    if (!name) return Response.json(page);
    requestedFunctions.push(name);
    await databaseAnswer;
    return Response.json(
      name === 'published_settings' ? [JSON.stringify({ ...defaultSettings, title: 'Le nouveau nom' })] : [],
    );
  });
  return { release, requestedFunctions };
}

/** Opens `/cgu` in a router that refreshes each page. */
function openPageWithRefresh() {
  const { loaders, refresh, refreshOnNavigation } = createPageDataLoaders();
  const children = ['/cgu', '/cookies'].map((path) => ({ id: path, path, ...loaders.page }));
  const router = createMemoryRouter([{ id: LAYOUT_ROUTE_ID, ...loaders.layout, children }], {
    initialEntries: ['/cgu'],
    hydrationData: { loaderData: { [LAYOUT_ROUTE_ID]: layout, '/cgu': page } },
  });
  refreshOnNavigation(router);
  return { router, refresh };
}

it('resolves a refresh once the router has the newer data', async () => {
  const { release } = stubSlowDatabase();
  const { router, refresh } = openPageWithRefresh();
  release();
  await refresh();
  expect(router.state.loaderData[LAYOUT_ROUTE_ID].settings.title).toBe('Le nouveau nom');
});

it('refreshes a page that the visitor opens while the previous page is being refreshed', async () => {
  const { release, requestedFunctions } = stubSlowDatabase();
  const { router } = openPageWithRefresh();
  markHydrated();
  window.dispatchEvent(new Event('keydown'));
  await vi.waitFor(() => expect(requestedFunctions).toContain('published_settings'), WAIT);
  await router.navigate('/cookies');
  // The second page, too, requests its refresh once it is idle.
  await waitForIdlePage();
  release();
  await vi.waitFor(
    () => expect(router.state.loaderData[LAYOUT_ROUTE_ID].settings.title).toBe('Le nouveau nom'),
    WAIT,
  );
});

it('shows the error page when the data of the next page do not arrive', async () => {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit = {}) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const { router } = openPageWithRefresh();
  void router.navigate('/cookies');
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  timeout.abort(new DOMException('too slow', 'TimeoutError'));
  await vi.waitFor(() => expect(router.state.errors).not.toBeNull());
  expect(router.state.location.pathname).toBe('/cookies');
});
