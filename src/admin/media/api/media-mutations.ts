import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mediaToasts } from '@/content/admin/media';
import type { AppError } from '@/shared/lib/app-error';
import { rowDeletion } from '@/shared/lib/delete-row';
import { type FocalPoint, readRenditions } from '@/shared/lib/stored-picture';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import { notify } from '@/shared/ui/notify';
import type { Json } from '@/types/database';
import { objectNames } from '../object-name';
import { removeObjects } from './media-object';
import { mediaQueries } from './media-queries';

const changed = [mediaQueries.lists(), mediaQueries.counts()];

/** What staff say of a picture; an empty text is none. */
export interface MediaWords {
  alt_text: string;
  caption: string;
  credit: string;
}

interface Description extends MediaWords, FocalPoint {
  id: string;
}

/** Every write asks its row back: row security refuses in silence, and zero rows must not look like success. */
const describeMedia = ({ id, alt_text, caption, credit, focal_x, focal_y }: Description) =>
  unwrap(
    supabase
      .from('media_library')
      .update({
        alt_text: alt_text.trim() || null,
        caption: caption.trim() || null,
        credit: credit.trim() || null,
        focal_x,
        focal_y,
      })
      .eq('id', id)
      .select('id')
      .single(),
  );

const deleteRow = rowDeletion('media_library', 'id');

/**
 * The row first: what refuses, a policy or a lost network, then refuses before anything is gone, and no row is ever left
 * without its file. A file that outlives its row is only warned about (specification 7.3), and listed among the orphans.
 */
async function deleteMedia({ id, filename, renditions }: { id: string; filename: string; renditions: Json }) {
  await deleteRow(id);
  try {
    await removeObjects(objectNames(filename, readRenditions(renditions)));
  } catch {
    notify.info(mediaToasts.leftBehind);
  }
}

/** Writes what is said of a picture, and where its subject is. */
export function useDescribeMedia() {
  return useMutation({
    mutationFn: describeMedia,
    meta: {
      invalidates: [...changed, mediaQueries.details()],
      success: mediaToasts.described,
      error: mediaToasts.describeFailed,
    },
  });
}

/** Removes a file for good. */
export function useDeleteMedia() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteMedia,
    onSuccess: (_, { id }) =>
      queryClient.removeQueries({ queryKey: mediaQueries.detail(id).queryKey, type: 'inactive' }),
    meta: { invalidates: changed, success: mediaToasts.deleted, error: mediaToasts.deleteFailed },
  });
}

/** What became of the files of one press of the button. */
export interface BatchOutcome {
  done: number;
  /** The first failure; what was cancelled is none. */
  failure: AppError | null;
}

async function uploadBatch(send: () => Promise<BatchOutcome>): Promise<number> {
  const { done, failure } = await send();
  if (failure) throw failure;
  return done;
}

/** Sends a batch of files and tells how it went; the list is out of date even when some of them failed. */
export function useUploadBatch() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: uploadBatch,
    onError: () => Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
    meta: {
      invalidates: changed,
      success: (done) => (typeof done === 'number' && done > 0 ? mediaToasts.uploaded(done) : undefined),
      error: mediaToasts.uploadFailed,
    },
  });
}
