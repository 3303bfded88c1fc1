import type { ImageSize } from '../image-size';

/** A size of a picture that was made: its name follows the file's (`private.shown_picture` hands it on), and its bytes. */
export interface MadeRendition extends ImageSize {
  name: string;
  file: Blob;
}

/** Sizes and colour of a picture. */
export interface Made {
  color: string | null;
  renditions: MadeRendition[];
}

/**
 * Widths that pages ask for: a thumbnail, a telephone of 390 pixels at twice the density, a tablet, a desk. With the bytes above
 * which one is packed harder.
 */
const WIDTHS = [
  { width: 320, room: 30_000 },
  { width: 800, room: 110_000 },
  { width: 1280, room: 220_000 },
  { width: 1920, room: 450_000 },
] as const;

/** From what looks like the original to what still looks well. */
const QUALITIES = [0.78, 0.62, 0.46];

type Type = 'image/webp' | 'image/jpeg' | 'image/png';
const endings = { 'image/webp': 'webp', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

function drawn(source: CanvasImageSource, { width, height }: ImageSize): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

/** By halves: an engine that looks at four points only would leave the others out. */
function shrunk(source: ImageBitmap | OffscreenCanvas, size: ImageSize): OffscreenCanvas {
  let [from, width, height] = [source, source.width, source.height];
  while (width > 2 * size.width) {
    [width, height] = [Math.ceil(width / 2), Math.ceil(height / 2)];
    from = drawn(from, { width, height });
  }
  return drawn(from, size);
}

/** The average colour; null when something behind the picture shows through. */
function averageOf(canvas: OffscreenCanvas): string | null {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  const sum = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 255) return null;
    for (const part of [0, 1, 2]) sum[part] = (sum[part] ?? 0) + (pixels[at + part] ?? 0);
  }
  const count = pixels.length / 4;
  return `#${sum
    .map((part) =>
      Math.round(part / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** WebP where the engine writes it; else JPEG, or PNG for what is not opaque. */
async function typeFor(sample: OffscreenCanvas, opaque: boolean): Promise<Type> {
  // an engine that cannot write what is asked for writes PNG
  const { type } = await sample.convertToBlob({ type: 'image/webp' });
  if (type === 'image/webp') return type;
  return opaque ? 'image/jpeg' : 'image/png';
}

async function packed(canvas: OffscreenCanvas, type: Type, room: number): Promise<Blob> {
  let smallest: Blob | undefined;
  for (const quality of type === 'image/png' ? [1] : QUALITIES) {
    smallest = await canvas.convertToBlob({ type, quality });
    if (smallest.size <= room) break;
  }
  if (!smallest) throw new Error('nothing was written');
  return smallest;
}

/** Makes the sizes of a picture that a page shows, never larger than itself; the smallest first. */
export async function makeRenditions(bitmap: ImageBitmap): Promise<Made> {
  const size = { width: bitmap.width, height: bitmap.height };
  const heightAt = (width: number) => Math.max(1, Math.round((size.height * width) / size.width));
  const version = crypto.randomUUID().slice(0, 8);
  const wanted = WIDTHS.filter(
    ({ width }, step) => width < size.width || (WIDTHS[step - 1]?.width ?? 0) < size.width,
  );
  let source: ImageBitmap | OffscreenCanvas = bitmap;
  const canvases = wanted.toReversed().map(({ width: asked, room }) => {
    const width = Math.min(asked, size.width);
    source = shrunk(source, { width, height: heightAt(width) });
    return { canvas: source, room };
  });
  canvases.reverse();
  const thumbnail = canvases[0]?.canvas;
  if (!thumbnail) throw new Error('no size at all');
  const color = averageOf(thumbnail);
  const type = await typeFor(thumbnail, color !== null);
  const renditions = canvases.map(async ({ canvas, room }) => {
    const { width, height } = canvas;
    const file = await packed(canvas, type, room);
    return { name: `${version}-${width}.${endings[type]}`, width, height, file };
  });
  return { color, renditions: await Promise.all(renditions) };
}
