import { useQuery } from '@tanstack/react-query';
import { ImagePlus, Trash2 } from 'lucide-react';
import { type Ref, useId, useRef, useState } from 'react';
import { Button } from '@/admin/ui/button';
import { mediaPickerText } from '@/copy/admin/media-picker';
import { RequiredMark } from '@/shared/form/field';
import { toAppError } from '@/shared/lib/app-error';
import { mediaQueries } from '../api/media-queries';
import { MediaPickerDialog } from './lazy-media-picker-dialog';
import type { PickableKind } from './media-picker-dialog';
import { MediaPreview } from './media-preview';

interface MediaPickerProps {
  kind?: PickableKind;
  /** Label of the field; by default, the label of its kind. */
  label?: string | undefined;
  /** Id of a file of the library; null for none. */
  value: string | null;
  onChange: (id: string | null) => void;
  readOnly: boolean;
  required?: boolean;
  /** Ids of the hint and the error message. */
  'aria-describedby'?: string | undefined;
  /** Takes the focus when the form refuses the field. */
  ref?: Ref<HTMLDivElement>;
}

function SelectedMedia({ id, kind }: { id: string; kind: PickableKind }) {
  const text = mediaPickerText[kind];
  const detail = useQuery(mediaQueries.detail(id));
  if (detail.isPending) return <p className="p-4 text-center text-sm text-muted">{text.loading}</p>;
  const error = detail.error && toAppError(detail.error);
  // After a failed reload, the query still has the data of a file that a colleague deleted.
  const isMissing = error?.kind === 'not-found';
  if (!detail.data || isMissing)
    return <p className="p-4 text-center text-sm text-danger">{isMissing ? text.missing : error?.message}</p>;
  return (
    <figure className="flex min-w-0 flex-col">
      <div className="grid aspect-video place-items-center overflow-hidden bg-surface-strong">
        <MediaPreview entry={detail.data} />
      </div>
      <figcaption className="truncate px-3 py-2 text-sm" title={detail.data.original_filename}>
        {detail.data.original_filename}
      </figcaption>
    </figure>
  );
}

/** Field that shows, changes and removes one chosen file of the library. */
export function MediaPickerField({
  kind = 'image',
  label = mediaPickerText[kind].label,
  value,
  onChange,
  readOnly,
  required = false,
  'aria-describedby': noteIds,
  ref,
}: MediaPickerProps) {
  const text = mediaPickerText[kind];
  const labelId = useId();
  const [isChoosing, setIsChoosing] = useState(false);
  const chooseButton = useRef<HTMLButtonElement>(null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out with the other fields
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={noteIds}
      className="flex flex-col gap-1.5"
    >
      <span id={labelId} className="text-[0.9375rem] font-semibold">
        {label}
        {required ? <RequiredMark isSpoken /> : null}
      </span>
      <div className="overflow-hidden rounded-card border border-line-strong bg-surface">
        {value ? (
          <SelectedMedia id={value} kind={kind} />
        ) : (
          <p className="p-4 text-center text-sm text-muted">{text.none}</p>
        )}
      </div>
      {readOnly ? null : (
        <div className="flex flex-wrap gap-2">
          <Button ref={chooseButton} icon={ImagePlus} className="grow" onClick={() => setIsChoosing(true)}>
            {value ? text.change : text.choose}
          </Button>
          {value ? (
            <Button
              variant="quiet"
              icon={Trash2}
              aria-label={text.remove}
              title={text.remove}
              onClick={() => {
                onChange(null);
                // The pressed button disappears.
                chooseButton.current?.focus();
              }}
            ></Button>
          ) : null}
        </div>
      )}
      {isChoosing ? (
        <MediaPickerDialog
          kind={kind}
          onPick={([media]) => {
            if (media) onChange(media.id);
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
    </div>
  );
}
