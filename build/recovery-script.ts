import path from 'node:path';
import { RELOADED_KEY, reloadFor } from '../src/shared/lib/missing-chunk.ts';

/** Source of a function for a page whose first script is gone, so that nothing of the application can help: `reloadFor`. */
export function recovery(entry: string): string {
  return `()=>(${reloadFor})(${JSON.stringify(path.basename(entry))},${JSON.stringify(RELOADED_KEY)})`;
}

/** In the shell nothing but the application draws: without it, its error page is put in place ready-made. */
function watch(markup: string, recover: () => Promise<boolean>) {
  addEventListener(
    'error',
    async ({ target }) => {
      const root = document.getElementById('root');
      if (!(target instanceof HTMLScriptElement) || !root || (await recover())) return;
      root.innerHTML = markup;
      root.querySelector('button')?.addEventListener('click', () => location.reload());
    },
    true,
  );
}

/** Source of the inline script of the shell, before the one that starts the application. */
export function shellScript(entry: string, crashedMarkup: string): string {
  return `(${watch})(${JSON.stringify(crashedMarkup).replaceAll('<', '\\u003c')},${recovery(entry)})`;
}
