import { useEffect, useRef, useState } from 'react';
import type { Backup, LocalBackup } from './local-backup';

/** Short enough to lose a few words at most, long enough not to write at each key. */
const PAUSE = 500;

interface LocalBackupOptions<Values> {
  /** Where it is kept. Stable. */
  store: LocalBackup<Values>;
  /** Whether two say the same. */
  same: (left: Values, right: Values) => boolean;
  userId: string | null;
  id: string | undefined;
  version: number;
  values: Values;
  dirty: boolean;
}

/** Keeps what is not saved on this device, and hands over what a former visit left there. */
export function useLocalBackup<Values>({
  store,
  same,
  userId,
  id,
  version,
  values,
  dirty,
}: LocalBackupOptions<Values>) {
  const [found, setFound] = useState<Backup<Values> | null>(() => {
    const backup = userId ? store.read(userId, id) : null;
    return backup && !same(backup.values, values) ? backup : null;
  });
  const kept = useRef(false);
  const given = useRef(false);
  const pending = useRef<(() => void) | null>(null);

  useEffect(() => {
    pending.current = null;
    if (!userId) return;
    if (!dirty) {
      // Only what this editor wrote: a text found and not decided on stays.
      if (kept.current) store.clear(userId, id);
      kept.current = false;
      return;
    }
    const keep = () => {
      if (given.current) return;
      store.write(userId, id, { values, version, at: new Date().toISOString() });
      kept.current = true;
    };
    pending.current = keep;
    const timer = setTimeout(keep, PAUSE);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [store, userId, id, version, values, dirty]);

  // An editor that is taken off the screen loses nothing: its account was suspended, a part of the page broke.
  useEffect(() => () => pending.current?.(), []);

  function clear() {
    if (userId) store.clear(userId, id);
  }

  return {
    found,
    /** It was restored, or not wanted. */
    dismiss() {
      clear();
      setFound(null);
    },
    /** Keeps a text that is about to leave the editor within reach. */
    offer(backup: Backup<Values>) {
      if (userId) store.write(userId, id, backup);
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
      if (userId) store.clear(userId, undefined);
    },
  };
}
