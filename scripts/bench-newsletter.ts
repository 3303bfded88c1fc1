import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { simulateCampaign } from '../benchmarks/newsletter/simulate-campaign.ts';

// `npm run bench:newsletter` sends a campaign to ten thousand readers through a local mail server. It kills the
// sender and the database on the way, and counts the mails that arrived. It exits 1 when an address got the
// campaign twice or never. The server drops duplicates by a header, so the sender can send an uncertain mail again:
// none may stay unconfirmed. `-- --plain` runs without the header.

const { values } = parseArgs({
  options: { readers: { type: 'string', default: '10000' }, plain: { type: 'boolean', default: false } },
});
const readerCount = Number(values.readers);
const dir = mkdtempSync(path.join(os.tmpdir(), 'bench-newsletter-'));
try {
  const { mailsByAddress, droppedDuplicateCount, unconfirmedAddresses, progress, state, seconds, megabytes } =
    await simulateCampaign(dir, readerCount, values.plain ? undefined : 'X-Known-By');
  const duplicateCount = [...mailsByAddress.values()].filter((mailCount) => mailCount > 1).length;
  const arrivedUnconfirmedCount = unconfirmedAddresses.filter((email) => mailsByAddress.has(email)).length;
  const missingCount = readerCount - new Set([...mailsByAddress.keys(), ...unconfirmedAddresses]).size;
  console.log(
    [
      `readers            ${readerCount}`,
      `received           ${mailsByAddress.size}`,
      `duplicates         ${duplicateCount}`,
      `missing            ${missingCount}`,
      `recognised         ${droppedDuplicateCount}, sent again and kept once`,
      `unconfirmed        ${unconfirmedAddresses.length}, of whom ${arrivedUnconfirmedCount} had received it`,
      `waiting            ${progress.waiting} (the campaign is « ${state} »)`,
      `sending            ${seconds.toFixed(0)} s, ${(mailsByAddress.size / seconds).toFixed(0)} a second`,
      `sender's memory    ${megabytes.toFixed(0)} MB at most`,
    ].join('\n'),
  );
  const unexpectedUnconfirmedCount = values.plain ? 0 : unconfirmedAddresses.length;
  const problemCount = duplicateCount + missingCount + unexpectedUnconfirmedCount + progress.waiting;
  if (problemCount > 0 || state !== 'sent') process.exitCode = 1;
} finally {
  rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
}
