import type { FieldText, ToastText } from '../types';

export const categoryText = {
  title: 'Catégories',
  lead: 'Les thèmes des articles, sur deux niveaux. Un contenu se range dans un seul.',
  create: 'Nouvelle catégorie',
  createBelow: 'Ajouter une sous-catégorie à',
  listLabel: 'Liste des catégories',
  searchLabel: 'Rechercher une catégorie',
  one: 'catégorie',
  many: 'catégories',
  expand: 'Afficher les sous-catégories de',
  collapse: 'Masquer les sous-catégories de',
  expandAll: 'Tout déplier',
  collapseAll: 'Tout replier',
  withChildren: 'avec les sous-catégories',
  edit: 'Modifier',
  newTitle: 'Nouvelle catégorie',
  editTitle: 'Modifier la catégorie',
  fields: {
    name: { label: 'Nom' },
    slug: { label: 'Slug', hint: 'Proposé d’après le nom\u00a0: minuscules, chiffres et tirets.' },
    description: { label: 'Description', hint: 'À quoi sert cette catégorie, pour l’équipe.' },
    parent: { label: 'Catégorie parente' },
  } satisfies Record<string, FieldText>,
  noParent: 'Aucune (premier niveau)',
  hasChildren: 'Cette catégorie a des sous-catégories\u00a0: elle reste au premier niveau.',
  remove: {
    question: 'Supprimer la catégorie',
    uncounted: 'Les contenus qui s’y trouvent sont conservés, sans catégorie.',
    unused: 'Aucun contenu ne s’y trouve.',
    one: 'Le contenu qui s’y trouve est conservé, sans catégorie.',
    many: 'contenus s’y trouvent\u00a0: ils sont conservés, sans catégorie.',
    blockedOne: 'Elle a une sous-catégorie\u00a0: déplacez-la ou supprimez-la d’abord.',
    blockedMany: 'sous-catégories s’y trouvent\u00a0: déplacez-les ou supprimez-les d’abord.',
  },
  empty: { title: 'Aucune catégorie', text: 'La première catégorie du site commence ici.' },
  noMatch: {
    title: 'Aucun résultat',
    text: 'Aucune catégorie ne correspond à cette recherche.',
    reset: 'Effacer la recherche',
  },
  error: 'Les catégories n’ont pas pu être chargées.',
} as const;

export const tagText = {
  title: 'Tags',
  lead: 'Des mots-clés libres\u00a0: un contenu peut en porter plusieurs.',
  create: 'Nouveau tag',
  listLabel: 'Liste des tags',
  searchLabel: 'Rechercher un tag',
  one: 'tag',
  many: 'tags',
  edit: 'Modifier',
  merge: 'Fusionner',
  newTitle: 'Nouveau tag',
  editTitle: 'Modifier le tag',
  fields: {
    name: { label: 'Nom' },
    slug: { label: 'Slug', hint: 'Proposé d’après le nom\u00a0: minuscules, chiffres et tirets.' },
  } satisfies Record<string, FieldText>,
  merging: {
    title: 'Fusionner le tag',
    text: 'Ses contenus reçoivent l’autre tag, puis il disparaît. Cette action est irréversible.',
    target: { label: 'Tag conservé', hint: 'Tapez quelques lettres pour le trouver.' },
    noOtherTag: 'Aucun autre tag ne correspond.',
    submit: 'Fusionner',
    submitWith: 'Fusionner avec',
    pending: 'Fusion…',
    required: 'Choisissez le tag à conserver.',
    targetMissing: 'Le tag à conserver n’existe plus. Choisissez-en un autre.',
  },
  bulk: {
    merged: { one: 'tag fusionné', many: 'tags fusionnés' },
    mergeTitle: 'Fusionner les tags sélectionnés',
    mergeText:
      'Leurs contenus reçoivent le tag conservé, puis ils disparaissent. Cette action est irréversible.',
    delete: {
      resultWords: { one: 'tag supprimé', many: 'tags supprimés' },
      question: {
        title: 'Supprimer les tags sélectionnés\u00a0?',
        text: 'Les contenus qui les portent sont conservés, sans eux. Cette action est irréversible.',
        confirm: 'Supprimer la sélection',
      },
    },
  },
  remove: {
    question: 'Supprimer le tag',
    uncounted: 'Les contenus qui le portent sont conservés, sans ce tag.',
    unused: 'Aucun contenu ne le porte.',
    one: 'Le contenu qui le porte est conservé, sans ce tag.',
    many: 'contenus le portent\u00a0: ils sont conservés, sans ce tag.',
  },
  empty: { title: 'Aucun tag', text: 'Le premier mot-clé commence ici.' },
  noMatch: {
    title: 'Aucun résultat',
    text: 'Aucun tag ne correspond à cette recherche.',
    reset: 'Effacer la recherche',
  },
  error: 'Les tags n’ont pas pu être chargés.',
} as const;

