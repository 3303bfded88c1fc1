import { type AppErrorKind, toAppError } from '@/shared/lib/app-error';
import { insertVisitorRow } from '@/site/api/insert-row';
import type { ConsentRecord } from '../consent-store';

/** Failures that may pass by the next visit. Any other answer is final. */
const RETRYABLE_KINDS: readonly AppErrorKind[] = [
  'network',
  'timeout',
  'unavailable',
  'rate-limit',
  'unknown',
];

/**
 * Sends the proof of a choice: choice, version of the texts, time and a random id. Throws
 * when a later attempt may succeed.
 */
export async function sendConsentProof({ id, version, at, choices }: ConsentRecord): Promise<void> {
  try {
    await insertVisitorRow('consent_proofs', { id, version, ...choices, decided_at: at });
  } catch (cause) {
    if (RETRYABLE_KINDS.includes(toAppError(cause).kind)) throw cause;
  }
}
