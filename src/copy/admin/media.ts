import type { FieldText, ToastText } from '../types';
import { BIN_RETENTION_DAYS } from './bin';

/** Toasts of the media library. Section 8 of the specification prescribes those up to `importCopied`, except `deleted`. */
export const mediaToastTexts = {
  loadFailed: { title: 'Impossible de charger les médias' },
  uploadFailed: { title: "Erreur lors de l'upload des fichiers" },
  uploaded: (count: number): ToastText => ({ title: `${count} fichier(s) uploadé(s) avec succès` }),
  deleteFailed: { title: 'Impossible de supprimer le fichier' },
  deleted: { title: 'Fichier supprimé avec succès' },
  systemAsset: {
    title: 'Impossible',
    description: 'Les assets système ne peuvent pas être supprimés',
  },
  urlCopied: { title: 'Copié', description: 'URL copiée dans le presse-papiers' },
  importCopied: { title: 'Copié', description: 'Import ES6 copié dans le presse-papiers' },
  copyFailed: {
    title: 'Copie impossible',
    description: 'Le navigateur a refusé l’accès au presse-papiers.',
  },
  described: { title: 'Description enregistrée' },
  /** `skippedCount` pictures got a text from a colleague meanwhile, or were deleted. */
  picturesDescribed(count: number, skippedCount: number): ToastText {
    const title = count > 1 ? `${count} images décrites` : `${count === 1 ? 'Une' : 'Aucune'} image décrite`;
    if (skippedCount === 0) return { title };
    const description =
      skippedCount > 1
        ? `${skippedCount} images ont été décrites ou supprimées entre-temps\u00a0: vos textes n’ont pas été enregistrés.`
        : 'Une image a été décrite ou supprimée entre-temps\u00a0: votre texte n’a pas été enregistré.';
    return { title, description };
  },
  describeFailed: { title: 'Impossible d’enregistrer la description' },
  replaced: { title: 'Fichier remplacé' },
  replaceFailed: { title: 'Impossible de remplacer le fichier' },
  fileStillStored: {
    title: 'Fichier encore stocké',
    description:
      'Il a quitté la médiathèque, mais pas encore le stockage. Il en sera effacé dans l’heure\u00a0; d’ici là, il figure dans les fichiers orphelins.',
  },
  orphansFailed: { title: 'Impossible de vérifier le stockage' },
  orphansRemoved: { title: 'Fichiers orphelins effacés' },
} as const;

export const mediaText = {
  tab: 'Médiathèque',
  title: 'Médiathèque',
  upload: 'Ajouter des fichiers',
  prepare: 'Préparer les photographies',
  orphans: 'Fichiers orphelins',
  describe: 'Décrire les images',
  filterLabel: 'Type de fichier',
  all: 'Tous',
  system: 'Système',
  withoutAltText: 'Sans texte alternatif',
  searchLabel: 'Rechercher un fichier',
  sortLabel: 'Trier par',
  sorts: {
    newest: 'Plus récents',
    oldest: 'Plus anciens',
    name: 'Nom, de A à Z',
    'name-desc': 'Nom, de Z à A',
    size: 'Plus lourds',
    'size-asc': 'Plus légers',
  },
  viewLabel: 'Affichage',
  views: { grid: 'Grille', list: 'Liste' },
  listLabel: 'Liste des médias',
  one: 'fichier',
  many: 'fichiers',
  columns: {
    file: 'Fichier',
    type: 'Type',
    size: 'Taille',
    dimensions: 'Dimensions',
    added: 'Ajouté le',
    actions: 'Actions',
  },
  unknownSize: 'Taille inconnue',
  systemAsset: 'Asset système',
  copyUrl: 'Copier l’URL',
  copyImport: 'Copier l’import ES6',
  bulkDelete: {
    resultWords: { one: 'fichier supprimé', many: 'fichiers supprimés' },
    question: {
      title: 'Supprimer les fichiers sélectionnés\u00a0?',
      text: `Les images quittent aussitôt les couvertures, et les textes le lendemain au plus tard. Les fichiers vont à la corbeille\u00a0: ils peuvent en revenir pendant ${BIN_RETENTION_DAYS}\u00a0jours.`,
      confirm: 'Supprimer la sélection',
    },
  },
  empty: {
    title: 'Aucun fichier',
    text: 'Les images, vidéos, sons et documents que vous ajoutez se rangent ici.',
  },
  noMatch: {
    title: 'Aucun résultat',
    text: 'Aucun fichier ne correspond à ces critères.',
    reset: 'Effacer les critères',
  },
  error: 'La médiathèque n’a pas pu être chargée.',
  noRole:
    'Votre compte attend un rôle. Un administrateur doit vous l’attribuer avant que les médias s’affichent.',
  drop: {
    title: 'Déposez vos fichiers ici',
    text: 'Rien n’est envoyé avant que vous ne l’ayez confirmé.',
  },
  /** Exact question of the specification. */
  deleteQuestion: 'Êtes-vous sûr de vouloir supprimer ce fichier ?',
} as const;

