import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { type MediaFormat, mediaTextLimits } from '@/admin/config/media';
import { useAuth } from '@/admin/features/auth/auth-context';
import { ConfirmMutationDialog } from '@/admin/ui/confirm-mutation-dialog';
import { FileButton } from '@/admin/ui/file-button';
import { mediaDetailText, mediaReplacementText as text } from '@/copy/admin/media';
import { uploadText } from '@/copy/admin/media-upload';
import { TextAreaField, TextField } from '@/shared/form/field';
import { isolateRightToLeftName } from '../../../../../supabase/functions/_shared/plain-text.ts';
import { toMediaTextColumns } from '../api/media-mutations';
import { type MediaListRow, mediaQueries } from '../api/media-queries';
import { useReplaceMedia } from '../api/replace-file';
import { cleanOriginalFilename, createObjectName } from '../object-name';
import { convertToAcceptedFile, type PreparedFile, prepareFile } from '../prepare-file';
import { MediaUseList } from './media-use-list';

interface Replacement {
  format: MediaFormat;
  preparedFile: PreparedFile;
  name: string;
  credit: string;
  copyName: string;
  signal: AbortSignal;
}

async function prepareReplacement(
  chosenFile: File,
  media: MediaListRow,
  signal: AbortSignal,
): Promise<Replacement | { problem: string }> {
  const acceptedFile = await convertToAcceptedFile(chosenFile);
  if (acceptedFile.refusal) return { problem: uploadText.refusals[acceptedFile.refusal] };
  const { file, format } = acceptedFile;
  const extension = media.filename.slice(media.filename.lastIndexOf('.') + 1);
  if (format !== extension) return { problem: `${text.otherFormat} ${extension.toUpperCase()}.` };
  const preparedFile = await prepareFile(file, format, signal);
  if (preparedFile.refusal) return { problem: uploadText.refusals[preparedFile.refusal] };
  // The metadata of a picture often contain the name of its author.
  const credit = preparedFile.copyright?.credit || (media.credit ?? '');
  const copyName = createObjectName(media.original_filename, format);
  return { format, preparedFile, name: cleanOriginalFilename(file.name), credit, copyName, signal };
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

  async function handleChoose(file: File | undefined) {
    if (!file) return;
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

  return (
    <section className="flex flex-col items-start gap-2">
      <h2 className="font-semibold">{text.title}</h2>
      <p id={id} className="text-sm text-muted">
        {text.hint}
      </p>
      <FileButton
        icon={RefreshCw}
        size="compact"
        accept={media.mime_type}
        aria-describedby={id}
        disabled={isChecking}
        onChoose={([file]) => void handleChoose(file)}
      >
        {text.choose}
      </FileButton>
      <p role="status" className="text-sm">
        {isChecking ? uploadText.status.preparing : ''}
        {problem ? <span className="font-semibold text-danger">{problem}</span> : null}
      </p>
      <ConfirmMutationDialog
        target={
          replacement && userId
            ? {
                ...replacement,
                media,
                userId,
                texts: isPicture ? toMediaTextColumns(texts) : {},
                onProgress: setSentBytes,
              }
            : null
        }
        title={text.question}
        description={`${isolateRightToLeftName(media.original_filename)} → ${isolateRightToLeftName(replacement?.name ?? '')}. ${text.consequence}`}
        confirmLabel={text.confirm}
        pendingLabel={text.replacing(percent)}
        mutation={replace}
        isLoading={uses.isPending}
        onClose={() => setReplacement(null)}
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
      </ConfirmMutationDialog>
    </section>
  );
}
