import { addDays } from 'date-fns/addDays';
import { useSyncExternalStore } from 'react';
import { consentMaxAgeDays, consentVersion, type OptionalCategory } from '@/copy/consent-terms';

const STORAGE_KEY = 'obouo.consent';

type Choices = Record<OptionalCategory, boolean>;

/** Proof of a choice: what was chosen, on which version of the texts, when, under a random name. */
export interface ConsentRecord {
  id: string;
  version: number;
  at: string;
  choices: Choices;
  /** The proof has not reached the server yet. */
  pending?: true;
}

export const refusal: Choices = { performance: false, functionality: false, advertising: false };
export const acceptance: Choices = { performance: true, functionality: true, advertising: true };

const listeners = new Set<() => void>();
let current: ConsentRecord | null | undefined;
let preferencesOpen = false;
let isPostponed = false;

function isCurrent(record: ConsentRecord): boolean {
  return record.version === consentVersion && addDays(record.at, consentMaxAgeDays) > new Date();
}

function read(): ConsentRecord | null {
  try {
    const record = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as ConsentRecord | null;
    return record?.choices && isCurrent(record) ? record : null;
  } catch {
    // Storage refused or unreadable: asks, and keeps the answer for this visit only.
    return null;
  }
}

function snapshot(): ConsentRecord | null {
  if (current === undefined) current = read();
  return current;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(record: ConsentRecord) {
  current = record;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(record));
  } catch {
    // A browser that refuses storage keeps the choice until the page is left.
  }
  tellAll();
}

/** Stores the choice on this device for six months, updates every part of the page, and sends the proof. */
export function saveConsent(choices: Choices): void {
  const at = new Date().toISOString();
  keep({ id: crypto.randomUUID(), version: consentVersion, at, choices, pending: true });
  sendProof();
}

/** Sends the proof of the current choice, if it is still pending. A failure does not change the choice. */
export function sendProof(): void {
  const record = snapshot();
  if (!record?.pending) return;
  const { pending: _, ...proof } = record;
  import('./api/consent-proof')
    .then(({ leaveProof }) => leaveProof(proof))
    .then(
      // unless a newer choice was made, which has its own proof
      () => (current === record ? keep(proof) : undefined),
      // no network: the next visit tries again
      () => undefined,
    );
}

function tellAll() {
  for (const listener of listeners) listener();
}

function showPreferences(open: boolean) {
  preferencesOpen = open;
  tellAll();
}

function postpone(later: boolean) {
  isPostponed = later;
  tellAll();
}

/** Hides the question until the next page load, or until a part of the page has a use for the answer. */
export const postponeConsent = () => postpone(true);

/** Asks again: this page has a use for the answer. */
export const resumeConsent = () => postpone(false);

/** True while the visitor is asked: after hydration, without a valid answer. */
export function useMustAsk(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => snapshot() === null && !isPostponed,
    () => false,
  );
}

/** Opens the preferences, from the footer's link or the banner. */
export const openConsentPreferences = () => showPreferences(true);

/** Closes the preferences and drops unsaved changes. */
export const closeConsentPreferences = () => showPreferences(false);

/** True while the preferences are open. */
export function useConsentPreferences(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => preferencesOpen,
    () => false,
  );
}

/** Valid choice; `null` without one, `undefined` in prerendered HTML. */
export function useConsent(): ConsentRecord | null | undefined {
  return useSyncExternalStore(subscribe, snapshot, () => undefined);
}
