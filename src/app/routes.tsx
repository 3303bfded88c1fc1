import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { CrashedPage } from '@/shared/components/crashed';
import { LAYOUT_ROUTE } from '@/site/data/site-data';
import { PublicLayout } from '@/site/pages/layout/public-layout';
import type { SiteLoaders } from './page-data';

/** Every page of the site, in separate chunks. */
const pages = import.meta.glob<Pick<RouteObject, 'Component'>>('/src/site/pages/*.tsx');

/** Returns the path of a page module, relative to the project. */
export const pageModule = (name: string): string => `src/site/pages/${name}.tsx`;

const screen =
  (name: keyof typeof import('@/admin/app/screens').screens): LazyRouteFunction<RouteObject> =>
  async () =>
    (await import('@/admin/app/screens')).screens[name]();

/** The addresses of the site, and the file in src/site/pages that shows each. */
const sitePages: readonly (readonly [path: string, page: string])[] = [
  ['/', 'home'],
  ['/hero-demo-1', 'home'],
  ['/hero-demo-2', 'home'],
  ['/hero-demo-3', 'home'],
  ['/hero-demo-4', 'home'],
  ['/a-propos', 'a-propos'],
  ['/chaines', 'chaines'],
  ['/obouo-play', 'obouo-play'],
  ['/presse', 'presse'],
  ['/contact', 'contact'],
  ['/carrieres', 'carrieres'],
  ['/help-center', 'help-center'],
  ['/mentions-legales', 'mentions-legales'],
  ['/cgu', 'cgu'],
  ['/politique-confidentialite', 'politique-confidentialite'],
  ['/cookies', 'cookies'],
  ['/investisseurs', 'investisseurs'],
  ['/partenariats', 'partenariats'],
  ['/distribution', 'distribution'],
  ['/publicite', 'publicite'],
  ['/licensing', 'licensing'],
  ['/presse/:slug', 'text'],
  ['/pages/:slug', 'text'],
];

/** Public addresses that have their own file. */
export const prerenderedPaths: readonly string[] = sitePages
  .map(([path]) => path)
  .filter((path) => !path.includes(':'));

/** Returns the page file of a public address; that of the not-found page for an unknown one. */
export function pageOf(address: string): string {
  const isText = /^\/(?:presse|pages)\/./.test(address);
  return isText ? 'text' : (sitePages.find(([path]) => path === address)?.[1] ?? 'not-found');
}

/**
 * Returns the whole URL map with lazy pages. Public pages share the layout of the first chunk. Visitors never
 * download the chunks of sign-in and back office.
 */
export const createRoutes = ({ layout, page }: SiteLoaders): RouteObject[] => [
  {
    id: LAYOUT_ROUTE,
    Component: PublicLayout,
    ErrorBoundary: CrashedPage,
    ...layout,
    children: [
      ...sitePages.map(([path, name]) => ({
        id: path,
        path,
        lazy: pages[`/${pageModule(name)}`],
        ...page(path),
      })),
      { path: '*', lazy: pages[`/${pageModule('not-found')}`] },
    ],
  },
  {
    lazy: screen('root'),
    ErrorBoundary: CrashedPage,
    children: [
      { path: 'auth', lazy: screen('signIn') },
      {
        path: 'admin',
        lazy: screen('layout'),
        children: [
          {
            lazy: screen('crashed'),
            children: [
              { index: true, lazy: screen('dashboard') },
              { path: 'content', lazy: screen('content') },
              { path: 'content/corbeille', lazy: screen('contentBin') },
              { path: 'content/redirections', lazy: screen('redirects') },
              // « nouveau » or an id: one route, so that the editor stays mounted when the first save returns
              // the id.
              { path: 'content/:id', lazy: screen('contentEditor') },
              { path: 'content/informations', lazy: screen('collections') },
              { path: 'content/informations/:key', lazy: screen('collection') },
              { path: 'content/guide', lazy: screen('guide') },
              { path: 'users', lazy: screen('users') },
              { path: 'roles', lazy: screen('roles') },
              { path: 'forms', lazy: screen('forms') },
              { path: 'forms/newsletters', lazy: screen('campaigns') },
              { path: 'forms/newsletters/:id', lazy: screen('campaign') },
              { path: 'media', lazy: screen('media') },
              { path: 'media/corbeille', lazy: screen('mediaBin') },
              { path: 'categories', lazy: screen('categories') },
              { path: 'tags', lazy: screen('tags') },
              { path: 'settings', lazy: screen('settings') },
              { path: 'activity', lazy: screen('activity') },
              { path: '*', lazy: screen('notFound') },
            ],
          },
        ],
      },
    ],
  },
];