export const mediaDetailText = {
  title: 'Détail du fichier',
  close: 'Fermer le détail',
  missing: 'Ce fichier n’existe plus, ou votre rôle ne permet pas de le voir.',
  failed: 'Le fichier n’a pas pu être chargé.',
  changedMeanwhile:
    'Quelqu’un d’autre a modifié la même information entre-temps. Un nouvel enregistrement remplacera sa version par la vôtre.',
  /** Below a field whose text differs from the text that a colleague saved. */
  savedMeanwhile: (storedText: string) => `Texte enregistré entre-temps\u00a0: ${storedText || 'aucun'}`,
  open: 'Ouvrir le fichier',
  rows: {
    type: 'Type',
    size: 'Taille',
    dimensions: 'Dimensions',
    added: 'Ajouté le',
    by: 'Ajouté par',
    address: 'Adresse',
  },
  you: 'vous',
  colleague: 'un membre de l’équipe',
  site: 'le site lui-même',
  altText: {
    label: 'Texte alternatif',
    hint: 'Ce que l’image montre, pour qui ne la voit pas. Laissez vide une image décorative.',
  } satisfies FieldText,
  noAltText: 'Aucun texte alternatif.',
  caption: {
    label: 'Légende',
    hint: 'Ce que le lecteur doit savoir de l’image\u00a0: qui, où, quand. Elle s’affiche sous elle.',
  } satisfies FieldText,
  credit: {
    label: 'Crédit',
    hint: 'Auteur ou agence, par exemple «\u00a0Awa Diop / Groupe Obouo\u00a0».',
  } satisfies FieldText,
  licence: {
    label: 'Licence',
    hint: 'Ce que le groupe a le droit d’en faire\u00a0: cession, durée, pays, licence libre. Seule l’équipe la lit.',
  } satisfies FieldText,
  focal: {
    legend: 'Point d’intérêt',
    hint: 'Touchez dans l’image ce qui doit rester visible quand un cadre la recoupe, ou déplacez les deux curseurs.',
    x: 'De gauche à droite',
    y: 'De haut en bas',
    reset: 'Revenir au milieu',
    frames: [
      { label: 'Carte', ratio: '3/2' },
      { label: 'Bandeau', ratio: '2/1' },
      { label: 'Téléphone', ratio: '4/5' },
    ],
  },
  uses: {
    title: 'Utilisé dans',
    none: 'Aucun contenu n’utilise ce fichier.',
    loading: 'Recherche des contenus…',
    failed: 'Impossible de savoir où ce fichier est utilisé.',
    hiddenContent: 'Un contenu que votre rôle ne permet pas de lire',
    cover: 'couverture',
    share: 'partage',
    body: 'texte',
    collection: 'information du site',
    system: 'Les pages du site s’appuient sur cet asset.',
  },
  warning: {
    usedIn: 'Ce fichier est utilisé dans',
    consequence:
      'Une image quitte aussitôt les couvertures et les partages, et les textes le lendemain au plus tard. Un autre fichier reste lisible par ses liens jusqu’à son effacement.',
    otherContents: 'et d’autres contenus',
    hiddenContent: 'un contenu que votre rôle ne permet pas de lire',
  },
} as const;

export const mediaReplacementText = {
  title: 'Remplacer',
  hint: 'Un autre fichier du même format prend sa place, à la même adresse, partout où il est utilisé.',
  choose: 'Choisir le nouveau fichier',
  otherFormat: 'L’adresse ne change pas, le format non plus\u00a0: choisissez un fichier',
  question: 'Remplacer ce fichier\u00a0?',
  consequence: `L’ancienne version reste ${BIN_RETENTION_DAYS}\u00a0jours dans la corbeille. Les pages du site montrent la nouvelle dès leur prochaine ouverture. Qui a déjà ouvert le fichier lui-même peut revoir l’ancien pendant une heure.`,
  checkTexts: 'Vérifiez que ces textes décrivent la nouvelle image.',
  /** « a.png » → « a (version remplacée).png ». A name has at most 300 characters: 270 leave space for the suffix. */
  replacedName: (name: string) => name.slice(-270).replace(/(\.[a-z0-9]+)?$/i, ' (version remplacée)$1'),
  confirm: 'Remplacer',
  replacing: (percent: number) => `Remplacement… ${percent}\u00a0%`,
} as const;
