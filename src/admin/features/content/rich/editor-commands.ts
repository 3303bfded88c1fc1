import { Fragment } from '@tiptap/pm/model';
import { NodeSelection, type Selection, TextSelection } from '@tiptap/pm/state';
import type { ChainedCommands, Editor } from '@tiptap/react';
import type { EmbedBlockData } from './embed-blocks';
import type { RichPictureAttrs } from './nodes';
import { PICTURE_PLACEHOLDER_PREFIX } from './paste';

/**
 * Focuses the editor and returns a command chain. Tiptap's own `focus()` waits for a frame, and would take the focus
 * from a dialog opened meanwhile.
 */
export function focusAndChain(editor: Editor): ChainedCommands {
  editor.view.focus();
  return editor.chain();
}

/** Returns the range for a new block: an empty text block, or the position after the current block, table or embed. */
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

/**
 * Replaces each placeholder by the picture at its index. Deletes a placeholder without a picture. Returns true when
 * the text had a placeholder.
 */
export function replacePicturePlaceholders(
  editor: Editor,
  pictures: (RichPictureAttrs | undefined)[],
): boolean {
  const { tr, doc } = editor.state;
  doc.descendants((node, oldPosition) => {
    const src = node.type.name === 'figure' ? String(node.attrs.src) : '';
    if (!src.startsWith(PICTURE_PLACEHOLDER_PREFIX)) return;
    const picture = pictures[Number(src.slice(PICTURE_PLACEHOLDER_PREFIX.length))];
    const position = tr.mapping.map(oldPosition);
    if (picture) tr.setNodeMarkup(position, undefined, picture);
    else tr.delete(position, position + node.nodeSize);
  });
  // The history leaves this change out, so that undoing the paste removes its pictures too.
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false));
  return tr.docChanged;
}

/** Selects a top-level block by its index and scrolls to it. */
export function scrollEditorToBlock(editor: Editor, index: number): void {
  const { doc, tr } = editor.state;
  if (index >= doc.childCount) return;
  let position = 0;
  for (let blockIndex = 0; blockIndex < index; blockIndex += 1) position += doc.child(blockIndex).nodeSize;
  const isEmbed = doc.child(index).isAtom;
  tr.setSelection(
    isEmbed ? NodeSelection.create(doc, position) : TextSelection.near(doc.resolve(position + 1)),
  );
  editor.view.dispatch(tr);
  editor.view.focus();
  const block = editor.view.nodeDOM(position);
  if (block instanceof Element) block.scrollIntoView({ block: 'center' });
}
