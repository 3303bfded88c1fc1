import { expect, test } from 'vitest';
import {
  computeUploadedShare,
  createQueuedUpload,
  hasUnfinishedUploads,
  type QueuedUpload,
} from './upload-queue';

const createItem = (changes: Partial<QueuedUpload> = {}): QueuedUpload => ({
  ...createQueuedUpload(new File(['x'.repeat(100)], 'photo.jpg')),
  ...changes,
});

test('counts refused and stored files as finished', () => {
  const finishedItems = [createItem({ status: 'refused' }), createItem({ status: 'done' })];
  expect(hasUnfinishedUploads(finishedItems)).toBe(false);
  expect(hasUnfinishedUploads([...finishedItems, createItem({ status: 'sending' })])).toBe(true);
});

test('computes the progress of a batch without its refused files', () => {
  const batch = [
    createItem({ status: 'done', sentBytes: 100 }),
    createItem({ status: 'saving', sentBytes: 100 }),
    createItem({ status: 'sending', sentBytes: 50 }),
    createItem({ status: 'waiting' }),
    createItem({ status: 'refused' }),
  ];
  // 250 of 400 bytes.
  expect(computeUploadedShare(batch)).toBe(0.625);
  expect(computeUploadedShare([])).toBe(0);
});
