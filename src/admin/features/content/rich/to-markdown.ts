import type { JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { BlockContent, Image, List, ListItem, PhrasingContent, Root, RootContent, Table } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { defaultHandlers, toMarkdown } from 'mdast-util-to-markdown';
import { BUTTON_TITLE } from '../../../../../supabase/functions/_shared/markdown-links.ts';
import { PLACEHOLDER_PREFIX } from './paste';

interface Run {
  node: JSONContent;
  marks: NonNullable<JSONContent['marks']>;
}

type Mark = Run['marks'][number];

const attr = (node: JSONContent, name: string): string => String(node.attrs?.[name] ?? '');

const image = (attrs: Record<string, unknown> | undefined): Image => ({
  type: 'image',
  url: String(attrs?.src ?? ''),
  alt: String(attrs?.alt ?? ''),
  title: String(attrs?.title ?? '') || null,
});

const link = (url: string, children: PhrasingContent[], title = ''): PhrasingContent =>
  ({ type: 'link', url, title: title || null, children }) as PhrasingContent;

const text = (value: string): PhrasingContent => ({ type: 'text', value });

const paragraph = (children: PhrasingContent[]): BlockContent => ({ type: 'paragraph', children });

const isSame = (one: Mark, other: Mark) =>
  one.type === other.type && JSON.stringify(one.attrs) === JSON.stringify(other.attrs);

function toLeaf({ type, text: words = '', attrs }: JSONContent, isCode: boolean): PhrasingContent {
  if (isCode && type === 'text') return { type: 'inlineCode', value: words };
  if (type === 'image') return image(attrs);
  if (type === 'hardBreak') return { type: 'break' };
  if (type === 'htmlInline') return { type: 'html', value: String(attrs?.html ?? '') };
  return text(words);
}

const isCode = ({ marks }: Run) => marks.some(({ type }) => type === 'code');

/** Returns true for blanks and line breaks, which no mark may start or end with. */
const isBlank = (run: Run) => run.node.type === 'hardBreak' || (run.node.text?.trim() === '' && !isCode(run));

/** Splits the blanks at both ends from a text. */
function splitBlanks(run: Run): Run[] {
  const words = run.node.text;
  if (words === undefined || isCode(run) || isBlank(run)) return [run];
  const start = words.length - words.trimStart().length;
  const end = words.trimEnd().length;
  return [words.slice(0, start), words.slice(start, end), words.slice(end)]
    .filter(Boolean)
    .map((part) => ({ ...run, node: { ...run.node, text: part } }));
}

/** Returns the number of runs from the first one that have the mark, without blanks at the end. */
function markRunLength(runs: Run[], mark: Mark): number {
  const end = runs.findIndex(({ marks }) => !marks.some((other) => isSame(mark, other)));
  const marked = end === -1 ? runs : runs.slice(0, end);
  return mark.type === 'link' ? marked.length : marked.findLastIndex((run) => !isBlank(run)) + 1;
}

function toMarked(mark: Mark, runs: Run[]): PhrasingContent {
  const children = nestMarks(
    runs.map((run) => ({ ...run, marks: run.marks.filter((other) => !isSame(other, mark)) })),
  );
  if (mark.type !== 'link') return { type: mark.type === 'bold' ? 'strong' : 'emphasis', children };
  return link(String(mark.attrs?.href ?? ''), children, String(mark.attrs?.title ?? ''));
}

/** Nests marks, which are flat in the editor: the mark with the longest range is outermost. */
function nestMarks(runs: Run[]): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let rest = runs;
  for (let first = rest[0]; first; first = rest[0]) {
    const [longest] = first.marks
      .filter(({ type }) => type === 'link' || (type !== 'code' && !isBlank(first)))
      .map((mark) => ({ mark, length: markRunLength(rest, mark) }))
      .sort((one, other) => other.length - one.length);
    const length = longest?.length ?? 1;
    const previous = nodes.at(-1);
    const node = longest ? toMarked(longest.mark, rest.slice(0, length)) : toLeaf(first.node, isCode(first));
    // one text, because its escapes depend on all its characters
    if (node.type === 'text' && previous?.type === 'text') previous.value += node.value;
    else nodes.push(node);
    rest = rest.slice(length);
  }
  return nodes;
}

/** Drops blanks and line breaks at both ends, which Markdown cannot express. */
function toPhrasing(content: JSONContent[] = []): PhrasingContent[] {
  const runs = content.flatMap((node) => splitBlanks({ node, marks: node.marks ?? [] }));
  const start = runs.findIndex((run) => !isBlank(run));
  return start === -1 ? [] : nestMarks(runs.slice(start, runs.findLastIndex((run) => !isBlank(run)) + 1));
}

