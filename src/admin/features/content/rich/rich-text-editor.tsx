import { EditorContent } from '@tiptap/react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { InsertedFile } from '@/admin/features/media/components/insert-files-dialog';
import { useMediaRights } from '@/admin/hooks/use-media-rights';
import { richTextEditorText as text } from '@/copy/admin/content-rich';
import { notify } from '@/shared/components/notify';
import { InsertFilesDialog } from '../components/lazy-insert-files-dialog';
import { LinkDialog } from '../components/link-dialog';
import { excludeDocuments } from '../data-transfer-files';
import {
  allEmbedTypes,
  type EmbedBlock,
  type EmbedType,
  emptyEmbeds,
  getSelectedEmbed,
  insertEmbeds,
} from './embed-blocks';
import { EmbedDialog } from './embed-dialog';
import { focusAndChain } from './focus-and-chain';
import { getBlockIndexAt } from './from-markdown';
import type { RichPicture } from './nodes';
import { resolvePlaceholders } from './picture-placeholders';
import { RichToolbarFrame } from './rich-toolbar';
import { scrollToBlock } from './scroll-to-block';
import { useRichEditor } from './use-rich-editor';
import './rich-text.css';

/** Request to the media library for one or more pictures. */
export interface PictureRequest {
  /** Files to upload in this order; empty to choose from the library. */
  files: File[];
  /** `uploadedFiles` is empty for pictures of the library. */
  onPick: (pictures: InsertedFile[], uploadedFiles: File[]) => void;
  onClose: () => void;
}

interface RichTextProps {
  label: string;
  /** Markdown text. */
  value: string;
  onChange: (markdown: string) => void;
  readOnly: boolean;
  invalid: boolean;
  /** Id of the error message. */
  errorId: string | undefined;
  /** Position to show, in characters of the Markdown. A new object shows it again. */
  shownPosition?: { start: number } | null;
  /** Blocks that the text may contain; all by default. */
  embedTypes?: readonly EmbedType[];
}

/** Rich-text editor of a Markdown text. */
export function RichTextEditor({
  label,
  value,
  onChange,
  readOnly,
  invalid,
  errorId,
  shownPosition = null,
  embedTypes = allEmbedTypes,
}: RichTextProps) {
  const { mayUpload } = useMediaRights();
  const helpId = useId();
  /** Address in the link dialog; null while it is closed. */
  const [linkHref, setLinkHref] = useState<string | null>(null);
  const [editedEmbed, setEditedEmbed] = useState<{ block: EmbedBlock; isNew: boolean } | null>(null);
  const [pictureRequest, setPictureRequest] = useState<PictureRequest | null>(null);

  const editor = useRichEditor({
    value,
    onChange,
    readOnly,
    label,
    invalid,
    describedBy: errorId ? `${helpId} ${errorId}` : helpId,
    onPictures: uploadPictures,
    onLink: () => openLink(),
    onEdit: () => editEmbed(),
  });

  const showRange = useEffectEvent((start: number) => scrollToBlock(editor, getBlockIndexAt(value, start)));
  useEffect(() => {
    if (shownPosition) showRange(shownPosition.start);
  }, [shownPosition]);

  /** Uploads pasted or dropped pictures, then puts them in place of their placeholders or at the caret. */
  function uploadPictures(transferredFiles: File[]) {
    const files = excludeDocuments(transferredFiles);
    if (files.length < transferredFiles.length) notify.info(text.documentsRefused);
    if (files.length === 0) return;
    const allowsPictures = embedTypes.includes('figure');
    if (!mayUpload || !allowsPictures) {
      resolvePlaceholders(editor, []);
      notify.error({ title: allowsPictures ? text.noUpload : text.noPictures });
      return;
    }
    requestPictures(files, (pictures, uploadedFiles) => {
      // A refused file has no picture, and a picture added in the dialog has no placeholder.
      const placeholderPictures = files.map((file) => pictures[uploadedFiles.indexOf(file)]);
      const hasPlaceholders = resolvePlaceholders(editor, placeholderPictures);
      const remainingPictures = hasPlaceholders
        ? pictures.filter((picture) => !placeholderPictures.includes(picture))
        : pictures;
      if (remainingPictures.length > 0) insertFigures(remainingPictures);
    });
  }

  function insertFigures(pictures: RichPicture[]) {
    insertEmbeds(
      editor,
      pictures.map((attrs) => ({ type: 'figure', attrs })),
    );
  }

  function requestPictures(files: File[], onPick: (pictures: RichPicture[], uploadedFiles: File[]) => void) {
    setPictureRequest({
      files,
      onPick: (pictures, uploadedFiles) => {
        // The dialog must close before the editor can take the focus.
        flushSync(() => setPictureRequest(null));
        onPick(
          pictures.map(({ src, alt }) => ({ src, alt, title: '' })),
          uploadedFiles,
        );
      },
      onClose: () => {
        setPictureRequest(null);
        resolvePlaceholders(editor, []);
      },
    });
  }

  function editEmbed() {
    const block = getSelectedEmbed(editor.state.selection);
    if (block) setEditedEmbed({ block, isNew: false });
  }

  function openLink() {
    if (getSelectedEmbed(editor.state.selection)) return;
    setLinkHref(String(editor.getAttributes('link').href ?? ''));
  }

  function applyLink(href: string, name: string) {
    flushSync(() => setLinkHref(null));
    const chain = focusAndChain(editor).extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: name, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else {
      chain.setLink({ href }).run();
    }
  }

  function saveEmbed(attrs: EmbedBlock['attrs']) {
    if (!editedEmbed) return;
    const { block, isNew } = editedEmbed;
    flushSync(() => setEditedEmbed(null));
    if (isNew) insertEmbeds(editor, [{ ...block, attrs } as EmbedBlock]);
    else focusAndChain(editor).updateAttributes(block.type, attrs).run();
  }

  function insertEmbed(type: EmbedType) {
    if (type === 'figure') requestPictures([], insertFigures);
    else setEditedEmbed({ block: emptyEmbeds[type], isNew: true });
  }

  const content = (
    <EditorContent
      editor={editor}
      className="theme-light min-w-0 rounded-card border border-line-strong bg-bg text-fg data-invalid:border-danger"
      data-invalid={invalid || undefined}
    />
  );
  return (
    <div className="flex min-w-0 flex-col gap-1">
      {readOnly ? (
        content
      ) : (
        <RichToolbarFrame
          editor={editor}
          embedTypes={embedTypes}
          onLink={openLink}
          onInsert={insertEmbed}
          onEdit={editEmbed}
        >
          {content}
        </RichToolbarFrame>
      )}
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
        <EmbedDialog
          block={editedEmbed.block}
          choosePictures={(onPick) => requestPictures([], onPick)}
          onSave={saveEmbed}
          onClose={() => setEditedEmbed(null)}
        />
      ) : null}
      {pictureRequest ? <InsertFilesDialog {...pictureRequest} /> : null}
    </div>
  );
}
