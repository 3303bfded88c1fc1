import { useEffect, useState } from 'react';

/** Returns the value once it has not changed for `milliseconds`. */
export function useDebounced<T>(value: T, milliseconds: number): T {
  const [debouncedValue, setDebouncedValue] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setDebouncedValue(value), milliseconds);
    return () => window.clearTimeout(timer);
  }, [value, milliseconds]);
  return debouncedValue;
}
