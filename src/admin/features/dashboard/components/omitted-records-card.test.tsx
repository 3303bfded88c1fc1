// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { OmittedRecordsCard } from './omitted-records-card';

it('links a programme after midnight to the guide of the day before', async () => {
  const id = 'hivowood 2026-12-07T01:30:00+00:00';
  renderAdmin(<OmittedRecordsCard records={[{ kind: 'programme', id, reason: 'malformed' }]} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    '/admin/content/guide?chaine=hivowood&jour=2026-12-06',
  );
});
