// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { SearchDialog } from './search-dialog';

it.each([
  ['ArrowDown', 'the field', () => screen.getByRole('searchbox')],
  ['ArrowUp', 'the last link', () => screen.getAllByRole('link').at(-1)],
])('%s on the close button moves the focus to %s', (key, _target, findTarget) => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  render(<SearchDialog query="" onQueryChange={() => undefined} onClose={() => undefined} />, {
    wrapper: MemoryRouter,
  });
  const closeButton = screen.getByRole('button', { name: 'Fermer' });
  closeButton.focus();
  fireEvent.keyDown(closeButton, { key });
  expect(findTarget()).toHaveFocus();
});
