import { useQuery } from '@tanstack/react-query';
import type { Site } from '@/admin/lib/site-standing';
import { siteBuildQueries } from './api/site-build';

const UNKNOWN: Site = { standing: null, readAt: null, omitted: [] };

/** Whether the files of the site are those of what is published; looked at again while they are not. */
export function useSite(): Site {
  const { data } = useQuery(siteBuildQueries.site());
  return data ?? UNKNOWN;
}
