import { getDateInDays } from '../date-in-days.ts';
import { createFormAccessRules } from '../form-rules.ts';

export const businessContactAccessRules = createFormAccessRules('business_contacts', {
  row: {
    first_name: 'Awa',
    last_name: 'Diop',
    email: 'awa@example.org',
    phone: '+221 33 000 00 00',
    company: 'Sahel Média',
    position: 'Directrice',
    subject: 'Publicité',
    budget: '50K€ - 100K€',
    message: 'Bonjour !',
    appointment_date: getDateInDays(30),
    time_slot: '10:00-11:00',
  },
  differentValues: { appointment_date: null },
  policyLine: 'Messages de contact et demandes professionnelles',
  notice: async () =>
    (await import('../../../../src/copy/forms/business-contact.ts')).businessContactDialogText.notice,
});
