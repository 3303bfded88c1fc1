import { expect, test } from 'vitest';
import {
  computeUploadedShare,
  createQueuedUpload,
  hasUnfinishedUploads,
  isUploadSendable,
  type QueuedUpload,
} from './upload-queue';

const createItem = (changes: Partial<QueuedUpload> = {}): QueuedUpload => ({
  ...createQueuedUpload(new File(['x'.repeat(100)], 'photo.jpg')),
  ...changes,
});

test('sends ready, failed and cancelled items only', () => {
  const sendableItems = (['ready', 'failed', 'cancelled'] as const).map((status) => createItem({ status }));
  const otherItems = (
    ['checking', 'preparing', 'refused', 'waiting', 'sending', 'saving', 'done'] as const
  ).map((status) => createItem({ status }));
  expect(sendableItems.every(isUploadSendable)).toBe(true);
  expect(otherItems.some(isUploadSendable)).toBe(false);
});

test('counts refused and finished files as finished', () => {
  expect(hasUnfinishedUploads([createItem({ status: 'refused' }), createItem({ status: 'done' })])).toBe(
    false,
  );
  expect(hasUnfinishedUploads([createItem({ status: 'done' }), createItem({ status: 'sending' })])).toBe(
    true,
  );
});

test('counts saving and finished files as fully uploaded in the progress', () => {
  const batch = [
    createItem({ status: 'done' }),
    createItem({ status: 'saving' }),
    createItem({ status: 'sending', sentBytes: 50 }),
    createItem({ status: 'waiting' }),
    createItem({ status: 'refused' }),
  ];
  expect(computeUploadedShare(batch)).toBe(0.625);
  expect(computeUploadedShare([])).toBe(0);
});
