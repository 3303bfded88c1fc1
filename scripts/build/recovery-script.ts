import path from 'node:path';
import { RELOADED_KEY } from '../../src/shared/lib/missing-chunk.ts';

/**
 * For a page whose first script is gone, so that nothing of the application can help: loads it afresh once for each build and
 * tab, as `reloadOnce` does (src/shared/lib/reload-once.ts), and only when the server answers; otherwise gives up.
 */
function recover(entry: string, key: string, giveUp: () => void) {
  fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    .then(({ status }) => {
      const reloaded = sessionStorage.getItem(key) ?? '';
      if (status >= 500 || reloaded.includes(entry)) return giveUp();
      sessionStorage.setItem(key, reloaded + entry);
      location.reload();
    })
    .catch(giveUp);
}

/** Source of a function that does so, told what to do when it cannot help. */
export function recovery(entry: string): string {
  const build = JSON.stringify(path.basename(entry));
  return `(giveUp)=>(${recover.toString()})(${build},${JSON.stringify(RELOADED_KEY)},giveUp)`;
}

/** In the shell nothing but the application draws: without it, its error page is put in place ready-made. */
function watch(markup: string, recovery: (giveUp: () => void) => void) {
  const giveUp = () => {
    const root = document.getElementById('root');
    if (!root) return;
    root.innerHTML = markup;
    root.querySelector('button')?.addEventListener('click', () => location.reload());
  };
  addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLScriptElement) recovery(giveUp);
    },
    true,
  );
}

/** Source of the inline script of the shell, before the one that starts the application. */
export function shellScript(entry: string, crashedMarkup: string): string {
  return `(${watch.toString()})(${JSON.stringify(crashedMarkup).replaceAll('<', '\\u003c')},${recovery(entry)})`;
}
