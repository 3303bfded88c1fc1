/** Where the site shows a text of staff: as `private.content_path` in the database. */
export const contentPath = (text: { slug: string; content_type: 'article' | 'page' | 'news' }): string =>
  `${text.content_type === 'page' ? '/pages' : '/presse'}/${text.slug}`;
