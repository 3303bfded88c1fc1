import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { quoted } from '@/admin/lib/quoted';
import { checkText } from '@/copy/admin/checks';
import { linkText } from '@/copy/admin/links';
import { unreadableTexts } from '@/copy/admin/unreadable-texts';
import { pressSlugs } from '@/copy/press/slugs';
import { pageNames } from '@/copy/site-pages';
import { parseArticle } from '@/shared/article/markdown';
import { parsedArticle } from '@/shared/article/parsed-article';
import { isUnreadable, type UnreadableReason } from '@/shared/article/unreadable-text';
import { contentPath } from '@/shared/lib/content-path';
import type { ContentValues } from './content-schema';
import { readAddress } from './link-address';
import { countWords } from './markdown-edit';

/** Signs of a title that search engines show whole. */
export const TITLE_SIGNS = 65;
/** The same of a description. */
export const DESCRIPTION_SIGNS = 155;
/** Words of a paragraph that is read in one breath. */
const PARAGRAPH_WORDS = 150;

/** Characters of the text that a remark is about, from the first to after the last. */
export interface Span {
  start: number;
  end: number;
}

/** What a good editor would say of a text. */
export interface Remark {
  message: string;
  /** True when it keeps the text from being published. */
  blocks?: true;
  /** Where it leads: a field, or a place in the text. */
  at?: Span | 'title' | 'excerpt' | undefined;
}

interface Link {
  /** As a sentence names it. */
  name: string;
  url: string;
  at: Span | undefined;
}

const spanOf = (node: Nodes): Span | undefined => {
  const position = 'position' in node ? node.position : undefined;
  const { start: { offset: start } = {}, end: { offset: end } = {} } = position ?? {};
  return start === undefined || end === undefined ? undefined : { start, end };
};

/** The first words of a text, to name it. */
function nameOf(text: string): string {
  const words = text.trim().split(/\s+/);
  const first = words.slice(0, 6).join(' ');
  return first ? quoted(words.length > 6 ? `${first}…` : first) : checkText.unnamed;
}

/** A text as what it holds, in its order: parsed once for all that is asked of it. */
export type ReadText = readonly Nodes[];

/** Says why visitors cannot be shown a text; null when they can. */
export function whyUnreadable(markdown: string): UnreadableReason | null {
  try {
    parseArticle(markdown);
    return null;
  } catch (error) {
    if (isUnreadable(error)) return error.reason;
    throw error;
  }
}

/** Reads a text for `checkContent` and `linkedContents`; nothing of one that cannot be shown. */
export function readText(markdown: string): ReadText {
  try {
    return nodesOf(parseArticle(markdown));
  } catch (error) {
    if (isUnreadable(error)) return [];
    throw error;
  }
}

function nodesOf(node: Nodes): Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(nodesOf)] : [node];
}

const linkOf = (node: Nodes): Link[] => {
  if (node.type === 'link') return [{ name: nameOf(textOf(node)), url: node.url, at: spanOf(node) }];
  if (node.type === 'definition') return [{ name: nameOf(node.identifier), url: node.url, at: spanOf(node) }];
  return node.type === 'action' ? [{ name: nameOf(node.label), url: node.url, at: spanOf(node) }] : [];
};

function isEmpty(url: string): boolean {
  if (/^#?$/.test(url.trim())) return true;
  const read = readAddress(url);
  return read !== null && 'problem' in read && read.problem === linkText.problems.empty;
}

/**
 * What an address without an end looks like in a text, no letter and no figure but those of its scheme: nearly every text has
 * none, and need not be parsed.
 */
const MAYBE_EMPTY =
  /\][(:][^\p{L}\p{N})>"'\n]*(?:(?:https?|mailto|tel):[^\p{L}\p{N})>"'\n]*)?(?:[)>"'\n]|$)|<(?:https?|mailto|tel):[^\p{L}\p{N}>]*>/iu;

/** True when a link of the text has no address. */
export const hasEmptyLink = (markdown: string): boolean =>
  MAYBE_EMPTY.test(markdown) &&
  readText(markdown)
    .flatMap(linkOf)
    .some(({ url }) => isEmpty(url));

const ownPaths = new Set([...Object.keys(pageNames), '/', ...pressSlugs.map((slug) => `/presse/${slug}`)]);

/** Path of an address of the site, without what follows it; null for another site, a mail address and files. */
function sitePath(url: string): string | null {
  const read = readAddress(url);
  if (!read || !('href' in read) || !read.href.startsWith('/')) return null;
  const path = read.href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
  return /\.\w+$/.test(path) ? null : path;
}

