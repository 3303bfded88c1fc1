import type { ToastText } from '../types';

/** Toasts of the inbox. The first two are exact texts of the specification. */
export const inboxToastTexts = {
  protected: {
    title: 'Les données des formulaires sont protégées. Seuls les super-admins peuvent les consulter.',
  },
  loadFailed: { title: 'Impossible de charger les données des formulaires.' },
  followUpSaved: { title: 'Suivi enregistré' },
  followUpFailed: { title: 'Impossible d’enregistrer le suivi' },
  subscriptionOn: { title: 'Abonnement réactivé' },
  subscriptionOff: { title: 'Abonnement désactivé' },
  subscriptionFailed: { title: 'Impossible de modifier l’abonnement' },
  cvFailed: { title: 'Impossible d’ouvrir le CV' },
  erased: {
    title: 'Données effacées',
    description: 'Il ne reste rien de cette personne dans les formulaires.',
  },
  eraseFailed: { title: 'Impossible d’effacer ces données' },
} satisfies Record<string, ToastText>;

export const inboxScreenText = {
  tab: 'Boîte de réception',
  title: 'Formulaires',
  /** Shown to a person who may read only some of the tabs. */
  partialAccess: 'Les données des formulaires sont protégées. Vous voyez celles qui vous sont confiées.',
  search: 'Rechercher un nom, un mot…',
  tabsLabel: 'Formulaires reçus',
  tabs: {
    business: { label: 'Contacts Business', empty: 'Aucun contact business' },
    presse: { label: 'Contacts Presse', empty: 'Aucun contact presse' },
    candidatures: { label: 'Candidatures', empty: 'Aucune candidature' },
    newsletter: { label: 'Newsletter', empty: 'Aucun abonné à la newsletter' },
  },
  emptyHint: 'Ce que les visiteurs envoient depuis le site apparaîtra ici.',
  /** Shown to a person who may read no tab. Counts are 0 and the list is empty (specification 2.18). */
  refused:
    'Votre rôle ne permet pas de lire ce que les visiteurs envoient\u00a0: les compteurs restent à 0, même quand des demandes attendent.',
  units: { one: 'entrée', many: 'entrées' },
  statusLabel: 'Statut',
  all: 'Tous',
  /** New rows, and those in progress. */
  openRows: 'À traiter',
  originLabel: 'Origine',
  allOrigins: 'Toutes',
  periodLabel: 'Période',
  allDates: 'Toutes les dates',
  periods: {
    7: '7 derniers jours',
    30: '30 derniers jours',
    365: '12 derniers mois',
  },
  assigneeLabel: 'Confié à',
  everyone: 'Tout le monde',
  assignees: { moi: 'Moi', personne: 'Personne' },
  dueLabel: 'Échéance',
  overdue: 'En retard',
  /** Prefixes of a date: « Pour le 12 mai », « En retard depuis le 12 mai ». */
  due: 'Pour le',
  overdueSince: 'En retard depuis le',
  columns: {
    person: 'Personne',
    subject: 'Objet',
    status: 'Statut',
    received: 'Reçu le',
    subscribed: 'Inscrit le',
  },
  noSubject: 'Sans objet',
  pressNewsletter: 'Newsletter presse',
  audiences: { readers: 'Newsletter', press: 'Newsletter presse' },
  noMatch: {
    title: 'Aucun résultat',
    text: 'Rien dans cet onglet ne correspond à ces critères.',
    reset: 'Effacer les critères',
  },
  loadFailed: 'Les données n’ont pas pu être chargées.',
  active: 'Actif',
  inactive: 'Inactif',
  /** Accessible name of the switch: « Abonnement : … ». */
  subscription: 'Abonnement\u00a0:',
} as const;

