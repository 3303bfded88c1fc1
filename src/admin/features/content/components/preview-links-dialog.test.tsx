// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { loseAnswer, stubApi } from '../../../../../tests/support/stub-api';
import { PreviewLinksDialog } from './preview-links-dialog';

const link = {
  id: 'link',
  made_by: 'me',
  made_by_name: 'Awa',
  created_at: '2026-11-30T10:00:00+00:00',
  expires_at: '2026-12-07T10:00:00+00:00',
};
const olderLink = { ...link, id: 'older', created_at: '2026-11-29T10:00:00+00:00' };

const answerDeleted = () => [{ id: 'link' }];

it.each([
  ['keeps the new link when its revocation fails', 0, loseAnswer, 1],
  ['hides the new link once it is revoked', 0, answerDeleted, 0],
  ['keeps the new link when an older one is revoked', 1, answerDeleted, 1],
] as const)('%s', async (_title, revokedIndex, answerDeletion, newLinkCount) => {
  const deletion = vi.fn(answerDeletion);
  stubApi(({ method }) => {
    if (method === 'DELETE') return deletion();
    return method === 'POST' ? { token: 'jeton' } : [link, olderLink];
  });
  renderAdmin(<PreviewLinksDialog contentId="a" userId="me" mayRevokeAny={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Lien d’aperçu' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Créer un lien' }));
  await screen.findByLabelText('Nouveau lien');
  const revokeButton = (await screen.findAllByRole('button', { name: /^Retirer le lien/ }))[revokedIndex];
  if (revokeButton) await userEvent.click(revokeButton);
  await vi.waitFor(() => expect(deletion).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(revokeButton).toHaveAttribute('aria-disabled', 'false'));
  expect(screen.queryAllByLabelText('Nouveau lien')).toHaveLength(newLinkCount);
});
