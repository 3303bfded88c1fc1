/** Unsaved values in localStorage. */
export interface StoredBackup<Values> {
  values: Values;
  /** Version the values are based on; 0 for a new record. */
  version: number;
  /** Time of the backup, as an ISO date. */
  savedAt: string;
}

/** Storage that `createLocalBackupStore` returns. */
export type LocalBackupStore<Values> = ReturnType<typeof createLocalBackupStore<Values>>;

/**
 * Returns the storage of unsaved values of one kind, by person and record. `isValues` validates the stored values. A
 * full or forbidden storage is ignored: the values are still in the editor.
 */
export function createLocalBackupStore<Values>(kind: string, isValues: (value: unknown) => value is Values) {
  const toKey = (userId: string, id: string | undefined) => `obouo.${kind}.${userId}.${id ?? 'nouveau'}`;
  return {
    read(userId: string, id: string | undefined): StoredBackup<Values> | null {
      try {
        const backup: unknown = JSON.parse(localStorage.getItem(toKey(userId, id)) ?? 'null');
        if (typeof backup !== 'object' || backup === null) return null;
        const { values, version, savedAt } = backup as {
          values?: unknown;
          version?: unknown;
          savedAt?: unknown;
        };
        if (!isValues(values) || typeof version !== 'number' || typeof savedAt !== 'string') return null;
        return Number.isNaN(Date.parse(savedAt)) ? null : { values, version, savedAt };
      } catch {
        return null;
      }
    },
    write(userId: string, id: string | undefined, backup: StoredBackup<Values>): void {
      try {
        localStorage.setItem(toKey(userId, id), JSON.stringify(backup));
      } catch {
        // see `createLocalBackupStore`
      }
    },
    clear(userId: string, id: string | undefined): void {
      try {
        localStorage.removeItem(toKey(userId, id));
      } catch {
        // see `createLocalBackupStore`
      }
    },
  };
}
