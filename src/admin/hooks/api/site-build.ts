import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import {
  type BuildReport,
  isOmittedRecord,
  type PublishedBuild,
  type SiteStateRow,
  toBuildStatus,
} from '@/admin/lib/build-status';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { siteBuildToastTexts } from '@/copy/admin/site-build';

const POLL_INTERVAL_MS = 15_000;

/** Returns true for a valid number and date. `fetchBuild` checks the omitted records one by one. */
function isBuildReport(value: Partial<BuildReport>): value is BuildReport {
  const { changes, readAt } = value;
  const isNumberValid = changes === null || Number.isSafeInteger(changes);
  const isDateValid = readAt === null || Number.isFinite(Date.parse(readAt ?? ''));
  return isNumberValid && isDateValid;
}

/**
 * Reads `build.json` without malformed omitted records. Returns null when the file is invalid, unreachable or missing, as in
 * development.
 */
async function fetchBuild(signal: AbortSignal): Promise<BuildReport | null> {
  try {
    const response = await fetch('/build.json', { cache: 'no-store', signal });
    const build: Partial<BuildReport> = await response.json();
    if (!isBuildReport(build)) return null;
    return { ...build, omitted: Array.isArray(build.omitted) ? build.omitted.filter(isOmittedRecord) : [] };
  } catch {
    return null;
  }
}

/** Returns the state of the site in the database; null without staff permissions. */
async function fetchState(signal: AbortSignal): Promise<SiteStateRow | null> {
  const request = supabase
    .rpc('site_state')
    .select('is_connected, changes, changed_at, accepted_changes, requested_at, has_failed');
  const [state] = await unwrap(request, signal);
  return state ?? null;
}

/** Returns the published build and its status; null when the build is unknown, or without staff permissions. */
async function fetchSiteBuild(signal: AbortSignal) {
  const build = await fetchBuild(signal);
  if (!build) return null;
  const state = await fetchState(signal);
  return state && { ...build, status: toBuildStatus(build, state) };
}

// The query client refreshes this key after each change.
const siteBuildQuery = queryOptions({
  queryKey: ['site-build'],
  queryFn: ({ signal }) => fetchSiteBuild(signal),
  refetchInterval: ({ state: { data } }) =>
    data?.status === 'pending' || data?.status === 'failed' ? POLL_INTERVAL_MS : false,
});

const UNKNOWN_BUILD: PublishedBuild = { status: null, readAt: null, omitted: [] };

/** Returns the published build. Polls while a newer build is pending, or has failed. */
export function useSiteBuild(): PublishedBuild {
  return useQuery(siteBuildQuery).data ?? UNKNOWN_BUILD;
}

/** Requests a build of the site, even without changes. */
export function useRequestSiteBuild() {
  return useMutation({
    mutationFn: () => unwrap(supabase.rpc('request_site_build').select('changes').single()),
    meta: { success: siteBuildToastTexts.buildRequested, error: siteBuildToastTexts.buildRequestFailed },
  });
}
