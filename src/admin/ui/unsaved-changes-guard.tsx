import { useState } from 'react';
import type { Blocker, Location } from 'react-router-dom';
import { useUnsavedChanges } from '@/shared/hooks/use-unsaved-changes';
import { ConfirmLeaveDialog } from './confirm-leave-dialog';

interface UnsavedChangesGuardProps {
  isDirty: boolean;
  /** Returns true for a navigation that closes the form. The default: another page. */
  isLeaving?: (from: Location, to: Location) => boolean;
  /** Called when the person leaves without saving. */
  onLeave?: () => void;
}

/** Protects the unsaved text of a form (`useUnsavedChanges`), and asks before a navigation that would lose it. */
export function UnsavedChangesGuard({ isDirty, isLeaving, onLeave }: UnsavedChangesGuardProps) {
  const blocker = useUnsavedChanges(isDirty, isLeaving);
  // The router goes back in the history before it changes `blocker.state`. An open dialog would treat that step as a cancellation.
  const [resumedBlocker, setResumedBlocker] = useState<Blocker | null>(null);
  return (
    <ConfirmLeaveDialog
      open={blocker.state === 'blocked' && blocker !== resumedBlocker}
      onLeave={() => {
        setResumedBlocker(blocker);
        onLeave?.();
        blocker.proceed?.();
      }}
      onStay={() => blocker.reset?.()}
    />
  );
}
