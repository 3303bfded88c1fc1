import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** Calls the listener each second, so that the minute changes on time. */
function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

/** Returns the present minute; null in prerendered HTML, whose time would be that of the build. */
export function useCurrentMinute(): Date | null {
  const minute = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => null,
  );
  return minute === null ? null : new Date(minute * MINUTE_MS);
}
