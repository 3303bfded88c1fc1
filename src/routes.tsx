import type { RouteObject } from 'react-router-dom';
import { pressSlugs } from '@/content/site/press/slugs';
import { CrashedPage } from '@/shared/ui/crashed';
import { PublicLayout } from '@/site/layout/public-layout';
import { wholeBuilt } from '@/site/published/built';

const home = () => import('@/site/pages/home');
/** With its text, which the first render needs. */
const publishedText = async () =>
  (await Promise.all([import('@/site/pages/published-text'), wholeBuilt()]))[0];

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
      { path: 'presse', lazy: () => import('@/site/pages/presse') },
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
    lazy: () => import('@/admin/layout/staff-root'),
    ErrorBoundary: CrashedPage,
    children: [
      { path: 'auth', lazy: () => import('@/admin/auth/sign-in-screen') },
      {
        path: 'admin',
        lazy: () => import('@/admin/layout/admin-layout'),
        children: [
          {
            lazy: () => import('@/admin/layout/crashed-screen'),
            children: [
              { index: true, lazy: () => import('@/admin/dashboard/dashboard-screen') },
              { path: 'content', lazy: () => import('@/admin/content/content-screen') },
              { path: 'content/rubriques', lazy: () => import('@/admin/collections/collections-screen') },
              { path: 'content/rubriques/:key', lazy: () => import('@/admin/collections/collection-screen') },
              { path: 'content/guide', lazy: () => import('@/admin/guide/guide-screen') },
              { path: 'users', lazy: () => import('@/admin/users/users-screen') },
              { path: 'roles', lazy: () => import('@/admin/roles/roles-screen') },
              { path: 'forms', lazy: () => import('@/admin/submissions/forms-screen') },
              { path: 'forms/lettres', lazy: () => import('@/admin/letters/letters-screen') },
              { path: 'forms/lettres/:id', lazy: () => import('@/admin/letters/letter-screen') },
              { path: 'media', lazy: () => import('@/admin/media/media-screen') },
              { path: 'categories', lazy: () => import('@/admin/taxonomy/categories-screen') },
              { path: 'tags', lazy: () => import('@/admin/taxonomy/tags-screen') },
              { path: 'settings', lazy: () => import('@/admin/settings/settings-screen') },
              { path: 'activity', lazy: () => import('@/admin/activity/activity-screen') },
              { path: '*', lazy: () => import('@/admin/layout/not-found-screen') },
            ],
          },
        ],
      },
    ],
  },
];
