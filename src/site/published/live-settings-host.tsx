import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '@/shared/lib/when-idle';

/** Asks at idle for what staff have changed since the build. All but this waiting is downloaded then. */
export function LiveSettingsHost() {
  const [Live, setLive] = useState<ComponentType | null>(null);
  useEffect(() => {
    whenIdle()
      .then(() => import('./live-settings'))
      .then(
        (module) => setLive(() => module.LiveSettings),
        () => undefined,
      );
  }, []);
  return Live ? <Live /> : null;
}
