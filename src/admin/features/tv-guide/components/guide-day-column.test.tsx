// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createStoredTestProgramme } from '../../../../../tests/support/create-test-programme';
import { GuideDayColumn } from './guide-day-column';

const props = { day: '2026-11-24', isToday: false, isSelected: true, actions: null };

it('says what the site shows on a day without programmes', () => {
  render(<GuideDayColumn {...props} programmes={[]} />);
  expect(screen.getByText(/le site montre la soirée type/)).toBeVisible();
});

it('shows no buttons without the permission to edit', () => {
  const film = createStoredTestProgramme('Film', '2026-11-24T20:00', '2026-11-24T22:00');
  const series = createStoredTestProgramme('Série', '2026-11-24T23:00', '2026-11-24T23:30');
  render(<GuideDayColumn {...props} programmes={[film, series]} />);
  expect(screen.getByText('Film')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
