import { getPictureProps } from '@/shared/lib/picture-props';
import { Picture } from '@/site/components/picture';
import type { ArticleCover } from '@/site/data/article';

interface CoverImageProps {
  cover: ArticleCover;
  sizes: string;
  className: string;
  /** True at the top of a page, where the browser must fetch it first. */
  priority?: boolean;
  /** True when the picture needs its alternative text. */
  hasAlt?: boolean;
}

/**
 * Picture of an article. Beside a title it needs no alternative text. At the top of a page it has the text
 * that staff wrote.
 */
export function CoverImage({
  cover,
  sizes,
  className,
  priority = false,
  hasAlt = priority,
}: CoverImageProps) {
  const alt = hasAlt ? cover.alt : '';
  if ('picture' in cover) {
    return (
      <Picture
        source={cover.picture}
        alt={alt}
        sizes={sizes}
        priority={priority}
        className={className}
        style={cover.cropStyle}
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
      {...getPictureProps(cover.stored, sizes)}
    />
  );
}
