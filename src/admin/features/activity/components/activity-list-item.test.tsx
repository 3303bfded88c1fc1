// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { ActivityListItem } from './activity-list-item';

it('a line without a target has one link, which is its sentence', () => {
  renderAdmin(
    <ActivityListItem
      row={{
        id: 'a',
        action: 'settings_update',
        actor: null,
        actor_email: null,
        actor_name: 'Système',
        created_at: '2026-11-01T10:00:00Z',
        details: {},
        target_id: null,
        target_label: '',
        type: 'settings',
      }}
      getPersonHref={() => '/admin/activity'}
    />,
  );
  const [link, ...otherLinks] = screen.getAllByRole('link');
  expect(link).toHaveAccessibleName();
  expect(otherLinks).toEqual([]);
});
