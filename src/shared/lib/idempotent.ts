import { type AppError, toAppError } from '@/shared/lib/app-error';

/** Returns true when the database did not answer: the request may have been stored. */
const isUnanswered = ({ status = 0 }: AppError) => status < 400 || status >= 500;

/**
 * Wraps a request that must not take effect twice. When a retry fails with `trace`, the first attempt may
 * have succeeded: « exists already » after a create, « no such row » after a delete. `find` then returns the
 * result of the first attempt, or throws.
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
