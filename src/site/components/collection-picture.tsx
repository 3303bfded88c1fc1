import { getFocalPointStyle } from '@/shared/lib/stored-picture';
import type { CollectionFile } from '@/site/data/collections';
import { CoverImage } from './cover-image';

interface CollectionPictureProps {
  file: CollectionFile;
  /** Alternative text when the library has none. */
  alt: string;
  /** True where the words beside it say what it shows: it has no alternative text. */
  isDecorative?: boolean;
  sizes: string;
  className: string;
}

/** Library picture of a collection: the build's copy where there is one, else from the library. */
export function CollectionPicture({
  file,
  alt,
  isDecorative = false,
  sizes,
  className,
}: CollectionPictureProps) {
  const alternativeText = file.alt_text || alt;
  const cropStyle = getFocalPointStyle(file);
  const cover = file.picture
    ? { picture: file.picture, alt: alternativeText, cropStyle }
    : { stored: file, alt: alternativeText };
  return <CoverImage cover={cover} hasAlt={!isDecorative} sizes={sizes} className={className} />;
}
