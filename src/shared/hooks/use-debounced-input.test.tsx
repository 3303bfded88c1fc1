// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useDebouncedInput } from './use-debounced-input';

beforeEach(() => void vi.useFakeTimers());

/** Renders a field. `reportQuery` passes the query of the URL. On a slow device, the router does so after the next text was typed. */
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
    reportQuery: (query: string) => rerender({ query }),
  };
}

it('keeps typed text when the URL reports an earlier query', () => {
  const field = renderField();
  field.type('quali');
  field.type('qualité');
  expect(field.send.mock.calls).toEqual([['quali'], ['qualité']]);
  field.reportQuery('quali');
  expect(field.text()).toBe('qualité');
  field.reportQuery('qualité');
  expect(field.text()).toBe('qualité');
});

it('takes over a query that changed elsewhere', () => {
  const field = renderField();
  field.type('48 h');
  field.reportQuery('48 h');
  field.reportQuery('');
  expect(field.text()).toBe('');
});

it('sends a text again after the query was reset elsewhere', () => {
  const field = renderField();
  field.type('48 h');
  field.reportQuery('48 h');
  field.reportQuery('');
  field.type('48 h');
  expect(field.send).toHaveBeenCalledTimes(2);
});
