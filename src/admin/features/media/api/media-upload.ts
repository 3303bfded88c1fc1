import { getMediaTypeByFormat, type MediaFormat, mediaFormats } from '@/admin/config/media';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { toAppError } from '@/shared/lib/app-error';
import { buildMediaObjectNames, cleanOriginalFilename } from '../object-name';
import { type PreparedFile, toFileColumns } from '../prepare-file';
import type { QueuedUpload, UploadTextValues } from '../upload-queue';
import { toMediaTextColumns } from './media-mutations';
import type { PickedMedia } from './media-queries';
import { getPublicUploadUrl, removeStorageObjects, uploadStorageObject } from './storage-upload';

interface MediaUpload extends PreparedFile, UploadTextValues {
  originalName: string;
  format: MediaFormat;
  /** Stored name, the same in every attempt, so that a retry finds what was stored. */
  filename: string;
  storedNames: readonly string[];
}

interface UploadOptions {
  userId: string;
  signal: AbortSignal;
  /** Receives the status, the sent bytes and the stored names when they change. */
  onChange: (changes: Partial<QueuedUpload>) => void;
}

const PICKED_COLUMNS = 'id, file_path, original_filename, alt_text';

function insertRow(upload: MediaUpload, userId: string) {
  const { originalName, format, filename, alt_text, credit, licence } = upload;
  return unwrap(
    supabase
      .from('media_library')
      .insert({
        filename,
        original_filename: cleanOriginalFilename(originalName),
        file_path: getPublicUploadUrl(filename),
        mime_type: mediaFormats[format].mime,
        media_type: getMediaTypeByFormat(format),
        uploaded_by: userId,
        ...toMediaTextColumns({ alt_text, credit, licence }),
        ...toFileColumns(upload),
      })
      .select(PICKED_COLUMNS)
      .single(),
  );
}

async function findRow(filename: string) {
  const [row] = await unwrap(supabase.from('media_library').select(PICKED_COLUMNS).eq('filename', filename));
  return row;
}

/** Uploads the missing objects. The original comes first: without `media_manage`, only a stored, own original accepts renditions. */
async function uploadObjects(upload: MediaUpload, { signal, onChange }: UploadOptions): Promise<void> {
  const { format, filename, file } = upload;
  const sentBytes = new Map<string, number>();
  const storedNames = new Set(upload.storedNames);
  const uploadIfMissing = async (name: string, body: Blob, mime: string) => {
    const reportBytes = (bytes: number) => {
      sentBytes.set(name, bytes);
      onChange({ sentBytes: [...sentBytes.values()].reduce((sum, itemBytes) => sum + itemBytes, 0) });
    };
    if (!storedNames.has(name)) {
      await uploadStorageObject({
        name,
        file: body,
        mime,
        signal,
        onProgress: reportBytes,
        onInterruptedChange: (isInterrupted) =>
          onChange({ status: isInterrupted ? 'interrupted' : 'sending' }),
      });
      storedNames.add(name);
      onChange({ storedNames: [...storedNames] });
    }
    reportBytes(body.size);
  };
  await uploadIfMissing(filename, file, mediaFormats[format].mime);
  await Promise.all(
    (upload.renditions ?? []).map((rendition) =>
      uploadIfMissing(`${filename}.${rendition.name}`, rendition.file, rendition.file.type),
    ),
  );
}

/**
 * Stores a file, its renditions and then its row; returns the row. When the database refuses the row, deletes the
 * objects. Without a response they stay, because the row may exist. Throws an AppError.
 */
export async function uploadMedia(upload: MediaUpload, options: UploadOptions): Promise<PickedMedia> {
  const { userId, onChange } = options;
  await uploadObjects(upload, options);
  onChange({ status: 'saving' });
  const { filename } = upload;
  const names = buildMediaObjectNames(filename, upload.renditions ?? []);
  try {
    return await insertRow(upload, userId);
  } catch (cause) {
    const error = toAppError(cause);
    const row = error.kind === 'duplicate' ? await findRow(filename) : undefined;
    if (row) return row;
    // Without a response the error has no code. After a new sign-in the insert may succeed.
    const isRowRefused = error.code !== '' && error.kind !== 'session';
    if (isRowRefused) onChange({ storedNames: await deleteCancelledUpload(filename, names) });
    throw error;
  }
}

/**
 * Deletes the objects of a cancelled or refused upload, unless a row exists. Without a row, objects that stay are orphans.
 * Never throws. Returns the names that may still be stored.
 */
export async function deleteCancelledUpload(
  filename: string,
  names: readonly string[],
): Promise<readonly string[]> {
  try {
    if (await findRow(filename)) return names;
    const removedNames = new Set(await removeStorageObjects(names));
    return names.filter((name) => !removedNames.has(name));
  } catch {
    return names;
  }
}
