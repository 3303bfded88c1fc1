import type { ToastText } from '../types';

export const managePersonToastTexts = {
  suspended: { title: 'Compte suspendu', description: 'Ses sessions sont fermées.' },
  reinstated: { title: 'Accès rétabli' },
  factorReset: {
    title: 'Double authentification réinitialisée',
    description: 'La personne en est prévenue par e-mail.',
  },
  handedOver: { title: 'Contenus transmis' },
  deleted: { title: 'Compte supprimé' },
  failed: { title: 'Action impossible' },
} satisfies Record<string, ToastText>;

export const managePersonDialogText = {
  manage: 'Gérer',
  managePerson: 'Gérer le compte\u00a0:',
  title: 'Compte\u00a0:',
  rows: {
    email: 'E-mail',
    registered: 'Inscription',
    confirmed: 'Adresse confirmée',
    lastVisit: 'Dernière visite',
    ownedItems: 'Contenus et fichiers',
    secondFactor: 'Double authentification',
  },
  never: 'jamais',
  unknown: 'indisponible',
  access: {
    title: 'Accès',
    activeHint:
      'Suspendre ferme ses sessions et lui retire toute permission, immédiatement. Ses rôles et ses contenus restent.',
    suspendedHint: 'Ce compte est suspendu : il n’ouvre plus de session et ne peut plus rien enregistrer.',
    suspend: 'Suspendre le compte',
    reinstate: 'Rétablir l’accès',
    pending: 'Un instant…',
  },
  secondFactor: {
    on: 'activée',
    off: 'non activée',
    title: 'Téléphone perdu',
    lead: 'Réinitialiser la double authentification ferme ses sessions et annule ses codes de secours. Le mot de passe seul ouvre ensuite le compte.',
    reset: 'Réinitialiser la double authentification',
    resetting: 'Réinitialisation…',
    question: 'Réinitialiser sa double authentification\u00a0?',
    check: 'Assurez-vous d’abord, de vive voix, que la demande vient bien de cette personne.',
    confirm: 'Réinitialiser',
  },
  newOwner: {
    title: { one: 'Que devient ce qui porte son nom ?', many: 'Que deviennent ses {nombre} contenus ?' },
    lead: 'Confiez-les à un collègue : ils portent alors son nom, sans changer de date ni de version.',
    search: 'Rechercher un collègue',
    field: { label: 'Nouvel auteur' },
    none: 'Personne : ils restent, sans auteur',
    handOver: 'Transmettre',
    handingOver: 'Transmission…',
  },
  remove: {
    title: 'Suppression',
    lead: 'Le compte et ses rôles disparaissent pour toujours ; le journal garde son nom.',
    button: 'Supprimer le compte',
    question: 'Supprimer ce compte définitivement ?',
    toNewOwner: 'Ce qui porte son nom passe à {collègue} : {contenus}.',
    keptWithoutAuthor: 'Ce qui porte son nom reste, sans auteur : {contenus}.',
  },
  bulk: {
    suspend: {
      label: 'Suspendre',
      resultWords: { one: 'compte suspendu', many: 'comptes suspendus' },
      question: {
        title: 'Suspendre les comptes sélectionnés\u00a0?',
        text: 'Leurs sessions se ferment et ils perdent toute permission, immédiatement. Leurs rôles et leurs contenus restent.',
        confirm: 'Suspendre la sélection',
      },
    },
    reinstate: {
      label: 'Rétablir l’accès',
      resultWords: { one: 'accès rétabli', many: 'accès rétablis' },
    },
    undo: 'Annuler la suspension',
  },
  /** Singular and plural after a number. */
  texts: { one: 'contenu', many: 'contenus' },
  files: { one: 'fichier', many: 'fichiers' },
  and: 'et',
} as const;
