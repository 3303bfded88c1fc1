import { expect, test } from 'vitest';
import { sendLetterThroughCrashes } from './letter-run.ts';
import { scratchDir } from './test-support.ts';

const dir = scratchDir();
const READERS = 240;
/** As many as a sender holds at once. */
const AT_ONCE = 20;

test('a letter reaches every address once, though its sender and its database are killed on the way', async () => {
  const { received, doubtful, progress, state } = await sendLetterThroughCrashes(`${dir}/data`, READERS);
  expect([...received.values()].every((times) => times === 1)).toBe(true);
  // who died held at most so many: they may have gone, and do not go again
  expect(doubtful.length).toBeLessThanOrEqual(2 * AT_ONCE);
  const missed = Array.from({ length: READERS }, (_, number) => `reader-${number + 1}@example.org`).filter(
    (email) => !received.has(email) && !doubtful.includes(email),
  );
  expect(missed).toEqual([]);
  expect(progress).toEqual({
    ...{ recipients: READERS, waiting: 0, sent: READERS - doubtful.length, doubtful: doubtful.length },
  });
  expect(state).toBe('sent');
});
