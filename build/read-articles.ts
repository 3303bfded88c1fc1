import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isArticleArtworkKey } from '../src/copy/press/artworks.ts';
import { pressCategoryLabels } from '../src/copy/press/categories.ts';
import { computeReadingMinutes } from '../src/shared/lib/reading-minutes.ts';
import { type ArticleRow, emptyArticleRow } from '../src/site/data/article.ts';

const ARTICLES_FOLDER = path.resolve(import.meta.dirname, '../src/copy/articles');

/** Splits a Markdown file into its front matter, lines of `name: value`, and its text. @throws without front matter */
function splitFrontMatter(file: string): { fields: Map<string, string>; content: string } {
  const [, frontMatter, content] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
  if (frontMatter === undefined || content === undefined) throw new Error(`${file} has no front matter.`);
  const fields = frontMatter.split('\n').map((line): [string, string] => {
    const colonIndex = line.indexOf(':');
    if (colonIndex < 1) throw new Error(`${file}: « ${line} » is no field.`);
    return [line.slice(0, colonIndex), line.slice(colonIndex + 1).trim()];
  });
  return { fields: new Map(fields), content: content.trim() };
}

const isCategory = (slug: string): slug is keyof typeof pressCategoryLabels =>
  Object.hasOwn(pressCategoryLabels, slug);

/** Returns true for a day of the calendar, as `2025-06-03`. */
const isDate = (text: string): text is string => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().slice(0, 10) === text;
};

/** Reads one default article. @throws when a field is missing or has no valid value */
function readArticle(file: string): ArticleRow {
  const { fields, content } = splitFrontMatter(file);
  const readRequiredField = (name: string): string => {
    const value = fields.get(name);
    if (!value) throw new Error(`${file} has no ${name}.`);
    return value;
  };
  const readCheckedField = <Value extends string>(
    name: string,
    isValid: (value: string) => value is Value,
  ): Value => {
    const value = readRequiredField(name);
    if (!isValid(value)) throw new Error(`${file}: « ${value} » is no ${name}.`);
    return value;
  };
  const slug = path.basename(file, '.md');
  const category = readCheckedField('category', isCategory);
  // Noon in UTC falls on the same day in the readers' time zones.
  const publishedAt = `${readCheckedField('date', isDate)}T12:00:00+00:00`;
  return {
    ...emptyArticleRow,
    id: slug,
    slug,
    title: readRequiredField('title'),
    excerpt: readRequiredField('excerpt'),
    content,
    minutes: computeReadingMinutes(content.match(/\S+/g)?.length ?? 0),
    first_published_at: publishedAt,
    modified_at: publishedAt,
    category: { slug: category, name: pressCategoryLabels[category], parent: null },
    artwork: readCheckedField('artwork', isArticleArtworkKey),
    ...(fields.get('featured') === 'true' && { isFeatured: true }),
    callToAction: {
      title: readRequiredField('action_title'),
      text: readRequiredField('action_text'),
      link: { label: readRequiredField('action_label'), href: readRequiredField('action_href') },
    },
  };
}

/** Reads the default articles of src/copy/articles, one Markdown file each. @throws when a field is missing or has no valid value */
export const readDefaultArticles = (folder = ARTICLES_FOLDER): ArticleRow[] =>
  globSync('*.md', { cwd: folder })
    .sort()
    .map((name) => readArticle(path.join(folder, name)));
