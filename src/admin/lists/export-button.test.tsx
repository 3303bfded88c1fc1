// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { saveBlob } from '@/shared/lib/save-file';
import { renderAdmin } from '../../../tests/support/render-admin';
import { ExportButton } from './export-button';

vi.mock('@/shared/lib/save-file', () => ({ saveBlob: vi.fn() }));

it('saves no file when the screen is left during the export', async () => {
  const batch = { text: 'ligne\n', rowCount: 1, next: null };
  let answerRead = () => {};
  const reading = new Promise<typeof batch>((resolve) => {
    answerRead = () => resolve(batch);
  });
  const createExport = () => ({
    fileName: 'liste.csv',
    mimeType: 'text/csv',
    head: 'tête\n',
    read: () => reading,
  });
  const { unmount } = renderAdmin(
    <ExportButton title="Export CSV" total={1} createExport={createExport}>
      Exporter
    </ExportButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Exporter' }));
  await screen.findByRole('dialog', { name: 'Export CSV' });
  unmount();
  await act(async () => answerRead());
  expect(saveBlob).not.toHaveBeenCalled();
});
