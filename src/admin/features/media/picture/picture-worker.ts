/** Worker that prepares one picture, so that the page stays responsive. */
import type { MediaFormat } from '@/admin/config/media';
import { createPreparedPicture } from './create-prepared-picture';

self.onmessage = async ({ data }: MessageEvent<{ file: Blob; format: MediaFormat }>) => {
  self.postMessage(await createPreparedPicture(data.file, data.format));
};