export const inboxBulkText = {
  /** Accessible name of the menu with the status of a row. */
  changeStatus: 'Changer le statut\u00a0:',
  assign: 'Confier à',
  status: (label: string) => ({
    one: `entrée passée à ${label}`,
    many: `entrées passées à ${label}`,
  }),
  assigned: (name: string) => ({
    one: `entrée confiée à ${name}`,
    many: `entrées confiées à ${name}`,
  }),
  unassigned: { one: 'entrée confiée à personne', many: 'entrées confiées à personne' },
  undo: {
    label: 'Annuler',
    resultWords: { one: 'entrée rétablie', many: 'entrées rétablies' },
    changed: 'Un collègue l’a modifiée depuis.',
  },
  unsubscribe: {
    label: 'Désactiver',
    resultWords: { one: 'abonnement désactivé', many: 'abonnements désactivés' },
    question: {
      title: 'Désactiver les abonnements sélectionnés\u00a0?',
      text: 'Ces adresses ne recevront plus de newsletter. Leurs abonnements ne se réactivent ensuite qu’un par un.',
      confirm: 'Désactiver',
    },
  },
  erase: {
    resultWords: { one: 'entrée effacée', many: 'entrées effacées' },
    question: {
      title: 'Effacer définitivement les entrées sélectionnées\u00a0?',
      text: 'Cette action est irréversible. Leurs CV s’effacent ensuite du stockage.',
      confirm: 'Effacer définitivement',
    },
  },
} as const;

export const submissionPanelText = {
  close: 'Fermer',
  previous: 'Entrée précédente',
  next: 'Entrée suivante',
  received: 'Reçu le',
  subscribed: 'Inscrit le',
  details: 'Ce qui a été envoyé',
  reply: 'Répondre par e-mail',
  cv: 'Ouvrir le CV',
  cvOpening: 'Ouverture…',
  cvHint: 'Le lien est valable une minute.',
  cvNotScanned: 'Fichier non analysé.',
  cvPending: 'En attente d’analyse\u00a0: le fichier s’ouvrira une fois vérifié.',
  cvInfected: 'Fichier refusé par l’analyse antivirus.',
  followUp: 'Suivi',
  status: 'Statut',
  note: 'Note interne',
  noteHint: 'Visible des personnes qui traitent ces demandes, et d’elles seules.',
  assignee: 'Confié à',
  nobody: 'Personne',
  dueOn: 'À traiter pour le',
  duePast: 'Cette date est passée\u00a0: choisissez aujourd’hui ou plus tard.',
  unsaved: 'Modifications non enregistrées',
  dateUnsaved: 'Tout est enregistré, sauf la date',
  lastFollowUpOn: 'Dernier suivi le',
  by: 'par',
  formerAccount: 'un compte supprimé',
  refusedValue:
    'Une valeur a été refusée : la personne choisie n’a plus accès à ces demandes, ou la date est hors limites.',
  newTab: 'nouvel onglet',
  missing: 'Cette entrée n’existe plus. Elle a peut-être été effacée.',
  /** Reply by e-mail: first line and quote. */
  mail: { greeting: 'Bonjour', wrote: 'a écrit', noSubject: 'Votre demande au Groupe Obouo' },
} as const;

export const submissionExportButtonText = { open: 'Exporter en CSV', title: 'Export CSV' } as const;

/** Texts of the button and question that erase all submissions of one person. */
export const eraseText = {
  open: 'Effacer cette personne',
  title: 'Effacer toutes les données de cette personne\u00a0?',
  searching: 'Recherche dans tous les formulaires…',
  intro: 'Sera effacé définitivement, sous l’adresse',
  cv: { one: 'fichier CV', many: 'fichiers CV' },
  nothingStored: 'Plus rien n’est gardé sous cette adresse.',
  confirm: 'Tout effacer',
  erasing: 'Effacement…',
  newCv: 'Un CV de cette personne vient d’arriver. Recommencez pour l’effacer aussi.',
} as const;

export const assigneeFieldText = {
  /** Name of a person without the permission, which the reader may not know. */
  withoutAccess: 'une personne qui n’y a plus accès',
  failed: 'La liste des personnes n’a pas pu être chargée.',
} as const;

/** Labels of the export columns that come from no form field. */
export const submissionExportColumnLabels = {
  origin: 'Origine',
  received: 'Reçu le',
  subscribed: 'Inscrit le',
  status: 'Statut',
  assignee: 'Confié à',
  due: 'À traiter pour le',
  note: 'Note interne',
  handled: 'Dernier suivi le',
  /** Suffix of a column that repeats a date in a format that spreadsheets sort. */
  sortable: '(date ISO)',
} as const;

export const yesNoLabels = { yes: 'Oui', no: 'Non' } as const;
