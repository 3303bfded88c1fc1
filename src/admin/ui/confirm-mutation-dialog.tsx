import type { ReactNode } from 'react';
import { adminCommonText } from '@/copy/admin/common';
import { ConfirmDialog } from '@/shared/components/confirm-dialog';
import { type AppError, toAppError } from '@/shared/lib/app-error';

/** Part of the result of `useMutation`. `Target` is the type of the mutation's variables. */
export interface ConfirmedMutationResult<Target> {
  mutate(target: Target, options: { onSuccess: () => void }): void;
  reset(): void;
  isPending: boolean;
  error: unknown;
}

interface ConfirmMutationDialogProps<Target> {
  /** Record to change; null closes the dialog. */
  target: Target | null;
  title: string;
  /** Consequences of the change. */
  description?: string;
  mutation: ConfirmedMutationResult<Target>;
  /** Label of the confirm button; « Supprimer » by default. */
  confirmLabel?: string;
  pendingLabel?: string;
  /** Returns the sentence of a failure. */
  explain?: (error: AppError) => string;
  /** True while the description is loading. */
  isLoading?: boolean;
  /** True when the change is impossible; the description says why. */
  isImpossible?: boolean;
  onClose: () => void;
  /** Called after success, before the dialog closes. */
  onDone?: () => void;
  children?: ReactNode;
}

/** Asks before a mutation and runs it. Closes on success and shows the error otherwise. */
export function ConfirmMutationDialog<Target>(props: ConfirmMutationDialogProps<Target>) {
  const { target, title, description, mutation, isLoading, isImpossible, onClose, onDone } = props;
  const { confirmLabel = adminCommonText.delete, pendingLabel = adminCommonText.deleting } = props;
  const { explain = ({ message }) => message, children } = props;

  function handleConfirm() {
    if (target === null || mutation.isPending) return;
    mutation.mutate(target, {
      onSuccess: () => {
        onDone?.();
        onClose();
      },
    });
  }

  function handleCancel() {
    mutation.reset();
    onClose();
  }

  return (
    <ConfirmDialog
      open={target !== null}
      title={title}
      description={description}
      confirmLabel={mutation.isPending ? pendingLabel : confirmLabel}
      cancelLabel={isImpossible ? adminCommonText.close : adminCommonText.cancel}
      error={mutation.error ? explain(toAppError(mutation.error)) : undefined}
      isPending={mutation.isPending}
      isLoading={isLoading}
      isImpossible={isImpossible}
      onConfirm={handleConfirm}
      onCancel={handleCancel}
    >
      {children}
    </ConfirmDialog>
  );
}
