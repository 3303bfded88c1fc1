import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { type Location, useNavigate } from 'react-router-dom';
import { hasAnyPermission, mayCreateContent } from '@/admin/config/roles';
import { BackupNotice } from '@/admin/editing/backup-notice';
import { ConflictDialog } from '@/admin/editing/conflict-dialog';
import { EditorHeader } from '@/admin/editing/editor-header';
import { RevisionsDialogButton } from '@/admin/editing/revisions-dialog-button';
import { useAuth } from '@/admin/features/auth/auth-context';
import { useOwnRolesAndPermissions } from '@/admin/features/auth/use-identity';
import { MediaPickerField } from '@/admin/features/media/components/media-picker-field';
import { ContentTaxonomyFields } from '@/admin/features/taxonomy/components/content-taxonomy-fields';
import { useCtrlShortcut } from '@/admin/hooks/use-ctrl-shortcut';
import { Alert } from '@/admin/ui/alert';
import { Button } from '@/admin/ui/button';
import { UnsavedChangesGuard } from '@/admin/ui/unsaved-changes-guard';
import { adminCommonText } from '@/copy/admin/common';
import { contentText, contentEditorText as text } from '@/copy/admin/content';
import { contentFields } from '@/copy/admin/content-fields';
import { autosaveText } from '@/copy/admin/content-writing';
import { workingCopyText } from '@/copy/admin/working-copy';
import { TextAreaField, TextField } from '@/shared/form/field';
import { unsavedWorkRegistry } from '@/shared/lib/unsaved-work';
import { type ContentRow, contentQueries } from '../api/content-queries';
import { createContentRevisionSource } from '../api/revision-queries';
import type { TextRange } from '../content-lint';
import { getContentRights, getNewContentRights, getOnlineContentHref } from '../content-model';
import { toContentFormValues } from '../content-schema';
import { formatContentForDiff } from '../revision-values';
import { useContentForm } from '../use-content-form';
import { useReplaceEditorAddress } from '../use-editing-session-counter';
import { ChecksPanel } from './checks-panel';
import { ContentBodyField } from './content-body-field';
import { ContentSlugField } from './content-slug-field';
import { ExistingCopyNotice, WorkingCopyNotice } from './copy-notice';
import { DeleteContentDialog } from './delete-content-dialog';
import { DuplicateButton } from './duplicate-button';
import { PreviewLinksDialog } from './preview-links-dialog';
import { PublicationPanel } from './publication-panel';
import { ReviewNotice } from './review-notice';
import { SaveStatus } from './save-status';
import { SharingPanel } from './sharing-panel';
import { TextPresenceNotice } from './text-presence-notice';

interface ContentEditorProps {
  /** Undefined for a new content. */
  row: ContentRow | undefined;
  /** Address of the list that opened the editor. */
  listHref: string;
  /** Returns the address of the editor of another content. */
  getEditHref: (id: string) => string;
}

/** A save that gives the text another address stays in the editor (`useReplaceEditorAddress`). */
const isLeavingEditor = (from: Location, to: Location) =>
  from.pathname !== to.pathname && to.state?.isSameScreen !== true;

