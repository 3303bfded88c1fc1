import { describe, expect, it } from 'vitest';
import { type ExportProgress, FileWriteError, type ListExport, writeList } from './list-export';

const start: ExportProgress<number> = { rows: 0, cursor: 'start' };
const signal = new AbortController().signal;

/** List of `rows` lines, two per batch. Batch number `failing` fails once. */
function createList(rows: number, failing = 0): ListExport<number> {
  let batchNumber = 0;
  return {
    ...{ name: 'liste.csv', type: 'text/csv', head: 'tête\n', count: async () => rows },
    async read(after) {
      batchNumber += 1;
      if (batchNumber === failing) throw new Error('coupée');
      const from = after ?? 0;
      const until = Math.min(from + 2, rows);
      const text = Array.from({ length: until - from }, (_, index) => `${from + index}\n`).join('');
      return { text, rows: until - from, next: until - from === 2 ? until : null };
    },
  };
}

/** File with space for a number of parts. */
function diskFile(capacity = 100) {
  const file = { text: '', state: 'open' };
  return {
    file,
    async write(text: string) {
      if (capacity === 0) throw new DOMException('no space left', 'QuotaExceededError');
      capacity -= 1;
      file.text += text;
    },
    async finish() {
      file.state = 'whole';
    },
    async abandon() {
      file.state = 'gone';
    },
  };
}

describe('an export of a list', () => {
  it.each([
    [0, 'tête\n'],
    [2, 'tête\n0\n1\n'],
    [5, 'tête\n0\n1\n2\n3\n4\n'],
  ])('of %i lines is whole, in order, and tells how far it is', async (rows, text) => {
    const disk = diskFile();
    const reports: ExportProgress<number>[] = [];
    await writeList(createList(rows), disk, start, (progress) => reports.push(progress), signal);
    expect(disk.file).toEqual({ text, state: 'whole' });
    expect(reports.at(-1)).toEqual({ rows, cursor: 'end' });
    expect(reports.map((progress) => progress.rows)).toEqual(
      reports.map(({ rows: at }) => at).sort((a, b) => a - b),
    );
  });

  it('continues after a cut without a repeated or missing line', async () => {
    const disk = diskFile();
    const list = createList(5, 2);
    let last = start;
    const onProgress = (progress: ExportProgress<number>) => {
      last = progress;
    };
    await expect(writeList(list, disk, last, onProgress, signal)).rejects.toThrow('coupée');
    expect(disk.file.state).toBe('open');
    expect(last.rows).toBe(2);
    await writeList(list, disk, last, onProgress, signal);
    expect(disk.file).toEqual({ text: 'tête\n0\n1\n2\n3\n4\n', state: 'whole' });
  });

  it('stops on cancel without finishing the file', async () => {
    const disk = diskFile();
    const running = new AbortController();
    const onProgress = ({ rows }: ExportProgress<number>) => {
      if (rows === 2) running.abort();
    };
    await expect(writeList(createList(50), disk, start, onProgress, running.signal)).rejects.toThrow();
    expect(disk.file).toEqual({ text: 'tête\n0\n1\n', state: 'open' });
  });

  it('says that the file is what failed, when the disk is full', async () => {
    const disk = diskFile(2);
    await expect(writeList(createList(50), disk, start, () => {}, signal)).rejects.toThrow(FileWriteError);
    expect(disk.file.state).toBe('open');
  });
});
