import { type AppErrorKind, toAppError } from '@/shared/lib/app-error';
import { insertRow } from '@/site/api/insert-row';
import type { ConsentRecord } from '../consent-store';

/** Failures that may go better on another visit. Anything else is an answer: there already, or not wanted. */
const WORTH_RETRYING: readonly AppErrorKind[] = [
  'network',
  'timeout',
  'unavailable',
  'rate-limit',
  'unknown',
];

/** Leaves the proof of a choice: what, on which texts, when, under a random name. Throws while a later try may do better. */
export async function leaveProof({ id, version, at, choices }: ConsentRecord): Promise<void> {
  try {
    await insertRow('consent_proofs', { id, version, ...choices, decided_at: at });
  } catch (cause) {
    if (WORTH_RETRYING.includes(toAppError(cause).kind)) throw cause;
  }
}
