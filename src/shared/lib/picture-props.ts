import type { CSSProperties } from 'react';
import { getLibraryFileUrl } from './library-file-url';
import {
  getFocalPointStyle,
  type Rendition,
  type StoredPicture,
  selectPageRenditions,
} from './stored-picture';

/** Attributes of an `<img>`. */
interface ImageProps {
  sizes?: string;
  srcSet?: string;
  src: string;
  width?: number;
  height?: number;
  style?: CSSProperties;
}

/**
 * Returns the attributes of a library picture at the width of `sizes`. The browser chooses the rendition,
 * reserves its space and shows its colour until it has loaded. A picture without renditions shows its file.
 */
export function getPictureProps(picture: StoredPicture, sizes: string): ImageProps {
  const { width, height, color } = picture;
  const fileUrl = getLibraryFileUrl(picture.file_path);
  const renditions = selectPageRenditions(picture.renditions);
  const largest = renditions.at(-1);
  const size = largest ?? { width, height };
  const style = { ...getFocalPointStyle(picture), ...(color && { backgroundColor: color }) };
  const toRenditionUrl = ({ name }: Rendition) => `${fileUrl}.${name}`;
  return {
    ...(largest && {
      sizes,
      srcSet: renditions.map((one) => `${toRenditionUrl(one)} ${one.width}w`).join(', '),
    }),
    src: largest ? toRenditionUrl(largest) : fileUrl,
    ...(size.width && size.height && { width: size.width, height: size.height }),
    ...(Object.keys(style).length > 0 && { style }),
  };
}
