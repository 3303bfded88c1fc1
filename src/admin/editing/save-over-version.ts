import { AppError, toAppError } from '@/shared/lib/app-error';

interface VersionedSave<Row extends { version: number }, Saved> {
  /** The version the values were written over. */
  version: number;
  /** Writes over `version` only and throws « not-found » when no row matched; `row` is given when the save is based on it. */
  save: (version: number, row?: Row) => Promise<Saved>;
  /** Reads the stored row, past the cache. */
  readCurrent: () => Promise<Row>;
  /** True when the stored row holds the values that are saved. */
  isSame: (row: Row) => boolean;
  /** True when the stored row is an earlier save of this editor whose answer was lost. */
  isOwnSave?: (row: Row) => boolean;
}

/**
 * Saves over the version that was read. Throws « conflict » when a colleague saved another one, and the failure of `save` when the
 * row is still in this version: row security refused. A retry that finds its first attempt stored resolves.
 */
export async function saveOverVersion<Row extends { version: number }, Saved = Row>({
  version,
  save,
  readCurrent,
  isSame,
  isOwnSave,
}: VersionedSave<Row, Saved>): Promise<Saved | Row> {
  try {
    return await save(version);
  } catch (cause) {
    const error = toAppError(cause);
    if (error.kind !== 'not-found') throw error;
    const current = await readCurrent();
    if (current.version === version) throw error;
    if (isSame(current)) return current;
    if (!isOwnSave?.(current)) throw new AppError('conflict');
    return saveOverVersion({
      version: current.version,
      save: () => save(current.version, current),
      readCurrent,
      isSame,
    });
  }
}
