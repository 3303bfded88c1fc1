import { toAppError } from '@/shared/lib/app-error';
import { createVisitorClient, createVisitorTimeoutSignal } from '@/site/api/visitor-client';
import type { Database } from '@/types/database';
import { removeControlCharactersFromJson } from '../../../supabase/functions/_shared/plain-text.ts';

type Tables = Database['public']['Tables'];

const CREATED = 201;

/** Inserts one row as a visitor. Requests no row in return, because visitors may not read the table. Throws an AppError. */
export async function insertVisitorRow<Name extends keyof Tables>(
  table: Name,
  row: Tables[Name]['Insert'],
): Promise<void> {
  const { error, status } = await createVisitorClient()
    .from(table)
    // The type `never` fits the row of every table. TypeScript has already checked `row`.
    .insert(removeControlCharactersFromJson(row) as never)
    .abortSignal(createVisitorTimeoutSignal());
  // A captive portal or a proxy may answer 200. Only the API answers 201.
  if (error || status !== CREATED) throw toAppError(error, status);
}
