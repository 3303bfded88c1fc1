// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { EditorHeader } from './editor-header';

/** Screen that shows another title while its record loads. */
function Editor() {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsLoaded(true)}>
        Charger
      </button>
      <main>
        {isLoaded ? (
          <EditorHeader backHref="/" backLabel="Retour" heading={<h1>Fiche</h1>}>
            <button type="button">Enregistrer</button>
          </EditorHeader>
        ) : (
          <h1 key="loading" tabIndex={-1}>
            Chargement
          </h1>
        )}
      </main>
    </>
  );
}

const routes = [
  { path: '/', element: <p>Liste</p> },
  { path: '/fiche', element: <Editor /> },
];

/** Loads the record while the control with this name has the focus. */
async function loadRecord(focusedName: string) {
  for (const element of [...screen.getAllByRole('heading'), screen.getByRole('button')])
    if (element.textContent === focusedName) element.focus();
  act(() => screen.getByRole('button', { name: 'Charger' }).click());
}

it.each([
  ['takes the focus of the title that it replaces', 'Chargement', 'Fiche'],
  ['leaves the focus on another control', 'Charger', 'Charger'],
])('the title %s', async (_, focusedName, nameAfterwards) => {
  const router = createMemoryRouter(routes);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/fiche'));
  await loadRecord(focusedName);
  expect(document.activeElement).toHaveTextContent(nameAfterwards);
});

it('leaves the focus to the browser after a page load', async () => {
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/fiche'] })} />);
  await loadRecord('');
  expect(document.body).toHaveFocus();
});
