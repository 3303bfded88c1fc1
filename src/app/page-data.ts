import type { createBrowserRouter, LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import { officeList } from '@/copy/collections/offices';
import { deliveredSettings } from '@/copy/site-settings';
import { PREVIEW_HASH } from '@/shared/collections/draft';
import { whenHydrated } from '@/shared/lib/hydration';
import { whenIdle } from '@/shared/lib/when-idle';
import { dataFile, LAYOUT_ROUTE, type LayoutData, type PageData, type SiteData } from '@/site/data/site-data';

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

const deliveredLayout: LayoutData = {
  settings: deliveredSettings,
  collections: { [officeList.key]: null },
};

const loadLiveData = () => import('@/site/data/live-data');

/** Reads the file that the build wrote for a page; without one, the database. @throws without a network */
async function readPageData(path: string): Promise<PageData> {
  const answer = await fetch(dataFile(path));
  const isJson = answer.ok && answer.headers.get('content-type')?.includes('json');
  return isJson ? answer.json() : (await loadLiveData()).readLivePage(path);
}

const pathOf = (address: string) => new URL(address).pathname.replace(/(.)\/$/, '$1');

/**
 * Data of the pages in the browser. A prerendered page contains its data. The next page loads them from a
 * file of the build. Once a page is idle, the database is asked for newer data.
 */
export function createPageData() {
  /** Newer data by route, until the router has taken it. */
  const newer = new Map<string, LayoutData | PageData>();
  let router: Router | undefined;
  let refreshing: Promise<void> | undefined;

  const withRevalidation = (id: string): Pick<DataLoader<unknown>, 'shouldRevalidate'> => ({
    shouldRevalidate: () => newer.has(id),
  });

  const loaders: SiteLoaders = {
    layout: {
      loader: async () => (newer.get(LAYOUT_ROUTE) as LayoutData | undefined) ?? deliveredLayout,
      ...withRevalidation(LAYOUT_ROUTE),
    },
    page: (id) => ({
      loader: async ({ request }) =>
        (newer.get(id) as PageData | undefined) ?? readPageData(pathOf(request.url)),
      ...withRevalidation(id),
    }),
  };

  /** Gives newer data to the router. */
  async function show(id: string, data: LayoutData | PageData): Promise<void> {
    newer.set(id, data);
    await router?.revalidate();
    newer.delete(id);
  }

  async function readNewer({ route: { id } }: Match, path: string, known: unknown) {
    if (!known) return undefined;
    const { readLiveLayout, readLivePage } = await loadLiveData();
    const data = await (id === LAYOUT_ROUTE
      ? readLiveLayout(known as LayoutData)
      : readLivePage(path, known as PageData)
    ).catch(() => undefined);
    return data && JSON.stringify(data) !== JSON.stringify(known) ? ([id, data] as const) : undefined;
  }

  async function readAll(): Promise<void> {
    if (!router) return;
    const { matches, loaderData, location } = router.state;
    const found = await Promise.all(
      matches.map((match) =>
        readNewer(match, location.pathname.replace(/(.)\/$/, '$1'), loaderData[match.route.id]),
      ),
    );
    // The visitor has left: the next page loads its own data.
    if (router.state.location.pathname !== location.pathname) return;
    const entries = found.filter((one) => one !== undefined);
    if (entries.length === 0) return;
    for (const [id, data] of entries) newer.set(id, data);
    await router.revalidate();
    newer.clear();
  }

  /** Asks the database for newer data of the page. Resolves when the page shows it, or without an answer. */
  function refresh(): Promise<void> {
    refreshing ??= readAll()
      .catch(() => undefined)
      .finally(() => {
        refreshing = undefined;
      });
    return refreshing;
  }

  /** Shows the draft of a collection where the address asks for one. */
  async function showPreview({ state }: Router, id: string): Promise<void> {
    const data = state.loaderData[id] as PageData | undefined;
    if (!data || !state.location.hash.startsWith(`#${PREVIEW_HASH}`)) return;
    const { followCollectionPreview } = await import('@/site/data/collection-preview');
    await followCollectionPreview(data.collections, (collections) => void show(id, { ...data, collections }));
  }

  /** Refreshes each page of the router once it is idle. */
  function follow(created: Router): void {
    router = created;
    let path: string | undefined;
    const refreshPage = async ({ location, matches, navigation, loaderData }: Router['state']) => {
      if (navigation.state !== 'idle' || location.pathname === path) return;
      path = location.pathname;
      const id = matches.at(-1)?.route.id ?? '';
      if (!matches.some(({ route }) => route.id === LAYOUT_ROUTE)) return;
      const page = loaderData[id] as PageData | undefined;
      // The build does not know this address, so the page waits for the database.
      await (page?.text?.kind === 'unknown' ? whenHydrated() : whenIdle());
      await refresh();
      await showPreview(created, id).catch(() => undefined);
    };
    created.subscribe((state) => void refreshPage(state));
    void refreshPage(created.state);
  }

  return { loaders, refresh, follow };
}

/** Returns the data that the build wrote into this page. */
export function readEmbeddedData(id: string): SiteData | undefined {
  const json = document.getElementById(id)?.textContent;
  return json ? JSON.parse(json) : undefined;
}
