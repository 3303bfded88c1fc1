// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { saveBlob } from '@/shared/lib/save-file';
import { renderAdmin } from '../../../tests/support/render-admin';
import { ExportButton } from './export-button';

vi.mock('@/shared/lib/save-file', () => ({ saveBlob: vi.fn() }));

it('saves no file when the screen is left during the export', async () => {
  let answer = () => {};
  const reading = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const list = {
    name: 'liste.csv',
    type: 'text/csv',
    head: 'tête\n',
    count: async () => 1,
    async read() {
      await reading;
      return { text: 'ligne\n', rowCount: 1, next: null };
    },
  };
  const { unmount } = renderAdmin(
    <ExportButton title="Export CSV" createExport={() => list}>
      Exporter
    </ExportButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Exporter' }));
  await screen.findByRole('dialog', { name: 'Export CSV' });
  unmount();
  await act(async () => answer());
  expect(saveBlob).not.toHaveBeenCalled();
});
