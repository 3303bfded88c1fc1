import { localBackup } from '@/admin/editing/local-backup';
import { type ContentValues, contentShape } from './content-schema';

function isValues(value: unknown): value is ContentValues {
  if (typeof value !== 'object' || value === null) return false;
  // A text half written breaks the rules of a saved one; only the kinds matter.
  return Object.entries(contentShape).every(([key, rule]) => {
    const field: unknown = Reflect.get(value, key);
    return typeof field === 'string' || rule.safeParse(field).success;
  });
}

/** The unsaved text of one content on this device. */
export const contentBackup = localBackup('content', isValues);
