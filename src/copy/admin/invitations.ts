import type { FieldText, ToastText } from '../types';

export const invitationToastTexts = {
  sent: { title: 'Invitation envoyée', description: 'L’e-mail part dans la minute.' },
  sentAgain: { title: 'Invitation renvoyée', description: 'Elle est de nouveau valable sept jours.' },
  withdrawn: { title: 'Invitation retirée', description: 'Son lien n’ouvre plus rien.' },
  alreadyInvited: {
    title: 'Déjà invité',
    description: 'Cette adresse a une invitation en cours, ou possède déjà ce rôle.',
  },
  failed: { title: 'Invitation impossible' },
} satisfies Record<string, ToastText>;

export const invitationText = {
  invite: 'Inviter',
  title: 'Inviter une personne',
  lead: 'Elle reçoit un e-mail, choisit son mot de passe et obtient le rôle. L’invitation vaut sept jours.',
  fields: {
    email: { label: 'E-mail' },
    role: { label: 'Rôle' },
  } satisfies Record<string, FieldText>,
  chooseRole: 'Choisir un rôle',
  missingRole: 'Ce rôle n’existe plus. Choisissez-en un autre.',
  submit: 'Envoyer l’invitation',
  submitting: 'Envoi…',
  listLabel: 'Invitations en attente',
  error: 'Les invitations n’ont pas pu être chargées.',
  sentOn: 'Envoyée le',
  by: 'par',
  until: 'valable jusqu’au',
  expired: 'Expirée',
  sendAgain: 'Renvoyer',
  sendAgainTo: 'Renvoyer l’invitation à',
  withdraw: 'Retirer',
  withdrawFrom: 'Retirer l’invitation envoyée à',
  withdrawQuestion: 'Retirer cette invitation ?',
  withdrawing: 'Retrait…',
} as const;
