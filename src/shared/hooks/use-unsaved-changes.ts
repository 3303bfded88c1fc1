import { useEffect, useState } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { unsavedWork } from '@/shared/lib/unsaved-work';

const leavesPage = (from: Location, to: Location): boolean => from.pathname !== to.pathname;

/**
 * Keeps unsaved text from being lost: marks it for the rest of the app, asks the browser to warn before it closes the
 * page, and blocks navigation that `leaves` the editor. Returns the blocked navigation, to ask about.
 */
export function useUnsavedChanges(dirty: boolean, leaves = leavesPage) {
  const [holder] = useState(() => Symbol('editor'));

  useEffect(() => {
    if (!dirty) return;
    unsavedWork.mark(holder);
    const warn = (event: BeforeUnloadEvent) => {
      if (unsavedWork.holds(holder)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      unsavedWork.clear(holder);
    };
  }, [dirty, holder]);

  // Asked at the moment of leaving, not at the last render: saved or given up a moment ago no longer blocks.
  return useBlocker(
    ({ currentLocation, nextLocation }) => unsavedWork.holds(holder) && leaves(currentLocation, nextLocation),
  );
}
