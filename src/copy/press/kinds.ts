/** What a text of staff is, said where it is filed under nothing. */
export const pressKinds = { article: 'Article', news: 'Actualité', page: 'Page' } as const;
