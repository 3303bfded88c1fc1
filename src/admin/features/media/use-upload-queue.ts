import { useEffect, useReducer, useRef } from 'react';
import { mediaFormats, toMediaType } from '@/admin/config/media';
import { type AppError, toAppError } from '@/shared/lib/app-error';
import { type BatchOutcome, useUploadBatch } from './api/media-mutations';
import { deleteUploads, uploadMedia } from './api/media-upload';
import type { FileRefusal } from './file-check';
import { objectName, objectNames } from './object-name';
import { acceptFile, prepareFile } from './prepare-file';
import { createQueueItem, isSendable, type QueueItem, queueReducer, type UploadTexts } from './upload-queue';

/** More parallel uploads would only slow each other down. */
const MAX_PARALLEL_UPLOADS = 3;

interface UploadQueueOptions {
  /** Null without a signed-in person: nothing is uploaded. */
  userId: string | null;
  acceptedKind?: 'image' | 'document';
  /** Called with ids and files, in order, once all are stored. With an accepted kind, refused files are ignored. */
  onFinished: (ids: string[], files: File[]) => void;
}

type PatchItem = (changes: Partial<QueueItem>) => void;

/** Checks a file and prepares a picture for the upload. */
async function validateAndPrepare(
  chosen: File,
  acceptedKind: UploadQueueOptions['acceptedKind'],
  signal: AbortSignal,
  change: PatchItem,
) {
  const refuse = (refusal: FileRefusal) => change({ status: 'refused', refusal });
  try {
    const accepted = await acceptFile(chosen);
    if (accepted.refusal) return refuse(accepted.refusal);
    const { file, format } = accepted;
    const kind = toMediaType(mediaFormats[format].mime);
    if (acceptedKind && kind !== acceptedKind) return refuse(`${acceptedKind}Only`);
    const filename = objectName(file.name, format);
    change({ status: 'preparing', format });
    const content = await prepareFile(file, format, signal);
    if (content.refusal) return refuse(content.refusal);
    const preview =
      kind === 'image'
        ? URL.createObjectURL(content.renditionSet?.renditions[0]?.file ?? content.file)
        : null;
    const texts = { altText: '', credit: '', licence: '', ...content.rights };
    change({ status: 'ready', filename, content, preview, texts });
  } catch {
    refuse('unreadable');
  }
}

