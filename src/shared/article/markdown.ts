import type { Definition, Image, Node, Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toString as toPlainText } from 'mdast-util-to-string';
import { gfmTable } from 'micromark-extension-gfm-table';
import {
  findExceededMarkdownLimit,
  markdownLimits,
} from '../../../supabase/functions/_shared/markdown-limits.ts';
import { BUTTON_LINK_TITLE } from '../../../supabase/functions/_shared/markdown-links.ts';
import { isUnreadableMarkdownError, UnreadableMarkdownError } from './unreadable-text';
import { findVideo } from './video-services';

/** Picture alone in a paragraph; its title is the caption. */
export interface MarkdownFigureNode extends Node {
  type: 'figure';
  children: [Image];
}

/** Several pictures in one paragraph. */
export interface MarkdownGalleryNode extends Node {
  type: 'gallery';
  children: MarkdownFigureNode[];
}

/** Video of a service (`findVideo`), with the picture that shows until a press. */
export interface MarkdownVideoNode extends Node {
  type: 'video';
  url: string;
  title: string;
  poster: string | null;
}

/** Link in the form of a button. */
export interface MarkdownButtonNode extends Node {
  type: 'button';
  url: string;
  label: string;
}

/** Paragraph with a special form. */
export type MarkdownArticleBlockNode =
  | MarkdownFigureNode
  | MarkdownGalleryNode
  | MarkdownVideoNode
  | MarkdownButtonNode;

declare module 'mdast' {
  interface RootContentMap {
    figure: MarkdownFigureNode;
    gallery: MarkdownGalleryNode;
    video: MarkdownVideoNode;
    button: MarkdownButtonNode;
  }
  interface BlockContentMap {
    figure: MarkdownFigureNode;
    gallery: MarkdownGalleryNode;
    video: MarkdownVideoNode;
    button: MarkdownButtonNode;
  }
}

const isBlank = (node: PhrasingContent) =>
  node.type === 'break' || (node.type === 'text' && node.value.trim() === '');

const toFigure = (image: Image): MarkdownFigureNode => ({ type: 'figure', children: [image] });

function toVideoBlock(node: PhrasingContent): MarkdownVideoNode | null {
  if (node.type === 'text') {
    const url = node.value.trim();
    return findVideo(url) ? { type: 'video', url, title: '', poster: null } : null;
  }
  if (node.type !== 'link' || !findVideo(node.url)) return null;
  const [poster] = node.children;
  if (node.children.length === 1 && poster?.type === 'image')
    return { type: 'video', url: node.url, title: poster.alt ?? '', poster: poster.url };
  const title = toPlainText(node);
  return { type: 'video', url: node.url, title: title === node.url ? '' : title, poster: null };
}

/** Returns the block of a paragraph that contains only pictures, a video or a button. */
function toBlock({ children }: Paragraph): MarkdownArticleBlockNode | null {
  const visibleNodes = children.filter((node) => !isBlank(node));
  const [first] = visibleNodes;
  if (!first) return null;
  const images = visibleNodes.filter((node) => node.type === 'image');
  if (images.length === visibleNodes.length) {
    const [figure, ...otherFigures] = images.map(toFigure);
    if (!figure) return null;
    return otherFigures.length > 0 ? { type: 'gallery', children: [figure, ...otherFigures] } : figure;
  }
  if (visibleNodes.length > 1) return null;
  if (first.type === 'link' && first.title === BUTTON_LINK_TITLE)
    return { type: 'button', url: first.url, label: toPlainText(first) };
  return toVideoBlock(first);
}

/** Replaces each paragraph that contains only a block (`toBlock`) by that block. */
function convertBlockParagraphs(parent: { children: RootContent[] }): void {
  parent.children = parent.children.map((node) => {
    if (node.type === 'paragraph') {
      const block = toBlock(node);
      return block ? { ...block, position: node.position } : node;
    }
    if (node.type === 'blockquote' || node.type === 'list' || node.type === 'listItem')
      convertBlockParagraphs(node as { children: RootContent[] });
    return node;
  });
}

type Definitions = Map<string, Definition>;

function collectDefinitions(node: Nodes, definitions: Definitions): Definitions {
  if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
  if ('children' in node) for (const child of node.children) collectDefinitions(child, definitions);
  return definitions;
}

/** HTML line break in a table cell: Markdown has no syntax for it. */
const HTML_BREAK = /^<br *\/?>$/i;

/** Replaces each `[text][name]` by its link or picture, and each `<br>` of a cell by a line break. */
function resolveReferences(tree: Root, definitions: Definitions): void {
  let expandedLength = 0;
  function replace(node: Nodes, isInCell = false): Nodes {
    if ('children' in node) {
      const isChildInCell = isInCell || node.type === 'tableCell';
      node.children = node.children.map((child) => replace(child, isChildInCell)) as typeof node.children;
    }
    if (isInCell && node.type === 'html' && HTML_BREAK.test(node.value)) return { type: 'break' };
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return node;
    const { url = '', title } = definitions.get(node.identifier) ?? {};
    expandedLength += url.length + (title?.length ?? 0);
    if (expandedLength > markdownLimits.references) throw new UnreadableMarkdownError('references');
    const target = { url, title: title ?? null, position: node.position };
    return node.type === 'linkReference'
      ? { type: 'link', ...target, children: node.children }
      : { type: 'image', ...target, alt: node.alt ?? '' };
  }
  replace(tree);
}

/**
 * Unwraps emphasis that is inside emphasis of the same kind, because readers see no difference. A line of asterisks can
 * nest emphasis without limit. This function is not recursive, so that the functions that run after it may be.
 */
function unwrapRepeatedEmphasis(tree: Root): void {
  const stack: { node: Nodes; enclosingTypes: readonly string[] }[] = [{ node: tree, enclosingTypes: [] }];
  for (let entry = stack.pop(); entry; entry = stack.pop()) {
    const { node, enclosingTypes } = entry;
    if (!('children' in node)) continue;
    const remainingNodes = [...node.children].reverse() as Nodes[];
    const children: Nodes[] = [];
    for (let child = remainingNodes.pop(); child; child = remainingNodes.pop()) {
      if ('children' in child && enclosingTypes.includes(child.type))
        remainingNodes.push(...[...child.children].reverse());
      else children.push(child);
    }
    node.children = children as typeof node.children;
    for (const child of children) {
      const isEmphasis = child.type === 'emphasis' || child.type === 'strong';
      stack.push({
        node: child,
        enclosingTypes: isEmphasis ? [...enclosingTypes, child.type] : enclosingTypes,
      });
    }
  }
}

/** Markdown extensions that a text may use. */
const parserExtensions = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };

function parseUnchecked(markdown: string): Root {
  const tree = fromMarkdown(markdown, parserExtensions);
  unwrapRepeatedEmphasis(tree);
  resolveReferences(tree, collectDefinitions(tree, new Map()));
  convertBlockParagraphs(tree);
  return tree;
}

/**
 * Parses a text of staff: CommonMark and tables, with figures, galleries, videos and buttons as separate
 * blocks. Throws only `UnreadableMarkdownError`, for a text that cannot be shown.
 */
export function parseMarkdown(markdown: string): Root {
  const reason = findExceededMarkdownLimit(markdown);
  if (reason) throw new UnreadableMarkdownError(reason);
  try {
    return parseUnchecked(markdown);
  } catch (error) {
    if (isUnreadableMarkdownError(error)) throw error;
    throw new UnreadableMarkdownError('parser', { cause: error });
  }
}
