import type { ArticleArtworkKey } from '@/copy/press/artworks';
import type { LinkItem } from '@/copy/types';
import type { getPageTitleAndDescription } from '@/shared/article/head';
import type { ParsedArticle } from '@/shared/article/parsed-article';
import type { CaptionedPictureData } from '@/shared/lib/stored-picture';
import type { PictureSource } from '@/site/components/picture';
import type { Database } from '@/types/database';
// Node imports this file for the build, without the alias.
import { applyFrenchTypography } from '../../shared/lib/french-typography.ts';

type ContentRow = Database['public']['Tables']['content']['Row'];

/** A category or a tag of a text; URLs hold its slug. */
export interface TaxonomyTerm {
  slug: string;
  name: string;
}

/** A text as a card shows it. The list queries return the fields up to `cover`, and the id. */
export interface ArticleSummary
  extends Pick<ContentRow, 'slug' | 'title' | 'excerpt' | 'content_type' | 'minutes' | 'pinned'> {
  /** First publication date, by the clock of Paris. Corrections do not change it. */
  first_published_at: string;
  /** `parent` is the slug of the parent category. */
  category: (TaxonomyTerm & { parent: string | null }) | null;
  tags: TaxonomyTerm[];
  cover: CaptionedPictureData | null;
  /** Copy of the cover that the build made, or the picture of `artwork`. */
  picture?: PictureSource;
  /** Artwork in place of a missing cover. A default article names its own. */
  artwork?: ArticleArtworkKey;
  /** True for a default article that is shown large when it is the first of a list. */
  isFeatured?: boolean;
}

/** A text as the database returns it for its page. */
export interface ArticleRow
  extends ArticleSummary,
    Pick<ContentRow, 'id' | 'content' | 'seo_title' | 'seo_description' | 'byline'> {
  /** Last change of its words; the first publication date where there is none. */
  modified_at: string;
  /** Pictures of the library in its Markdown. */
  pictures: CaptionedPictureData[];
  /** Image for link previews, in place of the cover. */
  share: CaptionedPictureData | null;
  /** Card at the end of an article. A default article has its own. */
  callToAction?: { title: string; text: string; link: LinkItem };
}

/** A text with its parsed Markdown, as its page shows it. */
export interface Article extends ArticleRow, ParsedArticle {
  head: ReturnType<typeof getPageTitleAndDescription>;
}

/** Summary with a default value in every field that the database returns. */
export const emptyArticleSummary: ArticleSummary = {
  slug: '',
  title: '',
  excerpt: '',
  content_type: 'article',
  first_published_at: '',
  minutes: 1,
  pinned: false,
  category: null,
  tags: [],
  cover: null,
};

/** Row with a default value in every field that the database returns. */
export const emptyArticleRow: ArticleRow = {
  ...emptyArticleSummary,
  id: '',
  content: '',
  modified_at: '',
  seo_title: '',
  seo_description: '',
  byline: '',
  share: null,
  pictures: [],
};

/** Applies French typography to the name of a category or tag. */
export const typesetTaxonomyTerm = <AnyTerm extends TaxonomyTerm>(term: AnyTerm): AnyTerm => ({
  ...term,
  name: applyFrenchTypography(term.name),
});

const typesetOptionalText = (text: string | null | undefined) => text && applyFrenchTypography(text);

const typesetPicture = (picture: CaptionedPictureData): CaptionedPictureData => ({
  ...picture,
  alt_text: typesetOptionalText(picture.alt_text),
  caption: typesetOptionalText(picture.caption),
  credit: typesetOptionalText(picture.credit),
});

/** Applies French typography to the fields of a card. */
export function typesetArticleSummary<Summary extends ArticleSummary>(summary: Summary): Summary {
  const { title, excerpt, category, tags, cover } = summary;
  return {
    ...summary,
    title: applyFrenchTypography(title),
    excerpt: applyFrenchTypography(excerpt),
    category: category && typesetTaxonomyTerm(category),
    tags: tags.map(typesetTaxonomyTerm),
    cover: cover && typesetPicture(cover),
  };
}

/** Applies French typography to a text. The renderer handles its Markdown. */
export function typesetArticleRow(article: ArticleRow): ArticleRow {
  const { seo_title, seo_description, byline, share } = article;
  return {
    ...typesetArticleSummary(article),
    seo_title: applyFrenchTypography(seo_title),
    seo_description: applyFrenchTypography(seo_description),
    byline: applyFrenchTypography(byline),
    share: share && typesetPicture(share),
  };
}

/** Returns true for an article from a file: its id is its slug. Visitors see it until the database knows the slug. */
export const isUnimportedArticle = ({ id, slug }: ArticleRow): boolean => id === slug;

/** Number of articles that a list adds with each click: three rows. */
export const ARTICLE_PAGE_SIZE = 9;

/** Number of articles that a list shows first: the large first one, and three rows. */
export const FIRST_ARTICLE_COUNT = ARTICLE_PAGE_SIZE + 1;

/** Number of articles that a page reads of its category, and of all: three to show, and the article itself. */
export const MAX_RELATED_CANDIDATES = 4;
