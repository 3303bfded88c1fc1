/** Messages about a text that the site cannot show, by reason (`UnreadableMarkdownReason`). */
export const unreadableMarkdownMessages = {
  nesting: 'Trop de listes ou de citations sont les unes dans les autres\u00a0: 20 niveaux au plus.',
  table: 'Un tableau est trop grand\u00a0: 50 colonnes et 20\u00a0000 cases au plus.',
  lines: 'Le texte a trop de lignes\u00a0: 5\u00a0000 au plus.',
  marks:
    'Trop de signes de mise en forme se suivent (* _ [ < `)\u00a0: retirez-en, ou séparez-les par des lignes vides.',
  references: 'Un lien par référence est répété trop souvent\u00a0: écrivez son adresse dans chaque lien.',
  parser: 'La mise en forme du texte ne peut pas être lue\u00a0: simplifiez-la.',
} as const;
