import { expect, test } from 'vitest';
import {
  batchProgress,
  createQueueItem,
  hasUnfinishedItems,
  isSendable,
  type QueueItem,
  queueReducer,
} from './upload-queue';

const item = (changes: Partial<QueueItem> = {}): QueueItem => ({
  ...createQueueItem(new File(['x'.repeat(100)], 'photo.jpg')),
  ...changes,
});

test('a change to a file that was taken out meanwhile brings nothing back', () => {
  const one = item();
  const gone = queueReducer([one], { type: 'remove', key: one.key });
  expect(queueReducer(gone, { type: 'change', key: one.key, changes: { status: 'ready' } })).toEqual([]);
});

test('new files join at the end, and clearing empties the queue', () => {
  const [one, two] = [item(), item()];
  const both = queueReducer([one], { type: 'add', items: [two] });
  expect(both).toEqual([one, two]);
  expect(queueReducer(both, { type: 'clear' })).toEqual([]);
});

test('sends ready, failed and cancelled items only', () => {
  const sendable = (['ready', 'failed', 'cancelled'] as const).map((status) => item({ status }));
  const others = (['checking', 'preparing', 'refused', 'waiting', 'sending', 'saving', 'done'] as const).map(
    (status) => item({ status }),
  );
  expect(sendable.every(isSendable)).toBe(true);
  expect(others.some(isSendable)).toBe(false);
});

test('a queue of refused and finished files may be left without a question', () => {
  expect(hasUnfinishedItems([item({ status: 'refused' }), item({ status: 'done' })])).toBe(false);
  expect(hasUnfinishedItems([item({ status: 'done' }), item({ status: 'sending' })])).toBe(true);
});

test('progress counts the bytes of the batch, files that are stored whole included', () => {
  const batch = [
    item({ status: 'done' }),
    item({ status: 'saving' }),
    item({ status: 'sending', sent: 50 }),
    item({ status: 'waiting' }),
    item({ status: 'refused' }),
  ];
  expect(batchProgress(batch)).toBe(0.625);
  expect(batchProgress([])).toBe(0);
});
