import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import type { RouteModule } from '@/admin/app/screens';
import { RouteErrorPage } from '@/shared/components/error-page';
import { LAYOUT_ROUTE_ID } from '@/site/data/site-data';
import { PublicLayout } from '@/site/pages/layout/public-layout';
import type { SiteLoaders } from './page-data';

/** Every page of the site, in separate chunks. */
const pageModules = import.meta.glob<RouteModule>(['/src/site/pages/*.tsx', '!**/*.test.tsx']);

/** Name of the page that answers unknown paths. */
export const NOT_FOUND_PAGE = 'not-found';

/** Returns the path of a page module, relative to the project. */
export const getPageModulePath = (name: string): string => `src/site/pages/${name}.tsx`;

/** Returns the loader of a screen. Its name is that of its file in src/admin, without `-screen` and `.tsx`. */
const loadScreen =
  (name: string): LazyRouteFunction<RouteObject> =>
  async () =>
    (await import('@/admin/app/screens')).loadScreenModule(name);

/** Pages whose path is not the name of their file. */
const pagesWithOwnPath: readonly (readonly [path: string, page: string])[] = [
  ['/', 'home'],
  ['/hero-demo-1', 'home'],
  ['/hero-demo-2', 'home'],
  ['/hero-demo-3', 'home'],
  ['/hero-demo-4', 'home'],
  ['/presse/:slug', 'text'],
  ['/pages/:slug', 'text'],
];

const namesWithoutPath = new Set([NOT_FOUND_PAGE, ...pagesWithOwnPath.map(([, page]) => page)]);

/**
 * The paths of the site, and the file in src/site/pages that shows each. `/a-propos` is `a-propos.tsx`, unless
 * `pagesWithOwnPath` names the file.
 */
export const sitePages: typeof pagesWithOwnPath = [
  ...pagesWithOwnPath,
  ...Object.keys(pageModules)
    .map((file) => file.replace(/^.*\/|\.tsx$/g, ''))
    .filter((name) => !namesWithoutPath.has(name))
    .map((name) => [`/${name}`, name] as const),
];

/**
 * The paths below /admin, and the file in src/admin/features that shows each: `users` is `…/users-screen.tsx`.
 * By default, the file has the name of the path.
 */
export const adminScreens: readonly (readonly [path: string, screen?: string])[] = [
  ['content'],
  ['content/corbeille', 'content-bin'],
  ['content/redirections', 'redirects'],
  // « nouveau » or an id: one route, so that the editor stays mounted when the first save returns the id.
  ['content/:id', 'content-editor'],
  ['content/informations', 'collections'],
  ['content/informations/:key', 'collection'],
  ['content/guide', 'guide'],
  ['users'],
  ['roles'],
  ['forms'],
  ['forms/newsletters', 'campaigns'],
  ['forms/newsletters/:id', 'campaign'],
  ['media'],
  ['media/corbeille', 'media-bin'],
  ['categories'],
  ['tags'],
  ['settings'],
  ['activity'],
];

/** Public paths that have their own file. */
export const sitePagePaths: readonly string[] = sitePages
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
      { path: '*', lazy: pageModules[`/${getPageModulePath(NOT_FOUND_PAGE)}`] },
    ],
  },
  {
    lazy: loadScreen('staff-root'),
    ErrorBoundary: RouteErrorPage,
    children: [
      { path: 'auth', lazy: loadScreen('sign-in') },
      {
        path: 'admin',
        lazy: loadScreen('admin-layout'),
        children: [
          {
            lazy: loadScreen('crashed'),
            children: [
              { index: true, lazy: loadScreen('dashboard') },
              ...adminScreens.map(([path, screen = path]) => ({ path, lazy: loadScreen(screen) })),
              { path: '*', lazy: loadScreen('not-found') },
            ],
          },
        ],
      },
    ],
  },
];
