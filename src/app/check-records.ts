import { channelTimeZonesByKey } from '@/copy/channel-time';
import type { OmissionReason, OmittedRecord } from '@/copy/omitted-record';
import { pressTextTypeLabels } from '@/copy/press/text-types';
import type { SiteSettings } from '@/copy/site-settings';
import { getContentPath } from '@/shared/lib/content-path';
import { isSiteSettings, typesetSettings } from '@/site/api/public-settings';
import { isProgramme, type PublicProgramme, typesetProgramme } from '@/site/api/published-guide';
import { isArticleRow, type NewsCounts, toNewsCounts } from '@/site/api/published-texts';
import { type Article, type ArticleRow, typesetArticle } from '@/site/data/article';
import { toArticle } from '@/site/data/to-article';

/** Records as the database returned them to the build, not checked yet. */
export interface UncheckedRecords {
  texts: readonly unknown[];
  /** Articles from files that the database has not imported. Each shows while no text has its address. */
  fileArticles: readonly ArticleRow[];
  counts: readonly unknown[];
  settings: readonly unknown[];
  /** The programmes of each channel on the day of the build. */
  guide: readonly unknown[];
  /** Time at which the build read the records, in milliseconds. */
  readAt: number;
}

/** Records that pages can show. */
export interface CheckedRecords {
  /** Parsed, so that each text is parsed once. */
  texts: readonly Article[];
  counts?: NewsCounts;
  settings?: SiteSettings;
  guide: readonly PublicProgramme[];
  readAt: number;
}

interface CheckOptions {
  /** Pictures that the site cannot show, by the address of their row. */
  unusablePictures: ReadonlyMap<string, OmissionReason>;
  omit: (record: OmittedRecord) => void;
  /** Runs a task, interrupted when it takes too long. */
  limitTime: <Result>(task: () => Result) => Result;
  /** Returns the reason for which a task failed. */
  toOmissionReason: (error: unknown) => OmissionReason;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns a field of a record of any shape as text; « ? » without one. */
const readField = (record: unknown, name: string): string =>
  typeof record === 'object' && record !== null ? String(Reflect.get(record, name) ?? '?') : '?';

/** Returns true for a text that has an address and a date. */
const isPublishable = (text: unknown): text is ArticleRow =>
  isArticleRow(text) &&
  SLUG.test(text.slug) &&
  Object.hasOwn(pressTextTypeLabels, text.content_type) &&
  Number.isFinite(Date.parse(text.first_published_at));

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

function checkEachText(texts: readonly unknown[], options: CheckOptions): Article[] {
  const { omit, limitTime, toOmissionReason } = options;
  const addresses = new Set<string>();
  return texts.flatMap((text) => {
    const leaveOut = (reason: OmissionReason) => {
      omit({ kind: 'text', id: readField(text, 'id'), reason });
      return [];
    };
    if (!isPublishable(text)) return leaveOut('malformed');
    const address = getContentPath(text);
    if (addresses.has(address)) return leaveOut('address-taken');
    try {
      const row = limitTime(() => typesetArticle(dropUnusablePictures(text, options)));
      const article = limitTime(() => toArticle(row));
      addresses.add(address);
      return [article];
    } catch (error) {
      return leaveOut(toOmissionReason(error));
    }
  });
}

function checkTexts({ texts, fileArticles }: UncheckedRecords, options: CheckOptions): Article[] {
  const databaseTexts = checkEachText(texts, options);
  const addresses = new Set(databaseTexts.map(getContentPath));
  const remainingArticles = fileArticles.filter((row) => !addresses.has(getContentPath(row)));
  return [...databaseTexts, ...checkEachText(remainingArticles, options)];
}

function checkGuide(programmes: readonly unknown[], { omit, limitTime, toOmissionReason }: CheckOptions) {
  return programmes.flatMap((programme): PublicProgramme[] => {
    const leaveOut = (reason: OmissionReason) => {
      const id = `${readField(programme, 'channel')} ${readField(programme, 'starts_at')}`;
      omit({ kind: 'programme', id, reason });
      return [];
    };
    if (!isProgramme(programme) || !Object.hasOwn(channelTimeZonesByKey, programme.channel))
      return leaveOut('malformed');
    try {
      return [limitTime(() => typesetProgramme(programme))];
    } catch (error) {
      return leaveOut(toOmissionReason(error));
    }
  });
}

function checkSettings(
  [settings]: readonly unknown[],
  { omit, limitTime, toOmissionReason }: CheckOptions,
): SiteSettings | undefined {
  if (settings === undefined) return undefined;
  const leaveOut = (reason: OmissionReason) => {
    omit({ kind: 'settings', id: 'site', reason });
    return undefined;
  };
  if (!isSiteSettings(settings)) return leaveOut('malformed');
  try {
    return limitTime(() => typesetSettings(settings));
  } catch (error) {
    return leaveOut(toOmissionReason(error));
  }
}

/** Returns the counts, or undefined when they are absent or malformed. The snapshot then counts the texts itself. */
function checkCounts(counts: readonly unknown[]): NewsCounts | undefined {
  try {
    return counts.length > 0 ? toNewsCounts(counts) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Checks each record separately. Returns those that pages can show, and reports each one that is left out.
 */
export const checkRecords = (records: UncheckedRecords, options: CheckOptions): CheckedRecords => ({
  texts: checkTexts(records, options),
  counts: checkCounts(records.counts),
  settings: checkSettings(records.settings, options),
  guide: checkGuide(records.guide, options),
  readAt: records.readAt,
});
