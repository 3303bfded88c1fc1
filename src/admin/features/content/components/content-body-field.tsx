import clsx from 'clsx';
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { insertTextIntoField } from 'text-field-edit';
import { isCtrlShortcut } from '@/admin/lib/is-ctrl-shortcut';
import { formatCount } from '@/admin/lib/number-format';
import { createLazyComponent } from '@/admin/ui/create-lazy-component';
import { adminCommonText } from '@/copy/admin/common';
import { contentFields } from '@/copy/admin/content-fields';
import { markdownFieldText as text } from '@/copy/admin/content-writing';
import { unreadableMarkdownMessages } from '@/copy/admin/unreadable-text-messages';
import { FieldNotes, getNoteAttributes, TextAreaField } from '@/shared/form/field';
import { useMediaQuery } from '@/shared/hooks/use-media-query';
import { applyFrenchTypography } from '@/shared/lib/french-typography';
import { computeReadingMinutes } from '@/shared/lib/reading-minutes';
import { parseContentText, type TextRange } from '../content-lint';
import { getDataTransferFiles } from '../data-transfer-files';
import {
  applyMarkdownAction,
  countWords,
  getSelectedMarkdownHref,
  insertMarkdownLink,
  insertMarkdownPictures,
  type MarkdownAction,
  type MarkdownEdit,
  type MarkdownSelection,
  markdownActions,
} from '../markdown-edit';
import type { ContentFormState } from '../use-content-form';
import { usePictureDialog } from '../use-picture-dialog';
import { MarkdownToolbar, markdownKeys } from './markdown-toolbar';

const ArticlePreview = createLazyComponent(async () => (await import('./article-preview')).ArticlePreview);

const LinkDialog = createLazyComponent(async () => (await import('./link-dialog')).LinkDialog);

const RichText = createLazyComponent(
  async () => (await import('../rich/rich-text-editor')).RichTextEditor,
  <p className="min-h-96 text-muted">{adminCommonText.loading}</p>,
);

/** Rich text, Markdown, Markdown beside the preview, or the preview. */
type View = 'rich' | 'source' | 'both' | 'preview';

/** Returns the views to choose from: a text that cannot be rendered is edited as Markdown. */
function listViews({ canRender, isWide }: { canRender: boolean; isWide: boolean }): View[] {
  if (!canRender) return ['source'];
  return isWide ? ['rich', 'source', 'both', 'preview'] : ['rich', 'source', 'preview'];
}

interface ContentBodyFieldProps {
  editor: ContentFormState;
  readOnly: boolean;
  /** Range to scroll to. A new object repeats the request. */
  requestedRange: TextRange | null;
}

const readSelection = (element: HTMLTextAreaElement): MarkdownSelection => ({
  text: element.value,
  start: element.selectionStart,
  end: element.selectionEnd,
});

