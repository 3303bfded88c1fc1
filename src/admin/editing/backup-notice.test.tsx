// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BackupNotice } from './backup-notice';

it('moves the focus to the title after a choice, because the notice disappears', async () => {
  const restoreBackup = vi.fn();
  const backup = { restorableBackup: { savedAt: '2026-11-30T08:00:00Z' }, dismiss: vi.fn() };
  render(
    <main>
      <h1>Titre</h1>
      <BackupNotice editor={{ backup, restoreBackup }} />
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Restaurer ce texte' }));
  expect(restoreBackup).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading')).toHaveFocus();
});
