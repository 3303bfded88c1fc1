import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { commonText } from '@/content/admin/common';
import { conflictText as text } from '@/content/admin/content-writing';
import { buttonStyles } from '@/shared/ui/button-styles';
import { Dialog } from '@/shared/ui/dialog';
import { toValues } from '../content-schema';
import type { ContentFormState } from '../use-content-form';
import { ContentDiff } from './content-diff';

/** A colleague saved first: whose version stays is asked, never decided. */
export function ConflictDialog({ editor }: { editor: ContentFormState }) {
  const { conflict, values, saving } = editor;
  const [comparing, setComparing] = useState(false);
  if (!conflict) return null;
  const { row, savedBy, asked } = conflict;

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
            <strong>{savedBy || text.somebody}</strong> {text.savedOn}{' '}
            <time dateTime={row.updated_at}>{formatAdminDateTime(row.updated_at)}</time>.
          </p>
          <p className="mt-1 text-muted">{text.nothingLost}</p>
        </div>
        {comparing ? (
          <ContentDiff
            before={toValues(row)}
            after={values}
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
