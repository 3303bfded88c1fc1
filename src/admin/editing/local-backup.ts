/** What is not saved, as kept on this device. */
export interface Backup<Values> {
  values: Values;
  /** Version it was written over; 0 for what is new. */
  version: number;
  /** When, as an ISO date. */
  at: string;
}

/** Where the unsaved work of one kind is kept. */
export type LocalBackup<Values> = ReturnType<typeof localBackup<Values>>;

/**
 * The unsaved work of one kind on this device, by person and by what is written; « isValues » knows it again. A full or forbidden
 * storage keeps nothing and says nothing: the work is still in the editor.
 */
export function localBackup<Values>(kind: string, isValues: (value: unknown) => value is Values) {
  const keyOf = (userId: string, id: string | undefined) => `obouo.${kind}.${userId}.${id ?? 'nouveau'}`;
  return {
    read(userId: string, id: string | undefined): Backup<Values> | null {
      try {
        const backup: unknown = JSON.parse(localStorage.getItem(keyOf(userId, id)) ?? 'null');
        if (typeof backup !== 'object' || backup === null) return null;
        const { values, version, at } = backup as Partial<Record<keyof Backup<Values>, unknown>>;
        if (!isValues(values) || typeof version !== 'number' || typeof at !== 'string') return null;
        return Number.isNaN(Date.parse(at)) ? null : { values, version, at };
      } catch {
        return null;
      }
    },
    write(userId: string, id: string | undefined, backup: Backup<Values>): void {
      try {
        localStorage.setItem(keyOf(userId, id), JSON.stringify(backup));
      } catch {
        // see above
      }
    },
    clear(userId: string, id: string | undefined): void {
      try {
        localStorage.removeItem(keyOf(userId, id));
      } catch {
        // see above
      }
    },
  };
}
