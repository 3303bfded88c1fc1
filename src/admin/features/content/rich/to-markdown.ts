import type { JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type {
  BlockContent,
  Heading,
  Image,
  List,
  ListItem,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { defaultHandlers, toMarkdown } from 'mdast-util-to-markdown';
import { BUTTON_LINK_TITLE } from '../../../../../supabase/functions/_shared/markdown-links.ts';
import { PICTURE_PLACEHOLDER_PREFIX } from './paste';

/** Run of inline content: a node of the editor with its marks. */
interface Run {
  node: JSONContent;
  marks: NonNullable<JSONContent['marks']>;
}

type Mark = Run['marks'][number];

const getAttribute = (node: JSONContent, name: string): string => String(node.attrs?.[name] ?? '');

const createImage = (attrs: Record<string, unknown> | undefined): Image => ({
  type: 'image',
  url: String(attrs?.src ?? ''),
  alt: String(attrs?.alt ?? ''),
  title: String(attrs?.title ?? '') || null,
});

const createLink = (url: string, children: PhrasingContent[], title = ''): PhrasingContent =>
  ({ type: 'link', url, title: title || null, children }) as PhrasingContent;

const createText = (value: string): PhrasingContent => ({ type: 'text', value });

const createParagraph = (children: PhrasingContent[]): BlockContent => ({ type: 'paragraph', children });

const isSameMark = (one: Mark, other: Mark) =>
  one.type === other.type && JSON.stringify(one.attrs) === JSON.stringify(other.attrs);

function toLeaf({ type, text: value = '', attrs }: JSONContent, hasCodeMark: boolean): PhrasingContent {
  if (hasCodeMark && type === 'text') return { type: 'inlineCode', value };
  if (type === 'image') return createImage(attrs);
  if (type === 'hardBreak') return { type: 'break' };
  if (type === 'htmlInline') return { type: 'html', value: String(attrs?.html ?? '') };
  return createText(value);
}

const isCode = ({ marks }: Run) => marks.some(({ type }) => type === 'code');

/** Returns true for blanks and line breaks. Of all marks, only a link may start or end with a blank. */
const isBlank = (run: Run) => run.node.type === 'hardBreak' || (run.node.text?.trim() === '' && !isCode(run));

/** Splits the blanks at both ends from a text. */
function splitBlanks(run: Run): Run[] {
  const value = run.node.text;
  if (value === undefined || isCode(run) || isBlank(run)) return [run];
  const start = value.length - value.trimStart().length;
  const end = value.trimEnd().length;
  return [value.slice(0, start), value.slice(start, end), value.slice(end)]
    .filter(Boolean)
    .map((part) => ({ ...run, node: { ...run.node, text: part } }));
}

/** Counts the runs at the start that have the mark. Blanks at the end count only in a link. */
function countMarkedRuns(runs: Run[], mark: Mark): number {
  const end = runs.findIndex(({ marks }) => !marks.some((other) => isSameMark(mark, other)));
  const markedRuns = end === -1 ? runs : runs.slice(0, end);
  return mark.type === 'link' ? markedRuns.length : markedRuns.findLastIndex((run) => !isBlank(run)) + 1;
}

function wrapInMark(mark: Mark, runs: Run[]): PhrasingContent {
  const children = nestMarks(
    runs.map((run) => ({ ...run, marks: run.marks.filter((other) => !isSameMark(other, mark)) })),
  );
  if (mark.type !== 'link') return { type: mark.type === 'bold' ? 'strong' : 'emphasis', children };
  return createLink(String(mark.attrs?.href ?? ''), children, String(mark.attrs?.title ?? ''));
}

/** Nests marks, which are flat in the editor: the mark with the longest range is outermost. */
function nestMarks(runs: Run[]): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let remainingRuns = runs;
  for (let firstRun = remainingRuns[0]; firstRun; firstRun = remainingRuns[0]) {
    // Only a link may start with a blank. Code is a leaf in Markdown.
    const possibleMarks = firstRun.marks.filter(
      ({ type }) => type === 'link' || (type !== 'code' && !isBlank(firstRun)),
    );
    const [longestRange] = possibleMarks
      .map((mark) => ({ mark, length: countMarkedRuns(remainingRuns, mark) }))
      .sort((one, other) => other.length - one.length);
    const length = longestRange?.length ?? 1;
    const previous = nodes.at(-1);
    const node = longestRange
      ? wrapInMark(longestRange.mark, remainingRuns.slice(0, length))
      : toLeaf(firstRun.node, isCode(firstRun));
    // Adjacent texts become one node, because escaping depends on all characters.
    if (node.type === 'text' && previous?.type === 'text') previous.value += node.value;
    else nodes.push(node);
    remainingRuns = remainingRuns.slice(length);
  }
  return nodes;
}

/** Drops blanks and line breaks at both ends, which Markdown cannot express. */
function toPhrasing(content: JSONContent[] = []): PhrasingContent[] {
  const runs = content.flatMap((node) => splitBlanks({ node, marks: node.marks ?? [] }));
  const start = runs.findIndex((run) => !isBlank(run));
  const end = runs.findLastIndex((run) => !isBlank(run)) + 1;
  return start === -1 ? [] : nestMarks(runs.slice(start, end));
}

/** Replaces line breaks by HTML, because a row of a Markdown table is one line. */
const replaceBreaks = (nodes: PhrasingContent[]): PhrasingContent[] =>
  nodes.map((node) => {
    if (node.type === 'break') return { type: 'html', value: '<br>' };
    return 'children' in node ? { ...node, children: replaceBreaks(node.children) } : node;
  });

const toCell = ({ content = [] }: JSONContent): PhrasingContent[] =>
  replaceBreaks(content.flatMap((line) => toPhrasing(line.content)));

function toTable({ content = [] }: JSONContent): Table {
  const [head] = content;
  return {
    type: 'table',
    align: (head?.content ?? []).map(({ attrs }) => attrs?.align ?? null),
    children: content.map((row) => ({
      type: 'tableRow',
      children: (row.content ?? []).map((cell) => ({ type: 'tableCell', children: toCell(cell) })),
    })),
  };
}

function toList(node: JSONContent): List {
  const items = (node.content ?? []).map(({ content = [] }) => toAllBlocks(content) as ListItem['children']);
  const spread =
    Boolean(node.attrs?.spread) ||
    items.some((item) => item.filter(({ type }) => type === 'paragraph').length > 1);
  return {
    type: 'list',
    ordered: node.type === 'orderedList',
    start: node.type === 'orderedList' ? Number(node.attrs?.start ?? 1) : null,
    spread,
    children: items.map((children) => ({ type: 'listItem', spread, children })),
  };
}

function toVideoParagraph(node: JSONContent): BlockContent {
  const url = getAttribute(node, 'url');
  const title = getAttribute(node, 'title');
  const poster = getAttribute(node, 'poster');
  if (poster) return createParagraph([createLink(url, [createImage({ src: poster, alt: title })])]);
  return createParagraph([createLink(url, [createText(title || url)])]);
}

function toBlocks(node: JSONContent): RootContent[] {
  switch (node.type) {
    case 'paragraph': {
      const children = toPhrasing(node.content);
      return children.length > 0 ? [createParagraph(children)] : [];
    }
    case 'heading': {
      const depth = Number(node.attrs?.level ?? 2) as Heading['depth'];
      return [{ type: 'heading', depth, children: toPhrasing(node.content) }];
    }
    case 'blockquote':
      return [{ type: 'blockquote', children: toAllBlocks(node.content) as BlockContent[] }];
    case 'bulletList':
    case 'orderedList':
      return [toList(node)];
    case 'codeBlock': {
      const value = (node.content ?? []).map((part) => part.text ?? '').join('');
      const lang = getAttribute(node, 'language') || null;
      return [{ type: 'code', lang, meta: getAttribute(node, 'meta') || null, value }];
    }
    case 'horizontalRule':
      return [{ type: 'thematicBreak' }];
    case 'table':
      return [toTable(node)];
    case 'htmlBlock':
      return [{ type: 'html', value: getAttribute(node, 'html') }];
    case 'figure':
      // A placeholder has no file yet, so it is not saved.
      return getAttribute(node, 'src').startsWith(PICTURE_PLACEHOLDER_PREFIX)
        ? []
        : [createParagraph([createImage(node.attrs)])];
    case 'gallery': {
      const pictures: Record<string, unknown>[] = node.attrs?.pictures ?? [];
      const children = pictures.flatMap((picture, index) =>
        index > 0 ? [createText('\n'), createImage(picture)] : [createImage(picture)],
      );
      return pictures.length > 0 ? [createParagraph(children)] : [];
    }
    case 'video':
      return [toVideoParagraph(node)];
    case 'button': {
      const label = createText(getAttribute(node, 'label'));
      return [createParagraph([createLink(getAttribute(node, 'url'), [label], BUTTON_LINK_TITLE)])];
    }
    default:
      return [];
  }
}

const toAllBlocks = (nodes: JSONContent[] = []): RootContent[] => nodes.flatMap(toBlocks);

/** Caches results by the first argument. Nodes of the editor and of Markdown are never modified. */
function memoizeByObject<Key extends object, Rest extends unknown[], Value>(
  compute: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  const cache = new WeakMap<Key, Value>();
  return (key, ...rest) => {
    const value = cache.get(key) ?? compute(key, ...rest);
    cache.set(key, value);
    return value;
  };
}

const toCachedBlocks = memoizeByObject((node: Node) => toBlocks(node.toJSON()));
// The Markdown of a paragraph or heading does not depend on its neighbours, so it can be cached.
const handlers = {
  paragraph: memoizeByObject(defaultHandlers.paragraph),
  heading: memoizeByObject(defaultHandlers.heading),
};

/**
 * Converts a document of the editor to Markdown. Unchanged paragraphs and headings come from a cache, because
 * a keystroke changes only one of them.
 */
export function convertEditorDocumentToMarkdown(document: Node): string {
  const tree: Root = { type: 'root', children: document.children.flatMap((node) => toCachedBlocks(node)) };
  return toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    // Without a blank line, text above a table would become its first row.
    join: [(_, right) => (right.type === 'table' ? 1 : undefined)],
    handlers,
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  }).trimEnd();
}
