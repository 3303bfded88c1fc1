import { useEffect, useEffectEvent, useState } from 'react';
import type { Location } from 'react-router-dom';
import { uploadText as text } from '@/content/admin/media';
import { useUnsavedChanges } from '@/shared/hooks/use-unsaved-changes';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Dialog } from '@/shared/ui/dialog';
import { hasSomethingToLose } from '../upload-queue';
import { useUploadQueue } from '../use-upload-queue';
import { UploadPanel } from './upload-panel';

interface UploadDialogProps {
  userId: string | null;
  /** Dropped or pasted on the page, handed over here; more may come while it is open. */
  incoming: readonly File[];
  onClose: () => void;
}

const leavesPage = (from: Location, to: Location) => from.pathname !== to.pathname;

/** Adds files to the library. Closes by itself once all of them are there; before, it asks. */
export function UploadDialog({ userId, incoming, onClose }: UploadDialogProps) {
  const queue = useUploadQueue({ userId, onFinished: onClose });
  const [asking, setAsking] = useState(false);
  const dirty = hasSomethingToLose(queue.items);
  const blocker = useUnsavedChanges(dirty, leavesPage);
  const asked = asking || blocker.state === 'blocked';
  const addIncoming = useEffectEvent((files: readonly File[]) => queue.add(files));

  useEffect(() => {
    if (incoming.length > 0) addIncoming(incoming);
  }, [incoming]);

  function handleOpenChange() {
    if (asked) return;
    if (dirty) setAsking(true);
    else onClose();
  }

  function handleAbandon() {
    queue.clear();
    if (blocker.state === 'blocked') blocker.proceed();
    else onClose();
  }

  return (
    <>
      <Dialog
        form
        open
        onOpenChange={handleOpenChange}
        title={text.title}
        description={text.lead}
        closeLabel={text.close}
      >
        <UploadPanel queue={queue} />
      </Dialog>
      <ConfirmDialog
        open={asked}
        title={text.abandon.title}
        description={text.abandon.text}
        confirmLabel={text.abandon.confirm}
        cancelLabel={text.abandon.cancel}
        onConfirm={handleAbandon}
        onCancel={() => {
          setAsking(false);
          blocker.reset?.();
        }}
      />
    </>
  );
}
