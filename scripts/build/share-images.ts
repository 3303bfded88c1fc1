import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawShareImage, shareFonts } from './share-image.ts';

/** What src/prerender.tsx says of a page's share image. */
interface Share {
  file: string;
  label: string;
  title: string;
  artworks: readonly string[];
}

/** Kept between builds, like the other pictures: an image is drawn again when its words, artworks, typefaces or drawing change. */
const CACHE = 'node_modules/.cache/share-images';

/** What every image depends on. */
const SHARED_SOURCES = [
  'scripts/build/share-image.ts',
  'src/assets/group-logo.svg',
  'src/shared/styles/fonts/bricolage-grotesque-800.woff2',
  'src/shared/styles/fonts/figtree-400-700.woff2',
];

/** Writes the share images of all pages to `outDir`; says how many had to be drawn. */
export async function writeShareImages(
  root: string,
  outDir: string,
  shares: readonly Share[],
): Promise<number> {
  const cache = path.join(root, CACHE);
  await mkdir(cache, { recursive: true });
  const asset = (name: string) => readFile(path.join(root, 'src/assets', `${name}.svg`));
  const sources = await Promise.all(SHARED_SOURCES.map((file) => readFile(path.join(root, file))));
  const letters = [...new Set(`Obouo…${shares.map(({ label, title }) => label + title).join('')}`)]
    .sort()
    .join('');
  const logo = await asset('group-logo');
  let faces: Awaited<ReturnType<typeof shareFonts>> | undefined;
  let drawn = 0;

  for (const { file, label, title, artworks } of new Map(
    shares.map((share) => [share.file, share]),
  ).values()) {
    const drawing = { label, title, artworks: await Promise.all(artworks.map(asset)), logo };
    const hash = createHash('sha256').update(JSON.stringify([label, title]));
    for (const part of [...sources, ...drawing.artworks]) hash.update(part);
    const cached = path.join(cache, `${hash.digest('hex').slice(0, 24)}.jpg`);
    let image: Uint8Array | undefined = await readFile(cached).catch(() => undefined);
    if (!image) {
      faces ??= await shareFonts(root, letters);
      image = await drawShareImage(drawing, faces);
      await writeFile(cached, image);
      drawn++;
    }
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, image);
  }
  return drawn;
}
