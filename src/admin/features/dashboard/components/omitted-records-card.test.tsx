// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { OmittedRecordsCard } from './omitted-records-card';

it('links a programme after midnight to the guide of the day before', async () => {
  const id = 'hivowood 2026-12-07T01:30:00+00:00';
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <OmittedRecordsCard records={[{ kind: 'programme', id, reason: 'malformed' }]} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    '/admin/content/guide?chaine=hivowood&jour=2026-12-06',
  );
});
