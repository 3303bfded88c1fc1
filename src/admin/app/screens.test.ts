import { expect, it } from 'vitest';
import { adminNavigation } from '@/admin/config/admin-navigation';
import { contentScreenTabs, inboxAndCampaignScreenTabs, mediaScreenTabs } from '@/admin/config/screen-links';
import { adminScreens } from '@/app/routes';
import { screenKeywords } from '@/copy/admin/palette';
import { loadScreenModule, screenModuleNames } from './screens';

const OTHER_SCREENS = ['staff-root', 'admin-layout', 'crashed', 'not-found', 'sign-in', 'dashboard'];

it('lists exactly the screens of the route table, each name once', () => {
  const routedScreens = adminScreens.map(([path, screen = path]) => screen);
  expect([...screenModuleNames].sort()).toEqual([...routedScreens, ...OTHER_SCREENS].sort());
});

it('links every screen without a parameter, and has palette words for it', () => {
  const tabs = [...contentScreenTabs, ...mediaScreenTabs, ...inboxAndCampaignScreenTabs];
  const links = [...adminNavigation.flatMap((group) => group.links), ...tabs].map(({ path }) => path);
  const paths = adminScreens.map(([path]) => `/admin/${path}`).filter((path) => !path.includes(':'));
  expect(paths.filter((path) => !links.includes(path))).toEqual([]);
  expect(paths.filter((path) => !screenKeywords[path])).toEqual([]);
});

it('loads a screen by its name', async () => {
  expect((await loadScreenModule('crashed')).ErrorBoundary).toBeTypeOf('function');
});

it('throws for an unknown screen name', async () => {
  await expect(loadScreenModule('unknown')).rejects.toThrow('src/admin has no screen « unknown »');
});
