import { expect, it, vi } from 'vitest';
import { FileWriteError, writeListExport } from './list-export';

it('throws FileWriteError when the disk is full', async () => {
  const list = {
    fileName: 'liste.csv',
    mimeType: 'text/csv',
    head: 'tête\n',
    count: async () => null,
    read: async () => ({ text: 'ligne\n', rowCount: 1, next: { value: '', id: '1' } }),
  };
  const write = vi.fn(async () => undefined);
  write.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'));
  const file = { write, finish: vi.fn(), discard: vi.fn() };
  const { signal } = new AbortController();
  const progress = { rowCount: 0, cursor: 'start' } as const;
  await expect(writeListExport(list, file, progress, () => undefined, signal)).rejects.toThrow(
    FileWriteError,
  );
  expect(file.finish).not.toHaveBeenCalled();
});
