import type { RouteObject } from 'react-router-dom';

type ScreenModule = Pick<RouteObject, 'Component' | 'ErrorBoundary'>;

/** Imports of the screens of staff, by file. Visitors do not download this list. */
const screenImports = import.meta.glob<ScreenModule>([
  '/src/admin/app/{staff-root,admin-layout,crashed-screen,not-found-screen}.tsx',
  '/src/admin/features/*/*-screen.tsx',
]);

/** Files of the screens, relative to src/admin and without extension, as the route table names them. */
export const screenNames = Object.keys(screenImports).map((file) =>
  file.replace(/^\/src\/admin\/|\.tsx$/g, ''),
);

/** Downloads a screen. @throws when no file has this name */
export async function loadScreenModule(name: string): Promise<ScreenModule> {
  const importScreen = screenImports[`/src/admin/${name}.tsx`];
  if (!importScreen) throw new Error(`src/admin/${name}.tsx is no screen`);
  return importScreen();
}
