import { isTransientError, toAppError } from '@/shared/lib/app-error';
import { insertVisitorRow } from '@/site/api/insert-row';
import type { ConsentRecord } from '../consent-store';

/**
 * Sends the proof of a choice: choice, version of the texts, time and a random id. Throws
 * when a later attempt may succeed.
 */
export async function sendConsentProof({ id, version, at, choices }: ConsentRecord): Promise<void> {
  try {
    await insertVisitorRow('consent_proofs', { id, version, ...choices, decided_at: at });
  } catch (cause) {
    if (isTransientError(toAppError(cause))) throw cause;
  }
}
