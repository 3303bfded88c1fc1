import type { createBrowserRouter, LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import { waitForHydratedPage } from '@/shared/lib/hydration';
import { COLLECTION_PREVIEW_HASH_PREFIX } from '@/shared/lib/preview-link';
import { removeTrailingSlash } from '@/shared/lib/remove-trailing-slash';
import { waitForIdlePage } from '@/shared/lib/wait-for-idle-page';
import {
  getPageDataPath,
  LAYOUT_ROUTE_ID,
  type LayoutAndPageData,
  type LayoutData,
  type PageData,
} from '@/site/data/site-data';

type Router = ReturnType<typeof createBrowserRouter>;

/** Fields of a route: its loader, and the function that decides whether it runs again. */
export interface RouteLoaderFields<Data> {
  loader: (args: Pick<LoaderFunctionArgs, 'request'>) => Promise<Data>;
  shouldRevalidate?: ShouldRevalidateFunction;
}

/** Loaders of the two kinds of route that show data. */
export interface SiteLoaders {
  layout: RouteLoaderFields<LayoutData>;
  page: RouteLoaderFields<PageData>;
}

const loadLiveData = () => import('@/site/data/live-data');

/** After this time without the data file of a page, the error page offers a reload. */
const PAGE_DATA_TIMEOUT_MS = 20_000;

/** Reads the file that the build wrote for a page; without one, the database. @throws without an answer */
async function readPageData(path: string): Promise<PageData> {
  const response = await fetch(getPageDataPath(path), { signal: AbortSignal.timeout(PAGE_DATA_TIMEOUT_MS) });
  const isJson = response.ok && response.headers.get('content-type')?.includes('json');
  return isJson ? response.json() : (await loadLiveData()).fetchPageData(path);
}

/** Returns the data that the router has loaded. It stores them by the ids of their routes. */
function readLoadedData({ state }: Router): Partial<LayoutAndPageData> {
  const { matches, loaderData } = state;
  const pageRouteId = matches.at(-1)?.route.id ?? '';
  return { layout: loaderData[LAYOUT_ROUTE_ID], page: loaderData[pageRouteId] };
}

/** Runs the loaders again. Resolves once the router has their data, or their error. */
function revalidate(router: Router): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe(({ revalidation }) => {
      if (revalidation !== 'idle') return;
      unsubscribe();
      resolve();
    });
    router.revalidate();
  });
}

/** Returns the data that `read` resolves to; undefined when they equal `knownData`, and after a failure. */
async function readIfNewer<Data>(knownData: Data | undefined, read: (knownData: Data) => Promise<Data>) {
  if (!knownData) return undefined;
  const data = await read(knownData).catch(() => knownData);
  return JSON.stringify(data) === JSON.stringify(knownData) ? undefined : data;
}

/**
 * Creates the loaders of the pages in the browser. A prerendered page contains its data. Each further page
 * loads its data from a file of the build. Once a page is idle, `refresh` reads newer data from the database.
 */
export function createPageDataLoaders() {
  /** Newer data of the layout and of the page at a path, until the router has taken them. */
  let newerData: Partial<LayoutAndPageData> = {};
  let router: Router | undefined;
  let pendingRefresh: Promise<void> | undefined;

  const getNewerPage = (pathname: string) =>
    newerData.path === removeTrailingSlash(pathname) ? newerData.page : undefined;

  const loaders: SiteLoaders = {
    layout: {
      loader: async () => newerData.layout ?? (await loadLiveData()).createDefaultLayoutData(),
      shouldRevalidate: () => newerData.layout !== undefined,
    },
    page: {
      loader: async ({ request }) => {
        const { pathname } = new URL(request.url);
        return getNewerPage(pathname) ?? readPageData(removeTrailingSlash(pathname));
      },
      shouldRevalidate: ({ nextUrl }) => getNewerPage(nextUrl.pathname) !== undefined,
    },
  };

  /** Makes the router run its loaders, which return this newer data. */
  async function publishData(data: typeof newerData): Promise<void> {
    newerData = data;
    if (router) await revalidate(router);
    newerData = {};
  }

  async function refreshPage(): Promise<void> {
    if (!router) return;
    const { location } = router.state;
    const path = removeTrailingSlash(location.pathname);
    const loadedData = readLoadedData(router);
    if (!loadedData.layout) return;
    const { fetchLayoutData, fetchPageData } = await loadLiveData();
    const [layout, page] = await Promise.all([
      readIfNewer(loadedData.layout, fetchLayoutData),
      readIfNewer(loadedData.page, (data) => fetchPageData(path, data)),
    ]);
    // The visitor has opened another page, whose refresh waits for this one.
    if (router.state.location.pathname !== location.pathname) return refreshPage();
    if (layout || page) await publishData({ path, layout, page });
  }

  /** Reads newer data of the page from the database. Resolves once the page shows it, or after a failure. */
  function refresh(): Promise<void> {
    pendingRefresh ??= refreshPage()
      .catch(() => undefined)
      .finally(() => {
        pendingRefresh = undefined;
      });
    return pendingRefresh;
  }

  /** Shows the preview of a collection where the URL asks for one. */
  async function showPreview(appRouter: Router): Promise<void> {
    const { pathname, hash } = appRouter.state.location;
    const { page } = readLoadedData(appRouter);
    if (!page || !hash.startsWith(`#${COLLECTION_PREVIEW_HASH_PREFIX}`)) return;
    const { subscribeToCollectionPreview } = await import('@/site/data/collection-preview');
    await subscribeToCollectionPreview(
      page.collections,
      (collections) =>
        void publishData({ path: removeTrailingSlash(pathname), page: { ...page, collections } }),
    );
  }

  /** Refreshes each page of the router once it is idle. */
  function refreshOnNavigation(appRouter: Router): void {
    router = appRouter;
    let refreshedPath: string | undefined;
    const refreshWhenIdle = async ({ location, navigation }: Router['state']) => {
      if (navigation.state !== 'idle' || location.pathname === refreshedPath) return;
      refreshedPath = location.pathname;
      const { layout, page } = readLoadedData(appRouter);
      if (!layout) return;
      // A page that the build does not know is « not found » until the database answers. Its refresh does not wait for idle time.
      await (page?.text?.kind === 'unknown' ? waitForHydratedPage() : waitForIdlePage());
      await refresh();
      await showPreview(appRouter).catch(() => undefined);
    };
    appRouter.subscribe((state) => void refreshWhenIdle(state));
    void refreshWhenIdle(appRouter.state);
  }

  return { loaders, refresh, refreshOnNavigation };
}

/** Returns the data that the build wrote into this page. */
export function readEmbeddedData(id: string): LayoutAndPageData | undefined {
  const json = document.getElementById(id)?.textContent;
  return json ? JSON.parse(json) : undefined;
}
