import { useSyncExternalStore } from 'react';
import { CONSENT_MAX_AGE_DAYS, CONSENT_VERSION, type OptionalCookieCategory } from '@/copy/consent-terms';
import { readStoredJson, storeJson } from '@/shared/lib/json-storage';

const STORAGE_KEY = 'obouo.consent';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Consent of the visitor, by category of cookies. */
export type CookieChoices = Record<OptionalCookieCategory, boolean>;

/** Proof of a choice: the choices, the version of the texts, the time, and a random id. */
export interface ConsentRecord {
  id: string;
  version: number;
  at: string;
  choices: CookieChoices;
  /** True until the server has stored or refused the proof. */
  isPending?: true;
}

interface ConsentState {
  /** Valid choice; null without one. */
  record: ConsentRecord | null;
  /** True after Escape: the banner stays hidden. */
  isPostponed: boolean;
}

/** Choices of a visitor who refuses every optional cookie. */
export const allRefusedChoices: CookieChoices = {
  performance: false,
  functionality: false,
  advertising: false,
};
/** Choices of a visitor who accepts every optional cookie. */
export const allAcceptedChoices: CookieChoices = {
  performance: true,
  functionality: true,
  advertising: true,
};

const listeners = new Set<() => void>();
let state: ConsentState | undefined;

function isStillValid(record: ConsentRecord): boolean {
  const ageInDays = (Date.now() - Date.parse(record.at)) / DAY_MS;
  return record.version === CONSENT_VERSION && ageInDays < CONSENT_MAX_AGE_DAYS;
}

/** Returns the stored choice; null without a valid one. */
function readStoredRecord(): ConsentRecord | null {
  const record = readStoredJson<ConsentRecord>('localStorage', STORAGE_KEY);
  return record?.choices && isStillValid(record) ? record : null;
}

function getState(): ConsentState {
  state ??= { record: readStoredRecord(), isPostponed: false };
  return state;
}

function changeState(changes: Partial<ConsentState>): void {
  state = { ...getState(), ...changes };
  for (const listener of listeners) listener();
}

/** Takes over the choice that the visitor made in another tab, or before the browser showed this page again (Back). */
function readChoiceAgain(): void {
  const record = readStoredRecord();
  if (record) changeState({ record });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // The browser adds each function once.
  for (const event of ['storage', 'pageshow']) window.addEventListener(event, readChoiceAgain);
  // The first interaction sends a proof that an earlier visit could not send. Before it, the page sends no request.
  for (const interaction of ['pointerdown', 'keydown'])
    window.addEventListener(interaction, sendPendingConsentProof, { once: true });
  return () => listeners.delete(listener);
}

function storeRecord(record: ConsentRecord) {
  storeJson('localStorage', STORAGE_KEY, record);
  changeState({ record });
}

/** Stores the choice on this device for six months, updates every part of the page, and sends the proof. */
export function saveConsent(choices: CookieChoices): void {
  const at = new Date().toISOString();
  storeRecord({ id: crypto.randomUUID(), version: CONSENT_VERSION, at, choices, isPending: true });
  void sendPendingConsentProof();
}

/** Sends the proof of the current choice, if it is still pending. A failure does not change the choice. */
export async function sendPendingConsentProof(): Promise<void> {
  const { record } = getState();
  if (!record?.isPending) return;
  const { isPending: _, ...proof } = record;
  try {
    const { sendConsentProof } = await import('./api/consent-proof');
    await sendConsentProof(proof);
    // A newer choice has its own proof.
    if (getState().record?.id === record.id) storeRecord(proof);
  } catch {
    // A later interaction or visit tries again.
  }
}

/** Hides the question until the next page load, or until a part of the page needs the answer. */
export const postponeConsentQuestion = () => changeState({ isPostponed: true });

/** Shows the question again, because this page needs the answer. */
export function resumeConsentQuestion(): void {
  if (getState().isPostponed) changeState({ isPostponed: false });
}

/** Returns the state of the consent; undefined in prerendered HTML and during hydration. */
export function useConsentState(): ConsentState | undefined {
  return useSyncExternalStore(subscribe, getState, () => undefined);
}
