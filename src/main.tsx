import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  createPath,
  matchRoutes,
  type RouterNavigateOptions,
  RouterProvider,
  type To,
} from 'react-router-dom';
import { Ready } from '@/app/ready';
import { routes } from '@/app/routes';
import { partsAwake } from '@/components/deferred';
import { reloadOnce } from '@/lib/reload-once';
// Small pieces nearly every page shares: named here, they travel in the first file instead of one request each.
import '@/components/seo/seo';
import '@/components/ui/channel-accent';
import '@/components/ui/figure-list';
import '@/components/ui/picture';
import '@/components/ui/section';
import '@/hooks/use-hydrated';
import '@/hooks/use-live-text';
import '@/sections/page-hero';

/** The first render must equal the prerendered HTML, so the page's own chunk is resolved before the router starts. */
async function resolveCurrentPage() {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** The router, whose navigations wait for the sleeping parts of the page that they would leave in place. */
function createRouter() {
  const router = createBrowserRouter(routes);
  const navigate = router.navigate.bind(router);
  router.navigate = async (to: To | number | null, options?: RouterNavigateOptions) => {
    if (typeof to === 'number') return navigate(to);
    const path = typeof to === 'string' ? to : createPath(to ?? {});
    await partsAwake(new URL(path, window.location.href).pathname === window.location.pathname);
    return navigate(to, options);
  };
  return router;
}

/** Resolves once the router knows what to show: its page, or the error page in its place. */
function settled(router: ReturnType<typeof createRouter>): Promise<void> {
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

async function start(container: HTMLElement) {
  let router: ReturnType<typeof createRouter>;
  try {
    await resolveCurrentPage();
    router = createRouter();
  } catch {
    if (await reloadOnce()) return;
    // The router tries again. What was prerendered stays until then, and cannot become its error page.
    router = createRouter();
    await settled(router);
    if (router.state.errors) container.replaceChildren();
  }
  const app = (
    <StrictMode>
      <Ready>
        <RouterProvider router={router} />
      </Ready>
    </StrictMode>
  );
  if (container.hasChildNodes()) hydrateRoot(container, app);
  else createRoot(container).render(app);
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
// Not awaited at the top level: pages import from this file's chunk and would wait for it for ever.
void start(container);
