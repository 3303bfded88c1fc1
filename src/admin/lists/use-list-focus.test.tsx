// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useListFocus } from './use-list-focus';

/** List that renders nothing without rows. */
function List({ rows }: { rows: readonly string[] }) {
  const listFocus = useListFocus<HTMLUListElement>();
  if (rows.length === 0) return null;
  return (
    <ul {...listFocus}>
      {rows.map((row) => (
        <li key={row}>
          <button type="button">{row}</button>
        </li>
      ))}
    </ul>
  );
}

const createScreen = (rows: readonly string[]) => (
  <main>
    <h1>Titre</h1>
    <List rows={rows} />
  </main>
);

it('moves the focus of a removed row to the list or the title', () => {
  const { rerender } = render(createScreen(['Une', 'Deux']));
  screen.getByRole('button', { name: 'Deux' }).focus();
  rerender(createScreen(['Une']));
  expect(screen.getByRole('list')).toHaveFocus();
  screen.getByRole('button', { name: 'Une' }).focus();
  rerender(createScreen([]));
  expect(screen.getByRole('heading')).toHaveFocus();
});
