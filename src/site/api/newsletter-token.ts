import { AppError, toAppError } from '@/shared/lib/app-error';
import { createVisitorClient, createVisitorTimeoutSignal } from '@/site/api/visitor-client';

/** Format of a complete token. The database answers 400 to an incomplete one, which browsers log as an error. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

async function callWithToken(name: 'unsubscribe' | 'confirm_subscription', token: string): Promise<boolean> {
  if (!UUID.test(token)) return false;
  const { data, error, status } = await createVisitorClient()
    .rpc(name, { token })
    .abortSignal(createVisitorTimeoutSignal());
  if (error) throw toAppError(error, status);
  // A captive portal (sign-in page of a Wi-Fi network) also answers 200.
  if (typeof data !== 'boolean') throw new AppError('network', { status });
  return data;
}

/**
 * Unsubscribes the address of a token. Returns false for an incomplete token. True does not tell whether the token exists.
 * Throws an AppError.
 */
export const unsubscribeByToken = (token: string): Promise<boolean> => callWithToken('unsubscribe', token);

/** Confirms the subscription of a token. Returns false when the link is incomplete or no longer valid. Throws an AppError. */
export const confirmSubscription = (token: string): Promise<boolean> =>
  callWithToken('confirm_subscription', token);
