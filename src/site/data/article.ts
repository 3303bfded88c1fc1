import type { CSSProperties } from 'react';
import type { NewsArtwork } from '@/copy/press/artworks';
import type { LinkItem } from '@/copy/types';
import type { ArticleNode } from '@/shared/article/parsed-article';
import type { StoredPicture } from '@/shared/lib/stored-picture';
import type { NewsArticle } from '@/site/api/published-texts';
import type { PictureSource } from '@/site/components/picture';

/** A picture of an article: built by the site, or as the media library stores it. `alt` is empty for decoration. */
export type Cover = {
  alt: string;
  /** Part of the picture that frames of another shape keep. */
  frame?: CSSProperties | undefined;
  legend?: string;
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
  /** ISO moment: the newest come first. */
  publishedAt: string;
  minutes: number;
  category: ArticleCategory | null;
  /** Word for its type, shown when it has no category. */
  kind: string;
  tags: readonly { slug: string; name: string }[];
  excerpt: string;
  cover: Cover;
  /** The artwork that stands for a missing picture. */
  artwork?: NewsArtwork;
  /** Shown large when it opens a list. */
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

/** An article as its page shows it. `row` is the database's answer, by which a newer one is recognised. */
export interface Article {
  row: NewsArticle;
  summary: ArticleSummary;
  head: ArticleHead;
  /** Picture that opens the page. */
  cover: Cover;
  body: ArticleNode[];
  /** Headings by their id. */
  contents: { id: string; title: string }[];
  /** Null for a page that is not an article. */
  callToAction: CallToAction | null;
}

/** What stands in a row for what an article does not have. */
export const emptyArticle: NewsArticle = {
  id: '',
  slug: '',
  title: '',
  excerpt: '',
  content: '',
  content_type: 'article',
  minutes: 1,
  pinned: false,
  first_published_at: '',
  category: null,
  tags: [],
  cover: null,
  share: null,
  pictures: [],
  seo_title: '',
  seo_description: '',
  byline: '',
};

/** Returns true for a delivered article, which stands while the database does not know its slug. */
export const isFromFile = ({ id, slug }: Pick<NewsArticle, 'id' | 'slug'>): boolean => id === slug;

/** Fields of the front matter of a delivered article that the database has no column for. */
export interface ArticleExtras {
  artwork: NewsArtwork;
  isFeatured?: boolean;
  callToAction: CallToAction;
}

/** Articles that a list shows first, and adds at a press. */
export const LIST_STEP = 12;

/** Articles that follow one, with itself. */
export const RELATED_COUNT = 4;

/** Which articles a list shows: all, those of a category and below it, or those with a tag. */
export interface ArticleFilter {
  category?: string;
  tag?: string;
}

/** Returns true when a filter shows an article. */
export function matchesFilter({ category, tags }: ArticleSummary, filter: ArticleFilter): boolean {
  if (filter.tag) return tags.some(({ slug }) => slug === filter.tag);
  return !filter.category || category?.slug === filter.category || category?.parent === filter.category;
}

/** Compares two articles for a list, newest first. */
export const compareByDate = (
  one: Pick<ArticleSummary, 'publishedAt'>,
  other: Pick<ArticleSummary, 'publishedAt'>,
): number => Date.parse(other.publishedAt) - Date.parse(one.publishedAt);
