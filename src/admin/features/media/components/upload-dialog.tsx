import { uploadText as text } from '@/copy/admin/media-upload';
import { GuardedDialog } from '@/shared/components/guarded-dialog';
import { hasUnfinishedUploads } from '../upload-queue';
import { useUploadQueue } from '../use-upload-queue';
import { UploadPanel } from './upload-panel';

interface UploadDialogProps {
  /** Files dropped or pasted on the page. More may arrive while the dialog is open. */
  droppedFiles: readonly File[];
  onClose: () => void;
}

/** Uploads files to the library. Closes when all are stored. Asks before it discards files. */
export function UploadDialog({ droppedFiles, onClose }: UploadDialogProps) {
  const queue = useUploadQueue({ files: droppedFiles, onFinished: onClose });
  return (
    <GuardedDialog
      title={text.title}
      description={text.lead}
      isDirty={hasUnfinishedUploads(queue.items)}
      question={text.discard}
      onClose={onClose}
    >
      <UploadPanel queue={queue} />
    </GuardedDialog>
  );
}
