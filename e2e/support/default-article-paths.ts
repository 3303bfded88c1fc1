import { readDefaultArticles } from '../../build/read-articles.ts';

/** Addresses of the articles that come with the code, newest first. tests/press-copy.test.ts names them. */
export const DEFAULT_ARTICLE_PATHS = readDefaultArticles()
  .sort((one, other) => other.first_published_at.localeCompare(one.first_published_at))
  .map(({ slug }) => `/presse/${slug}`);
