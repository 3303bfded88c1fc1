import { useEffect, useRef, useState } from 'react';
import type { LocalBackupStore, StoredBackup } from './local-backup';

/** A crash loses what was typed during this delay. A shorter delay would write at every key. */
const BACKUP_DELAY_MS = 500;

interface LocalBackupOptions<Values> {
  /** Must be the same object at each render. Null stores nothing. */
  store: LocalBackupStore<Values> | null;
  isSame: (left: Values, right: Values) => boolean;
  userId: string | null;
  id: string | undefined;
  version: number;
  values: Values;
  hasUnsavedChanges: boolean;
}

/** Stores unsaved values on this device, and returns the backup of an earlier visit. */
export function useLocalBackup<Values>({
  store,
  isSame,
  userId,
  id,
  version,
  values,
  hasUnsavedChanges,
}: LocalBackupOptions<Values>) {
  const [restorableBackup, setRestorableBackup] = useState<StoredBackup<Values> | null>(() => {
    const backup = userId && store ? store.read(userId, id) : null;
    return backup && !isSame(backup.values, values) ? backup : null;
  });
  const isWritten = useRef(false);
  const isDiscarded = useRef(false);
  const pendingWrite = useRef<(() => void) | null>(null);

  useEffect(() => {
    pendingWrite.current = null;
    if (!userId || !store) return;
    if (!hasUnsavedChanges) {
      // A restorable backup stays until the editor restores or discards it.
      if (isWritten.current) store.clear(userId, id);
      isWritten.current = false;
      return;
    }
    const writeBackup = () => {
      if (isDiscarded.current) return;
      store.write(userId, id, { values, version, savedAt: new Date().toISOString() });
      isWritten.current = true;
    };
    pendingWrite.current = writeBackup;
    const timer = setTimeout(writeBackup, BACKUP_DELAY_MS);
    window.addEventListener('pagehide', writeBackup);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', writeBackup);
    };
  }, [store, userId, id, version, values, hasUnsavedChanges]);

  // The editor may be unmounted without warning, by a suspension or a crash.
  useEffect(() => () => pendingWrite.current?.(), []);

  function clear() {
    if (userId) store?.clear(userId, id);
  }

  return {
    restorableBackup,
    /** Deletes the restorable backup. */
    dismiss() {
      clear();
      setRestorableBackup(null);
    },
    /** Stores the values that the editor replaces, and offers them as the restorable backup. */
    storeReplacedValues(backup: StoredBackup<Values>) {
      if (userId) store?.write(userId, id, backup);
      isWritten.current = false;
      setRestorableBackup(backup);
    },
    /** Deletes the backup when the person leaves without saving. */
    discard() {
      isDiscarded.current = true;
      clear();
    },
    /** Deletes the backup of the row before a save. Its id is undefined when that save created the record. */
    clearPrevious(previousId: string | undefined) {
      if (userId) store?.clear(userId, previousId);
    },
  };
}
