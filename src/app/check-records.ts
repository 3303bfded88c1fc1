import { channelTimes } from '@/copy/channel-time';
import type { OmissionReason, OmittedRecord } from '@/copy/omitted-record';
import { pressKinds } from '@/copy/press/kinds';
import type { SiteSettings } from '@/copy/site-settings';
import { contentPath } from '@/shared/lib/content-path';
import { isSettings, toSettings } from '@/site/api/public-settings';
import { isProgramme, type ShownProgramme, typesetProgramme } from '@/site/api/published-guide';
import {
  isArticle,
  type NewsArticle,
  type NewsCounts,
  toCounts,
  typesetArticle,
} from '@/site/api/published-texts';
import { type ParsedText, parseText } from '@/site/data/to-article';

/** Unchecked answers of the database to the build. */
export interface ReadByBuild {
  texts: readonly unknown[];
  /** Delivered articles that the database has not imported. Each shows while no text has its address. */
  delivered: readonly NewsArticle[];
  counts: readonly unknown[];
  settings: readonly unknown[];
  /** The programmes of each channel on the day of the build. */
  guide: readonly unknown[];
  at: number;
}

/** Records that pages can show. */
export interface CheckedRecords {
  texts: readonly CheckedText[];
  counts?: NewsCounts | undefined;
  settings?: SiteSettings | undefined;
  guide: readonly ShownProgramme[];
  at: number;
}

/** A text with its parsed Markdown, so that it is parsed once. */
export interface CheckedText {
  article: NewsArticle;
  parsed: ParsedText;
}

interface CheckOptions {
  /** Pictures that the site cannot show, by the address of their row. */
  unusable: ReadonlyMap<string, OmissionReason>;
  omit: (record: OmittedRecord) => void;
  /** Runs a task, interrupted when it takes too long. */
  limited: <Result>(task: () => Result) => Result;
  /** Says why a task failed. */
  reasonOf: (error: unknown) => OmissionReason;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns a field of a record of any shape. */
const field = (record: unknown, name: string): string =>
  typeof record === 'object' && record !== null ? String(Reflect.get(record, name) ?? '?') : '?';

/** Returns true for a text that has an address and a date. */
const isShowable = (text: unknown): text is NewsArticle =>
  isArticle(text) &&
  SLUG.test(text.slug) &&
  Object.hasOwn(pressKinds, text.content_type) &&
  Number.isFinite(Date.parse(text.first_published_at));

/** Returns a text without the pictures that the site cannot show. */
function withoutUnusable(text: NewsArticle, { unusable, omit }: CheckOptions): NewsArticle {
  const usable = <Picture extends { file_path: string }>(picture: Picture | null) => {
    const reason = picture && unusable.get(picture.file_path);
    if (!reason) return picture;
    omit({ kind: 'cover', id: text.id, reason });
    return null;
  };
  return { ...text, cover: usable(text.cover), share: usable(text.share) };
}

function checkEachText(texts: readonly unknown[], options: CheckOptions): CheckedText[] {
  const { omit, limited, reasonOf } = options;
  const addresses = new Set<string>();
  return texts.flatMap((text) => {
    const leaveOut = (reason: OmissionReason) => {
      omit({ kind: 'text', id: field(text, 'id'), reason });
      return [];
    };
    if (!isShowable(text)) return leaveOut('malformed');
    const address = contentPath(text);
    if (addresses.has(address)) return leaveOut('address-taken');
    try {
      const article = limited(() => typesetArticle(withoutUnusable(text, options)));
      const parsed = limited(() => parseText(article));
      addresses.add(address);
      return [{ article, parsed }];
    } catch (error) {
      return leaveOut(reasonOf(error));
    }
  });
}

function checkTexts({ texts, delivered }: ReadByBuild, options: CheckOptions): CheckedText[] {
  const stored = checkEachText(texts, options);
  const addresses = new Set(stored.map(({ article }) => contentPath(article)));
  const others = delivered.filter((row) => !addresses.has(contentPath(row)));
  return [...stored, ...checkEachText(others, options)];
}

function checkGuide(programmes: readonly unknown[], { omit, limited, reasonOf }: CheckOptions) {
  return programmes.flatMap((programme): ShownProgramme[] => {
    const leaveOut = (reason: OmissionReason) => {
      const id = `${field(programme, 'channel')} ${field(programme, 'starts_at')}`;
      omit({ kind: 'programme', id, reason });
      return [];
    };
    if (!isProgramme(programme) || !Object.hasOwn(channelTimes, programme.channel))
      return leaveOut('malformed');
    try {
      return [limited(() => typesetProgramme(programme))];
    } catch (error) {
      return leaveOut(reasonOf(error));
    }
  });
}

function checkSettings(
  [settings]: readonly unknown[],
  { omit, limited, reasonOf }: CheckOptions,
): SiteSettings | undefined {
  if (settings === undefined) return undefined;
  const leaveOut = (reason: OmissionReason) => omit({ kind: 'settings', id: 'site', reason });
  if (!isSettings(settings)) return void leaveOut('malformed');
  try {
    return limited(() => toSettings(settings));
  } catch (error) {
    return void leaveOut(reasonOf(error));
  }
}

/** The counts follow from the texts: without them the page counts its own. */
function checkCounts(counts: readonly unknown[]): NewsCounts | undefined {
  try {
    return counts.length > 0 ? toCounts(counts) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Checks each record separately. Returns those that pages can show, and reports each one that is left out.
 */
export const checkRecords = (read: ReadByBuild, options: CheckOptions): CheckedRecords => ({
  texts: checkTexts(read, options),
  counts: checkCounts(read.counts),
  settings: checkSettings(read.settings, options),
  guide: checkGuide(read.guide, options),
  at: read.at,
});
