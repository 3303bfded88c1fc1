import { useEffect, useRef, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { formText } from '@/copy/forms/common';
import { contactFormText, contactToastTexts } from '@/copy/forms/contact-form';
import { privacyLink } from '@/copy/forms/data-notice';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { TextAreaField, TextField } from '@/shared/form/field';
import { preloadWhenIdle } from '@/shared/lib/wait-for-idle-page';
import { FormPrivacyNotice } from '../form-privacy-notice';
import { HoneypotField } from '../honeypot';
import { RateLimitNotice } from '../rate-limit-notice';
import { usePublicForm } from '../use-public-form';
import type { ContactValues } from './contact-schema';
import { deleteContactDraft, useContactDraft } from './use-contact-draft';

// zod, the resolver and the call that stores the message are half of the code of a form. The page downloads them when idle.
const loadSchema = () => import('./contact-schema');

const resolveAfterDownload: Resolver<ContactValues, unknown, ContactValues> = async (...resolverArguments) =>
  (await loadSchema()).contactResolver(...resolverArguments);

const send = async (values: ContactValues) => (await loadSchema()).insertContactMessage(values);

/** Message to the group, on the contact page. */
export function ContactForm() {
  const formRef = useRef<HTMLFormElement>(null);
  const [resolver, setResolver] = useState<Resolver<ContactValues, unknown, ContactValues>>();
  const { formProps, getFieldProps, isSubmitting, retryAfterSeconds } = usePublicForm<ContactValues>({
    resolver: resolver ?? resolveAfterDownload,
    fieldTexts: contactFormText.fields,
    send,
    successToast: contactToastTexts.success,
    onSent: deleteContactDraft,
  });
  useContactDraft(formRef);
  useEffect(() => {
    // Even after the download, an `import()` takes a task, so errors would show a frame later.
    preloadWhenIdle(async () => {
      const { contactResolver } = await loadSchema();
      setResolver(() => contactResolver);
    });
  }, []);
  return (
    <form
      {...formProps}
      ref={formRef}
      // Where scripts are blocked, a GET would put the message into the URL.
      method="post"
      className="relative flex flex-col gap-5 noscript:hidden"
      aria-label={contactFormText.title}
    >
      <p className="text-sm text-muted">{formText.requiredNote}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...getFieldProps('name')} required autoComplete="name" />
        <TextField {...getFieldProps('email')} type="email" required autoComplete="email" inputMode="email" />
      </div>
      <TextField {...getFieldProps('subject')} required />
      <TextAreaField {...getFieldProps('message')} rows={6} required />
      <HoneypotField />
      <div>
        <button type="submit" className={getButtonClassName('primary')} aria-disabled={isSubmitting}>
          {isSubmitting ? formText.submitting : contactFormText.submit}
        </button>
      </div>
      <RateLimitNotice retryAfterSeconds={retryAfterSeconds} />
      <FormPrivacyNotice text={contactFormText.notice} link={privacyLink} />
    </form>
  );
}
