import { createLocalBackupStore } from '@/admin/editing/local-backup';
import { type ContentValues, contentFieldSchemas } from './content-schema';

function isValues(value: unknown): value is ContentValues {
  if (typeof value !== 'object' || value === null) return false;
  // An unfinished text may break the rules of a saved one, so only the types are checked.
  return Object.entries(contentFieldSchemas).every(([key, rule]) => {
    const field: unknown = Reflect.get(value, key);
    return typeof field === 'string' || rule.safeParse(field).success;
  });
}

/** Storage of unsaved texts on this device. */
export const contentBackupStore = createLocalBackupStore('content', isValues);
