import type { RouteObject } from 'react-router-dom';
import { PublicLayout } from '@/app/layouts/public-layout';
import { CrashedPage } from '@/app/pages/errors/crashed';
import { pressSlugs } from '@/content/press/slugs';

const home = () => import('@/app/pages/public/home');

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
      { path: 'a-propos', lazy: () => import('@/app/pages/public/a-propos') },
      { path: 'chaines', lazy: () => import('@/app/pages/public/chaines') },
      { path: 'obouo-play', lazy: () => import('@/app/pages/public/obouo-play') },
      { path: 'presse', lazy: () => import('@/app/pages/public/presse') },
      ...pressSlugs.map((slug) => ({
        path: `presse/${slug}`,
        lazy: async () => (await import('@/app/pages/public/press-article')).pressArticlePage(slug),
      })),
      // Any other slug is an article of the back office, or nothing.
      { path: 'presse/:slug', lazy: () => import('@/app/pages/public/cms-article') },
      { path: 'contact', lazy: () => import('@/app/pages/public/contact') },
      { path: 'carrieres', lazy: () => import('@/app/pages/public/carrieres') },
      { path: 'help-center', lazy: () => import('@/app/pages/public/help-center') },
      { path: 'mentions-legales', lazy: () => import('@/app/pages/public/mentions-legales') },
      { path: 'cgu', lazy: () => import('@/app/pages/public/cgu') },
      {
        path: 'politique-confidentialite',
        lazy: () => import('@/app/pages/public/politique-confidentialite'),
      },
      { path: 'cookies', lazy: () => import('@/app/pages/public/cookies') },
      { path: 'investisseurs', lazy: () => import('@/app/pages/public/investisseurs') },
      { path: 'partenariats', lazy: () => import('@/app/pages/public/partenariats') },
      { path: 'distribution', lazy: () => import('@/app/pages/public/distribution') },
      { path: 'publicite', lazy: () => import('@/app/pages/public/publicite') },
      { path: 'licensing', lazy: () => import('@/app/pages/public/licensing') },
      { path: '*', lazy: () => import('@/app/pages/errors/not-found') },
    ],
  },
  {
    lazy: () => import('@/app/layouts/staff-root'),
    ErrorBoundary: CrashedPage,
    children: [
      { path: 'auth', lazy: () => import('@/app/pages/auth/sign-in') },
      {
        path: 'admin',
        lazy: () => import('@/app/layouts/admin-layout'),
        children: [
          {
            lazy: () => import('@/app/pages/errors/crashed-screen'),
            children: [
              { index: true, lazy: () => import('@/app/pages/admin/dashboard') },
              { path: 'content', lazy: () => import('@/app/pages/admin/content') },
              { path: 'users', lazy: () => import('@/app/pages/admin/users') },
              { path: 'roles', lazy: () => import('@/app/pages/admin/roles') },
              { path: 'forms', lazy: () => import('@/app/pages/admin/forms') },
              { path: 'media', lazy: () => import('@/app/pages/admin/media') },
              { path: 'categories', lazy: () => import('@/app/pages/admin/categories') },
              { path: 'tags', lazy: () => import('@/app/pages/admin/tags') },
              { path: 'settings', lazy: () => import('@/app/pages/admin/settings') },
              { path: 'activity', lazy: () => import('@/app/pages/admin/activity') },
              { path: '*', lazy: () => import('@/app/pages/admin/not-found') },
            ],
          },
        ],
      },
    ],
  },
];
