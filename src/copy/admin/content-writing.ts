/** Texts of the field for a content's text: toolbar, view switch, preview and counts. */
export const markdownFieldText = {
  toolbar: 'Mise en forme',
  bold: 'Gras',
  italic: 'Italique',
  heading2: 'Grande section',
  heading3: 'Petite section',
  link: 'Lien',
  list: 'Liste à puces',
  ordered: 'Liste numérotée',
  quote: 'Citation',
  code: 'Code',
  /** Inserted when no text is selected. */
  sampleText: 'texte',
  viewLabel: 'Affichage',
  rich: 'Rédiger',
  source: 'Markdown',
  preview: 'Aperçu',
  both: 'Côte à côte',
  previewLabel: 'Aperçu public',
  previewEmpty: 'L’aperçu s’affiche ici dès que le texte a un mot.',
  words: { one: 'mot', many: 'mots' },
  minutes: 'min de lecture',
} as const;

export const autosaveText = {
  saved: 'Brouillon enregistré automatiquement',
  /** Before the time of a save of today. */
  at: 'à',
  /** Before the date and the time of an older save. */
  on: 'le',
  failed: 'L’enregistrement automatique a échoué',
  offline:
    'Hors connexion\u00a0: ce que vous écrivez est gardé sur cet appareil et sera enregistré dès le retour du réseau.',
  waitingForNetwork: 'En attente du réseau',
} as const;

/** Sentence after the names of colleagues who have the same text open. */
export const presenceText = {
  one: 'a aussi ce texte ouvert.',
  many: 'ont aussi ce texte ouvert.',
  somebody: 'Quelqu’un',
} as const;

export const backupText = {
  title: 'Un texte non enregistré a été retrouvé',
  keptOn: 'Il a été gardé sur cet appareil le',
  restore: 'Restaurer ce texte',
  ignore: 'Ignorer',
} as const;

export const conflictText = {
  title: 'Ce contenu a changé entre-temps',
  somebody: 'Quelqu’un',
  savedOn: 'a enregistré une autre version le',
  nothingLost: 'Votre saisie est toujours à l’écran\u00a0; rien n’est perdu.',
  reload: 'Recharger',
  compare: 'Comparer',
  overwrite: 'Enregistrer ma version quand même',
  keepWriting: 'Continuer à écrire',
  banner: 'Une autre version a été enregistrée. La vôtre attend votre choix.',
  resolve: 'Choisir',
  theirVersion: 'Leur version',
  ownVersion: 'Ma version',
} as const;

export const revisionText = {
  open: 'Révisions',
  title: 'Révisions',
  description:
    'Les vingt-cinq derniers enregistrements. Revenir à l’un d’eux ne change ni l’adresse ni le statut.',
  currentVersion: 'actuelle',
  defaultVersion: 'Version livrée',
  defaultVersionNote: 'Celle du site à sa livraison, avant tout changement',
  unknownAuthor: 'Auteur inconnu',
  restore: 'Restaurer',
  onlineQuestion: 'Restaurer cette révision en ligne\u00a0?',
  onlineConsequence:
    'Ce contenu est en ligne\u00a0: les visiteurs liront cette révision dès maintenant. Le texte actuel reste parmi les révisions.',
  restoreOnline: 'Restaurer en ligne',
  none: 'Aucune révision pour l’instant.',
  loadFailed: 'Les révisions n’ont pas pu être chargées.',
  version: 'version',
  revisionHeading: 'Cette révision',
  editorHeading: 'Texte de l’éditeur',
  noDifference: 'Les deux textes sont identiques.',
  saveFirst: 'Enregistrez vos modifications avant de restaurer une révision.',
  removedWords: 'Supprimé',
  addedWords: 'Ajouté',
} as const;
