import { matchRoutes } from 'react-router-dom';
import { routes } from '@/app/routes';

/** Whether a page of the route table answers this path, the not-found page aside. */
export function hasRoute(path: string): boolean {
  return matchRoutes(routes, path)?.at(-1)?.route.path !== '*';
}
