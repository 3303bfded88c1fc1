// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { contentScreenTabs, mediaScreenTabs } from '@/admin/config/screen-links';
import { ScreenLayout } from './screen-layout';

const access = vi.hoisted(() => ({ isLoading: true, permissions: ['all'], hasNoRole: false }));
vi.mock('@/admin/features/auth/use-identity', () => ({ useOwnRolesAndPermissions: () => access }));

const createLayout = (tabs = mediaScreenTabs, address = '/admin/media') => (
  <MemoryRouter initialEntries={[address]}>
    <ScreenLayout
      title="Médiathèque"
      tabs={tabs}
      refusedText="Réservé"
      actions={<button type="button">Ajouter</button>}
    >
      <button type="button">Supprimer</button>
    </ScreenLayout>
  </MemoryRouter>
);

it('shows only the title until the permissions are known', () => {
  const { rerender } = render(createLayout());
  expect(screen.getByRole('heading', { name: 'Médiathèque' })).toBeVisible();
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryAllByRole('link')).toEqual([]);
  access.isLoading = false;
  rerender(createLayout());
  expect(screen.getAllByRole('button')).toHaveLength(2);
  expect(screen.getAllByRole('link')).toHaveLength(mediaScreenTabs.length);
});

it('mounts the hidden content before the permissions are known', () => {
  access.isLoading = true;
  render(createLayout());
  expect(screen.getByText('Supprimer')).not.toBeVisible();
});

it.each([
  { permissions: ['content_draft'], bins: 1 },
  { permissions: ['content_moderate'], bins: 0 },
])('has $bins tab « Corbeille » with the permissions $permissions', ({ permissions, bins }) => {
  Object.assign(access, { isLoading: false, permissions });
  render(createLayout(contentScreenTabs));
  expect(screen.getByRole('link', { name: 'Contenus' })).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Corbeille' })).toHaveLength(bins);
});

it('has no tabs for a person who may open one screen', () => {
  Object.assign(access, { isLoading: false, permissions: ['media_upload'] });
  render(createLayout(mediaScreenTabs));
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it.each([
  ['refuses', '/admin/Activity/', ['content_edit'], false],
  ['opens', '/admin/activity', ['user_manage'], false],
  ['refuses', '/admin/media', [], true],
  ['opens', '/admin/media', ['media_upload'], false],
])('%s %s with the permissions %j', (verb, address, permissions, hasNoRole) => {
  Object.assign(access, { isLoading: false, permissions, hasNoRole });
  render(createLayout([], address));
  const isRefused = verb === 'refuses';
  expect(screen.queryAllByText('Réservé')).toHaveLength(isRefused ? 1 : 0);
  expect(screen.queryAllByRole('button')).toHaveLength(isRefused ? 0 : 2);
});
