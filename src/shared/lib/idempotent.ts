import { type AppErrorKind, mayBeStored, toAppError } from '@/shared/lib/app-error';

/**
 * Wraps a request that must not take effect twice. A retry after a lost answer may fail because the first attempt
 * succeeded, with one of `alreadyDoneErrorKinds`: « duplicate » after a create, « not-found » after a delete. Then
 * `findResult` returns the result of the first attempt, or throws. An attempt with the same `getKey` is a retry.
 */
export function makeIdempotent<Value, Result>(
  send: (value: Value) => Promise<Result>,
  findResult: (value: Value) => Promise<Result>,
  alreadyDoneErrorKinds: readonly AppErrorKind[] = ['duplicate'],
  getKey: (value: Value) => unknown = (value) => value,
): (value: Value) => Promise<Result> {
  const keysWithUnknownResult = new Set<string>();

  async function sendOrFind(value: Value, key: string): Promise<Result> {
    try {
      return await send(value);
    } catch (cause) {
      const error = toAppError(cause);
      if (alreadyDoneErrorKinds.includes(error.kind) && keysWithUnknownResult.has(key))
        return findResult(value);
      if (mayBeStored(error)) keysWithUnknownResult.add(key);
      throw error;
    }
  }

  return async (value) => {
    const key = JSON.stringify(getKey(value));
    const result = await sendOrFind(value, key);
    keysWithUnknownResult.delete(key);
    return result;
  };
}
