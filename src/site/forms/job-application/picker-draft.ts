import type { JobApplicationValues } from './job-application-schema';

/** Session storage key, listed in the cookie policy. */
const KEY = 'obouo.application';

interface PickerDraft {
  /** Title of the offer whose button opened the form; empty for a spontaneous application. */
  jobTitle: string;
  values: Partial<JobApplicationValues>;
}

/** True once a button of this page has reopened its form. */
let isClaimed = false;

function readDraft(): PickerDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps the typed words while the file picker is open: a phone may drop the page meanwhile. */
export function keepDraft(draft: PickerDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
    isClaimed = true;
  } catch {
    // Without storage the form works as before.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
}

/** Returns true for the first button of a reloaded page whose form holds a draft. */
export function claimDraft(jobTitle: string): boolean {
  if (isClaimed || readDraft()?.jobTitle !== jobTitle) return false;
  isClaimed = true;
  return true;
}

/** Returns the kept values that have the type of their field, and forgets them. */
export function takeDraft(defaults: JobApplicationValues, jobTitle: string): Partial<JobApplicationValues> {
  const draft = readDraft();
  dropDraft();
  if (draft?.jobTitle !== jobTitle) return {};
  return Object.fromEntries(
    Object.entries(draft.values ?? {}).filter(
      ([name, value]) => typeof value === typeof defaults[name as keyof JobApplicationValues],
    ),
  );
}
