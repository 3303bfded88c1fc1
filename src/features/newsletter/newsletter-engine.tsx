import { FormEngine } from '@/components/form/form-engine';
import type { LiveForm } from '@/components/form/use-lazy-form';
import { formToasts } from '@/content/forms/common';
import { newsletterToasts } from '@/content/forms/newsletter';
import type { AppError } from '@/lib/app-error';
import { insertRow } from '@/lib/insert-row';
import { newsletterSchema } from './newsletter-schema';

const send = ({ email = '' }: Record<string, string>) => insertRow('newsletter_subscriptions', { email });

const failureToast = (error: AppError) =>
  error.kind === 'duplicate' ? newsletterToasts.duplicate : undefined;

/** Downloaded when the newsletter field is first touched. */
export function Engine({ onChange }: { onChange: (form: LiveForm) => void }) {
  return (
    <FormEngine
      schema={newsletterSchema}
      send={send}
      success={newsletterToasts.success}
      invalidToast={formToasts.invalidEmail}
      failureToast={failureToast}
      onChange={onChange}
    />
  );
}
