// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GuideDayColumn } from './guide-day-column';

it('a day without programmes says what the site shows instead', () => {
  const props = { programmes: [], isToday: false, isSelected: true, actions: null };
  render(<GuideDayColumn day="2026-11-24" {...props} />);
  expect(screen.getByText(/le site montre la soirée type/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
