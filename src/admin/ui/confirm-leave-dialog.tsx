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
