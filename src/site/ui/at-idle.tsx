import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '@/shared/lib/when-idle';

type AtIdleProps<Props> = Props & { load: () => Promise<ComponentType<Props>> };

/** What a page is whole without, downloaded and shown once it is idle, with the props given here. `load` must be stable. */
export function AtIdle<Props extends object>({ load, ...props }: AtIdleProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    whenIdle()
      .then(load)
      .then(
        (loaded) => setPart(() => loaded),
        () => undefined,
      );
  }, [load]);
  return Part ? <Part {...(props as unknown as Props)} /> : null;
}
