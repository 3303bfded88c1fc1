// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useScrollAndFocusOnNavigation } from './use-scroll-and-focus-on-navigation';

function Page() {
  useScrollAndFocusOnNavigation();
  return <p id="documents">Documents</p>;
}

it('scrolls to the element of a hash, and ignores an invalid hash', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  const router = createMemoryRouter([{ path: '/', Component: Page }]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/#100%'));
  expect(screen.getByText('Documents')).toBeVisible();
  expect(scrollIntoView).not.toHaveBeenCalled();
  await act(() => router.navigate('/#documents'));
  expect(scrollIntoView).toHaveBeenCalledOnce();
});
