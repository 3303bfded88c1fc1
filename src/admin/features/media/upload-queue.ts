import type { MediaFormat } from '@/admin/config/media';
import type { FileRefusal } from './file-check';
import { getTotalBytes, type PreparedFile } from './prepared-file';

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

/** Texts that the person may enter for a file; empty for none. */
export interface UploadTexts {
  altText: string;
  credit: string;
  licence: string;
}

/** Chosen file and the state of its upload. */
export interface QueuedUpload {
  key: string;
  file: File;
  texts: UploadTexts;
  status: QueueStatus;
  refusal: FileRefusal | null;
  format: MediaFormat | null;
  /** Stored name, the same in every attempt. */
  filename: string;
  /** True when an earlier upload of this file was interrupted and continues. */
  isResumed: boolean;
  /** Null before the file was prepared. */
  preparedFile: PreparedFile | null;
  /** Object URL of the picture. */
  preview: string | null;
  /** Uploaded bytes. */
  sentBytes: number;
  /** Names of the stored objects while the row is missing. */
  storedNames: readonly string[];
  /** French message of the last error. */
  error: string | null;
}

/** Returns the first state of a chosen file. */
export function createQueuedUpload(file: File): QueuedUpload {
  return {
    key: crypto.randomUUID(),
    file,
    texts: { altText: '', credit: '', licence: '' },
    status: 'checking',
    refusal: null,
    format: null,
    filename: '',
    isResumed: false,
    preparedFile: null,
    preview: null,
    sentBytes: 0,
    storedNames: [],
    error: null,
  };
}

/** Returns true for files that the send button uploads: prepared, failed or cancelled ones. */
export function isUploadSendable({ status }: QueuedUpload): boolean {
  return status === 'ready' || status === 'failed' || status === 'cancelled';
}

/** Returns true while the file is being sent. The upload can then be cancelled. */
export function isUploadSending({ status }: QueuedUpload): boolean {
  return status === 'sending' || status === 'interrupted';
}

/** Returns true while the upload runs or waits. */
export function isUploadActive(item: QueuedUpload): boolean {
  return item.status === 'waiting' || item.status === 'saving' || isUploadSending(item);
}

/** Returns true while the file is prepared. */
export function isUploadPreparing({ status }: QueuedUpload): boolean {
  return status === 'checking' || status === 'preparing';
}

/** Returns the bytes of a file with its renditions. */
export const getBytesToSend = ({ preparedFile, file }: QueuedUpload): number =>
  preparedFile ? getTotalBytes(preparedFile) : file.size;

/** Returns true when leaving would lose chosen files, typed text or a running upload. */
export function hasUnfinishedItems(items: readonly QueuedUpload[]): boolean {
  return items.some((item) => isUploadSendable(item) || isUploadActive(item) || isUploadPreparing(item));
}

/** Returns the uploaded bytes of a file, at most its size. */
function getSentBytes(item: QueuedUpload): number {
  const isSent = item.status === 'done' || item.status === 'saving';
  return isSent ? getBytesToSend(item) : Math.min(item.sentBytes, getBytesToSend(item));
}

/** Returns the uploaded share of a batch, from 0 to 1. */
export function computeBatchProgress(items: readonly QueuedUpload[]): number {
  const batch = items.filter((item) => isUploadActive(item) || item.status === 'done');
  const total = batch.reduce((sum, item) => sum + getBytesToSend(item), 0);
  const sentTotal = batch.reduce((sum, item) => sum + getSentBytes(item), 0);
  return total === 0 ? 0 : sentTotal / total;
}
