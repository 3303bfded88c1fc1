import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { RouteErrorPage } from '@/shared/components/error-page';
import { LAYOUT_ROUTE_ID } from '@/site/data/site-data';
import { PublicLayout } from '@/site/pages/layout/public-layout';
import type { SiteLoaders } from './page-data';

/** Every page of the site, in separate chunks. */
const pageModules = import.meta.glob<Pick<RouteObject, 'Component'>>('/src/site/pages/*.tsx');

/** Returns the path of a page module, relative to the project. */
export const getPageModulePath = (name: string): string => `src/site/pages/${name}.tsx`;

const loadScreen =
  (name: keyof typeof import('@/admin/app/screens').lazyScreenImports): LazyRouteFunction<RouteObject> =>
  async () =>
    (await import('@/admin/app/screens')).lazyScreenImports[name]();

/** The addresses of the site, and the file in src/site/pages that shows each. */
export const sitePages: readonly (readonly [path: string, page: string])[] = [
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

/**
 * Returns the whole URL map with lazy pages. Public pages share the layout of the first chunk. Visitors never
 * download the chunks of sign-in and back office.
 */
export const createRoutes = ({ layout, page }: SiteLoaders): RouteObject[] => [
  {
    id: LAYOUT_ROUTE_ID,
    Component: PublicLayout,
    ErrorBoundary: RouteErrorPage,
    ...layout,
    children: [
      ...sitePages.map(([path, name]) => ({
        id: path,
        path,
        lazy: pageModules[`/${getPageModulePath(name)}`],
        ...page,
      })),
      { path: '*', lazy: pageModules[`/${getPageModulePath('not-found')}`] },
    ],
  },
  {
    lazy: loadScreen('root'),
    ErrorBoundary: RouteErrorPage,
    children: [
      { path: 'auth', lazy: loadScreen('signIn') },
      {
        path: 'admin',
        lazy: loadScreen('layout'),
        children: [
          {
            lazy: loadScreen('crashed'),
            children: [
              { index: true, lazy: loadScreen('dashboard') },
              { path: 'content', lazy: loadScreen('content') },
              { path: 'content/corbeille', lazy: loadScreen('contentBin') },
              { path: 'content/redirections', lazy: loadScreen('redirects') },
              // « nouveau » or an id: one route, so that the editor stays mounted when the first save returns
              // the id.
              { path: 'content/:id', lazy: loadScreen('contentEditor') },
              { path: 'content/informations', lazy: loadScreen('collections') },
              { path: 'content/informations/:key', lazy: loadScreen('collection') },
              { path: 'content/guide', lazy: loadScreen('guide') },
              { path: 'users', lazy: loadScreen('users') },
              { path: 'roles', lazy: loadScreen('roles') },
              { path: 'forms', lazy: loadScreen('forms') },
              { path: 'forms/newsletters', lazy: loadScreen('campaigns') },
              { path: 'forms/newsletters/:id', lazy: loadScreen('campaign') },
              { path: 'media', lazy: loadScreen('media') },
              { path: 'media/corbeille', lazy: loadScreen('mediaBin') },
              { path: 'categories', lazy: loadScreen('categories') },
              { path: 'tags', lazy: loadScreen('tags') },
              { path: 'settings', lazy: loadScreen('settings') },
              { path: 'activity', lazy: loadScreen('activity') },
              { path: '*', lazy: loadScreen('notFound') },
            ],
          },
        ],
      },
    ],
  },
];
