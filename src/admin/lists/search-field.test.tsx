// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '@/shared/lib/limits';
import { SearchField } from './search-field';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(value: string) {
  const onSearch = vi.fn();
  render(<SearchField label="Rechercher" value={value} onSearch={onSearch} />);
  return { onSearch, field: screen.getByRole('searchbox', { name: 'Rechercher' }) };
}

it('asks once nothing is typed any more', () => {
  const { onSearch, field } = open('');
  fireEvent.change(field, { target: { value: 'no' } });
  fireEvent.change(field, { target: { value: 'noël ' } });
  expect(onSearch).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(onSearch.mock.calls).toEqual([['noël']]);
});

it('searches at once on blur', () => {
  const { onSearch, field } = open('');
  fireEvent.change(field, { target: { value: 'noël ' } });
  fireEvent.blur(field);
  expect(onSearch.mock.calls).toEqual([['noël']]);
  vi.runAllTimers();
  expect(onSearch).toHaveBeenCalledTimes(1);
});

it('takes no more than the database does', () => {
  expect(open('').field).toHaveAttribute('maxlength', String(limits.search));
});

it('asks nothing when it is left as it was', () => {
  const { onSearch, field } = open('noël');
  fireEvent.blur(field);
  vi.runAllTimers();
  expect(onSearch).not.toHaveBeenCalled();
});
