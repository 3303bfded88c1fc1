import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { failureToast } from '@/copy/failure-toast';
import { notify } from '@/shared/components/notify';
import { isReloading } from '@/shared/lib/missing-chunk';
import { prefetch } from '@/shared/lib/when-idle';

/**
 * A component that opens at a press (a dialog), downloaded once the page is idle so that the press waits for nothing. Unlike
 * `React.lazy`, a failed download (lost network) shows the common error and can be asked again, instead of taking the page
 * down. `load` must be stable. With `early` false nothing comes
 * before the press: for what most visitors never open.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>, early = true) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);

  const take = useCallback(() => load().then((loaded) => setComponent(() => loaded)), [load]);

  // taken as well as fetched: a press then shows it in its first frame, not after one that says it waits
  useEffect(() => (early ? prefetch(take) : undefined), [take, early]);

  const request = useCallback(
    () =>
      take().catch(async () => {
        if (!(await isReloading())) notify.error(failureToast);
      }),
    [take],
  );

  return [Component, request] as const;
}
