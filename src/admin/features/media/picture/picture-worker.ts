/** Worker that prepares one picture, so that the page stays responsive. */
import type { MediaFormat } from '@/admin/config/media';
import { prepare } from './prepare';

self.onmessage = async ({ data }: MessageEvent<{ file: Blob; format: MediaFormat }>) => {
  self.postMessage(await prepare(data.file, data.format));
};
