import type { FieldText } from '../types';

interface ContentField {
  /** `reference`: id of another row, or null. `dateTime`: date and time in the time zone of this device, or empty. */
  kind: 'text' | 'choice' | 'reference' | 'dateTime' | 'switch';
  text: FieldText;
  /** In characters. A CHECK of the table has the same limit. */
  maxLength?: number;
  /** Values of a choice; the first is the default. */
  options?: readonly string[];
  /** `publishing`: needs the permission to publish. */
  group: 'text' | 'classification' | 'sharing' | 'publishing';
  /** True to show it in the comparison of versions. */
  isCompared: boolean;
  /** Label in the journal when it differs. */
  journalLabel?: string;
}

/**
 * Columns that the content editor edits, in the order of a comparison. Form, validation, loading, saving, revisions,
 * comparison and journal use this list (docs/how-to/add-a-content-field.md).
 */
export const contentFields = {
  title: { kind: 'text', text: { label: 'Titre' }, maxLength: 300, group: 'text', isCompared: true },
  slug: {
    kind: 'text',
    text: {
      label: 'Slug',
      hint: 'L’adresse du texte. Proposée d’après le titre jusqu’au premier enregistrement.',
    },
    maxLength: 200,
    group: 'text',
    isCompared: true,
  },
  status: {
    kind: 'choice',
    text: { label: 'Statut' },
    options: ['draft', 'published', 'archived'],
    group: 'text',
    isCompared: true,
  },
  content_type: {
    kind: 'choice',
    text: { label: 'Type' },
    options: ['article', 'page', 'news'],
    group: 'text',
    isCompared: true,
  },
  excerpt: {
    kind: 'text',
    text: {
      label: 'Extrait',
      hint: 'Deux phrases qui donnent envie de lire\u00a0; affichées dans les listes.',
    },
    maxLength: 2000,
    group: 'text',
    isCompared: true,
    journalLabel: 'Extrait modifié',
  },
  byline: {
    kind: 'text',
    text: { label: 'Signature', hint: 'Qui signe le texte. À défaut, la rédaction du groupe.' },
    maxLength: 120,
    group: 'publishing',
    isCompared: true,
  },
  seo_title: {
    kind: 'text',
    text: { label: 'Titre pour les moteurs', hint: 'À défaut, le titre du texte.' },
    maxLength: 200,
    group: 'sharing',
    isCompared: true,
    journalLabel: 'Titre pour les moteurs modifié',
  },
  seo_description: {
    kind: 'text',
    text: { label: 'Description pour les moteurs', hint: 'À défaut, l’extrait ou le début du texte.' },
    maxLength: 500,
    group: 'sharing',
    isCompared: true,
    journalLabel: 'Description pour les moteurs modifiée',
  },
  content: {
    kind: 'text',
    text: { label: 'Contenu' },
    maxLength: 200_000,
    group: 'text',
    isCompared: true,
    journalLabel: 'Texte modifié',
  },
  category_id: {
    kind: 'reference',
    text: { label: 'Catégorie' },
    group: 'classification',
    isCompared: false,
  },
  cover_media_id: {
    kind: 'reference',
    text: { label: 'Image de couverture' },
    group: 'classification',
    isCompared: false,
    journalLabel: 'Image de couverture changée',
  },
  share_media_id: {
    kind: 'reference',
    text: { label: 'Image de partage' },
    group: 'sharing',
    isCompared: false,
    journalLabel: 'Image de partage changée',
  },
  publish_at: {
    kind: 'dateTime',
    text: {
      label: 'Mettre en ligne le',
      hint: 'Vide\u00a0: dès l’enregistrement, à la date du jour. Une date passée antidate le texte.',
    },
    group: 'publishing',
    isCompared: false,
    journalLabel: 'Mise en ligne',
  },
  /** Only a working copy (a row with `copy_of`) fills this column. */
  update_at: {
    kind: 'dateTime',
    text: {
      label: 'Mettre à jour le',
      hint: 'Vide\u00a0: quand vous cliquez sur «\u00a0Mettre à jour\u00a0».',
    },
    group: 'publishing',
    isCompared: false,
    journalLabel: 'Mise à jour',
  },
  unpublish_at: {
    kind: 'dateTime',
    text: { label: 'Retirer le', hint: 'Vide\u00a0: le texte reste en ligne.' },
    group: 'publishing',
    isCompared: false,
    journalLabel: 'Retrait',
  },
  pinned: {
    kind: 'switch',
    text: {
      label: 'À la une',
      hint: 'En tête de la page Presse et de l’accueil. De plusieurs textes à la une, le plus récent passe devant.',
    },
    group: 'publishing',
    isCompared: false,
  },
} as const satisfies Record<string, ContentField>;

/** Labels of the journal by column. */
export const contentFieldJournalLabels: Record<string, string> = Object.fromEntries(
  Object.entries<ContentField>(contentFields).map(([name, { text, journalLabel }]) => [
    name,
    journalLabel ?? text.label,
  ]),
);