/** Field of the text of a content: rich text or Markdown, with a preview. */
export function ContentBodyField({ editor, readOnly, requestedRange }: ContentBodyFieldProps) {
  const { form } = editor;
  const { title, excerpt: lead, content: markdown } = editor.values;
  const field = editor.field('content');
  const textareaRef = useRef<HTMLTextAreaElement>(null);
  const isWide = useMediaQuery('(min-width: 1280px)');
  const [selectedView, setSelectedView] = useState<View>('rich');
  // The Markdown view skips the parsing, because it shows any text.
  const unreadableReason = useMemo(
    () => (selectedView === 'source' ? null : parseContentText(markdown).unreadableReason),
    [selectedView, markdown],
  );
  const views = listViews({ canRender: unreadableReason === null, isWide });
  const view = views.includes(selectedView) ? selectedView : 'source';
  const error = unreadableReason ? unreadableMarkdownMessages[unreadableReason] : field.error;
  const wordCount = countWords(markdown);
  const id = useId();
  useEffect(() => {
    if (requestedRange) setSelectedView((current) => (current === 'preview' ? 'rich' : current));
  }, [requestedRange]);
  /** Text and selection when the link dialog opened; null while it is closed. */
  const [linkSelection, setLinkSelection] = useState<MarkdownSelection | null>(null);
  const { uploadPictures, pictureDialog } = usePictureDialog();

  function applyEdit(edit: MarkdownEdit) {
    const element = textareaRef.current;
    const isEmptyEdit = edit.insert === '' && edit.from === edit.to;
    if (!element || isEmptyEdit) return;
    element.focus();
    element.setSelectionRange(edit.from, edit.to);
    // The browser makes the edit, so that Ctrl+Z can undo it.
    insertTextIntoField(element, edit.insert);
    element.setSelectionRange(edit.selectionStart, edit.selectionEnd);
  }

  function runAction(action: MarkdownAction) {
    const element = textareaRef.current;
    if (!element || readOnly) return;
    const selection = readSelection(element);
    if (action === 'link') setLinkSelection(selection);
    else applyEdit(applyMarkdownAction(action, selection));
  }

  function applyLink(href: string, name: string) {
    // The dialog must close before the field can take the focus.
    flushSync(() => setLinkSelection(null));
    if (linkSelection) applyEdit(insertMarkdownLink({ href, name }, linkSelection));
  }

  /** Uploads pasted or dropped pictures to the library, as in the rich text. */
  function handleFiles(event: ClipboardEvent | DragEvent) {
    const files = getDataTransferFiles('clipboardData' in event ? event.clipboardData : event.dataTransfer);
    const element = textareaRef.current;
    if (files.length === 0 || !element || readOnly) return;
    event.preventDefault();
    const selection = readSelection(element);
    uploadPictures({ files, onPick: (pictures) => applyEdit(insertMarkdownPictures(pictures, selection)) });
  }

  function handleKey(event: KeyboardEvent) {
    const action = markdownActions.find((candidate) => {
      const key = markdownKeys[candidate];
      return key !== undefined && isCtrlShortcut(event.nativeEvent, key);
    });
    if (!action) return;
    event.preventDefault();
    runAction(action);
  }

  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="text-[0.9375rem] font-semibold" aria-hidden="true">
          {contentFields.content.text.label}
        </span>
        <fieldset aria-label={text.viewLabel} className="flex flex-wrap gap-1">
          {views.map((viewName) => (
            <button
              key={viewName}
              type="button"
              aria-pressed={view === viewName}
              className={clsx(
                'min-h-10 rounded-card px-3 text-sm font-semibold',
                view === viewName
                  ? 'bg-surface-strong text-fg'
                  : 'text-muted hover:bg-surface-strong hover:text-fg',
              )}
              onClick={() => setSelectedView(viewName)}
            >
              {text[viewName]}
            </button>
          ))}
        </fieldset>
      </div>
      <div className={clsx('grid gap-4', view === 'both' && 'grid-cols-2')}>
        {view === 'rich' ? (
          <div className="min-w-0">
            <RichText
              label={contentFields.content.text.label}
              value={markdown}
              onChange={(content) =>
                form.setValue('content', content, { shouldValidate: form.formState.isSubmitted })
              }
              readOnly={readOnly}
              {...getNoteAttributes({ id, error })}
              requestedRange={requestedRange}
            />
            <FieldNotes id={id} error={error} />
          </div>
        ) : (
          // biome-ignore lint/a11y/noStaticElementInteractions: events of the field below bubble to this element
          <div
            className={view === 'preview' ? 'hidden' : undefined}
            onKeyDown={handleKey}
            onPaste={handleFiles}
            onDrop={handleFiles}
          >
            {readOnly ? null : <MarkdownToolbar onAction={runAction} />}
            <TextAreaField
              {...field}
              ref={(element) => {
                textareaRef.current = element;
                field.ref(element);
              }}
              {...contentFields.content.text}
              hidesLabel
              rows={22}
              readOnly={readOnly}
              error={error}
            />
          </div>
        )}
        {view === 'rich' || view === 'source' ? null : (
          <section
            aria-label={text.previewLabel}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
            tabIndex={0}
            className={clsx(
              'theme-light overflow-y-auto rounded-card border border-line-strong bg-bg p-5 text-fg sm:p-8',
              view === 'both' ? 'max-h-[42rem]' : 'min-h-80',
            )}
          >
            {title || markdown || lead ? (
              <>
                <p className="mb-6 font-display text-3xl leading-tight break-words">
                  {applyFrenchTypography(title)}
                </p>
                <ArticlePreview lead={lead} text={markdown} />
              </>
            ) : (
              <p className="text-muted">{text.previewEmpty}</p>
            )}
          </section>
        )}
      </div>
      {linkSelection ? (
        <LinkDialog
          value={getSelectedMarkdownHref(linkSelection)}
          onPick={(href, name = href) => applyLink(href, name)}
          onClose={() => setLinkSelection(null)}
        />
      ) : null}
      {pictureDialog}
      <p className="text-sm text-muted tabular-nums">
        {formatCount(wordCount, text.words)}
        {wordCount > 0 ? ` · ${computeReadingMinutes(wordCount)} ${text.minutes}` : ''}
      </p>
    </div>
  );
}
