import { type MediaFormat, mediaFormats, mediaTypeOf } from '@/admin/config/media';
import { toAppError } from '@/shared/lib/app-error';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import type { ImageSize } from '../image-size';
import { keptName } from '../object-name';
import { publicUrl, removeObjects, sendObject } from './media-object';

/** A file to be stored, and what goes into its row. */
export interface Upload {
  file: File;
  format: MediaFormat;
  /** Fixed once and for all, so that another attempt finds what an earlier one left. */
  filename: string;
  altText: string;
  size: ImageSize | null;
  /** The file is there already: only its row is missing. */
  stored: boolean;
}

interface UploadOptions {
  userId: string;
  signal: AbortSignal;
  onProgress: (sent: number) => void;
  /** The bytes are there, or have been taken back. */
  onStored: (stored: boolean) => void;
}

function insertRow({ file, format, filename, altText, size }: Upload, userId: string) {
  const { mime } = mediaFormats[format];
  return unwrap(
    supabase
      .from('media_library')
      .insert({
        filename,
        original_filename: keptName(file.name),
        file_path: publicUrl(filename),
        mime_type: mime,
        file_size: file.size,
        media_type: mediaTypeOf(mime),
        uploaded_by: userId,
        width: size?.width ?? null,
        height: size?.height ?? null,
        alt_text: altText.trim() || null,
      })
      .select('id')
      .single(),
  );
}

async function rowOf(filename: string) {
  const [row] = await unwrap(supabase.from('media_library').select('id').eq('filename', filename));
  return row;
}

/**
 * Stores one file, then its row; returns the row's id. When the database refuses the row for sure, the file is taken
 * back; when no answer came, the row may exist, so the file stays for the next attempt, which finds out. Throws an AppError.
 */
export async function uploadMedia(upload: Upload, options: UploadOptions): Promise<string> {
  const { file, format, filename } = upload;
  if (!upload.stored) {
    const { signal, onProgress } = options;
    await sendObject({ filename, file, mime: mediaFormats[format].mime, onProgress, signal });
    options.onStored(true);
  }
  try {
    return (await insertRow(upload, options.userId)).id;
  } catch (cause) {
    const error = toAppError(cause);
    const row = error.kind === 'duplicate' ? await rowOf(filename) : undefined;
    if (row) return row.id;
    if (error.code && error.kind !== 'session') {
      await takeBack(filename).then((gone) => options.onStored(!gone));
    }
    throw error;
  }
}

/**
 * Removes what a cancelled or refused upload left, unless its row is there after all. Only media managers may: what
 * others leave is listed among the orphans. Never throws; says whether it is gone.
 */
export async function takeBack(filename: string): Promise<boolean> {
  try {
    if (await rowOf(filename)) return false;
    return (await removeObjects([filename])).length > 0;
  } catch {
    return false;
  }
}
