import { shortenText } from '@/shared/lib/shorten-text';
import type { PictureSource } from '@/site/components/picture';
import type { ArticleSummary } from './article';

/** Maximum number of characters of an excerpt on a card. */
const EXCERPT_LENGTH = 220;

/**
 * Returns the fields of a text that its card shows. `pictures` are those that the build made, by their address in the
 * media library.
 */
export function toArticleSummary(
  text: ArticleSummary,
  pictures: Readonly<Record<string, PictureSource>>,
): ArticleSummary {
  const { slug, title, content_type, first_published_at, minutes, pinned, category, tags } = text;
  const { cover, artwork, isFeatured } = text;
  const picture = cover && pictures[cover.file_path];
  return {
    ...{ slug, title, content_type, first_published_at, minutes, pinned, category, tags, cover },
    excerpt: shortenText(text.excerpt, EXCERPT_LENGTH),
    // Of the cover, the site's copy needs the focal point only.
    ...(picture && {
      picture,
      cover: { file_path: cover.file_path, focal_x: cover.focal_x ?? null, focal_y: cover.focal_y ?? null },
    }),
    ...(artwork && { artwork }),
    ...(isFeatured && { isFeatured }),
  };
}
