import type { ReactNode, SyntheticEvent } from 'react';
import { formText } from '@/copy/forms/common';
import { dialogText } from '@/copy/forms/dialog-form';
import { privacyLink } from '@/copy/forms/people-fields';
import { buttonStyles } from '@/shared/components/button-styles';
import { GuardedDialog } from '@/shared/components/guarded-dialog';
import { HeldBack } from './held-back';
import { RobotTrapField } from './robot-trap-field';

interface FormDialogProps {
  /** Its title, what it is for, its button, and what becomes of what is sent. */
  content: { title: string; text: string; submit: string; notice: string };
  /** Something was typed: closing asks first. */
  dirty: boolean;
  submitting: boolean;
  /** Held back for so many seconds. */
  heldFor: number | null;
  onSubmit: (form: HTMLFormElement) => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form of the site in a dialog: its button, and what the law asks to be said. */
export function FormDialog(props: FormDialogProps) {
  const { content, dirty, submitting, onClose, children } = props;

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    props.onSubmit(event.currentTarget);
  }

  return (
    <GuardedDialog
      title={content.title}
      description={content.text}
      dirty={dirty}
      pending={submitting}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={handleSubmit}
        className="relative flex flex-col gap-8"
        aria-label={content.title}
      >
        {children}
        <RobotTrapField />
        <div className="flex flex-col gap-5 border-t border-line pt-6">
          <HeldBack seconds={props.heldFor} />
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
            <p className="text-sm text-muted">{formText.requiredNote}</p>
            <button type="submit" className={buttonStyles('primary', 'max-sm:w-full')} disabled={submitting}>
              {submitting ? formText.submitting : content.submit}
            </button>
          </div>
          <p className="text-sm leading-relaxed text-muted">
            {content.notice}{' '}
            <a
              href={privacyLink.href}
              target="_blank"
              rel="noreferrer"
              className="text-highlight underline underline-offset-4 hover:text-fg"
            >
              {privacyLink.label}
              <span className="sr-only"> ({dialogText.newTab})</span>
            </a>
            .
          </p>
        </div>
      </form>
    </GuardedDialog>
  );
}

/** Some fields that belong together, under a title. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="eyebrow mb-4 flex w-full items-center gap-4 after:h-px after:grow after:bg-line">
        {title}
      </legend>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
