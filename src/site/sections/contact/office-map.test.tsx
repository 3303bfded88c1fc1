// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { defaultOffices } from '@/copy/directory';
import { toCompleteOffice } from '@/copy/office';
import { defaultSettings } from '@/copy/site-settings';
import { OfficeMap } from './office-map';

it('the map shows the current minute at each office', () => {
  vi.useFakeTimers({ now: new Date('2026-07-14T12:00:00Z') });
  render(<OfficeMap offices={defaultOffices.map((office) => toCompleteOffice(office, defaultSettings))} />);
  const readTimes = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(readTimes()).toEqual(['Paris14:00', 'Abidjan12:00']);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(readTimes()).toEqual(['Paris14:01', 'Abidjan12:01']);
});
