import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { quoteName } from '@/admin/lib/quote-name';
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
import { parseAddress } from './link-address';
import { countWords } from './markdown-edit';

/** Longer titles are cut by search engines. */
export const MAX_TITLE_CHARACTERS = 65;
/** Longer descriptions are cut by search engines. */
export const MAX_DESCRIPTION_CHARACTERS = 155;
/** Longer paragraphs are hard to read. */
const PARAGRAPH_WORDS = 150;

/** Range of characters in the Markdown; `end` is not included. */
export interface Span {
  start: number;
  end: number;
}

/** Advice about a text. */
export interface LintMessage {
  message: string;
  /** True when it prevents publication. */
  blocks?: true;
  /** Field or range that it is about. */
  at?: Span | 'title' | 'excerpt' | undefined;
}

interface Link {
  /** Text that names the link in a message. */
  name: string;
  url: string;
  at: Span | undefined;
}

const spanOf = (node: Nodes): Span | undefined => {
  const position = 'position' in node ? node.position : undefined;
  const { start: { offset: start } = {}, end: { offset: end } = {} } = position ?? {};
  return start === undefined || end === undefined ? undefined : { start, end };
};

/** Returns the first words of a text. */
function nameOf(text: string): string {
  const words = text.trim().split(/\s+/);
  const first = words.slice(0, 6).join(' ');
  return first ? quoteName(words.length > 6 ? `${first}…` : first) : checkText.unnamed;
}

/** Nodes of a parsed text in document order. */
export type TextNodes = readonly Nodes[];

/** Returns why the site cannot show a text; null when it can. */
export function findUnreadableReason(markdown: string): UnreadableReason | null {
  try {
    parseArticle(markdown);
    return null;
  } catch (error) {
    if (isUnreadable(error)) return error.reason;
    throw error;
  }
}

/** Parses a text for `lintContent` and `listLinkedPaths`. Returns no nodes for a text that the site cannot show. */
export function parseNodes(markdown: string): TextNodes {
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
  const read = parseAddress(url);
  return read !== null && 'problem' in read && read.problem === linkText.problems.empty;
}

/** Matches anything that may be a link without an address. Nearly no text matches, which saves parsing it. */
const MAYBE_EMPTY =
  /\][(:][^\p{L}\p{N})>"'\n]*(?:(?:https?|mailto|tel):[^\p{L}\p{N})>"'\n]*)?(?:[)>"'\n]|$)|<(?:https?|mailto|tel):[^\p{L}\p{N}>]*>/iu;

/** Returns true when a link of the text has no address. */
export const hasEmptyLink = (markdown: string): boolean =>
  MAYBE_EMPTY.test(markdown) &&
  parseNodes(markdown)
    .flatMap(linkOf)
    .some(({ url }) => isEmpty(url));

const ownPaths = new Set([...Object.keys(pageNames), '/', ...pressSlugs.map((slug) => `/presse/${slug}`)]);

/** Returns the path of an address of the site, without query and hash. Null for other sites, e-mail addresses and files. */
function sitePath(url: string): string | null {
  const read = parseAddress(url);
  if (!read || !('href' in read) || !read.href.startsWith('/')) return null;
  const path = read.href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
  return /\.\w+$/.test(path) ? null : path;
}

/** Returns the paths of linked contents. Their states are in the database. */
export function listLinkedPaths(text: TextNodes): string[] {
  const paths = text.flatMap(linkOf).map(({ url }) => sitePath(url));
  const contents = paths.filter((path) => path && /^\/(?:presse|pages)\//.test(path) && !ownPaths.has(path));
  return [...new Set(contents as string[])].sort().slice(0, 100);
}

/** Data from the database that the checks need. */
export interface LintContext {
  /** Null for no cover, undefined while loading. */
  cover: { alt_text: string | null } | null | undefined;
  /** States of the linked contents by path, as `link_targets` returns them. Missing while loading. */
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
  { targets }: LintContext,
): LintMessage[] {
  const say = (sentence: string, more = {}): LintMessage[] => [
    { message: fill(sentence, { texte: name, ...more }), at },
  ];
  if (isEmpty(url)) return say(remarks.emptyLink).map((remark) => ({ ...remark, blocks: true }));
  const read = parseAddress(url);
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

function checkNode(node: Nodes): LintMessage[] {
  if (node.type === 'image' || node.type === 'imageReference')
    return node.alt?.trim() ? [] : [{ message: remarks.pictureUndescribed, at: spanOf(node) }];
  if (node.type !== 'paragraph') return [];
  const words = textOf(node, { includeImageAlt: false });
  const count = countWords(words);
  const sentence = fill(remarks.longParagraph, { texte: nameOf(words), nombre: count });
  return count > PARAGRAPH_WORDS ? [{ message: sentence, at: spanOf(node) }] : [];
}

/** Finds skipped heading levels. The page title has level 1, and `#` in a text is rendered as `##`. */
function checkHeadings(nodes: TextNodes): LintMessage[] {
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

/** Returns advice about a text; messages that prevent publication come first. `nodes` is the parsed content. */
export function lintContent(text: ContentValues, nodes: TextNodes, facts: LintContext): LintMessage[] {
  const title = (text.seo_title || text.title).trim();
  const reason = findUnreadableReason(text.content);
  if (reason) return [{ message: unreadableTexts[reason] }];
  // rendered at most once, and only for a link to a heading
  let known: string[] | undefined;
  const parts = () => {
    known ??= parsedArticle(text.content).contents.map(({ id }) => `#${id}`);
    return known;
  };
  const found: (LintMessage | false)[] = [
    ...nodes.flatMap(linkOf).flatMap((link) => checkLink(link, text, parts, facts)),
    text.content.trim() === '' && { message: remarks.noText },
    title.length > MAX_TITLE_CHARACTERS && {
      message: fill(remarks.longTitle, { nombre: title.length, limite: MAX_TITLE_CHARACTERS }),
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
