// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { GuideToolbar } from './guide-toolbar';

it('keeps the digits of a year while it is typed, and restores the day on blur', () => {
  const onNavigate = vi.fn();
  render(
    <GuideToolbar
      params={{ channel: 'hivowood', day: '2026-11-29' }}
      today="2026-11-29"
      onNavigate={onNavigate}
    />,
    {
      wrapper: MemoryRouter,
    },
  );
  const field = screen.getByLabelText('Aller au jour');
  // Chromium reports the year 2 after the first digit of 2027.
  fireEvent.change(field, { target: { value: '0002-11-29' } });
  expect(field).toHaveValue('0002-11-29');
  expect(onNavigate).not.toHaveBeenCalled();
  fireEvent.blur(field);
  expect(field).toHaveValue('2026-11-29');
});

it('opens the day of a complete date', () => {
  const onNavigate = vi.fn();
  render(
    <GuideToolbar
      params={{ channel: 'hivowood', day: '2026-11-29' }}
      today="2026-11-29"
      onNavigate={onNavigate}
    />,
    {
      wrapper: MemoryRouter,
    },
  );
  fireEvent.change(screen.getByLabelText('Aller au jour'), { target: { value: '2027-03-15' } });
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('?chaine=hivowood&jour=2027-03-15');
});
