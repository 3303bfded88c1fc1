import type { ImageSize } from './picture/bytes';
import type { RenditionSet } from './picture/renditions';

/** File to store, without place and date; a picture also has renditions. */
export interface PreparedFile {
  file: Blob;
  size: ImageSize | null;
  /** Undefined for files that are no pictures, and when this browser cannot generate renditions. */
  renditionSet?: RenditionSet | undefined;
}

/** Returns the picture columns of the row. */
export const toPictureColumns = ({ file, size, renditionSet }: PreparedFile) => ({
  file_size: file.size,
  width: size?.width ?? null,
  height: size?.height ?? null,
  color: renditionSet?.color ?? null,
  renditions: renditionSet
    ? renditionSet.renditions.map(({ name, width, height }) => ({ name, width, height }))
    : null,
});
