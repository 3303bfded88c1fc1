import { millisecondsInDay } from 'date-fns/constants';
import { useSyncExternalStore } from 'react';
import { consentMaxAgeDays, consentVersion, type OptionalCookieCategory } from '@/copy/consent-terms';

const STORAGE_KEY = 'obouo.consent';

type Choices = Record<OptionalCookieCategory, boolean>;

/** Proof of a choice: the choices, the version of the texts, the time, and a random id. */
export interface ConsentRecord {
  id: string;
  version: number;
  at: string;
  choices: Choices;
  /** True until the proof has reached the server. */
  isPending?: true;
}

export const allCookiesRefused: Choices = { performance: false, functionality: false, advertising: false };
export const allCookiesAccepted: Choices = { performance: true, functionality: true, advertising: true };

const listeners = new Set<() => void>();
let currentRecord: ConsentRecord | null | undefined;
let arePreferencesOpen = false;
let isPostponed = false;

function isStillValid(record: ConsentRecord): boolean {
  const ageInDays = (Date.now() - Date.parse(record.at)) / millisecondsInDay;
  return record.version === consentVersion && ageInDays < consentMaxAgeDays;
}

function readStoredRecord(): ConsentRecord | null {
  try {
    const record = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as ConsentRecord | null;
    return record?.choices && isStillValid(record) ? record : null;
  } catch {
    // Storage is blocked or unreadable: the banner shows, and the choice lasts for this visit only.
    return null;
  }
}

function getSnapshot(): ConsentRecord | null {
  if (currentRecord === undefined) currentRecord = readStoredRecord();
  return currentRecord;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function storeRecord(record: ConsentRecord) {
  currentRecord = record;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(record));
  } catch {
    // A browser that refuses storage keeps the choice until the page is left.
  }
  notifyListeners();
}

/** Stores the choice on this device for six months, updates every part of the page, and sends the proof. */
export function saveConsent(choices: Choices): void {
  const at = new Date().toISOString();
  storeRecord({ id: crypto.randomUUID(), version: consentVersion, at, choices, isPending: true });
  sendConsentProof();
}

/** Sends the proof of the current choice, if it is still pending. A failure does not change the choice. */
export function sendConsentProof(): void {
  const record = getSnapshot();
  if (!record?.isPending) return;
  const { isPending: _, ...proof } = record;
  import('./api/consent-proof')
    .then(({ insertConsentProof }) => insertConsentProof(proof))
    .then(
      // A newer choice has its own proof.
      () => (currentRecord === record ? storeRecord(proof) : undefined),
      // Without a network, the next visit tries again.
      () => undefined,
    );
}

function notifyListeners() {
  for (const listener of listeners) listener();
}

function setPreferencesOpen(open: boolean) {
  arePreferencesOpen = open;
  notifyListeners();
}

function setPostponed(postponed: boolean) {
  isPostponed = postponed;
  notifyListeners();
}

/** Hides the question until the next page load, or until a part of the page needs the answer. */
export const postponeConsent = () => setPostponed(true);

/** Shows the question again, because this page needs the answer. */
export const resumeConsent = () => setPostponed(false);

/** True while the visitor is asked: after hydration, without a valid answer. */
export function useShouldShowConsentBanner(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => getSnapshot() === null && !isPostponed,
    () => false,
  );
}

/** Opens the preferences, from the footer's link or the banner. */
export const openConsentPreferences = () => setPreferencesOpen(true);

/** Closes the preferences and drops unsaved changes. */
export const closeConsentPreferences = () => setPreferencesOpen(false);

/** True while the preferences are open. */
export function useConsentPreferencesOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => arePreferencesOpen,
    () => false,
  );
}

/** Valid choice; `null` without one, `undefined` in prerendered HTML. */
export function useConsentRecord(): ConsentRecord | null | undefined {
  return useSyncExternalStore(subscribe, getSnapshot, () => undefined);
}
