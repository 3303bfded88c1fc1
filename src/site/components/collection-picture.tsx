import { getFocalPointStyle } from '@/shared/lib/stored-picture';
import type { CollectionFile } from '@/site/data/collections';
import { CoverImage } from './cover-image';

interface CollectionPictureProps {
  file: CollectionFile;
  /** Alternative text when the library has none. Absent where the words beside the picture are enough. */
  alt?: string;
  sizes: string;
  className: string;
  /** True at the top of a page, where the browser must fetch it first. */
  priority?: boolean;
}

/** Library picture of a collection: the build's copy where there is one, else from the library. */
export function CollectionPicture({ file, alt, ...image }: CollectionPictureProps) {
  const alternativeText = file.alt_text || alt || '';
  const cropStyle = getFocalPointStyle(file);
  const cover = file.picture
    ? { picture: file.picture, alt: alternativeText, cropStyle }
    : { stored: file, alt: alternativeText };
  return <CoverImage {...image} cover={cover} hasAlt={alt !== undefined} />;
}
