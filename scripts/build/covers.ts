import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { MadeCover } from '../../src/site/published/snapshot.ts';

/** Kept between builds: a cover is made again when its file changes. */
const CACHE = 'node_modules/.cache/covers';

/** What lists and openings show, in pixels of a screen. */
const WIDTHS = [440, 880, 1200];

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

async function make(data: Buffer, folder: string, etag: string): Promise<Kept> {
  // as the camera was held
  const image = sharp(data, { failOn: 'error' }).rotate();
  const { autoOrient } = await image.metadata();
  const { width, height } = autoOrient;
  const widths = [...new Set(WIDTHS.map((wanted) => Math.min(wanted, width)))];
  for (const wanted of widths) {
    const resized = image.clone().resize(wanted);
    await resized
      .clone()
      .avif({ quality: 50, effort: 3 })
      .toFile(path.join(folder, `${wanted}.avif`));
    await resized.webp({ quality: 60 }).toFile(path.join(folder, `${wanted}.webp`));
  }
  await image
    .clone()
    .resize(SHARE.width, SHARE.height)
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(path.join(folder, SHARE_FILE));
  return { etag, hash: digest(data), width, height, widths };
}

/** The cover at an address, out of the cache when its file is still the same; undefined when nobody gives a picture. */
async function cover(address: string, folder: string): Promise<Kept | undefined> {
  const note = path.join(folder, 'cover.json');
  const kept: Kept | undefined = await readFile(note, 'utf8').then(JSON.parse, () => undefined);
  try {
    const answer = await fetch(address, {
      headers: kept?.etag ? { 'if-none-match': kept.etag } : {},
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (answer.status === 304) return kept;
    if (!answer.ok) return undefined;
    const data = Buffer.from(await answer.arrayBuffer());
    if (kept?.hash === digest(data)) return kept;
    await mkdir(folder, { recursive: true });
    const made = await make(data, folder, answer.headers.get('etag') ?? '');
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
  addresses: readonly string[],
): Promise<Record<string, MadeCover>> {
  const made: Record<string, MadeCover> = {};
  const waiting = [...new Set(addresses)];
  const work = async () => {
    for (let address = waiting.pop(); address; address = waiting.pop()) {
      const folder = path.join(root, CACHE, digest(address));
      const kept = await cover(address, folder);
      if (!kept) continue;
      const publish = async (name: string, target: string) => {
        await mkdir(path.dirname(path.join(outDir, target)), { recursive: true });
        await copyFile(path.join(folder, name), path.join(outDir, target));
        return `/${target}`;
      };
      const largest = kept.widths.at(-1) ?? 0;
      const format = async (extension: string) => {
        const files = kept.widths.map(async (width) => {
          const file = await publish(
            `${width}.${extension}`,
            `assets/couverture-${kept.hash}-${width}.${extension}`,
          );
          return `${file} ${width}w`;
        });
        return (await Promise.all(files)).join(', ');
      };
      const [avif, webp] = [await format('avif'), await format('webp')];
      made[address] = {
        picture: {
          sources: { avif, webp },
          img: {
            src: `/assets/couverture-${kept.hash}-${largest}.webp`,
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
