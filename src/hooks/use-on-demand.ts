import { type ComponentType, useCallback, useState } from 'react';
import { notify } from '@/components/feedback/notify';
import { failureToast } from '@/content/failure-toast';
import { reloadIfReplaced } from '@/lib/reload-once';

/**
 * A component that is only downloaded when someone asks for it. Unlike `React.lazy`, a failed download (lost network)
 * shows the common error and can be asked again, instead of taking the page down; one that a deploy took away brings the
 * page of the new build. `load` must be stable.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);

  const request = useCallback(() => {
    load().then(
      (loaded) => setComponent(() => loaded),
      async () => (await reloadIfReplaced()) || notify.error(failureToast),
    );
  }, [load]);

  return [Component, request] as const;
}
