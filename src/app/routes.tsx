import type { RouteObject } from 'react-router-dom';
import { PublicLayout } from '@/app/layouts/public-layout';
import { CrashedPage } from '@/app/pages/errors/crashed';

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
      { path: 'contact', lazy: () => import('@/app/pages/public/contact') },
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
          { index: true, lazy: () => import('@/app/pages/admin/dashboard') },
          { path: 'content', lazy: () => import('@/app/pages/admin/content') },
          { path: '*', lazy: () => import('@/app/pages/admin/not-found') },
        ],
      },
    ],
  },
];
