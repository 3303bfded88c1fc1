import { Fragment } from '@tiptap/pm/model';
import { NodeSelection, type Selection, TextSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import type { RichPictureAttrs } from './nodes';

/** Data of a block that is edited in a dialog: figure, gallery, video or button. */
export type EmbedBlockData =
  | { type: 'figure'; attrs: RichPictureAttrs }
  | { type: 'gallery'; attrs: { pictures: RichPictureAttrs[] } }
  | { type: 'video'; attrs: { url: string; title: string; poster: string } }
  | { type: 'button'; attrs: { url: string; label: string } };

/** Type of an embed block. */
export type EmbedBlockType = EmbedBlockData['type'];

/** Attributes of an embed block of this type. */
export type EmbedBlockAttrs<Type extends EmbedBlockType> = Extract<EmbedBlockData, { type: Type }>['attrs'];

/** All types of embed blocks. */
export const allEmbedBlockTypes: readonly EmbedBlockType[] = ['figure', 'gallery', 'video', 'button'];

const isEmbedType = (name: string) => allEmbedBlockTypes.some((type) => type === name);

/** Returns the selected embed block; null for a text selection. */
export function getSelectedEmbedBlock(selection: Selection): EmbedBlockData | null {
  if (!(selection instanceof NodeSelection) || !isEmbedType(selection.node.type.name)) return null;
  return { type: selection.node.type.name, attrs: selection.node.attrs } as EmbedBlockData;
}

/** Returns the range for a new block: an empty paragraph, or the position after the current block, table or embed. */
function getInsertionRange(selection: Selection): [from: number, to: number] {
  if (selection instanceof NodeSelection) return [selection.to, selection.to];
  const { $to } = selection;
  for (let depth = 1; depth <= $to.depth; depth += 1) {
    if ($to.node(depth).type.name === 'table') return [$to.after(depth), $to.after(depth)];
  }
  const isEmpty = $to.parent.isTextblock && $to.parent.content.size === 0;
  return isEmpty ? [$to.before(), $to.after()] : [$to.after(), $to.after()];
}

/** Inserts embed blocks and moves the caret to the line after them. */
export function insertEmbedBlocks(editor: Editor, blocks: EmbedBlockData[]): void {
  const { schema, tr, selection } = editor.state;
  const nodes = Fragment.from(blocks.map((block) => schema.nodeFromJSON(block)));
  const [from, to] = getInsertionRange(selection);
  tr.replaceWith(from, to, nodes);
  const positionAfter = from + nodes.size;
  const paragraph = schema.nodes.paragraph?.create();
  if (paragraph && !tr.doc.nodeAt(positionAfter)?.isTextblock) tr.insert(positionAfter, paragraph);
  tr.setSelection(TextSelection.create(tr.doc, positionAfter + 1));
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
}

/** Initial attributes in the dialog. A new figure starts in the media library instead. */
export const emptyEmbedBlocks: Record<Exclude<EmbedBlockType, 'figure'>, EmbedBlockData> = {
  gallery: { type: 'gallery', attrs: { pictures: [] } },
  video: { type: 'video', attrs: { url: '', title: '', poster: '' } },
  button: { type: 'button', attrs: { url: '', label: '' } },
};
