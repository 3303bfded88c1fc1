import { createContext, useContext } from 'react';
import { useLoaderData, useRouteLoaderData } from 'react-router-dom';
import type { Collection } from '@/copy/collection';
import type { CompleteOffice } from '@/copy/office';
import type { SiteSettings } from '@/copy/site-settings';
import { getTypedCollection, type TypedCollection } from '@/site/data/collections';
import { LAYOUT_ROUTE_ID, type LayoutData, type PageData } from '@/site/data/site-data';

const EMPTY_PAGE: PageData = { collections: {} };

/** Returns the data of the page. */
export function usePageData(): PageData {
  const data = useLoaderData() as PageData | undefined;
  return data ?? EMPTY_PAGE;
}

function useLayoutData(): LayoutData {
  const data = useRouteLoaderData(LAYOUT_ROUTE_ID) as LayoutData | undefined;
  if (!data) throw new Error('The layout has no data');
  return data;
}

/** Returns the values that staff may change under « Paramètres ». */
export const useSettings = (): SiteSettings => useLayoutData().settings;

/** Returns the offices, as every page shows them. */
export const useOffices = (): CompleteOffice[] => useLayoutData().offices;

/** Returns a collection that the page shows, by its key and its type. */
export function useCollection<Definition extends Collection>(
  key: Definition['key'],
): TypedCollection<Definition> {
  return getTypedCollection<Definition>(key, usePageData().collections);
}

/** Context of the function that reads newer page data. It resolves once the page shows them, or after a failure. */
export const RefreshPageDataContext = createContext<() => Promise<void>>(async () => undefined);

/** Returns the function of `RefreshPageDataContext`. */
export const useRefreshPageData = (): (() => Promise<void>) => useContext(RefreshPageDataContext);
