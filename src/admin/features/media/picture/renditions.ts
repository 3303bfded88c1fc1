import type { ImageSize } from './bytes';

/** Generated rendition. Its name is appended to the file name (see `private.media_items`). */
interface GeneratedRendition extends ImageSize {
  name: string;
  file: Blob;
}

/** Renditions and average colour of a picture. */
export interface RenditionSet {
  color: string | null;
  renditions: GeneratedRendition[];
}

/** Widths for a thumbnail, a phone of 390 pixels at double density, a tablet and a desktop. */
const WIDTHS = [320, 800, 1280, 1920];

/** Maximum side of WebP and canvases, in pixels. Browsers cut larger pictures. */
const MAX_SIDE = 16_383;

/** Twice the column of a newsletter. This rendition is no WebP, because mail programs do not show it. */
const MAIL_WIDTH = 1008;

/** Target size of the phone rendition, whose quality all renditions share. */
const PHONE_TARGET = { width: 800, bytes: 110_000 };

/** Qualities to try, from visually lossless to acceptable. */
const QUALITIES = [0.78, 0.62, 0.46, 0.3] as const;

type RenditionType = 'image/webp' | 'image/jpeg' | 'image/png';
const extensions = { 'image/webp': 'webp', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

function drawToCanvas(source: CanvasImageSource, { width, height }: ImageSize): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

/** Halves the size repeatedly: some browsers sample only four pixels, and would skip the others. */
function downscale(source: ImageBitmap | OffscreenCanvas, size: ImageSize): OffscreenCanvas {
  let [image, width, height] = [source, source.width, source.height];
  while (width > 2 * size.width) {
    [width, height] = [Math.ceil(width / 2), Math.ceil(height / 2)];
    image = drawToCanvas(image, { width, height });
  }
  return drawToCanvas(image, size);
}

/** Returns the average colour; null for a transparent picture. */
function computeAverageColor(canvas: OffscreenCanvas): string | null {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  const channelSums = [0, 0, 0];
  for (let offset = 0; offset < pixels.length; offset += 4) {
    if ((pixels[offset + 3] ?? 0) < 255) return null;
    for (const channel of [0, 1, 2])
      channelSums[channel] = (channelSums[channel] ?? 0) + (pixels[offset + channel] ?? 0);
  }
  const count = pixels.length / 4;
  const toHex = (channelSum: number) =>
    Math.round(channelSum / count)
      .toString(16)
      .padStart(2, '0');
  return `#${channelSums.map(toHex).join('')}`;
}

/** Returns WebP if the browser can write it; else JPEG, or PNG for transparent pictures. */
async function pickType(sample: OffscreenCanvas, isOpaque: boolean): Promise<RenditionType> {
  // Browsers write PNG instead of an unsupported type.
  const { type } = await sample.convertToBlob({ type: 'image/webp' });
  if (type === 'image/webp') return type;
  return isOpaque ? 'image/jpeg' : 'image/png';
}

/** Returns the width of each rendition, smallest first, with sides that every format holds. */
export function getRenditionWidths({ width, height }: ImageSize): number[] {
  const maxWidth = Math.max(1, Math.min(width, Math.floor((MAX_SIDE * width) / height)));
  return [...new Set(WIDTHS.map((targetWidth) => Math.min(targetWidth, maxWidth)))];
}

/**
 * Returns the best quality at which a picture has at most this many bytes; else the lowest. `measureBytes`
 * returns the size at one quality. `qualities` are sorted from the best to the lowest.
 */
export async function findFittingQuality(
  qualities: readonly [number, ...number[]],
  maxBytes: number,
  measureBytes: (quality: number) => Promise<number>,
): Promise<number> {
  let [quality, ...lowerQualities] = qualities;
  for (const lowerQuality of lowerQualities) {
    if ((await measureBytes(quality)) <= maxBytes) break;
    quality = lowerQuality;
  }
  return quality;
}

/** Creates the renditions of a decoded picture, smallest first, the one for mails last; computes its colour. */
export async function createRenditionSet(bitmap: ImageBitmap): Promise<RenditionSet> {
  const size = { width: bitmap.width, height: bitmap.height };
  const scaleHeight = (width: number) => Math.max(1, Math.round((size.height * width) / size.width));
  const version = crypto.randomUUID().slice(0, 8);
  const widths = getRenditionWidths(size);
  const canvases: OffscreenCanvas[] = [];
  // Each canvas is drawn from the next larger one.
  for (const width of widths.toReversed())
    canvases.unshift(downscale(canvases[0] ?? bitmap, { width, height: scaleHeight(width) }));
  const [thumbnail] = canvases;
  if (!thumbnail) throw new Error('no size at all');
  const color = computeAverageColor(thumbnail);
  const type = await pickType(thumbnail, color !== null);
  const phoneCanvas = canvases.findLast(({ width }) => width <= PHONE_TARGET.width) ?? thumbnail;
  // The quality has no effect on PNG.
  const quality = await findFittingQuality(
    type === 'image/png' ? [1] : QUALITIES,
    PHONE_TARGET.bytes,
    async (testedQuality) => (await phoneCanvas.convertToBlob({ type, quality: testedQuality })).size,
  );
  const renditions: GeneratedRendition[] = [];
  async function addRendition(canvas: OffscreenCanvas, format: RenditionType) {
    const { width, height } = canvas;
    const file = await canvas.convertToBlob({ type: format, quality });
    renditions.push({ name: `${version}-${width}.${extensions[format]}`, width, height, file });
  }
  for (const canvas of canvases) await addRendition(canvas, type);
  if (type === 'image/webp') {
    const sourceCanvas = canvases.find(({ width }) => width >= MAIL_WIDTH) ?? canvases.at(-1) ?? thumbnail;
    const width = Math.min(MAIL_WIDTH, sourceCanvas.width);
    const mailCanvas = drawToCanvas(sourceCanvas, { width, height: scaleHeight(width) });
    await addRendition(mailCanvas, color === null ? 'image/png' : 'image/jpeg');
  }
  return { color, renditions };
}
