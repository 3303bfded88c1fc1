import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '@/shared/lib/when-idle';

/** What a page is whole without, downloaded and shown once it is idle. `load` must be stable. */
export function AtIdle({ load }: { load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    whenIdle()
      .then(load)
      .then(
        (loaded) => setPart(() => loaded),
        () => undefined,
      );
  }, [load]);
  return Part ? <Part /> : null;
}
