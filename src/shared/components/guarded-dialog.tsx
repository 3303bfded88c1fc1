import { type ReactNode, useState } from 'react';
import { dialogText } from '@/copy/forms/dialog-form';
import { useUnsavedChanges } from '@/shared/hooks/use-unsaved-changes';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

interface GuardedDialogProps {
  open?: boolean;
  title: string;
  description?: string;
  /** True with typed text: closing, leaving or a lost session then ask first. */
  dirty: boolean;
  /** True during a request, which ends in a toast: the dialog stays open until then. */
  pending?: boolean;
  /** Other question, when nothing was typed. */
  question?: { title: string; text: string; confirm: string; cancel: string };
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with something to lose: it asks before it closes and before the page is left. */
export function GuardedDialog(props: GuardedDialogProps) {
  const { open = true, title, description, dirty, pending, onClose, children } = props;
  const { question = dialogText.abandon } = props;
  const [asking, setAsking] = useState(false);
  const blocker = useUnsavedChanges(open && dirty);
  const isQuestionOpen = asking || blocker.state === 'blocked';

  function handleClose() {
    // Ignores presses on the form behind the question.
    if (pending || isQuestionOpen) return;
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
      <Dialog form open={open} title={title} description={description} onClose={handleClose}>
        {children}
      </Dialog>
      <ConfirmDialog
        open={isQuestionOpen}
        title={question.title}
        description={question.text}
        confirmLabel={question.confirm}
        cancelLabel={question.cancel}
        onConfirm={handleAbandon}
        onCancel={handleStay}
      />
    </>
  );
}
