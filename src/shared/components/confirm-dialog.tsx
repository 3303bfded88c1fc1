import { Cancel, Description, Title } from '@radix-ui/react-alert-dialog';
import type { ReactNode } from 'react';
import { useCancelOnBack } from '@/shared/hooks/use-cancel-on-back';
import { getButtonClassName } from './button-class-name';
import { DialogFrame } from './dialog-frame';

interface ConfirmDialogProps {
  open: boolean;
  /** Question of the dialog. */
  title: string;
  description?: string;
  /** Content below the description, such as the uses of a file that the action deletes. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Error of the last attempt; the dialog stays open until one succeeds. */
  error?: string;
  /** True during a request: the dialog stays open. */
  isPending?: boolean;
  /** True while the consequences are loading: only cancelling is possible. */
  isLoading?: boolean;
  /** True when the action is impossible; the description then says why. */
  isImpossible?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Dialog that asks before data is lost. The focus starts on the safe choice. A press outside does not close the dialog. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, description, children, confirmLabel, cancelLabel } = props;
  const { error, isPending, isLoading, isImpossible, onConfirm, onCancel } = props;
  const isConfirmDisabled = isPending || isLoading;
  function handleCancel() {
    if (!isPending) onCancel();
  }
  const stopCancelOnBack = useCancelOnBack(open, handleCancel);
  return (
    <DialogFrame
      role="alertdialog"
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) handleCancel();
      }}
      overlayClassName="grid place-items-center overflow-y-auto p-4 sm:p-6"
      className="w-full max-w-md rounded-card border border-line p-6"
    >
      <Title className="font-display text-xl leading-snug">{title}</Title>
      {description ? <Description className="mt-2 break-words text-muted">{description}</Description> : null}
      {children}
      {error ? (
        <p role="alert" className="mt-3 font-semibold text-danger">
          {error}
        </p>
      ) : null}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {/* With `disabled`, the browser would take the focus away from a pressed button, and out of the dialog. */}
        <Cancel className={getButtonClassName('outline')} aria-disabled={isPending}>
          {cancelLabel}
        </Cancel>
        {isImpossible ? null : (
          <button
            type="button"
            className={getButtonClassName('danger')}
            aria-disabled={isConfirmDisabled}
            aria-busy={isPending}
            onClick={() => {
              if (isConfirmDisabled) return;
              // the action may go back in the history, which must not cancel it
              stopCancelOnBack();
              onConfirm();
            }}
          >
            {confirmLabel}
          </button>
        )}
      </div>
    </DialogFrame>
  );
}
