import { expect, it, vi } from 'vitest';
import { createFileReader } from './list-export';

it('continues after the last batch when a read has failed', async () => {
  const next = { value: '2026-11-28', id: '1' };
  const read = vi
    .fn()
    .mockResolvedValueOnce({ text: 'un\n', rowCount: 1, next })
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce({ text: 'deux\n', rowCount: 1, next: null });
  const list = { fileName: 'liste.csv', mimeType: 'text/csv', head: 'tête\n', read };
  const readFile = createFileReader(list);
  const onProgress = vi.fn();
  const { signal } = new AbortController();
  await expect(readFile(onProgress, signal)).rejects.toThrow(TypeError);
  const file = await readFile(onProgress, signal);
  expect(await file.text()).toBe('tête\nun\ndeux\n');
  expect(read.mock.calls.map(([cursor]) => cursor)).toEqual([null, next, next]);
  expect(onProgress.mock.calls).toEqual([[1], [2]]);
});
