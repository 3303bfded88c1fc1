import { type ReactNode, useState } from 'react';
import { useSignOut } from '@/admin/features/auth/api/auth-mutations';
import { ConfirmLeave } from '@/admin/ui/confirm-leave';
import { unsavedWorkRegistry } from '@/shared/lib/unsaved-work';

interface GuardedSignOut {
  request: () => void;
  isPending: boolean;
  /** Confirmation before unsaved text is lost. Render it once. */
  confirmDialog: ReactNode;
}

/** Returns a sign-out that asks first when there is unsaved text. */
export function useGuardedSignOut(): GuardedSignOut {
  const signOut = useSignOut();
  const [isConfirming, setConfirming] = useState(false);

  function handleLeave() {
    setConfirming(false);
    unsavedWorkRegistry.discard();
    signOut.mutate();
  }

  return {
    request: () => (unsavedWorkRegistry.exists() ? setConfirming(true) : signOut.mutate()),
    isPending: signOut.isPending,
    confirmDialog: (
      <ConfirmLeave open={isConfirming} onLeave={handleLeave} onStay={() => setConfirming(false)} />
    ),
  };
}
