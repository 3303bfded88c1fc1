import { useEffect, useRef } from 'react';

/**
 * For a value that is on the page and in the address: writes it there, and reports changes from elsewhere (a
 * reset, a link, the back button). The router also reports own writes, on a slow device after the next one
 * was sent; those are recognised.
 * @param value the value of the address
 * @returns writes another value
 */
export function useUrlSyncedValue<Value>(
  value: Value,
  write: (next: Value) => void,
  onForeignChange: (value: Value) => void,
): (next: Value) => void {
  const underWay = useRef<Value[]>([]);
  const last = useRef(value);
  const heard = useRef(onForeignChange);
  useEffect(() => {
    heard.current = onForeignChange;
  });

  useEffect(() => {
    const echo = underWay.current.indexOf(value);
    underWay.current.splice(0, echo + 1);
    if (echo >= 0 || value === last.current) return;
    last.current = value;
    heard.current(value);
  }, [value]);

  return (next) => {
    if (next === last.current) return;
    last.current = next;
    underWay.current.push(next);
    write(next);
  };
}