/** Other texts about categories and tags: filter, pickers, and notices of the screens. */
export const taxonomyCommonText = {
  filter: { label: 'Filtrer par catégorie', all: 'Toutes les catégories' },
  readOnly: 'Votre rôle permet de consulter cette liste\u00a0; un administrateur la modifie.',
  /** For people whom row security lets read only their own contents. */
  ownContentsOnly: 'Seuls vos contenus sont comptés.',
  noRole:
    'Votre compte attend un rôle. Un administrateur doit vous l’attribuer avant que la liste s’affiche.',
  counting: 'Comptage…',
  contents: { one: 'contenu', many: 'contenus' },
  picker: {
    category: { label: 'Catégorie' },
    none: 'Aucune catégorie',
    deletedCategory: 'Catégorie supprimée',
    missingCategory: 'Cette catégorie n’existe plus\u00a0: choisissez-en une autre, ou aucune.',
    tags: 'Tags',
    chosenTags: 'Tags choisis',
    noTag: 'Aucun tag.',
    search: { label: 'Ajouter un tag', hint: 'Entrée ajoute le premier proposé.' },
    proposedTags: 'Tags proposés',
    add: 'Ajouter le tag',
    removeTag: 'Retirer le tag',
    create: 'Créer',
    creating: 'Création…',
    noMatchingTag: 'Aucun tag ne correspond.',
    failed: 'Les tags n’ont pas pu être chargés.',
    similarTag:
      'Un tag au nom très proche existe déjà\u00a0: cherchez-le sans ponctuation. L’écran «\u00a0Tags\u00a0» en crée un autre, avec sa propre adresse.',
    unusableName: 'Le nom doit comporter une lettre latine ou un chiffre, dont son adresse est faite.',
  },
} as const;

/** Why a category or a tag was not saved. */
export const taxonomySaveFailureTexts = {
  changedMeanwhile:
    'Quelqu’un d’autre a modifié la même information entre-temps. Fermez cette fenêtre, puis rouvrez-la pour voir la version actuelle.',
  treeChangedMeanwhile:
    'L’arborescence a changé entre-temps. Fermez cette fenêtre, puis rouvrez-la pour voir la version actuelle.',
} as const;

export const taxonomyToastTexts = {
  categoriesFailed: { title: 'Impossible de charger les catégories' },
  categorySaveFailed: { title: 'Impossible de sauvegarder la catégorie' },
  categoryDeleteFailed: { title: 'Impossible de supprimer la catégorie' },
  categoryMoveFailed: { title: 'Impossible de déplacer la catégorie' },
  categoryCreated: { title: 'Catégorie créée avec succès' },
  categoryUpdated: { title: 'Catégorie mise à jour avec succès' },
  categoryDeleted: { title: 'Catégorie supprimée avec succès' },
  tagsFailed: { title: 'Impossible de charger les tags' },
  tagSaveFailed: { title: 'Impossible de sauvegarder le tag' },
  tagDeleteFailed: { title: 'Impossible de supprimer le tag' },
  tagMergeFailed: { title: 'Impossible de fusionner les tags' },
  tagCreated: { title: 'Tag créé avec succès' },
  tagUpdated: { title: 'Tag mis à jour avec succès' },
  tagDeleted: { title: 'Tag supprimé avec succès' },
  tagMerged: { title: 'Tags fusionnés avec succès' },
} satisfies Record<string, ToastText>;
