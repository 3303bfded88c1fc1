import type { CSSProperties } from 'react';
import { getLibraryFileUrl } from './library-file-url';
import {
  excludeMailRendition,
  getFocalPointStyle,
  type Rendition,
  type StoredPicture,
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
  const fileUrl = getLibraryFileUrl(picture.file_path);
  const renditions = excludeMailRendition(picture.renditions);
  const largest = renditions.at(-1);
  const toRenditionUrl = ({ name }: Rendition) => `${fileUrl}.${name}`;
  const props: ImageProps = { src: fileUrl };
  if (largest) {
    props.sizes = sizes;
    props.srcSet = renditions.map((one) => `${toRenditionUrl(one)} ${one.width}w`).join(', ');
    props.src = toRenditionUrl(largest);
  }
  const { width, height } = largest ?? picture;
  if (width && height) Object.assign(props, { width, height });
  const style: CSSProperties = { ...getFocalPointStyle(picture) };
  if (picture.color) style.backgroundColor = picture.color;
  if (Object.keys(style).length > 0) props.style = style;
  return props;
}
