import type { Nodes } from 'mdast';
import { toString as toPlainText } from 'mdast-util-to-string';
import { quoteName } from '@/admin/lib/quote-name';
import { contentChecksText } from '@/copy/admin/checks';
import { linkDialogText } from '@/copy/admin/links';
import { unreadableMarkdownMessages } from '@/copy/admin/unreadable-text-messages';
import { defaultPressSlugs } from '@/copy/press/slugs';
import { pageNamesByPath } from '@/copy/site-pages';
import { getFootnoteLinkId } from '@/shared/article/headings';
import { parseMarkdown } from '@/shared/article/markdown';
import { parseArticleText } from '@/shared/article/parsed-article';
import { isUnreadableMarkdownError, type UnreadableMarkdownReason } from '@/shared/article/unreadable-text';
import { getContentPath, isContentPath } from '@/shared/lib/content-path';
import { isLibraryFileUrl } from '@/shared/lib/library-file-host';
import { removeTrailingSlash } from '@/shared/lib/remove-trailing-slash';
import type { ContentValues } from './content-schema';
import { parseLinkAddress } from './link-address';
import { countWords } from './markdown-edit';

/** Search engines cut longer titles. */
export const MAX_RECOMMENDED_TITLE_CHARACTERS = 65;
/** Search engines cut longer descriptions. */
export const MAX_RECOMMENDED_DESCRIPTION_CHARACTERS = 155;
/** Longer paragraphs are hard to read. */
const MAX_PARAGRAPH_WORDS = 150;

/** Range of characters in the Markdown; `end` is not included. */
export interface TextRange {
  start: number;
  end: number;
}

/** Message about a text before its publication. */
export interface ContentLintMessage {
  message: string;
  isBlocking?: true;
  location?: TextRange | 'title' | 'excerpt' | undefined;
}

interface Link {
  /** Text that names the link in a message. */
  name: string;
  url: string;
  location: TextRange | undefined;
}

const toRange = (node: Nodes): TextRange | undefined => {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  return start === undefined || end === undefined ? undefined : { start, end };
};

const MAX_SHORT_NAME_WORDS = 6;

/** Returns the first words of a text, in quotes; `linkWithoutText` when it has no word. */
function toShortName(text: string): string {
  const words = text.trim().split(/\s+/);
  const firstWords = words.slice(0, MAX_SHORT_NAME_WORDS).join(' ');
  if (!firstWords) return contentChecksText.linkWithoutText;
  return quoteName(words.length > MAX_SHORT_NAME_WORDS ? `${firstWords}…` : firstWords);
}

/** Nodes of a parsed text in document order. */
type MarkdownNodeArray = readonly Nodes[];

interface ParsedContentText {
  /** Empty for a text that the site cannot show. */
  nodes: MarkdownNodeArray;
  /** Why the site cannot show the text; null when it can. */
  unreadableReason: UnreadableMarkdownReason | null;
}

/** Parses the text of a content. */
export function parseContentText(markdown: string): ParsedContentText {
  try {
    return { nodes: flattenNodes(parseMarkdown(markdown)), unreadableReason: null };
  } catch (error) {
    if (isUnreadableMarkdownError(error)) return { nodes: [], unreadableReason: error.reason };
    throw error;
  }
}

function flattenNodes(node: Nodes): Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(flattenNodes)] : [node];
}

function toLink(node: Nodes): Link | null {
  const createLink = (name: string, url: string) => ({
    name: toShortName(name),
    url,
    location: toRange(node),
  });
  if (node.type === 'link') return createLink(toPlainText(node), node.url);
  if (node.type === 'definition') return createLink(node.identifier, node.url);
  return node.type === 'button' ? createLink(node.label, node.url) : null;
}

const listLinks = (nodes: MarkdownNodeArray): Link[] => nodes.map(toLink).filter((link) => link !== null);

const isEmptyUrl = (url: string): boolean =>
  /^#?$/.test(url.trim()) || parseLinkAddress(url)?.problem === linkDialogText.problems.empty;

