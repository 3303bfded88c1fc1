import { expect, it } from 'vitest';
import { adminScreens } from '@/app/routes';
import { loadScreenModule, screenNames } from './screens';

const OTHER_SCREENS = [
  'app/staff-root',
  'app/admin-layout',
  'app/crashed-screen',
  'app/not-found-screen',
  'features/auth/sign-in-screen',
  'features/dashboard/dashboard-screen',
];

it('lists exactly the screens of the route table', () => {
  const routedScreens = adminScreens.map(([, screen]) => `features/${screen}-screen`);
  expect([...screenNames].sort()).toEqual([...routedScreens, ...OTHER_SCREENS].sort());
});

it('loads a screen by its name, and refuses an unknown name', async () => {
  expect((await loadScreenModule('app/crashed-screen')).ErrorBoundary).toBeTypeOf('function');
  await expect(loadScreenModule('app/unknown')).rejects.toThrow('src/admin/app/unknown.tsx is no screen');
});
