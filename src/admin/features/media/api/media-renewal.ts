import { useMutation } from '@tanstack/react-query';
import { type MediaFormat, mediaFormats } from '@/admin/config/media';
import { mediaToasts } from '@/copy/admin/media';
import { notify } from '@/shared/components/notify';
import { type FocalPoint, readRenditions } from '@/shared/lib/stored-picture';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import type { Json } from '@/types/database';
import { type Content, pictureColumns } from '../content';
import { objectNames } from '../object-name';
import { removeObjects, sendObject } from './media-object';
import { mediaQueries } from './media-queries';

/** What takes the place of the file of a row, at its address. */
export interface Renewal {
  media: { id: string; filename: string; renditions: Json };
  format: MediaFormat;
  content: Content;
  /** Of another file, since when, and whose subject may be elsewhere. */
  changes?: FocalPoint & { replaced_at: string };
  signal: AbortSignal;
}

/** Sizes that nobody shows any more; those that stay are listed among the orphans. */
async function removeSizes({ filename }: Renewal['media'], renditions: readonly { name: string }[]) {
  const [, ...names] = objectNames(filename, renditions);
  if (names.length > 0) await removeObjects(names).catch(() => []);
}

/**
 * Puts a file in the place of another one: its sizes first, under names of their own, then the file, then the row that names
 * them; so what pages show is whole at every moment. Throws an AppError, and leaves no size behind.
 */
export async function renewMedia({ media, format, content, changes, signal }: Renewal): Promise<void> {
  const { id, filename } = media;
  const made = content.made?.renditions ?? [];
  const send = (name: string, file: Blob, mime: string, replaces: boolean) =>
    sendObject({ name, file, mime, replaces, onProgress: () => undefined, signal });
  try {
    await Promise.all(made.map(({ name, file }) => send(`${filename}.${name}`, file, file.type, false)));
    await send(filename, content.file, mediaFormats[format].mime, true);
    await unwrap(
      supabase
        .from('media_library')
        .update({ ...pictureColumns(content), ...changes })
        .eq('id', id)
        .select('id')
        .single(),
    );
  } catch (cause) {
    await removeSizes(media, made);
    throw cause;
  }
  await removeSizes(media, readRenditions(media.renditions));
}

/** Replaces a file, wherever it is shown. */
export function useReplaceMedia() {
  return useMutation({
    mutationFn: renewMedia,
    onSuccess: () => notify.success(mediaToasts.replaced),
    meta: { invalidates: [mediaQueries.all()], error: mediaToasts.replaceFailed },
  });
}
