import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '@/shared/lib/when-idle';

type AtIdleProps<Props> = Props & { load: () => Promise<ComponentType<Props>> };

/** Downloads and shows a part of the page once it is idle, with the props given here. `load` must be stable. */
export function AtIdle<Props extends object>({ load, ...props }: AtIdleProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    let isGone = false;
    whenIdle()
      .then(load)
      .then(
        (part) => isGone || setPart(() => part),
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [load]);
  return Part ? <Part {...(props as unknown as Props)} /> : null;
}
