import { getDateInDays } from '../date-in-days.ts';
import { createFormAccessRules } from '../form-rules.ts';

export const pressContactAccessRules = createFormAccessRules('press_contacts', {
  row: {
    first_name: 'Awa',
    last_name: 'Diop',
    email: 'awa@example.org',
    phone: '+221 33 000 00 00',
    media: 'Presse en ligne',
    position: 'Journaliste',
    type: "Demande d'interview",
    subject: 'Un portrait',
    message: 'Bonjour !',
    interview_date: getDateInDays(30),
    deadline: getDateInDays(30),
    // a ticked box also subscribes (newsletter-press-list.test.ts)
    newsletter_subscription: false,
  },
  differentValues: { subject: 'Autre chose' },
  policyLine: 'Demandes de presse',
  notice: async () =>
    (await import('../../../../src/copy/forms/press-contact.ts')).pressContactDialogText.modes.request.notice,
});
