// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useUnsavedChanges } from '@/shared/hooks/use-unsaved-changes';
import { startHistoryListener } from './history-steps';

function Form() {
  const { state } = useUnsavedChanges(true);
  return <h1>{state}</h1>;
}

/** Presses a link to a part of the page. jsdom follows no link. */
function followLink(hash: string) {
  fireEvent.click(document.body);
  // The browser pushes an entry without a state, or replaces the entry of an equal address.
  const update = window.location.hash === hash ? 'replaceState' : 'pushState';
  window.history[update](null, '', hash);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

const readPosition = () => window.history.state.idx;

startHistoryListener();

it('gives a new position to a plain link, unless its part is already shown', () => {
  window.history.replaceState({ idx: 4 }, '');
  const positions = ['#partie-1', '#partie-2', '#partie-2', '#partie-1'].map((hash) => {
    followLink(hash);
    return readPosition();
  });
  expect(positions).toEqual([5, 6, 6, 7]);
});

it('counts an address that was typed from the position of the last step', () => {
  window.history.replaceState({ idx: 2 }, '', '#partie-1');
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.history.pushState(null, '', '#partie-2');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(readPosition()).toBe(3);
});

it('Back from a form to the entry of a plain link asks first', async () => {
  const router = createBrowserRouter([
    { path: '/', element: <p>Article</p> },
    { path: '/formulaire', element: <Form /> },
  ]);
  render(<RouterProvider router={router} />);
  // A press on a link; jsdom follows no link.
  fireEvent.click(screen.getByText('Article'));
  window.location.hash = '#partie';
  await expect.poll(() => router.state.location.hash).toBe('#partie');

  await act(() => router.navigate('/formulaire'));
  expect(screen.getByRole('heading')).toHaveTextContent('unblocked');
  act(() => window.history.back());
  expect(await screen.findByRole('heading', { name: 'blocked' })).toBeVisible();
  expect(window.location.pathname).toBe('/formulaire');
});
