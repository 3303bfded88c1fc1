import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { Button } from '@/admin/ui/button';
import { adminCommonText } from '@/copy/admin/common';
import { conflictText as text } from '@/copy/admin/content-writing';
import { Dialog } from '@/shared/components/dialog';
import { LazyTextDiff } from './lazy-text-diff';
import type { SaveConflict } from './use-versioned-saves';

interface ConflictDialogProps<Row extends { updated_at: string | null }> {
  editor: {
    conflict: SaveConflict<Row> | null;
    isSubmitting: boolean;
    reload: () => void;
    overwrite: () => unknown;
    setConflictDialogOpen: (isOpen: boolean) => void;
  };
  /** Returns the colleague's row (`theirs`) and the typed values (`mine`) as text, for the comparison. */
  describeVersions: (row: Row) => { theirs: string; mine: string };
}

/** Asks which version to keep when a colleague saved first. */
export function ConflictDialog<Row extends { updated_at: string | null }>({
  editor,
  describeVersions,
}: ConflictDialogProps<Row>) {
  const { conflict, isSubmitting } = editor;
  const [isComparing, setIsComparing] = useState(false);
  if (!conflict) return null;
  const { row, savedBy, isDialogOpen } = conflict;
  const versions = isComparing ? describeVersions(row) : null;

  return (
    <>
      {isDialogOpen ? null : (
        <div
          role="alert"
          className="mb-5 flex flex-wrap items-center gap-3 rounded-card border border-danger bg-danger/10 p-3"
        >
          <TriangleAlert className="size-5 shrink-0 text-danger" aria-hidden="true" />
          <p className="min-w-0 flex-1 basis-60">{text.banner}</p>
          <Button onClick={() => editor.setConflictDialogOpen(true)}>{text.resolve}</Button>
        </div>
      )}
      <Dialog
        isWide
        open={isDialogOpen}
        title={text.title}
        closeLabel={text.keepWriting}
        onClose={() => editor.setConflictDialogOpen(false)}
      >
        <div className="-mt-2">
          <p>
            <strong>
              <bdi>{savedBy || text.somebody}</bdi>
            </strong>{' '}
            {text.savedOn}{' '}
            {row.updated_at ? (
              <time dateTime={row.updated_at}>{formatAdminDateTime(row.updated_at)}</time>
            ) : null}
            .
          </p>
          <p className="mt-1 text-muted">{text.nothingLost}</p>
        </div>
        {versions ? (
          <LazyTextDiff
            before={versions.theirs}
            after={versions.mine}
            beforeLabel={text.theirVersion}
            afterLabel={text.ownVersion}
          />
        ) : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button size="regular" onClick={() => editor.reload()}>
            {text.reload}
          </Button>
          {isComparing ? null : (
            <Button size="regular" onClick={() => setIsComparing(true)}>
              {text.compare}
            </Button>
          )}
          <Button
            variant="danger"
            size="regular"
            disabled={isSubmitting}
            onClick={() => void editor.overwrite()}
          >
            {isSubmitting ? adminCommonText.saving : text.overwrite}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
