import { describe, expect, it } from 'vitest';
import { type ExportProgress, FileWriteError, type ListExport, writeList } from './list-export';

const start: ExportProgress<number> = { rows: 0, cursor: 'start' };
const signal = new AbortController().signal;

/** List of `rows` lines, two per batch. Batch number `failing` fails once. */
function listOf(rows: number, failing = 0): ListExport<number> {
  let asked = 0;
  return {
    ...{ name: 'liste.csv', type: 'text/csv', head: 'tête\n', count: async () => rows },
    async read(after) {
      asked += 1;
      if (asked === failing) throw new Error('coupée');
      const from = after ?? 0;
      const until = Math.min(from + 2, rows);
      const text = Array.from({ length: until - from }, (_, index) => `${from + index}\n`).join('');
      return { text, rows: until - from, next: until - from === 2 ? until : null };
    },
  };
}

/** File with space for a number of parts. */
function diskFile(room = 100) {
  const file = { text: '', state: 'open' };
  return {
    file,
    async write(text: string) {
      if (room === 0) throw new DOMException('no space left', 'QuotaExceededError');
      room -= 1;
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
    const told: ExportProgress<number>[] = [];
    await writeList(listOf(rows), disk, start, (progress) => told.push(progress), signal);
    expect(disk.file).toEqual({ text, state: 'whole' });
    expect(told.at(-1)).toEqual({ rows, cursor: 'end' });
    expect(told.map((progress) => progress.rows)).toEqual(
      told.map(({ rows: at }) => at).sort((a, b) => a - b),
    );
  });

  it('continues after a cut without a repeated or missing line', async () => {
    const disk = diskFile();
    const list = listOf(5, 2);
    let last = start;
    const tell = (progress: ExportProgress<number>) => {
      last = progress;
    };
    await expect(writeList(list, disk, last, tell, signal)).rejects.toThrow('coupée');
    expect(disk.file.state).toBe('open');
    expect(last.rows).toBe(2);
    await writeList(list, disk, last, tell, signal);
    expect(disk.file).toEqual({ text: 'tête\n0\n1\n2\n3\n4\n', state: 'whole' });
  });

  it('stops on cancel without finishing the file', async () => {
    const disk = diskFile();
    const running = new AbortController();
    const tell = ({ rows }: ExportProgress<number>) => {
      if (rows === 2) running.abort();
    };
    await expect(writeList(listOf(50), disk, start, tell, running.signal)).rejects.toThrow();
    expect(disk.file).toEqual({ text: 'tête\n0\n1\n', state: 'open' });
  });

  it('says that the file is what failed, when the disk is full', async () => {
    const disk = diskFile(2);
    await expect(writeList(listOf(50), disk, start, () => {}, signal)).rejects.toThrow(FileWriteError);
    expect(disk.file.state).toBe('open');
  });
});
