import { NotFound } from '@/site/sections/not-found';

/** Not-found page, for every unknown path. */
export function Component() {
  return <NotFound />;
}
