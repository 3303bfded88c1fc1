import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { BackupNotice } from '@/admin/editing/backup-notice';
import { ConflictDialog } from '@/admin/editing/conflict-dialog';
import { EditorHeader } from '@/admin/editing/editor-header';
import { RevisionsDialogButton } from '@/admin/editing/revisions-dialog-button';
import { useCtrlShortcut } from '@/admin/hooks/use-ctrl-shortcut';
import { useHashAction } from '@/admin/hooks/use-hash-action';
import { formatCount } from '@/admin/lib/number-format';
import { Alert } from '@/admin/ui/alert';
import { SaveResetButtons } from '@/admin/ui/save-reset-buttons';
import { UnsavedChangesGuard } from '@/admin/ui/unsaved-changes-guard';
import { collectionDraftText, collectionText as text } from '@/copy/admin/collections';
import type { Collection } from '@/copy/collection';
import { formText } from '@/copy/forms/common';
import { writeCollectionPreview } from '@/shared/collections/preview-storage';
import { getCompactButtonClassName } from '@/shared/components/button-class-name';
import { paths } from '@/shared/lib/paths';
import { COLLECTION_PREVIEW_HASH_PREFIX } from '@/shared/lib/preview-link';
import {
  collectionQueries,
  createCollectionRevisionSource,
  DEFAULT_VALUE_VERSION,
  type StoredCollectionRow,
} from '../api/collection-queries';
import type { StoredCollectionDraft } from '../api/drafts';
import { getCollectionFileIds, parseCollectionValue } from '../collection-value';
import { formatCollectionForDiff } from '../format-collection';
import { useCollectionForm } from '../use-collection-form';
import { CollectionFieldInput } from './collection-field-input';
import { CollectionItemList } from './collection-item-list';
import { CollectionDraftNotice } from './draft-notice';
import { CollectionDraftPanel } from './draft-panel';

const NO_FILES: readonly object[] = [];

interface CollectionEditorProps {
  collection: Collection;
  row: StoredCollectionRow | undefined;
  draft: StoredCollectionDraft | undefined;
  mayEdit: boolean;
}

