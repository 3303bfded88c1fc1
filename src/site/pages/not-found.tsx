import { NotFound } from '@/site/sections/not-found';
import { NotFoundSearch } from './not-found/not-found-search';

/** Not-found page, for every unknown path. */
export function Component() {
  return <NotFound search={<NotFoundSearch />} />;
}
