import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { startHistoryListener } from '@/shared/lib/history-steps';
import { markHydrated } from '@/shared/lib/hydration';
import { isReloading, reloadOnMissingChunk } from '@/shared/lib/missing-chunk';
import { removeTrailingSlash } from '@/shared/lib/remove-trailing-slash';
import { reportUnhandledErrors } from '@/shared/lib/report-client-error';
import { LAYOUT_ROUTE_ID, type LayoutAndPageData, PAGE_DATA_ELEMENT_ID } from '@/site/data/site-data';
import { RefreshPageDataContext } from '@/site/hooks/use-site-data';
import { correctMistypedPath } from './correct-mistyped-path';
import { createPageDataLoaders, readEmbeddedData } from './page-data';
import { patchDomForTranslators } from './patch-dom-for-translators';
import { createRoutes } from './routes';

type Router = ReturnType<typeof createBrowserRouter>;

/** Makes version 6 of the router behave like version 7, as its upgrade guide asks. */
const routerFutureFlags = {
  v7_fetcherPersist: true,
  v7_normalizeFormMethod: true,
  v7_partialHydration: true,
  v7_relativeSplatPath: true,
  v7_skipActionErrorRevalidation: true,
};

/** Loads the page's own module before the router starts, so that the first render equals the prerendered HTML. */
async function loadCurrentPage(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Creates the router. With the data of the prerendered page, it runs no loader for that page. */
function createRouter(routes: RouteObject[], data?: LayoutAndPageData): Router {
  startHistoryListener();
  if (!data) return createBrowserRouter(routes, { future: routerFutureFlags });
  const loaderData: Record<string, unknown> = { [LAYOUT_ROUTE_ID]: data.layout };
  const pageRouteId = matchRoutes(routes, window.location)?.at(-1)?.route.id;
  if (pageRouteId) loaderData[pageRouteId] = data.page;
  return createBrowserRouter(routes, { future: routerFutureFlags, hydrationData: { loaderData } });
}

/** Resolves once the router has loaded its page, or the error page. */
function waitForInitialPage(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

interface AppProps {
  router: Router;
  refresh: () => Promise<void>;
}

/** Root component. It marks the page as hydrated; React may hydrate parts behind a `Suspense` later, or on a click. */
function App({ router, refresh }: AppProps) {
  useEffect(() => {
    // At the mark, the start script repeats a click. React cannot hydrate the clicked part during effects.
    setTimeout(markHydrated);
  }, []);
  return (
    <RefreshPageDataContext value={refresh}>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </RefreshPageDataContext>
  );
}

/** Returns true for the data of another page: Back, pressed before this script runs, changes only the URL. */
const isDataOfAnotherPage = ({ path }: LayoutAndPageData): boolean =>
  path !== undefined && path !== removeTrailingSlash(window.location.pathname).toLowerCase();

/**
 * Leaves a mistyped path for its canonical form. Hosts serve the not-found page at a mistyped path; nginx serves the page
 * of `/presse` at `//presse`. Returns true when the browser leaves.
 */
function leaveForCanonicalPath(data?: LayoutAndPageData): boolean {
  const { pathname, search, hash } = window.location;
  const canonicalPath = correctMistypedPath(pathname);
  const mayBeMistyped = data !== undefined && (data.path === undefined || isDataOfAnotherPage(data));
  if (!mayBeMistyped || canonicalPath === pathname) return false;
  window.location.replace(canonicalPath + search + hash);
  return true;
}

async function startApp(container: HTMLElement) {
  const embeddedData = readEmbeddedData(PAGE_DATA_ELEMENT_ID);
  if (leaveForCanonicalPath(embeddedData)) return;
  const showsAnotherPage = embeddedData !== undefined && isDataOfAnotherPage(embeddedData);
  const data = showsAnotherPage ? undefined : embeddedData;
  reloadOnMissingChunk();
  reportUnhandledErrors();
  patchDomForTranslators();
  const { loaders, refresh, refreshOnNavigation } = createPageDataLoaders();
  const routes = createRoutes(loaders);
  let router: Router;
  try {
    await loadCurrentPage(routes);
    router = createRouter(routes, data);
  } catch {
    if (await isReloading()) return;
    // The module of the page did not load. The router tries again; only its failure replaces the prerendered page.
    router = createRouter(createRoutes(loaders), data);
    await waitForInitialPage(router);
    if (router.state.errors) container.replaceChildren();
  }
  if (showsAnotherPage) {
    await waitForInitialPage(router);
    container.replaceChildren();
  }
  refreshOnNavigation(router);
  const app = (
    <StrictMode>
      <App router={router} refresh={refresh} />
    </StrictMode>
  );
  // In a transition React hydrates in slices, and the page handles input between them.
  if (container.hasChildNodes()) startTransition(() => void hydrateRoot(container, app));
  else createRoot(container).render(app);
}

const container = document.getElementById('root');
if (!container) throw new Error('The document has no #root');
// Loading the scripts was a long task. The browser handles input between that task and the start.
setTimeout(startApp, 0, container);
