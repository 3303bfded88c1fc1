import type { MediaFormat } from '@/admin/config/media';
import type { FileRefusal } from './file-check';
import { type PreparedFile, totalBytes } from './prepared-file';

type QueueStatus =
  | 'checking'
  | 'preparing'
  | 'refused'
  | 'ready'
  | 'waiting'
  | 'sending'
  | 'saving'
  | 'done'
  | 'failed'
  | 'cancelled';

/** Chosen file and the state of its upload. */
export interface QueueItem {
  key: string;
  file: File;
  altText: string;
  status: QueueStatus;
  refusal: FileRefusal | null;
  format: MediaFormat | null;
  /** Stored name, the same in every attempt. */
  filename: string;
  /** Null before the file was prepared. */
  content: PreparedFile | null;
  /** Object URL of the picture. */
  preview: string | null;
  /** Uploaded bytes. */
  sentBytes: number;
  /** Names of the stored objects while the row is missing. */
  stored: readonly string[];
  /** French message of the last error. */
  error: string | null;
}

export type QueueAction =
  | { type: 'add'; items: readonly QueueItem[] }
  | { type: 'change'; key: string; changes: Partial<QueueItem> }
  | { type: 'remove'; key: string }
  | { type: 'clear' };

export function createQueueItem(file: File): QueueItem {
  return {
    key: crypto.randomUUID(),
    file,
    altText: '',
    status: 'checking',
    refusal: null,
    format: null,
    filename: '',
    content: null,
    preview: null,
    sentBytes: 0,
    stored: [],
    error: null,
  };
}

/** Returns the queue after an action. Changes to a removed file are ignored. */
export function queueReducer(items: readonly QueueItem[], action: QueueAction): readonly QueueItem[] {
  switch (action.type) {
    case 'add':
      return [...items, ...action.items];
    case 'change':
      return items.map((item) => (item.key === action.key ? { ...item, ...action.changes } : item));
    case 'remove':
      return items.filter((item) => item.key !== action.key);
    case 'clear':
      return [];
  }
}

/** Returns true for files that the send button uploads: prepared, failed or cancelled ones. */
export function isSendable({ status }: QueueItem): boolean {
  return status === 'ready' || status === 'failed' || status === 'cancelled';
}

/** Returns true while the upload runs or waits. */
export function isUploading({ status }: QueueItem): boolean {
  return status === 'waiting' || status === 'sending' || status === 'saving';
}

/** Returns true while the file is prepared. */
export function isPreparing({ status }: QueueItem): boolean {
  return status === 'checking' || status === 'preparing';
}

export const bytesToSend = ({ content, file }: QueueItem): number =>
  content ? totalBytes(content) : file.size;

/** Returns true when leaving would lose chosen files, typed text or a running upload. */
export function hasUnfinishedItems(items: readonly QueueItem[]): boolean {
  return items.some((item) => isSendable(item) || isUploading(item) || isPreparing(item));
}

/** Returns the uploaded share of a batch, from 0 to 1. */
export function batchProgress(items: readonly QueueItem[]): number {
  const batch = items.filter((item) => isUploading(item) || item.status === 'done');
  const total = batch.reduce((sum, item) => sum + bytesToSend(item), 0);
  const sent = batch.reduce((sum, item) => {
    const itemBytes = bytesToSend(item);
    return (
      sum +
      (item.status === 'done' || item.status === 'saving' ? itemBytes : Math.min(item.sentBytes, itemBytes))
    );
  }, 0);
  return total === 0 ? 0 : sent / total;
}
