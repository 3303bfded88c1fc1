import { pictureProps } from '@/shared/lib/picture-props';
import { Picture } from '@/site/components/picture';
import type { Cover } from '@/site/data/article';

interface CoverImageProps {
  cover: Cover;
  sizes: string;
  className: string;
  /** Opens a page: fetched first. */
  priority?: boolean;
  /** What staff wrote of it is told. */
  described?: boolean;
}

/** The picture of a story. Beside its title it says nothing more; where it opens a page, what staff wrote of it is told. */
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
