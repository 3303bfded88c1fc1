import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';

/** Selects a top-level block by its index and scrolls to it. */
export function scrollToBlock(editor: Editor, index: number): void {
  const { doc, tr } = editor.state;
  if (index >= doc.childCount) return;
  let at = 0;
  for (let before = 0; before < index; before += 1) at += doc.child(before).nodeSize;
  const isEmbed = doc.child(index).isAtom;
  tr.setSelection(isEmbed ? NodeSelection.create(doc, at) : TextSelection.near(doc.resolve(at + 1)));
  editor.view.dispatch(tr);
  editor.view.focus();
  const block = editor.view.nodeDOM(at);
  if (block instanceof Element) block.scrollIntoView({ block: 'center' });
}
