import { type ReactNode, useState } from 'react';
import type { Location } from 'react-router-dom';
import { commonText } from '@/content/admin/common';
import { dialogText } from '@/content/site/forms/dialog-form';
import { useUnsavedChanges } from '@/shared/hooks/use-unsaved-changes';
import { buttonStyles } from '@/shared/ui/button-styles';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Dialog } from '@/shared/ui/dialog';

interface EditDialogProps {
  open?: boolean;
  title: string;
  description?: string;
  submitLabel?: string;
  pendingLabel?: string;
  /** Something was typed: closing, leaving or a lost session ask first. */
  dirty: boolean;
  pending: boolean;
  /** Why the last attempt failed, unless a field says it. */
  error?: string | null;
  onSubmit: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

const leavesPage = (from: Location, to: Location) => from.pathname !== to.pathname;

/** A form of the back office in a dialog: nothing typed is lost by accident, and its buttons stay in sight. */
export function EditDialog(props: EditDialogProps) {
  const { open = true, title, description, dirty, pending, error, onSubmit, onClose, children } = props;
  const { submitLabel = commonText.save, pendingLabel = commonText.saving } = props;
  const [asking, setAsking] = useState(false);
  const blocker = useUnsavedChanges(open && dirty, leavesPage);
  const asked = asking || blocker.state === 'blocked';
  const { abandon } = dialogText;

  function handleClose() {
    if (pending || asked) return;
    if (dirty) setAsking(true);
    else onClose();
  }

  function handleStay() {
    setAsking(false);
    blocker.reset?.();
  }

  function handleAbandon() {
    setAsking(false);
    if (blocker.state === 'blocked') blocker.proceed();
    onClose();
  }

  return (
    <>
      <Dialog
        form
        open={open}
        onOpenChange={(next) => (next ? undefined : handleClose())}
        title={title}
        description={description}
        closeLabel={dialogText.close}
      >
        <form
          noValidate
          aria-label={title}
          className="flex flex-col gap-6"
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {children}
          <div className="sticky bottom-0 -mx-5 -mb-7 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-surface px-5 py-4 sm:-mx-8 sm:-mb-8 sm:px-8">
            {error ? (
              <p role="alert" className="w-full font-semibold text-danger">
                {error}
              </p>
            ) : null}
            <button
              type="button"
              className={buttonStyles('outline')}
              disabled={pending}
              onClick={handleClose}
            >
              {commonText.cancel}
            </button>
            <button type="submit" className={buttonStyles('primary')} disabled={pending} aria-busy={pending}>
              {pending ? pendingLabel : submitLabel}
            </button>
          </div>
        </form>
      </Dialog>
      <ConfirmDialog
        open={asked}
        title={abandon.title}
        description={commonText.leave.text}
        confirmLabel={abandon.confirm}
        cancelLabel={abandon.cancel}
        onConfirm={handleAbandon}
        onCancel={handleStay}
      />
    </>
  );
}
