import { useEffect, useState } from 'react';
import { whenIdle } from '@/shared/lib/when-idle';

/**
 * What staff published: as the build knew it, then as it is online, once the page is idle; as it was where nobody answers.
 * `read` must be stable.
 */
export function useLive<Value>(initial: () => Value, read: () => Promise<Value>): Value {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    let left = false;
    whenIdle()
      .then(read)
      .then(
        (now) => left || setValue(() => now),
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [read]);
  return value;
}
