import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { ShareImageData } from '../src/app/entry-server.tsx';
import {
  addRatioToFilename,
  getArtworkSearchImageBasePath,
  imageRatioSizes,
  searchImageRatios,
} from '../src/app/image-ratios.ts';
import { resolveCachePath } from './build-cache.ts';
import type { OmitRecord } from './omissions.ts';
import {
  drawShareImage,
  findMissingCharacters,
  loadShareImageFonts,
  splitCharacters,
} from './share-image.ts';

/** Files that determine every image. When one changes, every image is drawn again. */
const SOURCES = [
  'src/{assets,site/data/artworks}/*.svg',
  'node_modules/@fontsource-variable/*/package.json',
  'build/share-image.ts',
];

/** Matches a letter or a digit, without which a title is unreadable. Does not match keycap emojis: digit and U+20E3. */
const LETTER = /^[\p{L}\p{N}](?!.*\u20e3)/u;

/** Hyphens of a word processor, which the typefaces lack. */
const HYPHENS = /[\u2010\u2011]/g;

/** JPEG quality of a drawn artwork. */
const JPEG_QUALITY = 78;

/**
 * Writes the share images of all pages, and crops of their first artworks for search engines. An image has no title when the
 * typefaces lack one of its letters. A text whose image cannot be drawn gets that of the press page.
 */
export async function writeShareImages(
  root: string,
  outDir: string,
  shareImages: readonly ShareImageData[],
  omit: OmitRecord,
): Promise<void> {
  const cache = resolveCachePath(root, 'share-images');
  const readAsset = async (name: string) => {
    const [file = `${name}.svg`] = globSync(`src/{assets,site/data/artworks}/${name}.svg`);
    return readFile(file);
  };
  const logo = await readAsset('group-logo');
  const toImageText = (text: string) => text.normalize('NFC').replaceAll(HYPHENS, '-');
  const allText = toImageText(shareImages.map(({ label, title }) => label + title).join('\n'));
  // `…` ends a title that is cut
  const fonts = await loadShareImageFonts(`…${allText}`);
  const missingCharacters = await findMissingCharacters(allText, fonts);

  /** Returns the text without the signs that the typefaces lack; empty when they lack one of its letters. */
  const toDrawableText = (text: string): string => {
    const characters = splitCharacters(toImageText(text));
    const isMissing = (character: string) => missingCharacters.has(character);
    if (characters.some((character) => isMissing(character) && LETTER.test(character))) return '';
    const drawableCharacters = characters.filter((character) => !isMissing(character));
    // A removed sign between two words leaves two spaces.
    return drawableCharacters
      .join('')
      .replaceAll(/\s+(?=\s)/g, '')
      .trim();
  };

  const sources = globSync(SOURCES)
    .sort()
    .map((file) => readFileSync(file, 'latin1'));
  const sourcesHash = hash('sha256', sources.join());
  await mkdir(cache, { recursive: true });

  /** Returns the path of the cached image with this key. Draws the image when the cache has none. */
  const drawOrReuse = async (key: readonly unknown[], draw: () => Promise<Buffer>): Promise<string> => {
    const cachedFile = path.join(cache, `${hash('sha256', JSON.stringify([sourcesHash, ...key]))}.jpg`);
    if (!existsSync(cachedFile)) {
      const partialFile = `${cachedFile}.${process.pid}`;
      await writeFile(partialFile, await draw());
      // an interrupted build must not leave half an image, which later builds would publish
      await rename(partialFile, cachedFile);
    }
    return cachedFile;
  };

  for (const shareImage of shareImages) {
    const targetFile = path.join(outDir, shareImage.file);
    await mkdir(path.dirname(targetFile), { recursive: true });
    const { textId, artworks } = shareImage;
    const label = toDrawableText(shareImage.label);
    const title = toDrawableText(shareImage.title);
    const imageFile = await drawOrReuse([label, title, artworks], async () =>
      drawShareImage({ label, title, artworks: await Promise.all(artworks.map(readAsset)), logo }, fonts),
    ).catch((error: unknown) => {
      if (!textId) throw error;
      omit({ kind: 'cover', id: textId, reason: 'render' });
      return path.join(outDir, 'partage/presse.jpg');
    });
    await copyFile(imageFile, targetFile);
  }

  for (const name of new Set(shareImages.map(({ artworks }) => artworks[0] ?? '')))
    for (const ratio of searchImageRatios) {
      const { width, height } = imageRatioSizes[ratio];
      const imageFile = await drawOrReuse([name, width, height], async () =>
        sharp(await readAsset(name))
          .resize(width, height)
          .flatten()
          .jpeg({ quality: JPEG_QUALITY })
          .toBuffer(),
      );
      const targetFile = path.join(outDir, addRatioToFilename(getArtworkSearchImageBasePath(name), ratio));
      await mkdir(path.dirname(targetFile), { recursive: true });
      await copyFile(imageFile, targetFile);
    }
}
