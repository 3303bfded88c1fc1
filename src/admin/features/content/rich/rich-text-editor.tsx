import { EditorContent } from '@tiptap/react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { richTextEditorText as text } from '@/copy/admin/content-rich';
import { LinkDialog } from '../components/link-dialog';
import type { TextRange } from '../content-lint';
import { usePictureDialog } from '../use-picture-dialog';
import {
  focusAndChain,
  insertEmbedBlocks,
  replacePicturePlaceholders,
  scrollEditorToBlock,
} from './editor-commands';
import { EmbedBlockDialog } from './embed-block-dialog';
import {
  allEmbedBlockTypes,
  type EmbedBlockData,
  type EmbedBlockType,
  emptyEmbedBlocks,
  getSelectedEmbedBlock,
} from './embed-blocks';
import { getBlockIndexAt } from './from-markdown';
import type { RichPictureAttrs } from './nodes';
import { BlockToolbar, RichToolbar } from './rich-toolbar';
import { useRichEditor } from './use-rich-editor';
import './rich-text.css';

interface RichTextProps {
  label: string;
  /** Markdown text. */
  value: string;
  onChange: (markdown: string) => void;
  readOnly: boolean;
  /** With `aria-describedby`, as `getNoteAttributes` returns them. */
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  /** Range of the Markdown to scroll to. A new object repeats the request. */
  requestedRange?: TextRange | null;
  /** Blocks that the toolbar inserts; all by default. Without `figure`, pasted pictures are refused. */
  embedTypes?: readonly EmbedBlockType[];
}

/** Rich-text editor of a Markdown text. */
export function RichTextEditor({
  label,
  value,
  onChange,
  readOnly,
  'aria-invalid': isInvalid = false,
  'aria-describedby': noteIds,
  requestedRange = null,
  embedTypes = allEmbedBlockTypes,
}: RichTextProps) {
  const helpId = useId();
  const allowsPictures = embedTypes.includes('figure');
  /** Address in the link dialog; null while it is closed. */
  const [linkHref, setLinkHref] = useState<string | null>(null);
  const [editedEmbed, setEditedEmbed] = useState<{ block: EmbedBlockData; isNew: boolean } | null>(null);
  const { choosePictures, uploadPictures, pictureDialog } = usePictureDialog();

  const editor = useRichEditor({
    value,
    onChange,
    readOnly,
    label,
    isInvalid,
    describedBy: noteIds ? `${helpId} ${noteIds}` : helpId,
    allowsPictures,
    onPictures: insertTransferredPictures,
    onLink: () => openLink(),
    onEdit: () => editEmbed(),
  });

  const showOffset = useEffectEvent((offset: number) =>
    scrollEditorToBlock(editor, getBlockIndexAt(value, offset)),
  );
  useEffect(() => {
    if (requestedRange) showOffset(requestedRange.start);
  }, [requestedRange]);

  /** Uploads pasted or dropped pictures, then puts them in place of their placeholders or at the caret. */
  function insertTransferredPictures(transferredFiles: File[]) {
    uploadPictures({
      files: transferredFiles,
      allowsPictures,
      onPick(pictures, uploadedFiles) {
        // A refused file has no picture, and a picture added in the dialog has no placeholder.
        const placeholderPictures = transferredFiles.map((file) => pictures[uploadedFiles.indexOf(file)]);
        const hasPlaceholders = replacePicturePlaceholders(editor, placeholderPictures);
        const otherPictures = pictures.filter((picture) => !placeholderPictures.includes(picture));
        insertFigures(hasPlaceholders ? otherPictures : pictures);
      },
      onCancel: () => void replacePicturePlaceholders(editor, []),
    });
  }

  function insertFigures(pictures: RichPictureAttrs[]) {
    if (pictures.length === 0) return;
    const figures: EmbedBlockData[] = pictures.map((attrs) => ({ type: 'figure', attrs }));
    insertEmbedBlocks(editor, figures);
  }

  function editEmbed() {
    const block = getSelectedEmbedBlock(editor.state.selection);
    if (block && !readOnly) setEditedEmbed({ block, isNew: false });
  }

  function openLink() {
    if (readOnly || getSelectedEmbedBlock(editor.state.selection)) return;
    setLinkHref(String(editor.getAttributes('link').href ?? ''));
  }

  function applyLink(href: string, name: string) {
    // The dialog must close before the text can take the focus.
    flushSync(() => setLinkHref(null));
    const chain = focusAndChain(editor).extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: name, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else {
      chain.setLink({ href }).run();
    }
  }

  function saveEmbed(attrs: EmbedBlockData['attrs']) {
    if (!editedEmbed) return;
    const { block, isNew } = editedEmbed;
    flushSync(() => setEditedEmbed(null));
    if (isNew) insertEmbedBlocks(editor, [{ ...block, attrs } as EmbedBlockData]);
    else focusAndChain(editor).updateAttributes(block.type, attrs).run();
  }

  function insertEmbed(type: EmbedBlockType) {
    if (type === 'figure') choosePictures(insertFigures);
    else setEditedEmbed({ block: emptyEmbedBlocks[type], isNew: true });
  }

  return (
    <div className="flex min-w-0 flex-col gap-1">
      {readOnly ? null : (
        <RichToolbar editor={editor} embedTypes={embedTypes} onLink={openLink} onInsert={insertEmbed} />
      )}
      <EditorContent
        editor={editor}
        className="theme-light min-w-0 rounded-card border border-line-strong bg-surface text-fg data-invalid:border-danger"
        data-invalid={isInvalid || undefined}
      />
      {readOnly ? null : <BlockToolbar editor={editor} onEdit={editEmbed} />}
      <p id={helpId} className="sr-only">
        {text.help}
      </p>
      {linkHref === null ? null : (
        <LinkDialog
          value={linkHref}
          onPick={(href, name = href) => applyLink(href, name)}
          onClose={() => setLinkHref(null)}
        />
      )}
      {editedEmbed ? (
        <EmbedBlockDialog
          block={editedEmbed.block}
          choosePictures={choosePictures}
          onSave={saveEmbed}
          onClose={() => setEditedEmbed(null)}
        />
      ) : null}
      {pictureDialog}
    </div>
  );
}
