import type { ChainedCommands, Editor } from '@tiptap/react';

/**
 * Focuses the editor and returns a command chain. Tiptap's own `focus()` waits for a frame, and would take the focus
 * from a dialog opened meanwhile.
 */
export function focusAndChain(editor: Editor): ChainedCommands {
  editor.view.focus();
  return editor.chain();
}
