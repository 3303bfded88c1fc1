import type { ToastText } from '../types';

/** Texts of « Informations du site », where staff edit the facts of the site. */
export const collectionText = {
  title: 'Informations du site',
  lead: 'Ce que les pages affichent et qui change souvent\u00a0: enregistré ici, en ligne aussitôt.',
  listLabel: 'Informations du site',
  one: 'fiche',
  many: 'fiches',
  back: 'Toutes les informations',
  defaultValue: 'Telle que livrée',
  modifiedOn: 'Modifiée le',
  /** A value that does not match its definition. */
  unreadable: 'Illisible',
  unreadableNotice:
    'La dernière version enregistrée ne correspond pas à la fiche\u00a0: le site ne l’affiche pas et garde la précédente. Reprenez une révision, ou enregistrez ce qui suit.',
  readOnly: 'Votre rôle permet de lire les informations du site\u00a0; les éditeurs les modifient.',
  noRole:
    'Votre compte attend un rôle. Un administrateur doit vous l’attribuer avant que les informations du site s’affichent.',
  error: 'Les informations du site n’ont pas pu être chargées.',
  seeOn: 'Voir sur',
  textsTitle: 'Textes de la partie',
  itemsTitle: 'Éléments',
  search: 'Rechercher dans la fiche',
  noMatchingItem: 'Aucun élément ne correspond à cette recherche.',
  noItems: 'Rien pour l’instant.',
  preview: 'Aperçu sur la page',
  save: 'Publier',
  saving: 'Publication…',
  saved: 'Tout est en ligne',
  unsaved: 'Modifications non publiées',
  shortcut: 'Ctrl+S',
  reset: 'Annuler les modifications',
  hidden: 'Masqué',
  untitled: 'Sans titre',
  onePerLine: 'Un par ligne.',
  choose: 'Choisir…',
  today: 'Aujourd’hui',
  /** Shown instead of the name of a deleted item. */
  deletedItem: 'Élément supprimé',
  actions: {
    open: 'Ouvrir',
    duplicate: 'Dupliquer',
    hide: 'Masquer',
    show: 'Afficher',
    remove: 'Supprimer',
  },
  copyPrefix: 'Copie\u00a0:',
  comparedValues: { hidden: '(masqué)', none: '—', yes: 'oui', no: 'non', unreadable: 'Version illisible' },
} as const;

/** Texts about the draft of a collection: changes that visitors do not read yet. */
export const collectionDraftText = {
  title: 'Brouillon',
  save: 'Enregistrer le brouillon',
  saving: 'Enregistrement…',
  savedOn: 'Brouillon enregistré le',
  notice: 'Les visiteurs lisent encore la version en ligne.',
  scheduledOn: 'Mise en ligne prévue le',
  publishAt: 'Mettre en ligne le',
  publishAtHint: 'Vide\u00a0: le brouillon attend que vous le publiiez.',
  outdated:
    'La fiche en ligne a changé depuis ce brouillon\u00a0: il ne sera pas mis en ligne tout seul. «\u00a0Publier\u00a0» réunit les deux séries de changements.',
  unreadable:
    'Ce brouillon ne correspond plus à la fiche\u00a0: le formulaire montre la version en ligne. Abandonnez-le, ou enregistrez-en un autre.',
  status: 'Brouillon enregistré, non publié',
  discard: 'Abandonner le brouillon',
  discardQuestion: 'Abandonner ce brouillon\u00a0?',
  discardConsequence: 'Le brouillon est supprimé définitivement. La version en ligne ne change pas.',
  discarding: 'Abandon…',
} as const;

export const collectionDraftToastTexts = {
  saved: { title: 'Brouillon enregistré', description: 'La version en ligne n’a pas changé.' },
  scheduled: { title: 'Brouillon programmé', description: 'Il sera mis en ligne à la date choisie.' },
  saveFailed: { title: 'Impossible d’enregistrer le brouillon' },
  loadFailed: { title: 'Impossible de charger les brouillons' },
  discarded: { title: 'Brouillon abandonné' },
  discardFailed: { title: 'Le brouillon n’a pas pu être abandonné' },
} satisfies Record<string, ToastText>;

export const collectionToastTexts = {
  saved: { title: 'Fiche publiée', description: 'Les visiteurs la lisent dès maintenant.' },
  /** `{nom}` is the colleague who changed other items meanwhile. */
  merged: {
    title: 'Fiche publiée',
    description:
      '{nom} avait changé d’autres éléments entre-temps\u00a0: les deux séries de changements sont en ligne.',
  },
  saveFailed: { title: 'Impossible de publier la fiche' },
  loadFailed: { title: 'Impossible de charger la fiche' },
  invalid: { title: 'Champs à corriger', description: 'Veuillez vérifier les champs signalés.' },
} satisfies Record<string, ToastText>;

/** Warnings in a collection's form: a text contradicts the items, or pages hide an old value. */
export const collectionWarningTexts = {
  title: 'À relire',
  wrongNumber:
    '«\u00a0{mot}\u00a0» est écrit à la main, et la fiche compte {unites}. Écrivez {nombre}\u00a0: le texte suivra.',
  contradictedByItem: '«\u00a0{mots}\u00a0» ne vaut pas pour «\u00a0{element}\u00a0».',
  /** `{jours}` is a number of days. */
  expiredDate: 'Les visiteurs ne voient pas cet état\u00a0: sa date a plus de {jours} jours.',
} as const;

export const removedItemToastText = { title: 'Élément supprimé', undo: 'Annuler' } as const;
