import { AppError, toAppError } from '@/shared/lib/app-error';
import { createVisitorClient, createVisitorTimeoutSignal } from '@/site/api/visitor-client';

/** Error code of PostgreSQL for a token that is not a UUID, e.g. from a truncated link. */
const INVALID_UUID_CODE = '22P02';

async function callWithToken(name: 'unsubscribe' | 'confirm_subscription', token: string): Promise<boolean> {
  const { data, error, status } = await createVisitorClient()
    .rpc(name, { token })
    .abortSignal(createVisitorTimeoutSignal());
  if (error?.code === INVALID_UUID_CODE) return false;
  if (error) throw toAppError(error, status);
  // A captive portal (sign-in page of a Wi-Fi network) also answers 200.
  if (typeof data !== 'boolean') throw new AppError('network', { status });
  return data;
}

/**
 * Unsubscribes the address of a token. Returns false for an incomplete token; any other answer does not tell whether the
 * token exists. Throws an AppError.
 */
export const unsubscribeByToken = (token: string): Promise<boolean> => callWithToken('unsubscribe', token);

/** Confirms the subscription of a token. Returns false when the link is no longer valid. Throws an AppError. */
export const confirmSubscription = (token: string): Promise<boolean> =>
  callWithToken('confirm_subscription', token);
