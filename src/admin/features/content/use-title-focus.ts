import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Opened by a link, the editor takes the focus as it appears: what stood in its place while loading is gone. A moment later
 * it would take it from a field that somebody quick is in already.
 */
export function useTitleFocus() {
  const title = useRef<HTMLHeadingElement>(null);
  const arrival = useRef(useNavigationType());
  useLayoutEffect(() => {
    if (arrival.current !== 'POP') title.current?.focus({ preventScroll: true });
  }, []);
  return title;
}
