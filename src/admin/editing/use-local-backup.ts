import { useEffect, useRef, useState } from 'react';
import { createLocalTextStore } from '@/admin/lib/local-preference';
import { z } from '@/admin/lib/zod';
import { isEqual } from './merge-fields';

/** Unsaved values in localStorage. */
export interface StoredBackup<Values> {
  values: Values;
  /** Version the values are based on; 0 for a new record. */
  version: number;
  /** Time of the backup, as an ISO date. */
  savedAt: string;
}

/** Reads the backup at `key`; null without a valid one. */
function readLocalBackup<Values>(key: string, valuesSchema: z.ZodType<Values>): StoredBackup<Values> | null {
  const schema = z.object({ values: valuesSchema, version: z.number(), savedAt: z.iso.datetime() });
  try {
    return schema.parse(JSON.parse(createLocalTextStore(key).get() ?? 'null'));
  } catch {
    return null;
  }
}

/** Stores a backup at `key`; null deletes it. A refused storage is ignored: the editor still has the values. */
const writeLocalBackup = (key: string, backup: StoredBackup<unknown> | null): void =>
  createLocalTextStore(key).set(backup && JSON.stringify(backup));

const createBackup = <Values>(values: Values, version: number): StoredBackup<Values> => ({
  values,
  version,
  savedAt: new Date().toISOString(),
});

interface LocalBackupOptions<Values> {
  /** Start of the keys in localStorage; null stores nothing. */
  keyPrefix: string | null;
  /** Validates the values of a stored backup. */
  schema: z.ZodType<Values> | undefined;
  id: string | undefined;
  version: number;
  values: Values;
  hasUnsavedChanges: boolean;
}

/** Stores unsaved values on this device, and returns the backup of an earlier visit. */
export function useLocalBackup<Values>({
  keyPrefix,
  schema,
  id,
  version,
  values,
  hasUnsavedChanges,
}: LocalBackupOptions<Values>) {
  const toKey = (recordId: string | undefined) => keyPrefix && `${keyPrefix}.${recordId ?? 'nouveau'}`;
  const key = toKey(id);
  const [restorableBackup, setRestorableBackup] = useState<StoredBackup<Values> | null>(() => {
    const backup = key && schema ? readLocalBackup(key, schema) : null;
    return backup && !isEqual(backup.values, values) ? backup : null;
  });
  /** Key of the backup that this visit wrote. It replaces the backup of an earlier visit until the values are saved. */
  const writtenKey = useRef<string>(null);
  const isDiscarded = useRef(false);

  useEffect(() => {
    const newKey = hasUnsavedChanges && !isDiscarded.current ? key : null;
    // The values are saved, or their row got another id: a new record was stored, or a copy created.
    // A backup that is still offered takes its place again.
    if (writtenKey.current && writtenKey.current !== newKey)
      writeLocalBackup(writtenKey.current, restorableBackup);
    if (newKey) writeLocalBackup(newKey, createBackup(values, version));
    writtenKey.current = newKey;
  }, [key, version, values, hasUnsavedChanges, restorableBackup]);

  function store(recordId: string | undefined, backup: StoredBackup<Values> | null) {
    const recordKey = toKey(recordId);
    if (recordKey) writeLocalBackup(recordKey, backup);
  }

  return {
    restorableBackup,
    /** Deletes the backup: the person restored or ignored it. */
    dismiss() {
      store(id, null);
      setRestorableBackup(null);
    },
    /** Deletes the backup and stores no other: the person leaves without saving, or deleted the record. */
    discard() {
      isDiscarded.current = true;
      store(id, null);
      setRestorableBackup(null);
    },
    /** Stores the typed values when the row `newId` takes their place in the editor, and offers to restore them. */
    storeReplacedValues(replacedValues: Values, baseVersion: number, newId: string | undefined) {
      const backup = createBackup(replacedValues, baseVersion);
      store(id, null);
      store(newId, backup);
      writtenKey.current = null;
      setRestorableBackup(backup);
    },
  };
}
