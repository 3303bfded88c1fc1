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

/** Focuses the title or the button with this text, if given, then loads the record. */
function loadRecord(focusedText?: string) {
  const elements = [...screen.getAllByRole('heading'), screen.getByRole('button')];
  elements.find(({ textContent }) => textContent === focusedText)?.focus();
  act(() => screen.getByRole('button', { name: 'Charger' }).click());
}

it.each([
  ['takes the focus of the title that it replaces', 'Chargement', 'Fiche'],
  ['leaves the focus on another control', 'Charger', 'Charger'],
])('the title %s', async (_, focusedText, textFocusedAfterwards) => {
  const router = createMemoryRouter(routes);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/fiche'));
  loadRecord(focusedText);
  expect(document.activeElement).toHaveTextContent(textFocusedAfterwards);
});

it('leaves the focus to the browser after a page load', () => {
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/fiche'] })} />);
  loadRecord();
  expect(document.body).toHaveFocus();
});
