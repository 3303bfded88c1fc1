// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { stubApi } from '../../../../../tests/support/stub-api';
import { DeleteRoleDialog } from './delete-role-dialog';

const role = {
  key: 'stagiaire',
  label: 'Stagiaire',
  description: '',
  isSystem: false,
  version: 1,
  permissions: [],
};

/** Opens the question. The answer to the count of invitations has this header. */
function openQuestion(contentRange: string) {
  stubApi(() => new Response(null, { headers: { 'content-range': contentRange } }));
  renderAdmin(<DeleteRoleDialog role={role} isUsed={false} onClose={() => undefined} />);
}

it.each([
  ['*/0', 'Stagiaire.'],
  ['*/2', 'Stagiaire. 2 invitations en attente seront retirées.'],
  ['*/?', 'Stagiaire. Ses invitations en attente seront retirées.'],
])('says how many invitations the deletion withdraws: %s', async (contentRange, description) => {
  openQuestion(contentRange);
  expect(await screen.findByText(description)).toBeVisible();
});
