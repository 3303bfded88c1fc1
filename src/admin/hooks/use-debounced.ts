import { useEffect, useState } from 'react';

/** Returns the value once it has not changed for `milliseconds`. */
export function useDebounced<T>(value: T, milliseconds: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setDebounced(value), milliseconds);
    return () => window.clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}
