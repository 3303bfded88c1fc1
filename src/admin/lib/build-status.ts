import { type OmittedRecord, omissionReasonKeys, omittedKinds } from '@/copy/omitted-record';
import { getPublicationState, type PublicationData } from './publication-state';
import { getServerTime } from './server-time';

/** Content of `build.json`: the build that visitors get. Without a project, `changes` and `readAt` are null. */
export interface BuildReport {
  /** Number of the last change that it includes. */
  changes: number | null;
  /** Date when it read the published data. */
  readAt: string | null;
  /** Records that the build left out. */
  omitted: readonly OmittedRecord[];
}

/** State of the site in the database (`site_state`). */
export interface SiteStateRow {
  /** True when a deploy hook is set. */
  is_connected: boolean;
  /** Number of the last change of the published data. */
  changes: number;
  changed_at: string;
  /** Number of the last change for which the host accepted a build. */
  accepted_changes: number;
  requested_at: string | null;
  has_failed: boolean;
}

/** State of the site's files compared with the published data. */
export type BuildStatus = 'current' | 'pending' | 'failed' | 'unconnected';

/** Status of the published build, when it read the data, and what it left out. */
export interface PublishedBuild {
  status: BuildStatus | null;
  readAt: string | null;
  omitted: readonly OmittedRecord[];
}

/** A build without a result after this time has failed. */
const BUILD_TIMEOUT_MS = 20 * 60_000;

/** Returns the latest of these dates in milliseconds; null counts as 0. */
const toLatestTime = (...dates: (string | null)[]) =>
  Math.max(...dates.map((date) => (date ? Date.parse(date) : 0)));

/** Returns the state of the site's files; null when unknown. */
export function toBuildStatus(
  build: BuildReport,
  state: SiteStateRow,
  now = getServerTime(),
): BuildStatus | null {
  const requestedAt = state.requested_at;
  if (build.changes === null) {
    // A build without a project has no number. It is outdated once the database wants another build.
    const isBuildWanted = state.changes > state.accepted_changes || requestedAt !== null;
    if (!state.is_connected || !isBuildWanted) return null;
  } else if (build.changes >= state.changes) return 'current';
  if (!state.is_connected) return 'unconnected';
  const isTooLate = now - toLatestTime(state.changed_at, requestedAt) > BUILD_TIMEOUT_MS;
  return state.has_failed || isTooLate ? 'failed' : 'pending';
}

/** Fields of a content that tell whether its public page is up to date. */
export interface ContentBuildStatusFields extends PublicationData {
  id: string;
  updated_at: string;
}

/** Returns the omission of a content: of its text first, then of its cover. */
export const findContentOmission = (
  { id }: ContentBuildStatusFields,
  { omitted }: PublishedBuild,
): OmittedRecord | undefined =>
  omitted.find((record) => record.id === id && record.kind === 'text') ??
  omitted.find((record) => record.id === id && record.kind === 'cover');

/** Returns why the page of an online content differs from its saved text; null when it does not, or no build is expected. */
export function toContentBuildStatus(
  row: ContentBuildStatusFields,
  site: PublishedBuild,
  now = getServerTime(),
): 'pending' | 'failed' | 'omitted' | 'withoutCover' | null {
  const { status, readAt } = site;
  if (getPublicationState(row, now) !== 'published') return null;
  const isNewer = !readAt || toLatestTime(row.updated_at, row.publish_at) > Date.parse(readAt);
  if ((status === 'pending' || status === 'failed') && isNewer) return status;
  const omission = findContentOmission(row, site);
  if (!omission) return null;
  return omission.kind === 'text' ? 'omitted' : 'withoutCover';
}

/** Returns true for a record whose kind and reason this version knows. */
export function isOmittedRecord(value: unknown): value is OmittedRecord {
  const { kind, id, reason } = (value ?? {}) as { kind?: unknown; id?: unknown; reason?: unknown };
  return (
    omittedKinds.some((known) => known === kind) &&
    typeof id === 'string' &&
    omissionReasonKeys.some((known) => known === reason)
  );
}
