import type { MediaFormat } from '@/admin/config/media';
import type { PreparedPictureResult } from './create-prepared-picture';

/** Previous task: two pictures at a time would take twice the memory. */
let previousTask: Promise<unknown> = Promise.resolve();

function runWorker(file: Blob, format: MediaFormat, signal: AbortSignal): Promise<PreparedPictureResult> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
    const cleanUp = () => {
      worker.terminate();
      signal.removeEventListener('abort', abort);
    };
    const abort = () => {
      cleanUp();
      reject(signal.reason);
    };
    signal.addEventListener('abort', abort);
    worker.onmessage = ({ data }: MessageEvent<PreparedPictureResult>) => {
      cleanUp();
      resolve(data);
    };
    worker.onerror = () => {
      cleanUp();
      reject(new Error('picture worker failed'));
    };
    worker.postMessage({ file, format });
  });
}

/** Runs `createPreparedPicture` in a worker, one picture at a time; rejects after an abort or a failure. */
export function preparePicture(
  file: Blob,
  format: MediaFormat,
  signal: AbortSignal,
): Promise<PreparedPictureResult> {
  const task = previousTask.then(() => runWorker(file, format, signal));
  previousTask = task.catch(() => undefined);
  return task;
}
