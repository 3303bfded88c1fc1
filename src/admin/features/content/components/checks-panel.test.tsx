// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { type ContentValues, newContentValues } from '../content-schema';
import type { ContentFormState } from '../use-content-form';
import { ChecksPanel } from './checks-panel';

function renderTextWithEmptyLink(changes: Partial<ContentValues>) {
  const values = { ...newContentValues, content: '[ici]()', ...changes };
  renderAdmin(<ChecksPanel editor={{ values } as ContentFormState} onShowRange={() => undefined} />);
}

it.each<[string, Partial<ContentValues>]>([
  ['a text that is published', { status: 'published' }],
  ['a copy that a job puts online', { update_at: '2099-01-01T10:00' }],
])('alerts about an empty link of %s', (_title, changes) => {
  renderTextWithEmptyLink(changes);
  expect(screen.getByRole('alert')).toBeVisible();
});

it('lists an empty link of a draft without an alert', () => {
  renderTextWithEmptyLink({});
  expect(screen.getByText(/^Le lien « ici » n’a pas d’adresse/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
