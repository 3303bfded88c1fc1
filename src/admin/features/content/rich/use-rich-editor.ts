import { Selection } from '@tiptap/pm/state';
import { type Editor, type EditorOptions, useEditor } from '@tiptap/react';
import { startTransition, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { richTextEditorText as text } from '@/copy/admin/content-rich';
import { notify } from '@/shared/components/notify';
import { unsavedWorkRegistry } from '@/shared/lib/unsaved-work';
import { getDataTransferFiles } from '../data-transfer-files';
import { getSelectedEmbedBlock } from './embed-blocks';
import { embedPastedVideos } from './embed-videos';
import { richTextExtensions, richTextInputRuleOptions } from './extensions';
import { toEditorDocument } from './from-markdown';
import { cleanPastedHtml, type PastedContent } from './paste';
import { getNextFootnoteNumber } from './paste-footnotes';
import { parsePastedPlainText } from './paste-plain-text';
import { removeLinkTracking } from './remove-link-tracking';
import { convertEditorDocumentToMarkdown } from './to-markdown';

/** Delay after the last key before the form gets the text. */
const EMIT_DELAY_MS = 400;

/** Pixels below the caret when ProseMirror scrolls to it: the bar of a table or embed block covers that part. */
const SPACE_BELOW_CARET = { top: 0, right: 0, bottom: 96, left: 0 };

interface RichEditorOptions {
  /** Markdown text. */
  value: string;
  onChange: (markdown: string) => void;
  readOnly: boolean;
  label: string;
  isInvalid: boolean;
  /** Ids of the help text, the hint and the error. */
  describedBy: string;
  /** False when the text may not contain pictures. */
  allowsPictures: boolean;
  /** Called with pasted or dropped pictures. For pictures that the HTML contained, the text already has placeholders. */
  onPictures: (files: File[]) => void;
  /** Called to insert or edit a link. */
  onLink: () => void;
  /** Called to edit the selected embed block. */
  onEdit: () => void;
}

/** Returns the files to upload: none beside pasted HTML, unless it has only unavailable pictures. */
function getPastedFiles(transfer: DataTransfer | null, pastedPage: PastedContent | null): File[] {
  if (!pastedPage) return getDataTransferFiles(transfer);
  return pastedPage.hasOnlyUnavailablePictures ? [...(transfer?.files ?? [])] : [];
}

/** Returns the editor of a Markdown text. Emits the text after a pause, on blur and before a shortcut. */
export function useRichEditor(options: RichEditorOptions): Editor {
  const { value, readOnly, label, isInvalid, describedBy, allowsPictures } = options;
  /** The loaded Markdown, and what the editor writes for it. An unchanged text is saved as it was loaded. */
  const loadedText = useRef({ text: value, editorMarkdown: '' });
  /** Text that the form has, then the emitted texts that the form has not passed back yet. */
  const emittedTexts = useRef([value]);
  const emitTimer = useRef(0);
  /** Key in the registry of unsaved work while the form lacks the newest text. Leaving then needs a confirmation. */
  const [pendingTextKey] = useState(() => Symbol('pending text'));
  /** After Escape, Tab leaves the editor. */
  const wasEscapePressed = useRef(false);
  /** Cleaned HTML of the current paste or drop. ProseMirror cleans the HTML before it calls the handlers. */
  const pastedContent = useRef<PastedContent | null>(null);

  const emitChange = useEffectEvent(() => {
    window.clearTimeout(emitTimer.current);
    emitTimer.current = 0;
    const markdown = convertEditorDocumentToMarkdown(editor.state.doc);
    const nextText = markdown === loadedText.current.editorMarkdown ? loadedText.current.text : markdown;
    if (nextText === emittedTexts.current.at(-1)) {
      unsavedWorkRegistry.clear(pendingTextKey);
      return;
    }
    emittedTexts.current.push(nextText);
    options.onChange(nextText);
  });
  /** Handles the pictures and notices of a paste or a drop. Returns true when ProseMirror must insert nothing. */
  const handleTransfer = useEffectEvent((transfer: DataTransfer | null, moveCaret?: () => void): boolean => {
    const pastedPage = pastedContent.current;
    pastedContent.current = null;
    const files = getPastedFiles(transfer, pastedPage);
    if (files.length > 0) {
      moveCaret?.();
      options.onPictures(files);
      return true;
    }
    if (!pastedPage) return false;
    const { omissions, unavailableCount, pictures } = pastedPage;
    if (omissions.length > 0)
      notify.info({ title: text.omissionsTitle, description: `${omissions.join(', ')}.` });
    if (unavailableCount > 0)
      notify.error({ title: allowsPictures ? text.unavailablePictures : text.noPictures });
    // ProseMirror inserts the placeholders after this handler.
    if (pictures.length > 0) queueMicrotask(() => options.onPictures(pictures));
    return false;
  });
  const openLink = useEffectEvent(() => options.onLink());
  const openEmbed = useEffectEvent(() => options.onEdit());

  // The object stays the same, because a new one would render the whole text again.
  const [content] = useState(() => toEditorDocument(value));
  const editorProps = useMemo(
    (): EditorOptions['editorProps'] => ({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': describedBy,
        'aria-invalid': String(isInvalid),
        'aria-readonly': String(readOnly),
        class: 'rich-text article-text',
      },
      scrollThreshold: SPACE_BELOW_CARET,
      scrollMargin: SPACE_BELOW_CARET,
      transformPastedHTML: (html, view) => {
        const firstNoteNumber = getNextFootnoteNumber(view.state.doc);
        pastedContent.current = cleanPastedHtml(html, firstNoteNumber, allowsPictures);
        return pastedContent.current.html;
      },
      transformPastedText: (pastedText, isPlain) => {
        const isAddress = /^\s*https?:\/\/\S+\s*$/i.test(pastedText);
        return isAddress && !isPlain ? removeLinkTracking(pastedText) : pastedText;
      },
      clipboardTextParser: parsePastedPlainText,
      transformPasted: (slice, view) => embedPastedVideos(slice, view.state),
      handlePaste: (_, event) => handleTransfer(event.clipboardData),
      handleDrop: (view, event) => {
        // ProseMirror moves the dragged block. The browser also passes a dragged picture as a file.
        if (view.dragging) return false;
        return handleTransfer(event.dataTransfer, () => {
          const dropPosition = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (!dropPosition) return;
          const { tr, doc } = view.state;
          view.dispatch(tr.setSelection(Selection.near(doc.resolve(dropPosition.pos))));
        });
      },
      handleDoubleClickOn: (view) => {
        const isEmbed = getSelectedEmbedBlock(view.state.selection) !== null;
        if (isEmbed) openEmbed();
        return isEmbed;
      },
      handleDOMEvents: {
        keydown: (view, event) => {
          // A busy browser reports the caret of a click only after the next keys. ProseMirror must know it first.
          document.dispatchEvent(new Event('selectionchange'));
          const hasModifier = event.ctrlKey || event.metaKey;
          // A shortcut such as Ctrl+S must save the newest text.
          if (hasModifier) emitChange();
          const isLeavingEditor = wasEscapePressed.current && event.key === 'Tab';
          // Shift keeps the state, so that Escape then Shift+Tab leaves too.
          if (event.key !== 'Shift') wasEscapePressed.current = event.key === 'Escape';
          // After true, ProseMirror ignores the key, and the browser moves the focus.
          if (isLeavingEditor) return true;
          if (hasModifier && event.key.toLowerCase() === 'k') {
            event.preventDefault();
            openLink();
            return true;
          }
          if (event.key !== 'Enter' || getSelectedEmbedBlock(view.state.selection) === null) return false;
          event.preventDefault();
          openEmbed();
          return true;
        },
      },
    }),
    [label, isInvalid, describedBy, readOnly, allowsPictures],
  );

  const editor = useEditor({
    extensions: richTextExtensions,
    ...richTextInputRuleOptions,
    content,
    editable: !readOnly,
    shouldRerenderOnTransaction: false,
    onCreate: ({ editor: createdEditor }) => {
      loadedText.current.editorMarkdown = convertEditorDocumentToMarkdown(createdEditor.state.doc);
    },
    onUpdate: () => {
      unsavedWorkRegistry.mark(pendingTextKey);
      window.clearTimeout(emitTimer.current);
      // A transition can be interrupted, so that typing stays responsive.
      emitTimer.current = window.setTimeout(() => startTransition(() => emitChange()), EMIT_DELAY_MS);
    },
    onBlur: () => emitChange(),
    editorProps,
  });

  useEffect(() => {
    const index = emittedTexts.current.lastIndexOf(value);
    if (index !== -1) {
      emittedTexts.current.splice(0, index);
      const hasNewestText = emittedTexts.current.length === 1 && emitTimer.current === 0;
      if (hasNewestText) unsavedWorkRegistry.clear(pendingTextKey);
      return;
    }
    // Another text comes from a colleague, a revision or the backup.
    window.clearTimeout(emitTimer.current);
    unsavedWorkRegistry.clear(pendingTextKey);
    editor.commands.setContent(toEditorDocument(value), { emitUpdate: false });
    emittedTexts.current = [value];
    loadedText.current = { text: value, editorMarkdown: convertEditorDocumentToMarkdown(editor.state.doc) };
  }, [editor, value, pendingTextKey]);

  useEffect(() => () => unsavedWorkRegistry.clear(pendingTextKey), [pendingTextKey]);

  // The form focuses invalid inputs; the rich text needs its own call. Before its view is mounted, Tiptap throws.
  useEffect(() => {
    if (isInvalid && !editor.isDestroyed) editor.view.focus();
  }, [editor, isInvalid]);

  // `false`: the text did not change, so Tiptap must not call `onUpdate`.
  useEffect(() => editor.setEditable(!readOnly, false), [editor, readOnly]);
  return editor;
}
