import { createLocalBackupStore } from '@/admin/editing/local-backup';
import { type ContentValues, contentFieldSchemas } from './content-schema';

function isContentValues(value: unknown): value is ContentValues {
  if (typeof value !== 'object' || value === null) return false;
  // An unfinished text may break the rules of a saved one, so every string is accepted.
  return Object.entries(contentFieldSchemas).every(([key, schema]) => {
    const field: unknown = Reflect.get(value, key);
    return typeof field === 'string' || schema.safeParse(field).success;
  });
}

/** Storage of unsaved texts on this device. */
export const contentBackupStore = createLocalBackupStore('content', isContentValues);
