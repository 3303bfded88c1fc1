import { describe, expect, it } from 'vitest';
import { type ExportProgress, FileWriteError, type ListExport, writeListExport } from './list-export';

const startProgress: ExportProgress = { rowCount: 0, cursor: 'start' };
const signal = new AbortController().signal;

/** Returns a list of `rowCount` lines, two per batch. Batch number `failingBatch` fails once. */
function createList(rowCount: number, failingBatch = 0): ListExport {
  let batchNumber = 0;
  return {
    name: 'liste.csv',
    type: 'text/csv',
    head: 'tête\n',
    count: async () => rowCount,
    async read(after) {
      batchNumber += 1;
      if (batchNumber === failingBatch) throw new Error('coupée');
      const from = Number(after?.id ?? 0);
      const until = Math.min(from + 2, rowCount);
      const text = Array.from({ length: until - from }, (_, index) => `${from + index}\n`).join('');
      const next = until - from === 2 ? { value: '', id: String(until) } : null;
      return { text, rowCount: until - from, next };
    },
  };
}

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

describe('export of a list', () => {
  it.each([
    [0, 'tête\n'],
    [2, 'tête\n0\n1\n'],
    [5, 'tête\n0\n1\n2\n3\n4\n'],
  ])('writes %i lines in order and reports its progress', async (rowCount, text) => {
    const disk = createDiskFile();
    const reports: ExportProgress[] = [];
    await writeListExport(
      createList(rowCount),
      disk,
      startProgress,
      (progress) => reports.push(progress),
      signal,
    );
    expect(disk.file).toEqual({ text, state: 'finished' });
    expect(reports.at(-1)).toEqual({ rowCount, cursor: 'end' });
    const reportedCounts = reports.map((progress) => progress.rowCount);
    expect(reportedCounts).toEqual(reportedCounts.toSorted((a, b) => a - b));
  });

  it('continues after an error without a repeated or missing line', async () => {
    const disk = createDiskFile();
    const list = createList(5, 2);
    let lastProgress = startProgress;
    const onProgress = (progress: ExportProgress) => {
      lastProgress = progress;
    };
    await expect(writeListExport(list, disk, lastProgress, onProgress, signal)).rejects.toThrow('coupée');
    expect(disk.file.state).toBe('open');
    expect(lastProgress.rowCount).toBe(2);
    await writeListExport(list, disk, lastProgress, onProgress, signal);
    expect(disk.file).toEqual({ text: 'tête\n0\n1\n2\n3\n4\n', state: 'finished' });
  });

  it('stops on cancel without finishing the file', async () => {
    const disk = createDiskFile();
    const controller = new AbortController();
    const onProgress = ({ rowCount }: ExportProgress) => {
      if (rowCount === 2) controller.abort();
    };
    await expect(
      writeListExport(createList(50), disk, startProgress, onProgress, controller.signal),
    ).rejects.toThrow();
    expect(disk.file).toEqual({ text: 'tête\n0\n1\n', state: 'open' });
  });

  it('throws FileWriteError when the disk is full', async () => {
    const disk = createDiskFile(2);
    await expect(writeListExport(createList(50), disk, startProgress, () => {}, signal)).rejects.toThrow(
      FileWriteError,
    );
    expect(disk.file.state).toBe('open');
  });
});
