import type { CSSProperties } from 'react';
import type { NewsArtwork } from '@/copy/press/artworks';
import type { LinkItem } from '@/copy/types';
import type { ArticleNode } from '@/shared/article/parsed-article';
import type { StoredPicture } from '@/shared/lib/stored-picture';
import type { OnlineText } from '@/site/api/published-texts';
import type { PictureSource } from '@/site/components/picture';

/** Picture of an article, built by the site or stored in the media library. `alt` is empty for decoration. */
export type ArticleCover = {
  alt: string;
  /** CSS that keeps the focal point visible in other aspect ratios. */
  cropStyle?: CSSProperties | undefined;
  caption?: string;
  /** Address in the media library. */
  path?: string;
} & ({ picture: PictureSource } | { stored: StoredPicture });

/** The category of an article; `/presse?categorie=<slug>` lists it. */
interface ArticleCategory {
  slug: string;
  label: string;
  /** Slug of the category above it. */
  parent?: string | null;
}

/** An article as a card shows it. */
export interface ArticleSummary {
  href: string;
  title: string;
  /** ISO time; lists start with the newest. */
  publishedAt: string;
  minutes: number;
  category: ArticleCategory | null;
  /** Word for its type, shown when it has no category. */
  kind: string;
  tags: readonly { slug: string; name: string }[];
  excerpt: string;
  cover: ArticleCover;
  /** Artwork in place of a missing picture. */
  artwork?: NewsArtwork;
  /** True when it shows large at the start of a list. */
  isFeatured: boolean;
}

/** Title and description of an article for its head, previews, feed and search engines. */
export interface ArticleHead {
  title: string;
  description: string;
}

/** The card that closes an article. */
export interface CallToAction {
  title: string;
  text: string;
  link: LinkItem;
}

/** Article with the data of its page. `row` is the database's answer, to detect a newer one. */
export interface Article {
  row: OnlineText;
  summary: ArticleSummary;
  head: ArticleHead;
  /** Picture that opens the page. */
  cover: ArticleCover;
  body: ArticleNode[];
  /** Headings by their id. */
  headings: { id: string; title: string }[];
  /** Null for a page that is not an article. */
  callToAction: CallToAction | null;
}

/** Row with a default value in every field, for articles that lack some. */
export const emptyArticle: OnlineText = {
  id: '',
  slug: '',
  title: '',
  excerpt: '',
  content: '',
  content_type: 'article',
  minutes: 1,
  pinned: false,
  first_published_at: '',
  modified_at: '',
  category: null,
  tags: [],
  cover: null,
  share: null,
  pictures: [],
  seo_title: '',
  seo_description: '',
  byline: '',
};

/** Returns true for an article from a file, which shows while the database does not know its slug. */
export const isFileArticle = ({ id, slug }: Pick<OnlineText, 'id' | 'slug'>): boolean => id === slug;

/** Fields in the front matter of an article file for which the database has no column. */
export interface ArticleExtras {
  artwork: NewsArtwork;
  isFeatured?: boolean;
  callToAction: CallToAction;
}

/** Number of articles that a list adds with each click: three rows. */
export const ARTICLE_LIST_STEP_SIZE = 9;

/** Number of articles that a list shows first: the lead story, and three rows. */
export const FIRST_ARTICLE_COUNT = ARTICLE_LIST_STEP_SIZE + 1;

/** Number of articles to read, so that three related ones remain without the article itself. */
export const MAX_RELATED_CANDIDATES = 4;

/** Compares two articles for a list, newest first. */
export const compareArticlesByDate = (
  one: Pick<ArticleSummary, 'publishedAt'>,
  other: Pick<ArticleSummary, 'publishedAt'>,
): number => Date.parse(other.publishedAt) - Date.parse(one.publishedAt);
