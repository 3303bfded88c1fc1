// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { original } from '../../../../../tests/support/content-form';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { neverAnswer, stubApi } from '../../../../../tests/support/stub-api';
import type { ContentListRow } from '../api/content-queries';
import { contentListUrlParams } from '../content-list-params';
import { ContentTable } from './content-table';

const row: ContentListRow = { ...original, title: 'Grille', review_requested_at: null, review_note: '' };

it.each([
  ['content_create', 1],
  ['content_draft', 1],
  ['content_moderate', 0],
] as const)('with the permission %s, shows %i buttons to duplicate a text', (permission, buttonCount) => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  stubApi(neverAnswer);
  const table = (
    <ContentTable rows={[row]} params={contentListUrlParams.initial} onDelete={() => undefined} />
  );
  renderAdmin(table, { permissions: [permission] });
  expect(screen.getByRole('link', { name: /^Grille/ })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: /^Dupliquer/ })).toHaveLength(buttonCount);
});
