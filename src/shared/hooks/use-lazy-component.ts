import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { failureToast } from '@/copy/failure-toast';
import { notify } from '@/shared/components/notify';
import { isReloading } from '@/shared/lib/missing-chunk';
import { preloadWhenIdle } from '@/shared/lib/when-idle';

/**
 * Loads a component that is not part of the page's first script: at idle, or at the call of the returned function. Unlike
 * `React.lazy`, a failed download shows the common error and can be tried again.
 * @param load downloads the component; must be stable
 * @param preload false: nothing is downloaded before the call, for what most visitors never open
 * @returns the component once it is there, and the function that downloads it
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>, preload = true) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);

  const take = useCallback(() => load().then((loaded) => setComponent(() => loaded)), [load]);

  // In the state already, a dialog shows in the first frame after its press.
  useEffect(() => (preload ? preloadWhenIdle(take) : undefined), [take, preload]);

  const request = useCallback(
    () =>
      take().catch(async () => {
        if (!(await isReloading())) notify.error(failureToast);
      }),
    [take],
  );

  return [Component, request] as const;
}
