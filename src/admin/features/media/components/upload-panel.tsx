import { Upload } from 'lucide-react';
import { useId } from 'react';
import { toAcceptAttribute } from '@/admin/config/media';
import { Button } from '@/admin/ui/button';
import { FileButton } from '@/admin/ui/file-button';
import { uploadText as text } from '@/copy/admin/media-upload';
import { computeUploadedShare, isUploadPreparing, isUploadSendable } from '../upload-queue';
import type { UploadQueueState } from '../use-upload-queue';
import { UploadListItem } from './upload-list-item';

interface UploadPanelProps {
  queue: UploadQueueState;
  acceptedKind?: keyof typeof text.limitsByKind;
}

/** Chooses and uploads files, and shows their progress. */
export function UploadPanel({ queue, acceptedKind }: UploadPanelProps) {
  const id = useId();
  const { items, isUploading } = queue;
  const isInterrupted = items.some(({ status }) => status === 'interrupted');
  const progress = isInterrupted ? text.resuming : `${Math.floor(computeUploadedShare(items) * 100)}\u00a0%`;

  return (
    <div className="flex flex-col gap-5">
      <div className="rounded-card border border-dashed border-line-strong bg-bg p-4 has-focus-visible:border-highlight">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <FileButton
            multiple
            accept={toAcceptAttribute(acceptedKind)}
            disabled={isUploading}
            aria-describedby={id}
            onChoose={queue.add}
          >
            {items.length > 0 ? text.chooseMore : text.choose}
          </FileButton>
          <span className="text-sm text-muted max-sm:sr-only">{text.drop}</span>
        </div>
        <p id={id} className="mt-3 text-sm text-muted">
          {acceptedKind ? text.limitsByKind[acceptedKind] : text.limits}
        </p>
      </div>
      {items.length > 0 ? (
        <ul aria-label={text.list} className="flex flex-col gap-2">
          {items.map((item) => (
            <UploadListItem key={item.key} item={item} queue={queue} />
          ))}
        </ul>
      ) : null}
      <div className="sticky bottom-0 -mx-5 flex flex-wrap items-center justify-end gap-x-5 gap-y-2 border-t border-line bg-surface px-5 py-3 sm:-bottom-6 sm:-mx-8 sm:px-8">
        <p role="status" className="text-sm text-muted tabular-nums">
          {isUploading ? progress : ''}
        </p>
        <Button
          variant="primary"
          size="regular"
          icon={Upload}
          className="max-sm:w-full"
          disabled={isUploading || items.some(isUploadPreparing) || !items.some(isUploadSendable)}
          onClick={() => queue.send()}
        >
          {isUploading ? text.submitting : text.submit}
        </Button>
      </div>
    </div>
  );
}
