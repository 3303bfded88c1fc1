import { useEffect, useRef, useState } from 'react';
import type { ContentValues } from './content-schema';
import { sameValues } from './content-schema';
import { type Backup, localBackup } from './local-backup';

/** Short enough to lose a few words at most, long enough not to write at each key. */
const PAUSE = 500;

interface LocalBackupOptions {
  userId: string | null;
  id: string | undefined;
  version: number;
  values: ContentValues;
  dirty: boolean;
}

/** Keeps what is not saved on this device, and hands over what a former visit left there. */
export function useLocalBackup({ userId, id, version, values, dirty }: LocalBackupOptions) {
  const [found, setFound] = useState<Backup | null>(() => {
    const backup = userId ? localBackup.read(userId, id) : null;
    return backup && !sameValues(backup.values, values) ? backup : null;
  });
  const kept = useRef(false);
  const given = useRef(false);

  useEffect(() => {
    if (!userId) return;
    if (!dirty) {
      // Only what this editor wrote: a text found and not decided on stays.
      if (kept.current) localBackup.clear(userId, id);
      kept.current = false;
      return;
    }
    const keep = () => {
      if (given.current) return;
      localBackup.write(userId, id, { values, version, at: new Date().toISOString() });
      kept.current = true;
    };
    const timer = setTimeout(keep, PAUSE);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [userId, id, version, values, dirty]);

  function clear() {
    if (userId) localBackup.clear(userId, id);
  }

  return {
    found,
    /** It was restored, or not wanted. */
    dismiss() {
      clear();
      setFound(null);
    },
    /** Keeps a text that is about to leave the editor within reach. */
    offer(backup: Backup) {
      if (userId) localBackup.write(userId, id, backup);
      kept.current = false;
      setFound(backup);
    },
    /** Someone chose to leave without it. */
    giveUp() {
      given.current = true;
      clear();
    },
    /** The first save gives a new content its id: what was kept under « nouveau » has no use left. */
    forgetNew() {
      if (userId) localBackup.clear(userId, undefined);
    },
  };
}
