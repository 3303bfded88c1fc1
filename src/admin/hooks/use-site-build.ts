import { useQuery } from '@tanstack/react-query';
import type { Site } from '@/admin/lib/build-status';
import { siteBuildQueries } from './api/site-build';

const UNKNOWN: Site = { standing: null, readAt: null, omitted: [] };

/** Returns how current the files of the site are. Polls while they are out of date. */
export function useSiteBuild(): Site {
  const { data } = useQuery(siteBuildQueries.site());
  return data ?? UNKNOWN;
}
