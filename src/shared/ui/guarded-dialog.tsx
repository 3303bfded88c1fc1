import { type ReactNode, useState } from 'react';
import type { Location } from 'react-router-dom';
import { dialogText } from '@/content/site/forms/dialog-form';
import { useUnsavedChanges } from '@/shared/hooks/use-unsaved-changes';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

interface GuardedDialogProps {
  open: boolean;
  title: string;
  description?: string;
  /** Something was typed: closing, leaving or a lost session ask first. */
  dirty: boolean;
  /** What is on its way is told by its toast: nothing closes until then. */
  pending: boolean;
  /** What the question says would be lost. */
  loss: string;
  onClose: () => void;
  children: ReactNode;
}

const leavesPage = (from: Location, to: Location) => from.pathname !== to.pathname;

/** A dialog with a form: nothing typed in it is lost by accident. */
export function GuardedDialog(props: GuardedDialogProps) {
  const { open, title, description, dirty, pending, loss, onClose, children } = props;
  const [asking, setAsking] = useState(false);
  const blocker = useUnsavedChanges(open && dirty, leavesPage);
  const asked = asking || blocker.state === 'blocked';
  const { abandon } = dialogText;

  function handleClose() {
    // A press meant for the question is not one for the form beneath.
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
        {children}
      </Dialog>
      <ConfirmDialog
        open={asked}
        title={abandon.title}
        description={loss}
        confirmLabel={abandon.confirm}
        cancelLabel={abandon.cancel}
        onConfirm={handleAbandon}
        onCancel={handleStay}
      />
    </>
  );
}
