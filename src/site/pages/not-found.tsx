import { NotFound } from '@/site/sections/not-found';

/** Any other path. */
export function Component() {
  return <NotFound />;
}
