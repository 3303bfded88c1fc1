import { useEffect, useRef, useState } from 'react';
import { useAuth } from '@/admin/features/auth/auth-context';
import { type AppError, toAppError } from '@/shared/lib/app-error';
import { type UploadBatchResult, useUploadBatch } from './api/media-mutations';
import { deleteCancelledUpload, uploadMedia } from './api/media-upload';
import { listObjectNames } from './object-name';
import { prepareQueuedFile } from './prepare-queued-file';
import {
  createQueuedUpload,
  isUploadSendable,
  type QueuedUpload,
  type UploadTextValues,
} from './upload-queue';

/** Maximum number of parallel uploads: more would slow each other down. */
const MAX_PARALLEL_UPLOADS = 3;

interface UploadQueueOptions {
  acceptedKind?: 'image' | 'document';
  /** Called with ids and files, in order, once every file is uploaded. With `acceptedKind`, refused files are ignored. */
  onFinished: (ids: string[], files: File[]) => void;
}

/** Returns the queue of uploads. Files are prepared when chosen and sent on request; each can be cancelled and retried. */
export function useUploadQueue({ acceptedKind, onFinished }: UploadQueueOptions) {
  const userId = useAuth().user?.id;
  const [items, setItems] = useState<readonly QueuedUpload[]>([]);
  const batch = useUploadBatch();
  /** Newest items, for callbacks that run after a batch or on unmount. */
  const itemsRef = useRef(items);
  useEffect(() => {
    itemsRef.current = items;
  }, [items]);
  /** Abort controllers of preparation and upload, by key of the item. */
  const abortControllers = useRef(new Map<string, AbortController>());
  /** Ids of the stored rows, by key of the item. */
  const uploadedIds = useRef(new Map<string, string>());

  const changeItem = (key: string, changes: Partial<QueuedUpload>) =>
    setItems((current) => current.map((item) => (item.key === key ? { ...item, ...changes } : item)));
  const removeItem = (key: string) => setItems((current) => current.filter((item) => item.key !== key));

  // Aborts uploads and revokes previews on unmount.
  useEffect(
    () => () => {
      for (const controller of abortControllers.current.values()) controller.abort();
      for (const { preview } of itemsRef.current) if (preview) URL.revokeObjectURL(preview);
    },
    [],
  );

  function add(files: Iterable<File>) {
    const addedItems = [...files].map(createQueuedUpload);
    setItems((current) => [...current, ...addedItems]);
    for (const { key, file } of addedItems) {
      const controller = new AbortController();
      abortControllers.current.set(key, controller);
      void prepareQueuedFile({
        chosenFile: file,
        acceptedKind,
        signal: controller.signal,
        isNameUsed: (filename) => itemsRef.current.some((item) => item.filename === filename),
        changeItem: (changes) => {
          if (!controller.signal.aborted) return changeItem(key, changes);
          if (changes.preview) URL.revokeObjectURL(changes.preview);
          removeItem(key);
        },
      });
    }
  }

  /** Revokes the preview and deletes the stored objects of an unfinished upload. */
  function discardUpload({ preview, storedNames, status, filename }: QueuedUpload) {
    if (preview) URL.revokeObjectURL(preview);
    if (storedNames.length > 0 && status !== 'done') void deleteCancelledUpload(filename, storedNames);
  }

  function remove(key: string) {
    const item = items.find((queueItem) => queueItem.key === key);
    abortControllers.current.get(key)?.abort();
    if (item) discardUpload(item);
    removeItem(key);
    finishWhenComplete(items.filter((queueItem) => queueItem.key !== key));
  }

  /** Calls `onFinished` when every remaining file is uploaded. */
  function finishWhenComplete(remainingItems: readonly QueuedUpload[]) {
    const uploadedItems = remainingItems.filter(({ key }) => uploadedIds.current.has(key));
    const isIgnored = ({ status }: QueuedUpload) => acceptedKind !== undefined && status === 'refused';
    const isIncomplete = remainingItems.some((item) => !uploadedItems.includes(item) && !isIgnored(item));
    if (isIncomplete || uploadedItems.length === 0) return;
    onFinished(
      uploadedItems.map(({ key }) => uploadedIds.current.get(key) ?? ''),
      uploadedItems.map(({ file }) => file),
    );
  }

  function clear() {
    for (const item of items) {
      abortControllers.current.get(item.key)?.abort();
      discardUpload(item);
    }
    uploadedIds.current.clear();
    setItems([]);
  }

  async function sendOne(item: QueuedUpload, uploaderId: string): Promise<AppError | null> {
    const { key, file, format, preparedFile, filename, texts, storedNames } = item;
    const controller = abortControllers.current.get(key);
    if (!format || !preparedFile || !controller || controller.signal.aborted) return null;
    const names = listObjectNames(filename, preparedFile.renditionSet?.renditions ?? []);
    changeItem(key, {
      status: storedNames.length === names.length ? 'saving' : 'sending',
      error: null,
      sentBytes: 0,
    });
    try {
      const id = await uploadMedia(
        { ...preparedFile, ...texts, originalName: file.name, format, filename, storedNames },
        {
          userId: uploaderId,
          signal: controller.signal,
          onProgress: (sentBytes) => changeItem(key, { sentBytes }),
          onInterruptedChange: (isInterrupted) =>
            changeItem(key, { status: isInterrupted ? 'interrupted' : 'sending' }),
          onStored: (newStoredNames) => {
            changeItem(key, { storedNames: newStoredNames });
            if (newStoredNames.length === names.length) changeItem(key, { status: 'saving' });
          },
        },
      );
      uploadedIds.current.set(key, id);
      changeItem(key, { status: 'done' });
      return null;
    } catch (cause) {
      const error = toAppError(cause);
      if (controller.signal.aborted) {
        changeItem(key, { status: 'cancelled', storedNames: [] });
        void deleteCancelledUpload(filename, names);
        return null;
      }
      changeItem(key, { status: 'failed', error: error.message });
      return error;
    }
  }

  async function sendAll(
    selectedItems: readonly QueuedUpload[],
    uploaderId: string,
  ): Promise<UploadBatchResult> {
    let failure: AppError | null = null;
    const remainingItems = [...selectedItems];
    const runWorker = async () => {
      for (let item = remainingItems.shift(); item; item = remainingItems.shift()) {
        const error = await sendOne(item, uploaderId);
        failure ??= error;
      }
    };
    await Promise.all(Array.from({ length: MAX_PARALLEL_UPLOADS }, runWorker));
    const uploadedCount = selectedItems.filter(({ key }) => uploadedIds.current.has(key)).length;
    return { uploadedCount, failure };
  }

  /** Uploads all files that are ready, or one file again. */
  function send(key?: string) {
    // Nothing is uploaded without a signed-in person.
    if (!userId || batch.isPending) return;
    const selectedItems = items.filter(
      (item) => isUploadSendable(item) && (key === undefined || item.key === key),
    );
    if (selectedItems.length === 0) return;
    for (const item of selectedItems) {
      abortControllers.current.set(item.key, new AbortController());
      changeItem(item.key, { status: 'waiting', error: null });
    }
    batch.mutate(() => sendAll(selectedItems, userId), {
      onSuccess: () => finishWhenComplete(itemsRef.current),
    });
  }

  /** Cancels one upload. A waiting one does not start. */
  function cancel(key: string) {
    abortControllers.current.get(key)?.abort();
    changeItem(key, { status: 'cancelled' });
  }

  function setTexts(key: string, texts: UploadTextValues) {
    changeItem(key, { texts });
  }

  return { items, isUploading: batch.isPending, add, remove, clear, send, cancel, setTexts };
}

/** Items and actions that `useUploadQueue` returns. */
export type UploadQueueState = ReturnType<typeof useUploadQueue>;
