/** Returns the public path of a text that staff wrote, like `private.content_path` in the database. */
export const getContentPath = (text: { slug: string; content_type: 'article' | 'page' | 'news' }): string =>
  `${text.content_type === 'page' ? '/pages' : '/presse'}/${text.slug}`;

/** Returns true for a path at which staff may publish a text. */
export const isContentPath = (path: string): boolean => /^\/(?:presse|pages)\/./.test(path);
