import path from 'node:path';
import { escapeJson } from '../src/shared/lib/escape-json.ts';
import { RELOADED_BUILDS_KEY, reloadOncePerBuild } from '../src/shared/lib/missing-chunk.ts';

/** Returns the source of the function that reloads a page whose entry is missing. */
export function createReloadFunctionSource(entry: string): string {
  return `()=>(${reloadOncePerBuild})(${JSON.stringify(path.basename(entry))},${JSON.stringify(RELOADED_BUILDS_KEY)})`;
}

/** Shows the prerendered error page when the entry of the shell does not load. */
function showErrorPageOnLoadError(errorPageMarkup: string, recover: () => Promise<boolean>) {
  addEventListener(
    'error',
    async ({ target }) => {
      const root = document.getElementById('root');
      if (!(target instanceof HTMLScriptElement) || !root || (await recover())) return;
      root.innerHTML = errorPageMarkup;
      root.querySelector('button')?.addEventListener('click', () => location.reload());
    },
    true,
  );
}

/** Returns the source of the shell's inline script. It runs before the script that starts the application. */
export function createShellScript(entry: string, errorPageMarkup: string): string {
  return `(${showErrorPageOnLoadError})(${escapeJson(JSON.stringify(errorPageMarkup))},${createReloadFunctionSource(entry)})`;
}
