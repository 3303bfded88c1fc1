import { pictureProps } from '@/shared/lib/picture-props';
import { Picture } from '@/site/components/picture';
import type { Cover } from '@/site/data/article';

interface CoverImageProps {
  cover: Cover;
  sizes: string;
  className: string;
  /** Opens a page: fetched first. */
  priority?: boolean;
  /** Screen readers hear what staff wrote about the picture. */
  described?: boolean;
}

/** The picture of an article. Beside a title it has no alternative text; where it opens a page, it has the one of staff. */
export function CoverImage({
  cover,
  sizes,
  className,
  priority = false,
  described = priority,
}: CoverImageProps) {
  const alt = described ? cover.alt : '';
  if ('picture' in cover) {
    return (
      <Picture
        source={cover.picture}
        alt={alt}
        sizes={sizes}
        priority={priority}
        className={className}
        style={cover.frame}
      />
    );
  }
  return (
    <img
      alt={alt}
      className={className}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      {...pictureProps(cover.stored, sizes)}
    />
  );
}
