import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAuth } from '@/admin/features/auth/auth-context';
import { mediaToastTexts } from '@/copy/admin/media';
import { type AppError, toAppError } from '@/shared/lib/app-error';
import { mediaQueries, type PickedMedia } from './api/media-queries';
import { deleteCancelledUpload, uploadMedia } from './api/media-upload';
import { buildMediaObjectNames } from './object-name';
import { prepareQueuedFile } from './prepare-queued-file';
import {
  createQueuedUpload,
  isUploadSendable,
  type QueuedUpload,
  type UploadTextValues,
} from './upload-queue';

/** Maximum number of parallel uploads, which share the bandwidth. */
const MAX_PARALLEL_UPLOADS = 3;

const NO_FILES: readonly File[] = [];

/** Stops an item, revokes its preview and deletes the stored objects of an unfinished upload. */
function discardUpload({ controller, preview, storedNames, status, filename }: QueuedUpload) {
  controller.abort();
  if (preview) URL.revokeObjectURL(preview);
  // A row that is being stored needs its objects.
  const mayHaveRow = status === 'saving' || status === 'done';
  if (storedNames.length > 0 && !mayHaveRow) void deleteCancelledUpload(filename, storedNames);
}

interface UploadQueueOptions {
  acceptedKind?: 'image' | 'document';
  /** Files to add when the queue opens, and whenever these change. */
  files?: readonly File[] | undefined;
  /** Called with rows and files, in order, once every file is stored. */
  onFinished: (rows: PickedMedia[], files: File[]) => void;
}

/**
 * Returns the queue of uploads. Files are prepared when chosen and sent on request; each can be cancelled and retried.
 * Unmounting discards unfinished uploads.
 */
export function useUploadQueue({ acceptedKind, files = NO_FILES, onFinished }: UploadQueueOptions) {
  const userId = useAuth().user?.id;
  const [items, setItems] = useState<readonly QueuedUpload[]>([]);
  /** The newest items, for code that runs before the next render. */
  const itemsRef = useRef(items);

  function updateItems(newItems: readonly QueuedUpload[]) {
    itemsRef.current = newItems;
    setItems(newItems);
  }
  const changeItem = (key: string, changes: Partial<QueuedUpload>) =>
    updateItems(itemsRef.current.map((item) => (item.key === key ? { ...item, ...changes } : item)));

  useEffect(
    () => () => {
      for (const item of itemsRef.current) discardUpload(item);
      itemsRef.current = [];
    },
    [],
  );

  const addGivenFiles = useEffectEvent(add);
  useEffect(() => addGivenFiles(files), [files]);

  function add(chosenFiles: Iterable<File>) {
    const addedItems = [...chosenFiles].map(createQueuedUpload);
    if (addedItems.length === 0) return;
    updateItems([...itemsRef.current, ...addedItems]);
    for (const { key, file, controller } of addedItems) {
      void prepareQueuedFile({
        chosenFile: file,
        acceptedKind,
        signal: controller.signal,
        isNameUsed: (filename) => itemsRef.current.some((item) => item.filename === filename),
        changeItem: (changes) => changeItem(key, changes),
      });
    }
  }

  function remove(item: QueuedUpload) {
    discardUpload(item);
    updateItems(itemsRef.current.filter(({ key }) => key !== item.key));
    finishWhenComplete();
  }

  /** Calls `onFinished` when every file is stored. With `acceptedKind`, refused files do not count. */
  function finishWhenComplete() {
    const isIgnored = ({ status }: QueuedUpload) => acceptedKind !== undefined && status === 'refused';
    const expectedItems = itemsRef.current.filter((item) => !isIgnored(item));
    const rows = expectedItems.flatMap(({ row }) => row ?? []);
    if (rows.length === 0 || rows.length < expectedItems.length) return;
    onFinished(
      rows,
      expectedItems.map(({ file }) => file),
    );
  }

  /** Uploads a file. Returns true once its row is stored, false after a cancellation. Throws an AppError. */
  async function sendItem(item: QueuedUpload, uploaderId: string): Promise<boolean> {
    const { key, file, format, preparedFile, filename, texts, storedNames } = item;
    const { signal } = item.controller;
    if (!format || !preparedFile || signal.aborted) return false;
    changeItem(key, { status: 'sending', sentBytes: 0 });
    try {
      const row = await uploadMedia(
        { ...preparedFile, ...texts, originalName: file.name, format, filename, storedNames },
        { userId: uploaderId, signal, onChange: (changes) => changeItem(key, changes) },
      );
      changeItem(key, { status: 'done', row });
      return true;
    } catch (cause) {
      const error = toAppError(cause);
      if (signal.aborted) {
        changeItem(key, { status: 'cancelled', storedNames: [] });
        // The batch waits for the deletion, which would otherwise delete the objects of a new attempt.
        await deleteCancelledUpload(filename, buildMediaObjectNames(filename, preparedFile.renditions ?? []));
        return false;
      }
      changeItem(key, { status: 'failed', error: error.message });
      throw error;
    }
  }

  const batch = useMutation({
    /** Returns the number of stored files. Throws the first error, after an attempt for every file. */
    async mutationFn({ batchItems, uploaderId }: { batchItems: QueuedUpload[]; uploaderId: string }) {
      let storedCount = 0;
      let firstError: AppError | undefined;
      const runWorker = async () => {
        for (let item = batchItems.shift(); item; item = batchItems.shift()) {
          try {
            if (await sendItem(item, uploaderId)) storedCount += 1;
          } catch (cause) {
            firstError ??= toAppError(cause);
          }
        }
      };
      await Promise.all(Array.from({ length: MAX_PARALLEL_UPLOADS }, runWorker));
      if (firstError) throw firstError;
      return storedCount;
    },
    meta: {
      invalidates: [mediaQueries.lists(), mediaQueries.counts()],
      invalidatesOnError: true,
      success: (count) => (count ? mediaToastTexts.uploaded(Number(count)) : undefined),
      error: mediaToastTexts.uploadFailed,
    },
  });

  /** Uploads the sendable files (`isUploadSendable`) of the queue, or of `chosenItems`. */
  function send(chosenItems = items) {
    // Nothing is uploaded without a signed-in person.
    if (!userId || batch.isPending) return;
    const batchItems = chosenItems.filter(isUploadSendable).map((item) => ({
      ...item,
      status: 'waiting' as const,
      error: undefined,
      controller: new AbortController(),
    }));
    for (const item of batchItems) changeItem(item.key, item);
    batch.mutate({ batchItems, uploaderId: userId }, { onSuccess: finishWhenComplete });
  }

  /** Cancels one upload. A waiting upload does not start. */
  function cancel({ key, controller }: QueuedUpload) {
    controller.abort();
    changeItem(key, { status: 'cancelled' });
  }

  const setTexts = ({ key }: QueuedUpload, texts: UploadTextValues) => changeItem(key, { texts });

  return { items, isUploading: batch.isPending, add, remove, send, cancel, setTexts };
}

/** Items and actions that `useUploadQueue` returns. */
export type UploadQueueState = ReturnType<typeof useUploadQueue>;
