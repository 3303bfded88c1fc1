import type { JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { BlockContent, Image, List, ListItem, PhrasingContent, Root, RootContent, Table } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { defaultHandlers, toMarkdown } from 'mdast-util-to-markdown';
import { ACTION } from '@/shared/article/markdown';
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

/** Returns the number of runs from the first one that have the mark. */
function markRunLength(runs: Run[], mark: Mark): number {
  const end = runs.findIndex(({ marks }) => !marks.some((other) => isSame(mark, other)));
  return end === -1 ? runs.length : end;
}

/** Splits the blanks at one end from a marked text: Markdown does not allow them inside its marks. */
function splitEdgeBlanks(runs: Run[], side: 'start' | 'end'): { outside: Run[]; inside: Run[] } {
  const run = side === 'start' ? runs[0] : runs.at(-1);
  const words = run && !isCode(run) ? run.node.text : undefined;
  const blank =
    words === undefined
      ? 0
      : (/^[ \t\n]*/.exec(side === 'start' ? words : [...words].reverse().join(''))?.[0].length ?? 0);
  if (!run || words === undefined || blank === 0) return { outside: [], inside: runs };
  const part = (from: number, to: number): Run => ({
    ...run,
    node: { ...run.node, text: words.slice(from, to) },
  });
  const rest = side === 'start' ? runs.slice(1) : runs.slice(0, -1);
  if (blank === words.length) {
    const next = splitEdgeBlanks(rest, side);
    return { ...next, outside: side === 'start' ? [run, ...next.outside] : [...next.outside, run] };
  }
  return side === 'start'
    ? { outside: [part(0, blank)], inside: [part(blank, words.length), ...rest] }
    : {
        outside: [part(words.length - blank, words.length)],
        inside: [...rest, part(0, words.length - blank)],
      };
}

/** Nests marks, which are flat in the editor: the mark with the longest range is outermost. */
function nestMarks(runs: Run[]): PhrasingContent[] {
  const [first] = runs;
  if (!first) return [];
  const longestMark = first.marks
    .filter(({ type }) => type !== 'code')
    .reduce<Mark | undefined>(
      (best, mark) => (best && markRunLength(runs, best) >= markRunLength(runs, mark) ? best : mark),
      undefined,
    );
  if (!longestMark) return [toLeaf(first.node, isCode(first)), ...nestMarks(runs.slice(1))];
  const end = markRunLength(runs, longestMark);
  const markedRuns = runs
    .slice(0, end)
    .map((run) => ({ ...run, marks: run.marks.filter((mark) => !isSame(mark, longestMark)) }));
  if (longestMark.type === 'link') {
    const { href, title } = longestMark.attrs ?? {};
    return [
      link(String(href ?? ''), nestMarks(markedRuns), String(title ?? '')),
      ...nestMarks(runs.slice(end)),
    ];
  }
  const start = splitEdgeBlanks(markedRuns, 'start');
  const stop = splitEdgeBlanks(start.inside, 'end');
  const words: PhrasingContent[] =
    stop.inside.length > 0
      ? [{ type: longestMark.type === 'bold' ? 'strong' : 'emphasis', children: nestMarks(stop.inside) }]
      : [];
  return [...nestMarks(start.outside), ...words, ...nestMarks([...stop.outside, ...runs.slice(end)])];
}

/** Removes blanks and line breaks at one end, which Markdown cannot express. */
function trimRuns(runs: Run[], side: 'start' | 'end'): Run[] {
  const { inside } = splitEdgeBlanks(runs, side);
  const run = side === 'start' ? inside[0] : inside.at(-1);
  if (run?.node.type !== 'hardBreak') return inside;
  return trimRuns(side === 'start' ? inside.slice(1) : inside.slice(0, -1), side);
}

function toPhrasing(content: JSONContent[] = []): PhrasingContent[] {
  const runs = content.map((node) => ({ node, marks: node.marks ?? [] }));
  return nestMarks(trimRuns(trimRuns(runs, 'start'), 'end'));
}

/** Joins the paragraphs of a cell into one line. */
function toCell(node: JSONContent): PhrasingContent[] {
  const lines = (node.content ?? []).map(({ content = [] }) => content);
  const words = lines.flatMap((line, index) => (index > 0 ? [{ type: 'text', text: ' ' }, ...line] : line));
  return toPhrasing(words.map((one) => (one.type === 'hardBreak' ? { type: 'text', text: ' ' } : one)));
}

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
      return [paragraph([link(attr(node, 'url'), [text(attr(node, 'label'))], ACTION)])];
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
