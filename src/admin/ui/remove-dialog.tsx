import type { ReactNode } from 'react';
import { commonText } from '@/copy/admin/common';
import { ConfirmDialog } from '@/shared/components/confirm-dialog';
import { type AppError, toAppError } from '@/shared/lib/app-error';

/** The part of a deletion's mutation that the question needs; `Target` is what it is told: an id, or more. */
interface Removal<Target> {
  mutate(target: Target, options: { onSuccess: () => void }): void;
  reset(): void;
  isPending: boolean;
  error: unknown;
}

interface RemoveDialogProps<Target> {
  /** What is about to go; nothing asks while null. */
  target: Target | null;
  /** The question. */
  title: string;
  /** What would be lost with it. */
  description?: string;
  removal: Removal<Target>;
  label?: string;
  pendingLabel?: string;
  /** Returns the sentence of a failure. */
  explain?: (error: AppError) => string;
  /** The description is not known yet. */
  waiting?: boolean;
  /** It cannot go: the description says why. */
  blocked?: boolean;
  onClose: () => void;
  /** Before it closes, once it is gone. */
  onRemoved?: () => void;
  children?: ReactNode;
}

/** The question before something is deleted, then the deletion: it closes on success, and says why when there is none. */
export function RemoveDialog<Target>(props: RemoveDialogProps<Target>) {
  const {
    target,
    title,
    description,
    removal,
    waiting = false,
    blocked,
    onClose,
    onRemoved,
    children,
  } = props;
  const { label = commonText.delete, pendingLabel = commonText.deleting } = props;
  const { explain = ({ message }) => message } = props;

  function handleConfirm() {
    if (target === null || removal.isPending) return;
    removal.mutate(target, {
      onSuccess: () => {
        onRemoved?.();
        onClose();
      },
    });
  }

  function handleCancel() {
    removal.reset();
    onClose();
  }

  return (
    <ConfirmDialog
      open={target !== null}
      title={title}
      description={description}
      confirmLabel={removal.isPending ? pendingLabel : label}
      cancelLabel={blocked ? commonText.close : commonText.cancel}
      error={removal.error ? explain(toAppError(removal.error)) : undefined}
      pending={removal.isPending || waiting}
      blocked={blocked}
      onConfirm={handleConfirm}
      onCancel={handleCancel}
    >
      {children}
    </ConfirmDialog>
  );
}
