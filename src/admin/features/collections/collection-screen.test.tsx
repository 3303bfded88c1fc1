// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { Permission } from '@/admin/config/roles';
import { notFoundPageText } from '@/copy/pages/not-found';
import { renderAdmin } from '../../../../tests/support/render-admin';
import { stubApi } from '../../../../tests/support/stub-api';
import { Component as CollectionScreen } from './collection-screen';

beforeEach(() => {
  stubApi(() => []);
});

const renderScreen = (key: string, permission: Permission = 'all') =>
  renderAdmin(<CollectionScreen />, { path: '/:key', address: `/${key}`, permissions: [permission] });

it('shows the not-found page for an unknown collection', async () => {
  renderScreen('inconnue');
  expect(await screen.findByRole('heading', { level: 1, name: notFoundPageText.title })).toBeVisible();
});

it.each([
  ['shows', 'content_edit', 1],
  ['hides', 'content_draft', 0],
] as const)('%s the revisions button with the permission %s', async (_verb, permission, buttonCount) => {
  renderScreen('equipe', permission);
  expect(await screen.findByRole('textbox', { name: 'Titre de la partie' })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Révisions' })).toHaveLength(buttonCount);
});

it('shows the title of the collection once, also while the values load', async () => {
  renderScreen('equipe');
  expect(screen.getByRole('heading', { level: 1, name: 'Équipe dirigeante' })).toBeVisible();
  await screen.findByRole('textbox', { name: 'Titre de la partie' });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('offers unsaved text again after a reload', async () => {
  const { unmount } = renderScreen('equipe');
  const findTitle = () => screen.findByRole('textbox', { name: 'Titre de la partie' });
  await userEvent.type(await findTitle(), ' ensemble');
  const typedTitle = (await findTitle()).getAttribute('value');
  unmount();
  renderScreen('equipe');
  expect(await findTitle()).not.toHaveValue(typedTitle);
  await userEvent.click(screen.getByRole('button', { name: 'Restaurer ce texte' }));
  expect(await findTitle()).toHaveValue(typedTitle);
});

it('saves with Ctrl+S only after a change', async () => {
  const methods: (string | undefined)[] = [];
  stubApi(({ method }) => {
    methods.push(method);
    return [];
  });
  renderScreen('equipe');
  const title = await screen.findByRole('textbox', { name: 'Titre de la partie' });
  await userEvent.keyboard('{Control>}s{/Control}');
  await userEvent.type(title, ' ensemble');
  expect(methods).not.toContain('POST');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(methods).toContain('POST'));
});
