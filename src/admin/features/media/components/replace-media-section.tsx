import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { type MediaFormat, mediaFormats, mediaTextLimits } from '@/admin/config/media';
import { useAuth } from '@/admin/features/auth/auth-context';
import { mediaDetailText, mediaReplacementText as text, uploadText } from '@/copy/admin/media';
import { getCompactButtonClassName } from '@/shared/components/button-class-name';
import { ConfirmDialog } from '@/shared/components/confirm-dialog';
import { TextAreaField, TextField } from '@/shared/form/field';
import { toAppError } from '@/shared/lib/app-error';
import { isolateName } from '../../../../../supabase/functions/_shared/plain-text.ts';
import { type MediaListRow, mediaQueries } from '../api/media-queries';
import { type FileReplacement, useReplaceMedia } from '../api/replace-file';
import { normalizeFilename } from '../object-name';
import { convertToAcceptedFile, prepareFile } from '../prepare-file';
import type { PreparedFile } from '../prepared-file';
import { MediaUseList } from './media-use-list';

const getExtension = ({ filename }: MediaListRow) => filename.slice(filename.lastIndexOf('.') + 1);

/** File that may replace another one. */
interface Replacement {
  format: MediaFormat;
  preparedFile: PreparedFile;
  name: string;
  credit: string;
}

/** Returns the prepared replacement, or the reason of a refusal. */
async function prepareReplacement(
  chosenFile: File,
  media: MediaListRow,
  signal: AbortSignal,
): Promise<Replacement | { problem: string }> {
  const acceptedFile = await convertToAcceptedFile(chosenFile);
  if (acceptedFile.refusal) return { problem: uploadText.refusals[acceptedFile.refusal] };
  const { file, format } = acceptedFile;
  const extension = getExtension(media);
  if (format !== extension) return { problem: `${text.otherFormat} ${extension.toUpperCase()}.` };
  const preparedFile = await prepareFile(file, format, signal);
  if (preparedFile.refusal) return { problem: uploadText.refusals[preparedFile.refusal] };
  // The metadata of a picture often contain the name of its author.
  const credit = preparedFile.copyright?.credit || (media.credit ?? '');
  return { format, preparedFile, name: normalizeFilename(file.name), credit };
}

/** Replaces a file at its address, after showing where it is used. */
export function ReplaceMediaSection({ media }: { media: MediaListRow }) {
  const userId = useAuth().user?.id;
  const id = useId();
  const abortController = useRef(new AbortController());
  const [isChecking, setIsChecking] = useState(false);
  const [problem, setProblem] = useState('');
  const [replacement, setReplacement] = useState<Replacement | null>(null);
  const [texts, setTexts] = useState({ alt_text: '', credit: '' });
  const [sentBytes, setSentBytes] = useState(0);
  const uses = useQuery(mediaQueries.uses(media.id));
  const replace = useReplaceMedia();
  const isPicture = media.media_type === 'image';
  const percent = replacement ? Math.floor((sentBytes / replacement.preparedFile.file.size) * 100) : 0;

  useEffect(() => () => abortController.current.abort(), []);

  async function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    // Without this, the browser fires no event when the same file is chosen again.
    target.value = '';
    abortController.current = new AbortController();
    const { signal } = abortController.current;
    setProblem('');
    setIsChecking(true);
    const result = await prepareReplacement(file, media, signal).catch(() => ({
      problem: uploadText.refusals.unreadable,
    }));
    if (signal.aborted) return;
    setIsChecking(false);
    if ('problem' in result) return setProblem(result.problem);
    setTexts({ alt_text: media.alt_text ?? '', credit: result.credit });
    setReplacement(result);
  }

  function handleConfirm() {
    if (!replacement || !userId || replace.isPending) return;
    const { format, preparedFile } = replacement;
    const { signal } = abortController.current;
    const changes: FileReplacement['changes'] = {
      focal_x: null,
      focal_y: null,
      replaced_at: new Date().toISOString(),
    };
    if (isPicture) {
      changes.alt_text = texts.alt_text.trim() || null;
      changes.credit = texts.credit.trim() || null;
    }
    setSentBytes(0);
    replace.mutate(
      { media, format, preparedFile, changes, signal, userId, onProgress: setSentBytes },
      { onSuccess: () => setReplacement(null) },
    );
  }

  return (
    <section className="flex flex-col items-start gap-2">
      <h2 className="font-semibold">{text.title}</h2>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {text.hint}
      </p>
      <input
        id={id}
        type="file"
        accept={mediaFormats[getExtension(media) as MediaFormat]?.mime}
        aria-describedby={`${id}-hint`}
        disabled={isChecking}
        onChange={(event) => void handleChange(event)}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={getCompactButtonClassName(
          'outline',
          'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-highlight peer-disabled:opacity-60',
        )}
      >
        <RefreshCw className="size-4" aria-hidden="true" />
        {text.choose}
      </label>
      <p role="status" className="text-sm">
        {isChecking ? uploadText.status.preparing : ''}
        {problem ? <span className="font-semibold text-danger">{problem}</span> : null}
      </p>
      <ConfirmDialog
        open={replacement !== null}
        title={text.question}
        description={`${isolateName(media.original_filename)} → ${isolateName(replacement?.name ?? '')}. ${text.consequence}`}
        confirmLabel={replace.isPending ? text.replacing(percent) : text.confirm}
        cancelLabel={text.cancel}
        error={replace.error ? toAppError(replace.error).message : undefined}
        isPending={replace.isPending || uses.isPending}
        onConfirm={handleConfirm}
        onCancel={() => {
          replace.reset();
          setReplacement(null);
        }}
      >
        {isPicture ? (
          <div className="mt-4 flex flex-col gap-4">
            <p className="font-semibold">{text.checkTexts}</p>
            <TextAreaField
              {...mediaDetailText.altText}
              rows={2}
              maxLength={mediaTextLimits.altText}
              value={texts.alt_text}
              onChange={({ target }) => setTexts({ ...texts, alt_text: target.value })}
            />
            <TextField
              {...mediaDetailText.credit}
              autoComplete="off"
              maxLength={mediaTextLimits.credit}
              value={texts.credit}
              onChange={({ target }) => setTexts({ ...texts, credit: target.value })}
            />
          </div>
        ) : null}
        <div className="mt-4">
          <MediaUseList id={media.id} />
        </div>
      </ConfirmDialog>
    </section>
  );
}
