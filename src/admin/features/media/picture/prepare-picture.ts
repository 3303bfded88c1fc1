import type { MediaFormat } from '@/admin/config/media';
import type { PreparedFileResult } from './create-prepared-picture';

/** Previous task: two pictures at a time would take twice the memory. */
let previousTask: Promise<unknown> = Promise.resolve();

async function runWorker(file: Blob, format: MediaFormat, signal: AbortSignal) {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<PreparedFileResult>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      const handleFailure = () => reject(new Error('picture worker failed'));
      worker.onmessage = ({ data }: MessageEvent<PreparedFileResult | null>) =>
        data ? resolve(data) : handleFailure();
      worker.onerror = handleFailure;
      worker.postMessage({ file, format });
    });
  } finally {
    worker.terminate();
  }
}

/** Runs `createPreparedPicture` in a worker, one picture at a time; rejects after an abort or a failure. */
export function preparePicture(
  file: Blob,
  format: MediaFormat,
  signal: AbortSignal,
): Promise<PreparedFileResult> {
  const task = previousTask.then(() => runWorker(file, format, signal));
  previousTask = task.catch(() => undefined);
  return task;
}
