import type { ComponentType } from 'react';
import { useLive } from '@/site/published/use-live';

type AtIdleProps<Props> = Props & { load: () => Promise<ComponentType<Props>> };

/** What a page is whole without, downloaded and shown once it is idle, with the props given here. `load` must be stable. */
export function AtIdle<Props extends object>({ load, ...props }: AtIdleProps<Props>) {
  const Part = useLive<ComponentType<Props> | null>(() => null, load);
  return Part ? <Part {...(props as unknown as Props)} /> : null;
}
