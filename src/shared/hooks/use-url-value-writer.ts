import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Returns a function that writes a value to the URL. Reports changes of the URL that come
 * from elsewhere: a reset, a link, the back button. The router also reports the hook's own writes, on a slow
 * device after the next write. The hook ignores these.
 * @param value the value of the URL
 * @returns a function that writes another value
 */
export function useUrlValueWriter<Value>(
  value: Value,
  write: (next: Value) => void,
  onExternalChange: (value: Value) => void,
): (next: Value) => void {
  const pendingWrites = useRef<Value[]>([]);
  const lastValue = useRef(value);
  const reportChange = useEffectEvent(onExternalChange);

  useEffect(() => {
    const ownWriteIndex = pendingWrites.current.indexOf(value);
    if (ownWriteIndex >= 0) {
      pendingWrites.current.splice(0, ownWriteIndex + 1);
      return;
    }
    if (value === lastValue.current) return;
    lastValue.current = value;
    reportChange(value);
  }, [value]);

  return (next) => {
    if (next === lastValue.current) return;
    lastValue.current = next;
    pendingWrites.current.push(next);
    write(next);
  };
}
