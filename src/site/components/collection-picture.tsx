import type { CollectionMediaFile } from '@/site/data/collections';
import { CoverImage } from './cover-image';

interface CollectionPictureProps {
  file: CollectionMediaFile;
  /** Alternative text when the library has none. Absent where the words beside the picture are enough. */
  alt?: string;
  sizes: string;
  className: string;
  /** True at the top of a page, where the browser must fetch it first. */
  priority?: boolean;
}

/** Library picture of a collection: the build's copy where there is one, else from the library. */
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
