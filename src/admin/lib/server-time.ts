/** Milliseconds by which the clock of the server is ahead of the clock of this device. */
let offsetMs = 0;

/**
 * Updates the offset from the answer to a request that was sent at `sentAt` (milliseconds). The `Date` header has whole
 * seconds, and the answer takes time, so it proves only a range. An offset outside the range moves to its nearest end.
 */
export function updateServerTimeOffset({ headers }: Response, sentAt: number): void {
  const serverTime = Date.parse(headers.get('Date') ?? '');
  if (Number.isNaN(serverTime)) return;
  const minOffsetMs = serverTime - Date.now();
  const maxOffsetMs = serverTime + 1000 - sentAt;
  offsetMs = Math.min(Math.max(offsetMs, minOffsetMs), maxOffsetMs);
}

/** Returns the time of the server in milliseconds; the time of this device before the first answer. */
export const getServerTime = (): number => Date.now() + offsetMs;
