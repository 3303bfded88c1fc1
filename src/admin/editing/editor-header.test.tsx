// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { EditorHeader } from './editor-header';

/** Screen whose record loads after the page change. */
function Editor() {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => setIsLoaded(true), []);
  return (
    <main>
      {isLoaded ? (
        <EditorHeader backHref="/" backLabel="Retour" heading={<h1>Fiche</h1>}>
          <button type="button">Enregistrer</button>
        </EditorHeader>
      ) : null}
    </main>
  );
}

it('focuses the title after a page change, not after a page load', async () => {
  const routes = [
    { path: '/', element: <p>Liste</p> },
    { path: '/fiche', element: <Editor /> },
  ];
  const { unmount } = render(
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/fiche'] })} />,
  );
  expect(screen.getByRole('heading')).not.toHaveFocus();
  unmount();
  const router = createMemoryRouter(routes);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/fiche'));
  expect(screen.getByRole('heading')).toHaveFocus();
});
