import { toAppError } from '@/shared/lib/app-error';

interface ClientResponse {
  error: unknown;
  status?: number;
}

/** Request of supabase-js. Only requests to tables and functions have `abortSignal`; the type after `single()` leaves it out. */
export type ClientRequest<Result> = PromiseLike<Result> & { abortSignal?(signal: AbortSignal): unknown };

type ResultData<Result extends ClientResponse & { data: unknown }> = Extract<Result, { error: null }>['data'];

/** Waits for a request of supabase-js and returns its data. `signal` cancels it. Throws an AppError on any failure. */
export async function unwrap<Result extends ClientResponse & { data: unknown }>(
  request: ClientRequest<Result>,
  signal?: AbortSignal,
): Promise<NonNullable<ResultData<Result>>> {
  const { data, error, status } = await awaitResult(request, signal);
  if (error) throw toAppError(error, status);
  // A success of `single()` and Auth has data. Without data, the row does not exist or is invisible.
  if (data === null || data === undefined) throw toAppError({ code: 'PGRST116' }, status);
  return data as NonNullable<ResultData<Result>>;
}

/** Options of a query that counts rows and reads none. */
export const COUNT_ONLY_OPTIONS = { count: 'exact', head: true } as const;

/** Waits for a query with `COUNT_ONLY_OPTIONS` and returns its count. */
export async function unwrapCount(
  request: ClientRequest<ClientResponse & { count: number | null }>,
  signal?: AbortSignal,
): Promise<number> {
  const { count, error, status } = await awaitResult(request, signal);
  // A HEAD response has no body, so it has a status but no error code.
  if (error) throw toAppError(error, status);
  // The response of a proxy has no count. The count is then unknown, not zero.
  if (count === null || Number.isNaN(count)) throw toAppError({ message: 'no count' }, status);
  return count;
}

/** Waits for a request and returns its result, which may hold an error. Throws an AppError when it has no result. */
export async function awaitResult<Result>(
  request: ClientRequest<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  if (signal) request.abortSignal?.(signal);
  try {
    return await request;
  } catch (cause) {
    throw toAppError(cause);
  }
}
