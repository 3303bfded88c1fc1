import type { Editor } from '@tiptap/react';
import type { RichPictureAttrs } from './nodes';
import { PICTURE_PLACEHOLDER_PREFIX } from './paste';

/**
 * Replaces each placeholder by the picture at its index. Deletes a placeholder without a picture. Returns true when
 * the text had a placeholder.
 */
export function replacePicturePlaceholders(
  editor: Editor,
  pictures: (RichPictureAttrs | undefined)[],
): boolean {
  const { tr, doc } = editor.state;
  const placeholders: { position: number; index: number; size: number }[] = [];
  doc.descendants((node, position) => {
    const src = node.type.name === 'figure' ? String(node.attrs.src) : '';
    if (src.startsWith(PICTURE_PLACEHOLDER_PREFIX))
      placeholders.push({
        position,
        index: Number(src.slice(PICTURE_PLACEHOLDER_PREFIX.length)),
        size: node.nodeSize,
      });
  });
  // Starts at the end, because each change moves the positions after it.
  for (const { position, index, size } of placeholders.reverse()) {
    const picture = pictures[index];
    if (picture) tr.setNodeMarkup(position, undefined, picture);
    else tr.delete(position, position + size);
  }
  // The history leaves this change out, so that undoing the paste removes its pictures too.
  if (placeholders.length > 0) editor.view.dispatch(tr.setMeta('addToHistory', false));
  return placeholders.length > 0;
}
