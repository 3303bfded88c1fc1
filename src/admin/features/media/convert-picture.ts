const JPEG_QUALITY = 0.92;

/**
 * Converts a picture that the library does not keep (HEIC, BMP, TIFF) to JPEG, or to PNG where it may be transparent.
 * Null when this browser cannot show it: Safari reads HEIC, others do not.
 */
export async function convertPicture(file: File): Promise<File | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return null;
  try {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const isLossless = /\.(bmp|ico)$/i.test(file.name);
    const type = isLossless ? 'image/png' : 'image/jpeg';
    const converted = await canvas.convertToBlob({ type, quality: JPEG_QUALITY });
    const name = file.name.replace(/\.[a-z0-9]+$/i, '');
    return new File([converted], `${name}.${isLossless ? 'png' : 'jpg'}`, { type });
  } catch {
    return null;
  } finally {
    bitmap.close();
  }
}
