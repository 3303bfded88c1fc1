/** Labels of the kinds of texts, for texts without a category. */
export const pressTextTypeLabels = { article: 'Article', news: 'Actualité', page: 'Page' } as const;
