import { useEffect, useState } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { unsavedWork } from '@/shared/lib/unsaved-work';

const leavesPage = (from: Location, to: Location): boolean => from.pathname !== to.pathname;

/**
 * Protects unsaved text: marks it for the rest of the app, makes the browser warn before the page closes, and
 * blocks navigation that `leaves` the editor. Returns the blocked navigation, for a question.
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

  // Evaluated when leaving, not at the last render: a text that was just saved or dropped no longer blocks.
  return useBlocker(
    ({ currentLocation, nextLocation }) => unsavedWork.holds(holder) && leaves(currentLocation, nextLocation),
  );
}
