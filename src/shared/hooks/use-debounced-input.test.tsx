// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDebouncedInput } from './use-debounced-input';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Renders a field. `finishSearch` ends a search, late as on a slow device. */
function renderField() {
  const send = vi.fn();
  const { result, rerender } = renderHook(({ query }) => useDebouncedInput(query, send, 150), {
    initialProps: { query: '' },
  });
  return {
    send,
    text: () => result.current.text,
    type(next: string) {
      act(() => result.current.changeText(next));
      act(() => vi.runAllTimers());
    },
    finishSearch: (query: string) => rerender({ query }),
  };
}

it('keeps typed text while an earlier search is running', () => {
  const field = renderField();
  field.type('quali');
  field.type('qualité');
  expect(field.send.mock.calls).toEqual([['quali'], ['qualité']]);
  field.finishSearch('quali');
  expect(field.text()).toBe('qualité');
  field.finishSearch('qualité');
  expect(field.text()).toBe('qualité');
});

it('takes over a query that changed elsewhere', () => {
  const field = renderField();
  field.type('48 h');
  field.finishSearch('48 h');
  field.finishSearch('');
  expect(field.text()).toBe('');
  field.type('48 h');
  expect(field.send).toHaveBeenCalledTimes(2);
});
