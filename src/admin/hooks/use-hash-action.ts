import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';
import { SAME_SCREEN_STATE } from '@/shared/hooks/use-scroll-and-focus-on-navigation';

/**
 * Runs the action whose name is in the hash of the address, once for each navigation. Removes the hash, so that a reload
 * does not run it again. Example: `#inviter` opens the invitation.
 */
export function useHashAction(actions: Readonly<Record<string, () => void>>, isReady = true) {
  const { hash, key } = useLocation();
  // Screens are hidden until the permissions are known.
  const { isLoading } = useOwnRolesAndPermissions();
  const navigate = useNavigate();
  const lastKey = useRef<string>(null);
  const runAction = useEffectEvent((navigationKey: string) => {
    const action = actions[hash.slice(1)];
    // React runs effects twice in strict mode.
    if (!action || lastKey.current === navigationKey) return;
    lastKey.current = navigationKey;
    void navigate({ search: window.location.search, hash: '' }, { replace: true, state: SAME_SCREEN_STATE });
    action();
  });

  const isDue = isReady && !isLoading;
  useEffect(() => {
    if (isDue) runAction(key);
  }, [key, isDue]);
}
