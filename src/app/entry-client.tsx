import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { patchDomForTranslators } from '@/app/patch-dom-for-translators';
import { routes } from '@/app/routes';
import { markHydrated } from '@/shared/lib/hydration';
import { isReloading, reloadOnMissingChunk } from '@/shared/lib/missing-chunk';
import { reportUnhandledErrors } from '@/shared/lib/report-client-error';
import { wholeBuilt } from '@/site/published/built';

/** The first render must equal the prerendered HTML, so the page's own module is resolved before the router starts. */
async function resolveCurrentPage() {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Resolves once the router knows what to show: its page, or the error page in its place. */
function settled(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => check(initialized));
    const check = (initialized: boolean) => {
      if (!initialized) return;
      stop();
      resolve();
    };
    check(router.state.initialized);
  });
}

/** The root: it tells once React hears events. A part that still waits behind its `Suspense` is hydrated by the press on it. */
function App({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  useEffect(() => {
    // React hydrates nothing for an event while its effects run, so this waits for the next task.
    setTimeout(markHydrated);
  }, []);
  return <RouterProvider router={router} />;
}

async function start(container: HTMLElement) {
  reloadOnMissingChunk();
  reportUnhandledErrors();
  patchDomForTranslators();
  let router: ReturnType<typeof createBrowserRouter>;
  try {
    await Promise.all([resolveCurrentPage(), wholeBuilt()]);
    router = createBrowserRouter(routes);
  } catch {
    if (await isReloading()) return;
    // The router tries again. What was prerendered stays until then, and cannot become its error page.
    router = createBrowserRouter(routes);
    await settled(router);
    if (router.state.errors) container.replaceChildren();
  }
  const app = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  );
  // as a transition: in slices, between which the page answers
  if (container.hasChildNodes()) startTransition(() => void hydrateRoot(container, app));
  else createRoot(container).render(app);
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
// Not awaited at the top level: pages import from this file's chunk and would wait for it for ever.
void start(container);
