import type { ChainedCommands, Editor } from '@tiptap/react';

/** Commands on the text, which has the focus from now on: Tiptap's own `focus()` takes it a frame later, out of a dialog that was opened meanwhile. */
export function focusedChain(editor: Editor): ChainedCommands {
  editor.view.focus();
  return editor.chain();
}
