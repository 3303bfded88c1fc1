import { type ContentValues, contentFields } from './content-schema';

/** Unsaved text as kept on this device. */
export interface Backup {
  values: ContentValues;
  /** Version it was written over; 0 for a new content. */
  version: number;
  /** When, as an ISO date. */
  at: string;
}

const keyOf = (userId: string, id: string | undefined) => `obouo.content.${userId}.${id ?? 'nouveau'}`;

function isValues(value: unknown): value is ContentValues {
  if (typeof value !== 'object' || value === null) return false;
  // A text half written breaks the rules of a saved one; only the kinds matter.
  return Object.entries(contentFields).every(([key, rule]) => {
    const field: unknown = Reflect.get(value, key);
    return typeof field === 'string' || rule.safeParse(field).success;
  });
}

/**
 * The unsaved text of one content on this device. A full or forbidden storage keeps nothing and says nothing: the text is
 * still in the editor.
 */
export const localBackup = {
  read(userId: string, id: string | undefined): Backup | null {
    try {
      const backup: unknown = JSON.parse(localStorage.getItem(keyOf(userId, id)) ?? 'null');
      if (typeof backup !== 'object' || backup === null) return null;
      const { values, version, at } = backup as Partial<Record<keyof Backup, unknown>>;
      if (!isValues(values) || typeof version !== 'number' || typeof at !== 'string') return null;
      return Number.isNaN(Date.parse(at)) ? null : { values, version, at };
    } catch {
      return null;
    }
  },
  write(userId: string, id: string | undefined, backup: Backup): void {
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
