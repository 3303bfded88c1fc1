import { Close } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { adminCommonText } from '@/copy/admin/common';
import { dialogFrameText } from '@/copy/forms/dialog-form';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { GuardedDialog } from '@/shared/components/guarded-dialog';
import { Button } from './button';
import { FailureNotice } from './failure-notice';

interface EditDialogProps {
  title: string;
  description?: string;
  submitLabel?: string;
  pendingLabel?: string;
  /** True after typing: closing the dialog or leaving the page then needs a confirmation. */
  isDirty?: boolean;
  isSubmitting?: boolean;
  /** True while the form can be neither submitted nor closed; by default during a submission. */
  isBlocked?: boolean;
  /** Error of the last attempt, unless a field shows it. */
  error?: string | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog with a form. Its buttons stay on screen while the form scrolls. */
export function EditDialog(props: EditDialogProps) {
  const { title, description, isDirty = false, error, onSubmit, onClose, children } = props;
  const { isSubmitting, isBlocked = isSubmitting } = props;
  const { submitLabel = adminCommonText.save, pendingLabel = adminCommonText.saving } = props;

  return (
    <GuardedDialog
      title={title}
      description={description}
      isDirty={isDirty}
      isSubmitting={isBlocked}
      question={{ ...dialogFrameText.discard, text: adminCommonText.leave.text }}
      onClose={onClose}
    >
      <form
        noValidate
        aria-label={title}
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          // Otherwise React would also submit the form that rendered this dialog.
          event.stopPropagation();
          const { currentTarget: form } = event;
          flushSync(onSubmit);
          // A refused field takes the focus, so that screen readers read its error.
          form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
        }}
      >
        {children}
        <div className="sticky bottom-0 sm:-bottom-6 -mx-5 -mb-7 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-surface px-5 py-4 sm:-mx-8 sm:-mb-8 sm:px-8">
          <FailureNotice error={error} className="w-full" />
          <Close className={getButtonClassName('outline')} disabled={isBlocked}>
            {adminCommonText.cancel}
          </Close>
          <Button
            variant="primary"
            size="regular"
            type="submit"
            isPending={isSubmitting}
            disabled={isBlocked}
          >
            {isSubmitting ? pendingLabel : submitLabel}
          </Button>
        </div>
      </form>
    </GuardedDialog>
  );
}
