import { useMutation } from '@tanstack/react-query';
import { type MediaFormat, mediaFormats } from '@/admin/config/media';
import { mediaToasts } from '@/copy/admin/media';
import { notify } from '@/shared/components/notify';
import { type FocalPoint, readRenditions } from '@/shared/lib/stored-picture';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import type { Json } from '@/types/database';
import { listObjectNames } from '../object-name';
import { type PreparedFile, toPictureColumns } from '../prepared-file';
import { mediaQueries } from './media-queries';
import { removeObjects, uploadObject } from './storage-upload';

/** Replacement of the file of a row at its address. */
export interface FileReplacement {
  media: { id: string; filename: string; renditions: Json };
  format: MediaFormat;
  content: PreparedFile;
  /** Set for a different picture: its date, and a new focal point. */
  changes?: FocalPoint & { replaced_at: string };
  signal: AbortSignal;
}

/** Deletes renditions that are no longer used. Failures are ignored; the objects are listed as orphans. */
async function removeRenditions(
  { filename }: FileReplacement['media'],
  renditions: readonly { name: string }[],
) {
  const [, ...names] = listObjectNames(filename, renditions);
  if (names.length > 0) await removeObjects(names).catch(() => []);
}

/**
 * Replaces a file: uploads new renditions, then the original, then updates the row. Pages show complete pictures at
 * every moment. Deletes the new renditions after an error. Throws an AppError.
 */
export async function replaceFile({
  media,
  format,
  content,
  changes,
  signal,
}: FileReplacement): Promise<void> {
  const { id, filename } = media;
  const newRenditions = content.renditionSet?.renditions ?? [];
  const upload = (name: string, file: Blob, mime: string, isReplacement: boolean) =>
    uploadObject({ name, file, mime, isReplacement, onProgress: () => undefined, signal });
  try {
    await Promise.all(
      newRenditions.map(({ name, file }) => upload(`${filename}.${name}`, file, file.type, false)),
    );
    await upload(filename, content.file, mediaFormats[format].mime, true);
    await unwrap(
      supabase
        .from('media_library')
        .update({ ...toPictureColumns(content), ...changes })
        .eq('id', id)
        .select('id')
        .single(),
    );
  } catch (cause) {
    await removeRenditions(media, newRenditions);
    throw cause;
  }
  await removeRenditions(media, readRenditions(media.renditions));
}

export function useReplaceMedia() {
  return useMutation({
    mutationFn: replaceFile,
    onSuccess: () => notify.success(mediaToasts.replaced),
    meta: { invalidates: [mediaQueries.all()], error: mediaToasts.replaceFailed },
  });
}
