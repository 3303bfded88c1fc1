import { pictureProps } from '@/shared/lib/picture-props';
import { Picture } from '@/site/components/picture';
import type { Cover } from '@/site/data/article';

interface CoverImageProps {
  cover: Cover;
  sizes: string;
  className: string;
  /** True at the top of a page, where the browser must fetch it first. */
  priority?: boolean;
  /** Alternative text of staff. */
  described?: boolean;
}

/**
 * Picture of an article. Beside a title it has no alternative text; at the top of a page it has the one of
 * staff.
 */
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
