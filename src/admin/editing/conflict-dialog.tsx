import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { commonText } from '@/copy/admin/common';
import { conflictText as text } from '@/copy/admin/content-writing';
import { buttonStyles } from '@/shared/components/button-styles';
import { Dialog } from '@/shared/components/dialog';
import { Diff } from './diff';

/** What a colleague saved while we were writing. */
interface TheirSave {
  /** When, as an ISO date. */
  at: string;
  /** Empty when nobody knows any more. */
  savedBy: string;
  /** Whether a save of ours, not one that runs by itself, met it. */
  asked: boolean;
}

/** What an editor does about it. */
interface ConflictChoices {
  saving: boolean;
  /** Takes their version; ours stays within reach. */
  reload: () => void;
  /** Saves ours over theirs, which stays among the revisions. */
  overwrite: () => unknown;
  postpone: () => void;
  choose: () => void;
}

interface ConflictDialogProps {
  conflict: TheirSave | null;
  editor: ConflictChoices;
  /** Both versions as one text each, to be compared; asked for when they are. */
  describe: () => { theirs: string; mine: string };
}

/** A colleague saved first: whose version stays is asked, never decided. */
export function ConflictDialog({ conflict, editor, describe }: ConflictDialogProps) {
  const { saving } = editor;
  const [comparing, setComparing] = useState(false);
  if (!conflict) return null;
  const { at, savedBy, asked } = conflict;
  const compared = comparing ? describe() : null;

  return (
    <>
      {asked ? null : (
        <div
          role="alert"
          className="mb-5 flex flex-wrap items-center gap-3 rounded-card border border-danger bg-danger/10 p-3"
        >
          <TriangleAlert className="size-5 shrink-0 text-danger" aria-hidden="true" />
          <p className="min-w-0 flex-1 basis-60">{text.banner}</p>
          <button
            type="button"
            className={buttonStyles('outline', undefined, 'compact')}
            onClick={editor.choose}
          >
            {text.resolve}
          </button>
        </div>
      )}
      <Dialog
        form
        open={asked}
        onOpenChange={(open) => (open ? undefined : editor.postpone())}
        title={text.title}
        closeLabel={text.later}
      >
        <div className="-mt-2">
          <p>
            <strong>
              <bdi>{savedBy || text.somebody}</bdi>
            </strong>{' '}
            {text.savedOn} <time dateTime={at}>{formatAdminDateTime(at)}</time>.
          </p>
          <p className="mt-1 text-muted">{text.nothingLost}</p>
        </div>
        {compared ? (
          <Diff
            before={compared.theirs}
            after={compared.mine}
            beforeLabel={text.theirs}
            afterLabel={text.mine}
          />
        ) : null}
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className={buttonStyles('outline')} onClick={editor.reload}>
            {text.reload}
          </button>
          {comparing ? null : (
            <button type="button" className={buttonStyles('outline')} onClick={() => setComparing(true)}>
              {text.compare}
            </button>
          )}
          <button
            type="button"
            className={buttonStyles('danger')}
            disabled={saving}
            onClick={() => void editor.overwrite()}
          >
            {saving ? commonText.saving : text.overwrite}
          </button>
        </div>
      </Dialog>
    </>
  );
}
