import { useState } from 'react';
import type { Blocker } from 'react-router-dom';
import { adminCommonText } from '@/copy/admin/common';
import { ConfirmDialog } from '@/shared/components/confirm-dialog';

const text = adminCommonText.leave;

interface ConfirmLeaveProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

export function ConfirmLeaveDialog({ open, onLeave, onStay }: ConfirmLeaveProps) {
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
  // `blocker.state` changes too late: the open question would treat the router's own step back as a cancellation.
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
