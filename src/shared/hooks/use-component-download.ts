import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { failureToastText } from '@/copy/failure-toast';
import { notify } from '@/shared/components/notify';
import { isReloading } from '@/shared/lib/missing-chunk';
import { preloadWhenIdle } from '@/shared/lib/wait-for-idle-page';

/**
 * Loads a component outside the page's first script: at idle, or when the returned function is called. Unlike
 * `React.lazy`, a failed download shows the common error and can be retried.
 * @param load downloads the component; must be stable
 * @param options `preload` false: download on the call only, for components that few visitors open
 * @returns the component once it has loaded, and the function that loads it
 */
export function useComponentDownload<Props>(
  load: () => Promise<ComponentType<Props>>,
  { preload = true }: { preload?: boolean | undefined } = {},
) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);

  const loadIntoState = useCallback(() => load().then((loaded) => setComponent(() => loaded)), [load]);

  // A preloaded component is already in the state, so a dialog shows in the first frame after its press.
  useEffect(() => (preload ? preloadWhenIdle(loadIntoState) : undefined), [loadIntoState, preload]);

  const loadWithErrorToast = useCallback(
    () =>
      loadIntoState().catch(async () => {
        if (!(await isReloading())) notify.error(failureToastText);
      }),
    [loadIntoState],
  );

  return [Component, loadWithErrorToast] as const;
}
