import { createFormAccessRules } from '../form-rules.ts';

export const contactMessageAccessRules = createFormAccessRules('contact_messages', {
  row: { name: 'Awa', email: 'awa@example.org', subject: 'Visite', message: 'Bonjour !' },
  differentValues: { message: 'Bonsoir !' },
  policyLine: 'Messages de contact et demandes professionnelles',
  notice: async () => (await import('../../../../src/copy/forms/contact-form.ts')).contactFormText.notice,
});
