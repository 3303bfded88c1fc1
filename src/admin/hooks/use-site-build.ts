import { useQuery } from '@tanstack/react-query';
import type { SiteBuild } from '@/admin/lib/build-status';
import { siteBuildQueries } from './api/site-build';

const UNKNOWN_BUILD: SiteBuild = { status: null, readAt: null, omitted: [] };

/** Returns how current the files of the site are. Polls while they are out of date. */
export function useSiteBuild(): SiteBuild {
  const { data } = useQuery(siteBuildQueries.site());
  return data ?? UNKNOWN_BUILD;
}
