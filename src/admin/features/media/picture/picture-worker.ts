/** Worker that prepares one picture, so that the page stays responsive. */
import type { MediaFormat } from '@/admin/config/media';
import { processPicture } from './process-picture';

self.onmessage = async ({ data }: MessageEvent<{ file: Blob; format: MediaFormat }>) => {
  self.postMessage(await processPicture(data.file, data.format));
};
