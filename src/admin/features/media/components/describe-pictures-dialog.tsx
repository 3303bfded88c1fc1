import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { mediaTextLimits } from '@/admin/config/media';
import { Button } from '@/admin/ui/button';
import { FailureNotice } from '@/admin/ui/failure-notice';
import { Spinner } from '@/admin/ui/spinner';
import { adminCommonText } from '@/copy/admin/common';
import { describePicturesDialogText as text } from '@/copy/admin/media-maintenance';
import { GuardedDialog } from '@/shared/components/guarded-dialog';
import { TextField } from '@/shared/form/field';
import { useSaveAltTexts } from '../api/media-mutations';
import { mediaQueries } from '../api/media-queries';
import { mediaListUrlParams } from '../media-list-params';
import { MediaPreview } from './media-preview';

const undescribedPictures = { ...mediaListUrlParams.initial, kind: 'image', missingAltText: true } as const;

/** Edits the alternative texts of pictures without one, a page at a time. Typed texts stay after an error. */
export function DescribePicturesDialog({ onClose }: { onClose: () => void }) {
  const list = useQuery(mediaQueries.list(undescribedPictures));
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const save = useSaveAltTexts();
  const rows = list.data?.rows ?? [];
  const idsInSave = save.isPending ? save.variables.map(([id]) => id) : [];
  const changes = Object.entries(texts).filter(([, altText]) => altText.trim() !== '');

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (changes.length === 0 || save.isPending) return;
    const savedIds = changes.map(([id]) => id);
    // Texts of other pictures that were typed during the save stay.
    const removeSavedTexts = () =>
      setTexts((current) =>
        Object.fromEntries(Object.entries(current).filter(([id]) => !savedIds.includes(id))),
      );
    save.mutate(changes, { onSuccess: removeSavedTexts });
  }

  return (
    <GuardedDialog
      title={text.title}
      description={text.lead}
      isDirty={changes.length > 0}
      isSubmitting={save.isPending}
      onClose={onClose}
    >
      {list.isPending ? <Spinner label={text.loading} /> : null}
      <FailureNotice error={!list.data && list.error} />
      {list.data && rows.length === 0 ? <p role="status">{text.none}</p> : null}
      {rows.length > 0 ? (
        <form onSubmit={handleSubmit} className="flex flex-col gap-5">
          <ul aria-label={text.list} className="flex flex-col gap-4">
            {rows.map((row) => (
              <li key={row.id} className="flex items-start gap-4">
                <div className="grid size-20 shrink-0 place-items-center overflow-hidden rounded bg-surface-strong sm:size-28">
                  <MediaPreview entry={row} />
                </div>
                <div className="min-w-0 grow">
                  <TextField
                    label={row.original_filename}
                    value={texts[row.id] ?? ''}
                    maxLength={mediaTextLimits.altText}
                    autoComplete="off"
                    readOnly={idsInSave.includes(row.id)}
                    onChange={({ target }) => setTexts((current) => ({ ...current, [row.id]: target.value }))}
                  />
                </div>
              </li>
            ))}
          </ul>
          <div className="sticky bottom-0 -mx-5 flex justify-end border-t border-line bg-surface px-5 py-3 sm:-bottom-6 sm:-mx-8 sm:px-8">
            <Button
              variant="primary"
              size="regular"
              type="submit"
              className="max-sm:w-full"
              disabled={changes.length === 0 || save.isPending}
            >
              {save.isPending ? adminCommonText.saving : text.save(changes.length)}
            </Button>
          </div>
        </form>
      ) : null}
    </GuardedDialog>
  );
}
