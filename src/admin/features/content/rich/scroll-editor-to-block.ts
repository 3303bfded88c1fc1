import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';

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
