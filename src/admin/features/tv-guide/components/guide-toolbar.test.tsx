// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { GuideToolbar } from './guide-toolbar';

function renderDayField() {
  const onNavigate = vi.fn();
  const params = { channel: 'hivowood', day: '2026-11-29' } as const;
  render(<GuideToolbar params={params} today="2026-11-29" onNavigate={onNavigate} />, {
    wrapper: MemoryRouter,
  });
  return { field: screen.getByLabelText('Aller au jour'), onNavigate };
}

it('shows an incomplete date until the field loses the focus', () => {
  const { field, onNavigate } = renderDayField();
  // Chromium reports the year 2 after the first digit of 2027.
  fireEvent.change(field, { target: { value: '0002-11-29' } });
  expect(field).toHaveValue('0002-11-29');
  expect(onNavigate).not.toHaveBeenCalled();
  fireEvent.blur(field);
  expect(field).toHaveValue('2026-11-29');
});

it('opens the day of a complete date', () => {
  const { field, onNavigate } = renderDayField();
  fireEvent.change(field, { target: { value: '2027-03-15' } });
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('?chaine=hivowood&jour=2027-03-15');
});
