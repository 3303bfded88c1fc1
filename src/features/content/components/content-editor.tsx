import { ArrowLeft, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, type Location, useNavigate, useNavigationType } from 'react-router-dom';
import { SelectField, TextAreaField, TextField } from '@/components/form/field';
import { buttonStyles } from '@/components/ui/button-styles';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { contentStatuses, contentTypes, isContentStatus } from '@/config/content';
import type { Permissions } from '@/config/roles';
import { commonText } from '@/content/admin/common';
import { contentText, editorText as text } from '@/content/admin/content';
import { useShortcut } from '@/hooks/use-shortcut';
import { useUnsavedChanges } from '@/hooks/use-unsaved-changes';
import { unsavedWork } from '@/lib/unsaved-work';
import type { ContentRow } from '../api/content-queries';
import { SAME_EDITOR } from '../content-list-params';
import { rightsOn, rightsOnNew } from '../content-model';
import { useContentForm } from '../use-content-form';
import { ContentDates } from './content-dates';
import { RemoveContent } from './remove-content';

interface ContentEditorProps {
  /** Undefined for a new content. */
  row: ContentRow | undefined;
  userId: string | null;
  permissions: Permissions;
  /** Address of the list the editor was opened from. */
  listHref: string;
  /** Address of the editor once the new content has an id. */
  createdHref: (id: string) => string;
}

const editorOf = ({ pathname, search }: Location) => {
  const parameters = new URLSearchParams(search);
  return `${pathname} ${parameters.get('id') ?? (parameters.has('nouveau') ? 'nouveau' : '')}`;
};

function leavesEditor(from: Location, to: Location): boolean {
  return editorOf(from) !== editorOf(to) && to.state?.[SAME_EDITOR] === undefined;
}

/** Opened by a link, the editor takes the focus once it is there: what stood in its place while loading is gone. */
function useTitleFocus() {
  const title = useRef<HTMLHeadingElement>(null);
  const arrival = useRef(useNavigationType());
  useEffect(() => {
    if (arrival.current !== 'POP') title.current?.focus({ preventScroll: true });
  }, []);
  return title;
}

/** Writes one content. Nothing typed is lost: not by a failure, not by leaving, not by an expired session. */
export function ContentEditor({ row, userId, permissions, listHref, createdHref }: ContentEditorProps) {
  const navigate = useNavigate();
  const heading = useTitleFocus();
  const [removing, setRemoving] = useState(false);
  const editor = useContentForm({
    row,
    userId,
    onCreated: ({ id }) => navigate(createdHref(id), { replace: true, state: { [SAME_EDITOR]: true } }),
  });
  const { register, formState } = editor.form;
  const { errors } = formState;
  const blocker = useUnsavedChanges(editor.dirty, leavesEditor);
  // A session that ends changes nothing to what may be edited: the text waits for the next one.
  const rights = row && userId ? rightsOn(row, permissions, userId) : rightsOnNew(permissions);
  const [status, title] = editor.form.watch(['status', 'title']);
  const mayWrite = rights.text || rights.status;
  const notice = row && !rights.text ? (rights.status ? text.statusOnly : text.readOnly) : null;

  useShortcut('s', () => void (mayWrite ? editor.save() : undefined), { whileTyping: true });

  function handleRemoved() {
    unsavedWork.discard();
    navigate(listHref, { replace: true });
  }

  const titleField = register('title', { onChange: (event) => editor.handleTitleChange(event.target.value) });
  return (
    <form noValidate onSubmit={(event) => void editor.save(event)}>
      <div className="sticky top-14 z-10 -mx-4 -mt-6 mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-bg px-4 py-3 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8">
        <div className="min-w-0 flex-1 basis-52">
          <Link
            to={listHref}
            className="-ml-1 inline-flex min-h-10 items-center gap-1.5 px-1 text-sm text-muted hover:text-fg"
          >
            <ArrowLeft className="size-4" aria-hidden="true" />
            {text.back}
          </Link>
          <h1 ref={heading} tabIndex={-1} className="font-display text-heading">
            {editor.id ? text.editTitle : text.newTitle}
          </h1>
        </div>
        <p role="status" className="text-sm text-muted max-sm:sr-only">
          {editor.dirty ? text.unsaved : editor.id ? text.saved : ''}
        </p>
        {rights.remove && editor.id ? (
          <button
            type="button"
            className={buttonStyles('danger', undefined, 'compact')}
            onClick={() => setRemoving(true)}
          >
            <Trash2 className="size-4" aria-hidden="true" />
            <span className="max-sm:sr-only">{commonText.delete}</span>
          </button>
        ) : null}
        {mayWrite ? (
          <button
            type="submit"
            className={buttonStyles('primary', undefined, 'compact')}
            disabled={editor.saving}
            title={text.shortcut}
            aria-keyshortcuts="Control+S Meta+S"
          >
            {editor.saving ? commonText.saving : commonText.save}
          </button>
        ) : null}
      </div>

      {notice ? <p className="mb-5 border-l-4 border-highlight py-1 pl-3">{notice}</p> : null}
      {editor.failure && editor.failure.kind !== 'duplicate' ? (
        <p role="alert" className="mb-5 rounded-card border border-danger bg-danger/10 p-3 text-danger">
          {editor.failure.message}
        </p>
      ) : null}

      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-5">
          <TextField
            {...titleField}
            {...text.fields.title}
            required
            readOnly={!rights.text}
            autoComplete="off"
            error={errors.title?.message}
          />
          <TextField
            {...register('slug', { onChange: editor.handleSlugChange })}
            {...text.fields.slug}
            required
            readOnly={!rights.text}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.slug?.message}
          />
          <TextAreaField
            {...register('content')}
            {...text.fields.content}
            rows={18}
            readOnly={!rights.text}
            error={errors.content?.message}
          />
          <TextAreaField
            {...register('excerpt')}
            {...text.fields.excerpt}
            rows={3}
            readOnly={!rights.text}
            error={errors.excerpt?.message}
          />
        </div>
        <section
          aria-label={text.publication}
          className="flex flex-col gap-5 self-start rounded-card border border-line p-4"
        >
          <h2 className="font-display text-lg">{text.publication}</h2>
          <SelectField
            {...register('status')}
            {...text.fields.status}
            hint={
              rights.publish
                ? status === 'published'
                  ? text.redated
                  : undefined
                : rights.text
                  ? text.draftOnly
                  : undefined
            }
            error={errors.status?.message}
          >
            {Object.keys(contentStatuses)
              .filter(isContentStatus)
              .filter((option) => rights.publish || option === status)
              .map((option) => (
                <option key={option} value={option}>
                  {contentStatuses[option].label}
                </option>
              ))}
          </SelectField>
          <SelectField
            {...register('content_type')}
            {...text.fields.type}
            error={errors.content_type?.message}
          >
            {Object.entries(contentTypes)
              .filter(([type]) => rights.text || type === row?.content_type)
              .map(([type, label]) => (
                <option key={type} value={type}>
                  {label}
                </option>
              ))}
          </SelectField>
          {row ? <ContentDates row={row} /> : null}
        </section>
      </div>

      <RemoveContent
        target={removing && editor.id ? { id: editor.id, title: title || contentText.title } : null}
        onClose={() => setRemoving(false)}
        onRemoved={handleRemoved}
      />
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title={commonText.leave.title}
        description={commonText.leave.text}
        confirmLabel={commonText.leave.confirm}
        cancelLabel={commonText.leave.stay}
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      />
    </form>
  );
}
