/** Worker that prepares one picture, so that the page stays responsive. */
import type { MediaFormat } from '@/admin/config/media';
import { createPreparedPicture } from './create-prepared-picture';

self.onmessage = async ({ data }: MessageEvent<{ file: Blob; format: MediaFormat }>) => {
  // A rejected promise reaches no `onerror` of the page, which would wait without end: null reports it.
  self.postMessage(await createPreparedPicture(data.file, data.format).catch(() => null));
};
