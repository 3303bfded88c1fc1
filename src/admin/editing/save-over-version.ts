import { AppError, toAppError } from '@/shared/lib/app-error';

interface SaveOverVersionOptions<Row extends { version: number }, Saved> {
  /** Version the values are based on. */
  version: number;
  /**
   * Updates the row if it still has `version`; else throws « not-found ». When `mayReplace` returns true for a newer row,
   * a second call gets that row.
   */
  save: (version: number, storedRow?: Row) => Promise<Saved>;
  /** Reads the stored row from the database, not from the query cache. */
  readCurrent: () => Promise<Row>;
  /** True when the stored row already holds the values. */
  isSame: (row: Row) => boolean;
  /** True when the save may replace this newer row: an own save without a response stored it, or it differs in other fields only. */
  mayReplace?: (row: Row) => boolean;
}

/**
 * Saves a record over the version that was read. Resolves when an earlier attempt already stored the values. Throws « conflict »
 * after another save, unless `mayReplace` allows to replace it. Throws the error of `save` when the version is unchanged,
 * because row security refused.
 */
export async function saveOverVersion<Row extends { version: number }, Saved = Row>({
  version,
  save,
  readCurrent,
  isSame,
  mayReplace,
}: SaveOverVersionOptions<Row, Saved>): Promise<Saved | Row> {
  try {
    return await save(version);
  } catch (cause) {
    const error = toAppError(cause);
    if (error.kind !== 'not-found') throw error;
    const current = await readCurrent();
    if (current.version === version) throw error;
    if (isSame(current)) return current;
    if (!mayReplace?.(current)) throw new AppError('conflict');
    return saveOverVersion({
      version: current.version,
      save: () => save(current.version, current),
      readCurrent,
      isSame,
    });
  }
}
