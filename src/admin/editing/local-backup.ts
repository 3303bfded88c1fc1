import { createLocalTextStore } from '@/admin/lib/local-preference';
import { z } from '@/admin/lib/zod';

/** Unsaved values in localStorage. */
export interface StoredBackup<Values> {
  values: Values;
  /** Version the values are based on; 0 for a new record. */
  version: number;
  /** Time of the backup, as an ISO date. */
  savedAt: string;
}

/** Reads the backup at `key`. Null without one, or when its values do not match the schema. */
export function readLocalBackup<Values>(key: string, values: z.ZodType<Values>): StoredBackup<Values> | null {
  const schema = z.object({ values, version: z.number(), savedAt: z.iso.datetime() });
  try {
    return schema.parse(JSON.parse(createLocalTextStore(key).get() ?? 'null'));
  } catch {
    return null;
  }
}

/** Stores a backup at `key`; null deletes it. A refused storage is ignored: the editor still has the values. */
export const writeLocalBackup = (key: string, backup: StoredBackup<unknown> | null): void =>
  createLocalTextStore(key).set(backup && JSON.stringify(backup));
