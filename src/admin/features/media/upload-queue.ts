import type { MediaFormat } from '@/admin/config/media';
import type { MediaTextValues } from './api/media-mutations';
import type { PickedMedia } from './api/media-queries';
import type { FileRefusal } from './file-check';
import type { PreparedFile } from './prepare-file';

type QueueStatus =
  | 'checking'
  | 'preparing'
  | 'refused'
  | 'ready'
  | 'waiting'
  | 'sending'
  | 'interrupted'
  | 'saving'
  | 'done'
  | 'failed'
  | 'cancelled';

/** Texts that the person may enter before the upload. */
export type UploadTextValues = Omit<MediaTextValues, 'caption'>;

/** Chosen file and the state of its upload. */
export interface QueuedUpload {
  key: string;
  file: File;
  /** Stops the preparation or the upload. */
  controller: AbortController;
  texts: UploadTextValues;
  status: QueueStatus;
  refusal?: FileRefusal;
  format?: MediaFormat;
  /** Stored name, the same in every attempt. */
  filename: string;
  /** True when an earlier upload of this file was interrupted and continues. */
  isResumed?: boolean;
  /** Undefined before the file was prepared. */
  preparedFile?: PreparedFile;
  /** Address of the thumbnail of a picture. */
  preview?: string | undefined;
  sentBytes: number;
  /** Names of the objects that are stored so far. */
  storedNames: readonly string[];
  /** Undefined before the file is stored. */
  row?: PickedMedia;
  /** French message of the last error. */
  error?: string | undefined;
}

/** Creates the queue item of a chosen file, before it is checked. */
export function createQueuedUpload(file: File): QueuedUpload {
  return {
    key: crypto.randomUUID(),
    file,
    controller: new AbortController(),
    texts: { alt_text: '', credit: '', licence: '' },
    status: 'checking',
    filename: '',
    sentBytes: 0,
    storedNames: [],
  };
}

/** Returns true for prepared, failed and cancelled files, which the send button uploads. */
export function isUploadSendable({ status }: QueuedUpload): boolean {
  return status === 'ready' || status === 'failed' || status === 'cancelled';
}

/** Returns true while the file is sent, also during an interruption that ends by itself. */
export function isUploadSending({ status }: QueuedUpload): boolean {
  return status === 'sending' || status === 'interrupted';
}

/** Returns true from the send button until the row is stored, or the upload failed or was cancelled. */
export function isUploadPending(item: QueuedUpload): boolean {
  return item.status === 'waiting' || item.status === 'saving' || isUploadSending(item);
}

/** Returns true while the file is being checked or prepared. */
export function isUploadPreparing({ status }: QueuedUpload): boolean {
  return status === 'checking' || status === 'preparing';
}

/** Returns the size of an upload in bytes, with renditions once they are prepared. */
export const countUploadBytes = ({ preparedFile, file }: QueuedUpload): number =>
  (preparedFile?.renditions ?? []).reduce(
    (sum, rendition) => sum + rendition.file.size,
    (preparedFile?.file ?? file).size,
  );

/** Returns true when leaving would lose chosen files, typed text or a running upload. */
export function hasUnfinishedUploads(items: readonly QueuedUpload[]): boolean {
  return items.some(({ status }) => status !== 'refused' && status !== 'done');
}

/** Returns the uploaded share of a batch, from 0 to 1. */
export function computeUploadedShare(items: readonly QueuedUpload[]): number {
  const batch = items.filter((item) => isUploadPending(item) || item.status === 'done');
  const total = batch.reduce((sum, item) => sum + countUploadBytes(item), 0);
  const sentTotal = batch.reduce((sum, { sentBytes }) => sum + sentBytes, 0);
  return total === 0 ? 0 : sentTotal / total;
}
