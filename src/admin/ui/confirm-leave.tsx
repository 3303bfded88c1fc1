import type { Blocker } from 'react-router-dom';
import { commonText } from '@/copy/admin/common';
import { ConfirmDialog } from '@/shared/components/confirm-dialog';

const text = commonText.leave;

interface ConfirmLeaveProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks for confirmation before unsaved changes are lost. */
export function ConfirmLeave({ open, onLeave, onStay }: ConfirmLeaveProps) {
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
export function ConfirmBlockedNavigation({ blocker, onLeave }: { blocker: Blocker; onLeave?: () => void }) {
  return (
    <ConfirmLeave
      open={blocker.state === 'blocked'}
      onLeave={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onStay={() => blocker.reset?.()}
    />
  );
}
