import { type ReactNode, useEffect, useState } from 'react';
import { dialogFrameText } from '@/copy/forms/dialog-form';
import { changesPathOrQuery, useUnsavedChanges } from '@/shared/hooks/use-unsaved-changes';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

interface GuardedDialogProps {
  title: string;
  description?: string;
  /** True with typed text: the dialog then asks before it closes, before the page changes, and when the session ends. */
  isDirty: boolean;
  /** True during a request, which ends in a toast: the dialog stays open until then, also at Back. */
  isSubmitting?: boolean | undefined;
  /** Replaces the question about typed text. */
  question?: { title: string; text: string; confirm: string; cancel: string };
  onClose: () => void;
  children: ReactNode;
}

/** Form dialog that asks before unsaved input is lost, when it closes and when the page changes. */
export function GuardedDialog(props: GuardedDialogProps) {
  const { title, description, isDirty, isSubmitting, onClose, children } = props;
  const { question = dialogFrameText.discard } = props;
  const [isAsking, setAsking] = useState(false);
  // A new query may remove the part of the page that opened the dialog, e.g. the offer of `?offre=<id>`.
  const blocker = useUnsavedChanges(isDirty, changesPathOrQuery);
  const isQuestionOpen = isAsking || (blocker.state === 'blocked' && !isSubmitting);
  useEffect(() => {
    if (isSubmitting) blocker.reset?.();
  }, [isSubmitting, blocker]);

  function handleClose() {
    // Ignores presses on the form behind the question.
    if (isSubmitting || isQuestionOpen) return;
    if (isDirty) setAsking(true);
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
      <Dialog isWide title={title} description={description} onClose={handleClose}>
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