/** An address with only a scheme, such as `https://`, is empty. */
const SCHEMES = /(?:https?|mailto|tel):/gi;
/** Matches an address without letters and digits, after `](`, `]:` or `<`. It ends at `]` or `<`, so the search takes linear time. */
const POSSIBLE_EMPTY_LINK = /(?:\][(:]|<)[^\p{L}\p{N}\]<]*(?:[()>"'\n]|$)/u;

/** Returns true when a link of the text has no address. */
export function hasEmptyLink(markdown: string): boolean {
  // Most texts do not match, and need no slow parsing.
  if (!POSSIBLE_EMPTY_LINK.test(markdown.replaceAll(SCHEMES, ''))) return false;
  return listLinks(parseContentText(markdown).nodes).some(({ url }) => isEmptyUrl(url));
}

/** Paths that exist without a row of the database: pages and default articles. */
const builtInPaths = new Set([
  ...Object.keys(pageNamesByPath),
  '/',
  ...defaultPressSlugs.map((slug) => `/presse/${slug}`),
]);

const FILE_EXTENSION = /\.\w+$/;

/** Returns the path of an address of the site, without query and hash. Null for other sites, e-mail addresses and files. */
function toSitePath(url: string): string | null {
  const href = parseLinkAddress(url)?.href;
  if (!href?.startsWith('/')) return null;
  const path = removeTrailingSlash(href.replace(/[?#].*$/, ''));
  return FILE_EXTENSION.test(path) ? null : path;
}

/** The database function `link_targets` refuses more. */
const MAX_LINKED_PATHS = 100;
/** The query carries the file names in its URL, whose length is limited. */
const MAX_LIBRARY_PICTURES = 50;

/** Returns the paths of linked contents. Their states are in the database. */
export function listLinkedContentPaths(nodes: MarkdownNodeArray): string[] {
  const paths = listLinks(nodes).map(({ url }) => toSitePath(url));
  const contentPaths = paths
    .filter((path) => path !== null)
    .filter((path) => isContentPath(path) && !builtInPaths.has(path));
  return [...new Set(contentPaths)].sort().slice(0, MAX_LINKED_PATHS);
}

/** Returns the addresses of the library pictures in a text. The database knows which ones were erased. */
export function listLibraryPictureAddresses(nodes: MarkdownNodeArray): string[] {
  const addresses = nodes.filter((node) => node.type === 'image').map(({ url }) => url);
  return [...new Set(addresses.filter(isLibraryFileUrl))].sort().slice(0, MAX_LIBRARY_PICTURES);
}

/** Data from the database that the checks need. */
export interface ContentLintContext {
  /** Null for no cover, undefined while loading. */
  cover: { alt_text: string | null } | null | undefined;
  /** States of the linked contents by path, as `link_targets` returns them. Missing while loading. */
  linkStates?: ReadonlyMap<string, string> | undefined;
  /** Addresses of pictures that the library no longer has. Missing while loading. */
  erasedPictures?: readonly string[] | undefined;
}

const messageTexts = contentChecksText.messages;

const offlineStates = ['draft', 'scheduled', 'archived', 'withdrawn', 'unknown'] as const;

/** Returns the addresses of the parts of a text: its headings, its notes and the references to them. */
function listAnchors(markdown: string, nodes: MarkdownNodeArray): string[] {
  const headingIds = parseArticleText(markdown).headings.map(({ id }) => id);
  const noteIds = nodes
    .filter((node) => node.type === 'link')
    .map(({ url }) => getFootnoteLinkId(url))
    .filter((id) => id !== undefined);
  return [...headingIds, ...noteIds].map((id) => `#${id}`);
}

interface LinkContext extends ContentLintContext {
  ownPath: string;
  anchors: readonly string[];
}

function checkLink(
  { name, url, location }: Link,
  { linkStates, ownPath, anchors }: LinkContext,
): ContentLintMessage | null {
  const createMessage = (sentence: string): ContentLintMessage => ({
    message: sentence.replace('{texte}', () => name),
    location,
  });
  if (isEmptyUrl(url)) return { ...createMessage(messageTexts.emptyLink), isBlocking: true };
  const parsedAddress = parseLinkAddress(url);
  if (parsedAddress?.href === undefined) {
    const reason = parsedAddress?.problem ?? contentChecksText.relativeAddressHint;
    return createMessage(messageTexts.deadLink.replace('{raison}', reason));
  }
  if (url.startsWith('#')) return anchors.includes(url) ? null : createMessage(messageTexts.missingPart);
  const path = toSitePath(url);
  if (!path || builtInPaths.has(path) || path === ownPath) return null;
  const linkState = isContentPath(path) ? linkStates?.get(path) : 'unknown';
  const offlineState = offlineStates.find((state) => state === linkState);
  return offlineState ? createMessage(messageTexts[offlineState].replace('{adresse}', () => path)) : null;
}

function checkPicture(node: Nodes, { erasedPictures }: ContentLintContext): ContentLintMessage | null {
  if (node.type !== 'image') return null;
  const location = toRange(node);
  if (erasedPictures?.includes(node.url)) return { message: messageTexts.pictureErased, location };
  return node.alt?.trim() ? null : { message: messageTexts.pictureUndescribed, location };
}

function checkParagraph(node: Nodes): ContentLintMessage | null {
  if (node.type !== 'paragraph') return null;
  const text = toPlainText(node, { includeImageAlt: false });
  const wordCount = countWords(text);
  if (wordCount <= MAX_PARAGRAPH_WORDS) return null;
  const message = messageTexts.longParagraph
    .replace('{nombre}', String(wordCount))
    .replace('{texte}', () => toShortName(text));
  return { message, location: toRange(node) };
}

/** Finds skipped heading levels. The page title has level 1, and `#` in a text is rendered as `##`. */
function checkHeadings(nodes: MarkdownNodeArray): ContentLintMessage[] {
  let previousLevel = 1;
  return nodes.flatMap((node) => {
    if (node.type !== 'heading') return [];
    const level = Math.max(node.depth, 2);
    const skipsLevel = level > previousLevel + 1;
    previousLevel = level;
    if (!skipsLevel) return [];
    const message = messageTexts.skippedHeading.replace('{texte}', () => toShortName(toPlainText(node)));
    return [{ message, location: toRange(node) }];
  });
}

const defaultArticleSlugs: ReadonlySet<string> = new Set(defaultPressSlugs);

/** Returns true for a default article, for which the site draws an artwork. */
const hasOwnArtwork = ({ content_type, slug }: ContentValues) =>
  content_type !== 'page' && defaultArticleSlugs.has(slug);

/** Returns the messages about a content, blocking ones first. */
export function lintContent(
  values: ContentValues,
  { nodes, unreadableReason }: ParsedContentText,
  context: ContentLintContext,
): ContentLintMessage[] {
  if (unreadableReason) return [{ message: unreadableMarkdownMessages[unreadableReason] }];
  const title = (values.seo_title || values.title).trim();
  const isCoverUndescribed = context.cover ? !context.cover.alt_text?.trim() : false;
  const isInLists = values.content_type !== 'page';
  const links = listLinks(nodes);
  const hasLinkToPart = links.some(({ url }) => url.startsWith('#'));
  const anchors = hasLinkToPart ? listAnchors(values.content, nodes) : [];
  const linkContext: LinkContext = { ...context, ownPath: getContentPath(values), anchors };
  const candidates: (ContentLintMessage | false | null)[] = [
    ...links.map((link) => checkLink(link, linkContext)),
    values.content.trim() === '' && { message: messageTexts.noText },
    title.length > MAX_RECOMMENDED_TITLE_CHARACTERS && {
      message: messageTexts.longTitle
        .replace('{nombre}', String(title.length))
        .replace('{limite}', String(MAX_RECOMMENDED_TITLE_CHARACTERS)),
      location: values.seo_title ? undefined : 'title',
    },
    isInLists && values.excerpt.trim() === '' && { message: messageTexts.noExcerpt, location: 'excerpt' },
    context.cover === null && !hasOwnArtwork(values) && { message: messageTexts.noCover },
    isCoverUndescribed && { message: messageTexts.coverUndescribed },
    isInLists && values.category_id === null && { message: messageTexts.noCategory },
    ...checkHeadings(nodes),
    ...nodes.flatMap((node) => [checkPicture(node, context), checkParagraph(node)]),
  ];
  const messages = candidates.filter((candidate) => candidate !== null && candidate !== false);
  return [
    ...messages.filter(({ isBlocking }) => isBlocking),
    ...messages.filter(({ isBlocking }) => !isBlocking),
  ];
}
