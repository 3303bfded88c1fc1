import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { listenBeforeRouter } from '@/shared/lib/history-steps';

/** Returns key and position of the current history entry. The router writes no key for the first one: it is `default`. */
const readEntry = () => history.state as { key?: string; idx?: number } | null;

/**
 * While a question is open (`isOpen`), Back or Forward cancels it and the page stays. The router does not see the step: it
 * supports only one blocker, which the page below the question may use. Returns a function that lets the router see Back
 * again. Call it before a choice that goes back.
 */
export function useCancelOnBack(isOpen: boolean, onCancel: () => void): () => void {
  const { key } = useLocation();
  const stopListening = useRef<() => void>(undefined);
  // before the question is painted: Back must not reach the router once the question can be seen
  useLayoutEffect(() => {
    if (!isOpen) return;
    const isOwnEntry = () => (readEntry()?.key ?? 'default') === key;
    let ownPosition = isOwnEntry() ? readEntry()?.idx : undefined;

    function handlePop(event: PopStateEvent) {
      const newPosition = readEntry()?.idx;
      if (isOwnEntry()) {
        // The router returned from a navigation that it blocked.
        ownPosition = newPosition;
        return;
      }
      if (ownPosition === undefined || newPosition === undefined) return;
      event.stopImmediatePropagation();
      // The router must not see the step of `history.go` below either.
      const removeListener = listenBeforeRouter((returnEvent) => {
        returnEvent.stopImmediatePropagation();
        removeListener();
      });
      history.go(ownPosition - newPosition);
      onCancel();
    }
    stopListening.current = listenBeforeRouter(handlePop);
    return stopListening.current;
  }, [isOpen, key, onCancel]);
  return () => stopListening.current?.();
}
