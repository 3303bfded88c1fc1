import { useMutation } from '@tanstack/react-query';
import { type MediaFormat, mediaFormats } from '@/admin/config/media';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import { mediaReplacementText, mediaToastTexts } from '@/copy/admin/media';
import { toAppError } from '@/shared/lib/app-error';
import { toRenditions } from '@/shared/lib/stored-picture';
import type { TablesUpdate } from '@/types/database';
import { cleanOriginalFilename } from '../object-name';
import { type PreparedFile, toFileColumns } from '../prepare-file';
import { type MediaListRow, mediaQueries } from './media-queries';
import {
  copyStorageObject,
  getPublicUploadUrl,
  type ObjectUpload,
  removeStorageObjects,
  uploadStorageObject,
} from './storage-upload';

interface FileReplacement {
  media: Pick<MediaListRow, 'id' | 'filename' | 'renditions'>;
  format: MediaFormat;
  preparedFile: PreparedFile;
  /** Other columns to change. */
  changes?: TablesUpdate<'media_library'>;
  /** Called with the sent bytes of the file, without its renditions. */
  onProgress?: ObjectUpload['onProgress'];
  signal: AbortSignal;
}

/** Deletes unused renditions. Failures are ignored; the objects are listed as orphans. */
async function removeRenditions(
  { filename }: FileReplacement['media'],
  renditions: readonly { name: string }[],
) {
  const names = renditions.map(({ name }) => `${filename}.${name}`);
  if (names.length > 0) await removeStorageObjects(names).catch(() => []);
}

/** Replacement by another file that a person chose. */
interface UserReplacement extends Omit<FileReplacement, 'changes'> {
  media: MediaListRow;
  /** Texts of the new picture. */
  texts: { alt_text?: string | null; credit?: string | null };
  userId: string;
  /** Stored name of the copy of the replaced file, the same in every attempt. */
  copyName: string;
}

function ignoreDuplicate(cause: unknown): void {
  if (toAppError(cause).kind !== 'duplicate') throw cause;
}

/**
 * Copies the replaced file to the bin, as a separate file. Managers can restore it for 30 days. A retry does only what
 * is missing: an attempt without a response may have stored the copy and its row, or deleted the row.
 */
async function addReplacedFileToBin(replacement: UserReplacement): Promise<void> {
  const { media, userId, copyName } = replacement;
  const { mime_type, file_size, media_type, width, height, alt_text, credit, licence, color } = media;
  await copyStorageObject(media.filename, copyName).catch(ignoreDuplicate);
  // The database refuses the row of a file that is in the bin, as a duplicate (reattach_restored_media).
  const insertion = supabase.from('media_library').insert({
    filename: copyName,
    original_filename: cleanOriginalFilename(mediaReplacementText.replacedName(media.original_filename)),
    file_path: getPublicUploadUrl(copyName),
    uploaded_by: userId,
    mime_type,
    file_size,
    media_type,
    width,
    height,
    alt_text,
    credit,
    licence,
    color,
  });
  await unwrap(insertion.select('id')).catch(ignoreDuplicate);
  await unwrap(supabase.from('media_library').delete().eq('filename', copyName).select('id'));
}

/**
 * Replaces a file: uploads new renditions, then the original, then updates the row. Pages show complete pictures at
 * every moment. Deletes the new renditions after an error, unless the row may name them already. Throws an AppError.
 */
export async function replaceMediaFile({
  media,
  format,
  preparedFile,
  changes,
  onProgress,
  signal,
}: FileReplacement): Promise<void> {
  const { id, filename } = media;
  const newRenditions = preparedFile.renditions ?? [];
  let isRowSent = false;
  try {
    await Promise.all(
      newRenditions.map(({ name, file }) =>
        uploadStorageObject({ name: `${filename}.${name}`, file, mime: file.type, signal }),
      ),
    );
    await uploadStorageObject({
      name: filename,
      file: preparedFile.file,
      mime: mediaFormats[format].mime,
      isReplacement: true,
      signal,
      onProgress,
    });
    isRowSent = true;
    await unwrap(
      supabase
        .from('media_library')
        .update({ ...toFileColumns(preparedFile), ...changes })
        .eq('id', id)
        .select('id')
        .single(),
    );
  } catch (cause) {
    // Without an answer of the database, the error has no code. The row may be stored.
    const mayRowHaveRenditions = isRowSent && toAppError(cause).code === '';
    if (!mayRowHaveRenditions) await removeRenditions(media, newRenditions);
    throw cause;
  }
  // After an attempt without a response, `media` may name the new renditions already.
  const oldRenditions = toRenditions(media.renditions).filter(
    ({ name }) => !newRenditions.some((rendition) => rendition.name === name),
  );
  await removeRenditions(media, oldRenditions);
}

/** Replaces a file at its address, and keeps the old one in the bin. Throws an AppError. */
export async function replaceAndBinOldFile(replacement: UserReplacement): Promise<void> {
  replacement.onProgress?.(0);
  await addReplacedFileToBin(replacement);
  const replacedAt = new Date().toISOString();
  const changes = { ...replacement.texts, focal_x: null, focal_y: null, replaced_at: replacedAt };
  await replaceMediaFile({ ...replacement, changes });
}

/** Replaces a file by another one that a person chose. */
export function useReplaceMedia() {
  return useMutation({
    mutationFn: replaceAndBinOldFile,
    meta: {
      invalidates: [mediaQueries.all()],
      success: mediaToastTexts.replaced,
      error: mediaToastTexts.replaceFailed,
    },
  });
}
