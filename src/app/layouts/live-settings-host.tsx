import { type ComponentType, useEffect, useState } from 'react';

/**
 * Asks for what staff have changed at the visitor's first act, never before: a first view makes no request of ours, and
 * leaves the console clean where no backend answers. All but this waiting is downloaded then.
 */
export function LiveSettingsHost() {
  const [Live, setLive] = useState<ComponentType | null>(null);
  useEffect(() => {
    const acts = new AbortController();
    const load = () => {
      acts.abort();
      import('./live-settings').then(
        (module) => setLive(() => module.LiveSettings),
        () => undefined,
      );
    };
    // an act before the script was there (scripts/build/start-script.ts)
    if ('acted' in document.documentElement.dataset) load();
    for (const type of ['pointerdown', 'keydown', 'click', 'scroll']) {
      addEventListener(type, load, { signal: acts.signal });
    }
    return () => acts.abort();
  }, []);
  return Live ? <Live /> : null;
}
