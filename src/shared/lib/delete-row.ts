import { AppError } from '@/shared/lib/app-error';
import { idempotent } from '@/shared/lib/idempotent';
import { supabase } from '@/shared/lib/supabase';
import type { Database } from '@/types/database';
import { unwrap, unwrapCount } from './unwrap';

type Tables = Database['public']['Tables'];
/** Column and value that name a row. */
type Key<Name extends keyof Tables> = Extract<keyof Tables[Name]['Row'], 'id' | 'key'>;

// The client's types want one table; they all answer alike.
const rowsOf = (table: keyof Tables) => supabase.from(table as 'tags');

/**
 * A row that is gone for good as far as this person can see. Throws when it is still there: row security refuses in silence,
 * and what it refused to delete or to change must not look gone.
 */
export async function assertGone<Name extends keyof Tables>(
  table: Name,
  column: Key<Name>,
  key: string,
): Promise<void> {
  const left = rowsOf(table).select(column, { count: 'exact', head: true });
  if ((await unwrapCount(left.eq(column as 'id', key))) > 0) throw new AppError('not-found');
}

/**
 * The call that deletes one row of a table by its key. It asks the row back, because zero rows must not look like success; sent
 * again after an answer that was lost, zero rows and no such row left are one.
 */
export function rowDeletion<Name extends keyof Tables>(
  table: Name,
  column: Key<Name>,
): (key: string) => Promise<void> {
  return idempotent(
    async (key: string) => {
      const deleted = rowsOf(table)
        .delete()
        .eq(column as 'id', key);
      await unwrap(deleted.select(column as 'id').single());
    },
    (key) => key,
    (key) => assertGone(table, column, key),
    'not-found',
  );
}
