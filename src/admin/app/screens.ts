import type { LazyRouteFunction, RouteObject } from 'react-router-dom';

/** Exports of a module that React Router loads for a route. */
export type RouteModule = Awaited<ReturnType<LazyRouteFunction<RouteObject>>>;

/** Imports of the screens of staff, by file. Visitors do not download this list. */
const screenImports = import.meta.glob<RouteModule>([
  '/src/admin/app/{staff-root,admin-layout,crashed-screen,not-found-screen}.tsx',
  '/src/admin/features/*/*-screen.tsx',
]);

/** Returns the name of a screen in the route table: `users` for `…/users-screen.tsx`. */
const toScreenName = (file: string) => file.replace(/^.*\/|(?:-screen)?\.tsx$/g, '');

const screenFiles = Object.keys(screenImports);

/** Names of the screen modules, as the route table writes them. */
export const screenModuleNames = screenFiles.map(toScreenName);

/** Downloads a screen. @throws when no file has this name */
export async function loadScreenModule(name: string): Promise<RouteModule> {
  const screenFile = screenFiles.find((file) => toScreenName(file) === name);
  const importScreen = screenFile && screenImports[screenFile];
  if (!importScreen) throw new Error(`src/admin has no screen « ${name} »`);
  return importScreen();
}
