// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDebouncedInput } from './use-debounced-input';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Renders a field whose searches return on demand, as on a slow device. */
function open() {
  const send = vi.fn();
  const { result, rerender } = renderHook(({ searched }) => useDebouncedInput(searched, send, 150), {
    initialProps: { searched: '' },
  });
  return {
    send,
    text: () => result.current.text,
    type(next: string) {
      act(() => result.current.type(next));
      act(() => vi.runAllTimers());
    },
    comesBack: (searched: string) => rerender({ searched }),
  };
}

it('keeps what was typed while an earlier search was under way', () => {
  const field = open();
  field.type('quali');
  field.type('qualité');
  expect(field.send.mock.calls).toEqual([['quali'], ['qualité']]);
  field.comesBack('quali');
  expect(field.text()).toBe('qualité');
  field.comesBack('qualité');
  expect(field.text()).toBe('qualité');
});

it('follows what something else changed', () => {
  const field = open();
  field.type('48 h');
  field.comesBack('48 h');
  field.comesBack('');
  expect(field.text()).toBe('');
  field.type('48 h');
  expect(field.send).toHaveBeenCalledTimes(2);
});
