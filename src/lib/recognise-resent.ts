import { type AppError, toAppError } from '@/lib/app-error';

/** Nothing answered, or something before the database did: what was sent may have been stored. */
const isUnanswered = ({ status = 0 }: AppError) => status < 400 || status >= 500;

/**
 * Wraps a call that creates something unique. Sent again after an answer that was lost, « it exists already » means that the
 * first try had succeeded: `find` brings what it made, and nobody is told of a duplicate they never made.
 */
export function recogniseResent<Value, Result>(
  send: (value: Value) => Promise<Result>,
  keyOf: (value: Value) => string,
  find: (value: Value) => Promise<Result>,
): (value: Value) => Promise<Result> {
  const unanswered = new Set<string>();
  return async (value) => {
    const key = keyOf(value);
    try {
      const result = await send(value);
      unanswered.delete(key);
      return result;
    } catch (cause) {
      const error = toAppError(cause);
      if (error.kind === 'duplicate' && unanswered.has(key)) return find(value);
      if (isUnanswered(error)) unanswered.add(key);
      throw error;
    }
  };
}
