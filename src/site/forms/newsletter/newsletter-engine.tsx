import { formToasts } from '@/content/site/forms/common';
import { newsletterToasts } from '@/content/site/forms/newsletter';
import type { AppError } from '@/shared/lib/app-error';
import { recogniseResent } from '@/shared/lib/recognise-resent';
import { insertRow } from '@/site/api/insert-row';
import { FormEngine } from '../form-engine';
import type { LiveForm } from '../use-lazy-form';
import { newsletterSchema } from './newsletter-schema';

/** An address that turns out to be there after a lost answer is a success, not somebody's second attempt. */
const send = recogniseResent(
  ({ email = '' }: Record<string, string>) => insertRow('newsletter_subscriptions', { email }),
  ({ email = '' }) => email,
  async () => undefined,
);

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
