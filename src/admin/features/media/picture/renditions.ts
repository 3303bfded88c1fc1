import type { Rendition } from '@/shared/lib/stored-picture';
import type { ImageSize } from './bytes';

/** Rendition with its bytes. Its name is appended to the file name (see `private.media_items`). */
export interface GeneratedRendition extends Rendition {
  file: Blob;
}

/** Widths for a thumbnail, a phone of 390 pixels at double density, a tablet and a desktop. */
const WIDTHS = [320, 800, 1280, 1920];

/** Maximum side of WebP and canvases, in pixels. Browsers cut larger pictures. */
const MAX_SIDE = 16_383;

/** Twice the column of a newsletter. This rendition is no WebP, because mail programs do not show WebP. */
const MAIL_WIDTH = 1008;

/** Target size of the phone rendition, whose quality all renditions share. */
const PHONE_TARGET = { width: 800, bytes: 110_000 };

/** Qualities to try, starting with a visually lossless one. */
const QUALITIES = [0.78, 0.62, 0.46];

/** Quality of a picture that is too large at each of `QUALITIES`. */
const LOWEST_QUALITY = 0.3;

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

/** Returns true when the browser writes WebP. Browsers write PNG instead of an unsupported type. */
async function writesWebp(sample: OffscreenCanvas): Promise<boolean> {
  const { type } = await sample.convertToBlob({ type: 'image/webp' });
  return type === 'image/webp';
}

/** Returns the width of each rendition, smallest first, with sides that WebP and canvases allow. */
export function getRenditionWidths({ width, height }: ImageSize): number[] {
  const maxWidth = Math.max(1, Math.min(width, Math.floor((MAX_SIDE * width) / height)));
  return [...new Set(WIDTHS.map((targetWidth) => Math.min(targetWidth, maxWidth)))];
}

/** Returns the size of a picture at another width. */
const scaleToWidth = (picture: ImageSize, width: number): ImageSize => ({
  width,
  height: Math.max(1, Math.round((picture.height * width) / picture.width)),
});

/** Returns the best quality at which the phone rendition is small enough, else the lowest. PNG has no quality. */
export async function chooseQuality(
  phoneCanvas: Pick<OffscreenCanvas, 'convertToBlob'>,
  type: RenditionType,
): Promise<number> {
  if (type === 'image/png') return 1;
  for (const quality of QUALITIES) {
    const { size } = await phoneCanvas.convertToBlob({ type, quality });
    if (size <= PHONE_TARGET.bytes) return quality;
  }
  return LOWEST_QUALITY;
}

/** Creates the renditions of a decoded picture, smallest first. After WebP ones, adds one for mails. Computes the colour of the picture. */
export async function createRenditions(bitmap: ImageBitmap) {
  const canvases: OffscreenCanvas[] = [];
  // Each canvas is drawn from the next larger one.
  for (const width of getRenditionWidths(bitmap).toReversed())
    canvases.unshift(downscale(canvases[0] ?? bitmap, scaleToWidth(bitmap, width)));
  const [thumbnail] = canvases;
  if (!thumbnail) throw new Error('no size at all');

  const color = computeAverageColor(thumbnail);
  const fallbackType = color === null ? 'image/png' : 'image/jpeg';
  const type = (await writesWebp(thumbnail)) ? 'image/webp' : fallbackType;
  const phoneCanvas = canvases.findLast(({ width }) => width <= PHONE_TARGET.width) ?? thumbnail;
  const quality = await chooseQuality(phoneCanvas, type);

  const outputs: { canvas: OffscreenCanvas; type: RenditionType }[] = canvases.map((canvas) => ({
    canvas,
    type,
  }));
  if (type === 'image/webp') {
    const source = canvases.find(({ width }) => width >= MAIL_WIDTH) ?? canvases.at(-1) ?? thumbnail;
    const mailSize = scaleToWidth(bitmap, Math.min(MAIL_WIDTH, source.width));
    outputs.push({ canvas: drawToCanvas(source, mailSize), type: fallbackType });
  }
  const setId = crypto.randomUUID().slice(0, 8);
  const renditions: GeneratedRendition[] = [];
  for (const output of outputs) {
    const { width, height } = output.canvas;
    const name = `${setId}-${width}.${extensions[output.type]}`;
    const file = await output.canvas.convertToBlob({ type: output.type, quality });
    renditions.push({ name, width, height, file });
  }
  return { color, renditions };
}
