import { contactToasts } from '@/content/site/forms/contact-form';
import { insertRow } from '@/site/api/insert-row';
import { FormEngine } from '../form-engine';
import type { LiveForm } from '../use-lazy-form';
import { contactSchema } from './contact-schema';

const send = ({ name = '', email = '', subject = '', message = '' }: Record<string, string>) =>
  insertRow('contact_messages', { name, email, subject, message });

/** Downloaded when the contact form is first touched. */
export function Engine({ onChange }: { onChange: (form: LiveForm) => void }) {
  return (
    <FormEngine schema={contactSchema} send={send} success={contactToasts.success} onChange={onChange} />
  );
}
