import { type Editor, type EditorOptions, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { richText as text } from '@/content/admin/content-rich';
import { articleBody } from '@/shared/article/article-text';
import { notify } from '@/shared/ui/notify';
import { extensions } from './extensions';
import { fromMarkdownText } from './from-markdown';
import { cleanPaste, type Pasted } from './paste';
import { chosenPiece } from './pieces';
import { toMarkdownText } from './to-markdown';

/** After the last key, milliseconds: to write a long text down takes longer than a key may. */
const PAUSE = 400;

interface RichEditorOptions {
  /** Markdown. */
  value: string;
  onChange: (markdown: string) => void;
  readOnly: boolean;
  label: string;
  invalid: boolean;
  /** Ids of what explains its keys and what is wrong. */
  describedBy: string;
  /** Pictures were pasted or dropped; where they came within a text, places in it wait for them. */
  onPictures: (files: File[]) => void;
  /** A link shall be made or changed. */
  onLink: () => void;
  /** The piece that is chosen shall be changed. */
  onEdit: () => void;
}

const picturesOf = (transfer: DataTransfer | null) =>
  [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** The rich-text editor of a Markdown text: tells its text a moment after the last key, and before anything else is done. */
export function useRichEditor(options: RichEditorOptions): Editor {
  const { value, readOnly, label, invalid, describedBy } = options;
  /** The text as it came, and as the editor writes that same text: what nobody touched keeps its letters. */
  const came = useRef({ text: value, written: '' });
  /** Texts told that the form has not handed back yet, oldest first; the last one is what it holds, or will. */
  const told = useRef([value]);
  const timer = useRef(0);
  /** Escape was the last key: Tab leaves. */
  const leaving = useRef(false);
  const pasted = useRef<Pasted | null>(null);

  const tell = useEffectEvent(() => {
    window.clearTimeout(timer.current);
    const written = toMarkdownText(editor.getJSON());
    const next = written === came.current.written ? came.current.text : written;
    if (next === told.current.at(-1)) return;
    told.current.push(next);
    options.onChange(next);
  });
  const receive = useEffectEvent((files: File[]) => options.onPictures(files));
  const link = useEffectEvent(() => options.onLink());
  const edit = useEffectEvent(() => options.onEdit());

  // The same at each drawing, or the whole text would be drawn anew with it.
  const [content] = useState(() => fromMarkdownText(value));
  const editorProps = useMemo(
    (): EditorOptions['editorProps'] => ({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': describedBy,
        ...(invalid && { 'aria-invalid': 'true' }),
        class: `rich-text ${articleBody}`,
      },
      transformPastedHTML: (html) => {
        pasted.current = cleanPaste(html);
        return pasted.current.html;
      },
      handlePaste: (_, event) => {
        const page = pasted.current;
        pasted.current = null;
        if (page) {
          if (page.lost > 0) notify.error({ title: text.picturesLost });
          if (page.pictures.length > 0) queueMicrotask(() => receive(page.pictures));
          return false;
        }
        const files = picturesOf(event.clipboardData);
        if (files.length > 0) receive(files);
        return files.length > 0;
      },
      handleDrop: (_, event, __, moved) => {
        const files = moved ? [] : picturesOf(event.dataTransfer);
        if (files.length > 0) receive(files);
        return files.length > 0;
      },
      handleDoubleClickOn: (view) => {
        const isPiece = chosenPiece(view.state.selection) !== null;
        if (isPiece) edit();
        return isPiece;
      },
      handleDOMEvents: {
        keydown: (view, event) => {
          // what a shortcut saves is what is written
          if (event.ctrlKey || event.metaKey) tell();
          const leaves = leaving.current && event.key === 'Tab';
          leaving.current = event.key === 'Escape' || (leaving.current && event.key === 'Shift');
          if (leaves) return true;
          if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            link();
            return true;
          }
          if (event.key !== 'Enter' || chosenPiece(view.state.selection) === null) return false;
          event.preventDefault();
          edit();
          return true;
        },
      },
    }),
    [label, invalid, describedBy],
  );

  const editor = useEditor({
    extensions,
    content,
    editable: !readOnly,
    shouldRerenderOnTransaction: false,
    onCreate: ({ editor: made }) => {
      came.current.written = toMarkdownText(made.getJSON());
    },
    onUpdate: () => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => tell(), PAUSE);
    },
    onBlur: () => tell(),
    editorProps,
  });

  // Another text than the one told: a colleague's, a revision, what this device kept.
  useEffect(() => {
    const index = told.current.lastIndexOf(value);
    if (index !== -1) {
      told.current.splice(0, index);
      return;
    }
    window.clearTimeout(timer.current);
    editor.commands.setContent(fromMarkdownText(value), { emitUpdate: false });
    told.current = [value];
    came.current = { text: value, written: toMarkdownText(editor.getJSON()) };
  }, [editor, value]);

  // as a field of the form would
  useEffect(() => {
    if (invalid) editor.commands.focus();
  }, [editor, invalid]);

  useEffect(() => editor.setEditable(!readOnly, false), [editor, readOnly]);
  return editor;
}
