import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Focuses the heading of the editor, unless a page load or the back button opened it. A layout effect runs
 * before the person can focus a field.
 */
export function useEditorHeadingFocus() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const navigationType = useRef(useNavigationType());
  useLayoutEffect(() => {
    if (navigationType.current !== 'POP') headingRef.current?.focus({ preventScroll: true });
  }, []);
  return headingRef;
}
