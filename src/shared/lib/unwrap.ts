import { toAppError } from '@/shared/lib/app-error';

interface Answer {
  error: unknown;
  status?: number;
}

/** Returns the data of an answer without an error. */
type DataOf<Result extends Answer & { data: unknown }> = Extract<Result, { error: null }>['data'];

/** Waits for a call of supabase-js and hands over its data; every failure becomes an AppError. */
export async function unwrap<Result extends Answer & { data: unknown }>(
  call: PromiseLike<Result>,
): Promise<NonNullable<DataOf<Result>>> {
  const { data, error, status } = await settled(call);
  if (error) throw toAppError(error, status);
  // `single()` and auth answers without error carry data; anything else is a row that was not there or not ours.
  if (data === null || data === undefined) throw toAppError({ code: 'PGRST116' }, status);
  return data as NonNullable<DataOf<Result>>;
}

/** Waits for a head-only `count: 'exact'` query. */
export async function unwrapCount(call: PromiseLike<Answer & { count: number | null }>): Promise<number> {
  const { count, error, status } = await settled(call);
  // A HEAD answer has no body, hence no code: its status alone tells.
  if (error) throw toAppError(error, status);
  // An answer that does not come from the tables carries no count: unknown, which is not zero.
  if (count === null || Number.isNaN(count)) throw toAppError({ message: 'no count' }, status);
  return count;
}

async function settled<Result>(call: PromiseLike<Result>): Promise<Result> {
  try {
    return await call;
  } catch (cause) {
    throw toAppError(cause);
  }
}
