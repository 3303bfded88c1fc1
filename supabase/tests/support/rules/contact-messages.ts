import { createFormRules } from '../form-rules.ts';

export const contactMessageRules = createFormRules('contact_messages', {
  row: { name: 'Awa', email: 'awa@example.org', subject: 'Visite', message: 'Bonjour !' },
  differentValues: { message: 'Bonsoir !' },
  policyLine: 'Messages de contact et demandes professionnelles',
  notice: async () => (await import('../../../../src/copy/forms/contact-form.ts')).contactFormText.notice,
});
