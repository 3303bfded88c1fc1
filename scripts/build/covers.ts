import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { fittingQuality } from '../../src/shared/lib/fitting-quality.ts';
import { readRenditions, type StoredPicture } from '../../src/shared/lib/stored-picture.ts';
import type { MadeCover } from '../../src/site/published/snapshot.ts';

/** Kept between builds: a cover is made again when its file changes. */
const CACHE = 'node_modules/.cache/covers';

/** What lists and openings show: a card, a telephone of 390 pixels at twice the density, a desk. */
const WIDTHS = [440, 800, 1200];

/** What a picture may weigh to be on a slow telephone within 1.1 s (measured: 30 kB 1056 ms, 38 kB 1204 ms). */
const TELEPHONE = { width: 800, bytes: 29_000 };

/** From what looks like the original to what grain still hides. */
const QUALITIES = [50, 44, 38, 32, 26] as const;

/** What networks ask for, as the drawn ones (src/prerender.tsx). */
const SHARE = { width: 1200, height: 630 };

const TIMEOUT = 30_000;
const AT_ONCE = 4;

/** One cover as the cache has it. */
interface Kept {
  etag: string;
  hash: string;
  width: number;
  height: number;
  widths: number[];
}

const SHARE_FILE = 'partage.jpg';
const digest = (data: string | Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 16);

/** Of a picture of this size what fits the frame of a link preview: as CSS would, with its subject in sight. */
function shareFrame(
  { width, height }: { width: number; height: number },
  { focal_x, focal_y }: StoredPicture,
) {
  const scale = Math.max(SHARE.width / width, SHARE.height / height);
  const [wide, high] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const left = Math.round(((wide - SHARE.width) * (focal_x ?? 50)) / 100);
  const top = Math.round(((high - SHARE.height) * (focal_y ?? 50)) / 100);
  return { scaled: { width: wide, height: high, fit: 'fill' as const }, cut: { left, top, ...SHARE } };
}

async function make(data: Buffer, folder: string, etag: string, shown: StoredPicture): Promise<Kept> {
  // as the camera was held
  const image = sharp(data, { failOn: 'error' }).rotate();
  const { autoOrient } = await image.metadata();
  const { width, height } = autoOrient;
  const widths = [...new Set(WIDTHS.map((wanted) => Math.min(wanted, width)))];
  const encoded = (size: number, quality: number) => image.clone().resize(size).avif({ quality, effort: 3 });
  const measured = Math.min(TELEPHONE.width, width);
  const quality = await fittingQuality(
    QUALITIES,
    TELEPHONE.bytes,
    async (of) => (await encoded(measured, of).toBuffer()).length,
  );
  for (const wanted of widths) await encoded(wanted, quality).toFile(path.join(folder, `${wanted}.avif`));
  // for the few browsers without AVIF
  const largest = Math.max(...widths);
  await image
    .clone()
    .resize(largest)
    .webp({ quality: 60 })
    .toFile(path.join(folder, `${largest}.webp`));
  const { scaled, cut } = shareFrame(autoOrient, shown);
  await image
    .clone()
    .resize(scaled)
    .extract(cut)
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(path.join(folder, SHARE_FILE));
  return { etag, hash: digest(data), width, height, widths };
}

/** The largest of the sizes that the library has of a picture, which is more than a page shows; else its file. */
function bestAddress({ file_path, renditions }: StoredPicture): string {
  const largest = readRenditions(renditions).at(-1);
  return largest ? `${file_path}.${largest.name}` : file_path;
}

/** A cover, out of the cache when its file is still the same; undefined when nobody gives a picture. */
async function cover(shown: StoredPicture, folder: string): Promise<Kept | undefined> {
  const note = path.join(folder, 'cover.json');
  const kept: Kept | undefined = await readFile(note, 'utf8').then(JSON.parse, () => undefined);
  try {
    const answer = await fetch(bestAddress(shown), {
      headers: kept?.etag ? { 'if-none-match': kept.etag } : {},
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (answer.status === 304) return kept;
    if (!answer.ok) return undefined;
    const data = Buffer.from(await answer.arrayBuffer());
    if (kept?.hash === digest(data)) return kept;
    await mkdir(folder, { recursive: true });
    const made = await make(data, folder, answer.headers.get('etag') ?? '', shown);
    await writeFile(note, JSON.stringify(made));
    return made;
  } catch {
    return undefined;
  }
}

/**
 * Makes the pictures that the covers of staff are served as, from the site's own address: in the sizes and formats that pages
 * ask for, and as the image of a link preview. What cannot be read stays what it is, a file of the media library.
 */
export async function makeCovers(
  root: string,
  outDir: string,
  covers: readonly StoredPicture[],
): Promise<Record<string, MadeCover>> {
  const made: Record<string, MadeCover> = {};
  const waiting = [...new Map(covers.map((shown) => [shown.file_path, shown])).values()];
  const work = async () => {
    for (let shown = waiting.pop(); shown; shown = waiting.pop()) {
      const { focal_x, focal_y } = shown;
      const asked = [bestAddress(shown), focal_x, focal_y, WIDTHS, TELEPHONE, QUALITIES];
      const folder = path.join(root, CACHE, digest(JSON.stringify(asked)));
      const kept = await cover(shown, folder);
      if (!kept) continue;
      const publish = async (name: string, target: string) => {
        await mkdir(path.dirname(path.join(outDir, target)), { recursive: true });
        await copyFile(path.join(folder, name), path.join(outDir, target));
        return `/${target}`;
      };
      const largest = kept.widths.at(-1) ?? 0;
      const name = `assets/couverture-${kept.hash}`;
      const avif = kept.widths.map(async (width) => {
        const file = await publish(`${width}.avif`, `${name}-${width}.avif`);
        return `${file} ${width}w`;
      });
      made[shown.file_path] = {
        picture: {
          sources: { avif: (await Promise.all(avif)).join(', ') },
          img: {
            src: await publish(`${largest}.webp`, `${name}-${largest}.webp`),
            w: largest,
            h: Math.round((largest * kept.height) / kept.width),
          },
        },
        share: await publish(SHARE_FILE, `partage/couvertures/${kept.hash}.jpg`),
      };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return made;
}
