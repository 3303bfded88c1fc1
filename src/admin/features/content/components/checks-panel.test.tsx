// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { type ContentValues, newContentValues } from '../content-schema';
import type { ContentFormState } from '../use-content-form';
import { ChecksPanel } from './checks-panel';

it.each<[string, Partial<ContentValues>, number]>([
  ['a text that is published', { status: 'published' }, 1],
  ['a copy that a job puts online', { update_at: '2099-01-01T10:00' }, 1],
  ['a draft', {}, 0],
])('alerts about an empty link of %s', (_title, changes, alertCount) => {
  const values = { ...newContentValues, content: '[ici]()', ...changes };
  renderAdmin(<ChecksPanel editor={{ values } as ContentFormState} onShowRange={() => undefined} />);
  expect(screen.queryAllByRole('alert')).toHaveLength(alertCount);
  expect(screen.getByText(/^Le lien « ici » n’a pas d’adresse/)).toBeVisible();
});
