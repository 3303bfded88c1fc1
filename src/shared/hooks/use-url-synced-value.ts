import { useEffect, useRef } from 'react';

/**
 * Synchronises a value of the page with the URL. Writes it to the URL, and reports changes that come
 * from elsewhere: a reset, a link, the back button. The router also reports the hook's own writes, on a slow
 * device after the next write. The hook ignores these.
 * @param value the value of the URL
 * @returns a function that writes another value
 */
export function useUrlSyncedValue<Value>(
  value: Value,
  write: (next: Value) => void,
  onExternalChange: (value: Value) => void,
): (next: Value) => void {
  const pendingWrites = useRef<Value[]>([]);
  const lastValue = useRef(value);
  const onExternalChangeRef = useRef(onExternalChange);
  useEffect(() => {
    onExternalChangeRef.current = onExternalChange;
  });

  useEffect(() => {
    const ownWriteIndex = pendingWrites.current.indexOf(value);
    pendingWrites.current.splice(0, ownWriteIndex + 1);
    if (ownWriteIndex >= 0 || value === lastValue.current) return;
    lastValue.current = value;
    onExternalChangeRef.current(value);
  }, [value]);

  return (next) => {
    if (next === lastValue.current) return;
    lastValue.current = next;
    pendingWrites.current.push(next);
    write(next);
  };
}
