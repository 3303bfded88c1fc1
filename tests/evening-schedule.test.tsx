// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { channelPanelText } from '@/copy/pages/chaines';
import { EveningScheduleSection } from '@/site/sections/channels/evening-schedule-section';
import { TestPageDataProvider } from './support/test-page-data-provider';

vi.mock('@/shared/lib/wait-for-idle-page', () => ({ waitForIdlePage: () => Promise.resolve() }));

const builtProgramme = { time: '20:45', title: 'Le Grand Soir', type: 'Film' };

const createProgramme = (title: string, starts_at: string, ends_at: string) => ({
  channel: 'hivowood',
  kind: 'Film',
  summary: '',
  highlight: false,
  title,
  starts_at,
  ends_at,
});

/** Renders the evening. Each request returns the next answer, the last one again; null is a failed request. */
function renderSchedule(...answers: (readonly object[] | null)[]) {
  vi.stubGlobal('fetch', async () => {
    const programmes = answers.length > 1 ? answers.shift() : answers[0];
    if (!programmes) throw new Error('no network');
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
  renderSchedule(null, []);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText('Le Grand Soir')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(await screen.findByText('Soirée type')).toBeVisible();
});

it('the programme on air changes while the page is open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-27T19:59:30Z') });
  renderSchedule([
    createProgramme('Le Journal', '2026-11-27T19:00:00Z', '2026-11-27T20:00:00Z'),
    createProgramme('Le Film', '2026-11-27T20:00:00Z', '2026-11-27T22:00:00Z'),
  ]);
  const findOnAirItem = async () => (await screen.findByText(channelPanelText.onAir)).closest('li');
  expect(await findOnAirItem()).toHaveTextContent('Le Journal');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(await findOnAirItem()).toHaveTextContent('Le Film');
});

it('a page left open until the next broadcast day loads the new week', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-28T04:59:30Z') });
  renderSchedule(
    [createProgramme('Le Film', '2026-11-27T20:00:00Z', '2026-11-27T22:00:00Z')],
    [createProgramme('Le Concert', '2026-11-28T20:00:00Z', '2026-11-28T22:00:00Z')],
  );
  expect(await screen.findByText('Le Film')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText('Le Concert')).toBeVisible();
});

it.each([
  { case: 'a failed request', answer: null },
  { case: 'a new week without programmes', answer: [] },
])('an evening of yesterday disappears after $case', async ({ answer }) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-28T04:59:30Z') });
  renderSchedule([createProgramme('Le Film', '2026-11-28T02:00:00Z', '2026-11-28T05:00:00Z')], answer);
  expect(await screen.findByText('Le Film')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await vi.waitFor(() => expect(screen.queryByText('Le Film')).toBeNull());
});
