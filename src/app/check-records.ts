import { channels } from '@/copy/channels';
import type { OmissionReason, OmittedRecord } from '@/copy/omitted-record';
import { pressTextTypeLabels } from '@/copy/press/text-types';
import type { SiteSettings } from '@/copy/site-settings';
import { isUnreadableMarkdownError } from '@/shared/article/unreadable-text';
import { getContentPath } from '@/shared/lib/content-path';
import { isSiteSettings, toPublicSettings } from '@/site/api/public-settings';
import { isProgramme, type PublicProgramme, typesetProgramme } from '@/site/api/published-guide';
import { isArticleRow, type NewsCounts, toNewsCounts } from '@/site/api/published-texts';
import { type Article, type ArticleRow, typesetArticleRow } from '@/site/data/article';
import { toArticle } from '@/site/data/to-article';
import { isTimeLimitError, runSyncWithTimeLimit } from './time-limit';

/** Records that the build has read, not checked yet. */
export interface UncheckedRecords {
  texts: readonly unknown[];
  /** Articles from files. The site shows each of them until a text of the database has its path. */
  unimportedArticles: readonly ArticleRow[];
  counts: readonly unknown[];
  settings: readonly unknown[];
  /** The programmes of each channel on the day of the build. */
  guide: readonly unknown[];
  /** Time at which the build read the records, in milliseconds. */
  readAt: number;
}

/** Records that pages can show. */
export interface CheckedRecords {
  /** With their parsed Markdown, so that the build parses each text once. */
  texts: readonly Article[];
  counts?: NewsCounts;
  settings?: SiteSettings;
  guide: readonly PublicProgramme[];
  readAt: number;
}

interface CheckOptions {
  /** Why the site cannot show a picture, by its `file_path`. */
  unusablePictures: ReadonlyMap<string, OmissionReason>;
  /** Called for each record that pages cannot show. */
  omit: (record: OmittedRecord) => void;
}

/** Returns why a record cannot be shown. */
export function toOmissionReason(error: unknown): OmissionReason {
  if (isTimeLimitError(error)) return 'timeout';
  if (isUnreadableMarkdownError(error)) return error.reason;
  // Rendering a text with too many levels exceeds the call stack.
  return error instanceof RangeError ? 'nesting' : 'render';
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns a field of an unchecked record as text; « ? » when the record does not have it. */
export const formatRecordField = (record: unknown, name: string): string =>
  typeof record === 'object' && record !== null ? String(Reflect.get(record, name) ?? '?') : '?';

const isTimestamp = (text: string): boolean => Number.isFinite(Date.parse(text));

/** Returns true for a text with valid fields, a valid path and valid dates. */
const isPublishable = (text: unknown): text is ArticleRow =>
  isArticleRow(text) &&
  SLUG.test(text.slug) &&
  Object.hasOwn(pressTextTypeLabels, text.content_type) &&
  isTimestamp(text.first_published_at) &&
  isTimestamp(text.modified_at);

/** Returns a text without the pictures that the site cannot show. */
function dropUnusablePictures(text: ArticleRow, { unusablePictures, omit }: CheckOptions): ArticleRow {
  const keepIfUsable = <Picture extends { file_path: string }>(picture: Picture | null) => {
    const reason = picture && unusablePictures.get(picture.file_path);
    if (!reason) return picture;
    omit({ kind: 'cover', id: text.id, reason });
    return null;
  };
  return { ...text, cover: keepIfUsable(text.cover), share: keepIfUsable(text.share) };
}

/** Check of one record, and the identity under which a failure is reported. */
interface RecordCheck<Row, Result> extends Pick<OmittedRecord, 'kind' | 'id'> {
  isValid: (record: unknown) => record is Row;
  convert: (row: Row) => Result;
}

/** Returns a list with the record as pages show it. A failed check calls `omit` and returns an empty list. */
function checkRecord<Row, Result>(
  record: unknown,
  { kind, id, isValid, convert }: RecordCheck<Row, Result>,
  { omit }: CheckOptions,
): Result[] {
  const omitRecord = (reason: OmissionReason) => {
    omit({ kind, id, reason });
    return [];
  };
  if (!isValid(record)) return omitRecord('malformed');
  try {
    return [runSyncWithTimeLimit(() => convert(record))];
  } catch (error) {
    return omitRecord(toOmissionReason(error));
  }
}

function checkTexts({ texts, unimportedArticles }: UncheckedRecords, options: CheckOptions): Article[] {
  const takenPaths = new Set<string>();
  const checkText = (text: unknown): Article[] => {
    const id = formatRecordField(text, 'id');
    if (isPublishable(text) && takenPaths.has(getContentPath(text))) {
      options.omit({ kind: 'text', id, reason: 'address-taken' });
      return [];
    }
    const convert = (row: ArticleRow) => toArticle(typesetArticleRow(dropUnusablePictures(row, options)));
    const articles = checkRecord(text, { kind: 'text', id, isValid: isPublishable, convert }, options);
    for (const article of articles) takenPaths.add(getContentPath(article));
    return articles;
  };
  const databaseTexts = texts.flatMap(checkText);
  // A text of the database replaces the file with its path.
  const remainingArticles = unimportedArticles.filter((row) => !takenPaths.has(getContentPath(row)));
  return [...databaseTexts, ...remainingArticles.flatMap(checkText)];
}

const isGuideProgramme = (value: unknown): value is PublicProgramme =>
  isProgramme(value) && channels.some(({ key }) => key === value.channel);

function checkProgramme(programme: unknown, options: CheckOptions): PublicProgramme[] {
  const id = `${formatRecordField(programme, 'channel')} ${formatRecordField(programme, 'starts_at')}`;
  const check = { kind: 'programme', id, isValid: isGuideProgramme, convert: typesetProgramme } as const;
  return checkRecord(programme, check, options);
}

function checkSettings([row]: readonly unknown[], options: CheckOptions): SiteSettings | undefined {
  if (row === undefined) return undefined;
  const check = { kind: 'settings', id: 'site', isValid: isSiteSettings, convert: toPublicSettings } as const;
  const [settings] = checkRecord(row, check, options);
  return settings;
}

/** Returns the counts, or undefined when they are absent or malformed. Without them, `snapshot.ts` counts the texts. */
function checkCounts(counts: readonly unknown[]): NewsCounts | undefined {
  try {
    return counts.length > 0 ? toNewsCounts(counts) : undefined;
  } catch {
    return undefined;
  }
}

/** Checks each record separately. Returns those that pages can show, and calls `omit` for the others. */
export const checkRecords = (records: UncheckedRecords, options: CheckOptions): CheckedRecords => ({
  texts: checkTexts(records, options),
  counts: checkCounts(records.counts),
  settings: checkSettings(records.settings, options),
  guide: records.guide.flatMap((programme) => checkProgramme(programme, options)),
  readAt: records.readAt,
});
