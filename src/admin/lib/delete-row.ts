import { supabase } from '@/admin/lib/supabase';
import { AppError } from '@/shared/lib/app-error';
import { makeIdempotent } from '@/shared/lib/idempotent';
import type { Database } from '@/types/database';
import { COUNT_ONLY_OPTIONS, unwrap, unwrapCount } from './unwrap';

type Tables = Database['public']['Tables'];
/** Key column of a table. */
type Key<Name extends keyof Tables> = Extract<keyof Tables[Name]['Row'], 'id' | 'key'>;
/** Tables whose key is `id`. */
type TableWithId = { [Name in keyof Tables]: 'id' extends Key<Name> ? Name : never }[keyof Tables];

// The client's types expect one known table, but all tables have the same methods.
const queryTable = (table: keyof Tables) => supabase.from(table as 'tags');

/**
 * Checks that a row is deleted, or invisible for this person.
 * @throws when it is still visible. Row security refuses a deletion without an error, so the refusal would look like a success.
 */
export async function verifyRowDeletion<Name extends keyof Tables>(
  table: Name,
  column: Key<Name>,
  key: string,
): Promise<void> {
  const countQuery = queryTable(table).select(column, COUNT_ONLY_OPTIONS);
  const visibleCount = await unwrapCount(countQuery.eq(column as 'id', key));
  if (visibleCount > 0) throw new AppError('not-found');
}

/**
 * Returns the function that deletes one row by its key. It throws when no row was deleted. After a lost response it
 * succeeds if the row no longer exists. Call it outside of components and hooks: the function remembers lost responses.
 */
export function createRowDeleter<Name extends keyof Tables>(
  table: Name,
  column: Key<Name>,
): (key: string) => Promise<void> {
  return makeIdempotent(
    async (key: string) => {
      const deletion = queryTable(table)
        .delete()
        .eq(column as 'id', key);
      await unwrap(deletion.select(column as 'id').single());
    },
    (key) => verifyRowDeletion(table, column, key),
    ['not-found'],
  );
}

/**
 * Returns the function that deletes the version of a row that was read. It throws « conflict » when the row has another
 * version. Call it outside of components and hooks: the function remembers lost responses.
 */
export function createVersionDeleter<Name extends 'programmes' | 'site_collection_drafts'>(
  table: Name,
  column: Key<Name>,
): (key: string, version: number) => Promise<void> {
  // The client's types expect one known table, but both tables have the same methods.
  const queryRows = () => supabase.from(table as 'programmes');
  const keyColumn = column as 'id';
  const deleteVersion = makeIdempotent(
    async ({ key, version }: { key: string; version: number }) => {
      const deletion = queryRows().delete().eq(keyColumn, key).eq('version', version);
      const deletedRows = await unwrap(deletion.select('version'));
      if (deletedRows.length > 0) return;
      const stored = await unwrap(queryRows().select('version').eq(keyColumn, key).single());
      throw new AppError(stored.version === version ? 'forbidden' : 'conflict');
    },
    // A retry that finds no row has nothing to return.
    async () => undefined,
    ['not-found'],
  );
  return (key, version) => deleteVersion({ key, version });
}

/** Returns the ids without a row. Bulk actions count them as done: the response to an earlier request may have been lost. */
export async function findMissingIds(table: TableWithId, ids: readonly string[]): Promise<string[]> {
  const remainingRows = await unwrap(queryTable(table).select('id').in('id', ids));
  return ids.filter((id) => !remainingRows.some((row) => row.id === id));
}

/** Deletes rows in one request. Missing rows count as deleted. */
export async function deleteRows(
  table: TableWithId,
  rows: readonly { id: string }[],
): Promise<{ doneIds: string[] }> {
  const ids = rows.map(({ id }) => id);
  const deletedRows = await unwrap(queryTable(table).delete().in('id', ids).select('id'));
  const deletedIds = deletedRows.map(({ id }) => id);
  const unconfirmedIds = ids.filter((id) => !deletedIds.includes(id));
  if (unconfirmedIds.length === 0) return { doneIds: ids };
  return { doneIds: [...deletedIds, ...(await findMissingIds(table, unconfirmedIds))] };
}
