import { useEffect, useRef } from 'react';

/**
 * For what stands on the page and in the address: writes a change there, and tells when somebody else changed it (a reset, a link,
 * the way back). Our own writings come back too, on a slow device after the next one was sent, and are known again.
 * @param value what the address holds
 * @returns writes another value
 */
export function useOwnWrites<Value>(
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
