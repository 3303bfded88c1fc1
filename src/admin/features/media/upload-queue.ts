import type { MediaFormat } from '@/admin/config/media';
import { bytesOf, type Content } from './content';
import type { Refusal } from './file-check';

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

/** A chosen file on its way to the library. */
export interface QueueItem {
  key: string;
  file: File;
  altText: string;
  status: QueueStatus;
  refusal: Refusal | null;
  format: MediaFormat | null;
  /** Name it is stored under, the same at every attempt. */
  filename: string;
  /** What is sent of it; null before it was looked at. */
  content: Content | null;
  /** Address of the image in this browser, to show it before it is sent. */
  preview: string | null;
  /** Bytes that have left. */
  sent: number;
  /** Names of what is stored of it while its row is not. */
  stored: readonly string[];
  /** Why the last attempt failed, in French. */
  error: string | null;
}

/** What happens to the files that wait. */
export type QueueAction =
  | { type: 'add'; items: readonly QueueItem[] }
  | { type: 'change'; key: string; changes: Partial<QueueItem> }
  | { type: 'remove'; key: string }
  | { type: 'clear' };

/** A file that was just chosen and is still being looked at. */
export function newItem(file: File): QueueItem {
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
    sent: 0,
    stored: [],
    error: null,
  };
}

/** The queue after an action; a change to a file that was removed meanwhile changes nothing. */
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

/** True when the button sends this one: prepared, or failed before. */
export function isSendable({ status }: QueueItem): boolean {
  return status === 'ready' || status === 'failed' || status === 'cancelled';
}

/** True while the upload runs or waits for its turn. */
export function isUnderWay({ status }: QueueItem): boolean {
  return status === 'waiting' || status === 'sending' || status === 'saving';
}

/** True while the file is prepared. */
export function isLookedAt({ status }: QueueItem): boolean {
  return status === 'checking' || status === 'preparing';
}

/** Bytes to be sent. */
export const bytesToSend = ({ content, file }: QueueItem): number => (content ? bytesOf(content) : file.size);

/** True when leaving now loses chosen files, typed text or a running upload. */
export function hasSomethingToLose(items: readonly QueueItem[]): boolean {
  return items.some((item) => isSendable(item) || isUnderWay(item) || isLookedAt(item));
}

/** Share of the bytes of a batch that have left, from 0 to 1. */
export function progressOf(items: readonly QueueItem[]): number {
  const batch = items.filter((item) => isUnderWay(item) || item.status === 'done');
  const total = batch.reduce((sum, item) => sum + bytesToSend(item), 0);
  const sent = batch.reduce((sum, item) => {
    const whole = bytesToSend(item);
    return sum + (item.status === 'done' || item.status === 'saving' ? whole : Math.min(item.sent, whole));
  }, 0);
  return total === 0 ? 0 : sent / total;
}
