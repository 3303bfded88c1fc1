// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useQueryParam } from './use-query-param';
import { useQueryText } from './use-query-text';

function Search() {
  const [text, setText] = useQueryText('q', 'answers');
  const [, setAsked] = useQueryParam('q');
  return (
    <>
      <input aria-label="Recherche" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => setAsked(null)}>
        Tout afficher
      </button>
    </>
  );
}

/** A page whose navigations happen only when they are let through, as on a device slower than its user types. */
function openOnSlowDevice() {
  const router = createMemoryRouter([{ path: '*', element: <Search /> }]);
  const navigate = router.navigate.bind(router);
  const waiting: (() => Promise<void>)[] = [];
  router.navigate = ((...call: Parameters<typeof navigate>) => {
    waiting.push(() => navigate(...call));
    return Promise.resolve();
  }) as typeof router.navigate;
  render(<RouterProvider router={router} />);
  return { router, waiting, letThrough: () => act(async () => waiting.shift()?.()) };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Recherche' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

it('keeps what was typed while an earlier writing of the address was under way', async () => {
  const { router, waiting, letThrough } = openOnSlowDevice();
  type('quali');
  await waitFor(() => expect(waiting).toHaveLength(1));
  type('qualité');
  await waitFor(() => expect(waiting).toHaveLength(2));

  await letThrough();
  expect(router.state.location.search).toBe('?q=quali');
  expect(field().value).toBe('qualité');

  await letThrough();
  expect(router.state.location.search).toBe('?q=qualit%C3%A9');
  expect(field().value).toBe('qualité');
});

it('follows an address that something else changed', async () => {
  const { waiting, letThrough } = openOnSlowDevice();
  type('48 h');
  await waitFor(() => expect(waiting).toHaveLength(1));
  await letThrough();

  fireEvent.click(screen.getByRole('button', { name: 'Tout afficher' }));
  await letThrough();
  expect(field().value).toBe('');
});
