import { shortenText } from '@/shared/lib/shorten-text';
import type { PictureSource } from '@/site/components/picture';
import type { ArticleSummary } from './article';

/** Maximum number of characters of an excerpt on a card. */
const MAX_EXCERPT_LENGTH = 220;

/**
 * Returns the fields of a text that its card shows. `pictures` are those that the build made, by their path in the
 * media library.
 */
export function toArticleSummary(
  text: ArticleSummary,
  pictures: Readonly<Record<string, PictureSource>>,
): ArticleSummary {
  const { cover } = text;
  const picture = cover ? pictures[cover.file_path] : undefined;
  return {
    slug: text.slug,
    title: text.title,
    content_type: text.content_type,
    first_published_at: text.first_published_at,
    minutes: text.minutes,
    pinned: text.pinned,
    category: text.category,
    tags: text.tags,
    // With a picture of the build, a card needs only the path and the focal point of the cover.
    cover:
      cover && picture
        ? { file_path: cover.file_path, focal_x: cover.focal_x ?? null, focal_y: cover.focal_y ?? null }
        : cover,
    excerpt: shortenText(text.excerpt, MAX_EXCERPT_LENGTH),
    picture,
    artwork: text.artwork,
    isFeatured: text.isFeatured,
  };
}
