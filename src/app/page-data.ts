import type { createBrowserRouter, LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import { COLLECTION_PREVIEW_HASH } from '@/shared/collections/draft';
import { whenHydrated } from '@/shared/lib/hydration';
import { whenIdle } from '@/shared/lib/when-idle';
import {
  getPageDataAddress,
  LAYOUT_ROUTE_ID,
  type LayoutData,
  type PageData,
  type SiteData,
} from '@/site/data/site-data';

type Router = ReturnType<typeof createBrowserRouter>;
type Match = Router['state']['matches'][number];

/** Loader of a route, and the rule when the router calls it again. */
export interface DataLoader<Data> {
  loader: (args: Pick<LoaderFunctionArgs, 'request'>) => Promise<Data>;
  shouldRevalidate?: ShouldRevalidateFunction;
}

/** Loaders of the two kinds of route that show data. */
export interface SiteLoaders {
  layout: DataLoader<LayoutData>;
  page: (id: string) => DataLoader<PageData>;
}

const loadLiveData = () => import('@/site/data/live-data');

/** Reads the file that the build wrote for a page; without one, the database. @throws without a network */
async function readPageData(path: string): Promise<PageData> {
  const answer = await fetch(getPageDataAddress(path));
  const isJson = answer.ok && answer.headers.get('content-type')?.includes('json');
  return isJson ? answer.json() : (await loadLiveData()).fetchPageData(path);
}

/** Returns a path without the slash at its end. */
const toPath = (pathname: string) => pathname.replace(/(.)\/$/, '$1');

/**
 * Creates the loaders of the pages in the browser. A prerendered page contains its data. Each further page
 * loads its data from a file of the build. Once a page is idle, `refresh` reads newer data from the database.
 */
export function createPageDataLoaders() {
  /** Newer data by route, until the router has taken it. */
  const newerData = new Map<string, LayoutData | PageData>();
  let router: Router | undefined;
  let refreshing: Promise<void> | undefined;

  const withRevalidation = (id: string): Pick<DataLoader<unknown>, 'shouldRevalidate'> => ({
    shouldRevalidate: () => newerData.has(id),
  });

  const loaders: SiteLoaders = {
    layout: {
      loader: async () =>
        (newerData.get(LAYOUT_ROUTE_ID) as LayoutData | undefined) ??
        (await loadLiveData()).createDefaultLayout(),
      ...withRevalidation(LAYOUT_ROUTE_ID),
    },
    page: (id) => ({
      loader: async ({ request }) =>
        (newerData.get(id) as PageData | undefined) ?? readPageData(toPath(new URL(request.url).pathname)),
      ...withRevalidation(id),
    }),
  };

  /** Gives newer data to the router. */
  async function publishData(id: string, data: LayoutData | PageData): Promise<void> {
    newerData.set(id, data);
    await router?.revalidate();
    newerData.delete(id);
  }

  async function readNewerData({ route: { id } }: Match, path: string, currentData: unknown) {
    if (!currentData) return undefined;
    const { fetchLayoutData, fetchPageData } = await loadLiveData();
    const data = await (id === LAYOUT_ROUTE_ID
      ? fetchLayoutData(currentData as LayoutData)
      : fetchPageData(path, currentData as PageData)
    ).catch(() => undefined);
    return data && JSON.stringify(data) !== JSON.stringify(currentData) ? ([id, data] as const) : undefined;
  }

  async function refreshPage(): Promise<void> {
    if (!router) return;
    const { matches, loaderData, location } = router.state;
    const results = await Promise.all(
      matches.map((match) => readNewerData(match, toPath(location.pathname), loaderData[match.route.id])),
    );
    // The visitor has left: the next page loads its own data.
    if (router.state.location.pathname !== location.pathname) return;
    const entries = results.filter((result) => result !== undefined);
    if (entries.length === 0) return;
    for (const [id, data] of entries) newerData.set(id, data);
    await router.revalidate();
    for (const [id] of entries) newerData.delete(id);
  }

  /** Reads newer data of the page from the database. Resolves once the page shows it, or after a failure. */
  function refresh(): Promise<void> {
    refreshing ??= refreshPage()
      .catch(() => undefined)
      .finally(() => {
        refreshing = undefined;
      });
    return refreshing;
  }

  /** Shows the draft of a collection where the address asks for one. */
  async function showPreview({ state }: Router, id: string): Promise<void> {
    const data = state.loaderData[id] as PageData | undefined;
    if (!data || !state.location.hash.startsWith(`#${COLLECTION_PREVIEW_HASH}`)) return;
    const { subscribeToCollectionDraft } = await import('@/site/data/collection-preview');
    await subscribeToCollectionDraft(
      data.collections,
      (collections) => void publishData(id, { ...data, collections }),
    );
  }

  /** Refreshes each page of the router once it is idle. */
  function refreshOnNavigation(appRouter: Router): void {
    router = appRouter;
    let path: string | undefined;
    const refreshWhenIdle = async ({ location, matches, navigation, loaderData }: Router['state']) => {
      if (navigation.state !== 'idle' || location.pathname === path) return;
      path = location.pathname;
      const id = matches.at(-1)?.route.id ?? '';
      if (!matches.some(({ route }) => route.id === LAYOUT_ROUTE_ID)) return;
      const page = loaderData[id] as PageData | undefined;
      // The build does not know this address, so the page waits for the database.
      await (page?.text?.kind === 'unknown' ? whenHydrated() : whenIdle());
      await refresh();
      await showPreview(appRouter, id).catch(() => undefined);
    };
    appRouter.subscribe((state) => void refreshWhenIdle(state));
    void refreshWhenIdle(appRouter.state);
  }

  return { loaders, refresh, refreshOnNavigation };
}

/** Returns the data that the build wrote into this page. */
export function readEmbeddedData(id: string): SiteData | undefined {
  const json = document.getElementById(id)?.textContent;
  return json ? JSON.parse(json) : undefined;
}
