import type { ToastText } from '../types';

export const dashboardText = {
  title: 'Tableau de bord',
  welcome: 'Bonjour',
  counters: 'Chiffres principaux',
  details: 'En détail',
  profiles: { label: 'Utilisateurs', note: 'comptes enregistrés' },
  content: { label: 'Contenus', note: 'tous états confondus' },
  /** Replaces `content.note` for people who see only their own texts. */
  ownContent: 'parmi les vôtres',
  media: { label: 'Médias', note: 'fichiers dans la médiathèque' },
  activity: { label: 'Activités', note: 'actions dans le journal' },
  published: { label: 'Contenus publiés' },
  drafts: { label: 'Brouillons' },
  newProfiles: { label: 'Nouveaux comptes', note: '7 derniers jours' },
  newMedia: { label: 'Nouveaux médias', note: '7 derniers jours' },
  unread: {
    title: 'Formulaires à lire',
    one: 'message attend une première lecture',
    many: 'messages attendent une première lecture',
    none: 'Aucun message en attente.',
    assignedToYou: 'Confié à vous\u00a0:',
    open: 'Ouvrir les formulaires',
  },
  firstSteps: {
    title: 'Premiers pas',
    lead: 'Ce qu’il reste à faire avant d’ouvrir le site au public.',
    done: 'Fait',
    hide: 'Masquer cette liste',
    invite: { label: 'Inviter un collègue', text: 'Donnez un rôle à une deuxième personne.' },
    settings: {
      label: 'Vérifier les paramètres',
      text: 'Titre, adresse et téléphone, puis « Sauvegarder ».',
    },
    article: { label: 'Publier le premier article', text: 'Il paraît aussitôt sur la page Presse.' },
    collections: {
      label: 'Compléter les informations manquantes',
      text: 'Livrées avec des noms et des adresses d’exemple :',
    },
  },
  refresh: 'Actualiser',
  refreshing: 'Actualisation…',
  noRole: {
    title: 'Votre compte attend un rôle',
    text: 'Votre inscription est confirmée. Un administrateur doit encore vous attribuer un rôle : d’ici là, les listes sont vides.',
  },
  recent: {
    title: 'Mes derniers contenus',
    empty: 'Vous n’avez encore rien rédigé.',
    create: 'Rédiger un contenu',
    failed: 'La liste n’a pas pu être chargée.',
  },
} as const;

/** Collections with invented default values (« à compléter » in src/copy/collections), which staff must replace. */
export const collectionsWithExampleValues = [
  { key: 'avantages', label: 'Avantages de la page Carrières' },
  { key: 'contact-presse', label: 'Contact presse' },
  { key: 'contacts-directs', label: 'Contacts directs' },
  { key: 'contacts-investisseurs', label: 'Contacts des investisseurs' },
  { key: 'documents-investisseurs', label: 'Documents des investisseurs' },
  { key: 'equipe', label: 'Équipe dirigeante' },
  { key: 'offres', label: 'Offres d’emploi' },
  { key: 'partenaires', label: 'Partenaires' },
] as const;

export const dashboardToastTexts = {
  hideFailed: { title: 'Votre choix n’a pas pu être enregistré' },
} satisfies Record<string, ToastText>;
