/** In pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** Width and height of an image as it is shown, turned the way the camera says. Rejects for one that does not display. */
export async function imageSize(file: Blob): Promise<ImageSize> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}