/** Form of a collection, with backup, revisions and preview. */
export function CollectionEditor({ collection, row, draft: initialDraft, mayEdit }: CollectionEditorProps) {
  const editor = useCollectionForm({ collection, row, initialDraft });
  const { form, values, isDirty, hasUnsavedChanges, failure, conflict, backup, draft } = editor;
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  const [page] = collection.pages;
  const [path = '/', anchor] = page.href.split('#');
  const previewHash = `${COLLECTION_PREVIEW_HASH_PREFIX}${collection.key}${anchor ? `&${anchor}` : ''}`;
  const savedMessage = draft ? collectionDraftText.status : text.saved;

  useCtrlShortcut('s', () => {
    if (mayEdit && isDirty) void editor.submit();
  });

  useHashAction({ ajouter: editor.addItem }, mayEdit && collection.itemWords !== undefined);

  const fileIds = getCollectionFileIds(collection, values);
  const { data: files = NO_FILES } = useQuery({
    ...collectionQueries.files(fileIds),
    enabled: isPreviewOpen && fileIds.length > 0,
  });

  // The open preview tab shows each change.
  useEffect(() => {
    if (isPreviewOpen) writeCollectionPreview(collection.key, values, files);
  }, [isPreviewOpen, collection.key, values, files]);

  return (
    <form noValidate aria-label={collection.label} onSubmit={(event) => void editor.submit(event)}>
      <EditorHeader
        backHref={paths.admin.collections}
        backLabel={text.back}
        heading={<h1 className="font-display text-heading">{collection.label}</h1>}
      >
        <p role="status" className="text-sm text-muted max-sm:sr-only">
          {hasUnsavedChanges ? text.unsaved : savedMessage}
        </p>
        {mayEdit ? (
          <SaveResetButtons
            labels={text}
            isDirty={isDirty}
            canReset={editor.canReset}
            isSubmitting={editor.isSubmitting}
            onReset={editor.reset}
          />
        ) : null}
      </EditorHeader>

      {mayEdit ? <BackupNotice editor={editor} /> : null}
      {draft && mayEdit ? (
        <CollectionDraftNotice
          draft={draft}
          liveVersion={editor.storedRow?.version ?? DEFAULT_VALUE_VERSION}
          isReadable={editor.isDraftReadable}
        />
      ) : null}
      {mayEdit ? null : <p className="mb-5 border-l-4 border-highlight py-1 pl-3">{text.readOnly}</p>}
      {editor.isUnreadable ? <Alert className="mb-5">{text.unreadableNotice}</Alert> : null}
      {failure && !conflict ? <Alert className="mb-5">{failure.error.message}</Alert> : null}
      <ConflictDialog
        editor={editor}
        describeVersions={({ value: theirValue }) => ({
          theirs: formatCollectionForDiff(collection, parseCollectionValue(collection, theirValue)),
          mine: formatCollectionForDiff(collection, values),
        })}
      />

      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-10">
        <div className="flex min-w-0 flex-col gap-8">
          {mayEdit ? <p className="-mb-3 text-sm text-muted">{formText.requiredNote}</p> : null}
          {Object.keys(collection.textFields).length > 0 ? (
            <fieldset className="flex max-w-3xl flex-col gap-5">
              <legend className="mb-4 font-display text-lg">
                {collection.itemWords ? text.textsTitle : collection.label}
              </legend>
              {Object.entries(collection.textFields).map(([key, field]) => (
                <div key={key} className="flex flex-col gap-1.5">
                  <CollectionFieldInput
                    control={form.control as unknown as Control<FieldValues>}
                    name={`texts.${key}`}
                    field={field}
                    readOnly={!mayEdit}
                  />
                  <p role="status" className="text-sm font-semibold text-highlight empty:hidden">
                    {editor.textWarnings[key]}
                  </p>
                </div>
              ))}
            </fieldset>
          ) : null}
          {collection.itemWords ? (
            <section aria-labelledby="elements">
              <h2 id="elements" className="mb-4 font-display text-lg">
                {formatCount(values.items.length, collection.itemWords)}
              </h2>
              <CollectionItemList collection={collection} editor={editor} readOnly={!mayEdit} />
            </section>
          ) : null}
        </div>
        <aside className="flex flex-col gap-4">
          <p className="text-muted">{collection.lead}</p>
          <a
            className={getCompactButtonClassName('outline', 'w-full')}
            href={`${path}#${previewHash}`}
            target={`apercu-${collection.key}`}
            onClick={() => {
              // Written at once, because the new tab may read the values before the effect above runs.
              writeCollectionPreview(collection.key, values, files);
              setIsPreviewOpen(true);
            }}
          >
            <ExternalLink className="size-4" aria-hidden="true" />
            {text.preview}
          </a>
          {mayEdit ? <CollectionDraftPanel collection={collection} editor={editor} /> : null}
          {/* Row security hides the revisions from people who may not edit. */}
          {mayEdit ? (
            <RevisionsDialogButton
              source={createCollectionRevisionSource(collection)}
              currentVersion={editor.storedRow?.version ?? DEFAULT_VALUE_VERSION}
              currentText={formatCollectionForDiff(collection, values)}
              isDirty={isDirty}
              isOnline
              onRestore={(revision) => void editor.restore(revision)}
            />
          ) : null}
          <ul className="flex flex-col gap-1 text-sm">
            {collection.pages.map(({ label, href }) => (
              <li key={href}>
                <a className="underline" href={href} target="_blank" rel="noreferrer">
                  {text.seeOn} {label}
                </a>
              </li>
            ))}
          </ul>
        </aside>
      </div>
      <UnsavedChangesGuard isDirty={hasUnsavedChanges} onLeave={backup.discard} />
    </form>
  );
}
