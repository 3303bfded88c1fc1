// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { SearchField } from './search-field';

beforeEach(() => void vi.useFakeTimers());
function renderField(value: string) {
  const onSearch = vi.fn();
  render(<SearchField label="Rechercher" value={value} onSearch={onSearch} />);
  return { onSearch, field: screen.getByRole('searchbox', { name: 'Rechercher' }) };
}

it('searches once after the typing stops', () => {
  const { onSearch, field } = renderField('');
  fireEvent.change(field, { target: { value: 'no' } });
  fireEvent.change(field, { target: { value: 'noël ' } });
  expect(onSearch).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(onSearch.mock.calls).toEqual([['noël']]);
});

it('searches at once on blur', () => {
  const { onSearch, field } = renderField('');
  fireEvent.change(field, { target: { value: 'noël ' } });
  fireEvent.blur(field);
  expect(onSearch.mock.calls).toEqual([['noël']]);
  vi.runAllTimers();
  expect(onSearch).toHaveBeenCalledTimes(1);
});

it('does not search on blur when the text is unchanged', () => {
  const { onSearch, field } = renderField('noël');
  fireEvent.blur(field);
  vi.runAllTimers();
  expect(onSearch).not.toHaveBeenCalled();
});

it('searches at once on Enter without submitting the surrounding form', async () => {
  vi.useRealTimers();
  const onSearch = vi.fn();
  const handleSubmit = vi.fn();
  render(
    <form onSubmit={handleSubmit}>
      <SearchField label="Rechercher" value="" onSearch={onSearch} />
      <button type="submit">Publier</button>
    </form>,
  );
  await userEvent.type(screen.getByRole('searchbox'), 'noël{Enter}');
  expect(onSearch.mock.calls).toEqual([['noël']]);
  expect(handleSubmit).not.toHaveBeenCalled();
});
