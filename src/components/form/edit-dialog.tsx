import { type FormEvent, type ReactNode, useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { commonText } from '@/content/admin/common';

interface EditDialogProps {
  open: boolean;
  title: string;
  description?: string;
  submitLabel?: string;
  pendingLabel?: string;
  pending: boolean;
  /** Whether closing would lose something: then it asks. */
  dirty: boolean;
  /** Why the last attempt failed, unless a field says it. */
  error?: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A small form of the back office over its list: keeps what is typed on failure, and asks before losing it. */
export function EditDialog(props: EditDialogProps) {
  const { open, title, description, pending, dirty, error, onSubmit, onClose, children } = props;
  const { submitLabel = commonText.save, pendingLabel = commonText.saving } = props;
  const [asking, setAsking] = useState(false);

  function handleClose() {
    if (pending) return;
    if (dirty) setAsking(true);
    else onClose();
  }

  function handleLeave() {
    setAsking(false);
    onClose();
  }

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => (next ? undefined : handleClose())}
        title={title}
        description={description}
        closeLabel={commonText.close}
        form
      >
        <form noValidate className="flex flex-col gap-5" onSubmit={onSubmit}>
          {error ? (
            <p role="alert" className="rounded-card border border-danger bg-danger/10 p-3 text-danger">
              {error}
            </p>
          ) : null}
          {children}
          <div className="flex flex-wrap justify-end gap-3">
            <button
              type="button"
              className={buttonStyles('outline')}
              disabled={pending}
              onClick={handleClose}
            >
              {commonText.cancel}
            </button>
            <button type="submit" className={buttonStyles('primary')} disabled={pending}>
              {pending ? pendingLabel : submitLabel}
            </button>
          </div>
        </form>
      </Dialog>
      <ConfirmDialog
        open={asking}
        title={commonText.leave.title}
        description={commonText.leave.text}
        confirmLabel={commonText.leave.confirm}
        cancelLabel={commonText.leave.stay}
        onConfirm={handleLeave}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
