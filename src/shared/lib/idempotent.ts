import { type AppError, toAppError } from '@/shared/lib/app-error';

/** Nothing answered, or something before the database did: what was sent may have been stored. */
const isUnanswered = ({ status = 0 }: AppError) => status < 400 || status >= 500;

/**
 * Wraps a call that cannot be made twice. Sent again after an answer that was lost, the failure `trace` may mean that the first
 * try had succeeded: « it exists already » of what was created, « there is no such row » of what was deleted. `find` looks,
 * and brings what the first try did or throws; nobody is told of a failure that was none.
 */
export function idempotent<Value, Result>(
  send: (value: Value) => Promise<Result>,
  keyOf: (value: Value) => string,
  find: (value: Value) => Promise<Result>,
  trace: 'duplicate' | 'not-found' = 'duplicate',
): (value: Value) => Promise<Result> {
  const unanswered = new Set<string>();

  async function sendOrFind(value: Value, key: string): Promise<Result> {
    try {
      return await send(value);
    } catch (cause) {
      const error = toAppError(cause);
      if (error.kind === trace && unanswered.has(key)) return find(value);
      if (isUnanswered(error)) unanswered.add(key);
      throw error;
    }
  }

  return async (value) => {
    const key = keyOf(value);
    const result = await sendOrFind(value, key);
    unanswered.delete(key);
    return result;
  };
}
