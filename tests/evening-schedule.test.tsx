// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { channelPanelText } from '@/copy/pages/chaines';
import { EveningScheduleSection } from '@/site/sections/channels/evening-schedule-section';
import { TestPageDataProvider } from './support/test-page-data-provider';

vi.mock('@/shared/lib/wait-for-idle-page', () => ({ waitForIdlePage: () => Promise.resolve() }));

const builtProgramme = { time: '20:45', title: 'Le Grand Soir', type: 'Film' };

function renderSchedule(programmes: readonly object[], failureCount = 0) {
  let requestCount = 0;
  vi.stubGlobal('fetch', async () => {
    requestCount += 1;
    if (requestCount <= failureCount) throw new Error('no network');
    return Response.json(programmes.map((row) => JSON.stringify(row)));
  });
  render(
    <TestPageDataProvider
      data={{ evenings: { hivowood: { name: 'Lundi 23 novembre', evening: [builtProgramme] } } }}
    >
      <EveningScheduleSection
        channelKey="hivowood"
        channelName="Hivowood"
        typicalEvening={[{ time: '19:00', title: 'Soirée type', type: 'Série' }]}
        isSelected
      />
    </TestPageDataProvider>,
  );
}

it('the typical evening replaces the evening of the build when staff emptied the guide', async () => {
  renderSchedule([]);
  expect(screen.getByText('Le Grand Soir')).toBeVisible();
  expect(await screen.findByText('Soirée type')).toBeVisible();
  expect(screen.queryByText('Le Grand Soir')).toBeNull();
  expect(screen.getByText(channelPanelText.typical)).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
});

it('a failed request for the guide is repeated a minute later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderSchedule([], 1);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText('Le Grand Soir')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(await screen.findByText('Soirée type')).toBeVisible();
});

it('the programme on air changes while the page is open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-27T19:59:30Z') });
  const common = { channel: 'hivowood', kind: 'Film', summary: '', highlight: false };
  renderSchedule([
    { ...common, title: 'Le Journal', starts_at: '2026-11-27T19:00:00Z', ends_at: '2026-11-27T20:00:00Z' },
    { ...common, title: 'Le Film', starts_at: '2026-11-27T20:00:00Z', ends_at: '2026-11-27T22:00:00Z' },
  ]);
  const findOnAirItem = async () => (await screen.findByText(channelPanelText.onAir)).closest('li');
  expect(await findOnAirItem()).toHaveTextContent('Le Journal');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(await findOnAirItem()).toHaveTextContent('Le Film');
});
