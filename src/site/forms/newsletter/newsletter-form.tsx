import { newsletterContent } from '@/copy/forms/newsletter';
import { buttonStyles } from '@/shared/components/button-styles';
import { TextField } from '@/shared/form/field';
import { FormNotice } from '../form-notice';
import { RobotTrapField } from '../robot-trap-field';
import { useLazyForm } from '../use-lazy-form';
import type { NewsletterValues } from './newsletter-submission';

const load = () => import('./newsletter-submission');

/** Subscription to the newsletter, in the footer of every page. */
export function NewsletterForm() {
  const form = useLazyForm<NewsletterValues>(load);
  return (
    <form {...form.formProps} className="relative flex flex-col gap-4" aria-label={newsletterContent.eyebrow}>
      <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start">
        <TextField
          {...form.field('email')}
          label={newsletterContent.label}
          hideLabel
          type="email"
          required
          autoComplete="email"
          inputMode="email"
          placeholder={newsletterContent.placeholder}
          disabled={form.submitting}
        />
        <button type="submit" className={buttonStyles('primary')} disabled={form.submitting}>
          {form.submitting ? newsletterContent.submitting : newsletterContent.submit}
        </button>
      </div>
      <RobotTrapField />
      {form.engine}
      <FormNotice text={newsletterContent.notice} link={newsletterContent.noticeLink} />
    </form>
  );
}