/** Writes line breaks as HTML: a row of a Markdown table is one line. */
const withHtmlBreaks = (nodes: PhrasingContent[]): PhrasingContent[] =>
  nodes.map((node) => {
    if (node.type === 'break') return { type: 'html', value: '<br>' };
    return 'children' in node ? { ...node, children: withHtmlBreaks(node.children) } : node;
  });

const toCell = ({ content = [] }: JSONContent): PhrasingContent[] =>
  withHtmlBreaks(content.flatMap((line) => toPhrasing(line.content)));

function table({ content = [] }: JSONContent): Table {
  const [head] = content;
  return {
    type: 'table',
    align: (head?.content ?? []).map(({ attrs }) => attrs?.align ?? null),
    children: content.map((row) => ({
      type: 'tableRow',
      children: (row.content ?? []).map((one) => ({ type: 'tableCell', children: toCell(one) })),
    })),
  };
}

function list(node: JSONContent): List {
  const items = (node.content ?? []).map(({ content = [] }) => blocks(content) as ListItem['children']);
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

function video(node: JSONContent): BlockContent {
  const url = attr(node, 'url');
  const title = attr(node, 'title');
  const poster = attr(node, 'poster');
  if (poster) return paragraph([link(url, [image({ src: poster, alt: title })])]);
  return paragraph([link(url, [text(title || url)])]);
}

function block(node: JSONContent): RootContent[] {
  switch (node.type) {
    case 'paragraph': {
      const children = toPhrasing(node.content);
      return children.length > 0 ? [paragraph(children)] : [];
    }
    case 'heading': {
      const depth = Number(node.attrs?.level ?? 2) as 1;
      return [{ type: 'heading', depth, children: toPhrasing(node.content) }];
    }
    case 'blockquote':
      return [{ type: 'blockquote', children: blocks(node.content) as BlockContent[] }];
    case 'bulletList':
    case 'orderedList':
      return [list(node)];
    case 'codeBlock': {
      const value = (node.content ?? []).map((part) => part.text ?? '').join('');
      return [
        { type: 'code', lang: attr(node, 'language') || null, meta: attr(node, 'meta') || null, value },
      ];
    }
    case 'horizontalRule':
      return [{ type: 'thematicBreak' }];
    case 'table':
      return [table(node)];
    case 'htmlBlock':
      return [{ type: 'html', value: attr(node, 'html') }];
    case 'figure':
      // a picture that is not uploaded yet is not saved
      return attr(node, 'src').startsWith(PLACEHOLDER_PREFIX) ? [] : [paragraph([image(node.attrs)])];
    case 'gallery': {
      const pictures: Record<string, unknown>[] = node.attrs?.pictures ?? [];
      const children = pictures.flatMap((one, index) =>
        index > 0 ? [text('\n'), image(one)] : [image(one)],
      );
      return pictures.length > 0 ? [paragraph(children)] : [];
    }
    case 'video':
      return [video(node)];
    case 'action':
      return [paragraph([link(attr(node, 'url'), [text(attr(node, 'label'))], BUTTON_TITLE)])];
    default:
      return [];
  }
}

const blocks = (nodes: JSONContent[] = []): RootContent[] => nodes.flatMap(block);

/** Caches results by object. Nodes of the editor and of Markdown are never modified. */
function memoizeByObject<Key extends object, Rest extends unknown[], Value>(
  make: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  const cache = new WeakMap<Key, Value>();
  return (key, ...rest) => {
    const value = cache.get(key) ?? make(key, ...rest);
    cache.set(key, value);
    return value;
  };
}

const topBlock = memoizeByObject((node: Node) => block(node.toJSON()));
// unlike a list, both are independent of their neighbours
const handlers = {
  paragraph: memoizeByObject(defaultHandlers.paragraph),
  heading: memoizeByObject(defaultHandlers.heading),
};

/**
 * Converts a document of the editor to Markdown. Unchanged paragraphs and headings come from a cache: one key changes
 * only one of them.
 */
export function toMarkdownText(document: Node): string {
  const tree: Root = { type: 'root', children: document.children.flatMap((node) => topBlock(node)) };
  return toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    // without a blank line, text above a table would become its first row
    join: [(_, right) => (right.type === 'table' ? 1 : undefined)],
    handlers,
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  }).trimEnd();
}
