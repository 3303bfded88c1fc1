import type { ImageSize } from './image-size';
import type { Made } from './picture/renditions';

/** What is stored of a chosen file: a picture in its sizes, without what it told of its making. */
export interface Content {
  file: Blob;
  size: ImageSize | null;
  /** Undefined for what is no picture, and for a picture whose sizes this browser cannot make. */
  made?: Made | undefined;
}

/** Bytes of a file and its sizes together. */
export const bytesOf = ({ file, made }: Content): number =>
  (made?.renditions ?? []).reduce((sum, rendition) => sum + rendition.file.size, file.size);

/** What the columns of a row say of its picture. */
export const pictureColumns = ({ file, size, made }: Content) => ({
  file_size: file.size,
  width: size?.width ?? null,
  height: size?.height ?? null,
  color: made?.color ?? null,
  renditions: made ? made.renditions.map(({ name, width, height }) => ({ name, width, height })) : null,
});
