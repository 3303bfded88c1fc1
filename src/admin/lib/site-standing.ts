import { type OmittedRecord, omissionReasons, omittedKinds } from '@/copy/omitted-record';
import { publicationState, type Scheduled } from './publication-state';

/** What `build.json` says of the files that visitors are served; both null of a build that knows no project. */
export interface Build {
  /** The change it was made after. */
  changes: number | null;
  /** When it read what is published. */
  readAt: string | null;
  /** Records that the build left out. */
  omitted: readonly OmittedRecord[];
}

/** What the database knows of it (`site_state`). */
export interface SiteState {
  /** True when it knows a host to ask. */
  connected: boolean;
  /** The last change that visitors can see. */
  changes: number;
  changed_at: string;
  /** The change up to which the host has said that it will build. */
  accepted: number;
  requested_at: string | null;
  failed: boolean;
}

/** True when the files are those of what is published: null while that is not known. */
export type SiteStanding = 'current' | 'pending' | 'failed' | 'unconnected';

/** What is known of the files. */
export interface Site {
  standing: SiteStanding | null;
  readAt: string | null;
  omitted: readonly OmittedRecord[];
}

/** Milliseconds after which a build that was asked for has failed, whatever its host said. */
const PATIENCE = 20 * 60_000;

/** Where the site stands; `now` is this device's clock. */
export function siteStanding(build: Build, state: SiteState, now = Date.now()): SiteStanding | null {
  const asked = state.requested_at;
  if (build.changes === null) {
    // the build a preview starts with: what was there then is not asked for
    if (!state.connected || (state.changes <= state.accepted && !asked)) return null;
  } else if (build.changes >= state.changes) return 'current';
  if (!state.connected) return 'unconnected';
  const since = Math.max(Date.parse(state.changed_at), asked ? Date.parse(asked) : 0);
  return state.failed || now - since > PATIENCE ? 'failed' : 'pending';
}

/** A content with what dates its page. */
export interface Dated extends Scheduled {
  id: string;
  updated_at: string;
}

/** Returns the omission of a content: its page first, then its picture. */
export const omissionOf = ({ id }: Dated, { omitted }: Site): OmittedRecord | undefined =>
  omitted.find((record) => record.id === id && record.kind === 'text') ??
  omitted.find((record) => record.id === id && record.kind === 'cover');

/** What keeps the page of a content that is online from being as staff left it; null when nothing does. */
export function pageStanding(
  row: Dated,
  site: Site,
  now = Date.now(),
): 'pending' | 'failed' | 'omitted' | 'uncovered' | null {
  const { standing, readAt } = site;
  if (publicationState(row, now) !== 'published') return null;
  const changed = Math.max(Date.parse(row.updated_at), row.publish_at ? Date.parse(row.publish_at) : 0);
  const isNewer = !readAt || changed > Date.parse(readAt);
  if ((standing === 'pending' || standing === 'failed') && isNewer) return standing;
  const omission = omissionOf(row, site);
  if (!omission) return null;
  return omission.kind === 'text' ? 'omitted' : 'uncovered';
}

/** Returns true for an entry of `omitted` that this version knows. */
export function isOmittedRecord(value: unknown): value is OmittedRecord {
  const { kind, id, reason } = (value ?? {}) as Partial<Record<keyof OmittedRecord, unknown>>;
  return (
    omittedKinds.some((known) => known === kind) &&
    typeof id === 'string' &&
    omissionReasons.some((known) => known === reason)
  );
}