/** Editor of one content. Typed text survives a failed save, a closed page and the end of the session. */
export function ContentEditor({ row, listHref, getEditHref }: ContentEditorProps) {
  const userId = useAuth().user?.id ?? null;
  const { permissions } = useOwnRolesAndPermissions();
  const navigate = useNavigate();
  const replaceAddress = useReplaceEditorAddress();
  const [isDeleteDialogOpen, setIsDeleteDialogOpen] = useState(false);
  const [requestedRange, setRequestedRange] = useState<TextRange | null>(null);
  const { data: existingCopy } = useQuery({
    ...contentQueries.copy(row?.id ?? ''),
    enabled: row !== undefined && !row.copy_of,
  });
  // An ended session must not make the fields read-only: the person can sign in again.
  const allRights =
    row && userId ? getContentRights(row, permissions, userId) : getNewContentRights(permissions);
  // Once a working copy exists, staff edit the text there.
  const rights = existingCopy ? { ...allRights, canEditText: false } : allRights;
  const editor = useContentForm({
    row,
    rights,
    onRowChange: ({ id }) => replaceAddress(getEditHref(id)),
  });
  const { field, values, storedRow, isDirty, failure, conflict, backup } = editor;
  const isCopy = Boolean(storedRow?.copy_of);
  const isOnline = storedRow ? getOnlineContentHref(storedRow) !== null : false;
  const savesToCopy = isCopy || editor.startsCopy;
  const canUpdateOnlineText = savesToCopy && rights.canEditAny;
  const readOnly = !rights.canEditText;
  /** A copy and its original have notices of their own. */
  const needsRightsNotice = row !== undefined && readOnly && !existingCopy && !isCopy;
  const mayWrite = rights.canEditText || rights.canPublish;
  // Without a change, there is nothing to copy.
  const canSave = mayWrite && (!editor.startsCopy || isDirty);
  const saveLabel = savesToCopy ? workingCopyText.save : adminCommonText.save;

  useCtrlShortcut('s', () => canSave && void editor.submit());

  /** Saves over the online version. `detail` is 2 at the second click of a double click, which saves nothing. */
  function handlePublishClick(event: MouseEvent) {
    if (event.detail <= 1) void editor.publish();
  }

  function handleDeleted() {
    backup.discard();
    unsavedWorkRegistry.discard();
    navigate(storedRow?.copy_of ? getEditHref(storedRow.copy_of) : listHref, { replace: true });
  }

  const titleField = field('title', { onChange: (event) => editor.handleTitleChange(event.target.value) });
  return (
    <form noValidate onSubmit={(event) => void editor.submit(event)}>
      <EditorHeader
        backHref={listHref}
        backLabel={text.back}
        heading={<h1 className="font-display text-heading">{storedRow ? text.editTitle : text.newTitle}</h1>}
      >
        {storedRow && userId ? <TextPresenceNotice id={storedRow.copy_of ?? storedRow.id} /> : null}
        <SaveStatus editor={editor} />
        {rights.canDelete && storedRow ? (
          <Button variant="danger" icon={Trash2} onClick={() => setIsDeleteDialogOpen(true)}>
            <span className="max-sm:sr-only">
              {isCopy ? workingCopyText.discard : adminCommonText.delete}
            </span>
          </Button>
        ) : null}
        {mayWrite ? (
          <Button
            variant={canUpdateOnlineText ? 'outline' : 'primary'}
            type="submit"
            disabled={editor.isSubmitting || !canSave}
            // A double click saves once.
            onClick={(event) => {
              if (event.detail > 1) event.preventDefault();
            }}
            title={text.shortcut}
            aria-keyshortcuts="Control+S Meta+S"
          >
            {editor.isSubmitting ? adminCommonText.saving : saveLabel}
          </Button>
        ) : null}
        {canUpdateOnlineText ? (
          <Button variant="primary" disabled={editor.isSubmitting} onClick={handlePublishClick}>
            {workingCopyText.publish}
          </Button>
        ) : null}
      </EditorHeader>

      {mayWrite ? <BackupNotice editor={editor} /> : null}
      {storedRow?.copy_of ? (
        <WorkingCopyNotice
          copy={storedRow}
          canPublishCopy={rights.canEditAny}
          originalHref={getEditHref(storedRow.copy_of)}
        />
      ) : null}
      {existingCopy ? <ExistingCopyNotice copy={existingCopy} href={getEditHref(existingCopy.id)} /> : null}
      {needsRightsNotice ? (
        <p className="mb-5 border-l-4 border-highlight py-1 pl-3">
          {rights.canPublish ? text.statusOnly : text.readOnly}
        </p>
      ) : null}
      {editor.isWaitingForNetwork ? (
        <p role="alert" className="mb-5 rounded-card border border-highlight bg-surface p-3">
          {autosaveText.offline}
        </p>
      ) : null}
      {failure && failure.error.kind !== 'duplicate' && !conflict ? (
        <Alert className="mb-5">{failure.error.message}</Alert>
      ) : null}
      <ConflictDialog
        editor={editor}
        describeVersions={(theirRow) => ({
          theirs: formatContentForDiff(toContentFormValues(theirRow)),
          // A working copy is always a draft. Its status must not show as a difference.
          mine: formatContentForDiff(isCopy ? { ...values, status: theirRow.status } : values),
        })}
      />
      {storedRow?.status === 'draft' ? (
        <ReviewNotice id={storedRow.id} rights={rights} isDirty={isDirty} />
      ) : null}

      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <TextField
            {...titleField}
            {...contentFields.title.text}
            required
            readOnly={readOnly}
            autoComplete="off"
          />
          <ContentSlugField editor={editor} readOnly={readOnly} isOnline={isCopy || isOnline} />
          <ContentBodyField editor={editor} readOnly={readOnly} requestedRange={requestedRange} />
          <TextAreaField {...field('excerpt')} {...contentFields.excerpt.text} rows={3} readOnly={readOnly} />
          <SharingPanel editor={editor} readOnly={readOnly} canPublish={rights.canPublish} />
        </div>
        <PublicationPanel editor={editor} rights={rights}>
          <ChecksPanel editor={editor} onShowRange={setRequestedRange} />
          <ContentTaxonomyFields
            categoryId={values.category_id}
            onCategoryChange={(categoryId) => editor.form.setValue('category_id', categoryId)}
            tagIds={values.tag_ids}
            onTagsChange={(change) =>
              editor.form.setValue('tag_ids', change(editor.form.getValues('tag_ids')).sort())
            }
            readOnly={readOnly}
            mayCreateTags={hasAnyPermission(permissions, 'content_manage')}
          />
          <MediaPickerField
            value={values.cover_media_id}
            onChange={(mediaId) => editor.form.setValue('cover_media_id', mediaId)}
            readOnly={readOnly}
          />
          {storedRow ? (
            <RevisionsDialogButton
              source={createContentRevisionSource(storedRow.id)}
              currentVersion={storedRow.version}
              currentText={formatContentForDiff(values)}
              isDirty={isDirty}
              isOnline={isOnline && rights.canEditAny}
              onRestore={rights.canEditText ? (revision) => void editor.restore(revision) : null}
            />
          ) : null}
          {storedRow && rights.canEditText && !isOnline ? (
            <PreviewLinksDialog contentId={storedRow.id} userId={userId} mayRevokeAny={rights.canEditAny} />
          ) : null}
          {storedRow && !isCopy && mayCreateContent(permissions) ? (
            <DuplicateButton id={storedRow.id} onDuplicated={(newId) => navigate(getEditHref(newId))} />
          ) : null}
        </PublicationPanel>
      </div>

      <DeleteContentDialog
        target={
          isDeleteDialogOpen && storedRow ? { ...storedRow, title: values.title || contentText.title } : null
        }
        onClose={() => setIsDeleteDialogOpen(false)}
        onDeleted={handleDeleted}
      />
      <UnsavedChangesGuard isDirty={isDirty} isLeaving={isLeavingEditor} onLeave={backup.discard} />
    </form>
  );
}
