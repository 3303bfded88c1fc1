import { AppError, toAppError } from '@/shared/lib/app-error';
import { createVisitorClient, visitorTimeout } from '@/site/api/visitor-client';

/** The code of PostgreSQL for a token that is no UUID: half of a link. */
const NO_TOKEN = '22P02';

async function ask(name: 'unsubscribe' | 'confirm_subscription', token: string): Promise<boolean> {
  const { data, error, status } = await createVisitorClient()
    .rpc(name, { token })
    .abortSignal(visitorTimeout());
  if (error?.code === NO_TOKEN) return false;
  if (error) throw toAppError(error, status);
  // A hotel's sign-in page also answers « 200 ».
  if (typeof data !== 'boolean') throw new AppError('network', { status });
  return data;
}

/** Unsubscribes the address of a token. The answer does not tell whether the token exists. Throws an AppError. */
export async function unsubscribe(token: string): Promise<void> {
  await ask('unsubscribe', token);
}

/** Puts the address on again; false where the link is good no more. Throws an AppError. */
export const confirmSubscription = (token: string): Promise<boolean> => ask('confirm_subscription', token);
