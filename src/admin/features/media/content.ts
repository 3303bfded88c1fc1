import type { ImageSize } from './image-size';
import type { Made } from './picture/renditions';

/** File to store: a picture without metadata, with its renditions. */
export interface Content {
  file: Blob;
  size: ImageSize | null;
  /** Undefined for other files, and when this browser cannot generate renditions. */
  made?: Made | undefined;
}

/** Returns the bytes of a file and its renditions. */
export const bytesOf = ({ file, made }: Content): number =>
  (made?.renditions ?? []).reduce((sum, rendition) => sum + rendition.file.size, file.size);

/** Returns the picture columns of the row. */
export const pictureColumns = ({ file, size, made }: Content) => ({
  file_size: file.size,
  width: size?.width ?? null,
  height: size?.height ?? null,
  color: made?.color ?? null,
  renditions: made ? made.renditions.map(({ name, width, height }) => ({ name, width, height })) : null,
});
