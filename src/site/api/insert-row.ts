import { toAppError } from '@/shared/lib/app-error';
import { postAsVisitor } from '@/site/api/post-as-visitor';
import type { Database } from '@/types/database';
import { removeControlCharactersFromJson } from '../../../supabase/functions/_shared/plain-text.ts';

type Tables = Database['public']['Tables'];

const CREATED = 201;

/** Inserts one row as a visitor. Requests no row in return, because visitors may not read the table. Throws an AppError. */
export async function insertVisitorRow<Name extends keyof Tables>(
  table: Name,
  row: Tables[Name]['Insert'],
): Promise<void> {
  const { status } = await postAsVisitor(table, removeControlCharactersFromJson(row));
  // A captive portal or a proxy may answer 200. Only the API answers 201.
  if (status !== CREATED) throw toAppError(undefined, status);
}
