import { expect, it } from 'vitest';
import { adminScreens } from '@/app/routes';
import { loadScreenModule, screenModuleNames } from './screens';

const MODULES_OUTSIDE_ROUTE_TABLE = [
  'staff-root',
  'admin-layout',
  'crashed',
  'not-found',
  'sign-in',
  'dashboard',
];

it('lists exactly the screens of the route table, each name once', () => {
  const routedScreens = adminScreens.map(([path, screen = path]) => screen);
  expect([...screenModuleNames].sort()).toEqual([...routedScreens, ...MODULES_OUTSIDE_ROUTE_TABLE].sort());
});

it('loads a screen by its name', async () => {
  expect((await loadScreenModule('crashed')).ErrorBoundary).toBeTypeOf('function');
});

it('throws for an unknown screen name', async () => {
  await expect(loadScreenModule('unknown')).rejects.toThrow('src/admin has no screen « unknown »');
});
