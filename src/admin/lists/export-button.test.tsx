// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { saveBlob } from '@/shared/lib/save-file';
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
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <ExportButton title="Export CSV" createExport={() => list}>
        Exporter
      </ExportButton>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Exporter' }));
  await screen.findByRole('dialog', { name: 'Export CSV' });
  unmount();
  await act(async () => answer());
  expect(saveBlob).not.toHaveBeenCalled();
});
