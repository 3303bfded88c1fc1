import { useMutation, useQueryClient } from '@tanstack/react-query';
import { binText } from '@/copy/admin/bin';
import { mediaToasts } from '@/copy/admin/media';
import type { AppError } from '@/shared/lib/app-error';
import { rowDeletion } from '@/shared/lib/delete-row';
import type { FocalPoint } from '@/shared/lib/stored-picture';
import { supabase } from '@/shared/lib/supabase';
import { unwrap } from '@/shared/lib/unwrap';
import { mediaBinQueries, useRestoreMedia } from './media-bin';
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

/** Puts a file into the bin, where what is stored stays; its toast brings it back. */
export function useDeleteMedia() {
  const queryClient = useQueryClient();
  const restore = useRestoreMedia();
  return useMutation({
    mutationFn: async ({ id }: { id: string }) => {
      await deleteRow(id);
      return id;
    },
    onSuccess: (id) =>
      queryClient.removeQueries({ queryKey: mediaQueries.detail(id).queryKey, type: 'inactive' }),
    meta: {
      invalidates: [...changed, mediaBinQueries.all()],
      success: (id) => ({
        ...mediaToasts.deleted,
        action: { label: binText.undo, onClick: () => restore.mutate([String(id)]) },
      }),
      error: mediaToasts.deleteFailed,
    },
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
