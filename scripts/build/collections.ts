import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ResolvedConfig } from 'vite';
import type { StoredPicture } from '../../src/shared/lib/stored-picture.ts';
import type { Published } from './published.ts';

type Renderer = typeof import('../../src/prerender.tsx');
type SavedCollections = ReturnType<Renderer['setSavedCollections']>['saved'];

/** What pages were last built with, kept between builds: shown in the place of what cannot be. */
const LAST = 'node_modules/.cache/collections.json';

/** The pictures of the library that collections name. */
export const picturesOf = ({ collections }: Published): StoredPicture[] =>
  collections.flatMap(({ media = [] }) => media.filter(({ type }) => type.startsWith('image/')));

/** Has pages rendered with the collections that staff changed, and writes these to the file that browsers read them from. */
export async function takeCollections(
  config: ResolvedConfig,
  outDir: string,
  renderer: Renderer,
  published: Published,
): Promise<void> {
  const cache = path.join(config.root, LAST);
  const last: SavedCollections = await readFile(cache, 'utf8').then(JSON.parse, () => ({}));
  const { saved, refused } = renderer.setSavedCollections(published.collections, last);
  for (const key of refused)
    config.logger.warn(`collection « ${key} » does not match its definition: not shown`);
  const json = JSON.stringify(saved);
  if (published.state) {
    await mkdir(path.dirname(cache), { recursive: true });
    await writeFile(cache, json);
  }
  if (json === '{}') return renderer.setCollectionsFile(undefined);
  const address = `/assets/rubriques-${createHash('sha256').update(json).digest('hex').slice(0, 8)}.json`;
  await writeFile(path.join(outDir, address), json);
  renderer.setCollectionsFile(address);
}
