// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { saveBlob } from '@/shared/lib/save-file';
import { renderAdmin } from '../../../tests/support/render-admin';
import { ExportButton } from './export-button';
import type { ListExportSource } from './list-export';

vi.mock('@/shared/lib/save-file', () => ({ saveBlob: vi.fn() }));

const batch = { text: 'ligne\n', rowCount: 1, next: null };
const list = {
  fileName: 'liste.csv',
  mimeType: 'text/csv',
  head: 'tête\n',
  count: async () => 1,
  read: async () => batch,
};

const renderButton = (createExport: () => ListExportSource) =>
  renderAdmin(
    <ExportButton title="Export CSV" createExport={createExport}>
      Exporter
    </ExportButton>,
  );
const pressButton = () => userEvent.click(screen.getByRole('button', { name: 'Exporter' }));

it('saves no file when the screen is left during the export', async () => {
  let answerRead = () => {};
  const reading = new Promise<typeof batch>((resolve) => {
    answerRead = () => resolve(batch);
  });
  const { unmount } = renderButton(() => ({ ...list, read: () => reading }));
  await pressButton();
  await screen.findByRole('dialog', { name: 'Export CSV' });
  unmount();
  await act(async () => answerRead());
  expect(saveBlob).not.toHaveBeenCalled();
});

it('ignores a second press while the person chooses the file', async () => {
  // The browser refuses a second file picker.
  const showFilePicker = vi
    .fn(() => Promise.reject(new DOMException('', 'NotAllowedError')))
    .mockReturnValueOnce(new Promise(() => undefined));
  vi.stubGlobal('showSaveFilePicker', showFilePicker);
  renderButton(() => list);
  await pressButton();
  await pressButton();
  expect(showFilePicker).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});