/** Addresses of contents that a text links to: where they stand is asked of the database. */
export function linkedContents(text: ReadText): string[] {
  const paths = text.flatMap(linkOf).map(({ url }) => sitePath(url));
  const contents = paths.filter((path) => path && /^\/(?:presse|pages)\//.test(path) && !ownPaths.has(path));
  return [...new Set(contents as string[])].sort().slice(0, 100);
}

/** What is known beside the text itself. */
export interface KnownFacts {
  /** Null for none, undefined while it is not known. */
  cover: { alt_text: string | null } | null | undefined;
  /** Where the linked contents stand, as `link_targets` answers; those not asked yet are absent. */
  targets: ReadonlyMap<string, string>;
}

const remarks = checkText.remarks;

const fill = (sentence: string, words: Record<string, string | number>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, word: string) => String(words[word] ?? ''));

type OfflineState = 'draft' | 'scheduled' | 'archived' | 'withdrawn' | 'unknown';

const isOffline = (state: string | undefined): state is OfflineState =>
  state !== undefined &&
  Object.hasOwn({ draft: 1, scheduled: 1, archived: 1, withdrawn: 1, unknown: 1 }, state);

function checkLink(
  { name, url, at }: Link,
  text: ContentValues,
  parts: () => readonly string[],
  { targets }: KnownFacts,
): Remark[] {
  const say = (sentence: string, more = {}): Remark[] => [
    { message: fill(sentence, { texte: name, ...more }), at },
  ];
  if (isEmpty(url)) return say(remarks.emptyLink).map((remark) => ({ ...remark, blocks: true }));
  const read = readAddress(url);
  if (!read || 'problem' in read)
    return say(remarks.deadLink, { raison: read?.problem ?? checkText.relative });
  if (url.startsWith('#')) {
    return parts().includes(url) ? [] : say(remarks.missingPart);
  }
  const path = sitePath(url);
  if (!path || ownPaths.has(path) || path === contentPath(text)) return [];
  const isContent = /^\/(?:presse|pages)\//.test(path);
  const state = isContent ? targets.get(path) : 'unknown';
  return isOffline(state) ? say(remarks[state], { adresse: path }) : [];
}

function checkNode(node: Nodes): Remark[] {
  if (node.type === 'image' || node.type === 'imageReference')
    return node.alt?.trim() ? [] : [{ message: remarks.pictureUndescribed, at: spanOf(node) }];
  if (node.type !== 'paragraph') return [];
  const words = textOf(node, { includeImageAlt: false });
  const count = countWords(words);
  const sentence = fill(remarks.longParagraph, { texte: nameOf(words), nombre: count });
  return count > PARAGRAPH_WORDS ? [{ message: sentence, at: spanOf(node) }] : [];
}

/** Levels that follow each other: the page's own title is the first, and a text's `#` is shown as `##`. */
function checkHeadings(nodes: ReadText): Remark[] {
  let above = 1;
  return nodes.flatMap((node) => {
    if (node.type !== 'heading') return [];
    const level = Math.max(node.depth, 2);
    const skips = level > above + 1;
    above = level;
    return skips
      ? [{ message: fill(remarks.skippedHeading, { texte: nameOf(textOf(node)) }), at: spanOf(node) }]
      : [];
  });
}

/**
 * What a good editor would say before a text is published; what keeps it from being published comes first. `nodes` is its
 * content, read.
 */
export function checkContent(text: ContentValues, nodes: ReadText, facts: KnownFacts): Remark[] {
  const title = (text.seo_title || text.title).trim();
  const reason = whyUnreadable(text.content);
  if (reason) return [{ message: unreadableTexts[reason] }];
  // only a text with a link to one of its parts is rendered for it, and once
  let known: string[] | undefined;
  const parts = () => {
    known ??= parsedArticle(text.content).contents.map(({ id }) => `#${id}`);
    return known;
  };
  const found: (Remark | false)[] = [
    ...nodes.flatMap(linkOf).flatMap((link) => checkLink(link, text, parts, facts)),
    text.content.trim() === '' && { message: remarks.noText },
    title.length > TITLE_SIGNS && {
      message: fill(remarks.longTitle, { nombre: title.length, limite: TITLE_SIGNS }),
      ...(text.seo_title ? {} : { at: 'title' as const }),
    },
    text.excerpt.trim() === '' && { message: remarks.noExcerpt, at: 'excerpt' },
    facts.cover === null && { message: remarks.noCover },
    facts.cover ? !facts.cover.alt_text?.trim() && { message: remarks.coverUndescribed } : false,
    text.category_id === null && text.content_type !== 'page' && { message: remarks.noCategory },
    ...checkHeadings(nodes),
    ...nodes.flatMap(checkNode),
  ];
  const all = found.filter((remark) => remark !== false);
  return [...all.filter(({ blocks }) => blocks), ...all.filter(({ blocks }) => !blocks)];
}
