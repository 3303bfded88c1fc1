import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { Button } from '@/admin/ui/button';
import { commonText } from '@/copy/admin/common';
import { conflictText as text } from '@/copy/admin/content-writing';
import { Dialog } from '@/shared/components/dialog';
import { LazyTextDiff } from './lazy-text-diff';

/** Save of a colleague after this version was read. */
interface ColleagueSave {
  /** Date of the save, in ISO format. */
  savedAt: string;
  /** Empty when unknown. */
  savedBy: string;
  /** False shows the banner only: after an automatic save, or when the person postponed the question. */
  isDialogOpen: boolean;
}

/** Actions of the dialog. */
interface ConflictChoices {
  saving: boolean;
  /** Replaces the typed values by the colleague's; the typed values become the backup. */
  reload: () => void;
  /** Saves the typed values over the colleague's. */
  overwrite: () => unknown;
  postpone: () => void;
  reopen: () => void;
}

interface ConflictDialogProps {
  conflict: ColleagueSave | null;
  choices: ConflictChoices;
  /** Returns both versions as text; called when they are compared. */
  describeVersions: () => { theirs: string; mine: string };
}

/** Asks which version to keep when a colleague saved first. */
export function ConflictDialog({ conflict, choices, describeVersions }: ConflictDialogProps) {
  const { saving } = choices;
  const [isComparing, setIsComparing] = useState(false);
  if (!conflict) return null;
  const { savedAt, savedBy, isDialogOpen } = conflict;
  const versions = isComparing ? describeVersions() : null;

  return (
    <>
      {isDialogOpen ? null : (
        <div
          role="alert"
          className="mb-5 flex flex-wrap items-center gap-3 rounded-card border border-danger bg-danger/10 p-3"
        >
          <TriangleAlert className="size-5 shrink-0 text-danger" aria-hidden="true" />
          <p className="min-w-0 flex-1 basis-60">{text.banner}</p>
          <Button onClick={choices.reopen}>{text.resolve}</Button>
        </div>
      )}
      <Dialog
        isForm
        open={isDialogOpen}
        title={text.title}
        closeLabel={text.later}
        onClose={choices.postpone}
      >
        <div className="-mt-2">
          <p>
            <strong>
              <bdi>{savedBy || text.somebody}</bdi>
            </strong>{' '}
            {text.savedOn} <time dateTime={savedAt}>{formatAdminDateTime(savedAt)}</time>.
          </p>
          <p className="mt-1 text-muted">{text.nothingLost}</p>
        </div>
        {versions ? (
          <LazyTextDiff
            before={versions.theirs}
            after={versions.mine}
            beforeLabel={text.theirs}
            afterLabel={text.mine}
          />
        ) : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button size="regular" onClick={choices.reload}>
            {text.reload}
          </Button>
          {isComparing ? null : (
            <Button size="regular" onClick={() => setIsComparing(true)}>
              {text.compare}
            </Button>
          )}
          <Button variant="danger" size="regular" disabled={saving} onClick={() => void choices.overwrite()}>
            {saving ? commonText.saving : text.overwrite}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
