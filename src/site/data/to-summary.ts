import { pressKinds } from '@/copy/press/kinds';
import { contentPath } from '@/shared/lib/content-path';
import { focalPointStyle, formatCaption } from '@/shared/lib/stored-picture';
import type { NewsItem } from '@/site/api/published-texts';
import type { PictureSource } from '@/site/components/picture';
import type { ArticleExtras, ArticleSummary, Cover } from './article';

/** Data of articles that their rows do not contain. */
export interface SummaryContext {
  /** Pictures that the build made, by their address in the media library. */
  pictures: Readonly<Record<string, PictureSource>>;
  /** By slug. */
  extras: Readonly<Record<string, Pick<ArticleExtras, 'artwork' | 'isFeatured'>>>;
}

/** A summary whose article may have no picture yet. */
export type PartialSummary = Omit<ArticleSummary, 'cover'> & { cover: Cover | null };

/** Maximum number of characters of an excerpt on a card. */
const EXCERPT_LENGTH = 220;

function shortenExcerpt(excerpt: string): string {
  if (excerpt.length <= EXCERPT_LENGTH) return excerpt;
  return `${excerpt.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$/, '')}…`;
}

function toCover({ cover }: NewsItem, pictures: SummaryContext['pictures']): Cover | null {
  if (!cover) return null;
  const { file_path: path } = cover;
  const coverFields = {
    alt: cover.alt_text ?? '',
    caption: formatCaption(cover),
    cropStyle: focalPointStyle(cover),
    path,
  };
  const picture = pictures[path];
  return picture ? { ...coverFields, picture } : { ...coverFields, stored: cover };
}

/** Returns the summary of a row of the database, without an artwork. */
export function toSummary(row: NewsItem, { pictures, extras }: SummaryContext): PartialSummary {
  const { category } = row;
  const { artwork, isFeatured = false } = extras[row.slug] ?? {};
  return {
    href: contentPath(row),
    title: row.title,
    publishedAt: row.first_published_at,
    minutes: row.minutes,
    category: category && { slug: category.slug, label: category.name, parent: category.parent },
    kind: pressKinds[row.content_type],
    tags: row.tags,
    excerpt: shortenExcerpt(row.excerpt),
    cover: toCover(row, pictures),
    ...(artwork && { artwork }),
    isFeatured: row.pinned || isFeatured,
  };
}
