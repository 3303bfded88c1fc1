import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, FileText, Music, RotateCcw, Video, X } from 'lucide-react';
import { getMediaTypeByFormat, mediaTextLimits } from '@/admin/config/media';
import { quoteName } from '@/admin/lib/quote-name';
import { Button } from '@/admin/ui/button';
import { IconButton } from '@/admin/ui/icon-button';
import { mediaDetailText } from '@/copy/admin/media';
import { uploadText as text } from '@/copy/admin/media-upload';
import { formatMediaFileSize } from '../media-model';
import { cleanOriginalFilename } from '../object-name';
import { countUploadBytes, isUploadPending, isUploadSending, type QueuedUpload } from '../upload-queue';
import type { UploadQueueState } from '../use-upload-queue';

/** Texts of a file, with their key in `mediaDetailText` and `mediaTextLimits`. */
const textFields = [
  { name: 'alt_text', key: 'altText', placeholder: text.altPlaceholder },
  { name: 'credit', key: 'credit', placeholder: text.creditPlaceholder },
  { name: 'licence', key: 'licence', placeholder: text.licencePlaceholder },
] as const;

const icons = { image: FileText, video: Video, audio: Music, document: FileText };

const getItemType = ({ format }: QueuedUpload) => (format ? getMediaTypeByFormat(format) : 'document');

function Thumbnail({ item }: { item: QueuedUpload }) {
  const Icon = icons[getItemType(item)];
  return (
    <div className="grid size-14 shrink-0 place-items-center overflow-hidden rounded bg-surface-strong">
      {item.preview ? (
        <img src={item.preview} alt="" className="size-full object-cover" />
      ) : (
        <Icon className="size-6 text-muted" aria-hidden="true" />
      )}
    </div>
  );
}

/** Returns the French status; empty where the item shows an error instead. */
function describeStatus(item: QueuedUpload): string {
  const percent = Math.floor((item.sentBytes / countUploadBytes(item)) * 100);
  switch (item.status) {
    case 'sending':
      return `${text.status.sending} ${percent}\u00a0%`;
    case 'interrupted':
      return text.status.interrupted(percent);
    case 'ready':
      return item.isResumed ? text.status.resumed : text.status.ready;
    case 'refused':
    case 'failed':
      return '';
    default:
      return text.status[item.status];
  }
}

/** Returns why the file was refused or not stored; undefined for another status. */
function describeError({ status, refusal, error, storedNames, filename }: QueuedUpload): string | undefined {
  if (status === 'refused') return text.refusals[refusal ?? 'unreadable'];
  if (status !== 'failed') return undefined;
  return storedNames.includes(filename) ? `${error} ${text.failures.stored}` : error;
}

function UploadStatus({ item }: { item: QueuedUpload }) {
  const error = describeError(item);
  if (error) {
    return (
      <p className="flex items-start gap-1.5 text-sm font-semibold text-danger">
        <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        <span>{error}</span>
      </p>
    );
  }
  return (
    <p className="flex items-center gap-1.5 text-sm text-muted tabular-nums">
      {item.status === 'done' ? <CircleCheck className="size-4 text-success" aria-hidden="true" /> : null}
      {describeStatus(item)}
    </p>
  );
}

/** Shows one file of the queue with its progress and actions. */
export function UploadListItem({ item, queue }: { item: QueuedUpload; queue: UploadQueueState }) {
  const { file, status } = item;
  const mediaType = getItemType(item);
  const isImage = mediaType === 'image';
  const canRetry = (status === 'failed' || status === 'cancelled') && !queue.isUploading;
  const filename = cleanOriginalFilename(file.name);
  const quotedName = quoteName(filename);
  const size = item.preparedFile?.size;
  const isUnfinished = item.preparedFile !== undefined && status !== 'done';
  const lacksRenditions = isUnfinished && isImage && !item.preparedFile?.renditions;
  const hasTextFields = isUnfinished && mediaType !== 'document' && !isUploadPending(item);
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-bg p-3">
      <div className="flex items-start gap-3">
        <Thumbnail item={item} />
        <div className="min-w-0 grow">
          <p className="truncate leading-snug font-semibold" title={filename}>
            {filename}
          </p>
          <p className="text-sm text-muted">
            {formatMediaFileSize(file.size)}
            {size ? ` · ${size.width} × ${size.height}` : ''}
          </p>
          <UploadStatus item={item} />
          {lacksRenditions ? <p className="text-sm text-muted">{text.notPrepared}</p> : null}
        </div>
        {canRetry ? (
          <Button
            icon={RotateCcw}
            className="shrink-0"
            aria-label={`${text.retry} ${quotedName}`}
            onClick={() => queue.send([item])}
          >
            <span className="max-sm:sr-only">{text.retry}</span>
          </Button>
        ) : null}
        {isUploadSending(item) || status === 'waiting' ? (
          <Button
            variant="quiet"
            icon={X}
            className="shrink-0"
            aria-label={`${text.cancel} ${quotedName}`}
            onClick={() => queue.cancel(item)}
          >
            <span className="max-sm:sr-only">{text.cancelShort}</span>
          </Button>
        ) : null}
        {isUploadPending(item) || status === 'done' ? null : (
          <IconButton
            icon={X}
            title={text.remove}
            label={`${text.remove} ${quotedName}`}
            tone="danger"
            onClick={() => queue.remove(item)}
          />
        )}
      </div>
      {isUploadSending(item) ? (
        <progress
          className="h-1.5 w-full"
          value={item.sentBytes}
          max={countUploadBytes(item)}
          aria-label={`${text.status.sending} ${quotedName}`}
        />
      ) : null}
      {hasTextFields ? (
        <div className="grid gap-x-3 gap-y-2 sm:grid-cols-2">
          {textFields.map(({ name, key, placeholder }) =>
            name === 'alt_text' && !isImage ? null : (
              <label
                key={name}
                className={clsx(
                  'flex flex-col gap-1 text-sm text-muted',
                  name === 'alt_text' && 'sm:col-span-2',
                )}
              >
                {mediaDetailText[key].label}
                <input
                  value={item.texts[name]}
                  maxLength={mediaTextLimits[key]}
                  placeholder={placeholder}
                  autoComplete="off"
                  className="min-h-10 w-full rounded-card border border-line-strong bg-surface px-3 text-base text-fg sm:text-sm placeholder:text-muted hover:border-highlight"
                  onChange={(event) => queue.setTexts(item, { ...item.texts, [name]: event.target.value })}
                />
              </label>
            ),
          )}
        </div>
      ) : null}
    </li>
  );
}
