const JPEG_QUALITY = 0.92;

/**
 * Converts a picture that the media library does not accept: BMP and ICO to PNG, others (HEIC, TIFF) to JPEG.
 * Returns null when this browser cannot decode it: only Safari decodes HEIC.
 */
export async function convertToJpegOrPng(file: File): Promise<File | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return null;
  try {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const isPng = /\.(bmp|ico)$/i.test(file.name);
    const type = isPng ? 'image/png' : 'image/jpeg';
    const convertedBlob = await canvas.convertToBlob({ type, quality: JPEG_QUALITY });
    const name = file.name.replace(/\.[a-z0-9]+$/i, '');
    return new File([convertedBlob], `${name}.${isPng ? 'png' : 'jpg'}`, { type });
  } catch {
    return null;
  } finally {
    bitmap.close();
  }
}
