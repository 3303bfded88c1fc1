// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { linkDialogText } from '@/copy/admin/links';
import { LinkDialog } from './link-dialog';

beforeEach(() => {
  // jsdom has none of these.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['javascript:alert(1)', linkDialogText.problems.scheme, []],
  ['exemple.com/a', '', [['https://exemple.com/a']]],
])('Enter takes the address %s only when links may have it', async (address, status, picks) => {
  const onPick = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LinkDialog value="" onPick={onPick} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByRole('combobox'), `${address}{Enter}`);
  expect(screen.getByRole('status').textContent).toBe(status);
  expect(onPick.mock.calls).toEqual(picks);
});
