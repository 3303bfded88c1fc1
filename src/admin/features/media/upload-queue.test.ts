import { expect, test } from 'vitest';
import {
  computeBatchProgress,
  createQueuedUpload,
  hasUnfinishedItems,
  isUploadSendable,
  type QueuedUpload,
  uploadQueueReducer,
} from './upload-queue';

const createItem = (changes: Partial<QueuedUpload> = {}): QueuedUpload => ({
  ...createQueuedUpload(new File(['x'.repeat(100)], 'photo.jpg')),
  ...changes,
});

test('ignores a change to a removed file', () => {
  const removedItem = createItem();
  const remainingItems = uploadQueueReducer([removedItem], { type: 'remove', key: removedItem.key });
  expect(
    uploadQueueReducer(remainingItems, {
      type: 'change',
      key: removedItem.key,
      changes: { status: 'ready' },
    }),
  ).toEqual([]);
});

test('adds new files at the end and clears the queue', () => {
  const [firstItem, secondItem] = [createItem(), createItem()];
  const allItems = uploadQueueReducer([firstItem], { type: 'add', items: [secondItem] });
  expect(allItems).toEqual([firstItem, secondItem]);
  expect(uploadQueueReducer(allItems, { type: 'clear' })).toEqual([]);
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
  expect(hasUnfinishedItems([createItem({ status: 'refused' }), createItem({ status: 'done' })])).toBe(false);
  expect(hasUnfinishedItems([createItem({ status: 'done' }), createItem({ status: 'sending' })])).toBe(true);
});

test('counts saving and finished files as fully uploaded in the progress', () => {
  const batch = [
    createItem({ status: 'done' }),
    createItem({ status: 'saving' }),
    createItem({ status: 'sending', sentBytes: 50 }),
    createItem({ status: 'waiting' }),
    createItem({ status: 'refused' }),
  ];
  expect(computeBatchProgress(batch)).toBe(0.625);
  expect(computeBatchProgress([])).toBe(0);
});
