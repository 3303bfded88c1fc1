import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShareImage } from '../../src/prerender.tsx';
import { drawShareImage, shareFonts } from './share-image.ts';

/** Kept between builds, like the other pictures. */
const CACHE = 'node_modules/.cache/share-images';

/** With another artwork, typeface or way of drawing, every image is drawn again. */
const SOURCES = ['src/assets/*.svg', 'src/shared/styles/fonts/*', 'scripts/build/share-image.ts'];

/** Writes the share images of all pages to `outDir`. */
export async function writeShareImages(outDir: string, shares: readonly ShareImage[]) {
  const asset = (name: string) => readFile(`src/assets/${name}.svg`);
  const logo = await asset('group-logo');
  const fonts = await shareFonts(`…${shares.map(({ label, title }) => label + title).join('')}`);
  const sources = globSync(SOURCES)
    .sort()
    .map((file) => readFileSync(file, 'latin1'));
  const drawnWith = hash('sha256', sources.join());
  await mkdir(CACHE, { recursive: true });

  for (const { file, label, title, artworks } of shares) {
    const key = hash('sha256', JSON.stringify([drawnWith, label, title, artworks]));
    const kept = path.join(CACHE, `${key}.jpg`);
    if (!existsSync(kept)) {
      const drawing = { label, title, artworks: await Promise.all(artworks.map(asset)), logo };
      await writeFile(kept, await drawShareImage(drawing, fonts));
    }
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(kept, target);
  }
}
