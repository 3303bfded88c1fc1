/** Labels around the body of an article: table of contents, source and related articles. */
export const articleBodyLabels = {
  summary: 'Dans cet article',
  source: 'Source :',
  relatedEyebrow: 'À lire aussi',
  relatedTitle: 'La suite de l’actualité',
} as const;
