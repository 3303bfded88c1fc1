import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formText } from '@/copy/forms/common';
import { privacyLink } from '@/copy/forms/data-notice';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { GuardedDialog } from '@/shared/components/guarded-dialog';
import { FormPrivacyNotice } from './form-privacy-notice';
import { HoneypotField } from './honeypot';
import { RateLimitNotice } from './rate-limit-notice';
import type { PublicFormState } from './use-public-form';

interface FormDialogProps {
  /** Title, purpose, label of the button, and the privacy notice. */
  content: { title: string; text: string; submit: string; notice: string };
  form: Pick<PublicFormState<FieldValues>, 'isDirty' | 'isSubmitting' | 'retryAfterSeconds'> & {
    formProps: ComponentProps<'form'>;
  };
  /** True when the form holds something besides its fields, e.g. a file. Closing then asks first. */
  hasOtherChanges?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A form of the site in a dialog: its fields, its button and its privacy notice. */
export function FormDialog({ content, form, hasOtherChanges = false, onClose, children }: FormDialogProps) {
  return (
    <GuardedDialog
      title={content.title}
      description={content.text}
      isDirty={form.isDirty || hasOtherChanges}
      isSubmitting={form.isSubmitting}
      onClose={onClose}
    >
      <form {...form.formProps} className="relative flex flex-col gap-8" aria-label={content.title}>
        {children}
        <HoneypotField />
        <div className="flex flex-col gap-5 border-t border-line pt-6">
          <RateLimitNotice retryAfterSeconds={form.retryAfterSeconds} />
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
            <p className="text-sm text-muted">{formText.requiredNote}</p>
            <button
              type="submit"
              className={getButtonClassName('primary', 'max-sm:w-full')}
              aria-disabled={form.isSubmitting}
            >
              {form.isSubmitting ? formText.submitting : content.submit}
            </button>
          </div>
          <FormPrivacyNotice text={content.notice} link={privacyLink} />
        </div>
      </form>
    </GuardedDialog>
  );
}

/** Fields that belong together, under a title. */
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
