import type { JSONContent } from '@tiptap/core';
import type { Image, PhrasingContent, RootContent, Table } from 'mdast';
import { parseMarkdown } from '@/shared/article/markdown';

type Marks = NonNullable<JSONContent['marks']>;

const toPicture = ({ url, alt, title }: Image) => ({ src: url, alt: alt ?? '', title: title ?? '' });

/** Replaces line breaks of the source by blanks. */
const joinLines = (value: string) => value.replaceAll(/[ \t]*\r?\n[ \t]*/g, ' ');

function addMark(marks: Marks, type: string, attrs?: Record<string, unknown>): Marks {
  if (marks.some((mark) => mark.type === type)) return marks;
  return [...marks, attrs ? { type, attrs } : { type }];
}

function toInlineContent(nodes: PhrasingContent[], marks: Marks): JSONContent[] {
  const applyMarks = (node: JSONContent): JSONContent[] => [marks.length > 0 ? { ...node, marks } : node];
  return nodes.flatMap((node) => {
    switch (node.type) {
      case 'text':
        return node.value ? applyMarks({ type: 'text', text: joinLines(node.value) }) : [];
      case 'strong':
        return toInlineContent(node.children, addMark(marks, 'bold'));
      case 'emphasis':
        return toInlineContent(node.children, addMark(marks, 'italic'));
      case 'inlineCode':
        return [{ type: 'text', text: joinLines(node.value), marks: addMark(marks, 'code') }];
      case 'link':
        return toInlineContent(
          node.children,
          addMark(marks, 'link', { href: node.url, title: node.title ?? '' }),
        );
      case 'image':
        return applyMarks({ type: 'image', attrs: toPicture(node) });
      case 'break':
        return applyMarks({ type: 'hardBreak' });
      case 'html':
        return applyMarks({ type: 'htmlInline', attrs: { html: node.value } });
      default:
        return [];
    }
  });
}

/** Gives each row as many cells as the header has, because Markdown allows shorter and longer rows. */
function toTable({ children: rows, align }: Table): JSONContent {
  const headerCells = rows[0]?.children ?? [];
  return {
    type: 'table',
    content: rows.map((row, rowIndex) => ({
      type: 'tableRow',
      content: headerCells.map((_, column) => ({
        type: rowIndex === 0 ? 'tableHeader' : 'tableCell',
        attrs: { align: align?.[column] ?? null },
        content: [{ type: 'paragraph', content: toInlineContent(row.children[column]?.children ?? [], []) }],
      })),
    })),
  };
}

function toBlocks(node: RootContent): JSONContent[] {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', content: toInlineContent(node.children, []) }];
    case 'heading':
      return [{ type: 'heading', attrs: { level: node.depth }, content: toInlineContent(node.children, []) }];
    case 'blockquote':
      return [{ type: 'blockquote', content: toBlockContent(node.children) }];
    case 'list': {
      const spread = node.spread || node.children.some((item) => item.spread);
      const attrs = node.ordered ? { start: node.start ?? 1, spread } : { spread };
      const content = node.children.map((item) => ({
        type: 'listItem',
        content: toBlockContent(item.children),
      }));
      return [{ type: node.ordered ? 'orderedList' : 'bulletList', attrs, content }];
    }
    case 'code': {
      const attrs = { language: node.lang ?? null, meta: node.meta ?? null };
      return [{ type: 'codeBlock', attrs, content: node.value ? [{ type: 'text', text: node.value }] : [] }];
    }
    case 'thematicBreak':
      return [{ type: 'horizontalRule' }];
    case 'table':
      return [toTable(node)];
    case 'html':
      return [{ type: 'htmlBlock', attrs: { html: node.value } }];
    case 'figure':
      return [{ type: 'figure', attrs: toPicture(node.children[0]) }];
    case 'gallery': {
      const pictures = node.children.map((figure) => toPicture(figure.children[0]));
      return [{ type: 'gallery', attrs: { pictures } }];
    }
    case 'video':
      return [{ type: 'video', attrs: { url: node.url, title: node.title, poster: node.poster ?? '' } }];
    case 'button':
      return [{ type: 'button', attrs: { url: node.url, label: node.label } }];
    default:
      return [];
  }
}

/** Returns at least one block, as the schema requires. */
function toBlockContent(nodes: RootContent[]): JSONContent[] {
  const content = nodes.flatMap((node) => toBlocks(node));
  return content.length > 0 ? content : [{ type: 'paragraph' }];
}

/** Converts Markdown to a document of the editor. */
export function toEditorDocument(markdown: string): JSONContent {
  return { type: 'doc', content: toBlockContent(parseMarkdown(markdown).children) };
}

/** Returns the index of the top-level block at an offset of the Markdown. */
export function getBlockIndexAt(markdown: string, offset: number): number {
  // The address of a reference link is a node of the Markdown, but not a block of the editor.
  const blocksBefore = parseMarkdown(markdown).children.filter(
    (node) => node.type !== 'definition' && (node.position?.end.offset ?? 0) <= offset,
  );
  return blocksBefore.length;
}
