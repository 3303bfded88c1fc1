import { type QueryKey, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { LoadFailureNotice } from '@/admin/lists/load-failure-notice';
import { Button } from '@/admin/ui/button';
import { FailureNotice } from '@/admin/ui/failure-notice';
import { Spinner } from '@/admin/ui/spinner';
import { adminCommonText } from '@/copy/admin/common';
import { revisionText as text } from '@/copy/admin/content-writing';
import { Accordion, AccordionItem } from '@/shared/components/accordion';
import { ConfirmDialog } from '@/shared/components/confirm-dialog';
import { Dialog } from '@/shared/components/dialog';
import { LazyTextDiff } from './lazy-text-diff';

interface Revision {
  version: number;
  author_name: string;
  /** Null for the default value (src/copy). */
  created_at: string | null;
}

/** Loads the revisions of a record. `Values` includes null where a revision may be unreadable. */
export interface RevisionSource<Values> {
  queryKey: QueryKey;
  /** Newest first. */
  list: (signal: AbortSignal) => Promise<Revision[]>;
  /** Resolves to null for an unreadable revision: the dialog then offers no restoration. */
  read: (version: number, signal: AbortSignal) => Promise<Values>;
  /** Returns the values as text, for the comparison. */
  describe: (values: Values) => string;
}

interface RevisionComparisonProps<Values> {
  source: RevisionSource<Values>;
  version: number;
  currentText: string;
  /** Null without the permission to write. */
  onRestore: ((values: NonNullable<Values>) => void) | null;
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
  const { data, error, refetch } = useQuery({
    queryKey: [...source.queryKey, { version }],
    queryFn: ({ signal }) => source.read(version, signal),
  });
  return (
    <div className="flex flex-col gap-4 px-2 pt-1 pb-4">
      <FailureNotice error={error} onRetry={() => refetch()} />
      {data === undefined && !error ? <Spinner label={adminCommonText.loading} /> : null}
      {data === undefined ? null : (
        <LazyTextDiff
          before={source.describe(data)}
          after={currentText}
          beforeLabel={text.revisionHeading}
          afterLabel={text.editorHeading}
        />
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

function RevisionTitle({ revision, isCurrent }: { revision: Revision; isCurrent: boolean }) {
  const { version, author_name, created_at } = revision;
  return (
    <span className="min-w-0">
      <span className="block font-semibold text-fg">
        {created_at === null ? (
          text.defaultVersion
        ) : (
          <time dateTime={created_at}>{formatAdminDateTime(created_at)}</time>
        )}
        {isCurrent ? ` · ${text.currentVersion}` : ''}
      </span>{' '}
      <span className="block text-sm">
        {created_at === null ? (
          text.defaultVersionNote
        ) : (
          <>
            <bdi>{author_name || text.unknownAuthor}</bdi> · {text.version} {version}
          </>
        )}
      </span>
    </span>
  );
}

interface RevisionsDialogButtonProps<Values> {
  source: RevisionSource<Values>;
  /** Version in the editor. */
  currentVersion: number | undefined;
  currentText: string;
  /** Unsaved changes block a restoration. */
  isDirty: boolean;
  /** True when visitors read a restoration at once: it needs a confirmation. */
  isOnline: boolean;
  /** Null without the permission to write. */
  onRestore: ((values: NonNullable<Values>) => void) | null;
}

/** Button that opens the revisions of a record in a dialog, to compare and restore them. */
export function RevisionsDialogButton<Values>(props: RevisionsDialogButtonProps<Values>) {
  const { source, currentVersion, currentText, isDirty, isOnline, onRestore } = props;
  const [isOpen, setIsOpen] = useState(false);
  const {
    data: revisions,
    error,
    refetch,
  } = useQuery({
    queryKey: source.queryKey,
    queryFn: ({ signal }) => source.list(signal),
    enabled: isOpen,
    staleTime: 0,
  });
  const [revisionToRestore, setRevisionToRestore] = useState<{ values: NonNullable<Values> } | null>(null);

  function restore(values: NonNullable<Values>) {
    setIsOpen(false);
    setRevisionToRestore(null);
    onRestore?.(values);
  }

  function requestRestore(values: NonNullable<Values>) {
    if (isOnline) setRevisionToRestore({ values });
    else restore(values);
  }

  function renderRevisions(): ReactNode {
    if (error) return <LoadFailureNotice title={text.loadFailed} error={error} onRetry={() => refetch()} />;
    if (!revisions) return <Spinner label={adminCommonText.loading} />;
    if (revisions.length === 0) return <p className="text-muted">{text.none}</p>;
    return (
      <Accordion type="single" collapsible className="divide-y divide-line border-y border-line">
        {revisions.map((revision) => (
          <AccordionItem
            key={revision.version}
            value={String(revision.version)}
            trigger={<RevisionTitle revision={revision} isCurrent={revision.version === currentVersion} />}
          >
            <RevisionComparison<Values>
              source={source}
              version={revision.version}
              currentText={currentText}
              isRestoreBlocked={isDirty}
              onRestore={onRestore && requestRestore}
            />
          </AccordionItem>
        ))}
      </Accordion>
    );
  }

  return (
    <>
      <Button icon={History} className="w-full" onClick={() => setIsOpen(true)}>
        {text.open}
      </Button>
      <Dialog
        isWide
        open={isOpen}
        title={text.title}
        description={text.description}
        onClose={() => setIsOpen(false)}
      >
        {renderRevisions()}
        <ConfirmDialog
          open={revisionToRestore !== null}
          title={text.onlineQuestion}
          description={text.onlineConsequence}
          confirmLabel={text.restoreOnline}
          cancelLabel={adminCommonText.cancel}
          onConfirm={() => revisionToRestore && restore(revisionToRestore.values)}
          onCancel={() => setRevisionToRestore(null)}
        />
      </Dialog>
    </>
  );
}
