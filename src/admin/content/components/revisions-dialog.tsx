import { skipToken, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { lazy, useState } from 'react';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { Part } from '@/admin/ui/part';
import { commonText } from '@/content/admin/common';
import { revisionText as text } from '@/content/admin/content-writing';
import { toAppError } from '@/shared/lib/app-error';
import { buttonStyles } from '@/shared/ui/button-styles';
import { Dialog } from '@/shared/ui/dialog';
import { type RevisionRow, revisionQueries } from '../api/revision-queries';
import type { ContentValues } from '../content-schema';
import { describeContent, readSnapshot } from '../describe-content';
import type { ContentFormState } from '../use-content-form';

const TextDiff = lazy(() => import('./text-diff').then((module) => ({ default: module.TextDiff })));

interface RevisionProps {
  revision: RevisionRow;
  values: ContentValues;
  /** Absent where there is nothing to go back to, or no right to. */
  onRestore: ((past: Partial<ContentValues>) => void) | null;
  blocked: boolean;
  onBack: () => void;
}

function When({ revision }: { revision: RevisionRow }) {
  return <time dateTime={revision.created_at}>{formatAdminDateTime(revision.created_at)}</time>;
}

/** One revision against the text in the editor. */
function Comparison({ revision, values, onRestore, blocked, onBack }: RevisionProps) {
  const { data, error } = useQuery(revisionQueries.snapshot(revision.content_id, revision.version));
  const past = data === undefined ? null : readSnapshot(data);
  return (
    <>
      <p className="-mt-2 font-semibold">
        {text.version} {revision.version} · {revision.author_name || text.unknownAuthor} ·{' '}
        <When revision={revision} />
      </p>
      {past ? (
        <Part fallback={<p className="text-muted">{commonText.loading}</p>}>
          <TextDiff
            before={describeContent(past)}
            after={describeContent(values)}
            beforeLabel={text.before}
            afterLabel={text.after}
          />
        </Part>
      ) : (
        <p role={error ? 'alert' : 'status'} className={error ? 'text-danger' : 'text-muted'}>
          {error ? toAppError(error).message : commonText.loading}
        </p>
      )}
      {blocked && onRestore ? <p className="text-muted">{text.unsavedFirst}</p> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" className={buttonStyles('outline')} onClick={onBack}>
          {text.back}
        </button>
        {onRestore && past ? (
          <button
            type="button"
            className={buttonStyles('primary')}
            disabled={blocked}
            onClick={() => onRestore(past)}
          >
            {text.restore}
          </button>
        ) : null}
      </div>
    </>
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
  const [shown, setShown] = useState<RevisionRow | null>(null);
  const contentId = editor.id ?? '';
  const query = revisionQueries.list(contentId);
  const { data, error, refetch } = useQuery({
    ...query,
    queryFn: open && contentId ? query.queryFn : skipToken,
  });
  const current = editor.stored?.version;

  function show(next: boolean) {
    setOpen(next);
    setShown(null);
  }

  return (
    <>
      <button
        type="button"
        className={buttonStyles('outline', 'w-full', 'compact')}
        onClick={() => show(true)}
      >
        <History className="size-4" aria-hidden="true" />
        {text.open}
      </button>
      <Dialog
        form
        open={open}
        onOpenChange={show}
        title={text.title}
        description={shown ? undefined : text.description}
        closeLabel={text.close}
      >
        {shown ? (
          <Comparison
            revision={shown}
            values={editor.values}
            blocked={editor.dirty}
            onBack={() => setShown(null)}
            onRestore={
              mayRestore
                ? (past) => {
                    show(false);
                    void editor.restore(past);
                  }
                : null
            }
          />
        ) : error ? (
          <div role="alert" className="flex flex-wrap items-center gap-3">
            <p className="text-danger">
              {text.failed} {toAppError(error).message}
            </p>
            <button type="button" className={buttonStyles('outline')} onClick={() => refetch()}>
              {commonText.retry}
            </button>
          </div>
        ) : data ? (
          <ol className="divide-y divide-line border-y border-line">
            {data.length === 0 ? <li className="py-3 text-muted">{text.none}</li> : null}
            {data.map((revision) => (
              <li key={revision.version} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                <div className="min-w-0 flex-1 basis-52">
                  <p className="font-semibold">
                    <When revision={revision} />
                    {revision.version === current ? ` · ${text.current}` : ''}
                  </p>
                  <p className="text-sm text-muted">
                    {revision.author_name || text.unknownAuthor} · {text.version.toLowerCase()}{' '}
                    {revision.version}
                  </p>
                </div>
                <button
                  type="button"
                  className={buttonStyles('outline', undefined, 'compact')}
                  onClick={() => setShown(revision)}
                >
                  {text.compare}
                  <span className="sr-only">{` ${text.version.toLowerCase()} ${revision.version}`}</span>
                </button>
              </li>
            ))}
          </ol>
        ) : (
          <p role="status" className="text-muted">
            {commonText.loading}
          </p>
        )}
      </Dialog>
    </>
  );
}
