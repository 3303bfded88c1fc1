import { getPictureProps } from '@/shared/lib/picture-props';
import { getFocalPointStyle, type StoredPicture } from '@/shared/lib/stored-picture';
import { Picture, type PictureSource } from '@/site/components/picture';
import type { CollectionMediaFile } from '@/site/data/collections';

interface CoverImageProps {
  /** Picture that the build made: its copy of `cover`, or an artwork. */
  picture: PictureSource | undefined;
  /** Picture of the media library; null without one. */
  cover: StoredPicture | null;
  /** Empty by default, for a picture whose content the text beside it already says. */
  alt?: string;
  sizes: string;
  className: string;
  /** True at the top of a page, where the browser must fetch it first. */
  priority?: boolean;
}

/** Picture of an article or a collection: the one that the build made, else the one of the library. */
export function CoverImage({
  picture,
  cover,
  alt = '',
  sizes,
  className,
  priority = false,
}: CoverImageProps) {
  if (picture) {
    return (
      <Picture
        source={picture}
        alt={alt}
        sizes={sizes}
        priority={priority}
        className={className}
        style={cover ? getFocalPointStyle(cover) : undefined}
      />
    );
  }
  return cover ? (
    <img
      alt={alt}
      className={className}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      {...getPictureProps(cover, sizes)}
    />
  ) : null;
}

interface CollectionPictureProps extends Omit<CoverImageProps, 'picture' | 'cover'> {
  file: CollectionMediaFile;
}

/**
 * Library picture of a collection: the copy of the build, else the file of the library. `alt` replaces a missing
 * alternative text of the library. Without `alt`, screen readers skip the picture.
 */
export function CollectionPicture({ file, alt, ...imageProps }: CollectionPictureProps) {
  return (
    <CoverImage
      {...imageProps}
      picture={file.picture}
      cover={file}
      alt={alt === undefined ? '' : file.alt_text || alt}
    />
  );
}
