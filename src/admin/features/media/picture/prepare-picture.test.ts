import { expect, it, vi } from 'vitest';
import { preparePicture } from './prepare-picture';

const createPreparedPicture = vi.hoisted(() => vi.fn());
vi.mock('./create-prepared-picture', () => ({ createPreparedPicture }));

/** Worker that runs `picture-worker.ts` in this thread. Like browsers, it reports no rejected promise to `onerror`. */
class WorkerInThread {
  onmessage?: (event: { data: unknown }) => void;
  async postMessage(data: unknown) {
    vi.stubGlobal('self', { postMessage: (result: unknown) => this.onmessage?.({ data: result }) });
    vi.resetModules();
    await import('./picture-worker');
    await (self.onmessage as (event: object) => Promise<void>)({ data }).catch(() => undefined);
  }
  terminate() {}
}

it('rejects when a picture cannot be read, and prepares the next one', async () => {
  vi.stubGlobal('Worker', WorkerInThread);
  createPreparedPicture
    .mockRejectedValueOnce(new DOMException('gone', 'NotReadableError'))
    .mockResolvedValueOnce({ refusal: 'damaged' });
  const { signal } = new AbortController();
  await expect(preparePicture(new Blob(), 'png', signal)).rejects.toThrow('picture worker failed');
  expect(await preparePicture(new Blob(), 'png', signal)).toEqual({ refusal: 'damaged' });
});
