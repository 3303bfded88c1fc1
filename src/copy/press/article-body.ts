/** Labels of the deferred part of an article page. */
export const articleBodyLabels = {
  summary: 'Dans cet article',
  source: 'Source :',
  relatedEyebrow: 'À lire aussi',
  relatedTitle: 'La suite de l’actualité',
} as const;
