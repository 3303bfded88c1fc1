import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OmissionReason, OmittedRecord } from '../src/copy/omitted-record.ts';
import type { StoredPicture } from '../src/shared/lib/stored-picture.ts';
import { resolveCachePath } from './build-cache.ts';
import type { RequestedCover } from './cover-files.ts';
import { writeCovers } from './covers.ts';
import type { OmitRecord } from './omissions.ts';
import type { PublishedData } from './published.ts';
import { readDefaultArticles } from './read-articles.ts';

/** Exports of src/app/entry-server.tsx once it is built for Node. */
export type RendererModule = typeof import('../src/app/entry-server.tsx');

/** Data of a whole site, which the renderer makes from its input. */
export type SiteSnapshot = ReturnType<RendererModule['createSiteSnapshot']>;

/** Checked records and pictures, from which the renderer makes a snapshot. */
export type SiteSnapshotInput = Parameters<RendererModule['createSiteSnapshot']>[0];

const isPicture = (value: unknown): value is StoredPicture & { type?: unknown } =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'file_path') === 'string';

/** Key of `src/copy/collections/page-pictures.ts`, whose pictures fill large screens. */
export const FULL_WIDTH_COLLECTION = 'photographies';

/** Returns every picture that the site serves itself. The records are not validated yet. */
function listCovers({ texts, collections }: PublishedData): RequestedCover[] {
  const covers: RequestedCover[] = [];
  for (const text of texts)
    for (const picture of [text.cover, text.share])
      if (isPicture(picture)) covers.push({ picture, needsShareImages: true, isFullWidth: false });
  for (const collection of collections) {
    const files: unknown[] = Array.isArray(collection?.media) ? collection.media : [];
    const isFullWidth = collection?.key === FULL_WIDTH_COLLECTION;
    for (const file of files)
      if (isPicture(file) && String(file.type).startsWith('image/'))
        covers.push({ picture: file, needsShareImages: false, isFullWidth });
  }
  return covers;
}

/** Returns the path of the collections of the last build, which replace saved collections that cannot be shown. */
const getCollectionCachePath = (root: string) => resolveCachePath(root, 'collections.json');

/** Stores the collections with which every page was rendered, for the next build. */
export const writeCollectionCache = async (
  root: string,
  { collections }: SiteSnapshotInput,
): Promise<void> => {
  const file = getCollectionCachePath(root);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(collections));
};

interface PrepareOptions {
  root: string;
  outDir: string;
  /** Address of the Supabase project; empty without one. */
  projectUrl: string;
  omit: OmitRecord;
}

/** Checks each record that the build read, and publishes the pictures that pages show. */
export async function prepareSnapshotInput(
  renderer: RendererModule,
  publishedData: PublishedData,
  { root, outDir, projectUrl, omit }: PrepareOptions,
): Promise<SiteSnapshotInput> {
  const unusablePictures = new Map<string, OmissionReason>();
  const covers = await writeCovers({
    projectUrl,
    outDir,
    cacheFolder: resolveCachePath(root, 'covers'),
    covers: listCovers(publishedData),
    onUnusable: (filePath, { reason }) => unusablePictures.set(filePath, reason),
  });
  // An interrupted build may leave half a file.
  const previousCollections = await readFile(getCollectionCachePath(root), 'utf8')
    .then(JSON.parse)
    .catch(() => ({}));
  const options = { unusablePictures, omit };
  const collections = renderer.parseSavedCollections(publishedData.collections, {
    ...options,
    covers,
    previousCollections,
  });
  const defaultArticles = readDefaultArticles();
  const importedSlugs = new Set(publishedData.databaseState?.imported);
  const unimportedArticles = defaultArticles.filter(({ slug }) => !importedSlugs.has(slug));
  const records = renderer.checkRecords({ ...publishedData, unimportedArticles }, options);
  return { records, collections, covers, defaultArticles, redirects: publishedData.redirects };
}

/** Input from which one record is removed. */
interface ReducedInput {
  omitted: OmittedRecord;
  input: SiteSnapshotInput;
}

/** Record of a site, and the name under which the build reports it. */
interface NamedRecord extends Pick<OmittedRecord, 'kind' | 'id'> {
  record: object;
}

function listRecords({ records, collections }: SiteSnapshotInput): NamedRecord[] {
  const { settings, guide, texts } = records;
  const namedRecords: NamedRecord[] = [];
  for (const [id, record] of Object.entries(collections))
    namedRecords.push({ kind: 'collection', id, record });
  if (settings) namedRecords.push({ kind: 'settings', id: 'site', record: settings });
  for (const programme of guide) {
    const id = `${programme.channel} ${programme.starts_at}`;
    namedRecords.push({ kind: 'programme', id, record: programme });
  }
  for (const text of texts) namedRecords.push({ kind: 'text', id: text.id, record: text });
  return namedRecords;
}

/** Returns an input with only some of its records. */
function selectRecords(input: SiteSnapshotInput, selected: readonly NamedRecord[]): SiteSnapshotInput {
  const selectedRecords = new Set(selected.map(({ record }) => record));
  const { settings, guide, texts } = input.records;
  const isSelected = (record: object | undefined) => record !== undefined && selectedRecords.has(record);
  const collections = Object.entries(input.collections).filter(([, collection]) => isSelected(collection));
  const records = {
    ...input.records,
    settings: isSelected(settings) ? settings : undefined,
    guide: guide.filter(isSelected),
    texts: texts.filter(isSelected),
  };
  return { ...input, collections: Object.fromEntries(collections), records };
}

/**
 * Removes one record that makes rendering fail. Bisects, because a site may have thousands of records. Returns undefined
 * when rendering fails without any record.
 */
export async function removeFailingRecord(
  renderer: RendererModule,
  input: SiteSnapshotInput,
  render: (snapshot: SiteSnapshot) => Promise<unknown>,
): Promise<ReducedInput | undefined> {
  const canRender = async (selected: readonly NamedRecord[]) => {
    try {
      await render(renderer.createSiteSnapshot(selectRecords(input, selected)));
      return true;
    } catch {
      return false;
    }
  };
  const allRecords = listRecords(input);
  let suspects = allRecords;
  if (!(await canRender([]))) return undefined;
  while (suspects.length > 1) {
    const firstHalf = suspects.slice(0, Math.ceil(suspects.length / 2));
    suspects = (await canRender(firstHalf)) ? suspects.slice(firstHalf.length) : firstHalf;
  }
  const [failingRecord] = suspects;
  if (!failingRecord) return undefined;
  const { kind, id } = failingRecord;
  const otherRecords = allRecords.filter((candidate) => candidate !== failingRecord);
  return { omitted: { kind, id, reason: 'render' }, input: selectRecords(input, otherRecords) };
}

/** Returns an input without the texts with these ids. */
export const removeTexts = (input: SiteSnapshotInput, ids: ReadonlySet<string>): SiteSnapshotInput => ({
  ...input,
  records: { ...input.records, texts: input.records.texts.filter(({ id }) => !ids.has(id)) },
});
