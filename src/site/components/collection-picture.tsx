import { focalPointStyle } from '@/shared/lib/stored-picture';
import type { CollectionFile } from '@/site/data/collections';
import { CoverImage } from './cover-image';

interface CollectionPictureProps {
  file: CollectionFile;
  /** Said in the place of what the library says of it, where that says nothing. */
  alt: string;
  sizes: string;
  className: string;
}

/** A picture of the library that a collection names: of the site itself where the build made it, of the library meanwhile. */
export function CollectionPicture({ file, alt, sizes, className }: CollectionPictureProps) {
  const said = file.alt_text || alt;
  const frame = focalPointStyle(file);
  const cover = file.picture ? { picture: file.picture, alt: said, frame } : { stored: file, alt: said };
  return <CoverImage cover={cover} described sizes={sizes} className={className} />;
}
