import { useState } from 'react';
import type { Blocker } from 'react-router-dom';
import { adminCommonText } from '@/copy/admin/common';
import { ConfirmDialog } from '@/shared/components/confirm-dialog';

const text = adminCommonText.leave;

interface ConfirmLeaveDialogProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

export function ConfirmLeaveDialog({ open, onLeave, onStay }: ConfirmLeaveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={text.title}
      description={text.text}
      confirmLabel={text.confirm}
      cancelLabel={text.stay}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}

/** Asks for confirmation before it resumes a navigation that `useUnsavedChanges` blocked. */
export function BlockedNavigationDialog({ blocker, onLeave }: { blocker: Blocker; onLeave?: () => void }) {
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
