import { readStoredJson, storeJson } from '@/shared/lib/json-storage';
import type { JobApplicationValues } from './job-application-schema';

/** Session storage key, listed in the cookie policy. */
const STORAGE_KEY = 'obouo.application';

interface ApplicationDraft {
  /** `performance.timeOrigin` of the page that stored the draft, or of the reloaded page that reopened its form. */
  pageStart: number;
  /** Title of the offer whose button opened the form; empty for a spontaneous application. */
  jobTitle: string;
  values: Partial<JobApplicationValues>;
}

const readDraft = () => readStoredJson<ApplicationDraft>('sessionStorage', STORAGE_KEY);

/** Stores the typed values while the file picker is open: a phone may discard the page meanwhile. */
export const saveApplicationDraft = (draft: Omit<ApplicationDraft, 'pageStart'>): void =>
  storeJson('sessionStorage', STORAGE_KEY, { ...draft, pageStart: performance.timeOrigin });

/** Deletes the stored values of the job application form. */
export const deleteApplicationDraft = (): void => storeJson('sessionStorage', STORAGE_KEY, null);

/** Moves the draft of an earlier page to this page. Returns true only to the first button of the draft's offer. */
export function claimApplicationDraft(jobTitle: string): boolean {
  const draft = readDraft();
  if (draft?.jobTitle !== jobTitle || draft.pageStart === performance.timeOrigin) return false;
  saveApplicationDraft(draft);
  return true;
}

/** Returns the stored values that have the type of their field, and deletes the draft. */
export function readAndDeleteApplicationDraft(
  defaults: JobApplicationValues,
  jobTitle: string,
): Partial<JobApplicationValues> {
  const draft = readDraft();
  deleteApplicationDraft();
  if (draft?.jobTitle !== jobTitle) return {};
  return Object.fromEntries(
    Object.entries(draft.values ?? {}).filter(
      ([name, value]) => typeof value === typeof defaults[name as keyof JobApplicationValues],
    ),
  );
}
