import { toAppError } from '@/shared/lib/app-error';

interface ClientResponse {
  error: unknown;
  status?: number;
}

type ResultData<Result extends ClientResponse & { data: unknown }> = Extract<Result, { error: null }>['data'];

/** Waits for a request of supabase-js and returns its data. Throws an AppError on any failure. */
export async function unwrap<Result extends ClientResponse & { data: unknown }>(
  call: PromiseLike<Result>,
): Promise<NonNullable<ResultData<Result>>> {
  const { data, error, status } = await awaitResult(call);
  if (error) throw toAppError(error, status);
  // A success of `single()` and Auth has data. Without data, the row does not exist or is invisible.
  if (data === null || data === undefined) throw toAppError({ code: 'PGRST116' }, status);
  return data as NonNullable<ResultData<Result>>;
}

/** Options of a query that counts rows and reads none. */
export const COUNT_ONLY_OPTIONS = { count: 'exact', head: true } as const;

/** Waits for a query with `COUNT_ONLY_OPTIONS` and returns its count. */
export async function unwrapCount(
  call: PromiseLike<ClientResponse & { count: number | null }>,
): Promise<number> {
  const { count, error, status } = await awaitResult(call);
  // A HEAD response has no body, so it has a status but no error code.
  if (error) throw toAppError(error, status);
  // The response of a proxy has no count. The count is then unknown, not zero.
  if (count === null || Number.isNaN(count)) throw toAppError({ message: 'no count' }, status);
  return count;
}

async function awaitResult<Result>(call: PromiseLike<Result>): Promise<Result> {
  try {
    return await call;
  } catch (cause) {
    throw toAppError(cause);
  }
}
