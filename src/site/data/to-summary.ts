import { pressTextTypeLabels } from '@/copy/press/text-types';
import { getContentPath } from '@/shared/lib/content-path';
import { formatCaption, getFocalPointStyle } from '@/shared/lib/stored-picture';
import type { NewsItem } from '@/site/api/published-texts';
import type { PictureSource } from '@/site/components/picture';
import type { ArticleCover, ArticleExtras, ArticleSummary } from './article';

/** Data of articles that their rows do not contain. */
export interface SummaryContext {
  /** Pictures that the build made, by their address in the media library. */
  pictures: Readonly<Record<string, PictureSource>>;
  /** By slug. */
  extras: Readonly<Record<string, Pick<ArticleExtras, 'artwork' | 'isFeatured'>>>;
}

/** A summary whose article may have no picture yet. */
export type PartialArticleSummary = Omit<ArticleSummary, 'cover'> & { cover: ArticleCover | null };

/** Maximum number of characters of an excerpt on a card. */
const EXCERPT_LENGTH = 220;

function shortenExcerpt(excerpt: string): string {
  if (excerpt.length <= EXCERPT_LENGTH) return excerpt;
  return `${excerpt.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$/, '')}…`;
}

function toCover({ cover }: NewsItem, pictures: SummaryContext['pictures']): ArticleCover | null {
  if (!cover) return null;
  const { file_path: path } = cover;
  const coverFields = {
    alt: cover.alt_text ?? '',
    caption: formatCaption(cover),
    cropStyle: getFocalPointStyle(cover),
    path,
  };
  const picture = pictures[path];
  return picture ? { ...coverFields, picture } : { ...coverFields, stored: cover };
}

/** Returns the summary of a row of the database, without an artwork. */
export function toArticleSummary(row: NewsItem, { pictures, extras }: SummaryContext): PartialArticleSummary {
  const { category } = row;
  const { artwork, isFeatured = false } = extras[row.slug] ?? {};
  return {
    href: getContentPath(row),
    title: row.title,
    publishedAt: row.first_published_at,
    minutes: row.minutes,
    category: category && { slug: category.slug, label: category.name, parent: category.parent },
    kind: pressTextTypeLabels[row.content_type],
    tags: row.tags,
    excerpt: shortenExcerpt(row.excerpt),
    cover: toCover(row, pictures),
    ...(artwork && { artwork }),
    isFeatured: row.pinned || isFeatured,
  };
}
