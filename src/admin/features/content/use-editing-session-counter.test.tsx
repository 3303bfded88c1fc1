// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider, useParams } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useEditingSessionCounter, useReplaceEditorAddress } from './use-editing-session-counter';

/** Ends the save of the last editor, also after it closed. */
let endSave: () => void;

function Editor() {
  const { id } = useParams();
  const { number } = useEditingSessionCounter(id === 'nouveau' ? null : (id ?? null));
  const replaceAddress = useReplaceEditorAddress();
  endSave = () => replaceAddress('/content/1');
  return (
    <>
      <p>Session {number}</p>
      <button type="button" onClick={endSave}>
        Enregistrer
      </button>
      <Link to="/content/nouveau">Nouveau</Link>
    </>
  );
}

function renderEditor() {
  const router = createMemoryRouter(
    [
      { path: '/content/:id', Component: Editor },
      { path: '/media', element: null },
    ],
    {
      initialEntries: ['/content/nouveau'],
    },
  );
  render(<RouterProvider router={router} />);
  return { router, save: screen.getByText('Enregistrer'), create: screen.getByText('Nouveau') };
}

it('keeps the session of a new content when its save changes the address', () => {
  const { router, save } = renderEditor();
  act(() => save.click());
  expect(router.state.location.pathname).toBe('/content/1');
  expect(screen.getByText('Session 0')).toBeInTheDocument();
});

it('does not bring back a person who left the editor during the save', async () => {
  const { router } = renderEditor();
  await act(() => router.navigate('/media'));
  act(() => endSave());
  expect(router.state.location.pathname).toBe('/media');
});

it('starts a session for a new content opened right after a save', () => {
  const { router, save, create } = renderEditor();
  act(() => {
    save.click();
    create.click();
  });
  expect(router.state.location.pathname).toBe('/content/nouveau');
  expect(screen.getByText('Session 1')).toBeInTheDocument();
});
