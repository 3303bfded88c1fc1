/** Names of the tables with addresses of visitors: for the erasure of a person, and in the journal. */
export const visitorTableLabels = {
  business_contacts: {
    one: 'contact business',
    many: 'contacts business',
    erased: 'Demandes commerciales effacées',
  },
  contact_messages: {
    one: 'message de la page Contact',
    many: 'messages de la page Contact',
    erased: 'Messages effacés',
  },
  press_contacts: { one: 'contact presse', many: 'contacts presse', erased: 'Demandes presse effacées' },
  job_applications: { one: 'candidature', many: 'candidatures', erased: 'Candidatures effacées' },
  newsletter_subscriptions: {
    one: 'abonnement à la newsletter',
    many: 'abonnements à la newsletter',
    erased: 'Abonnements effacés',
  },
} as const;
