// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { showcaseText } from '@/copy/pages/chaines';
import { setBuilt } from '@/site/published/built';
import { EveningSchedule } from '@/site/sections/channels/evening-schedule';

vi.mock('@/shared/lib/when-idle', () => ({ whenIdle: () => Promise.resolve() }));
vi.mock('@/site/published/guide', () => ({ readWeek: () => Promise.resolve([]) }));

afterEach(() => setBuilt(undefined));

it('an evening that the build knew and that staff emptied since is the typical one, named so', async () => {
  const line = { time: '20:45', title: 'Le Grand Soir', type: 'Film' };
  setBuilt({ guide: { hivowood: { name: 'Lundi 23 novembre', evening: [line] } } });
  const typical = [{ time: '19:00', title: 'Soirée type', type: 'Série' }];
  render(
    <MemoryRouter>
      <EveningSchedule channelKey="hivowood" channelName="Hivowood" typical={typical} featured />
    </MemoryRouter>,
  );
  expect(screen.getByText('Le Grand Soir')).toBeVisible();
  expect(await screen.findByText('Soirée type')).toBeVisible();
  expect(screen.queryByText('Le Grand Soir')).toBeNull();
  expect(screen.getByText(showcaseText.typical)).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
});
