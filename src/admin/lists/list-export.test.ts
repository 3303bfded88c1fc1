import { expect, it } from 'vitest';
import { type ExportProgress, FileWriteError, type ListExportSource, writeListExport } from './list-export';

const startProgress: ExportProgress = { rowCount: 0, cursor: 'start' };
const signal = new AbortController().signal;

/** Endless list, two lines per batch. */
const list: ListExportSource = {
  name: 'liste.csv',
  type: 'text/csv',
  head: 'tête\n',
  count: async () => null,
  async read(after) {
    const from = Number(after?.id ?? 0);
    return { text: `${from}\n${from + 1}\n`, rowCount: 2, next: { value: '', id: String(from + 2) } };
  },
};

/** Returns a file with space for `capacity` parts. */
function createDiskFile(capacity = 100) {
  const file = { text: '', state: 'open' };
  return {
    file,
    async write(text: string) {
      if (capacity === 0) throw new DOMException('no space left', 'QuotaExceededError');
      capacity -= 1;
      file.text += text;
    },
    async finish() {
      file.state = 'finished';
    },
    async discard() {
      file.state = 'gone';
    },
  };
}

it('stops the export on cancel without finishing the file', async () => {
  const disk = createDiskFile();
  const controller = new AbortController();
  const onProgress = ({ rowCount }: ExportProgress) => {
    if (rowCount === 2) controller.abort();
  };
  await expect(writeListExport(list, disk, startProgress, onProgress, controller.signal)).rejects.toThrow();
  expect(disk.file).toEqual({ text: 'tête\n0\n1\n', state: 'open' });
});

it('throws FileWriteError when the disk is full', async () => {
  const disk = createDiskFile(2);
  await expect(writeListExport(list, disk, startProgress, () => {}, signal)).rejects.toThrow(FileWriteError);
  expect(disk.file.state).toBe('open');
});