/** Returns the queue of uploads. Files are prepared when chosen and sent on request; each can be cancelled and retried. */
export function useUploadQueue({ userId, acceptedKind, onFinished }: UploadQueueOptions) {
  const [items, dispatch] = useReducer(queueReducer, []);
  const batch = useUploadBatch();
  /** Newest items, for callbacks that run after a batch or on unmount. */
  const current = useRef(items);
  useEffect(() => {
    current.current = items;
  }, [items]);
  /** Abort controllers of preparation and upload, by item. */
  const abortControllers = useRef(new Map<string, AbortController>());
  const ids = useRef(new Map<string, string>());

  const change = (key: string, changes: Partial<QueueItem>) => dispatch({ type: 'change', key, changes });

  // Aborts uploads and revokes previews on unmount.
  useEffect(
    () => () => {
      for (const controller of abortControllers.current.values()) controller.abort();
      for (const { preview } of current.current) if (preview) URL.revokeObjectURL(preview);
    },
    [],
  );

  function add(files: Iterable<File>) {
    const addedItems = [...files].map(createQueueItem);
    dispatch({ type: 'add', items: addedItems });
    for (const { key, file } of addedItems) {
      const controller = new AbortController();
      abortControllers.current.set(key, controller);
      void validateAndPrepare(file, acceptedKind, controller.signal, (changes) => {
        if (!controller.signal.aborted) return change(key, changes);
        if (changes.preview) URL.revokeObjectURL(changes.preview);
        dispatch({ type: 'remove', key });
      });
    }
  }

  /** Revokes the preview and deletes the stored objects of an unfinished upload. */
  function discardUpload({ preview, stored, status, filename }: QueueItem) {
    if (preview) URL.revokeObjectURL(preview);
    if (stored.length > 0 && status !== 'done') void deleteUploads(filename, stored);
  }

  function remove(key: string) {
    const item = items.find((one) => one.key === key);
    abortControllers.current.get(key)?.abort();
    if (item) discardUpload(item);
    dispatch({ type: 'remove', key });
    finishWhenComplete(items.filter((one) => one.key !== key));
  }

  /** Calls `onFinished` when no other file is left. */
  function finishWhenComplete(remaining: readonly QueueItem[]) {
    const uploaded = remaining.filter(({ key }) => ids.current.has(key));
    const isWaiting = remaining.some(
      (item) => !uploaded.includes(item) && (item.status !== 'refused' || acceptedKind === undefined),
    );
    if (isWaiting || uploaded.length === 0) return;
    onFinished(
      uploaded.map(({ key }) => ids.current.get(key) ?? ''),
      uploaded.map(({ file }) => file),
    );
  }

  function clear() {
    for (const item of items) {
      abortControllers.current.get(item.key)?.abort();
      discardUpload(item);
    }
    ids.current.clear();
    dispatch({ type: 'clear' });
  }

  async function sendOne(item: QueueItem, sender: string): Promise<AppError | null> {
    const { key, file, format, content, filename, texts, stored } = item;
    const controller = abortControllers.current.get(key);
    if (!format || !content || !controller) return null;
    if (controller.signal.aborted) return null;
    const names = objectNames(filename, content.renditionSet?.renditions ?? []);
    change(key, { status: stored.length === names.length ? 'saving' : 'sending', error: null, sent: 0 });
    try {
      const id = await uploadMedia(
        { ...content, ...texts, originalName: file.name, format, filename, stored },
        {
          userId: sender,
          signal: controller.signal,
          onProgress: (sent) => change(key, { sent }),
          onStored: (stored) =>
            change(key, { stored, ...(stored.length === names.length && { status: 'saving' }) }),
        },
      );
      ids.current.set(key, id);
      change(key, { status: 'done' });
      return null;
    } catch (cause) {
      const error = toAppError(cause);
      if (controller.signal.aborted) {
        change(key, { status: 'cancelled', stored: [] });
        void deleteUploads(filename, names);
        return null;
      }
      change(key, { status: 'failed', error: error.message });
      return error;
    }
  }

  async function sendAll(selected: readonly QueueItem[], sender: string): Promise<BatchOutcome> {
    let failure: AppError | null = null;
    const remaining = [...selected];
    const runWorker = async () => {
      for (let item = remaining.shift(); item; item = remaining.shift()) {
        const error = await sendOne(item, sender);
        failure ??= error;
      }
    };
    await Promise.all(Array.from({ length: MAX_PARALLEL_UPLOADS }, runWorker));
    const doneCount = selected.filter(({ key }) => ids.current.has(key)).length;
    return { done: doneCount, failure };
  }

  /** Uploads all files that are ready, or one file again. */
  function send(key?: string) {
    if (!userId || batch.isPending) return;
    const selected = items.filter((item) => isSendable(item) && (key === undefined || item.key === key));
    if (selected.length === 0) return;
    for (const item of selected) {
      abortControllers.current.set(item.key, new AbortController());
      change(item.key, { status: 'waiting', error: null });
    }
    batch.mutate(() => sendAll(selected, userId), {
      onSuccess: () => finishWhenComplete(current.current),
    });
  }

  /** Cancels one upload. A waiting one does not start. */
  function cancel(key: string) {
    abortControllers.current.get(key)?.abort();
    change(key, { status: 'cancelled' });
  }

  function setTexts(key: string, texts: UploadTexts) {
    change(key, { texts });
  }

  return { items, uploading: batch.isPending, add, remove, clear, send, cancel, setTexts };
}

export type UploadQueue = ReturnType<typeof useUploadQueue>;
