import type { OmissionReason, OmittedKind } from '../omitted-record';

/** Texts about records that the last build left out, on the dashboard and in the editor. */
export const omittedRecordsText = {
  title: 'Absents du site',
  lead: 'La dernière mise à jour du site n’a pas pu les afficher\u00a0; tout le reste est en ligne.',
  /** « Et 12 autres. » */
  more: (count: number) => `Et ${count} ${count > 1 ? 'autres' : 'autre'}.`,
  /** In the editor of a text, before the reason. */
  text: 'Ce contenu est publié, mais absent du site\u00a0:',
  cover: 'Ce contenu est affiché sans son image\u00a0:',
  unnamed: 'Sans nom',
} as const;

export const omittedKindLabels: Record<OmittedKind, string> = {
  text: 'Contenu',
  collection: 'Information du site',
  programme: 'Émission',
  cover: 'Image d’un contenu',
  redirect: 'Redirection',
  settings: 'Paramètres',
};

export const omissionReasonLabels: Record<OmissionReason, string> = {
  malformed: 'une donnée n’a pas la forme attendue.',
  nesting: 'trop de listes ou de citations les unes dans les autres (20 au plus).',
  table: 'un tableau a trop de colonnes (50 au plus) ou trop de cases (20\u00a0000 au plus).',
  lines: 'le texte a trop de lignes (5\u00a0000 au plus).',
  marks: 'le texte a trop de signes de mise en forme.',
  references: 'une adresse longue y est répétée trop souvent.',
  parser: 'sa mise en forme ne peut pas être lue.',
  render: 'son affichage échoue.',
  timeout: 'son affichage prend trop de temps.',
  'address-taken': 'une autre page a cette adresse.',
  'redirect-loop': 'cette adresse ramène à elle-même.',
  'file-missing': 'le fichier n’a pas pu être lu.',
  'file-too-large': 'l’image est trop lourde (20\u00a0Mo ou 60\u00a0millions de pixels au plus).',
  'file-type': 'le fichier n’est pas une image, ou il est endommagé.',
};
