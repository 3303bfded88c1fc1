/** Prepares one picture beside the page, which stays at hand. */
import type { MediaFormat } from '@/admin/config/media';
import { prepare } from './prepare';

self.onmessage = async ({ data }: MessageEvent<{ file: Blob; format: MediaFormat }>) => {
  self.postMessage(await prepare(data.file, data.format));
};
