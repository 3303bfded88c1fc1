import path from 'node:path';
import { escapeJson } from '../src/shared/lib/escape-json.ts';
import { RELOADED_BUILDS_KEY, reloadOncePerBuild } from '../src/shared/lib/missing-chunk.ts';

/** Returns the source of the function that reloads a page whose entry is missing. */
export function createReloadFunctionSource(entry: string): string {
  return `()=>(${reloadOncePerBuild})(${JSON.stringify(path.basename(entry))},${JSON.stringify(RELOADED_BUILDS_KEY)})`;
}

/** Shows the prerendered error page when the entry of the shell does not load. */
function showCrashPageOnLoadError(markup: string, recover: () => Promise<boolean>) {
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

/** Returns the source of the inline script of the shell, before the one that starts the application. */
export function createShellScript(entry: string, crashedMarkup: string): string {
  return `(${showCrashPageOnLoadError})(${escapeJson(JSON.stringify(crashedMarkup))},${createReloadFunctionSource(entry)})`;
}
