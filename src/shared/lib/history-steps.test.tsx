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

it('Back from a form to the entry of a plain link asks first', async () => {
  startHistoryListener();
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
