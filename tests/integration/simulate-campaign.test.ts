import { mkdtempSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createScratchDir } from '../../supabase/local/tests/support.ts';
import { simulateCampaign } from './support/simulate-campaign.ts';

const dir = createScratchDir();
/** Returns a new folder, so that a second try does not meet the database of the first. */
const createDatabaseDir = () => mkdtempSync(`${dir}/`);
const READER_COUNT = 120;
/** Number of mails that a sender claims at once. */
const CLAIM_SIZE = 20;
const ADDRESSES = Array.from({ length: READER_COUNT }, (_, number) => `reader-${number + 1}@example.org`);

// concurrent, because the senders mostly wait for a stopped database
test.concurrent('a campaign reaches every address once, although sender and database are killed', async () => {
  const { mailsByAddress, droppedDuplicateCount, unconfirmedAddresses, progress, state } =
    await simulateCampaign(createDatabaseDir(), READER_COUNT, 'X-Known-By');
  expect(new Map(mailsByAddress)).toEqual(new Map(ADDRESSES.map((email) => [email, 1])));
  expect(droppedDuplicateCount).toBeGreaterThan(0);
  expect(unconfirmedAddresses).toEqual([]);
  expect(progress).toEqual({ recipients: READER_COUNT, waiting: 0, sent: READER_COUNT, unconfirmed: 0 });
  expect(state).toBe('sent');
});

test.concurrent('without deduplication by the server, no address gets a campaign twice', async () => {
  const { mailsByAddress, droppedDuplicateCount, unconfirmedAddresses, progress, state } =
    await simulateCampaign(createDatabaseDir(), READER_COUNT);
  expect([...mailsByAddress.values()].every((times) => times === 1)).toBe(true);
  expect(droppedDuplicateCount).toBe(0);
  // the killed sender, and the one whose database was killed, had each claimed at most `CLAIM_SIZE` mails
  expect(unconfirmedAddresses.length).toBeLessThanOrEqual(2 * CLAIM_SIZE);
  expect(
    ADDRESSES.filter((email) => !mailsByAddress.has(email) && !unconfirmedAddresses.includes(email)),
  ).toEqual([]);
  expect(progress).toEqual({
    recipients: READER_COUNT,
    waiting: 0,
    sent: READER_COUNT - unconfirmedAddresses.length,
    unconfirmed: unconfirmedAddresses.length,
  });
  expect(state).toBe('sent');
});
