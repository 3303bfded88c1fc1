import type { ToastText } from '../types';

/** Texts about the state of the mail queue, which super admins read. */
export const mailQueueText = {
  title: 'E-mails',
  lead: 'Alertes et newsletters attendent dans une file, d’où un serveur d’envoi les prend.',
  notConnected:
    'L’envoi n’est pas relié\u00a0: rien ne part. Votre équipe technique trouve la marche à suivre dans docs/operate/mail.md.',
  emptyQueue: 'Aucun e-mail n’attend.',
  waitingCount: { one: 'e-mail attend', many: 'e-mails attendent' },
  since: 'depuis le',
  counts: {
    failed: { one: 'e-mail n’est pas parti', many: 'e-mails ne sont pas partis' },
    unconfirmed: {
      one: 'e-mail est incertain\u00a0: personne ne sait s’il est parti',
      many: 'e-mails sont incertains\u00a0: personne ne sait s’ils sont partis',
    },
  },
  listLabel: 'E-mails qui ne sont pas partis',
  states: { failed: 'Refusé', unconfirmed: 'Incertain' },
  kinds: {
    acknowledgement: 'Accusé de réception',
    alert: 'Alerte',
    campaign: 'Newsletter',
    campaign_not_sent: 'Newsletter non partie',
    invitation: 'Invitation',
    newsletter_confirmation: 'Confirmation d’inscription',
    newsletter_welcome: 'Bienvenue',
    recovery_code_used: 'Code de secours utilisé',
    review: 'Relecture',
    second_factor_reset: 'Double authentification réinitialisée',
    test: 'Essai',
  } as Readonly<Record<string, string>>,
  sendAgain: 'Renvoyer',
  dismiss: 'Classer',
  to: 'à',
  sendTest: 'M’envoyer un essai',
  error: 'L’état des e-mails n’a pas pu être chargé.',
} as const;

export const mailQueueToastTexts = {
  sentAgain: { title: 'E-mail remis en file d’envoi' },
  dismissed: { title: 'E-mail classé' },
  failed: { title: 'L’e-mail n’a pas pu être traité' },
  testRequested: { title: 'Essai demandé', description: 'Il arrive d’ici une minute dans votre boîte.' },
  testRequestFailed: { title: 'L’essai n’a pas pu être demandé' },
} satisfies Record<string, ToastText>;
