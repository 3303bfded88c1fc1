import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Focuses the heading of the editor when a link opened it, because the loading screen had the focus. A layout effect runs
 * before the person can focus a field.
 */
export function useEditorHeadingFocus() {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const navigationType = useRef(useNavigationType());
  useLayoutEffect(() => {
    if (navigationType.current !== 'POP') titleRef.current?.focus({ preventScroll: true });
  }, []);
  return titleRef;
}
