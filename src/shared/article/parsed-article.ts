import type { Element, ElementContent, Element as HastElement, Nodes as HastNodes, Properties } from 'hast';
import type { Nodes } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { toString as toPlainText } from 'mdast-util-to-string';
import { applyFrenchTypography } from '@/shared/lib/french-typography';
import { getFilenameOfUrl, isLibraryFileUrl } from '@/shared/lib/library-file-host';
import { type CaptionedPictureData, formatCaption } from '@/shared/lib/stored-picture';
import { toSafeUrl } from '../../../supabase/functions/_shared/markdown-links.ts';
import { getFootnoteLinkId, getHeadingIdByIndex } from './headings';
import {
  type MarkdownButtonNode,
  type MarkdownFigureNode,
  type MarkdownGalleryNode,
  type MarkdownVideoNode,
  parseMarkdown,
} from './markdown';

/** Element of an article's body, or text. */
export type ArticleNode = string | { tag: string; props?: Record<string, unknown>; children?: ArticleNode[] };

/** Parsed text of staff, which a page renders without a parser. */
export interface ParsedArticle {
  body: ArticleNode[];
  /** Sections, by the ids of their headings in the body. */
  headings: { id: string; title: string }[];
}

/** Applies French typography to the text of an article, except code and URLs. */
function applyTypography(node: Nodes): void {
  if (node.type === 'text') node.value = applyFrenchTypography(node.value);
  if ('alt' in node && node.alt) node.alt = applyFrenchTypography(node.alt);
  if ('label' in node && node.label) node.label = applyFrenchTypography(node.label);
  if ('title' in node && node.title && node.type !== 'link') node.title = applyFrenchTypography(node.title);
  if ('children' in node) node.children.forEach(applyTypography);
}

/** Sets the title of each library picture to its caption (from the text, or else from the library) and its credit. */
function addCaptions(node: Nodes, libraryPictures: ReadonlyMap<string, CaptionedPictureData>): void {
  if (node.type === 'image') {
    const picture = libraryPictures.get(getFilenameOfUrl(node.url));
    if (picture)
      node.title = formatCaption({ caption: node.title || picture.caption, credit: picture.credit });
  }
  if ('children' in node) for (const child of node.children) addCaptions(child, libraryPictures);
}

/** Nodes that disappear with their pictures. */
const PICTURE_PARENTS = ['figure', 'gallery', 'link', 'paragraph'];

/** Leaves out pictures that the library no longer has, and the elements that contained only such pictures. */
function deleteErasedPictures(node: Nodes, libraryPictures: ReadonlyMap<string, CaptionedPictureData>): void {
  if (!('children' in node)) return;
  const isErased = (url: string) => isLibraryFileUrl(url) && !libraryPictures.has(getFilenameOfUrl(url));
  for (const child of node.children) {
    deleteErasedPictures(child, libraryPictures);
    if (child.type === 'video' && child.poster && isErased(child.poster)) child.poster = null;
  }
  const isEmptyParent = (child: Nodes) =>
    PICTURE_PARENTS.includes(child.type) && 'children' in child && child.children.length === 0;
  const isErasedImage = (child: Nodes) => child.type === 'image' && isErased(child.url);
  const children = node.children.filter((child) => !isErasedImage(child) && !isEmptyParent(child));
  Object.assign(node, { children });
}

const URL_PROPERTIES = ['href', 'src', 'poster'];

/** Returns the properties of an element under React's names. */
function toReactProps({ properties }: HastElement): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue;
    if (name === 'align') props.style = { textAlign: value };
    else if (URL_PROPERTIES.includes(name)) props[name] = toSafeUrl(String(value));
    else props[name] = Array.isArray(value) ? value.join(' ') : value;
  }
  const id = getFootnoteLinkId(String(props.href));
  if (id) props.id = id;
  return props;
}

const INLINE_TAGS = ['a', 'code', 'em', 'img', 'strong'];

const isInline = (node: HastNodes | undefined) =>
  node?.type === 'text' || (node?.type === 'element' && INLINE_TAGS.includes(node.tagName));

/** Returns the nodes in an element, without the line breaks that separate blocks or follow a `<br>`. */
function toChildNodes({ children }: { children: HastNodes[] }): ArticleNode[] {
  const visibleNodes = children.filter((child, index) => {
    const isLineBreak = child.type === 'text' && child.value === '\n';
    return !isLineBreak || (isInline(children[index - 1]) && isInline(children[index + 1]));
  });
  return visibleNodes.flatMap(toArticleNodes);
}

function toArticleNodes(node: HastNodes): ArticleNode[] {
  if (node.type === 'text') return [node.value];
  if (node.type === 'root') return toChildNodes(node);
  if (node.type !== 'element') return [];
  const articleNode: ArticleNode = { tag: node.tagName };
  const props = toReactProps(node);
  const children = toChildNodes(node);
  // Pages contain these nodes as JSON, so empty fields are left out.
  if (Object.keys(props).length > 0) articleNode.props = props;
  if (children.length > 0) articleNode.children = children;
  return [articleNode];
}

const createElementNode = (
  tagName: string,
  properties: Properties,
  children: ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties, children });

function createFigure(_: unknown, { children: [image] }: MarkdownFigureNode): Element {
  const picture = createElementNode('img', { src: image.url, alt: image.alt ?? undefined });
  if (!image.title) return createElementNode('figure', {}, [picture]);
  return createElementNode('figure', {}, [
    picture,
    createElementNode('figcaption', {}, [{ type: 'text', value: image.title }]),
  ]);
}

/** Options of `mdast-util-to-hast`: a handler for each block type that `markdown.ts` adds. */
const articleHastOptions = {
  handlers: {
    figure: createFigure,
    gallery: (state: unknown, { children }: MarkdownGalleryNode) =>
      createElementNode(
        'div',
        { className: ['gallery'] },
        children.map((child) => createFigure(state, child)),
      ),
    video: (_: unknown, { url, title, poster }: MarkdownVideoNode) =>
      createElementNode('video', { src: url, title, poster: poster ?? undefined }),
    button: (_: unknown, { url, label }: MarkdownButtonNode) =>
      createElementNode('p', {}, [
        createElementNode('a', { href: url, className: ['action'] }, [{ type: 'text', value: label }]),
      ]),
  },
};

/**
 * Parses Markdown for display, without the HTML in it. `pictures` are the library pictures of the text; undefined when
 * unknown.
 */
export function parseArticleText(
  markdown: string,
  pictures?: readonly CaptionedPictureData[],
): ParsedArticle {
  const tree = parseMarkdown(markdown);
  if (pictures) {
    const libraryPictures = new Map(
      pictures.map((picture) => [getFilenameOfUrl(picture.file_path), picture]),
    );
    deleteErasedPictures(tree, libraryPictures);
    addCaptions(tree, libraryPictures);
  }
  applyTypography(tree);
  const headingNodes = tree.children.filter((node) => node.type === 'heading' && node.depth <= 2);
  const headings = headingNodes.map((node, index) => {
    const id = getHeadingIdByIndex(index);
    node.data = { ...node.data, hProperties: { id } };
    return { id, title: toPlainText(node) };
  });
  return { body: toArticleNodes(toHast(tree, articleHastOptions)), headings };
}
