import { type QueryKey, skipToken, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { ListFailure } from '@/admin/lists/list-failure';
import { Button } from '@/admin/ui/button';
import { commonText } from '@/copy/admin/common';
import { revisionText as text } from '@/copy/admin/content-writing';
import { Accordion, Fold } from '@/shared/components/accordion';
import { ConfirmDialog } from '@/shared/components/confirm-dialog';
import { Dialog } from '@/shared/components/dialog';
import { toAppError } from '@/shared/lib/app-error';
import { Diff } from './diff';

/** A former state, as a history lists it. */
interface Revision {
  version: number;
  author_name: string;
  created_at: string;
}

/** What something said each time it was saved. */
export interface Past<Values> {
  queryKey: QueryKey;
  /** The newest first. */
  list: (signal: AbortSignal) => Promise<Revision[]>;
  read: (version: number, signal: AbortSignal) => Promise<Values>;
  /** One of them as a text, to be compared. */
  describe: (values: Values) => string;
}

interface ComparisonProps<Values> {
  past: Past<Values>;
  version: number;
  /** What the editor says now, described. */
  now: string;
  /** Absent where there is nothing to go back to, or no right to. */
  onRestore: ((values: Values) => void) | null;
  blocked: boolean;
}

/** One revision against what is in the editor, and the way back to it. */
function Comparison<Values>({ past, version, now, onRestore, blocked }: ComparisonProps<Values>) {
  const { data, error } = useQuery({
    queryKey: [...past.queryKey, { version }],
    queryFn: ({ signal }) => past.read(version, signal),
  });
  return (
    <div className="flex flex-col gap-4 px-2 pt-1 pb-4">
      {data ? (
        <Diff before={past.describe(data)} after={now} beforeLabel={text.before} afterLabel={text.after} />
      ) : (
        <p role={error ? 'alert' : 'status'} className={error ? 'text-danger' : 'text-muted'}>
          {error ? toAppError(error).message : commonText.loading}
        </p>
      )}
      {blocked && onRestore ? <p className="text-muted">{text.unsavedFirst}</p> : null}
      {onRestore && data ? (
        <Button
          variant="primary"
          size="regular"
          className="self-end"
          disabled={blocked}
          onClick={() => onRestore(data)}
        >
          {text.restore}
        </Button>
      ) : null}
    </div>
  );
}

interface RevisionsDialogProps<Values> {
  /** Null of what was never saved. */
  past: Past<Values> | null;
  /** The version in the editor. */
  current: number | undefined;
  now: string;
  /** Something is not saved: nothing is restored over it. */
  dirty: boolean;
  /** Visitors read it: asked before. */
  isOnline: boolean;
  /** Null where the person may not write. */
  onRestore: ((values: Values) => void) | null;
}

/** The past of what is in the editor: who saved what and when, compared, and a way back. */
export function RevisionsDialog<Values>(props: RevisionsDialogProps<Values>) {
  const { past, current, now, dirty, isOnline, onRestore } = props;
  const [open, setOpen] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: past?.queryKey ?? [],
    queryFn: open && past ? ({ signal }) => past.list(signal) : skipToken,
    staleTime: 0,
  });
  const [chosen, setChosen] = useState<{ values: Values } | null>(null);

  function restore(values: Values) {
    setOpen(false);
    setChosen(null);
    onRestore?.(values);
  }

  return (
    <>
      <Button icon={History} className="w-full" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      <Dialog
        form
        open={open}
        title={text.title}
        description={text.description}
        onClose={() => setOpen(false)}
      >
        {error ? (
          <ListFailure title={text.failed} error={error} onRetry={() => refetch()} />
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
                      <bdi>{revision.author_name || text.unknownAuthor}</bdi> · {text.version}{' '}
                      {revision.version}
                    </span>
                  </span>
                }
              >
                {past ? (
                  <Comparison<Values>
                    past={past}
                    version={revision.version}
                    now={now}
                    blocked={dirty}
                    onRestore={onRestore && (isOnline ? (values) => setChosen({ values }) : restore)}
                  />
                ) : null}
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
          onConfirm={() => chosen && restore(chosen.values)}
          onCancel={() => setChosen(null)}
        />
      </Dialog>
    </>
  );
}
