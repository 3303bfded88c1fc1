// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { channelPanelText } from '@/copy/pages/chaines';
import { EveningScheduleSection } from '@/site/sections/channels/evening-schedule-section';
import { TestPageDataProvider } from './support/test-page-data-provider';

vi.mock('@/shared/lib/when-idle', () => ({ whenIdle: () => Promise.resolve() }));
vi.mock('@/site/data/guide', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  fetchGuideWeek: () => Promise.resolve([]),
}));

it('the typical evening replaces the evening of the build when staff emptied the guide', async () => {
  const programme = { time: '20:45', title: 'Le Grand Soir', type: 'Film' };
  const evenings = { hivowood: { name: 'Lundi 23 novembre', evening: [programme] } };
  const typicalEvening = [{ time: '19:00', title: 'Soirée type', type: 'Série' }];
  render(
    <TestPageDataProvider data={{ evenings }}>
      <EveningScheduleSection
        channelKey="hivowood"
        channelName="Hivowood"
        typicalEvening={typicalEvening}
        isFeatured
      />
    </TestPageDataProvider>,
  );
  expect(screen.getByText('Le Grand Soir')).toBeVisible();
  expect(await screen.findByText('Soirée type')).toBeVisible();
  expect(screen.queryByText('Le Grand Soir')).toBeNull();
  expect(screen.getByText(channelPanelText.typical)).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
});
