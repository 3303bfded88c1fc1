import { type SyntheticEvent, useEffect, useState } from 'react';
import { publicFormToastTexts } from '@/copy/forms/common';
import { newsletterFormText, newsletterToastTexts } from '@/copy/forms/newsletter';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { notify } from '@/shared/components/notify';
import { TextField } from '@/shared/form/field';
import { preloadWhenIdle } from '@/shared/lib/wait-for-idle-page';
import { useHydrated } from '@/site/hooks/use-hydrated';
import { FormPrivacyNotice } from '../form-privacy-notice';
import { HoneypotField } from '../honeypot';
import { RateLimitNotice } from '../rate-limit-notice';
import { type FormToastOptions, useFormSending } from '../use-form-sending';

const loadSubscribe = () => import('./subscribe');

const toastTexts: FormToastOptions = {
  successToast: newsletterToastTexts.success,
  getFailureToast: ({ kind }) => (kind === 'duplicate' ? newsletterToastTexts.duplicate : undefined),
};

/** Subscription to the newsletter, in the footer of every page: one native field, no form library. */
export function NewsletterForm() {
  const isHydrated = useHydrated();
  const [error, setError] = useState<string>();
  const { isSubmitting, retryAfterSeconds, submit } = useFormSending(toastTexts);

  useEffect(() => preloadWhenIdle(loadSubscribe), []);

  /** Returns the call that subscribes, or null once the error is shown. */
  async function prepare(form: HTMLFormElement) {
    const field = form.elements.namedItem('email') as HTMLInputElement;
    const { parseTypedEmail, subscribeToNewsletter } = await loadSubscribe();
    const { email, error: emailError } = parseTypedEmail(field.value);
    setError(emailError);
    if (!emailError) return () => subscribeToNewsletter(email);
    field.focus();
    notify.error(publicFormToastTexts.invalidEmail);
    return null;
  }

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (await submit(form, () => prepare(form))) form.reset();
  }

  return (
    <form
      noValidate={isHydrated}
      onSubmit={handleSubmit}
      // Where scripts are blocked, a GET would put the address into the URL.
      method="post"
      className="relative flex flex-col gap-4"
      aria-label={newsletterFormText.eyebrow}
    >
      <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start">
        <TextField
          name="email"
          label={newsletterFormText.label}
          hidesLabel
          type="email"
          required
          autoComplete="email"
          inputMode="email"
          placeholder={newsletterFormText.placeholder}
          error={error}
          onInput={() => setError(undefined)}
          readOnly={isSubmitting}
          aria-disabled={isSubmitting}
        />
        <button type="submit" className={getButtonClassName('primary')} aria-disabled={isSubmitting}>
          {isSubmitting ? newsletterFormText.submitting : newsletterFormText.submit}
        </button>
      </div>
      <HoneypotField />
      <RateLimitNotice retryAfterSeconds={retryAfterSeconds} />
      <FormPrivacyNotice text={newsletterFormText.notice} link={newsletterFormText.noticeLink} />
    </form>
  );
}
