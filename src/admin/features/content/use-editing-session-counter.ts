import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { SAME_SCREEN_STATE } from '@/shared/hooks/use-scroll-and-focus-on-navigation';

/** Counts editing sessions. A save that changes the id, such as the first one of a new content, keeps the session. */
export function useEditingSessionCounter(id: string | null) {
  const { state } = useLocation();
  const isSameScreen = useNavigationType() === 'REPLACE' && state?.isSameScreen === true;
  const [session, setSession] = useState({ id, number: 0, isContinued: false });
  if (session.id === id) return session;
  const nextSession = {
    id,
    number: isSameScreen ? session.number : session.number + 1,
    isContinued: isSameScreen,
  };
  setSession(nextSession);
  return nextSession;
}

/**
 * Returns a function that gives the open editor another address, without a new session. It does nothing once the person
 * left the editor.
 */
export function useReplaceEditorAddress(): (href: string) => void {
  const navigate = useNavigate();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  // Without `flushSync`, React may render this navigation together with a click on « new content ». The new content
  // would then keep the text.
  return (href) => {
    if (isOpen.current) void navigate(href, { replace: true, state: SAME_SCREEN_STATE, flushSync: true });
  };
}
