// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { mediaScreenTabs } from '@/admin/config/screen-links';
import { ScreenLayout } from './screen-layout';

const access = vi.hoisted(() => ({ isLoading: true }));
vi.mock('@/admin/features/auth/use-identity', () => ({ useOwnRolesAndPermissions: () => access }));

const createLayout = () => (
  <MemoryRouter>
    <ScreenLayout title="Médiathèque" tabs={mediaScreenTabs} actions={<button type="button">Ajouter</button>}>
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
