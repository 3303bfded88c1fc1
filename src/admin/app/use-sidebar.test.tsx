// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useSidebar } from './use-sidebar';

function Screen() {
  const { isSheetOpen, toggle } = useSidebar();
  return (
    <button type="button" aria-expanded={isSheetOpen} onClick={toggle}>
      Menu
    </button>
  );
}

it('keeps the sheet closed after Back and Forward', async () => {
  // a phone
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  const router = createMemoryRouter([{ path: '*', Component: Screen }], {
    initialEntries: ['/admin', '/admin/media'],
  });
  render(<RouterProvider router={router} />);
  const button = screen.getByRole('button');
  await act(async () => button.click());
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await act(() => router.navigate(-1));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await act(() => router.navigate(1));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
