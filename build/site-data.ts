import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type OmissionReason, type OmittedRecord, omissionReasons } from '../src/copy/omitted-record.ts';
import type { StoredPicture } from '../src/shared/lib/stored-picture.ts';
import { buildCache } from './build-cache.ts';
import { makeCovers, type WantedCover } from './covers.ts';
import type { Omit } from './omissions.ts';
import type { Published } from './published.ts';
import { readDeliveredArticles } from './read-articles.ts';
import { isTimeLimitError, runWithTimeLimit } from './time-limit.ts';

type Renderer = typeof import('../src/app/entry-server.tsx');
type Snapshot = ReturnType<Renderer['createSnapshot']>;

/** Checked records and pictures, from which the renderer makes a snapshot. */
export type SiteInput = Parameters<Renderer['createSnapshot']>[0];

/** Parsing and typesetting one record. The longest text allowed takes a tenth of it on a slow machine. */
const RECORD_LIMIT_MS = 5_000;

/** Says why a record cannot be shown. */
export function reasonOf(error: unknown): OmissionReason {
  if (isTimeLimitError(error)) return 'timeout';
  // the parser names the limit that a text exceeds
  const { name, reason } = error as { name?: unknown; reason?: unknown };
  const limit = name === 'UnreadableTextError' && omissionReasons.find((known) => known === reason);
  if (limit) return limit;
  return error instanceof RangeError ? 'nesting' : 'render';
}

const isPicture = (value: unknown): value is StoredPicture & { type?: unknown } =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'file_path') === 'string';

/** Every picture that the site serves itself. Nothing else is known yet of the shape of a record. */
function wantedCovers({ texts, collections }: Published): WantedCover[] {
  const ofTexts = texts.flatMap((text) => [text?.cover, text?.share]);
  const ofCollections = collections
    .flatMap((collection): unknown[] => (Array.isArray(collection?.media) ? collection.media : []))
    .filter((file) => isPicture(file) && String(file.type).startsWith('image/'));
  return [
    ...ofTexts.filter(isPicture).map((picture) => ({ picture, isShared: true })),
    ...ofCollections.filter(isPicture).map((picture) => ({ picture, isShared: false })),
  ];
}

/** Collections of the last build. They replace those that cannot be shown. */
const collectionCache = (root: string) => buildCache(root, 'collections.json');

/** Keeps the collections of a build that succeeded. */
export const rememberCollections = async (root: string, { collections }: SiteInput): Promise<void> => {
  const file = collectionCache(root);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(collections));
};

interface ReadOptions {
  root: string;
  outDir: string;
  /** Address of the project. */
  project: string;
  omit: Omit;
}

/** Checks each record that the build read, and publishes the pictures that pages show. */
export async function readSiteInput(
  renderer: Renderer,
  published: Published,
  { root, outDir, project, omit }: ReadOptions,
): Promise<SiteInput> {
  const unusable = new Map<string, OmissionReason>();
  const covers = await makeCovers({
    project,
    outDir,
    cache: buildCache(root, 'covers'),
    covers: wantedCovers(published),
    onUnusable: (filePath, { reason }) => unusable.set(filePath, reason),
  });
  const last = await readFile(collectionCache(root), 'utf8').then(JSON.parse, () => ({}));
  const limited = <Result>(task: () => Result) => runWithTimeLimit(RECORD_LIMIT_MS, task);
  const options = { unusable, omit, limited };
  const collections = renderer.readSavedCollections(published.collections, { ...options, covers, last });
  const delivered = readDeliveredArticles();
  const imported = new Set(published.state?.imported);
  const notImported = delivered.map(({ row }) => row).filter(({ slug }) => !imported.has(slug));
  const records = renderer.checkRecords({ ...published, delivered: notImported }, { ...options, reasonOf });
  const extras = Object.fromEntries(delivered.map(({ row, extras }) => [row.slug, extras]));
  return { records, collections, covers, extras };
}

/** Site data from which one record is removed. */
interface Without {
  omitted: OmittedRecord;
  data: SiteInput;
}

function* withoutOneEach(data: SiteInput): Generator<Without> {
  const { records, collections } = data;
  const without = (kind: OmittedRecord['kind'], id: string, others: Partial<SiteInput>): Without => ({
    omitted: { kind, id, reason: 'render' },
    data: { ...data, ...others },
  });
  for (const key of Object.keys(collections)) {
    const { [key]: _, ...others } = collections;
    yield without('collection', key, { collections: others });
  }
  if (records.settings) yield without('settings', 'site', { records: { ...records, settings: undefined } });
  for (const programme of records.guide) {
    const guide = records.guide.filter((one) => one !== programme);
    const id = `${programme.channel} ${programme.starts_at}`;
    yield without('programme', id, { records: { ...records, guide } });
  }
}

/** Finds by halves the text that keeps a page from being rendered: thousands may stand in a list. */
async function withoutFailingText(
  data: SiteInput,
  works: (data: SiteInput) => Promise<boolean>,
): Promise<Without | undefined> {
  const withTexts = (texts: SiteInput['records']['texts']) => ({
    ...data,
    records: { ...data.records, texts },
  });
  let suspects = data.records.texts;
  if (!(await works(withTexts([])))) return undefined;
  while (suspects.length > 1) {
    const half = suspects.slice(0, Math.ceil(suspects.length / 2));
    suspects = (await works(withTexts(half))) ? suspects.slice(half.length) : half;
  }
  const [culprit] = suspects;
  if (!culprit) return undefined;
  const { id } = culprit.article;
  return { omitted: { kind: 'text', id, reason: 'render' }, data: withoutTexts(data, new Set([id])) };
}

/** Finds the record that keeps a page from being rendered; undefined when the page fails without any of them. */
export async function withoutCulprit(
  renderer: Renderer,
  data: SiteInput,
  render: (snapshot: Snapshot) => Promise<unknown>,
): Promise<Without | undefined> {
  const works = async (shown: SiteInput) => {
    try {
      await render(renderer.createSnapshot(shown));
      return true;
    } catch {
      return false;
    }
  };
  for (const without of withoutOneEach(data)) if (await works(without.data)) return without;
  return withoutFailingText(data, works);
}

/** Returns site data from which some texts are removed. */
export const withoutTexts = (data: SiteInput, ids: ReadonlySet<string>): SiteInput => ({
  ...data,
  records: { ...data.records, texts: data.records.texts.filter(({ article }) => !ids.has(article.id)) },
});
