// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CollectionEditLink } from './collection-edit-link';

const preload = vi.hoisted(() => vi.fn<(load: () => Promise<void>) => void>());
vi.mock('@/shared/lib/wait-for-idle-page', () => ({ preloadWhenIdle: preload }));

it.each([
  ['staff', 'sb-projet-auth-token', 1],
  ['no visitor', 'theme', 0],
])('shows %s a link to the form of a part of the page', async (_reader, storedKey, linkCount) => {
  localStorage.setItem(storedKey, '{}');
  render(<CollectionEditLink collection="equipe" />);
  await act(async () => preload.mock.lastCall?.[0]());
  const links = screen.queryAllByRole('link', { name: 'Modifier la fiche «\u00a0Équipe dirigeante\u00a0»' });
  expect(links).toHaveLength(linkCount);
});
