import { type QueryKey, skipToken, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { ListFailure } from '@/admin/lists/list-failure';
import { Button } from '@/admin/ui/button';
import { commonText } from '@/copy/admin/common';
import { revisionText as text } from '@/copy/admin/content-writing';
import { Accordion, AccordionItem } from '@/shared/components/accordion';
import { ConfirmDialog } from '@/shared/components/confirm-dialog';
import { Dialog } from '@/shared/components/dialog';
import { toAppError } from '@/shared/lib/app-error';
import { LazyTextDiff } from './lazy-text-diff';

interface Revision {
  version: number;
  author_name: string;
  /** Null for the version that came with the site. */
  created_at: string | null;
}

/** Loads the revisions of a record. */
export interface RevisionSource<Values> {
  queryKey: QueryKey;
  /** Newest first. */
  list: (signal: AbortSignal) => Promise<Revision[]>;
  read: (version: number, signal: AbortSignal) => Promise<Values>;
  /** Returns the values as text, for the comparison. */
  describe: (values: Values) => string;
}

interface RevisionComparisonProps<Values> {
  source: RevisionSource<Values>;
  version: number;
  /** Text of the current values. */
  currentText: string;
  /** Null when there is nothing to restore, or no permission. */
  onRestore: ((values: Values) => void) | null;
  isRestoreBlocked: boolean;
}

/** Compares one revision with the current values and offers to restore it. */
function RevisionComparison<Values>({
  source,
  version,
  currentText,
  onRestore,
  isRestoreBlocked,
}: RevisionComparisonProps<Values>) {
  const { data, error } = useQuery({
    queryKey: [...source.queryKey, { version }],
    queryFn: ({ signal }) => source.read(version, signal),
  });
  return (
    <div className="flex flex-col gap-4 px-2 pt-1 pb-4">
      {data ? (
        <LazyTextDiff
          before={source.describe(data)}
          after={currentText}
          beforeLabel={text.revisionHeading}
          afterLabel={text.editorHeading}
        />
      ) : (
        <p role={error ? 'alert' : 'status'} className={error ? 'text-danger' : 'text-muted'}>
          {error ? toAppError(error).message : commonText.loading}
        </p>
      )}
      {isRestoreBlocked && onRestore ? <p className="text-muted">{text.saveFirst}</p> : null}
      {onRestore && data ? (
        <Button
          variant="primary"
          size="regular"
          className="self-end"
          disabled={isRestoreBlocked}
          onClick={() => onRestore(data)}
        >
          {text.restore}
        </Button>
      ) : null}
    </div>
  );
}

interface RevisionsDialogProps<Values> {
  /** Null for a record that was never saved. */
  source: RevisionSource<Values> | null;
  /** Version in the editor. */
  currentVersion: number | undefined;
  currentText: string;
  /** True when there are unsaved changes, which block a restoration. */
  dirty: boolean;
  /** True when visitors see the record: a restoration needs a confirmation. */
  isOnline: boolean;
  /** Null without the permission to write. */
  onRestore: ((values: Values) => void) | null;
}

/** Lists the revisions of a record, compares them and restores one. */
export function RevisionsDialog<Values>(props: RevisionsDialogProps<Values>) {
  const { source, currentVersion, currentText, dirty, isOnline, onRestore } = props;
  const [open, setOpen] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: source?.queryKey ?? [],
    queryFn: open && source ? ({ signal }) => source.list(signal) : skipToken,
    staleTime: 0,
  });
  const [revisionToRestore, setRevisionToRestore] = useState<{ values: Values } | null>(null);

  function restore(values: Values) {
    setOpen(false);
    setRevisionToRestore(null);
    onRestore?.(values);
  }

  return (
    <>
      <Button icon={History} className="w-full" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      <Dialog
        isForm
        open={open}
        title={text.title}
        description={text.description}
        onClose={() => setOpen(false)}
      >
        {error ? (
          <ListFailure title={text.loadFailed} error={error} onRetry={() => refetch()} />
        ) : data?.length === 0 ? (
          <p className="text-muted">{text.none}</p>
        ) : data ? (
          <Accordion type="single" collapsible className="divide-y divide-line border-y border-line">
            {data.map((revision) => (
              <AccordionItem
                key={revision.version}
                value={String(revision.version)}
                trigger={
                  <span className="min-w-0">
                    <span className="block font-semibold text-fg">
                      {revision.created_at === null ? (
                        text.defaultVersion
                      ) : (
                        <time dateTime={revision.created_at}>{formatAdminDateTime(revision.created_at)}</time>
                      )}
                      {revision.version === currentVersion ? ` · ${text.currentVersion}` : ''}
                    </span>{' '}
                    <span className="block text-sm">
                      {revision.created_at === null ? (
                        text.defaultVersionNote
                      ) : (
                        <>
                          <bdi>{revision.author_name || text.unknownAuthor}</bdi> · {text.version}{' '}
                          {revision.version}
                        </>
                      )}
                    </span>
                  </span>
                }
              >
                {source ? (
                  <RevisionComparison<Values>
                    source={source}
                    version={revision.version}
                    currentText={currentText}
                    isRestoreBlocked={dirty}
                    onRestore={
                      onRestore && (isOnline ? (values) => setRevisionToRestore({ values }) : restore)
                    }
                  />
                ) : null}
              </AccordionItem>
            ))}
          </Accordion>
        ) : (
          <p role="status" className="text-muted">
            {commonText.loading}
          </p>
        )}
        <ConfirmDialog
          open={revisionToRestore !== null}
          title={text.onlineQuestion}
          description={text.onlineConsequence}
          confirmLabel={text.restoreOnline}
          cancelLabel={commonText.cancel}
          onConfirm={() => revisionToRestore && restore(revisionToRestore.values)}
          onCancel={() => setRevisionToRestore(null)}
        />
      </Dialog>
    </>
  );
}
