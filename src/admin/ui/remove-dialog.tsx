import type { ReactNode } from 'react';
import { commonText } from '@/copy/admin/common';
import { ConfirmDialog } from '@/shared/components/confirm-dialog';
import { type AppError, toAppError } from '@/shared/lib/app-error';

/** Mutation that deletes. `Target` is its variable: an id, or more. */
interface Removal<Target> {
  mutate(target: Target, options: { onSuccess: () => void }): void;
  reset(): void;
  isPending: boolean;
  error: unknown;
}

interface RemoveDialogProps<Target> {
  /** Record to delete; null closes the dialog. */
  target: Target | null;
  title: string;
  /** Consequences of the deletion. */
  description?: string;
  removal: Removal<Target>;
  label?: string;
  pendingLabel?: string;
  /** Returns the sentence of a failure. */
  explain?: (error: AppError) => string;
  /** True while the description is loading. */
  isLoading?: boolean;
  /** True when the record cannot be deleted; the description says why. */
  blocked?: boolean;
  onClose: () => void;
  /** Called after the deletion, before the dialog closes. */
  onRemoved?: () => void;
  children?: ReactNode;
}

/** Confirms and runs a deletion. Closes on success and shows the error otherwise. */
export function RemoveDialog<Target>(props: RemoveDialogProps<Target>) {
  const {
    target,
    title,
    description,
    removal,
    isLoading = false,
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
      pending={removal.isPending || isLoading}
      isImpossible={blocked}
      onConfirm={handleConfirm}
      onCancel={handleCancel}
    >
      {children}
    </ConfirmDialog>
  );
}
