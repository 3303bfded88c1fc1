import type { Editor } from '@tiptap/react';
import type { RichPicture } from './nodes';
import { WAITING } from './paste';

/**
 * Puts pictures where pasted ones wait for them, by their order; a place that gets none goes. Answers whether any place
 * waited.
 */
export function fillWaiting(editor: Editor, pictures: (RichPicture | undefined)[]): boolean {
  const { tr, doc } = editor.state;
  const places: { at: number; index: number; size: number }[] = [];
  doc.descendants((node, at) => {
    const src = node.type.name === 'figure' ? String(node.attrs.src) : '';
    if (src.startsWith(WAITING))
      places.push({ at, index: Number(src.slice(WAITING.length)), size: node.nodeSize });
  });
  for (const { at, index, size } of places.reverse()) {
    const picture = pictures[index];
    if (picture) tr.setNodeMarkup(at, undefined, picture);
    else tr.delete(at, at + size);
  }
  // taking the paste back takes its pictures back, and leaves no place that waits for ever
  if (places.length > 0) editor.view.dispatch(tr.setMeta('addToHistory', false));
  return places.length > 0;
}
