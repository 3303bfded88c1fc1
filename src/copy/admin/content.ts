import { BIN_RETENTION_DAYS } from './bin';

export const contentText = {
  title: 'Contenu',
  tab: 'Contenus',
  create: 'Nouveau contenu',
  filterLabel: 'Statut',
  allStatuses: 'Tous',
  searchLabel: 'Rechercher un contenu',
  typeLabel: 'Type',
  allTypes: 'Tous les types',
  sortLabel: 'Trier',
  sorts: {
    created: 'Plus récents',
    oldest: 'Plus anciens',
    updated: 'Modifiés récemment',
    title: 'Titre, de A à Z',
    'title-desc': 'Titre, de Z à A',
  },
  view: 'Voir sur le site',
  columns: {
    title: 'Titre',
    status: 'Statut',
    type: 'Type',
    created: 'Créé le',
    published: 'Publié le',
    actions: 'Actions',
  },
  notPublished: 'non publié',
  listLabel: 'Liste des contenus',
  one: 'contenu',
  many: 'contenus',
  /** Exact question of the specification. */
  deleteQuestion: 'Êtes-vous sûr de vouloir supprimer ce contenu ?',
  empty: {
    title: 'Aucun contenu',
    text: 'Le premier article, la première page ou la première actualité commence ici.',
  },
  noMatch: {
    title: 'Aucun résultat',
    text: 'Aucun contenu ne correspond à ces critères.',
    reset: 'Effacer les critères',
  },
  refused: {
    noRole:
      'Votre compte attend un rôle. Un administrateur doit vous l’attribuer avant que les contenus s’affichent.',
    create: 'Votre rôle ne permet pas de créer un contenu.',
  },
  error: 'La liste n’a pas pu être chargée.',
  /** Accessible name of the menu with the status of a row. */
  changeStatusOf: 'Changer le statut de',
  bulk: {
    publish: { label: 'Publier', resultWords: { one: 'contenu publié', many: 'contenus publiés' } },
    undoPublish: {
      label: 'Annuler la publication',
      resultWords: { one: 'contenu retiré du site', many: 'contenus retirés du site' },
    },
    draft: {
      label: 'En brouillon',
      resultWords: { one: 'contenu en brouillon', many: 'contenus en brouillon' },
    },
    archive: { label: 'Archiver', resultWords: { one: 'contenu archivé', many: 'contenus archivés' } },
    undoStatus: { label: 'Annuler', resultWords: { one: 'contenu rétabli', many: 'contenus rétablis' } },
    delete: {
      label: 'Supprimer',
      resultWords: { one: 'contenu supprimé', many: 'contenus supprimés' },
      question: {
        title: 'Êtes-vous sûr de vouloir supprimer les contenus sélectionnés\u00a0?',
        text: `Ils quittent le site et vont à la corbeille\u00a0: ils peuvent en revenir comme brouillons pendant ${BIN_RETENTION_DAYS}\u00a0jours.`,
        confirm: 'Supprimer la sélection',
      },
    },
    changedMeanwhile: 'Le statut a changé entre-temps\u00a0: vérifiez, puis réessayez.',
    workingCopyHint: 'Des modifications en cours se mettent en ligne, ou s’abandonnent, depuis l’éditeur.',
  },
} as const;

export const contentDatesText = {
  wrongOrder: 'Le retrait doit suivre la mise en ligne.',
  implausibleYear: 'Vérifiez l’année de cette date.',
  pastUpdate: 'Cette date est passée\u00a0: une mise à jour se programme dans l’avenir.',
  /** Followed by the date that visitors read. */
  publicationDateLabel: 'En ligne, daté du',
  /** Followed by the date and the time. */
  scheduledFor: 'Programmé pour le',
  fixedDateHint:
    'Les visiteurs lisent cette date, qu’une correction ne change pas. Une autre date passée la remplace.',
  emptyDateHint: 'Vide\u00a0: le texte garde sa date de première publication. Une date passée l’antidate.',
  pastDateHint: 'Date passée\u00a0: le texte sera daté de ce jour-là.',
  dates: {
    publicationOn: 'Mise en ligne prévue le',
    withdrawalOn: 'Retrait prévu le',
    withdrawnOn: 'Retiré le',
  },
} as const;

export const sharingPanelText = {
  title: 'Référencement et partage',
  bylineNotice: 'La signature est choisie par la personne qui publie le texte.',
  /** « 48 signes sur 65 conseillés ». */
  characters: { one: 'signe', many: 'signes' },
  recommendedLength: 'sur {nombre} conseillés',
  previews: {
    search: 'Dans un moteur de recherche',
    card: 'Partagé sur un réseau',
    titlePlaceholder: 'Titre du texte',
    descriptionPlaceholder: 'Les moteurs choisiront eux-mêmes un passage du texte.',
    drawnImageHint: 'Sans couverture ni image de partage, le site dessine une image à partir du titre.',
  },
} as const;

export const redirectText = {
  title: 'Redirections',
  lead: 'Les anciennes adresses des contenus en ligne. Chacune mène à l’adresse actuelle, tant que le contenu existe.',
  listLabel: 'Liste des redirections',
  one: 'redirection',
  many: 'redirections',
  leadsTo: 'mène à',
  since: 'depuis le',
  /** Deletion of a redirect, after which another content may use the address. */
  question: 'Supprimer cette redirection\u00a0?',
  consequence: 'Les liens qui passent par cette adresse n’ouvriront plus rien\u00a0:',
  deleted: { title: 'Redirection supprimée' },
  deleteFailed: { title: 'La redirection n’a pas pu être supprimée' },
  error: 'Les redirections n’ont pas pu être chargées.',
  empty: {
    title: 'Aucune redirection',
    text: 'Quand l’adresse d’un contenu en ligne change, l’ancienne est gardée ici.',
  },
} as const;

export const contentEditorText = {
  newTitle: 'Nouveau contenu',
  editTitle: 'Modifier le contenu',
  back: 'Retour à la liste',
  unsaved: 'Modifications non enregistrées',
  saved: 'Tout est enregistré',
  shortcut: 'Ctrl+S',
  publication: 'Publication',
  draftOnly: 'Votre rôle enregistre des brouillons ; un éditeur les publie.',
  statusOnly: 'Votre rôle permet de changer le statut de ce contenu, pas son texte.',
  readOnly: 'Votre rôle permet de lire ce contenu, pas de le modifier.',
  createdOn: 'Créé le',
  updatedOn: 'Modifié le',
  lastPublishedOn: 'Dernière publication le',
  firstPublishedOn: 'Publié le',
  loadFailed: 'Le contenu n’a pas pu être chargé.',
  missing: 'Ce contenu n’existe pas, ou votre rôle ne permet pas de le lire.',
} as const;
