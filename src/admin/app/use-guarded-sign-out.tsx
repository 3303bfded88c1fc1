import { type ReactNode, useState } from 'react';
import { useSignOut } from '@/admin/features/auth/api/sign-out';
import { createLazyComponent } from '@/admin/ui/create-lazy-component';
import { unsavedWorkRegistry } from '@/shared/lib/unsaved-work';

// The first view downloads no dialog. An editor with unsaved text has already downloaded this one.
const ConfirmLeaveDialog = createLazyComponent(
  async () => (await import('@/admin/ui/confirm-leave-dialog')).ConfirmLeaveDialog,
);

interface GuardedSignOut {
  request: () => void;
  isPending: boolean;
  /** Confirmation before unsaved text is lost. Render it once. */
  confirmDialog: ReactNode;
}

/** Returns a sign-out that asks first when there is unsaved text. */
export function useGuardedSignOut(): GuardedSignOut {
  const signOut = useSignOut();
  const [isConfirming, setIsConfirming] = useState(false);

  function handleLeave() {
    setIsConfirming(false);
    unsavedWorkRegistry.discard();
    signOut.mutate();
  }

  return {
    request: () => (unsavedWorkRegistry.exists() ? setIsConfirming(true) : signOut.mutate()),
    isPending: signOut.isPending,
    confirmDialog: isConfirming ? (
      <ConfirmLeaveDialog open onLeave={handleLeave} onStay={() => setIsConfirming(false)} />
    ) : null,
  };
}
