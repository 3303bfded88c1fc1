import { formText } from '@/copy/forms/common';
import { contactFormContent } from '@/copy/forms/contact-form';
import { buttonStyles } from '@/shared/components/button-styles';
import { TextAreaField, TextField } from '@/shared/form/field';
import { FormNotice } from '../form-notice';
import { RobotTrapField } from '../robot-trap-field';
import { useLazyForm } from '../use-lazy-form';
import type { ContactValues } from './contact-submission';

const load = () => import('./contact-submission');

const { fields } = contactFormContent;

/** Message to the group, on the contact page. */
export function ContactForm() {
  const form = useLazyForm<ContactValues>(load);
  return (
    <form {...form.formProps} className="relative flex flex-col gap-5" aria-label={contactFormContent.title}>
      <p className="text-sm text-muted">{formText.requiredNote}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...form.field('name')} {...fields.name} required autoComplete="name" />
        <TextField
          {...form.field('email')}
          {...fields.email}
          type="email"
          required
          autoComplete="email"
          inputMode="email"
        />
      </div>
      <TextField {...form.field('subject')} {...fields.subject} required />
      <TextAreaField {...form.field('message')} {...fields.message} rows={6} required />
      <RobotTrapField />
      <div>
        <button type="submit" className={buttonStyles('primary')} disabled={form.submitting}>
          {form.submitting ? formText.submitting : contactFormContent.submit}
        </button>
      </div>
      {form.engine}
      <FormNotice text={contactFormContent.notice} link={contactFormContent.noticeLink} />
    </form>
  );
}
