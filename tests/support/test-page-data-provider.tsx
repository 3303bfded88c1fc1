import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { defaultSettings, type SiteSettings } from '@/copy/site-settings';
import { allCollections } from '@/shared/collections/registry';
import type { CollectionsByKey } from '@/site/data/collections';
import { createLayoutData } from '@/site/data/layout-data';
import { fillInDefaultCollections } from '@/site/data/live-collections';
import { LAYOUT_ROUTE_ID, type PageData } from '@/site/data/site-data';

/** Page data and settings of a test. The others have their default. */
interface TestPageData extends Omit<Partial<PageData>, 'collections'> {
  collections?: CollectionsByKey;
  settings?: Partial<SiteSettings>;
}

/** Renders a part of a page with the data of its route. */
export function TestPageDataProvider({ children, data = {} }: { children: ReactNode; data?: TestPageData }) {
  const { settings, collections: savedCollections, ...page } = data;
  const collections = fillInDefaultCollections(allCollections, savedCollections);
  const layout = createLayoutData({ ...defaultSettings, ...settings }, collections);
  const loader = () => null;
  const router = createMemoryRouter(
    [{ id: LAYOUT_ROUTE_ID, loader, children: [{ id: 'page', path: '/', element: children, loader }] }],
    { hydrationData: { loaderData: { [LAYOUT_ROUTE_ID]: layout, page: { collections, ...page } } } },
  );
  return <RouterProvider router={router} />;
}

/** Returns the markup of a part of a page with the data of its route. */
export const renderPart = (part: ReactNode, data?: TestPageData): string =>
  renderToStaticMarkup(<TestPageDataProvider data={data}>{part}</TestPageDataProvider>);
