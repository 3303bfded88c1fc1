import { FormEngine } from '@/components/form/form-engine';
import type { LiveForm } from '@/components/form/use-lazy-form';
import { contactToasts } from '@/content/forms/contact-form';
import { insertRow } from '@/lib/insert-row';
import { contactSchema } from './contact-schema';

const send = ({ name = '', email = '', subject = '', message = '' }: Record<string, string>) =>
  insertRow('contact_messages', { name, email, subject, message });

/** Downloaded when the contact form is first touched. */
export function Engine({ onChange }: { onChange: (form: LiveForm) => void }) {
  return (
    <FormEngine schema={contactSchema} send={send} success={contactToasts.success} onChange={onChange} />
  );
}
