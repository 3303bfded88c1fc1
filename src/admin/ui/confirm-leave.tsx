import { commonText } from '@/content/admin/common';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

const text = commonText.leave;

interface ConfirmLeaveProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** The question asked before what is not saved is lost. */
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
