import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { pressSlugs } from '@/copy/press/slugs';
import { CrashedPage } from '@/shared/components/crashed';
import { PublicLayout } from '@/site/pages/layout/public-layout';

const home = async () => (await import('@/site/pages/home')).homePage();
const publishedText = () => import('@/site/pages/published-text');

const screen =
  (name: keyof typeof import('@/admin/app/screens').screens): LazyRouteFunction<RouteObject> =>
  async () =>
    (await import('@/admin/app/screens')).screens[name]();

/**
 * The whole URL map, every page lazy. Public pages share the layout of the first chunk; sign-in and the back office
 * live in a graph of their own that a visitor never downloads.
 */
export const routes: RouteObject[] = [
  {
    Component: PublicLayout,
    ErrorBoundary: CrashedPage,
    children: [
      { index: true, lazy: home },
      { path: 'hero-demo-1', lazy: home },
      { path: 'hero-demo-2', lazy: home },
      { path: 'hero-demo-3', lazy: home },
      { path: 'hero-demo-4', lazy: home },
      { path: 'a-propos', lazy: () => import('@/site/pages/a-propos') },
      { path: 'chaines', lazy: () => import('@/site/pages/chaines') },
      { path: 'obouo-play', lazy: () => import('@/site/pages/obouo-play') },
      { path: 'presse', lazy: async () => (await import('@/site/pages/presse')).pressPage() },
      ...pressSlugs.map((slug) => ({
        path: `presse/${slug}`,
        lazy: async () => (await import('@/site/pages/press-article')).pressArticlePage(slug),
      })),
      // What staff published, or nothing.
      { path: 'presse/:slug', lazy: publishedText },
      { path: 'pages/:slug', lazy: publishedText },
      { path: 'contact', lazy: () => import('@/site/pages/contact') },
      { path: 'carrieres', lazy: () => import('@/site/pages/carrieres') },
      { path: 'help-center', lazy: () => import('@/site/pages/help-center') },
      { path: 'mentions-legales', lazy: () => import('@/site/pages/mentions-legales') },
      { path: 'cgu', lazy: () => import('@/site/pages/cgu') },
      {
        path: 'politique-confidentialite',
        lazy: () => import('@/site/pages/politique-confidentialite'),
      },
      { path: 'cookies', lazy: () => import('@/site/pages/cookies') },
      { path: 'investisseurs', lazy: () => import('@/site/pages/investisseurs') },
      { path: 'partenariats', lazy: () => import('@/site/pages/partenariats') },
      { path: 'distribution', lazy: () => import('@/site/pages/distribution') },
      { path: 'publicite', lazy: () => import('@/site/pages/publicite') },
      { path: 'licensing', lazy: () => import('@/site/pages/licensing') },
      { path: '*', lazy: () => import('@/site/pages/not-found') },
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
              // « nouveau » or an id: one route, so that the editor stays in place when the first save gives the id.
              { path: 'content/:id', lazy: screen('contentEditor') },
              { path: 'content/rubriques', lazy: screen('collections') },
              { path: 'content/rubriques/:key', lazy: screen('collection') },
              { path: 'content/guide', lazy: screen('guide') },
              { path: 'users', lazy: screen('users') },
              { path: 'roles', lazy: screen('roles') },
              { path: 'forms', lazy: screen('forms') },
              { path: 'forms/lettres', lazy: screen('campaigns') },
              { path: 'forms/lettres/:id', lazy: screen('campaign') },
              { path: 'media', lazy: screen('media') },
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
