import { skipToken, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { commonText } from '@/content/admin/common';
import { revisionText as text } from '@/content/admin/content-writing';
import { toAppError } from '@/shared/lib/app-error';
import { Accordion, Fold } from '@/shared/ui/accordion';
import { buttonStyles } from '@/shared/ui/button-styles';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Dialog } from '@/shared/ui/dialog';
import { type RevisionRow, revisionQueries } from '../api/revision-queries';
import { publicHref } from '../content-model';
import type { ContentValues } from '../content-schema';
import { readSnapshot } from '../describe-content';
import type { ContentFormState } from '../use-content-form';
import { ContentDiff } from './content-diff';

interface RevisionProps {
  revision: RevisionRow;
  values: ContentValues;
  /** Absent where there is nothing to go back to, or no right to. */
  onRestore: ((past: Partial<ContentValues>) => void) | null;
  blocked: boolean;
}

/** One revision against the text in the editor, and the way back to it. */
function Comparison({ revision, values, onRestore, blocked }: RevisionProps) {
  const { data, error } = useQuery(revisionQueries.snapshot(revision.content_id, revision.version));
  const past = data === undefined ? null : readSnapshot(data);
  return (
    <div className="flex flex-col gap-4 px-2 pt-1 pb-4">
      {past ? (
        <ContentDiff before={past} after={values} beforeLabel={text.before} afterLabel={text.after} />
      ) : (
        <p role={error ? 'alert' : 'status'} className={error ? 'text-danger' : 'text-muted'}>
          {error ? toAppError(error).message : commonText.loading}
        </p>
      )}
      {blocked && onRestore ? <p className="text-muted">{text.unsavedFirst}</p> : null}
      {onRestore && past ? (
        <button
          type="button"
          className={buttonStyles('primary', 'self-end')}
          disabled={blocked}
          onClick={() => onRestore(past)}
        >
          {text.restore}
        </button>
      ) : null}
    </div>
  );
}

interface RevisionsDialogProps {
  editor: ContentFormState;
  /** Whether the person may write the text. */
  mayRestore: boolean;
}

/** The past of a content: who saved what and when, compared with the editor, and a way back. */
export function RevisionsDialog({ editor, mayRestore }: RevisionsDialogProps) {
  const [open, setOpen] = useState(false);
  const contentId = editor.id ?? '';
  const query = revisionQueries.list(contentId);
  const { data, error, refetch } = useQuery({
    ...query,
    queryFn: open && contentId ? query.queryFn : skipToken,
  });
  const current = editor.stored?.version;
  /** What visitors read would change: asked before. */
  const [chosen, setChosen] = useState<Partial<ContentValues> | null>(null);
  const isOnline = editor.stored ? publicHref(editor.stored) !== null : false;

  function restore(past: Partial<ContentValues>) {
    setOpen(false);
    setChosen(null);
    void editor.restore(past);
  }

  return (
    <>
      <button
        type="button"
        className={buttonStyles('outline', 'w-full', 'compact')}
        onClick={() => setOpen(true)}
      >
        <History className="size-4" aria-hidden="true" />
        {text.open}
      </button>
      <Dialog
        form
        open={open}
        onOpenChange={setOpen}
        title={text.title}
        description={text.description}
        closeLabel={text.close}
      >
        {error ? (
          <div role="alert" className="flex flex-wrap items-center gap-3">
            <p className="text-danger">
              {text.failed} {toAppError(error).message}
            </p>
            <button type="button" className={buttonStyles('outline')} onClick={() => refetch()}>
              {commonText.retry}
            </button>
          </div>
        ) : data?.length === 0 ? (
          <p className="text-muted">{text.none}</p>
        ) : data ? (
          <Accordion type="single" collapsible className="divide-y divide-line border-y border-line">
            {data.map((revision) => (
              <Fold
                key={revision.version}
                value={String(revision.version)}
                trigger={
                  <span className="min-w-0">
                    <span className="block font-semibold text-fg">
                      <time dateTime={revision.created_at}>{formatAdminDateTime(revision.created_at)}</time>
                      {revision.version === current ? ` · ${text.current}` : ''}
                    </span>{' '}
                    <span className="block text-sm">
                      {revision.author_name || text.unknownAuthor} · {text.version} {revision.version}
                    </span>
                  </span>
                }
              >
                <Comparison
                  revision={revision}
                  values={editor.values}
                  blocked={editor.dirty}
                  onRestore={mayRestore ? (isOnline ? setChosen : restore) : null}
                />
              </Fold>
            ))}
          </Accordion>
        ) : (
          <p role="status" className="text-muted">
            {commonText.loading}
          </p>
        )}
        <ConfirmDialog
          open={chosen !== null}
          title={text.onlineQuestion}
          description={text.onlineConsequence}
          confirmLabel={text.restoreOnline}
          cancelLabel={commonText.cancel}
          onConfirm={() => chosen && restore(chosen)}
          onCancel={() => setChosen(null)}
        />
      </Dialog>
    </>
  );
}
