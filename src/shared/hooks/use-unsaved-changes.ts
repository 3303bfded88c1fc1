import { useEffect, useState } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { unsavedWorkRegistry } from '@/shared/lib/unsaved-work';

const changesPath = (from: Location, to: Location): boolean => from.pathname !== to.pathname;

/** Returns true when the page or its query changes: for a form that depends on the query. */
export const changesPathOrQuery = (from: Location, to: Location): boolean =>
  changesPath(from, to) || from.search !== to.search;

/**
 * Protects unsaved text. Marks it in `unsavedWorkRegistry`, and makes the browser warn before the page closes. Blocks
 * navigation away from the editor (`isLeaving`). Returns the router's blocker, so that the page can ask a question.
 */
export function useUnsavedChanges(isDirty: boolean, isLeaving = changesPath) {
  const [editor] = useState(() => Symbol('editor'));

  useEffect(() => {
    if (!isDirty) return;
    unsavedWorkRegistry.mark(editor);
    const warn = (event: BeforeUnloadEvent) => {
      if (unsavedWorkRegistry.hasEditor(editor)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      unsavedWorkRegistry.clear(editor);
    };
  }, [isDirty, editor]);

  // Evaluated when leaving, not at the last render: a text that was just saved or dropped no longer blocks.
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedWorkRegistry.exists() && isLeaving(currentLocation, nextLocation),
  );
}
